// The life of a scan as one pure function: (state, event) -> (state, effects). The coordinator stores the
// state, then executes the effects; an effect that fails or is lost is asked for again by a later tick,
// because every tick derives what is still missing from the state alone.
import { AGENT_ATTEMPTS, GATE_WAIT_MS, STATUS_RECORDED_MS } from "../model/limits.ts";
import { isOurFault, type ScanFailure } from "../model/scan-failure.ts";
import { AGENTS_BY_SCAN_TYPE } from "../model/scan.ts";
import { begunRun, entriesOf, giveUp, hasExpired, isTerminal, RETRY_MS, unsent, withAgent } from "./agent-runs.ts";
import { isOver, isSettled, type ScanEffect, type ScanEvent, type ScanState, type Transition } from "./scan-state.ts";

/** When it is looked at whether an effect was lost with a machine; one that fails is asked for sooner. */
const LOST_MS = 10_000;
const CRAWL_ATTEMPTS = 3;
const FETCH_SHARE = 70;
const ANALYSE_SHARE = 25;

const TOO_BUSY: ScanFailure = {
  code: "busy",
  sentence: "Too many scans were waiting. Ask again in a few minutes.",
};
/** Its caller was told that it was not accepted. */
export const NOT_STARTED: ScanFailure = { code: "internal", sentence: "The scan could not be started." };

/** Applies one event at time `at` (milliseconds). Events that come late or twice change nothing. */
export function advanceScan(before: ScanState, event: ScanEvent, at: number): Transition {
  const applied = isOver(before) ? applyAfterEnd(before, event) : apply(before, event, at);
  const settled = settle(applied, at);
  const { state, effects } = collectEffects(settled, event, at);
  return { state, effects, wakeAt: wakeTime(state, at) };
}

function apply(state: ScanState, event: ScanEvent, at: number): ScanState {
  switch (event.type) {
    case "started":
    case "tick":
    case "gate-released":
      return state;
    case "gate-granted":
      if (state.gate === "granted") return state;
      return raise({ ...state, gate: "granted", grant: event.grant, status: "fetching", fetchingAt: at }, 5);
    case "gate-waiting":
      if (state.gate === "granted") return state;
      return { ...state, gate: "waiting", gatePosition: event.position, gateWaitsFor: event.waitsFor };
    case "crawl-not-sent":
      if (state.crawl.state !== "sent") return state;
      return { ...state, crawl: { ...state.crawl, state: "idle", expiresAt: at + RETRY_MS } };
    case "crawl-leased":
      if (state.status !== "fetching") return state;
      return {
        ...state,
        crawl: { ...state.crawl, state: "running", leases: state.crawl.leases + 1, expiresAt: at + state.agentLeaseMs },
      };
    case "crawl-progress":
      if (state.status !== "fetching") return state;
      return raise(
        {
          ...state,
          pagesRead: Math.max(state.pagesRead, event.pagesRead),
          // Whoever reads has a lease, also where it was forgotten with a machine.
          crawl: {
            ...state.crawl,
            state: "running",
            leases: Math.max(1, state.crawl.leases),
            expiresAt: at + state.agentLeaseMs,
          },
        },
        5 + (FETCH_SHARE - 5) * Math.min(1, event.pagesRead / Math.max(1, event.pagesPlanned)),
      );
    case "crawl-done":
      if (state.status !== "fetching") return state;
      return raise(
        {
          ...state,
          status: "analyzing",
          pagesRead: event.pagesRead,
          requestsUsed: event.requestsUsed,
          crawl: { ...state.crawl, state: "done" },
          // Who read the site goes on with the agents: messages are for those that are lost with that worker.
          agents: Object.fromEntries(
            AGENTS_BY_SCAN_TYPE[state.request.header.scanType].map((agent) => [
              agent,
              begunRun(at + state.agentLeaseMs),
            ]),
          ),
        },
        FETCH_SHARE,
      );
    case "crawl-failed":
      if (state.status !== "fetching") return state;
      return endWith({ ...state, requestsUsed: event.requestsUsed }, causeOf(state, event.failure), at);
    case "agents-not-sent":
      return event.agents.reduce((next, agent) => withAgent(next, agent, (run) => unsent(run, at)), state);
    case "agent-leased":
      return withAgent(state, event.agent, (run) => ({
        ...run,
        state: "running",
        leases: run.leases + 1,
        expiresAt: at + state.agentLeaseMs,
      }));
    case "agent-returned":
      return withAgent(state, event.agent, (run) =>
        run.state === "running" ? { ...run, state: "waiting", leases: run.leases - 1, expiresAt: at + RETRY_MS } : run,
      );
    case "agent-done":
      return withAgent(state, event.agent, (run) => ({ ...run, state: "done", learnt: event.learnt }));
    case "agent-failed":
      return withAgent(state, event.agent, (run) => ({ ...run, state: "failed", reason: event.reason }));
    case "recorded":
      return { ...state, recorded: event.status };
    case "report-impossible":
      return endWith(state, event.failure, at);
    case "abandoned":
      // One whose report may stand already ends as the database says.
      return isFinishing(state) ? state : endWith(state, NOT_STARTED, at);
    case "completed":
      return withoutQuery({
        ...state,
        status: "complete",
        recorded: "complete",
        gate: event.isGateTold === true ? "released" : state.gate,
        endedAt: at,
        progress: 100,
      });
  }
}

