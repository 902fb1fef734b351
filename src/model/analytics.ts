// What the analytics say: counts, averages, medians and distributions over public scans.
import { z } from "zod";
import { ScanStatus } from "./scan.ts";

/** Days that are looked back over, today included; "all" goes by months. */
export const TIME_RANGES = ["7d", "30d", "90d", "all"] as const;
export type TimeRange = (typeof TIME_RANGES)[number];

const score = z.number().min(0).max(100);
const averages = { scans: z.number().int(), averageReadinessScore: score, averageAeoScore: score };
const ScoreStep = z.object({ from: score, to: score, scans: z.number().int() });
export type ScoreStep = z.infer<typeof ScoreStep>;

export const AnalyticsSummary = z
  .object({
    totalScans: z.number().int().describe("Public scans created in the range, of every status"),
    averageReadinessScore: score.describe("Over complete scans; 0 when there is none"),
    averageAeoScore: score,
    topOpportunityCategories: z.array(z.string()).describe("Most frequent first, at most five"),
    scansByStatus: z.record(ScanStatus, z.number().int()),
    scoreDistribution: z.object({ readiness: z.array(ScoreStep), aeo: z.array(ScoreStep) }),
    medianScores: z.object({ readiness: score, aeo: score }).describe("0 when there is no complete scan"),
    byIndustry: z
      .array(z.object({ industry: z.string(), ...averages, medianReadinessScore: score, medianAeoScore: score }))
      .describe("Complete scans, most first"),
    trend: z
      .array(z.object({ period: z.string(), ...averages }))
      .describe("Complete scans by day of creation, by month for all; days without any are left out"),
  })
  .meta({ id: "AnalyticsSummary" });
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;
