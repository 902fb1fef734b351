// The gate of a site: one scan at a time, callers in rotation, a budget of requests whoever asks, evidence shared between
// scans that ask for the same at the same time.
import type { GateAnswer, GateAsk, GateClient, GateGrant, GateRelease, Log } from "../../model/ports.ts";
import { CRAWL_BUDGETS, type ScanType } from "../../model/scan.ts";
import type { GateTable } from "./gate-table.ts";

interface GateOptions {
  table: GateTable;
  now: () => number;
  targetBudget: number;
  /** False when the scan does not take the grant; throws when it cannot be reached. */
  tell: (scanId: string, grant: GateGrant) => Promise<boolean>;
  wakeAt: (at: number) => Promise<void>;
  log: Log;
}

export interface Gate extends GateClient {
  /** Lets those in who can go on now. */
  callNext(): Promise<void>;
}

/** A scan is not started with fewer requests than this: it would read next to nothing. */
const LEAST_BUDGET = 10;
/** How soon it is looked at again whether the site has been left alone long enough. */
const LOOK_AGAIN_MS = 30_000;

export function createGate({ table, now, targetBudget, tell, wakeAt, log }: GateOptions): Gate {
  /** Requests a scan of this type may make now within the budget of the last ten minutes; null when too few. */
  function budgetFor(scanType: ScanType, at: number): number | null {
    const wanted = CRAWL_BUDGETS[scanType].requests;
    const budget = Math.min(wanted, targetBudget - table.charged(at));
    return budget >= Math.min(LEAST_BUDGET, wanted) ? budget : null;
  }

  /** A holder that never came back may have asked for all it was granted. */
  function dropOverdue(at: number): void {
    for (const { scanId, budget } of table.overdue(at)) {
      table.charge(budget ?? 0, at);
      table.remove(scanId);
    }
  }

  /** One that cannot be reached keeps its turn: it asks by its own alarm, and is answered then. */
  async function isTaken(scanId: string, grant: GateGrant): Promise<boolean> {
    // Whoever is told can rely on it.
    table.save(now());
    try {
      return await tell(scanId, grant);
    } catch {
      log("gate.tell_failed", { scanId });
      return true;
    }
  }

  async function lendToWaiting(at: number): Promise<void> {
    for (const turn of table.waiting(at)) {
      const lender = table.lenderOf(turn.reuseKey, at);
      if (lender === null) continue;
      table.remove(turn.scanId);
      await isTaken(turn.scanId, { requestBudget: 0, reuseFrom: lender });
    }
  }

  /** The asker sees for itself, and need not be told. */
  async function giveTurn(at: number, asker: string | null): Promise<void> {
    while (table.holder() === null) {
      const [first] = table.waiting(at);
      const budget = first === undefined ? null : budgetFor(first.scanType, at);
      if (first === undefined || budget === null) return;
      table.give(first.scanId, budget, at);
      if (first.scanId === asker || (await isTaken(first.scanId, { requestBudget: budget, reuseFrom: null }))) return;
      // A scan that is over, or was never there, has no use for its turn.
      table.remove(first.scanId);
    }
  }

  /** While somebody waits: when the holder's time is over, or when the site may be asked again. */
  async function arm(at: number): Promise<void> {
    if (table.waiting(at).length === 0) return;
    const holder = table.holder();
    await wakeAt(holder === null ? at + LOOK_AGAIN_MS : holder.until);
  }

  async function nextTurn(asker: string | null = null): Promise<void> {
    const at = now();
    dropOverdue(at);
    await lendToWaiting(at);
    await giveTurn(at, asker);
    await arm(at);
  }

  /** However a call ends, what it changed is stored once. */
  async function stored<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } finally {
      table.save(now());
    }
  }

  async function acquire(ask: GateAsk): Promise<GateAnswer> {
    const { scanId } = ask;
    const at = now();
    dropOverdue(at);
    const isHolder = table.holder()?.scanId === scanId;
    const lender = isHolder ? null : table.lenderOf(ask.reuseKey, at);
    if (lender !== null && lender !== scanId) {
      table.remove(scanId);
      return { granted: true, grant: { requestBudget: 0, reuseFrom: lender } };
    }
    table.add(ask);
    await nextTurn(scanId);
    const holder = table.holder();
    if (holder?.scanId === scanId) return { granted: true, grant: { requestBudget: holder.budget, reuseFrom: null } };
    const waiting = table.waiting(at);
    const place = waiting.findIndex((turn) => turn.scanId === scanId);
    const ahead = (place < 0 ? waiting.length : place) + (holder === null ? 0 : 1);
    return { granted: false, position: Math.max(1, ahead), waitsFor: ahead === 0 ? "budget" : "scans" };
  }

  async function renew(scanId: string): Promise<number> {
    const at = now();
    const holder = table.holder();
    if (holder?.scanId !== scanId) return 0;
    // What the lost worker asked for nobody knows.
    table.charge(holder.budget, at);
    const budget = budgetFor(holder.scanType, at) ?? 0;
    table.give(scanId, budget, at);
    return budget;
  }

  async function release({ scanId, requestsUsed, hasEvidence }: GateRelease): Promise<void> {
    const at = now();
    const holder = table.holder();
    if (holder?.scanId === scanId) {
      table.charge(requestsUsed ?? holder.budget, at);
      if (hasEvidence && holder.reuseKey !== null) table.lend(holder.reuseKey, scanId, at);
    }
    table.remove(scanId);
    if (!hasEvidence) table.lendNoMore(scanId);
    await nextTurn();
  }

  return {
    callNext: () => stored(() => nextTurn()),
    acquire: (ask) => stored(() => acquire(ask)),
    renew: (scanId) => stored(() => renew(scanId)),
    release: (done) => stored(() => release(done)),
  };
}
