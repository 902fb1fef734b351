import { countOf, onPagesOr } from "../../../model/words.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const positiveTabindex = defineCheck({
  id: "positive-tabindex",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "The order of controls follows the page",
  why: "Whoever moves through a page by keyboard, people and agents alike, expects the order in which it reads. A forced order jumps about.",
  fix: "Remove tabindex values above zero and put the elements into the order in which they should be reached.",
  effort: "S",
  reference: "https://dequeuniversity.com/rules/axe/4.10/tabindex",
  nowhere: "No link, button or form was found on the pages read.",
  headline: ({ name }) => `Moving through ${name} by keyboard jumps back and forth`,
  run({ pages }) {
    return judgePages(
      pages,
      ({ aria, anchorCount, buttons, forms }) => {
        if (anchorCount + buttons.length + forms.length === 0) return null;
        if (aria.positiveTabindex === 0) return true;
        return {
          received: countOf(aria.positiveTabindex, "element with a forced place", "elements with a forced place"),
          meaning: "These are reached before everything else, wherever they stand.",
        };
      },
      (counts) =>
        onPagesOr(
          counts,
          "",
          "controls are reached in the order of the page",
          "has controls that are reached out of order",
        ),
    );
  },
});
