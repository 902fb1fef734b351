// Sends one call, again where that is safe: what is asked twice by mistake must not be done twice.
import { ForesiteError } from "./errors.ts";
import { ROUTES, type Operations } from "./generated.ts";
import { makeRequest, type Input } from "./make-request.ts";
import { readAnswer } from "./read-answer.ts";
import { limitTime, sleep } from "./time-limit.ts";
import { webCrypto } from "./web-crypto.ts";

export interface Service {
  origin: string;
  /** Headers of the credential. */
  credential: Readonly<Record<string, string>>;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  maxRetries: number;
  maxRetryAfterSeconds: number;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /**
   * For calls that the service does once for one key (startScan): a value of your own, so that a repetition by another
   * process counts as the same call. One is made where you give none.
   */
  idempotencyKey?: string | undefined;
}

const FIRST_PAUSE_MS = 500;
/** Failures of the service or on the way to it, after which the same request may succeed. */
const PASSING = new Set([500, 502, 503, 504]);

export async function send(
  service: Service,
  call: keyof Operations,
  input: Input,
  options: CallOptions,
): Promise<unknown> {
  const { method, takesIdempotencyKey } = ROUTES[call];
  const request = makeRequest(service.origin, call, input);
  const headers = new Headers({ ...service.credential, ...request.headers });
  if (takesIdempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey ?? (await randomKey()));
  const init = { method, headers, body: request.body, redirect: "manual" } as const;
  const isRepeatable = method !== "POST" || takesIdempotencyKey;
  for (let attempt = 0; ; attempt++) {
    const outcome = await attemptOnce(service, call, { url: request.url, init }, options.signal);
    if (!("fault" in outcome)) return outcome.answer;
    const pauseMs = attempt < service.maxRetries ? pauseAfter(outcome.fault, attempt, isRepeatable) : null;
    if (pauseMs === null || pauseMs > service.maxRetryAfterSeconds * 1000) throw outcome.fault;
    await sleep(pauseMs, options.signal);
  }
}

async function attemptOnce(
  { fetch, origin, timeoutMs }: Service,
  call: keyof Operations,
  { url, init }: { url: string; init: RequestInit },
  signal: AbortSignal | undefined,
): Promise<{ answer: unknown } | { fault: ForesiteError }> {
  const inSeconds = `${timeoutMs / 1000} seconds`;
  const limit = limitTime(
    timeoutMs,
    () => new ForesiteError({ call, code: "TIMEOUT", message: `${origin} did not answer within ${inSeconds}.` }),
    signal,
  );
  try {
    return { answer: await readAnswer(await fetch(url, { ...init, signal: limit.signal }), call, limit) };
  } catch (error) {
    limit.release();
    signal?.throwIfAborted();
    const fault = limit.signal.aborted ? (limit.signal.reason as unknown) : error;
    if (fault instanceof ForesiteError) return { fault };
    return {
      fault: new ForesiteError({ call, code: "NO_ANSWER", message: `No service answers at ${origin}.`, cause: error }),
    };
  }
}

/** Null where the call must not be sent again. What was refused for its number was not done, so any call may. */
function pauseAfter(
  { code, status, retryAfter }: ForesiteError,
  attempt: number,
  isRepeatable: boolean,
): number | null {
  const isPassing = code === "NO_ANSWER" || code === "TIMEOUT" || (status !== null && PASSING.has(status));
  if (status !== 429 && !(isPassing && isRepeatable)) return null;
  if (retryAfter !== null) return retryAfter * 1000;
  // Moved at random, so that clients that failed together do not come back together.
  return FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2);
}

async function randomKey(): Promise<string> {
  const bytes = (await webCrypto()).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
