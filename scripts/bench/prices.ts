// Prices of the platform beyond what a plan includes, USD, with where each was read. What could not be read from the
// platform's own pages is marked so.
export interface Price {
  /** USD for one. */
  each: number;
  source: string;
}

const MILLION = 1_000_000;
const GB = 1_000_000_000;

export const PRICES = {
  invocation: { each: 0.3 / MILLION, source: "Workers pricing: $0.30 per million requests" },
  cpuMs: { each: 0.02 / MILLION, source: "Workers pricing: $0.02 per million CPU milliseconds" },
  objectRequest: { each: 0.15 / MILLION, source: "Durable Objects pricing: $0.15 per million requests" },
  objectGbSecond: { each: 12.5 / MILLION, source: "Durable Objects pricing: $12.50 per million GB-s" },
  objectRowWritten: { each: 1 / MILLION, source: "Durable Objects pricing, SQLite: $1.00 per million rows written" },
  objectRowRead: { each: 0.001 / MILLION, source: "Durable Objects pricing, SQLite: $0.001 per million rows read" },
  rowRead: { each: 0.001 / MILLION, source: "D1 pricing: $0.001 per million rows read" },
  rowWritten: { each: 1 / MILLION, source: "D1 pricing: $1.00 per million rows written" },
  queueOperation: { each: 0.4 / MILLION, source: "Queues pricing: $0.40 per million operations of 64 KB" },
  bucketPut: { each: 4.5 / MILLION, source: "R2 pricing: class A operations, $4.50 per million" },
  logByte: {
    each: (0.25 + (0.1 * 7) / 30) / GB,
    source: "Observability pricing from 1 December 2026: $0.25 a GB ingested, $0.10 a GB-month, kept for seven days",
  },
  bucketGet: { each: 0.36 / MILLION, source: "R2 pricing: class B operations, $0.36 per million" },
} as const satisfies Record<string, Price>;

/** What the platform adds to a line is ingested with it; the amount is assumed, its pages name none. */
export const BYTES_ADDED_TO_LINE = 1_000;
/** A message is written, read and deleted. */
export const OPERATIONS_A_MESSAGE = 3;
/** Memory that a Durable Object is billed for while it is awake. */
export const OBJECT_GB = 0.128;
