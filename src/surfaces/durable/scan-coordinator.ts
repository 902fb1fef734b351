// One object per scan: the only writer of its state. Storage and alarm around the scan machine.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import type { CrawlLease, ScanRequest, ScanTraceEvent } from "../../model/engine.ts";
import type { ScanFailure } from "../../model/scan-failure.ts";
import { failureText } from "../../model/scan-failure.ts";
import { EFFECT_MS, STATUS_RECORDED_MS } from "../../model/limits.ts";
import type {
  AgentReport,
  CoordinatorClient,
  CrawlNote,
  CrawlWord,
  GateGrant,
  Ports,
  ReadingSummary,
} from "../../model/ports.ts";
import { AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS, type AgentId } from "../../model/scan.ts";
import { RETRY_MS } from "../../services/agent-runs.ts";
import { requestsOf, runEffect } from "../../services/scan-engine.ts";
import { progressOfState } from "../../services/progress-of-state.ts";
import { advanceScan } from "../../services/scan-machine.ts";
import {
  isOver,
  isSettled,
  newScanState,
  type ScanEffect,
  type ScanEvent,
  type ScanState,
} from "../../services/scan-state.ts";
import { canWait } from "./can-wait.ts";
import { ScanRecord } from "./scan-record.ts";
import { within } from "./within.ts";

/** How long a finished scan's live view can be replayed, and what lies here of its evidence is kept. */
const TRACE_KEPT_MS = 24 * 3_600_000;
/** A scan begins as soon as it is stored, and is looked at for the first time when most are over. */
const FIRST_LOOK_MS = STATUS_RECORDED_MS;
const TRACE_PAGE = 100;
/** Whoever asks more often hears the same again, which costs nothing. */
const TOLD_EVERY_MS = 1_000;
/** Longer than any request lives. */
const REFUSED_MS = 3_600_000;

