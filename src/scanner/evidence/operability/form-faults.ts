// What may be wrong with the way a form is sent: what it means, what is done about it, and what work on it is called.
import type { EvidenceItem } from "../../../model/outcome.ts";
import { BY_MAILBOX, GOES_NOWHERE } from "./dead-forms.ts";

export const BY_MAIL = "opens a mail program";
export const BY_CHAT = "opens a chat, in which the message still has to be sent";
export const SILENT = "is handled by a script that sends nothing that could be seen";
/** Some of its fields have no name; by a mark of its own, as their labels differ. */
export const LEAVES_OUT = "leaves out what is written into";
export const POSTED = "is posted to a page, and nothing was seen there that takes it";
export const UNSAFE = "is sent over an insecure connection";
export const NEEDS_MAIL_PROGRAM = "Where no mail program is set up nothing is sent, with scripts or without.";
export const READ_ON_THE_WAY = "Browsers warn of it, and what is written can be read on the way.";
const NEEDS_CHAT = "Who has no such messenger sends nothing.";
export const TEST_IT = "Test whether what people write there arrives.";
export const TEST_PAGE = "Few pages take what is posted to them: test whether it arrives.";
export const UNNAMED = "Without scripts, a browser sends no field that has no name.";
export const NEEDS_SCRIPT = "Without the page's scripts this form reaches nobody.";
export const WITHDRAWN = "Formspree withdraws addresses of this kind, which also show the mailbox.";
export const WITHOUT_SCRIPTS =
  "Send the forms on {pages|the site} to an address that takes them without scripts, on the server of {host} or at a form service, and let the script improve on that.";

interface Fault {
  said: string;
  /** Empty where it is told by what each form shows. */
  fix: string;
  /** As a title calls the work; left out where it is the usual. */
  aim?: string;
}

/** By what it means: what such a form does, and its fix. */
export const FAULTS: Readonly<Record<string, Fault | undefined>> = {
  [GOES_NOWHERE]: {
    said: "loses what is written into it",
    fix: "",
    aim: "mend the form that reaches nobody",
  },
  [WITHDRAWN]: {
    said: "is sent to a kind of address which its service withdraws",
    fix: "Register the form at Formspree, put the address that it gets there into the action, and send a test.",
    aim: "register the form at its service",
  },
  [NEEDS_MAIL_PROGRAM]: {
    said: "only opens a mail program",
    fix: "Send the form to an address that takes it, on the site's own server or at a form service, and say on the page that it arrived.",
    aim: "let the form send by itself",
  },
  [NEEDS_CHAT]: {
    said: "only opens a chat",
    fix: "Beside the chat, send the form to an address that takes it, on the site's own server or at a form service.",
    aim: "let the form send by itself",
  },
  [TEST_IT]: {
    said: SILENT,
    fix: "Send a test of the form on {pages}. If it does not arrive, send the form by post to an address that takes it, on the site's own server or at a form service.",
    aim: "test whether the form arrives",
  },
  [TEST_PAGE]: {
    said: POSTED,
    fix: "Send a test of the form on {pages}. If it does not arrive, send the form to an address that takes it, on the site's own server or at a form service.",
    aim: "test whether the form arrives",
  },
  [UNNAMED]: {
    said: "leaves out fields without a name",
    fix: "Give each field of the form a name, and send a test.",
    aim: "give the fields of the form names",
  },
  [READ_ON_THE_WAY]: {
    said: UNSAFE,
    fix: "Write https in place of http in the address to which the form is sent, and send a test.",
    aim: "send the form over a secure connection",
  },
  [NEEDS_SCRIPT]: {
    said: "cannot be sent without scripts",
    fix: `${WITHOUT_SCRIPTS} Send a test first: whether the script delivers was not tried.`,
  },
};

export const MEANINGS: Readonly<Record<string, string | undefined>> = {
  [BY_MAILBOX]: WITHDRAWN,
  [BY_MAIL]: NEEDS_MAIL_PROGRAM,
  [BY_CHAT]: NEEDS_CHAT,
  [SILENT]: TEST_IT,
  [POSTED]: TEST_PAGE,
  [UNSAFE]: READ_ON_THE_WAY,
};

/** What is done about the forms shown: for the one that loses what is written before all, else where all show one fault. */
export function aimOf(evidence: readonly Pick<EvidenceItem, "received" | "meaning">[]): string | undefined {
  const meanings = evidence.map(({ meaning }) => meaning);
  const lost = new Set(evidence.flatMap(({ received, meaning }) => (meaning === GOES_NOWHERE ? [received] : [])));
  if (lost.size > 0) return lost.size === 1 ? FAULTS[GOES_NOWHERE]?.aim : "mend the forms that reach nobody";
  const [first, ...others] = new Set(meanings.map((meaning) => FAULTS[meaning]?.aim));
  return others.length === 0 ? first : undefined;
}
