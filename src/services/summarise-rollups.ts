// Analytics from rollups. Pure.
import type { AnalyticsSummary, ScoreStep, TimeRange } from "../model/analytics.ts";
import { addCounts, addSums, medianOf, type ScoreCounts, sumOfScores, totalOf } from "../model/histogram.ts";
import type { Grain, RollupCounts, RollupRange, RollupSums, SignedCounts } from "../model/list-ports.ts";
import { SCAN_STATUSES, type ScanStatus } from "../model/scan.ts";

const DAY_MS = 86_400_000;
const DAY_CHARS = "2026-11-20".length;
const MONTH_CHARS = "2026-11".length;
const TOP_CATEGORIES = 5;
/** Scores are shown in ten steps; 100 belongs to the last. */
const STEP = 10;

const DAYS: Record<Exclude<TimeRange, "all">, number> = { "7d": 7, "30d": 30, "90d": 90 };

/** Days up to and with today, or every month. */
export function periodsOf(range: TimeRange, at: number): { grain: Grain; from: string; to: string } {
  const today = new Date(at).toISOString();
  if (range === "all") return { grain: "month", from: "", to: today.slice(0, MONTH_CHARS) };
  const first = new Date(at - (DAYS[range] - 1) * DAY_MS).toISOString();
  return { grain: "day", from: first.slice(0, DAY_CHARS), to: today.slice(0, DAY_CHARS) };
}

interface Averages {
  scans: number;
  averageReadinessScore: number;
  averageAeoScore: number;
}

export function summariseRollups({ rollups, counts, statuses }: RollupRange): AnalyticsSummary {
  const counted = new Map(statuses.map(({ status, scans }) => [status, scans]));
  const scansByStatus = {} as Record<ScanStatus, number>;
  for (const status of SCAN_STATUSES) scansByStatus[status] = counted.get(status) ?? 0;
  const countsOf = Map.groupBy(counts, ({ industry }) => industry);
  const byIndustry = groupsOf(rollups, "industry").map(([industry, group]) => ({
    industry,
    group,
    histograms: histogramsOf(countsOf.get(industry) ?? []),
  }));
  // The sum of a few sums, instead of going through every period again.
  const all = {
    readiness: addSums(byIndustry.map(({ histograms }) => histograms.readiness)),
    aeo: addSums(byIndustry.map(({ histograms }) => histograms.aeo)),
  };
  const { averageReadinessScore, averageAeoScore } = averagesOf(rollups);
  return {
    totalScans: statuses.reduce((total, { scans }) => total + scans, 0),
    averageReadinessScore,
    averageAeoScore,
    topOpportunityCategories: topCategories(counts),
    scansByStatus,
    scoreDistribution: { readiness: stepsOf(all.readiness), aeo: stepsOf(all.aeo) },
    medianScores: mediansOf(all),
    byIndustry: byIndustry
      .map(({ industry, group, histograms }) => {
        const { readiness: medianReadinessScore, aeo: medianAeoScore } = mediansOf(histograms);
        return { industry, ...averagesOf(group), medianReadinessScore, medianAeoScore };
      })
      .toSorted((a, b) => b.scans - a.scans || (a.industry < b.industry ? -1 : 1)),
    trend: groupsOf(rollups, "period")
      .map(([period, group]) => ({ period, ...averagesOf(group) }))
      .toSorted((a, b) => (a.period < b.period ? -1 : 1)),
  };
}

const groupsOf = (rollups: readonly RollupSums[], by: "industry" | "period"): [string, RollupSums[]][] => [
  ...Map.groupBy(rollups, (rollup) => rollup[by]),
];

/** Means to one decimal; 0 with no scans. */
function averagesOf(rollups: readonly RollupSums[]): Averages {
  const sum = (of: "scans" | "readinessSum" | "aeoSum"): number =>
    rollups.reduce((total, rollup) => total + rollup[of], 0);
  const scans = sum("scans");
  const mean = (total: number): number => (scans === 0 ? 0 : Math.round((total / scans) * 10) / 10);
  return { scans, averageReadinessScore: mean(sum("readinessSum")), averageAeoScore: mean(sum("aeoSum")) };
}

type Histograms = Record<"readiness" | "aeo", ScoreCounts>;

const histogramsOf = (counts: readonly SignedCounts[]): Histograms => ({
  readiness: sumOfScores(...signed(counts, "readinessHistogram")),
  aeo: sumOfScores(...signed(counts, "aeoHistogram")),
});

/** What is to be added, and what to be taken off. */
const signed = (counts: readonly SignedCounts[], name: keyof RollupCounts): [string[], string[]] => [
  counts.filter(({ sign }) => sign > 0).map((one) => one[name]),
  counts.filter(({ sign }) => sign < 0).map((one) => one[name]),
];

/** 0 with no scans. */
const mediansOf = ({ readiness, aeo }: Histograms): Record<"readiness" | "aeo", number> => ({
  readiness: medianOf(readiness) ?? 0,
  aeo: medianOf(aeo) ?? 0,
});

function topCategories(counts: readonly SignedCounts[]): string[] {
  return Object.entries(addCounts(...signed(counts, "opportunityCategories")))
    .filter(([, count]) => count > 0)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, TOP_CATEGORIES)
    .map(([category]) => category);
}

function stepsOf(counts: ScoreCounts): ScoreStep[] {
  return Array.from({ length: 100 / STEP }, (_, at) => {
    const from = at * STEP;
    const to = from + STEP === 100 ? 100 : from + STEP - 1;
    return { from, to, scans: totalOf(counts.subarray(from, to + 1)) };
  });
}
