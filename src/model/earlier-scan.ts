// What a report tells of an earlier scan of the same site.
import type { StoredReport } from "./stored-report.ts";
import type { PreviousScan } from "./score-change.ts";

/** The scan before, which a report compares its own with, whether by the same scorecard or not. */
export const earlierOf = ({ results }: StoredReport): PreviousScan | null =>
  results.previous ?? results.previousScorecard ?? null;
export const withoutEarlier = (report: StoredReport): StoredReport => ({
  ...report,
  results: { ...report.results, previous: null, previousScorecard: null },
});
