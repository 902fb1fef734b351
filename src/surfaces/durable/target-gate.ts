// One object per registrable domain: one scan at a time, a budget of requests, evidence shared between
// scans that ask for the same at the same time.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import { EVIDENCE_REUSE_MS, TARGET_BUDGET_WINDOW_MS } from "../../model/limits.ts";
import type { GateAnswer, GateAsk, GateClient, GateGrant, Ports } from "../../model/ports.ts";
import { CRAWL_BUDGETS, ScanType } from "../../model/scan.ts";

type Turn = { scan_id: string; scan_type: string; reuse_key: string | null; until: number };

/** A scan is not started with fewer requests than this: it would read next to nothing. */
const LEAST_BUDGET = 10;
const WAITING_SCANS = 200;

export class TargetGate extends DurableObject<Env> implements GateClient {
  readonly #ports: Ports;
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ports = portsFromEnv(env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec(`
      create table if not exists turns (
        seq integer primary key, scan_id text unique not null, scan_type text not null, reuse_key text,
        until integer not null, budget integer);
      create table if not exists finished (reuse_key text primary key, scan_id text not null, at integer not null);
      create table if not exists requests (at integer not null, count integer not null);
    `);
  }

  async acquire({ scanId, scanType, reuseKey, until }: GateAsk): Promise<GateAnswer> {
    const now = this.#ports.clock.now();
    this.#sql.exec("delete from turns where until <= ?", now);
    const lender = this.#lenderOf(reuseKey, now);
    if (lender !== null && lender !== scanId) return { granted: true, grant: { requestBudget: 0, reuseFrom: lender } };
    this.#sql.exec(
      `insert into turns (scan_id, scan_type, reuse_key, until) select ?, ?, ?, ?
        where (select count(*) from turns) < ${WAITING_SCANS} on conflict (scan_id) do update set until = excluded.until`,
      scanId,
      scanType,
      reuseKey,
      until,
    );
    const holder = this.#holder();
    if (holder === null) {
      const budget = this.#grantBudget(scanType, now);
      const first = this.#first();
      if (budget !== null && first?.scan_id === scanId)
        return { granted: true, grant: this.#give(scanId, budget, now) };
    } else if (holder.scan_id === scanId)
      return { granted: true, grant: { requestBudget: holder.budget, reuseFrom: null } };
    return { granted: false, position: this.#positionOf(scanId) };
  }

  async release({
    scanId,
    requestsUsed,
    hasEvidence,
  }: {
    scanId: string;
    requestsUsed: number;
    hasEvidence: boolean;
  }): Promise<void> {
    const now = this.#ports.clock.now();
    const [turn] = this.#sql
      .exec<Turn & { budget: number | null }>("delete from turns where scan_id = ? returning *", scanId)
      .toArray();
    if (turn !== undefined && turn.budget !== null) {
      // The whole budget was set aside at the start; what was not used is given back.
      if (requestsUsed < turn.budget)
        this.#sql.exec("insert into requests (at, count) values (?, ?)", now, requestsUsed - turn.budget);
      if (hasEvidence && turn.reuse_key !== null)
        this.#sql.exec(
          "insert into finished (reuse_key, scan_id, at) values (?, ?, ?) on conflict (reuse_key) do update set scan_id = excluded.scan_id, at = excluded.at",
          turn.reuse_key,
          scanId,
          now,
        );
    }
    // What is not there, or no longer, cannot be lent.
    if (!hasEvidence) this.#sql.exec("delete from finished where scan_id = ?", scanId);
    await this.#callNext(now);
  }

  override async alarm(): Promise<void> {
    await this.#callNext(this.#ports.clock.now());
  }

  /** Tells everybody who can go on now: borrowers of fresh evidence, then the first in line. */
  async #callNext(now: number): Promise<void> {
    this.#sql.exec("delete from turns where until <= ?", now);
    const calls: Promise<void>[] = [];
    for (const turn of this.#sql.exec<Turn>("select * from turns where budget is null order by seq").toArray()) {
      const lender = this.#lenderOf(turn.reuse_key, now);
      if (lender === null) continue;
      this.#sql.exec("delete from turns where scan_id = ?", turn.scan_id);
      calls.push(this.#tell(turn.scan_id, { requestBudget: 0, reuseFrom: lender }));
    }
    const first = this.#first();
    if (this.#holder() === null && first !== null) {
      const budget = this.#grantBudget(first.scan_type, now);
      if (budget === null) await this.ctx.storage.setAlarm(now + 30_000);
      else calls.push(this.#tell(first.scan_id, this.#give(first.scan_id, budget, now)));
    }
    await Promise.all(calls);
  }

  async #tell(scanId: string, grant: GateGrant): Promise<void> {
    try {
      await this.#ports.coordinator(scanId).gateGranted(grant);
    } catch {
      // The coordinator asks again by its own alarm and is answered then.
      this.#ports.log("gate.tell_failed", { scanId });
    }
  }

  #give(scanId: string, budget: number, now: number): GateGrant {
    this.#sql.exec("update turns set budget = ? where scan_id = ?", budget, scanId);
    this.#sql.exec("insert into requests (at, count) values (?, ?)", now, budget);
    return { requestBudget: budget, reuseFrom: null };
  }

  /** Requests a scan of this type may make now within the budget of the last ten minutes; null when too few. */
  #grantBudget(scanType: string, now: number): number | null {
    this.#sql.exec("delete from requests where at <= ?", now - TARGET_BUDGET_WINDOW_MS);
    const { used } = this.#sql.exec<{ used: number }>("select coalesce(sum(count), 0) as used from requests").one();
    const wanted = CRAWL_BUDGETS[ScanType.parse(scanType)].requests;
    const budget = Math.min(wanted, this.#ports.config.targetBudget - used);
    return budget >= Math.min(LEAST_BUDGET, wanted) ? budget : null;
  }

  #lenderOf(reuseKey: string | null, now: number): string | null {
    if (reuseKey === null) return null;
    this.#sql.exec("delete from finished where at <= ?", now - EVIDENCE_REUSE_MS);
    const [row] = this.#sql
      .exec<{ scan_id: string }>("select scan_id from finished where reuse_key = ?", reuseKey)
      .toArray();
    return row?.scan_id ?? null;
  }

  #holder(): { scan_id: string; budget: number } | null {
    const rows = this.#sql.exec<{ scan_id: string; budget: number }>(
      "select scan_id, budget from turns where budget is not null",
    );
    return rows.toArray()[0] ?? null;
  }

  #first(): Turn | null {
    return this.#sql.exec<Turn>("select * from turns where budget is null order by seq limit 1").toArray()[0] ?? null;
  }

  #positionOf(scanId: string): number {
    const { ahead } = this.#sql
      .exec<{ ahead: number }>(
        "select count(*) as ahead from turns where seq < coalesce((select seq from turns where scan_id = ?), 9e15)",
        scanId,
      )
      .one();
    return Math.max(1, ahead);
  }
}
