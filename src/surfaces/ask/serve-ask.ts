// GET and POST /ask (NLWeb), POST /await: who asks, how often, in which shape; one JSON object or a stream.
import { AppError, ERROR_TABLE } from "../../model/errors.ts";
import type { Ctx, Ports } from "../../model/ports.ts";
import type { QuotaAnswer } from "../../model/limiter-ports.ts";
import { DAY_SECONDS, MINUTE_SECONDS, quotaHeaders } from "../../model/quota-headers.ts";
import { refuseKeyInQuery } from "../../model/refuse-key-in-query.ts";
import { toAppError } from "../../model/to-app-error.ts";
import { credentialsOf, identifyCaller } from "../../services/identify-caller.ts";
import { answerAsk } from "./answer-ask.ts";
import type { Ask } from "./ask.ts";
import { answerAwait } from "./answer-await.ts";
import { countAsk } from "./count-ask.ts";
import { legacyBody, legacyMessages } from "./legacy-wire.ts";
import { mayStartScan } from "./may-start-scan.ts";
import { readAsk, shapeOf } from "./read-ask.ts";
import { readBody } from "./read-body.ts";
import { typedBody, typedFailure, typedMessages } from "./typed-wire.ts";

const AWAIT_PATH = "/await";

export async function serveAsk(request: Request, ports: Ports, requestId: string): Promise<Response> {
  const isAwait = new URL(request.url).pathname === AWAIT_PATH;
  const methods = isAwait ? ["POST"] : ["GET", "HEAD", "POST"];
  if (!methods.includes(request.method))
    throw new AppError("METHOD_NOT_ALLOWED", `This address answers ${methods.join(", ")}.`, {
      headers: { Allow: methods.join(", ") },
    });
  // What the body turns out to be decides how a refusal looks, also that of a credential.
  const body = await settle(readBody(request));
  const isTyped = isAwait || (body.ok && shapeOf(body.value) === "0.54");
  try {
    const ctx = await contextOf(request, ports, requestId);
    const asked = await countAsk(ctx);
    if (!body.ok) throw body.error;
    return await withQuota(ctx, asked, isAwait ? answerAwait(ctx, body.value) : answer(ctx, request, body.value));
  } catch (thrown) {
    if (!isTyped) throw thrown;
    const error = toAppError(thrown);
    if (error !== thrown) logBug(ports, requestId, thrown);
    return json(typedFailure(error, requestId), ERROR_TABLE[error.code].status, error.headers);
  }
}

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };
const settle = <T>(work: Promise<T>): Promise<Settled<T>> =>
  work.then(
    (value) => ({ ok: true as const, value }),
    (error: unknown) => ({ ok: false as const, error }),
  );

async function contextOf(request: Request, ports: Ports, requestId: string): Promise<Ctx> {
  refuseKeyInQuery(request.url);
  const caller = await identifyCaller(ports, credentialsOf(request));
  return { ...ports, caller, requestId };
}

async function withQuota(ctx: Ctx, quota: QuotaAnswer, work: Promise<Response>): Promise<Response> {
  const headers = quotaHeaders(quota, ctx.clock.now(), MINUTE_SECONDS);
  try {
    const response = await work;
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  } catch (error) {
    throw error instanceof AppError ? error.withHeaders(headers) : error;
  }
}

async function answer(ctx: Ctx, request: Request, raw: Record<string, unknown>): Promise<Response> {
  const ask = readAsk(raw, request.headers.get("accept") ?? "");
  // HEAD tells how the answer would come; nothing is looked up, and no scan is started.
  if (request.method === "HEAD") return ask.isStreaming ? stream([], {}) : json(null, 200, {});
  const { answer: given, quota } = await answerAsk(ctx, ask, mayStartScan(request));
  const queryId = ask.queryId ?? ctx.ids.uuid();
  const headers = quota === null ? {} : quotaHeaders(quota, ctx.clock.now(), DAY_SECONDS);
  if (ask.isStreaming) return stream(messagesOf(ask, queryId, given), headers);
  return json(ask.shape === "legacy" ? legacyBody(ask, queryId, given) : typedBody(ask, given), 200, headers);
}

const messagesOf = (ask: Ask, queryId: string, given: Parameters<typeof typedMessages>[1]): object[] =>
  ask.shape === "legacy" ? legacyMessages(ask, queryId, given) : typedMessages(ask, given);

const COMMON = { "Cache-Control": "no-store", Vary: "Accept" };
const json = (body: object | null, status: number, headers: Record<string, string>): Response =>
  Response.json(body, { status, headers: { ...COMMON, ...headers } });

/** Everything is known before the first message, so a failure is an answer with a status, never a broken stream. */
function stream(messages: readonly object[], headers: Record<string, string>): Response {
  const text = messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join("");
  return new Response(text, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "X-Accel-Buffering": "no",
      ...COMMON,
      ...headers,
    },
  });
}

function logBug({ log }: Ports, requestId: string, thrown: unknown): void {
  log("ask.internal_error", {
    requestId,
    error: thrown instanceof Error ? (thrown.stack ?? thrown.message).slice(0, 2_000) : "unknown",
  });
}
