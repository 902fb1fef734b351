import { planWith } from "../../model/plans.ts";
import type { Ctx } from "../../model/ports.ts";
import type { QuotaAnswer } from "../../model/limiter-ports.ts";
import { leftThisMinute, MINUTE_SECONDS } from "../../model/quota-headers.ts";

/** A question reads as much as several calls, so it is bounded as reads are, on a count of its own. */
export async function countAsk(ctx: Ctx): Promise<QuotaAnswer> {
  const { readsPerMinute } = planWith(ctx.caller.plan, ctx.config.limits);
  const quota = await ctx.limiter(ctx.caller.subject).countEvent("ask", readsPerMinute, MINUTE_SECONDS * 1000);
  return leftThisMinute(quota, ctx.clock.now(), "questions");
}
