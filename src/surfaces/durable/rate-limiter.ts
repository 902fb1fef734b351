// One object per caller: the daily scan quota and answers to repeat, exact and stored; reads a minute, in memory.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import type { Ports } from "../../model/ports.ts";
import type { LimiterClient, OnceClaim, QuotaAnswer } from "../../model/limiter-ports.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A request that claimed a key and was never heard of again may be begun again after this long, under the same id. */
const CLAIM_MS = MINUTE_MS;
/** One isolate takes at most this part of the minute's reads that are left: others may serve the same caller. */
const READS_SHARE = 16;
/** How often what is over is dropped; no window that is counted here is longer, so nothing is kept for two days. */
const SWEEP_MS = DAY_MS;

export class RateLimiter extends DurableObject<Env> implements LimiterClient {
  readonly #ports: Ports;
  /** Tables are made when something is to be stored: of a caller who only reads nothing is kept. */
  #tables: SqlStorage | null = null;
  #isArmed = false;
  #minute = { startsAt: 0, reads: 0 };
  #nextTurnAt = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ports = portsFromEnv(env);
  }

  get #sql(): SqlStorage {
    if (this.#tables !== null) return this.#tables;
    const { sql } = this.ctx.storage;
    sql.exec(`
      create table if not exists scans (scan_id text primary key, day integer not null) without rowid;
      create table if not exists events (kind text primary key, starts_at integer not null, count integer not null) without rowid;
      create table if not exists once (key text primary key, request text not null, id text not null, claim integer not null, answer text, at integer not null) without rowid;
    `);
    return (this.#tables = sql);
  }

  /** For taking back: where nothing is stored no table is made, since no alarm would drop it. */
  get #storedSql(): SqlStorage | null {
    if (this.#tables !== null) return this.#tables;
    const isStored = this.ctx.storage.sql.exec("select 1 from sqlite_master where name = 'scans'").toArray().length > 0;
    return isStored ? this.#sql : null;
  }

  /** Counts the scan if the day's quota allows it; the same scan is counted once. Days are UTC days. */
  async reserveScan(scanId: string, limit: number): Promise<QuotaAnswer> {
    const day = Math.floor(this.#ports.clock.now() / DAY_MS);
    const resetsAt = (day + 1) * DAY_MS;
    // Yesterday's are kept: at midnight an object may move to a machine whose clock is a little behind.
    this.#sql.exec("delete from scans where day < ?", day - 1);
    const { rowsWritten } = this.#sql.exec(
      "insert into scans (scan_id, day) select ?, ? where (select count(*) from scans where day = ?) < ? on conflict do nothing",
      scanId,
      day,
      day,
      limit,
    );
    const { used, mine } = this.#sql
      .exec<{ used: number; mine: number }>(
        "select coalesce(sum(day = ?), 0) as used, coalesce(sum(scan_id = ?), 0) as mine from scans",
        day,
        scanId,
      )
      .one();
    await this.#arm();
    if (rowsWritten === 0 && mine === 0) return { ok: false, limit, remaining: 0, resetsAt };
    return { ok: true, limit, remaining: Math.max(0, limit - used), resetsAt };
  }

  async refundScan(scanId: string): Promise<void> {
    this.#storedSql?.exec("delete from scans where scan_id = ?", scanId);
  }

  async takeReads(limit: number, wanted: number): ReturnType<LimiterClient["takeReads"]> {
    const resetsAt = this.#turnMinute();
    const free = Math.max(0, limit - this.#minute.reads);
    const granted = Math.min(free, wanted, Math.max(1, Math.floor(free / READS_SHARE)));
    this.#minute.reads += granted;
    return { granted, remaining: free - granted, resetsAt };
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
    await this.#arm();
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
    await this.#arm();
    const quota = quotaOf(limit, row?.count ?? 0, startsAt + windowMs);
    return rowsWritten === 0 ? { ...quota, ok: false, remaining: 0 } : { ...quota, ok: true };
  }

  async uncountEvent(kind: string, startsAt: number): Promise<void> {
    this.#storedSql?.exec(
      "update events set count = count - 1 where kind = ? and starts_at = ? and count > 0",
      kind,
      startsAt,
    );
  }

  async takeTurn(intervalMs: number): Promise<number> {
    const now = this.#ports.clock.now();
    const turnAt = Math.max(now, this.#nextTurnAt);
    this.#nextTurnAt = turnAt + intervalMs;
    return turnAt - now;
  }

  async claimOnce(key: string, requestHash: string): Promise<OnceClaim> {
    const now = this.#ports.clock.now();
    this.#sql.exec("delete from once where at < ?", now - DAY_MS);
    const id = this.#ports.ids.uuid();
    const { rowsWritten } = this.#sql.exec(
      "insert into once (key, request, id, claim, answer, at) values (?, ?, ?, 1, null, ?) on conflict do nothing",
      key,
      requestHash,
      id,
      now,
    );
    await this.#arm();
    if (rowsWritten > 0) return { state: "mine", id, claim: 1 };
    const before = this.#sql
      .exec<{ request: string; id: string; claim: number; answer: string | null; at: number }>(
        "select request, id, claim, answer, at from once where key = ?",
        key,
      )
      .one();
    if (before.request !== requestHash) return { state: "other-request" };
    if (before.answer !== null) return { state: "answered", answer: before.answer };
    if (before.at >= now - CLAIM_MS) return { state: "running" };
    const claim = before.claim + 1;
    this.#sql.exec("update once set at = ?, claim = ? where key = ?", now, claim, key);
    return { state: "mine", id: before.id, claim };
  }

  async renewOnce(key: string, claim: number): Promise<string | null> {
    const id = this.#ports.ids.uuid();
    const { rowsWritten } = this.#sql.exec("update once set id = ? where key = ? and claim = ?", id, key, claim);
    return rowsWritten > 0 ? id : null;
  }

  async holdsOnce(key: string, claim: number): Promise<boolean> {
    return this.#sql.exec("select 1 from once where key = ? and claim = ?", key, claim).toArray().length > 0;
  }

  async settleOnce(key: string, claim: number, answer: string | null): Promise<void> {
    if (answer === null) this.#sql.exec("delete from once where key = ? and claim = ? and answer is null", key, claim);
    else this.#sql.exec("update once set answer = ? where key = ? and claim = ?", answer, key, claim);
  }

  async erase(): Promise<void> {
    this.#tables = null;
    this.#isArmed = false;
    await this.ctx.storage.deleteAll();
  }

  /** Drops what is over, and itself when nothing is left. Never throws: the platform gives up on an alarm that fails six times. */
  override async alarm(): Promise<void> {
    const now = this.#ports.clock.now();
    try {
      this.#sql.exec("delete from scans where day < ?", Math.floor(now / DAY_MS) - 1);
      this.#sql.exec("delete from events where starts_at <= ?", now - DAY_MS);
      this.#sql.exec("delete from once where at < ?", now - DAY_MS);
      const { left } = this.#sql
        .exec<{ left: number }>(
          "select (select count(*) from scans) + (select count(*) from events) + (select count(*) from once) as left",
        )
        .one();
      if (left === 0) return await this.erase();
    } catch (error) {
      this.#ports.log("limiter.alarm_failed", { error: error instanceof Error ? error.message : "unknown" });
    }
    await this.ctx.storage.setAlarm(now + SWEEP_MS);
  }

  /** Whatever is stored is looked at again by itself. */
  async #arm(): Promise<void> {
    if (this.#isArmed) return;
    this.#isArmed = true;
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(this.#ports.clock.now() + SWEEP_MS);
  }
}

function quotaOf(limit: number, used: number, resetsAt: number): QuotaAnswer {
  const remaining = Math.max(0, limit - used);
  return remaining === 0 ? { ok: false, limit, remaining: 0, resetsAt } : { ok: true, limit, remaining, resetsAt };
}
