// The agents of a scan, each with what is known of its run. Pure.
import type { AgentId } from "../model/scan.ts";
import type { AgentRun, ScanState } from "./scan-state.ts";

/** Pause before an effect that may have failed is asked for again. */
export const RETRY_MS = 2_000;

/** Begun by the worker that read the site, without a message. */
export const begunRun = (expiresAt: number): AgentRun => ({
  state: "running",
  sends: 0,
  leases: 1,
  expiresAt,
  reason: null,
  learnt: null,
});
export const isTerminal = (run: AgentRun): boolean => run.state === "done" || run.state === "failed";
export const hasExpired = (run: AgentRun, at: number): boolean => !isTerminal(run) && run.expiresAt <= at;
/** Perhaps somebody has it all the same: then it stays as it is. */
export const unsent = (run: AgentRun, at: number): AgentRun =>
  run.state === "sent" ? { ...run, state: "waiting", expiresAt: at + RETRY_MS } : run;
export const giveUp = (run: AgentRun): AgentRun => ({
  ...run,
  state: "failed",
  reason: "It did not answer in time, several times.",
});

export function withAgent(state: ScanState, agent: AgentId, change: (run: AgentRun) => AgentRun): ScanState {
  const run = state.agents[agent];
  if (run === undefined || isTerminal(run)) return state;
  return { ...state, agents: { ...state.agents, [agent]: change(run) } };
}

export function entriesOf(agents: Partial<Record<AgentId, AgentRun>>): [AgentId, AgentRun][] {
  // Object.entries widens keys to string; the record's type guarantees agent ids.
  return Object.entries(agents) as [AgentId, AgentRun][];
}
