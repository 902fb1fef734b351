import type { Outcome } from "../../model/outcome.ts";
import type { ScanResults } from "../../model/results.ts";

export function countChecks(outcomes: readonly Outcome[]): ScanResults["checkCounts"] {
  const byStatus = { pass: 0, warn: 0, fail: 0, na: 0, unable: 0, info: 0 };
  const byCategory: Record<string, Record<string, number>> = {};
  for (const { status, category } of outcomes) {
    byStatus[status] += 1;
    const counts = (byCategory[category] ??= {});
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return { total: outcomes.length, byStatus, byCategory };
}