/** After the end only the bookkeeping of effects still matters. */
function applyAfterEnd(state: ScanState, event: ScanEvent): ScanState {
  // What the database was told before, and answers late, is history.
  if (event.type === "recorded")
    return event.status === state.status ? withoutQuery({ ...state, recorded: event.status }) : state;
  if (event.type === "gate-released") return { ...state, gate: "released" };
  // The gate answers late, after it was told of the end: it has to be told again.
  if (event.type === "gate-granted") return { ...state, gate: "granted" };
  return state;
}

/** The address as it was asked for, query included, is kept no longer than it is needed. */
const withoutQuery = (state: ScanState): ScanState => ({
  ...state,
  request: { ...state.request, fetchUrl: state.request.header.startUrl },
});

/** What time alone decides: deadlines, waits that took too long, runs that were tried often enough. */
function settle(state: ScanState, at: number): ScanState {
  if (isOver(state)) return state;
  if (state.fetchingAt === null && at - state.createdAt >= GATE_WAIT_MS)
    return endWith(state, { code: "busy", sentence: "Other scans of this domain took too long. Ask again later." }, at);
  // One whose report may stand already ends when the database has said so.
  if (isPastDeadline(state, at) && !isFinishing(state)) return endWith(state, lateness(state), at);
  if (state.status === "fetching" && state.crawl.expiresAt <= at && state.crawl.leases >= CRAWL_ATTEMPTS)
    return endWith(state, { code: "internal", sentence: "Reading the site was interrupted several times." }, at);
  if (state.status !== "analyzing") return state;
  const agents = Object.fromEntries(
    entriesOf(state.agents).map(([id, run]) => [
      id,
      hasExpired(run, at) && run.leases >= AGENT_ATTEMPTS ? giveUp(run) : run,
    ]),
  );
  const runs = entriesOf(agents).map(([, run]) => run);
  const next = raise(
    { ...state, agents },
    FETCH_SHARE + (ANALYSE_SHARE * runs.filter(isTerminal).length) / runs.length,
  );
  if (runs.every((run) => run.state === "failed"))
    return endWith(next, { code: "internal", sentence: "None of the agents could finish." }, at);
  return next;
}

/** A report that is being written is not cut off by the deadline: it would stand in the database and be denied here. */
const FINISH_GRACE_MS = 60_000;
const graceMs = (state: ScanState): number => (isFinishing(state) ? FINISH_GRACE_MS : 0);

function isFinishing({ agents }: ScanState): boolean {
  // There are none before the site was read.
  const runs = entriesOf(agents).map(([, run]) => run);
  return runs.length > 0 && runs.every(isTerminal);
}

const isPastDeadline = (state: ScanState, at: number): boolean =>
  state.fetchingAt !== null && at - state.fetchingAt >= state.deadlineMs + graceMs(state);

