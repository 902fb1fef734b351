// What the gate of a domain stores: turns, requests made, evidence that can be lent. All of it is one value, since each
// value that is stored is paid for as a row. Changes are made in memory; `save` makes them last.
import { EVIDENCE_REUSE_MS, GATE_WAIT_MS, TARGET_BUDGET_WINDOW_MS } from "../../model/limits.ts";
import type { GateAsk } from "../../model/ports.ts";
import type { ScanType } from "../../model/scan.ts";
import { lineUp } from "../../services/gate-line.ts";

interface Turn {
  scanId: string;
  scanType: ScanType;
  reuseKey: string | null;
  subject: string;
  /** Order of asking. */
  seq: number;
  /** Null while it waits. */
  budget: number | null;
  /** When its place is lost, milliseconds since the epoch, as all times here. */
  until: number;
}

interface Stored {
  line: Turn[];
  /** Evidence that can be lent. */
  finished: { reuseKey: string; scanId: string; at: number }[];
  /** Requests of turns that are over, at their ends. */
  requests: { at: number; count: number }[];
  /** When each caller last had a turn. */
  served: { subject: string; at: number }[];
}

const KEY = "gate";
/** More are not let into the line: they ask again, and by then others have gone. */
const WAITING_SCANS = 200;
/** Of one caller, so that nobody fills the line alone. */
const WAITING_OF_ONE = 20;

export type GateTable = ReturnType<typeof openGateTable>;

export function openGateTable({ kv, sql }: Pick<DurableObjectStorage, "kv" | "sql">) {
  const load = (): Stored => readStored(kv) ?? readTables(sql);
  let held = load();
  let isChanged = false;
  const change = (more: Partial<Stored>): void => {
    held = { ...held, ...more };
    isChanged = true;
  };
  const replaceTurn = (scanId: string, to: (turn: Turn) => Turn): void =>
    change({ line: held.line.map((turn) => (turn.scanId === scanId ? to(turn) : turn)) });

  return {
    holder(): (Turn & { budget: number }) | null {
      const holder = held.line.find(({ budget }) => budget !== null);
      return holder === undefined || holder.budget === null ? null : { ...holder, budget: holder.budget };
    },
    overdue: (now: number): Turn[] => held.line.filter(({ until }) => until <= now),
    /** Scans that wait, in the order of their turns. */
    waiting(now: number): Turn[] {
      const waiting = held.line.filter(({ budget }) => budget === null);
      const served = held.served.filter(({ at }) => at > now - GATE_WAIT_MS);
      const turns = new Map(waiting.map((turn) => [turn.scanId, turn]));
      return lineUp(waiting, new Map(served.map(({ subject, at }) => [subject, at]))).flatMap(
        (scanId) => turns.get(scanId) ?? [],
      );
    },
    /** Puts a scan in line, or keeps its place. */
    add({ scanId, scanType, reuseKey, subject, until }: GateAsk): void {
      if (held.line.some((turn) => turn.scanId === scanId)) {
        replaceTurn(scanId, (turn) => ({ ...turn, until }));
        return;
      }
      const ofOne = held.line.filter((turn) => turn.subject === subject).length;
      if (held.line.length >= WAITING_SCANS || ofOne >= WAITING_OF_ONE) return;
      const seq = Math.max(0, ...held.line.map((turn) => turn.seq)) + 1;
      change({ line: [...held.line, { scanId, scanType, reuseKey, subject, seq, until, budget: null }] });
    },
    give(scanId: string, budget: number, now: number): void {
      const subject = held.line.find((turn) => turn.scanId === scanId)?.subject;
      if (subject === undefined) return;
      replaceTurn(scanId, (turn) => ({ ...turn, budget }));
      change({ served: [...held.served.filter((one) => one.subject !== subject), { subject, at: now }] });
    },
    remove(scanId: string): void {
      const line = held.line.filter((turn) => turn.scanId !== scanId);
      if (line.length < held.line.length) change({ line });
    },
    /** Requests count from the end of a turn on, when the last of them may have been made. */
    charge(count: number, now: number): void {
      if (count > 0) change({ requests: [...held.requests, { at: now, count }] });
    },
    /** Requests of turns that ended within the window. */
    charged: (now: number): number =>
      held.requests.filter(({ at }) => at > now - TARGET_BUDGET_WINDOW_MS).reduce((sum, { count }) => sum + count, 0),
    lenderOf: (reuseKey: string | null, now: number): string | null =>
      held.finished.find((one) => one.reuseKey === reuseKey && one.at > now - EVIDENCE_REUSE_MS)?.scanId ?? null,
    lend(reuseKey: string, scanId: string, now: number): void {
      const others = held.finished.filter((one) => one.reuseKey !== reuseKey);
      change({ finished: [...others, { reuseKey, scanId, at: now }] });
    },
    /** What is not there, or no longer, cannot be lent. */
    lendNoMore(scanId: string): void {
      const finished = held.finished.filter((one) => one.scanId !== scanId);
      if (finished.length < held.finished.length) change({ finished });
    },
    /** True when nothing is kept any more that could matter to anybody. */
    isIdle: (now: number): boolean => Object.values(withoutOld(held, now)).every((list) => list.length === 0),
    /** Makes what was changed last, and what is old go. */
    save(now: number): void {
      if (!isChanged) return;
      isChanged = false;
      held = withoutOld(held, now);
      try {
        kv.put(KEY, JSON.stringify(held));
      } catch (error) {
        // What is not stored has not happened.
        held = load();
        throw error;
      }
    },
  };
}

const NOTHING: Stored = { line: [], finished: [], requests: [], served: [] };

/** Written by `save` alone. */
function readStored(kv: SyncKvStorage): Stored | null {
  const json = kv.get<string>(KEY);
  return json === undefined ? null : (JSON.parse(json) as Stored);
}

/** An object may have its state in tables still, with a row for each turn. They go with its next rest. */
function readTables(sql: SqlStorage): Stored {
  const found = sql.exec("select 1 from sqlite_master where name = 'line'").toArray();
  if (found.length === 0) return NOTHING;
  // As the columns were declared.
  const rows = <T>(query: string): T[] => sql.exec(query).toArray() as T[];
  return {
    line: rows(`select scan_id as scanId, scan_type as scanType, reuse_key as reuseKey, subject, seq, budget, until
      from line order by seq`),
    finished: rows("select reuse_key as reuseKey, scan_id as scanId, at from finished"),
    requests: rows("select at, count from requests"),
    served: rows("select subject, at from served"),
  };
}

const withoutOld = ({ line, finished, requests, served }: Stored, now: number): Stored => ({
  line,
  finished: finished.filter(({ at }) => at > now - EVIDENCE_REUSE_MS),
  requests: requests.filter(({ at }) => at > now - TARGET_BUDGET_WINDOW_MS),
  served: served.filter(({ at }) => at > now - GATE_WAIT_MS),
});
