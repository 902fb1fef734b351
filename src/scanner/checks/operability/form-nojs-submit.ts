import { countOf, onPagesOr, partOf, pathOf } from "../../../model/words.ts";
import {
  isLogin,
  isSearch,
  isToBeRead,
  nameForm,
  showsResult,
  visibleForms,
} from "../../evidence/operability/operate-forms.ts";
import {
  BY_MAILBOX,
  GOES_NOWHERE,
  isAddedByHost,
  isInDoubt,
  isPostedToPage,
  lossOf,
  mendOf,
  reachesNobody,
  unsentFields,
} from "../../evidence/operability/dead-forms.ts";
import {
  BY_CHAT,
  BY_MAIL,
  FAULTS,
  LEAVES_OUT,
  MEANINGS,
  NEEDS_MAIL_PROGRAM,
  NEEDS_SCRIPT,
  POSTED,
  READ_ON_THE_WAY,
  SILENT,
  TEST_IT,
  TEST_PAGE,
  UNNAMED,
  UNSAFE,
  WITHDRAWN,
  WITHOUT_SCRIPTS,
} from "../../evidence/operability/form-faults.ts";
import { holdsPayment } from "../../evidence/operability/payment-forms.ts";
import { FORMLESS, type FormFacts, type PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

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
    /** By what mends it, the form where it was first seen. */
    const mends = new Map<string, string>();
    const verdict = gradeContent(
      pages,
      (page) => {
        const forms = visibleForms(page)
          .filter((form) => isToArrive(form) && !holdsPayment(form, page))
          .map((form) => ({ form, fault: findFault(form, page) }))
          .filter(({ form, fault }) => !isLeftToScripts(form) || isGrave(form, fault, page));
        if (forms.length === 0) return null;
        const stuck = forms.flatMap(({ form, fault }) => (fault === null ? [] : [{ form, fault }]));
        const first = stuck.find(({ form }) => reachesNobody(form, page)) ?? stuck[0];
        if (!first) return 1;
        for (const { form, fault } of stuck) {
          meanings.add(meaningOf(form, fault, page));
          const mend = reachesNobody(form, page) ? mendOf(form) : null;
          if (mend !== null && !mends.has(mend)) mends.set(mend, `On ${pathOf(page.url)}, ${nameForm(form)}`);
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
        notApplicable:
          "No form to send was found on the pages read, other than those of searches, accounts, carts and praise.",
      },
    );
    const beside = [...meanings].flatMap((meaning) => FAULTS[meaning]?.fix || []);
    const grave = [...meanings].flatMap((meaning) => (GRAVE.has(meaning) && FAULTS[meaning]?.fix) || []);
    const fix = (mends.size === 0 ? beside : [...mendsTold(mends), "Then send a test.", ...grave.map(ofAnother)]).join(
      " ",
    );
    return fix === "" ? verdict : { ...verdict, fix };
  },
});

/** A search box that needs a script costs nobody an order or a message, nor does what shows a result in the page. */
const isToArrive = (form: FormFacts): boolean => !isSearch(form) && !showsResult(form);
/** Accounts, carts and praise are kept by scripts. */
const isLeftToScripts = (form: FormFacts): boolean => isLogin(form) || form.use !== undefined;

/** What costs people what they write, whatever the form is for. */
const GRAVE: ReadonlySet<string> = new Set([GOES_NOWHERE, WITHDRAWN, READ_ON_THE_WAY]);
const isGrave = (form: FormFacts, fault: string | null, page: PageFacts): boolean =>
  fault !== null && GRAVE.has(meaningOf(form, fault, page));

const mendsTold = (mends: ReadonlyMap<string, string>): string[] =>
  [...mends].map(([mend, where]) => (mends.size === 1 ? mend : `${where}: ${mend}`));
const ofAnother = (fix: string): string => `Another form: ${fix}`;

/** What the situation says of all pages is not said of each. */
const toldOf = (meaning: string): string => (meaning === NEEDS_SCRIPT ? "" : meaning);
const TEST_IT_TOO = " One on another page loses what is written into it: test this one, too.";
/** "has one that loses what is written into it or that cannot be sent without scripts" */
const faultSaid = (meanings: ReadonlySet<string>): string =>
  `has one ${Object.entries(FAULTS)
    .flatMap(([meaning, fault]) => (fault && meanings.has(meaning) ? [`that ${fault.said}`] : []))
    .join(" or ")}`;

function meaningOf(form: FormFacts, fault: string, page: PageFacts): string {
  if (reachesNobody(form, page)) return GOES_NOWHERE;
  if (fault.startsWith(LEAVES_OUT)) return UNNAMED;
  return MEANINGS[fault] ?? NEEDS_SCRIPT;
}

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
