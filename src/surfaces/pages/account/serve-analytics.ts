// GET /analytics: for callers whose plan and scopes allow it; what it is for everybody else, and in Markdown.
import { isoDay } from "../../../model/words.ts";
import { AppError, ERROR_TABLE, unavailable } from "../../../model/errors.ts";
import type { Ctx, Ports } from "../../../model/ports.ts";
import { getAnalytics } from "../../../operations/get-analytics.ts";
import { prefersMarkdown } from "../../../render/prefers-markdown.ts";
import { refusalPage } from "../../../render/account/refusal-page.ts";
import {
  analyticsPage,
  closedAnalytics,
  closedAnalyticsPage,
  isPeriod,
  type Period,
  PERIODS,
} from "../../../render/analytics/analytics-page.ts";
import { answerMessage } from "../answer-message.ts";
import { refuseOtherMethod } from "../find-scan.ts";
import { countVisit, run, show } from "./visit.ts";

const DEFAULT_PERIOD: Period = "30d";
const DAY_MS = 86_400_000;
const VARIED = { headers: { Vary: "Accept" } };

export async function serveAnalytics(
  request: Request,
  identify: () => Promise<Ctx>,
  { config: { publicOrigin } }: Ports,
): Promise<Response> {
  const isTwin = new URL(request.url).pathname.endsWith(".md");
  try {
    refuseOtherMethod(request);
    if (isTwin || prefersMarkdown(request.headers.get("accept")))
      return answerMessage({ ...closedAnalytics(), origin: publicOrigin });
    const ctx = await identify();
    if (ctx.caller.isUnsure === true) throw unavailable();
    if (ctx.caller.kind === "anonymous") return show(closedAnalyticsPage(), VARIED);
    await countVisit(ctx);
    const asked = new URL(request.url).searchParams.get("range") ?? "";
    const period = isPeriod(asked) ? asked : DEFAULT_PERIOD;
    const summary = await run(ctx, getAnalytics, { time_range: period });
    return show(analyticsPage({ period, summary, days: daysUpTo(ctx.clock.now(), PERIODS[period]) }), VARIED);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return show(refusalPage(error), { status: ERROR_TABLE[error.code].status, headers: error.headers });
  }
}

/** The last days, today included, oldest first. */
const daysUpTo = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => isoDay(now - (count - 1 - i) * DAY_MS));
