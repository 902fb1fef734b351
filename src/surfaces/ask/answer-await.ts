// POST /await (NLWeb 0.54): what became of a promise. Its token is the id of the scan.
import { z } from "zod";
import { AppError } from "../../model/errors.ts";
import type { Ctx } from "../../model/ports.ts";
import { getScanResults } from "../../operations/get-scan-results.ts";
import { getScanStatus } from "../../operations/get-scan-status.ts";
import { read } from "./find-results.ts";
import { reportResult, reportUrl } from "./site-results.ts";
import { typedEnd, typedProgress, typedReport } from "./typed-wire.ts";

const ACTIONS = ["checkin", "cancel"] as const;
const AwaitRequest = z.object({ promise_token: z.string(), action: z.enum(ACTIONS) });
const EXPECTED: Record<string, string> = {
  promise_token: "the token of a promise",
  action: `one of ${ACTIONS.join(", ")}`,
};

/** Throws AppError: SCAN_NOT_FOUND for an unknown token, INVALID_REQUEST where a scan would have to be cancelled. */
export async function answerAwait(ctx: Ctx, raw: unknown): Promise<Response> {
  const { promise_token: scanId, action } = parse(raw);
  const status = await read(ctx, getScanStatus, { scanId }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "SCAN_NOT_FOUND" ? unknownToken() : error;
  });
  if (action === "cancel")
    throw new AppError("INVALID_REQUEST", "A scan cannot be canceled: it ends by itself within minutes.", {
      details: { field: "action", expected: "checkin" },
    });
  return Response.json(await bodyOf(ctx, scanId, status), { headers: { "Cache-Control": "no-store" } });
}

const unknownToken = (): AppError =>
  new AppError("SCAN_NOT_FOUND", "No promise has this promise_token. Ask /ask for a scan to get one.", {
    details: { field: "promise_token", expected: EXPECTED["promise_token"] },
  });

type Status = z.output<(typeof getScanStatus)["output"]>;

async function bodyOf(ctx: Ctx, scanId: string, { status, error, progress, message, pollAfterSeconds }: Status) {
  const { publicOrigin: origin } = ctx.config;
  if (status === "error") {
    const [code = "internal", ...words] = (error ?? "internal: The scan failed.").split(": ");
    return typedEnd(code, words.join(": "));
  }
  const { results } = status === "complete" ? await read(ctx, getScanResults, { scanId }) : { results: undefined };
  if (results !== undefined) return typedReport(reportResult(results, { origin, score: 100 }));
  return typedProgress({
    token: scanId,
    estimated_time: pollAfterSeconds,
    progress: progress / 100,
    ...(message === null ? {} : { message }),
    status_url: `${origin}/api/insights/scan/${scanId}/status`,
    results_url: reportUrl(origin, scanId),
  });
}

function parse(raw: unknown): z.output<typeof AwaitRequest> {
  const parsed = AwaitRequest.safeParse(raw);
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0] ?? "body");
  const expected = EXPECTED[field] ?? "a JSON object with promise_token and action";
  throw new AppError("INVALID_REQUEST", `${field} is missing or not valid. Expected: ${expected}.`, {
    details: { field, expected },
  });
}
