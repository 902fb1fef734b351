// What the service answered: the answer of a call, or the error that it is.
import { ForesiteError, type ApiErrorCode } from "./errors.ts";
import { ROUTES, type Operations } from "./generated.ts";
import { readEvents, type ScanEvent } from "./read-events.ts";
import type { TimeLimit } from "./time-limit.ts";

export async function readAnswer(answer: Response, call: keyof Operations, limit: TimeLimit): Promise<unknown> {
  if (!answer.ok) throw await toError(answer, call);
  const kind = ROUTES[call].answer;
  if (kind === "events") return openEvents(answer, call, limit);
  try {
    if (kind === "text") return await answer.text();
    if (kind === "bytes") return new Uint8Array(await answer.arrayBuffer());
    const text = await answer.text();
    return readJson(text) ?? unexpected(answer, call, "not JSON");
  } finally {
    limit.release();
  }
}

/** A stream may last longer than any answer: only the caller's signal ends it. */
async function* openEvents(
  { body, status }: Response,
  call: keyof Operations,
  limit: TimeLimit,
): AsyncGenerator<ScanEvent, void> {
  limit.stopClock();
  try {
    if (body !== null) yield* readEvents(body);
  } catch (error) {
    limit.signal.throwIfAborted();
    const message = "The event stream broke off. Ask again with lastEventId to go on.";
    throw new ForesiteError({ call, status, code: "NO_ANSWER", message, cause: error });
  } finally {
    limit.release();
  }
}

async function toError(answer: Response, call: keyof Operations): Promise<ForesiteError> {
  const { status, headers } = answer;
  const body = readJson(await answer.text().catch(() => ""));
  const { code, message, details, requestId } = (body ?? {}) as Partial<Record<string, unknown>>;
  const known = {
    call,
    status,
    requestId: typeof requestId === "string" ? requestId : headers.get("X-Request-Id"),
    retryAfter: readRetryAfter(headers.get("Retry-After")),
  };
  if (typeof code !== "string" || typeof message !== "string")
    return new ForesiteError({ ...known, code: "UNEXPECTED_ANSWER", message: `The service answered ${status}.` });
  return new ForesiteError({
    ...known,
    code: code as ApiErrorCode,
    message,
    details: isObject(details) ? details : undefined,
  });
}

function unexpected({ status }: Response, call: keyof Operations, what: string): never {
  throw new ForesiteError({ call, status, code: "UNEXPECTED_ANSWER", message: `The answer to ${call} is ${what}.` });
}

/** RFC 9110 section 10.2.3: seconds, or a date. */
function readRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/** Every answer of the API is an object. */
function readJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
