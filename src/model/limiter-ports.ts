// What is counted of each caller: scans, reads, events, turns, and requests that are repeated.

export type QuotaAnswer =
  | { ok: true; limit: number; remaining: number; resetsAt: number }
  | { ok: false; limit: number; remaining: 0; resetsAt: number };

/** One per caller: exact daily scan quota, reads a minute. Times are milliseconds since the epoch. */
export interface LimiterClient {
  reserveScan(scanId: string, limit: number): Promise<QuotaAnswer>;
  refundScan(scanId: string): Promise<void>;
  /** Takes up to `wanted` reads of the minute, fewer where few are left. */
  takeReads(limit: number, wanted: number): Promise<{ granted: number; remaining: number; resetsAt: number }>;
  /** What is left of the day's scans and the minute's reads; counts nothing. */
  peek(limits: { scansPerDay: number; readsPerMinute: number }): Promise<{ scans: QuotaAnswer; reads: QuotaAnswer }>;
  /** Counts one event of a kind ("sign-in", "register" …) if fewer than `limit` fell in the fixed window. Stored. */
  countEvent(kind: string, limit: number, windowMs: number): Promise<QuotaAnswer>;
  /** Takes back one event of the window that began at the time given; nothing when another has begun since. */
  uncountEvent(kind: string, startsAt: number): Promise<void>;
  /** Hands out turns at least `intervalMs` apart; answers how many milliseconds to wait for this one. */
  takeTurn(intervalMs: number): Promise<number>;
  /** Claims an idempotency key for a request, or tells what became of the request that claimed it. */
  claimOnce(key: string, requestHash: string): Promise<OnceClaim>;
  /** Another id for what the request makes; null when the key was claimed again since. */
  renewOnce(key: string, claim: number): Promise<string | null>;
  /** False when the key was claimed again since, or is free. */
  holdsOnce(key: string, claim: number): Promise<boolean>;
  /** Keeps the answer for whoever repeats the request; null gives the key free. Nothing when it was claimed again since. */
  settleOnce(key: string, claim: number, answer: string | null): Promise<void>;
  /** Forgets everything about this caller. */
  erase(): Promise<void>;
}

/** Counts reads of callers' minutes. */
export interface ReadCounter {
  count(subject: string, limit: number): Promise<QuotaAnswer>;
  /** Reads that were taken from the limiter for this caller and not counted yet. */
  unused(subject: string, limit: number): number;
}

export type OnceClaim =
  | { state: "running" | "other-request" }
  /** `claim` counts how often it was claimed, and tells this time from others. */
  | { state: "mine"; id: string; claim: number }
  /** The answer as it was settled. */
  | { state: "answered"; answer: string };
