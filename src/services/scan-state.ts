// What is known of a scan while it runs, what can happen to it, and what has to be done then.
import type { AgentState, ScanRequest } from "../model/engine.ts";
import type { GateGrant } from "../model/ports.ts";
import type { AgentId, ScanStatus } from "../model/scan.ts";
import type { ScanFailure } from "../model/scan-failure.ts";

export interface AgentRun {
  state: AgentState;
  /** Messages sent for it, and leases taken. */
  sends: number;
  leases: number;
  /** When the message or the lease counts as lost. */
  expiresAt: number;
  reason: string | null;
  learnt: string | null;
}

export interface ScanState {
  request: ScanRequest;
  status: ScanStatus;
  /** Last status that the database is known to hold. */
  recorded: ScanStatus;
  deadlineMs: number;
  agentLeaseMs: number;
  createdAt: number;
  fetchingAt: number | null;
  endedAt: number | null;
  gate: "asking" | "waiting" | "granted" | "released";
  gatePosition: number;
  gateWaitsFor: "scans" | "budget";
  grant: GateGrant | null;
  crawl: { state: "idle" | "sent" | "running" | "done"; sends: number; leases: number; expiresAt: number };
  pagesRead: number;
  requestsUsed: number;
  agents: Partial<Record<AgentId, AgentRun>>;
  failure: ScanFailure | null;
  progress: number;
}

export type ScanEvent =
  | { type: "started" }
  | { type: "gate-granted"; grant: GateGrant }
  | { type: "gate-waiting"; position: number; waitsFor: "scans" | "budget" }
  | { type: "crawl-not-sent" }
  | { type: "crawl-leased" }
  | { type: "crawl-progress"; pagesRead: number; pagesPlanned: number }
  | { type: "crawl-done"; pagesRead: number; requestsUsed: number }
  | { type: "crawl-failed"; failure: ScanFailure; requestsUsed: number }
  | { type: "agents-not-sent"; agents: AgentId[] }
  | { type: "agent-leased"; agent: AgentId }
  | { type: "agent-returned"; agent: AgentId }
  | { type: "agent-done"; agent: AgentId; learnt: string }
  | { type: "agent-failed"; agent: AgentId; reason: string }
  | { type: "recorded"; status: ScanStatus }
  /** With its gate told already, as a rule. */
  | { type: "completed"; isGateTold?: boolean }
  | { type: "report-impossible"; failure: ScanFailure }
  | { type: "abandoned" }
  | { type: "gate-released" }
  | { type: "tick" };

export type ScanEffect =
  | { type: "ask-gate" }
  | { type: "send-crawl" }
  | { type: "send-agents"; agents: AgentId[] }
  | { type: "record"; status: "fetching" | "analyzing" }
  | { type: "record-failure"; failure: ScanFailure; isOurFault: boolean }
  | { type: "complete" }
  | { type: "give-up"; failure: ScanFailure }
  | { type: "release-gate"; hasEvidence: boolean };

export interface Transition {
  state: ScanState;
  effects: ScanEffect[];
  /** When to look again; null once nothing is left to do. */
  wakeAt: number | null;
}

export function newScanState(request: ScanRequest, times: { deadlineMs: number; agentLeaseMs: number }): ScanState {
  return {
    request,
    status: "pending",
    recorded: "pending",
    deadlineMs: times.deadlineMs,
    agentLeaseMs: times.agentLeaseMs,
    createdAt: request.header.createdAt,
    fetchingAt: null,
    endedAt: null,
    gate: "asking",
    gatePosition: 0,
    gateWaitsFor: "scans",
    grant: null,
    crawl: { state: "idle", sends: 0, leases: 0, expiresAt: 0 },
    pagesRead: 0,
    requestsUsed: 0,
    agents: {},
    failure: null,
    progress: 0,
  };
}

/** Over, and everybody who has to know of it does. */
export const isSettled = (state: ScanState): boolean =>
  isOver(state) && state.recorded === state.status && state.gate === "released";

export const isOver = (state: ScanState): boolean => state.status === "complete" || state.status === "error";

/** When it began to read, while the database is not known to have heard of that. */
export const untoldStart = ({ recorded, fetchingAt }: ScanState): number | null =>
  recorded === "pending" ? fetchingAt : null;
