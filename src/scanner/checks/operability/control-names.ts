import { countOf, listOf, onPages } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { readControlNames } from "../../evidence/operability/operate-names.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const SHARE_WARN = 0.05;

export const controlNames = defineCheck({
  id: "control-names",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Links and buttons have names",
  why: "An agent chooses what to press by its name. An icon without a name cannot be chosen, and three links called “More” cannot be told apart.",
  fix: "Give each icon link and button a text or aria-label, and say in each repeated link what it leads to.",
  effort: "S",
  reference: "https://www.w3.org/TR/WCAG22/#name-role-value",
  headline: ({ people }) => `Agents acting for ${people} meet buttons and links without a name`,
  run({ pages }) {
    return gradeContent(
      pages,
      (page) => {
        const { total, unnamed, repeated } = readControlNames(page);
        if (total === 0) return null;
        if (unnamed.length === 0 && repeated.length === 0) return 1;
        const share = unnamed.length / total;
        return {
          value: share > SHARE_WARN ? 0 : 0.5,
          received:
            unnamed.length > 0
              ? `${unnamed.length} of ${countOf(total, "control")} without a name: ${listOf(unnamed.slice(0, 4))}`
              : `the same name for different targets: ${listOf(repeated.map((name) => `“${quoteOf(name)}”`))}`,
          meaning:
            unnamed.length > 0
              ? "These can only be found by their place on the screen."
              : "By their names these links cannot be told apart.",
        };
      },
      {
        result: ({ good, of }) => `${onPages(good, of)} every link, button and field has a name of its own.`,
        notApplicable: "No link, button or field was found on the pages read.",
      },
    );
  },
});