export class ScanCoordinator extends DurableObject<Env> implements CoordinatorClient {
  readonly #ports: Ports;
  readonly #record: ScanRecord;
  #storedAt = 0;
  /** When the alarm is set for, as far as this instance knows; null when it does not know of one. */
  #alarmAt: number | null = null;
  /** Effects under way by kind, so that a second event does not start one again. */
  readonly #running = new Map<string, Promise<void>>();
  #waiting: (() => void)[] = [];

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ports = portsFromEnv(env);
    this.#record = new ScanRecord(ctx.storage.kv);
  }

  async start(request: ScanRequest): Promise<boolean> {
    if (this.#load() === null) {
      if (this.#record.isRefused) return false;
      const deadlineMs = this.#ports.config.scanDeadlinesMs[request.header.scanType];
      this.#record.set(newScanState(request, { deadlineMs, agentLeaseMs: this.#ports.config.agentLeaseMs }));
      this.#note("status", { status: "pending" });
      this.#store();
    }
    await this.#wakeBy(this.#ports.clock.now() + FIRST_LOOK_MS);
    // Not waited for: the caller has its answer when the scan is stored.
    void this.#look();
    return true;
  }

  async progressJson(): Promise<string | null> {
    const state = this.#toTell();
    return state === null ? null : JSON.stringify(progressOfState(state));
  }

  /** What was told once does not fall back with the memory of this object: it is stored first, or what is stored is told. */
  #toTell(): ScanState | null {
    const state = this.#load();
    if (state === null || isOver(state)) return state;
    if (state !== this.#record.storedState && this.#ports.clock.now() - this.#storedAt >= TOLD_EVERY_MS) this.#store();
    return this.#record.storedState ?? state;
  }

  async readTrace(afterSeq: number, waitMs: number): Promise<{ events: ScanTraceEvent[]; isOver: boolean } | null> {
    if (this.#load() === null) return null;
    if (this.#record.traceAfter(afterSeq, 1).length === 0 && waitMs > 0 && !this.#isOver())
      await Promise.race([
        new Promise<void>((resolve) => this.#waiting.push(resolve)),
        this.#ports.clock.sleep(waitMs),
      ]);
    // Deleted meanwhile.
    if (this.#load() === null) return null;
    return { events: this.#record.traceAfter(afterSeq, TRACE_PAGE), isOver: this.#isOver() };
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

  async reportCrawl(notes: CrawlNote[]): Promise<CrawlWord> {
    const state = this.#load();
    const word = wordFor(state);
    if (state === null || word !== "go on") return word;
    for (const { type, ...arrival } of notes) this.#note(type, { ...arrival });
    const pagesRead = state.pagesRead + notes.filter((note) => note.type === "page").length;
    await this.#dispatch({
      type: "crawl-progress",
      pagesRead,
      pagesPlanned: CRAWL_BUDGETS[state.request.header.scanType].pages,
    });
    return word;
  }

  async crawlDone({ evidence, ...summary }: ReadingSummary): Promise<CrawlWord> {
    const state = this.#load();
    const word = wordFor(state);
    if (state === null || word !== "go on") return word;
    if (evidence !== null) this.#record.setEvidence(evidence);
    await this.#dispatch({ type: "crawl-done", ...summary });
    for (const agent of AGENTS_BY_SCAN_TYPE[state.request.header.scanType])
      this.#note("agent", { agent, state: "running" });
    return word;
  }

  async evidence(): Promise<string | null> {
    return this.#record.evidence;
  }

  async crawlFailed(failure: ScanFailure, requestsUsed: number): Promise<CrawlWord> {
    const word = wordFor(this.#load());
    await this.#dispatch({ type: "crawl-failed", failure, requestsUsed });
    return word;
  }

  async leaseAgents(agents: AgentId[]): Promise<AgentId[]> {
    const state = this.#load();
    if (state === null || isOver(state)) return [];
    const now = this.#ports.clock.now();
    const leased = [...new Set(agents)].filter((agent) => {
      const run = state.agents[agent];
      if (run === undefined || run.state === "done" || run.state === "failed") return false;
      return run.state !== "running" || run.expiresAt <= now;
    });
    for (const agent of leased) this.#note("agent", { agent, state: "running" });
    await this.#dispatch(...leased.map((agent): ScanEvent => ({ type: "agent-leased", agent })));
    return leased;
  }

  /** The first finding of an agent is kept, and stands before the agent counts as done; later ones change nothing. */
  async agentsDone(reports: AgentReport[]): Promise<void> {
    const state = this.#load();
    if (state === null || isOver(state)) return;
    const first = reports.filter(({ agent }) => {
      const run = state.agents[agent]?.state;
      return run !== undefined && run !== "done" && run !== "failed";
    });
    if (first.length === 0) return;
    for (const { agent, learnt } of first) this.#note("agent", { agent, state: "done", learnt });
    this.#record.addFindings(first.map(({ agent, json }) => ({ agent, json })));
    await this.#dispatch(...first.map(({ agent, learnt }): ScanEvent => ({ type: "agent-done", agent, learnt })));
  }

  async agentFailed(agent: AgentId, reason: string): Promise<void> {
    if (this.#load() === null) return;
    this.#note("agent", { agent, state: "failed", reason });
    await this.#dispatch({ type: "agent-failed", agent, reason });
  }

  async returnAgents(agents: AgentId[]): Promise<void> {
    await this.#dispatch(...agents.map((agent): ScanEvent => ({ type: "agent-returned", agent })));
  }

  async gateGranted(grant: GateGrant): Promise<boolean> {
    await this.#dispatch({ type: "gate-granted", grant });
    const state = this.#load();
    return state !== null && !isOver(state) && state.grant?.reuseFrom === grant.reuseFrom;
  }

  async abandon(): Promise<boolean> {
    await this.#dispatch({ type: "abandoned" });
    return this.#isKnown();
  }

  async poke(): Promise<boolean> {
    await this.#dispatch({ type: "tick" });
    return this.#isKnown();
  }

  /** One that is not known is ended by whoever asks, and must not start after that: its order may still be on its way. */
  async #isKnown(): Promise<boolean> {
    if (this.#load() !== null) return true;
    this.#record.refuse();
    await this.#wakeAt(this.#ports.clock.now() + REFUSED_MS);
    return false;
  }

  /**
   * Nobody knows any more that this scan held the site, waits for it or lends its evidence, so the gate is told; one that
   * cannot be told gives the site free when the scan's time is over. While a worker reads the site, it tells the gate.
   */
  async forget(): Promise<void> {
    const state = this.#load();
    const isAsking = this.#running.get("ask-gate");
    await this.#dropAll();
    this.#wake();
    if (state === null || isBeingRead(state, this.#ports.clock.now())) return;
    await isAsking;
    const { header, registrableDomain } = state.request;
    const done = { scanId: header.scanId, requestsUsed: requestsOf(state), hasEvidence: false };
    await this.#ports
      .gate(registrableDomain)
      .release(done)
      .catch((error: unknown) => this.#ports.log("gate.not_told", { scanId: header.scanId, error: reasonOf(error) }));
  }

  async #dropAll(): Promise<void> {
    this.#record.forget();
    this.#alarmAt = null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = null;
    await this.#look();
  }

  /** Does what is due. Never throws: the platform gives up on an alarm that fails six times. */
  async #look(): Promise<void> {
    try {
      const state = this.#load();
      if (state === null) return await this.#dropAll();
      if (isSettled(state)) {
        const keptUntil = (state.endedAt ?? 0) + TRACE_KEPT_MS;
        // Woken early, by an alarm that something else had set.
        if (this.#ports.clock.now() < keptUntil) await this.#wakeAt(keptUntil);
        else await this.#dropAll();
        return;
      }
      const event: ScanEvent =
        state.status === "pending" && state.gate === "asking" ? { type: "started" } : { type: "tick" };
      await this.#dispatch(event);
    } catch (error) {
      this.#logFault("coordinator.alarm_failed", error);
      await this.#wakeBy(this.#ports.clock.now() + RETRY_MS);
    }
  }

  /** Stores the new state first, then runs the effects; what an effect brings back is dispatched in turn. */
  async #dispatch(...events: ScanEvent[]): Promise<void> {
    const before = this.#load();
    if (before === null || events.length === 0) return;
    const now = this.#ports.clock.now();
    let state = before;
    let wakeAt: number | null = null;
    const effects = new Map<string, ScanEffect>();
    for (const event of events) {
      const next = advanceScan(state, event, now);
      ({ state, wakeAt } = next);
      for (const effect of next.effects) effects.set(keyOf(effect), effect);
    }
    this.#record.set(state);
    if (state.status !== before.status)
      this.#note("status", {
        status: state.status,
        error: state.failure === null ? null : failureText(state.failure),
      });
    // The report is stored: what the agents found is kept there alone.
    if (isOver(state) && state.recorded === state.status) this.#record.dropFindings();
    if (!canWait({ before, state, events, effects: effects.size, storedAt: this.#storedAt, now })) this.#store();
    if (wakeAt === null) await this.#wakeAt((state.endedAt ?? now) + TRACE_KEPT_MS);
    else await this.#wakeBy(wakeAt);
    if (isOver(state)) this.#wake();
    await Promise.all([...effects.values()].map((effect) => this.#execute(effect)));
  }

  #store(): void {
    this.#record.store();
    this.#storedAt = this.#ports.clock.now();
  }

  /** An alarm that comes early finds nothing to do and sets the next; setting it anew each time would cost a row each. */
  async #wakeBy(at: number): Promise<void> {
    this.#alarmAt ??= await this.ctx.storage.getAlarm();
    if (this.#alarmAt === null || this.#alarmAt > at) await this.#wakeAt(at);
  }

  async #wakeAt(at: number): Promise<void> {
    if (this.#alarmAt === at) return;
    this.#alarmAt = at;
    await this.ctx.storage.setAlarm(at);
  }

  async #execute(effect: ScanEffect): Promise<void> {
    const key = keyOf(effect);
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
      const findings = { list: () => this.#record.findings() };
      const events = await within(EFFECT_MS, runEffect(this.#ports, state, findings, effect));
      await this.#dispatch(...events);
    } catch (error) {
      this.#logFault(`coordinator.${effect.type}_failed`, error);
      if (effect.type === "send-crawl") await this.#dispatch({ type: "crawl-not-sent" });
      else if (effect.type === "send-agents") await this.#dispatch({ type: "agents-not-sent", agents: effect.agents });
      else {
        // What it needs, the agents' findings among it, has waited to be stored for as long as it was expected to succeed.
        this.#store();
        await this.#wakeBy(this.#ports.clock.now() + RETRY_MS);
      }
    }
  }

  readonly #load = (): ScanState | null => this.#record.state;

  #note(type: ScanTraceEvent["type"], detail: ScanTraceEvent["detail"]): void {
    this.#record.note({ at: this.#ports.clock.now(), type, detail });
    this.#wake();
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
      error: reasonOf(error),
    });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown");

function wordFor(state: ScanState | null): CrawlWord {
  if (state === null || state.status === "error") return "leave";
  return state.status === "fetching" ? "go on" : "stop";
}

const isBeingRead = ({ status, crawl }: ScanState, now: number): boolean =>
  status === "fetching" && crawl.state === "running" && crawl.expiresAt > now;

/** Effects of one key are one and the same work: a scan is not given up while its report is written, either. */
const keyOf = (effect: ScanEffect): string => {
  if (effect.type === "record") return `record ${effect.status}`;
  if (effect.type === "send-agents") return `send-agents ${effect.agents.join(" ")}`;
  return effect.type === "give-up" ? "complete" : effect.type;
};
