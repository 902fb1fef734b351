// The numbers that an operator needs, by name. Alert rules and the runbook speak of them by these names.

export type Unit = "count" | "seconds" | "milliseconds" | "share" | "bytes";

export const NUMBERS = {
  "scans.total": { unit: "count", says: "scans started" },
  "scans.complete": { unit: "count", says: "of them complete" },
  "scans.error": { unit: "count", says: "of them ended in error" },
  "scans.open": { unit: "count", says: "scans that have not ended, whenever they were started" },
  "scans.ownErrorShare": { unit: "share", says: "ended scans that failed through our fault (internal, busy)" },
  "scans.p50Seconds": { unit: "seconds", says: "from order to report, half of all" },
  "scans.p99Seconds": { unit: "seconds", says: "from order to report, 99 of 100" },
  "queue.oldestPendingSeconds": { unit: "seconds", says: "age of the oldest scan that nobody has begun" },
  "queue.oldestRunningSeconds": { unit: "seconds", says: "age of the oldest scan that was begun and has not ended" },
  "agents.failed": { unit: "count", says: "agents that failed in complete scans, since yesterday 00:00 UTC" },
  "deliveries.waiting": { unit: "count", says: "events due and not yet handed on" },
  "deliveries.oldestSeconds": { unit: "seconds", says: "how long the oldest of them has been due" },
  "deliveries.mostAttempts": { unit: "count", says: "tries of the event that was tried most and still waits" },
  "deliveries.p50Seconds": { unit: "seconds", says: "from event to hand-over, half of all" },
  "deliveries.p99Seconds": { unit: "seconds", says: "from event to hand-over, 99 of 100" },
  "mail.waiting": { unit: "count", says: "reports by e-mail not yet sent" },
  "webhooks.disabled": { unit: "count", says: "subscriptions ended because their endpoint kept failing" },
  "database.bytes": { unit: "bytes", says: "size of the database; D1 holds 10 GB" },
  "requests.total": { unit: "count", says: "requests that reached the Worker (needs --log)" },
  "requests.serverErrorShare": { unit: "share", says: "of them answered 5xx (needs --log)" },
  "requests.p50Ms": { unit: "milliseconds", says: "answered within, half of all (needs --log)" },
  "requests.p99Ms": { unit: "milliseconds", says: "answered within, 99 of 100 (needs --log)" },
  "queue.p99WaitMs": { unit: "milliseconds", says: "time in a queue, 99 of 100 messages (needs --log)" },
  "queue.retries": { unit: "count", says: "messages that were given back (needs --log)" },
  "webhooks.failedAttemptShare": { unit: "share", says: "attempts that receivers did not take (needs --log)" },
} as const satisfies Record<string, { unit: Unit; says: string }>;

export type NumberName = keyof typeof NUMBERS;
/** Null where there is nothing to measure, or nobody measured it. */
export type Numbers = Record<NumberName, number | null>;

export const NUMBER_NAMES = Object.keys(NUMBERS) as NumberName[];
export const noNumbers = (): Numbers =>
  Object.fromEntries(NUMBER_NAMES.map((name) => [name, null])) as Record<NumberName, null>;

/** The smallest value that this share of all is not above (nearest rank); null of none. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
