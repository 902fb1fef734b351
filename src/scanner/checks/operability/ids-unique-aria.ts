import { listOf, onPagesOr } from "../../../model/words.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const idsUniqueAria = defineCheck({
  id: "ids-unique-aria",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "Labels point at one thing each",
  why: "A label finds its field by an identifier. When two elements share it, the second one is left without a label.",
  fix: "Give each element named here an identifier of its own and adjust the labels that use it.",
  effort: "S",
  reference: "https://dequeuniversity.com/rules/axe/4.10/duplicate-id-aria",
  nowhere: "No element was found on the pages read.",
  headline: ({ name }) => `Labels on the pages of ${name} point at more than one element`,
  run({ pages }) {
    return judgePages(
      pages,
      ({ aria, counts }) => {
        if (counts.nodes === 0) return null;
        if (aria.duplicateIds.length === 0) return true;
        return {
          received: `used more than once: ${listOf(
            aria.duplicateIds.map((id) => `“${id}”`),
            6,
          )}`,
          meaning: "Only the first element with such an identifier is found.",
        };
      },
      (counts) =>
        onPagesOr(
          counts,
          "",
          "every identifier that labels use stands once",
          "has an identifier that labels use and that does not stand once",
        ),
    );
  },
});
