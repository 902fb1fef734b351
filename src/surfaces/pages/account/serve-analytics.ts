// GET /analytics: for callers whose plan and scopes allow it; what it is for everybody else.
import { AppError, ERROR_TABLE } from "../../../model/errors.ts";
import type { Ctx } from "../../../model/ports.ts";
import { getAnalytics } from "../../../operations/get-analytics.ts";
import { refusalPage } from "../../../render/account/refusal-page.ts";
import {
  analyticsPage,
  closedAnalyticsPage,
  isPeriod,
  type Period,
  PERIODS,
} from "../../../render/analytics/analytics-page.ts";
import { refuseOtherMethod } from "../find-scan.ts";
import { countVisit, run, show } from "./visit.ts";

const DEFAULT_PERIOD: Period = "30d";
const DAY_MS = 86_400_000;

export async function serveAnalytics(request: Request, identify: () => Promise<Ctx>): Promise<Response> {
  try {
    refuseOtherMethod(request);
    const ctx = await identify();
    if (ctx.caller.kind === "anonymous") return show(closedAnalyticsPage());
    await countVisit(ctx);
    const asked = new URL(request.url).searchParams.get("range") ?? "";
    const period = isPeriod(asked) ? asked : DEFAULT_PERIOD;
    const summary = await run(ctx, getAnalytics, { time_range: period });
    return show(analyticsPage({ period, summary, days: daysUpTo(ctx.clock.now(), PERIODS[period]) }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return show(refusalPage(error), { status: ERROR_TABLE[error.code].status, headers: error.headers });
  }
}

/** The last days, today included, oldest first. */
const daysUpTo = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(now - (count - 1 - i) * DAY_MS).toISOString().slice(0, "2026-11-20".length),
  );
