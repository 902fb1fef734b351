// The last step: which rows of the contract were covered by a test that ran and passed. A row that none
// covers fails the run.
import { globSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { ALL_ROWS, NEEDS_QUOTA, type RowId } from "./rows.ts";

export class CoverageReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const isWhole = modules.length === globSync("test/conformance/**/*.test.ts").length;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = countRows(tests.filter((test) => test.result().state === "passed"));
    const notRun = countRows(tests.filter(isLeftOut));
    const open = ALL_ROWS.filter((row) => !passed.has(row) && !notRun.has(row));
    print(passed, notRun, isWhole ? open : []);
    if (!isWhole) console.log("\nPart of the suite ran: coverage is listed, not judged.");
    if (isWhole && open.length > 0) process.exitCode = 1;
  }
}

function isLeftOut(test: TestCase): boolean {
  const result = test.result();
  return result.state === "skipped" && result.note === NEEDS_QUOTA;
}

function countRows(tests: readonly TestCase[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of tests.flatMap((test) => test.meta().rows ?? [])) counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
}

function print(passed: ReadonlyMap<string, number>, notRun: ReadonlyMap<string, number>, open: readonly RowId[]): void {
  console.log("\nCoverage of the contract, row by row (tests that ran and passed):");
  for (const row of ALL_ROWS) {
    const count = passed.get(row);
    if (count !== undefined) console.log(`  ${String(count).padStart(3)}  ${row}`);
  }
  const left = ALL_ROWS.filter((row) => notRun.has(row) && !passed.has(row));
  if (left.length > 0) console.log(`\nNot run (${left.length}): ${NEEDS_QUOTA}`);
  for (const row of left) console.log(`       ${row}`);
  if (open.length > 0) console.log(`\nNOT COVERED (${open.length}):`);
  for (const row of open) console.log(`    -  ${row}`);
  console.log(`\n${passed.size} of ${ALL_ROWS.length} rows covered.`);
}
