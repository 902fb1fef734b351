// How an answer tells what is left of a quota.
import type { QuotaAnswer } from "./ports.ts";

export const DAY_SECONDS = 86_400;
export const MINUTE_SECONDS = 60;

/** X-RateLimit-* as the contract names them, and the IETF draft's RateLimit fields. */
export function quotaHeaders(quota: QuotaAnswer, now: number, windowSeconds: number): Record<string, string> {
  const reset = Math.max(0, Math.ceil((quota.resetsAt - now) / 1000));
  return {
    "X-RateLimit-Limit": String(quota.limit),
    "X-RateLimit-Remaining": String(quota.remaining),
    "X-RateLimit-Reset": String(Math.ceil(quota.resetsAt / 1000)),
    RateLimit: `"default";r=${quota.remaining};t=${reset}`,
    "RateLimit-Policy": `"default";q=${quota.limit};w=${windowSeconds}`,
  };
}
