import { countOf, onPagesOr } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { isSearch, visibleForms } from "../../evidence/operability/operate-forms.ts";
import type { ControlFacts, PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const FEW = 2;
const NATIVE: readonly string[] = ["button", "input", "summary", "a"];
const POPUPS: readonly string[] = ["listbox", "grid", "dialog"];

export const nativeControls = defineCheck({
  id: "native-controls",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Forms use the browser's own controls",
  why: "Every agent knows how to use a real selection list, checkbox or date field. A copy made of other elements works only for a mouse.",
  fix: "Replace the imitated controls named here with select, input and button elements.",
  effort: "M",
  reference: "https://www.w3.org/TR/using-aria/#rule1",
  headline: ({ people }) => `Agents of ${people} get stuck in fields that only a mouse can use`,
  run({ pages }) {
    return gradeContent(
      pages,
      (page) => {
        const used = visibleForms(page).filter((form) => !isSearch(form));
        if (used.length === 0) return null;
        const imitated = page.buttons.filter((control) => isImitated(control, page));
        const [first] = imitated;
        if (!first) return 1;
        return {
          value: imitated.length <= FEW ? 0.5 : 0,
          received: `${countOf(imitated.length, "imitated control")}; for example a ${first.tag} named “${quoteOf(first.name)}”`,
          meaning: "It stands for a button, list or date field and is none.",
        };
      },
      {
        result: (counts) =>
          onPagesOr(
            counts,
            "with forms",
            "all controls are the browser's own",
            "has a control that is not the browser's own",
          ),
        notApplicable: "No form other than search was found on the pages read.",
      },
    );
  },
});

/** An element made into a button inside a form, or a button that opens a list or calendar of its own. */
function isImitated({ tag, form, hidden, attributes }: ControlFacts, page: PageFacts): boolean {
  const owner = page.forms[form];
  if (hidden || !owner || owner.hidden || isSearch(owner)) return false;
  return !NATIVE.includes(tag) || POPUPS.includes(attributes["aria-haspopup"] ?? "");
}
