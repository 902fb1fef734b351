// npm run scorecard: the table of all scored checks, by category, as it follows from their files.
import Table from "cli-table3";
import { SCORES } from "../src/model/outcome.ts";
import { SCORECARD_VERSION } from "../src/model/product.ts";
import { CHECKS } from "../src/scanner/checks/all-checks.ts";
import { weightOf } from "../src/scanner/checks/define-check.ts";
import { CATEGORY_WEIGHTS } from "../src/scanner/report/scorecard.ts";

console.log(
  `Scorecard ${SCORECARD_VERSION}: ${CHECKS.length} checks, ${CHECKS.filter((check) => weightOf(check) > 0).length} scored.`,
);
for (const score of SCORES) {
  for (const { category, weight } of CATEGORY_WEIGHTS[score]) {
    const members = CHECKS.filter(
      (check) =>
        weightOf(check) > 0 &&
        check.counts.includes(score) &&
        (score === "aeo" ? (check.aeoCategory ?? check.category) : check.category) === category,
    );
    const total = members.reduce((sum, check) => sum + weightOf(check), 0);
    const table = new Table({
      head: ["check", "agent", "severity", "grade", "share of category"],
      style: { head: [], border: [] },
    });
    for (const check of members.toSorted((a, b) => weightOf(b) - weightOf(a)))
      table.push([
        check.id,
        check.agent,
        check.severity,
        check.evidence,
        `${((100 * weightOf(check)) / total).toFixed(1)} %`,
      ]);
    console.log(`\n${score}: ${category}, weight ${weight}, ${members.length} checks`);
    console.log(table.toString());
  }
}
