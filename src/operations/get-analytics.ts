import { z } from "zod";
import { ScanStatus } from "../model/scan.ts";
import { periodsOf, summariseRollups, TIME_RANGES } from "../services/summarise-rollups.ts";
import { defineOperation } from "./define-operation.ts";
import { READ_ONLY_TOOL } from "./read-only-tool.ts";

const score = z.number().min(0).max(100);
const averages = { scans: z.number().int(), averageReadinessScore: score, averageAeoScore: score };
const ScoreStep = z.object({ from: score, to: score, scans: z.number().int() });

const AnalyticsSummary = z
  .object({
    totalScans: z.number().int().describe("Public scans created in the range, of every status"),
    averageReadinessScore: score.describe("Over complete scans; 0 when there is none"),
    averageAeoScore: score,
    topOpportunityCategories: z.array(z.string()).describe("Most frequent first, at most five"),
    scansByStatus: z.record(ScanStatus, z.number().int()),
    scoreDistribution: z.object({ readiness: z.array(ScoreStep), aeo: z.array(ScoreStep) }),
    medianScores: z.object({ readiness: score, aeo: score }).describe("0 when there is no complete scan"),
    byIndustry: z.array(z.object({ industry: z.string(), ...averages })).describe("Complete scans, most first"),
    trend: z
      .array(z.object({ period: z.string(), ...averages }))
      .describe("Complete scans by day of creation, by month for all; days without any are left out"),
  })
  .meta({ id: "AnalyticsSummary" });

export const getAnalytics = defineOperation({
  id: "get_analytics",
  summary: "Aggregate analytics",
  description:
    "Counts, averages, medians and distributions over public scans by day of creation (UTC), today included. Costs one read.",
  scopes: ["analytics:read"],
  counts: "read",
  http: { method: "get", path: "/api/insights/analytics", status: 200 },
  tool: READ_ONLY_TOOL,
  errors: [],
  input: z.object({
    time_range: z
      .enum(TIME_RANGES)
      .default("30d")
      .describe(`one of ${TIME_RANGES.join(", ")}`),
  }),
  output: AnalyticsSummary,
  example: { input: { time_range: "7d" }, output: exampleSummary() },
  async run(ctx, { time_range }) {
    const { rollups, statuses } = await ctx.rollups.read(periodsOf(time_range, ctx.clock.now()));
    return { body: summariseRollups(rollups, statuses) };
  },
});

function exampleSummary(): z.input<typeof AnalyticsSummary> {
  return summariseRollups([], []);
}