/** Derives what has to be done now; marks what is sent so that it is not sent twice at once. */
function collectEffects(state: ScanState, event: ScanEvent, at: number): { state: ScanState; effects: ScanEffect[] } {
  const effects: ScanEffect[] = [];
  let next = state;
  if (isOver(state)) {
    if (state.recorded !== state.status && state.failure !== null)
      effects.push({ type: "record-failure", failure: state.failure, isOurFault: isOurFault(state.failure) });
    if (state.gate !== "released") effects.push({ type: "release-gate", hasEvidence: state.crawl.state === "done" });
    return { state, effects };
  }
  if (state.gate !== "granted") {
    if (event.type === "started" || event.type === "tick") effects.push({ type: "ask-gate" });
    return { state, effects };
  }
  if (mustRecord(state, event, at)) effects.push({ type: "record", status: state.status });
  if (state.status === "fetching" && state.crawl.expiresAt <= at) {
    effects.push({ type: "send-crawl" });
    next = {
      ...next,
      crawl: { ...next.crawl, state: "sent", sends: next.crawl.sends + 1, expiresAt: at + state.agentLeaseMs },
    };
  }
  if (state.status === "analyzing") {
    const due = entriesOf(state.agents).flatMap(([id, run]) => (hasExpired(run, at) ? [id] : []));
    if (due.length > 0) {
      effects.push({ type: "send-agents", agents: due });
      next = due.reduce(
        (acc, id) =>
          withAgent(acc, id, (run) => ({
            ...run,
            state: "sent",
            sends: run.sends + 1,
            expiresAt: at + state.agentLeaseMs,
          })),
        next,
      );
    }
    if (isFinishing(state))
      effects.push(isPastDeadline(state, at) ? { type: "give-up", failure: lateness(state) } : { type: "complete" });
  }
  return { state: next, effects };
}

/**
 * Most scans are over within seconds, which the database need not hear of while they run: live progress is told from
 * here. Those that take longer are recorded when they are looked at; a start that somebody waits for, at once.
 */
function mustRecord(
  state: ScanState,
  event: ScanEvent,
  at: number,
): state is ScanState & { status: "fetching" | "analyzing" } {
  if (state.fetchingAt === null || (state.status !== "fetching" && state.status !== "analyzing")) return false;
  if (state.recorded === state.status) return false;
  if (isStartAwaited(state)) return true;
  return event.type === "tick" && at >= state.fetchingAt + STATUS_RECORDED_MS;
}

const isStartAwaited = ({ request, recorded }: ScanState): boolean =>
  request.isStartAwaited === true && recorded === "pending";

/** Reading a site, however slow it is, ends well before the deadline: whoever passes that was late through us. */
function lateness({ deadlineMs, crawl }: ScanState): ScanFailure {
  if (crawl.leases === 0 && crawl.state !== "done") return TOO_BUSY;
  const seconds = Math.round(deadlineMs / 1000);
  return {
    code: "internal",
    sentence: `The scan did not finish within ${seconds} seconds, through a fault on our side.`,
  };
}

/** Time that our queue took is not missing through the site. */
const causeOf = ({ crawl }: ScanState, failure: ScanFailure): ScanFailure =>
  failure.code === "deadline" && crawl.sends > 1 ? TOO_BUSY : failure;

function wakeTime(state: ScanState, at: number): number | null {
  if (isOver(state)) return isSettled(state) ? null : at + RETRY_MS;
  if (state.fetchingAt === null)
    return Math.min(at + (state.gate === "asking" ? LOST_MS : 30_000), state.createdAt + GATE_WAIT_MS);
  const times = isPastDeadline(state, at) ? [at + RETRY_MS] : [state.fetchingAt + state.deadlineMs + graceMs(state)];
  if (state.recorded === "pending")
    times.push(isStartAwaited(state) ? at + RETRY_MS : Math.max(at + RETRY_MS, state.fetchingAt + STATUS_RECORDED_MS));
  if (state.status === "fetching") times.push(state.crawl.expiresAt);
  if (state.status === "analyzing") {
    const open = entriesOf(state.agents).flatMap(([, run]) => (isTerminal(run) ? [] : [run.expiresAt]));
    times.push(...(open.length > 0 ? open : [at + LOST_MS]));
  }
  return Math.max(at + 1, Math.min(...times));
}

const endWith = (state: ScanState, failure: ScanFailure, at: number): ScanState => ({
  ...state,
  status: "error",
  failure,
  endedAt: at,
});

/** Progress never goes down and reaches 100 only when complete. */
const raise = (state: ScanState, progress: number): ScanState => ({
  ...state,
  progress: Math.max(state.progress, Math.min(99, Math.round(progress))),
});
