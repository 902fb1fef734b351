// npm run scorecard: what becomes of the catalogue's rows, and the table of all scored checks by category.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import Table from "cli-table3";
import { RETIRED_CHECKS, SCORECARD_VERSION } from "../src/model/scorecard-history.ts";
import { describeMethod } from "../src/scanner/report/method/describe-method.ts";

const method = describeMethod();
const PLAIN = { style: { head: [], border: [] } };

printCounts();
for (const { id, categories } of method.scores)
  for (const { category, weight } of categories) {
    const members = method.checks.flatMap((check) => {
      const count = check.counts.find((one) => one.score === id && one.category === category);
      return count === undefined ? [] : [{ ...check, share: count.share }];
    });
    const table = new Table({ head: ["check", "agent", "severity", "grade", "share of category"], ...PLAIN });
    for (const { id: check, agent, severity, grade, share } of members.toSorted((a, b) => b.weight - a.weight))
      table.push([check, agent, severity, grade, `${(100 * share).toFixed(1)} %`]);
    console.log(`\n${id}: ${category}, weight ${weight}, ${members.length} checks`);
    console.log(table.toString());
  }

function printCounts(): void {
  const { checks, notRun } = method;
  const kinds = Map.groupBy(checks, ({ kind }) => kind);
  const ids = readCatalogue();
  const known = new Set([...checks, ...notRun, ...RETIRED_CHECKS].map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  const table = new Table(PLAIN);
  table.push(["rows of the catalogue", ids.length], ["registered", checks.length]);
  for (const kind of ["scored", "reported", "fact", "workflow-signal"] as const)
    table.push([`  ${kind}`, kinds.get(kind)?.length ?? 0]);
  table.push(["not run", notRun.length], ["retired", RETIRED_CHECKS.length], ["unaccounted for", missing.length]);
  console.log(`Scorecard ${SCORECARD_VERSION}`);
  console.log(table.toString());
  for (const { id, reason, sentence } of notRun) console.log(`not run: ${id} (${reason}): ${sentence}`);
  for (const id of missing) console.log(`unaccounted for: ${id}`);
}

/** Ids of the catalogue by its section. */
function readCatalogue(): string[] {
  const file = resolve(import.meta.dirname, "../test/fixtures/catalogue-ids.json");
  return Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>).flat();
}
