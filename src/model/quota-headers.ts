// How an answer tells what is left of a quota, and how one that is used up is refused.
import { AppError } from "./errors.ts";
import type { QuotaAnswer } from "./limiter-ports.ts";

export const DAY_SECONDS = 86_400;
export const HOUR_SECONDS = 3_600;
export const MINUTE_SECONDS = 60;

/** Names of our policies in the RateLimit fields, by window. */
const POLICIES: Readonly<Record<number, string>> = {
  [DAY_SECONDS]: "day",
  [HOUR_SECONDS]: "hour",
  [MINUTE_SECONDS]: "minute",
};

/** X-RateLimit-* as the contract names them, and the IETF draft's RateLimit fields. */
export function quotaHeaders(quota: QuotaAnswer, now: number, windowSeconds: number): Record<string, string> {
  const reset = Math.max(0, Math.ceil((quota.resetsAt - now) / 1000));
  const policy = POLICIES[windowSeconds] ?? "window";
  return {
    "X-RateLimit-Limit": String(quota.limit),
    "X-RateLimit-Remaining": String(quota.remaining),
    "X-RateLimit-Reset": String(Math.ceil(quota.resetsAt / 1000)),
    RateLimit: `"${policy}";r=${quota.remaining};t=${reset}`,
    "RateLimit-Policy": `"${policy}";q=${quota.limit};w=${windowSeconds}`,
  };
}

/** Whole seconds until a quota that is used up starts anew; at least one. */
export const secondsUntilReset = (quota: QuotaAnswer, now: number): number =>
  Math.max(1, Math.ceil((quota.resetsAt - now) / 1000));

/** 429 as the contract has it: body and headers name the same number of seconds. */
export function rateLimited(
  quota: QuotaAnswer,
  { now, windowSeconds, message }: { now: number; windowSeconds: number; message: (seconds: number) => string },
): AppError {
  const seconds = secondsUntilReset(quota, now);
  return new AppError("RATE_LIMIT", message(seconds), {
    details: { retry_after_seconds: seconds },
    headers: { "Retry-After": String(seconds), ...quotaHeaders(quota, now, windowSeconds) },
  });
}

/** What is left of the minute. Throws RATE_LIMIT when that is nothing. */
export function leftThisMinute(quota: QuotaAnswer, now: number, what: string): QuotaAnswer {
  if (quota.ok) return quota;
  throw rateLimited(quota, {
    now,
    windowSeconds: MINUTE_SECONDS,
    message: (seconds) => `The limit of ${quota.limit} ${what} a minute is used up. Try again in ${seconds} seconds.`,
  });
}
