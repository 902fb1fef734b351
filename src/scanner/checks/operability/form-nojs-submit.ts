import { onPagesOr, partOf } from "../../../model/words.ts";
import { isSearch, nameForm, visibleForms } from "../../evidence/operability/operate-forms.ts";
import type { FormFacts, PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

/**
 * A form without an action is sent to its own page (HTML standard, form submission algorithm), so one that posts
 * has said all it must. Without action and method the data would only lengthen the address of the page: no form that
 * orders or asks means that, a script sends it.
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
  fix: "Give each form an action address and a method that work without scripts, and let the script improve on that.",
  effort: "M",
  reference: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2",
  headline: ({ people }, shown = []) =>
    shown.length > 0 && shown.every(({ received }) => received.endsWith(MAILS))
      ? `What ${people} write in the form arrives only where a mail program is set up`
      : `Forms that agents fill in for ${people} may never arrive`,
  run({ pages }) {
    const faults = new Set<string>();
    const verdict = gradeContent(
      pages,
      (page) => {
        // A search box that needs a script costs nobody an order or a message.
        const forms = visibleForms(page).filter((form) => !isSearch(form));
        if (forms.length === 0) return null;
        const stuck = forms.flatMap((form) => {
          const fault = findFault(form, page);
          return fault === null ? [] : [{ form, fault }];
        });
        const [first] = stuck;
        if (!first) return 1;
        for (const { fault } of stuck) faults.add(fault);
        return {
          value: 1 - stuck.length / forms.length,
          received: `${partOf(stuck.length, forms.length, "form")}: ${nameForm(first.form)} ${first.fault}`,
          meaning:
            first.fault === MAILS
              ? "Where no mail program is set up nothing is sent, with or without scripts."
              : "Without the page's scripts this form reaches nobody.",
        };
      },
      {
        result: (counts) =>
          onPagesOr(
            counts,
            "with forms",
            "all of them can be sent without scripts",
            faults.has(MAILS) && faults.size === 1
              ? "has one that opens a mail program"
              : "has one that cannot be sent without scripts",
          ),
        notApplicable: "No form other than search was found on the pages read.",
      },
    );
    return faults.has(MAILS) && faults.size === 1
      ? {
          ...verdict,
          fix: "Send the form by POST to an address on the web, such as that of the website or of a form service, in place of mailto:.",
        }
      : verdict;
  },
});

const MAILS = "opens a mail program";

/** Hosts that rewrite the form when the page is published; the action is added by them. */
const ADDED_BY_HOST = ["data-netlify", "netlify", "data-static-form-name"];

function findFault(form: FormFacts, page: PageFacts): string | null {
  if (form.method === "dialog" || ADDED_BY_HOST.some((name) => name in form.attributes)) return null;
  if (!form.hasAction) return findFaultWithout(form, page);
  const written = (form.attributes["action"] ?? form.action).trim();
  if (/^(?:#|javascript:)/i.test(written)) return `is sent to “${written.slice(0, 40)}”`;
  if (/^mailto:/i.test(form.action)) return MAILS;
  if (page.url.startsWith("https:") && form.action.startsWith("http:")) return "is sent over an insecure connection";
  return null;
}

/** Without an action: posted to its own page, unless only a script can be behind it. */
function findFaultWithout(form: FormFacts, page: PageFacts): string | null {
  if (form.hasOnsubmit) return "is sent by a script only";
  if (form.method !== "post") return "names neither an address nor a method";
  const own = page.buttons.filter((button) => page.forms[button.form] === form);
  const isPressedByScript =
    own.length > 0 && form.submitTexts.length === 0 && own.every(({ type }) => type === "button");
  return isPressedByScript ? "has only a button that calls a script" : null;
}
