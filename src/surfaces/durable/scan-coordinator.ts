// One object per scan: the only writer of its state. Storage and alarm around the scan machine.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import type {
  AgentLease,
  CrawlLease,
  ScanFailure,
  ScanProgress,
  ScanRequest,
  ScanTraceEvent,
} from "../../model/engine.ts";
import { failureText } from "../../model/engine.ts";
import type { CoordinatorClient, CrawlNote, GateGrant, Ports } from "../../model/ports.ts";
import { AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS, type AgentId } from "../../model/scan.ts";
import { requestsOf, runEffect } from "../../services/scan-engine.ts";
import { messageOf } from "../../services/scan-message.ts";
import {
  advanceScan,
  isOver,
  newScanState,
  type ScanEffect,
  type ScanEvent,
  type ScanState,
} from "../../services/scan-machine.ts";

/** How long a finished scan's live view can be replayed. */
const TRACE_KEPT_MS = 24 * 3_600_000;
const ALARM_RETRY_MS = 2_000;
const TRACE_EVENTS = 400;

export class ScanCoordinator extends DurableObject<Env> implements CoordinatorClient {
  readonly #ports: Ports;
  readonly #sql: SqlStorage;
  #state: ScanState | null | undefined;
  /** Effects under way by kind, so that a second event does not start one again. */
  readonly #running = new Map<string, Promise<void>>();
  #waiting: (() => void)[] = [];

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ports = portsFromEnv(env);
    this.#sql = ctx.storage.sql;
    this.#createTables();
  }

  #createTables(): void {
    this.#sql.exec(`
      create table if not exists state (id integer primary key check (id = 1), json text not null);
      create table if not exists results (agent text primary key, json text not null);
      create table if not exists trace (seq integer primary key, at integer not null, type text not null, detail text not null);
    `);
  }

  async start(request: ScanRequest): Promise<void> {
    if (this.#load() === null) {
      const deadlineMs = this.#ports.config.scanDeadlinesMs[request.header.scanType];
      this.#save(newScanState(request, { deadlineMs, agentLeaseMs: this.#ports.config.agentLeaseMs }));
      this.#note("status", { status: "pending" });
    }
    await this.ctx.storage.setAlarm(this.#ports.clock.now());
  }

  async progress(): Promise<ScanProgress | null> {
    const state = this.#load();
    if (state === null) return null;
    return {
      status: state.status,
      progress: state.progress,
      error: state.failure === null ? null : failureText(state.failure),
      message: messageOf(state),
      agents: AGENTS_BY_SCAN_TYPE[state.request.header.scanType].map((id) => ({
        id,
        state: state.agents[id]?.state ?? "waiting",
        learnt: state.agents[id]?.learnt ?? null,
      })),
      pagesRead: state.pagesRead,
      requestsUsed: state.requestsUsed,
    };
  }

  async readTrace(afterSeq: number, waitMs: number): Promise<{ events: ScanTraceEvent[]; isOver: boolean } | null> {
    if (this.#load() === null) return null;
    if (this.#traceAfter(afterSeq).length === 0 && waitMs > 0 && !this.#isOver())
      await Promise.race([
        new Promise<void>((resolve) => this.#waiting.push(resolve)),
        this.#ports.clock.sleep(waitMs),
      ]);
    return { events: this.#traceAfter(afterSeq), isOver: this.#isOver() };
  }

  async leaseCrawl(): Promise<CrawlLease> {
    const state = this.#load();
    const now = this.#ports.clock.now();
    if (state === null || state.status !== "fetching" || state.grant === null) return { go: false };
    if (state.crawl.state === "done" || (state.crawl.state === "running" && state.crawl.expiresAt > now))
      return { go: false };
    const isFirst = state.crawl.leases === 0;
    await this.#dispatch({ type: "crawl-leased" });
    const { header, fetchUrl, isLocal, visibility } = state.request;
    const requestBudget = isFirst ? state.grant.requestBudget : await this.#renewBudget(state.request, state.grant);
    if (requestBudget === null) return { go: false };
    return {
      go: true,
      header,
      fetchUrl,
      isLocal,
      visibility,
      requestBudget,
      endsAt: (state.fetchingAt ?? now) + state.deadlineMs,
      reuseFrom: state.grant.reuseFrom,
    };
  }

  /** For a worker that takes the place of a lost one; null when the site may not be asked so much, and the scan ends. */
  async #renewBudget({ header, registrableDomain }: ScanRequest, grant: GateGrant): Promise<number | null> {
    // Nothing is asked of a site whose evidence is borrowed.
    if (grant.reuseFrom !== null) return grant.requestBudget;
    const budget = await this.#ports.gate(registrableDomain).renew(header.scanId);
    if (budget > 0) return budget;
    const sentence = `Reading ${registrableDomain} was interrupted, and it has been asked too much to begin again now.`;
    await this.#dispatch({ type: "crawl-failed", failure: { code: "busy", sentence }, requestsUsed: 0 });
    return null;
  }

  async reportCrawl(notes: CrawlNote[]): Promise<void> {
    const state = this.#load();
    if (state === null || state.status !== "fetching") return;
    for (const { type, ...arrival } of notes) this.#note(type, { ...arrival });
    const pagesRead = state.pagesRead + notes.filter((note) => note.type === "page").length;
    await this.#dispatch({
      type: "crawl-progress",
      pagesRead,
      pagesPlanned: CRAWL_BUDGETS[state.request.header.scanType].pages,
    });
  }

  async crawlDone(summary: { pagesRead: number; requestsUsed: number }): Promise<void> {
    await this.#dispatch({ type: "crawl-done", ...summary });
  }

  async crawlFailed(failure: ScanFailure, requestsUsed: number): Promise<void> {
    await this.#dispatch({ type: "crawl-failed", failure, requestsUsed });
  }

  async leaseAgent(agent: AgentId): Promise<AgentLease> {
    const state = this.#load();
    const run = state?.agents[agent];
    if (state === null || isOver(state) || run === undefined || run.state === "done" || run.state === "failed")
      return { go: false };
    if (run.state === "running" && run.expiresAt > this.#ports.clock.now()) return { go: false };
    this.#note("agent", { agent, state: "running" });
    await this.#dispatch({ type: "agent-leased", agent });
    return { go: true, scanType: state.request.header.scanType, header: state.request.header };
  }

  /** The first result of an agent is kept, and stands before the agent counts as done; later ones change nothing. */
  async agentDone(agent: AgentId, resultJson: string, learnt: string): Promise<void> {
    if (this.#load()?.agents[agent]?.state === "done") return;
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec("insert into results (agent, json) values (?, ?) on conflict do nothing", agent, resultJson);
      this.#note("agent", { agent, state: "done", learnt });
    });
    await this.#dispatch({ type: "agent-done", agent, learnt });
  }

  async agentFailed(agent: AgentId, reason: string): Promise<void> {
    this.#note("agent", { agent, state: "failed", reason });
    await this.#dispatch({ type: "agent-failed", agent, reason });
  }

  async gateGranted(grant: GateGrant): Promise<boolean> {
    await this.#dispatch({ type: "gate-granted", grant });
    const state = this.#load();
    return state !== null && !isOver(state) && state.grant?.reuseFrom === grant.reuseFrom;
  }

  async poke(): Promise<boolean> {
    await this.#dispatch({ type: "tick" });
    return this.#load() !== null;
  }

  /**
   * The gate is told first, since afterwards nobody knows any more that this scan held the site, waits for it or
   * lends its evidence.
   */
  async forget(): Promise<void> {
    await this.#running.get("ask-gate");
    const state = this.#load();
    if (state !== null) {
      const { request } = state;
      const done = { scanId: request.header.scanId, requestsUsed: requestsOf(state), hasEvidence: false };
      await this.#ports.gate(request.registrableDomain).release(done);
    }
    await this.#dropAll();
    this.#wake();
  }

  async #dropAll(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#createTables();
    this.#state = null;
  }

  /** Never throws: the platform gives up on an alarm that fails six times. */
  override async alarm(): Promise<void> {
    try {
      const state = this.#load();
      if (state === null) return;
      if (isOver(state) && state.recorded === state.status && state.gate === "released") {
        if (state.endedAt === null || this.#ports.clock.now() - state.endedAt < TRACE_KEPT_MS) return;
        await this.#dropAll();
        return;
      }
      const event: ScanEvent =
        state.status === "pending" && state.gate === "asking" ? { type: "started" } : { type: "tick" };
      await this.#dispatch(event);
    } catch (error) {
      this.#logFault("coordinator.alarm_failed", error);
      await this.ctx.storage.setAlarm(this.#ports.clock.now() + ALARM_RETRY_MS);
    }
  }

  /** Stores the new state first, then runs the effects; what an effect brings back is dispatched in turn. */
  async #dispatch(event: ScanEvent): Promise<void> {
    const before = this.#load();
    if (before === null) return;
    const { state, effects, wakeAt } = advanceScan(before, event, this.#ports.clock.now());
    this.ctx.storage.transactionSync(() => {
      this.#save(state);
      // The report is stored: what the agents found is kept there alone.
      if (isOver(state) && state.recorded === state.status) this.#sql.exec("delete from results");
      if (state.status !== before.status)
        this.#note("status", {
          status: state.status,
          error: state.failure === null ? null : failureText(state.failure),
        });
    });
    await this.ctx.storage.setAlarm(wakeAt ?? (state.endedAt ?? this.#ports.clock.now()) + TRACE_KEPT_MS);
    if (isOver(state)) this.#wake();
    await Promise.all(effects.map((effect) => this.#execute(effect)));
  }

  async #execute(effect: ScanEffect): Promise<void> {
    const key = effect.type === "record" ? `record ${effect.status}` : effect.type;
    const isExclusive = effect.type !== "send-agents";
    if (isExclusive && this.#running.has(key)) return;
    const run = this.#runEffect(effect).finally(() => this.#running.delete(key));
    if (isExclusive) this.#running.set(key, run);
    await run;
  }

  /** A failed effect is not lost: the state still asks for it, and the alarm comes back soon. */
  async #runEffect(effect: ScanEffect): Promise<void> {
    const state = this.#load();
    if (state === null) return;
    try {
      const events = await runEffect(this.#ports, state, { list: () => this.#results() }, effect);
      for (const event of events) await this.#dispatch(event);
    } catch (error) {
      this.#logFault(`coordinator.${effect.type}_failed`, error);
      await this.ctx.storage.setAlarm(this.#ports.clock.now() + ALARM_RETRY_MS);
    }
  }

  #load(): ScanState | null {
    if (this.#state === undefined) {
      const [row] = this.#sql.exec<{ json: string }>("select json from state where id = 1").toArray();
      // The row was written by this class; its shape follows the class's own version.
      this.#state = row === undefined ? null : (JSON.parse(row.json) as ScanState);
    }
    return this.#state;
  }

  #save(state: ScanState): void {
    this.#sql.exec(
      "insert into state (id, json) values (1, ?) on conflict (id) do update set json = excluded.json",
      JSON.stringify(state),
    );
    this.#state = state;
  }

  #results(): { agent: AgentId; json: string }[] {
    return this.#sql.exec<{ agent: AgentId; json: string }>("select agent, json from results order by agent").toArray();
  }

  #note(type: ScanTraceEvent["type"], detail: ScanTraceEvent["detail"]): void {
    this.#sql.exec(
      `insert into trace (at, type, detail) select ?, ?, ? where (select count(*) from trace) < ${TRACE_EVENTS}`,
      this.#ports.clock.now(),
      type,
      JSON.stringify(detail),
    );
    this.#wake();
  }

  #traceAfter(afterSeq: number): ScanTraceEvent[] {
    const rows = this.#sql.exec<{ seq: number; at: number; type: ScanTraceEvent["type"]; detail: string }>(
      "select seq, at, type, detail from trace where seq > ? order by seq limit 100",
      afterSeq,
    );
    return rows.toArray().map((row) => ({ ...row, detail: JSON.parse(row.detail) as ScanTraceEvent["detail"] }));
  }

  #isOver(): boolean {
    const state = this.#load();
    return state === null || isOver(state);
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #logFault(event: string, error: unknown): void {
    this.#ports.log(event, {
      scanId: this.#load()?.request.header.scanId ?? null,
      error: error instanceof Error ? error.message : "unknown",
    });
  }
}
