import { isSingular, listOf, pathOf, shareOf } from "../../../model/words.ts";
import { findLandmarkFaults } from "../../evidence/operability/operate-landmarks.ts";
import { defineCheck, fixedBy } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const MOST_NAMED = 3;

export const landmarks = defineCheck({
  id: "landmarks",
  agent: "essentials",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "Pages mark their main part, menu, header and footer",
  why: "Agents and screen readers jump to the main part of a page and leave the menu aside. Without marks they have to read everything each time.",
  fix: "Wrap the content of {pages} in one main element, the menu in nav, and the top and bottom in header and footer; give two menus different labels.",
  effort: "S",
  reference: "https://www.w3.org/TR/html-aam-1.0/#el-main",
  headline: ({ name }) => `Agents cannot tell the content of ${name} from its menus`,
  run({ pages }) {
    const lacking = new Map<string, Set<string>>();
    const faulty = new Set<string>();
    const verdict = gradeContent(
      pages,
      (page) => {
        if (page.visibleText.words === 0 && page.landmarks.length === 0) return null;
        const faults = findLandmarkFaults(page);
        if (faults.length === 0) return 1;
        const path = pathOf(page.url);
        faulty.add(path);
        for (const { mend } of faults) lacking.set(mend, (lacking.get(mend) ?? new Set<string>()).add(path));
        const roles = listOf(
          page.landmarks.map(({ role, label }) => (label ? `${role} “${label}”` : role)),
          8,
        );
        return {
          value: Math.max(0, 1 - faults.reduce((sum, { cost }) => sum + cost, 0)),
          received: `${listOf(faults.map(({ says }) => says))}; ${roles ? `landmarks: ${roles}` : "no landmarks"}`,
          meaning: "",
        };
      },
      {
        result: ({ good, of }) =>
          `${shareOf(good, of, "page")} ${isSingular(good, of) ? "marks" : "mark"} main part, menu, header and footer without a fault.`,
        notApplicable: "No page with text was read.",
      },
    );
    const byPages = Map.groupBy(lacking, ([, paths]) =>
      paths.size === faulty.size ? "{pages}" : listOf([...paths], MOST_NAMED),
    );
    // Each remedy names the pages that need it, where others need another.
    const steps = [...byPages].map(
      ([where, mends]) =>
        `On ${where}, ${listOf(
          mends.map(([mend]) => mend),
          mends.length,
        )}.`,
    );
    return fixedBy(verdict, steps.join(" "));
  },
});
