// Where an industry stands: medians of its public scans of the last twelve months. Pure.
import { isoDay } from "../model/words.ts";
import { medianOf, sumOfScores } from "../model/histogram.ts";
import type { Rollup } from "../model/list-ports.ts";
import type { IndustryMedian } from "../model/results.ts";
import type { Industry } from "../model/profile.ts";

const MONTHS = 12;
/** A median of fewer scans says more about those few than about the industry. */
const LEAST_SCANS = 10;

const DAY_MS = 86_400_000;
/** Today, and days before it until the daily job has them in the sum of their month. */
const OPEN_DAYS = 3;

/** The last twelve months, "2026-11" first, then days that may not be in their sums yet. */
export function medianPeriods(at: number): string[] {
  const now = new Date(at);
  return [
    ...Array.from({ length: MONTHS }, (_, back) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, "2026-11".length),
    ),
    ...Array.from({ length: OPEN_DAYS }, (_, back) => isoDay(at - back * DAY_MS)),
  ];
}

/** null when fewer than ten scans are known. */
export function industryMedian(industry: Industry, rollups: readonly Rollup[]): IndustryMedian | null {
  const scans = rollups.reduce((sum, rollup) => sum + rollup.scans, 0);
  const readiness = medianOf(sumOfScores(rollups.map(({ readinessHistogram }) => readinessHistogram)));
  const aeo = medianOf(sumOfScores(rollups.map(({ aeoHistogram }) => aeoHistogram)));
  if (scans < LEAST_SCANS || readiness === null || aeo === null) return null;
  return { industry, readiness, aeo, scans };
}
