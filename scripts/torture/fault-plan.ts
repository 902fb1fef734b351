// What goes wrong in one scan: at which step, how, and how often.

/** Where a scan touches something that can fail, in the order in which it gets there. */
export const FAULT_STEPS = [
  "quota-reserve",
  "coordinator-start",
  "row-insert",
  "gate-acquire",
  "record-fetching",
  "crawl-send",
  "crawl-consume",
  "crawl-lease",
  "evidence-put",
  "crawl-done",
  "record-analyzing",
  "agents-send",
  "agent-consume",
  "agent-lease",
  "evidence-get",
  "agent-done",
  "finish-facts",
  "report-put",
  "complete-batch",
  "gate-release",
  "outbox-claim",
  "endpoint-enqueue",
  "outbox-mark",
  "record-failure",
  "quota-refund",
] as const;
export type FaultStep = (typeof FAULT_STEPS)[number];

/**
 * before, after: it throws without or in spite of its effect. slow, late: effect or answer come after the lease is over.
 * twice: it happens two times at once. overload: refused with the database's own words. abort, abort-after: the Durable
 * Object that does it, or is asked, loses its memory. drop, again: a message is lost, or comes once more when all is over. never: the call does
 * not come to an end.
 */
export const FAULT_KINDS = [
  "before",
  "after",
  "slow",
  "late",
  "twice",
  "overload",
  "abort",
  "abort-after",
  "drop",
  "again",
  "never",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  step: FaultStep;
  kind: FaultKind;
  /** Calls of the step that go well before the first fault. */
  skip: number;
  /** Calls that fail then. */
  times: number;
}

/** Travels with the order of a scan. */
export interface FaultPlan {
  faults: Fault[];
  /** Longer than every lease. */
  slowMs: number;
}

export const PLAN_HEADER = "x-torture-plan";
