// One object per caller: the daily scan quota and answers to repeat, exact and stored; reads a minute, in memory.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import type { LimiterClient, OnceClaim, Ports, QuotaAnswer } from "../../model/ports.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A request that claimed a key and was never heard of again gives it free after this long. */
const CLAIM_MS = MINUTE_MS;

export class RateLimiter extends DurableObject<Env> implements LimiterClient {
  readonly #ports: Ports;
  readonly #sql: SqlStorage;
  #minute = { startsAt: 0, reads: 0 };
  #nextTurnAt = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ports = portsFromEnv(env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec("create table if not exists scans (scan_id text primary key, day integer not null) without rowid");
    this.#sql.exec(
      "create table if not exists events (kind text primary key, starts_at integer not null, count integer not null) without rowid",
    );
    this.#sql.exec(
      "create table if not exists answers (key text primary key, request text not null, answer text, at integer not null) without rowid",
    );
  }

  /** Counts the scan if the day's quota allows it; the same scan is counted once. Days are UTC days. */
  async reserveScan(scanId: string, limit: number): Promise<QuotaAnswer> {
    const day = Math.floor(this.#ports.clock.now() / DAY_MS);
    const resetsAt = (day + 1) * DAY_MS;
    this.#sql.exec("delete from scans where day < ?", day);
    const { rowsWritten } = this.#sql.exec(
      "insert into scans (scan_id, day) select ?, ? where (select count(*) from scans) < ? on conflict do nothing",
      scanId,
      day,
      limit,
    );
    const { used, mine } = this.#sql
      .exec<{ used: number; mine: number }>(
        "select count(*) as used, coalesce(sum(scan_id = ?), 0) as mine from scans",
        scanId,
      )
      .one();
    if (rowsWritten === 0 && mine === 0) return { ok: false, limit, remaining: 0, resetsAt };
    return { ok: true, limit, remaining: Math.max(0, limit - used), resetsAt };
  }

  async refundScan(scanId: string): Promise<void> {
    this.#sql.exec("delete from scans where scan_id = ?", scanId);
  }

  async countRead(limit: number): Promise<QuotaAnswer> {
    const resetsAt = this.#turnMinute();
    if (this.#minute.reads >= limit) return { ok: false, limit, remaining: 0, resetsAt };
    this.#minute.reads += 1;
    return { ok: true, limit, remaining: limit - this.#minute.reads, resetsAt };
  }

  /** Starts a new minute when the clock has left the old one; answers when it ends. */
  #turnMinute(): number {
    const now = this.#ports.clock.now();
    if (now - this.#minute.startsAt >= MINUTE_MS) this.#minute = { startsAt: now - (now % MINUTE_MS), reads: 0 };
    return this.#minute.startsAt + MINUTE_MS;
  }

  async peek(limits: { scansPerDay: number; readsPerMinute: number }): ReturnType<LimiterClient["peek"]> {
    const day = Math.floor(this.#ports.clock.now() / DAY_MS);
    const { used } = this.#sql.exec<{ used: number }>("select count(*) as used from scans where day = ?", day).one();
    const resetsAt = this.#turnMinute();
    return {
      scans: quotaOf(limits.scansPerDay, used, (day + 1) * DAY_MS),
      reads: quotaOf(limits.readsPerMinute, this.#minute.reads, resetsAt),
    };
  }

  async countEvent(kind: string, limit: number, windowMs: number): Promise<QuotaAnswer> {
    const now = this.#ports.clock.now();
    const startsAt = now - (now % windowMs);
    this.#sql.exec("delete from events where kind = ? and starts_at <> ?", kind, startsAt);
    const { rowsWritten } = this.#sql.exec(
      "insert into events (kind, starts_at, count) select ?, ?, 1 where ? > 0 on conflict (kind) do update set count = count + 1 where count < ?",
      kind,
      startsAt,
      limit,
      limit,
    );
    const [row] = this.#sql.exec<{ count: number }>("select count from events where kind = ?", kind).toArray();
    const quota = quotaOf(limit, row?.count ?? 0, startsAt + windowMs);
    return rowsWritten === 0 ? { ...quota, ok: false, remaining: 0 } : { ...quota, ok: true };
  }

  async uncountEvent(kind: string): Promise<void> {
    this.#sql.exec("update events set count = count - 1 where kind = ? and count > 0", kind);
  }

  async takeTurn(intervalMs: number): Promise<number> {
    const now = this.#ports.clock.now();
    const turnAt = Math.max(now, this.#nextTurnAt);
    this.#nextTurnAt = turnAt + intervalMs;
    return turnAt - now;
  }

  async claimOnce(key: string, requestHash: string): Promise<OnceClaim> {
    const now = this.#ports.clock.now();
    this.#sql.exec("delete from answers where at < ? or (answer is null and at < ?)", now - DAY_MS, now - CLAIM_MS);
    const { rowsWritten } = this.#sql.exec(
      "insert into answers (key, request, answer, at) values (?, ?, null, ?) on conflict do nothing",
      key,
      requestHash,
      now,
    );
    if (rowsWritten > 0) return { state: "mine" };
    const { request, answer } = this.#sql
      .exec<{ request: string; answer: string | null }>("select request, answer from answers where key = ?", key)
      .one();
    if (request !== requestHash) return { state: "other-request" };
    return answer === null ? { state: "running" } : { state: "answered", answer };
  }

  async settleOnce(key: string, answer: string | null): Promise<void> {
    if (answer === null) this.#sql.exec("delete from answers where key = ?", key);
    else this.#sql.exec("update answers set answer = ? where key = ?", answer, key);
  }
}

function quotaOf(limit: number, used: number, resetsAt: number): QuotaAnswer {
  const remaining = Math.max(0, limit - used);
  return remaining === 0 ? { ok: false, limit, remaining: 0, resetsAt } : { ok: true, limit, remaining, resetsAt };
}
