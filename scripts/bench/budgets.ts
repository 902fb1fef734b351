// What a request may ask of the platform: every operation has a line, and a test fails for more than it says, and for an
// operation without a line. Lines are lowered when a request gets cheaper, and raised only with a reason.
import type { Use } from "./counted.ts";

export interface Spent {
  /** Calls of Durable Objects, the count of the caller's requests included. */
  objects: number;
  /** Times that an object woke by itself. */
  alarms: number;
  /** Round trips to the database, whatever number of statements each carries. */
  queries: number;
  rowsRead: number;
  rowsWritten: number;
  /** Objects of the bucket that are read, and those that are written, listed or deleted. */
  reads: number;
  puts: number;
  objectRowsRead: number;
  /** Alarms included, which are billed as rows. */
  objectRowsWritten: number;
  messages: number;
  invocations: number;
  /** Lines that are written each time, and those of reads, of which some are; characters of both. */
  lines: number;
  readLines: number;
  lineBytes: number;
  readLineBytes: number;
}

export function spent(uses: readonly Use[]): Spent {
  const sum = (of: (use: Use) => number): number => uses.reduce((total, use) => total + of(use), 0);
  const isPut = (use: Use): boolean => use.kind === "bucket" && use.method !== "get" && use.method !== "head";
  return {
    objects: sum(({ kind }) => Number(kind === "object")),
    alarms: sum(({ kind }) => Number(kind === "alarm")),
    queries: sum(({ kind }) => Number(kind === "d1")),
    rowsRead: sum((use) => (use.kind === "d1" ? use.rowsRead : 0)),
    rowsWritten: sum((use) => (use.kind === "d1" ? use.rowsWritten : 0)),
    reads: sum((use) => Number(use.kind === "bucket" && !isPut(use))),
    puts: sum((use) => Number(isPut(use))),
    objectRowsRead: sum((use) => (use.kind === "sql" ? use.rowsRead : 0)),
    objectRowsWritten: sum((use) => (use.kind === "sql" ? use.rowsWritten : 0)),
    messages: sum((use) => (use.kind === "queue" ? use.messages : 0)),
    invocations: sum(({ kind }) => Number(kind === "invocation")),
    lines: sum((use) => Number(use.kind === "line" && !use.isRead)),
    readLines: sum((use) => Number(use.kind === "line" && use.isRead)),
    lineBytes: sum((use) => (use.kind === "line" && !use.isRead ? use.bytes : 0)),
    readLineBytes: sum((use) => (use.kind === "line" && use.isRead ? use.bytes : 0)),
  };
}

/** What one request may spend; what is left out is nothing. */
export type Budget = Partial<Pick<Spent, "objects" | "queries" | "rowsRead" | "rowsWritten" | "reads" | "puts">>;

/**
 * Operations by id, as a caller asks them whose key this isolate knows. Lists are measured with a thousand scans in the
 * database. One call of an object is the caller's limiter, which is asked now and then.
 */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  get_service_health: { objects: 2, queries: 3, rowsRead: 2, rowsWritten: 1, reads: 1 },
  // The third is the gate of the site, which a coordinator asks as soon as it has stored the scan.
  start_scan: { objects: 3, queries: 1, rowsRead: 2, rowsWritten: 6 },
  get_scan_status: { objects: 2 },
  get_scan_results: { objects: 1, queries: 1, rowsRead: 1, reads: 1 },
  get_scan_checks: { objects: 1, queries: 1, rowsRead: 1, reads: 1 },
  estimate_hours: { objects: 1, queries: 1, rowsRead: 1, reads: 1 },
  get_comprehensive_results: { objects: 1, queries: 2, rowsRead: 2, reads: 1 },
  get_playbook: { objects: 1, queries: 1, rowsRead: 1, reads: 1 },
  // The scans that run are counted as they stand. Totals are a row for each industry, and lists over all industries begin
  // with the first row of each: a row read costs a thousandth of one that is written.
  list_scans: { objects: 1, queries: 1, rowsRead: 43 },
  browse_directory: { objects: 1, queries: 1, rowsRead: 42 },
  get_directory_listing: { objects: 1, queries: 1, rowsRead: 1 },
  // The days of its window for their sums; once more, with those before it in its first month, for which of them is the
  // last of each industry; and the counts of these. A window begins early or late in a month.
  get_analytics: { objects: 1, queries: 1, rowsRead: 1150 },
  search_insights: { objects: 1, queries: 2, rowsRead: 1885 },
  get_usage: { objects: 2 },
  get_account: { objects: 1, queries: 3, rowsRead: 6 },
  list_keys: { objects: 1, queries: 1, rowsRead: 2 },
  create_key: { objects: 1, queries: 2, rowsRead: 3, rowsWritten: 4 },
  get_key: { objects: 1, queries: 2, rowsRead: 2 },
  rotate_key: { objects: 1, queries: 3, rowsRead: 6, rowsWritten: 5 },
  revoke_key: { objects: 1, queries: 4, rowsRead: 4, rowsWritten: 1 },
  register_agent: { objects: 1, queries: 1, rowsWritten: 4 },
  get_webhook_documentation: { objects: 1, queries: 1, rowsRead: 1 },
  subscribe_webhook: { objects: 1, queries: 1, rowsRead: 3, rowsWritten: 8 },
  list_webhook_subscriptions: { objects: 1, queries: 1, rowsRead: 2 },
  get_webhook_subscription: { objects: 1, queries: 1, rowsRead: 1 },
  rotate_webhook_secret: { objects: 1, queries: 2, rowsRead: 3, rowsWritten: 1 },
  list_webhook_deliveries: { objects: 2, queries: 1, rowsRead: 1 },
  replay_webhook_delivery: { objects: 2, queries: 1, rowsRead: 1 },
  replay_failed_webhook_deliveries: { objects: 2, queries: 1, rowsRead: 1 },
  delete_webhook_subscription: { objects: 3, queries: 2, rowsRead: 3, rowsWritten: 2 },
  // The scan's coordinator, the gate that it tells, and the limiter, which is asked now and then for many reads at once.
  delete_scan: { objects: 3, queries: 6, rowsRead: 70, rowsWritten: 6, puts: 1, reads: 2 },
  opt_out: { objects: 1 },
  delete_account: {},
};

/** Rows that a scan of a public site writes from POST to its end, in the database and in objects, alarms included. */
export const SCAN_ROWS: Readonly<Record<"first" | "again", Pick<Spent, "rowsWritten" | "objectRowsWritten">>> = {
  first: { rowsWritten: 16, objectRowsWritten: 9 },
  /** Of a site that is listed and searched already. */
  again: { rowsWritten: 14, objectRowsWritten: 9 },
};

const COUNTED = ["objects", "queries", "rowsRead", "rowsWritten", "reads", "puts"] as const;

/** What was spent beyond the budget, in words; none when all held. */
export const overspent = (budget: Budget, uses: readonly Use[]): string[] => {
  const was = spent(uses);
  return COUNTED.flatMap((name) => {
    const allowed = budget[name] ?? 0;
    return was[name] > allowed ? [`${name}: ${was[name]}, allowed ${allowed}`] : [];
  });
};
