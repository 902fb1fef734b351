// The numbers that the database knows. Every query is bounded, so that asking costs the service next to nothing.
import { failedAgentsOn } from "../../src/adapters/storage/scan-counters.ts";
import { REPORT_MAIL } from "../../src/model/events.ts";
import { noNumbers, percentile, type Numbers } from "./number-list.ts";

/** Newest scans and events that are looked at, however long the window is. */
const MOST_ROWS = 10_000;
const DAY_MS = 86_400_000;
const OPEN = "status in ('pending', 'fetching', 'analyzing')";

interface ScanRow {
  status: string;
  error: string | null;
  createdAt: number;
  completedAt: number | null;
}
interface OpenRow {
  status: string;
  count: number;
  oldest: number;
}
interface WaitingRow {
  type: string;
  count: number;
  due: number;
  attempts: number;
}
interface HandedRow {
  createdAt: number;
  dispatchedAt: number;
}

export async function readNumbers(database: D1Database, now: number, windowMs: number): Promise<Numbers> {
  const since = now - windowMs;
  const days = [now, now - DAY_MS].map((time) => failedAgentsOn(new Date(time).toISOString().slice(0, 10)));
  const [scans, open, waiting, handed, failed, disabled] = await database.batch<Record<string, unknown>>([
    database
      .prepare(
        `select status, error_message as error, created_at as createdAt, completed_at as completedAt from
          (select * from scans order by seq desc limit ${MOST_ROWS}) where created_at >= ?`,
      )
      .bind(since),
    database.prepare(
      `select status, count(*) as count, min(created_at) as oldest from scans where ${OPEN} group by status`,
    ),
    database
      .prepare(
        `select type, count(*) as count, min(due_at) as due, max(attempts) as attempts from outbox
          where dispatched_at is null and due_at <= ? group by type`,
      )
      .bind(now),
    database
      .prepare(
        `select created_at as createdAt, dispatched_at as dispatchedAt from outbox
          where dispatched_at is not null and dispatched_at >= ? order by dispatched_at desc limit ${MOST_ROWS}`,
      )
      .bind(since),
    database.prepare("select coalesce(sum(value), 0) as failed from counters where name in (?, ?)").bind(...days),
    database
      .prepare(
        `select count(*) as disabled from webhook_subscriptions
          where ended_at is not null and ended_at >= ? and end_reason in ('disabled', 'exhausted')`,
      )
      .bind(since),
  ]);
  return {
    ...noNumbers(),
    ...scanNumbers(rowsOf<ScanRow>(scans)),
    ...openNumbers(rowsOf<OpenRow>(open), now),
    ...deliveryNumbers(rowsOf<WaitingRow>(waiting), rowsOf<HandedRow>(handed), now),
    "agents.failed": rowsOf<{ failed: number }>(failed)[0]?.failed ?? 0,
    "webhooks.disabled": rowsOf<{ disabled: number }>(disabled)[0]?.disabled ?? 0,
    "database.bytes": scans?.meta.size_after ?? null,
  };
}

/** Codes with which scans of the window ended in error, the most frequent first. */
export async function countErrors(
  database: D1Database,
  now: number,
  windowMs: number,
): Promise<{ code: string; count: number }[]> {
  const { results } = await database
    .prepare(
      `select substr(error_message, 1, instr(error_message, ':') - 1) as code, count(*) as count from
        (select * from scans order by seq desc limit ${MOST_ROWS})
        where status = 'error' and created_at >= ? group by 1 order by 2 desc, 1`,
    )
    .bind(now - windowMs)
    .all<{ code: string; count: number }>();
  return results;
}

/** The select lists above name what these types name. */
const rowsOf = <T>(answer: D1Result | undefined): T[] => (answer?.results ?? []) as T[];

/** A scan that ends so is given back to its caller's quota (see scan-machine.ts). */
const OUR_FAULT = /^(?:internal|busy):/;

function scanNumbers(scans: readonly ScanRow[]): Partial<Numbers> {
  const complete = scans.filter(({ status }) => status === "complete");
  const failed = scans.filter(({ status }) => status === "error");
  const ended = complete.length + failed.length;
  const seconds = complete.map(({ createdAt, completedAt }) => ((completedAt ?? createdAt) - createdAt) / 1000);
  return {
    "scans.total": scans.length,
    "scans.complete": complete.length,
    "scans.error": failed.length,
    "scans.ownErrorShare":
      ended === 0 ? null : failed.filter(({ error }) => OUR_FAULT.test(error ?? "")).length / ended,
    "scans.p50Seconds": percentile(seconds, 0.5),
    "scans.p99Seconds": percentile(seconds, 0.99),
  };
}

function openNumbers(open: readonly OpenRow[], now: number): Partial<Numbers> {
  const ageOf = (rows: readonly OpenRow[]): number =>
    Math.max(0, ...rows.map(({ oldest }) => Math.round((now - oldest) / 1000)));
  return {
    "scans.open": open.reduce((sum, { count }) => sum + count, 0),
    "queue.oldestPendingSeconds": ageOf(open.filter(({ status }) => status === "pending")),
    "queue.oldestRunningSeconds": ageOf(open.filter(({ status }) => status !== "pending")),
  };
}

function deliveryNumbers(waiting: readonly WaitingRow[], handed: readonly HandedRow[], now: number): Partial<Numbers> {
  const seconds = handed.map(({ createdAt, dispatchedAt }) => (dispatchedAt - createdAt) / 1000);
  return {
    "deliveries.waiting": waiting.reduce((sum, { count }) => sum + count, 0),
    "deliveries.oldestSeconds": Math.max(0, ...waiting.map(({ due }) => Math.round((now - due) / 1000))),
    "deliveries.mostAttempts": Math.max(0, ...waiting.map(({ attempts }) => attempts)),
    "deliveries.p50Seconds": percentile(seconds, 0.5),
    "deliveries.p99Seconds": percentile(seconds, 0.99),
    "mail.waiting": waiting.find(({ type }) => type === REPORT_MAIL)?.count ?? 0,
  };
}
