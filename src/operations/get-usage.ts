import { z } from "zod";
import { QuotaUse } from "../model/account.ts";
import { PLAN_IDS, planWith } from "../model/plans.ts";
import type { QuotaAnswer } from "../model/limiter-ports.ts";
import { defineOperation } from "./define-operation.ts";

export const getUsage = defineOperation({
  id: "get_usage",
  summary: "What is left of your quotas",
  description: "Tells the plan, the scans of the day (UTC) and the reads of the minute. Costs one read.",
  scopes: [],
  counts: "read",
  http: { method: "get", path: "/api/usage", status: 200 },
  tool: false,
  errors: [],
  input: z.object({}),
  output: z.object({ plan: z.enum(PLAN_IDS), scans: QuotaUse, reads: QuotaUse }).meta({ id: "Usage" }),
  example: {
    input: {},
    output: {
      plan: "free",
      scans: { limit: 25, used: 4, remaining: 21, resetsAt: 1795219200 },
      reads: { limit: 300, used: 1, remaining: 299, resetsAt: 1795160040 },
    },
  },
  async run(ctx) {
    const { id, scansPerDay, readsPerMinute } = planWith(ctx.caller.plan, ctx.config.limits);
    const { scans, reads } = await ctx.limiter(ctx.caller.subject).peek({ scansPerDay, readsPerMinute });
    // Counted for the caller, and not used yet.
    const remaining = reads.remaining + ctx.reads.unused(ctx.caller.subject, readsPerMinute);
    return { body: { plan: id, scans: toUse(scans), reads: toUse({ ...reads, remaining }) } };
  },
});

const toUse = ({ limit, remaining, resetsAt }: Omit<QuotaAnswer, "ok">): z.input<typeof QuotaUse> => ({
  limit,
  used: limit - remaining,
  remaining,
  resetsAt: Math.ceil(resetsAt / 1000),
});
