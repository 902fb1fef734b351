import { eachOf, isSingular, listOf, shareOf } from "../../../model/words.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const ariaValid = defineCheck({
  id: "aria-valid",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Roles and states are spelled right",
  why: "Agents read the page through the same marks as screen readers. A misspelled role is ignored, and a hidden body hides everything.",
  fix: "Correct or remove the roles and attributes named here; plain HTML elements need none of them.",
  effort: "S",
  reference: "https://www.w3.org/TR/wai-aria-1.2/#roles",
  nowhere: "No element was found on the pages read.",
  headline: ({ name }) => `Marks meant to help agents on the pages of ${name} mislead them`,
  run({ pages }) {
    return judgePages(
      pages,
      ({ aria, counts }) => {
        if (counts.interactive === 0 && counts.nodes === 0) return null;
        const faults = [
          ...(aria.hiddenBody ? ["the whole body is hidden from assistive technology"] : []),
          ...aria.invalidRoles.map((role) => `role “${role}”`),
          ...aria.invalidAttributes.map((name) => `attribute ${name}`),
        ];
        if (faults.length === 0) return true;
        return { received: listOf(faults, 6), meaning: "These marks do not exist, or hide what they should describe." };
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "page")} uses a role or an attribute that does not exist.`
          : `${shareOf(good, of, "page")} ${isSingular(good, of) ? "uses" : "use"} only roles and attributes that exist.`,
    );
  },
});
