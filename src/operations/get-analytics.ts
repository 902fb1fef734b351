import { z } from "zod";
import { AnalyticsSummary, TIME_RANGES } from "../model/analytics.ts";
import { periodsOf, summariseRollups } from "../services/summarise-rollups.ts";
import { defineOperation } from "./define-operation.ts";
import { READ_ONLY_TOOL } from "./read-only-tool.ts";

export const getAnalytics = defineOperation({
  id: "get_analytics",
  summary: "Aggregate analytics",
  description:
    "Counts, averages, medians and distributions over public scans by day of creation (UTC), today included. Costs one read.",
  scopes: ["analytics:read"],
  counts: "read",
  session: "anywhere",
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
  isExact: true,
  example: { input: { time_range: "7d" }, output: exampleSummary() },
  async run(ctx, { time_range }) {
    return { body: summariseRollups(await ctx.rollups.read(periodsOf(time_range, ctx.clock.now()))) };
  },
});

function exampleSummary(): AnalyticsSummary {
  return summariseRollups({ rollups: [], counts: [], statuses: [] });
}
