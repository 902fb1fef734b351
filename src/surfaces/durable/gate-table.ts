// What the gate of a domain stores: turns, requests made, evidence that can be lent.
import { EVIDENCE_REUSE_MS, GATE_WAIT_MS, TARGET_BUDGET_WINDOW_MS } from "../../model/limits.ts";
import type { GateAsk } from "../../model/ports.ts";
import { ScanType } from "../../model/scan.ts";
import { lineUp } from "../../services/gate-line.ts";

interface Turn {
  scanId: string;
  scanType: ScanType;
  reuseKey: string | null;
  /** Null while it waits. */
  budget: number | null;
  until: number;
}

type Row = { scan_id: string; scan_type: string; reuse_key: string | null; until: number; budget: number | null };

/** More are not let into the line: they ask again, and by then others have gone. */
const WAITING_SCANS = 200;
/** Of one caller, so that nobody fills the line alone. */
const WAITING_OF_ONE = 20;

export type GateTable = ReturnType<typeof openGateTable>;

export function openGateTable(sql: SqlStorage) {
  sql.exec(`
    create table if not exists line (
      seq integer primary key, scan_id text unique not null, scan_type text not null, reuse_key text,
      subject text not null, until integer not null, budget integer);
    create table if not exists finished (reuse_key text primary key, scan_id text not null, at integer not null);
    create table if not exists requests (at integer not null, count integer not null);
    create table if not exists served (subject text primary key, at integer not null);
  `);
  const rows = (where: string, ...values: (string | number)[]): Turn[] =>
    sql
      .exec<Row>(`select * from line ${where}`, ...values)
      .toArray()
      .map(toTurn);

  return {
    holder(): (Turn & { budget: number }) | null {
      const [holder] = rows("where budget is not null limit 1");
      return holder === undefined || holder.budget === null ? null : { ...holder, budget: holder.budget };
    },
    overdue: (now: number): Turn[] => rows("where until <= ?", now),
    /** Scans that wait, in the order of their turns. */
    waiting(now: number): Turn[] {
      sql.exec("delete from served where at <= ?", now - GATE_WAIT_MS);
      const served = sql.exec<{ subject: string; at: number }>("select subject, at from served").toArray();
      const waiting = sql
        .exec<{ scanId: string; subject: string; seq: number }>(
          "select scan_id as scanId, subject, seq from line where budget is null",
        )
        .toArray();
      const turns = new Map(rows("where budget is null").map((turn) => [turn.scanId, turn]));
      return lineUp(waiting, new Map(served.map(({ subject, at }) => [subject, at]))).flatMap(
        (scanId) => turns.get(scanId) ?? [],
      );
    },
    /** Puts a scan in line, or keeps its place. */
    add({ scanId, scanType, reuseKey, subject, until }: GateAsk): void {
      sql.exec(
        `insert into line (scan_id, scan_type, reuse_key, subject, until) select ?, ?, ?, ?, ?
          where (select count(*) from line) < ${WAITING_SCANS}
            and (select count(*) from line where subject = ? and scan_id <> ?) < ${WAITING_OF_ONE}
          on conflict (scan_id) do update set until = excluded.until`,
        scanId,
        scanType,
        reuseKey,
        subject,
        until,
        subject,
        scanId,
      );
    },
    give(scanId: string, budget: number, now: number): void {
      sql.exec("update line set budget = ? where scan_id = ?", budget, scanId);
      sql.exec(
        `insert into served (subject, at) select subject, ? from line where scan_id = ?
          on conflict (subject) do update set at = excluded.at`,
        now,
        scanId,
      );
    },
    remove: (scanId: string): void => void sql.exec("delete from line where scan_id = ?", scanId),
    /** Requests count from the end of a turn on, when the last of them may have been made. */
    charge(count: number, now: number): void {
      if (count > 0) sql.exec("insert into requests (at, count) values (?, ?)", now, count);
    },
    /** Requests of turns that ended within the window. */
    charged(now: number): number {
      sql.exec("delete from requests where at <= ?", now - TARGET_BUDGET_WINDOW_MS);
      return sql.exec<{ used: number }>("select coalesce(sum(count), 0) as used from requests").one().used;
    },
    lenderOf(reuseKey: string | null, now: number): string | null {
      if (reuseKey === null) return null;
      sql.exec("delete from finished where at <= ?", now - EVIDENCE_REUSE_MS);
      const found = sql.exec<{ scan_id: string }>("select scan_id from finished where reuse_key = ?", reuseKey);
      return found.toArray()[0]?.scan_id ?? null;
    },
    lend(reuseKey: string, scanId: string, now: number): void {
      sql.exec(
        `insert into finished (reuse_key, scan_id, at) values (?, ?, ?)
          on conflict (reuse_key) do update set scan_id = excluded.scan_id, at = excluded.at`,
        reuseKey,
        scanId,
        now,
      );
    },
    /** True when nothing is kept any more that could matter to anybody. */
    isIdle(now: number): boolean {
      sql.exec("delete from served where at <= ?", now - GATE_WAIT_MS);
      sql.exec("delete from finished where at <= ?", now - EVIDENCE_REUSE_MS);
      sql.exec("delete from requests where at <= ?", now - TARGET_BUDGET_WINDOW_MS);
      const { left } = sql
        .exec<{ left: number }>(
          `select (select count(*) from line) + (select count(*) from served) + (select count(*) from finished)
            + (select count(*) from requests) as left`,
        )
        .one();
      return left === 0;
    },
    /** What is not there, or no longer, cannot be lent. */
    lendNoMore: (scanId: string): void => void sql.exec("delete from finished where scan_id = ?", scanId),
  };
}

const toTurn = (row: Row): Turn => ({
  scanId: row.scan_id,
  scanType: ScanType.parse(row.scan_type),
  reuseKey: row.reuse_key,
  budget: row.budget,
  until: row.until,
});
