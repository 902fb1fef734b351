import { countOf, onPagesOr, partOf } from "../../../model/words.ts";
import { isSearch, isToBeRead, nameForm, showsResult, visibleForms } from "../../evidence/operability/operate-forms.ts";
import {
  BY_MAILBOX,
  GOES_NOWHERE,
  SAMPLE,
  isAddedByHost,
  isInDoubt,
  isPostedToPage,
  lossOf,
  reachesNobody,
  unsentFields,
} from "../../evidence/operability/dead-forms.ts";
import { holdsPayment } from "../../evidence/operability/payment-forms.ts";
import { FORMLESS, type FormFacts, type PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const WITHOUT_SCRIPTS =
  "Send the forms on {pages|the site} to an address that takes them without scripts, on the server of {host} or at a form service, and let the script improve on that.";

/**
 * A form without an action is sent to its own page (HTML standard, form submission algorithm), so one that posts
 * has said all it must. Without action and method the data would only lengthen the address of the page: no form that
 * orders or asks means that, a script sends it.
 * A form that loses what is written, as the page shows, is sent nowhere whatever its address says.
 * The catalogue asks for an action on the same origin or a known processor. Any http address takes a
 * form as well, so other hosts pass too, save an insecure one from a secure page.
 */
export const formNojsSubmit = defineCheck({
  id: "form-nojs-submit",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages"],
  title: "Forms say where they are sent",
  why: "An agent without a browser can send a form only if the form itself says where to. One that needs a script stays unsent.",
  fix: WITHOUT_SCRIPTS,
  effort: "M",
  reference: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2",
  headline: ({ people, name }, shown = []) =>
    shown.some(({ meaning }) => meaning === GOES_NOWHERE)
      ? `What ${people} write into a form of ${name} reaches nobody`
      : shown.some(({ meaning }) => meaning === WITHDRAWN)
        ? `What ${people} write into a form of ${name} may soon reach nobody`
        : shown.length > 0 && shown.every(({ meaning }) => meaning === NEEDS_MAIL_PROGRAM)
          ? `Forms of ${name} send nothing where no mail program is set up`
          : shown.length > 0 && shown.every(({ meaning }) => meaning === TEST_IT || meaning === TEST_PAGE)
            ? `Whether a form of ${name} sends anything could not be seen`
            : shown.length > 0 && shown.every(({ meaning }) => meaning === UNNAMED)
              ? `Without scripts, not all that ${people} write into forms of ${name} is sent`
              : shown.length > 0 && shown.every(({ meaning }) => meaning === READ_ON_THE_WAY)
                ? `What ${people} write into forms of ${name} can be read on the way`
                : `Forms that agents without a browser fill in for ${people} never arrive`,
  run({ pages }) {
    const meanings = new Set<string>();
    const losses = new Set<string>();
    const verdict = gradeContent(
      pages,
      (page) => {
        // A search box that needs a script costs nobody an order or a message, nor does what shows a result in the page.
        const forms = visibleForms(page).filter(
          (form) => !isSearch(form) && !showsResult(form) && !holdsPayment(form, page),
        );
        if (forms.length === 0) return null;
        const stuck = forms.flatMap((form) => {
          const fault = findFault(form, page);
          return fault === null ? [] : [{ form, fault }];
        });
        const first = stuck.find(({ form }) => reachesNobody(form, page)) ?? stuck[0];
        if (!first) return 1;
        for (const { form, fault } of stuck) {
          meanings.add(meaningOf(form, fault, page));
          if (reachesNobody(form, page)) losses.add(fault);
        }
        // The service may still take what is sent there today.
        const lost = stuck.reduce((sum, one) => sum + (isHalf(one) ? 0.5 : 1), 0);
        return {
          value: 1 - lost / forms.length,
          received: `${partOf(stuck.length, forms.length, "form")}: ${nameForm(first.form)} ${first.fault}`,
          meaning:
            `${toldOf(meaningOf(first.form, first.fault, page))}${first.fault !== SILENT && isInDoubt(first.form, pages) ? TEST_IT_TOO : ""}`.trim(),
        };
      },
      {
        result: (counts) =>
          onPagesOr(
            counts,
            "with forms",
            `all of them can be sent without scripts${meanings.has(READ_ON_THE_WAY) ? " and over a secure connection" : ""}`,
            faultSaid(meanings),
          ),
        notApplicable: "No form to send was found on the pages read, other than search.",
      },
    );
    const told = meanings.has(GOES_NOWHERE) ? [GOES_NOWHERE] : [...meanings];
    if (losses.size === 1 && losses.has(SAMPLE)) return { ...verdict, fix: FILL_IN };
    const fix = told.flatMap((meaning) => FAULTS[meaning]?.fix ?? []).join(" ");
    return fix === "" ? verdict : { ...verdict, fix };
  },
});

const BY_MAIL = "opens a mail program";
const BY_CHAT = "opens a chat, in which the message still has to be sent";
const SILENT = "is handled by a script that sends nothing that could be seen";
/** Some of its fields have no name; by a mark of its own, as their labels differ. */
const LEAVES_OUT = "leaves out what is written into";
const POSTED = "is posted to a page, and nothing was seen there that takes it";
const UNSAFE = "is sent over an insecure connection";
const NEEDS_MAIL_PROGRAM = "Where no mail program is set up nothing is sent, with scripts or without.";
const READ_ON_THE_WAY = "Browsers warn of it, and what is written can be read on the way.";
const NEEDS_CHAT = "Who has no such messenger sends nothing.";
const TEST_IT = "Test whether what people write there arrives.";
const TEST_PAGE = "Few pages take what is posted to them: test whether it arrives.";
const UNNAMED = "Without scripts, a browser sends no field that has no name.";
const NEEDS_SCRIPT = "Without the page's scripts this form reaches nobody.";
/** What the situation says of all pages is not said of each. */
const toldOf = (meaning: string): string => (meaning === NEEDS_SCRIPT ? "" : meaning);
const TEST_IT_TOO = " One on another page loses what is written into it: test this one, too.";
const WITHDRAWN = "Formspree withdraws addresses of this kind, which also show the mailbox.";

/** By what it means: what such a form does, and its fix. */
const FAULTS: Readonly<Record<string, { said: string; fix: string }>> = {
  [GOES_NOWHERE]: {
    said: "loses what is written into it",
    fix: "Give each field a name, where it has none, and send the form by post to an address that takes it, on the site's own server or at a form service. Then send a test.",
  },
  [WITHDRAWN]: {
    said: "is sent to a kind of address which its service withdraws",
    fix: "Register the form at Formspree, put the address that it gets there into the action, and send a test.",
  },
  [NEEDS_MAIL_PROGRAM]: {
    said: "only opens a mail program",
    fix: "Send the form to an address that takes it, on the site's own server or at a form service, and say on the page that it arrived.",
  },
  [NEEDS_CHAT]: {
    said: "only opens a chat",
    fix: "Beside the chat, send the form to an address that takes it, on the site's own server or at a form service.",
  },
  [TEST_IT]: {
    said: SILENT,
    fix: "Send a test of the form on {pages}. If it does not arrive, send the form by post to an address that takes it, on the site's own server or at a form service.",
  },
  [TEST_PAGE]: {
    said: POSTED,
    fix: "Send a test of the form on {pages}. If it does not arrive, send the form to an address that takes it, on the site's own server or at a form service.",
  },
  [UNNAMED]: { said: "leaves out fields without a name", fix: "Give each field of the form a name, and send a test." },
  [READ_ON_THE_WAY]: {
    said: UNSAFE,
    fix: "Write https in place of http in the address to which the form is sent, and send a test.",
  },
  [NEEDS_SCRIPT]: {
    said: "cannot be sent without scripts",
    fix: `${WITHOUT_SCRIPTS} Send a test first: whether the script delivers was not tried.`,
  },
};

const FILL_IN =
  "Put the address that your form service or your server gives you in place of the sample address in the form's action. Then send a test.";

/** "has one that loses what is written into it or that cannot be sent without scripts" */
const faultSaid = (meanings: ReadonlySet<string>): string =>
  `has one ${Object.entries(FAULTS)
    .flatMap(([meaning, { said }]) => (meanings.has(meaning) ? [`that ${said}`] : []))
    .join(" or ")}`;

function meaningOf(form: FormFacts, fault: string, page: PageFacts): string {
  if (reachesNobody(form, page)) return GOES_NOWHERE;
  if (fault.startsWith(LEAVES_OUT)) return UNNAMED;
  return MEANINGS[fault] ?? NEEDS_SCRIPT;
}

const MEANINGS: Readonly<Record<string, string>> = {
  [BY_MAILBOX]: WITHDRAWN,
  [BY_MAIL]: NEEDS_MAIL_PROGRAM,
  [BY_CHAT]: NEEDS_CHAT,
  [SILENT]: TEST_IT,
  [POSTED]: TEST_PAGE,
  [UNSAFE]: READ_ON_THE_WAY,
};

/** The service may still take what is sent there today, the other fields arrive, or an agent without scripts finds an address. */
const isHalf = ({ form, fault }: { form: FormFacts; fault: string }): boolean =>
  fault === BY_MAILBOX || fault === POSTED || fault.startsWith(LEAVES_OUT) || (fault === SILENT && hasAddress(form));

const writtenAction = (form: FormFacts): string => (form.attributes["action"] ?? form.action).trim();
const hasAddress = (form: FormFacts): boolean => form.hasAction && !/^(?:#|javascript:)/i.test(writtenAction(form));

function findFault(form: FormFacts, page: PageFacts): string | null {
  if (form.method === "dialog" || isAddedByHost(form)) return null;
  const loss = lossOf(form);
  if (loss !== null) return loss;
  if (form.handled === "silent" && isToBeRead(form)) return SILENT;
  const posted = isPostedToPage(form, page.url) ? POSTED : findUnsent(form);
  if (!form.hasAction) return findFaultWithout(form, page) ?? posted;
  if (!hasAddress(form)) return handledFault(form) ?? `is sent to “${writtenAction(form).slice(0, 40)}”`;
  if (/^mailto:/i.test(form.action)) return BY_MAIL;
  if (page.url.startsWith("https:") && form.action.startsWith("http:")) return UNSAFE;
  return posted;
}

/** What the script that handles it was seen to do instead of sending it to an address. */
function handledFault({ handled, hasOnsubmit }: FormFacts): string | null {
  if (handled === "opens-mail") return BY_MAIL;
  if (handled === "opens-chat") return BY_CHAT;
  if (handled === "sends") return "is sent by a script only";
  return hasOnsubmit ? "is handled by a script only" : null;
}

/** Without an action: posted to its own page, unless only a script can be behind it. */
function findFaultWithout(form: FormFacts, page: PageFacts): string | null {
  if (form.className === FORMLESS) return "is made of fields without a form, which only a script can send";
  // A script that improves on a form which is posted to its own page takes nothing from it.
  const isPostedAnyway = form.method === "post" && !form.hasOnsubmit && form.handled === "sends";
  const handled = isPostedAnyway ? null : handledFault(form);
  if (handled !== null) return handled;
  if (form.method !== "post") return "names neither an address nor a method";
  const own = page.buttons.filter((button) => page.forms[button.form] === form);
  const isPressedByScript =
    own.length > 0 && form.submitTexts.length === 0 && own.every(({ type }) => type === "button");
  return isPressedByScript ? "has only a button that calls a script" : null;
}

function findUnsent(form: FormFacts): string | null {
  const unsent = unsentFields(form);
  if (unsent.length === 0) return null;
  const [first] = unsent.map(({ label, labelBeside, placeholder }) => label || labelBeside || placeholder);
  const named = first ? `, for example “${first.replace(/\s+/g, " ").trim().slice(0, 40)}”` : "";
  return `${LEAVES_OUT} ${countOf(unsent.length, "field")} without a name${named}`;
}
