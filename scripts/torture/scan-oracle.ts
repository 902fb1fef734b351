// The oracle: what may be true of a scan whatever went wrong, and what must be true once it is over. Knows nothing of how
// the product works inside.
import type { ScanStatus } from "../../src/model/scan.ts";

/** All that can be seen of one scan afterwards, from every side. */
export interface SeenScan {
  /** HTTP status of the order's answer; 0 when the connection broke. */
  answered: number;
  acceptedId: string | null;
  rows: { id: string; owner: string; status: ScanStatus; error: string | null }[];
  coordinator: { status: ScanStatus; error: string | null } | null;
  /** Statuses in the order in which they came, as the coordinator noted them, with their times. */
  noted: { status: ScanStatus; at: number }[];
  /** Statuses and progress as callers were told them. */
  told: { status: ScanStatus; progress: number }[];
  hasReport: boolean;
  hasSummary: boolean;
  /** Results of the agents that the report says are missing. */
  incompleteAgents: string[] | null;
  failedAgents: string[];
  isListed: boolean;
  isFound: boolean;
  /** Types of its events: rows of the outbox that are dispatched, deliveries of its subscription, what the receiver got. */
  events: { dispatched: string[]; open: string[]; delivered: string[]; received: string[] };
  deadlineMs: number;
  /** How long calls that never ended were waited for. */
  hungMs: number;
}

const RANK: Record<ScanStatus, number> = { pending: 0, fetching: 1, analyzing: 2, complete: 3, error: 3 };
/** A report that is being written may be finished after the deadline. */
const GRACE_MS = 60_000;
/** The busy machine of the torture. */
const SLACK_MS = 15_000;
const isOver = (status: ScanStatus): boolean => status === "complete" || status === "error";

/** Everything that is wrong, in words; empty when all is as it has to be. */
export function judgeScan(seen: SeenScan): string[] {
  const { rows, coordinator, noted, told, events } = seen;
  const [row] = rows;
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: string): void => void (holds || wrong.push(sentence));
  must(rows.length <= 1, `${rows.length} rows`);
  if (seen.acceptedId !== null) must(row?.id === seen.acceptedId, "lost: it was accepted and has no row");
  if (row === undefined) {
    must(coordinator === null || isOver(coordinator.status), "it runs without a row");
    must(events.dispatched.length + events.open.length === 0, "events without a row");
    return wrong;
  }
  must(isOver(row.status), `stuck: ${row.status}`);
  if (coordinator === null) must(seen.acceptedId === null && row.status === "error", "it has no coordinator");
  else {
    must(coordinator.status === row.status, `row says ${row.status}, coordinator ${coordinator.status}`);
    must((coordinator.error ?? "") === (row.error ?? ""), `row says ${row.error}, coordinator ${coordinator.error}`);
  }
  const isComplete = row.status === "complete";
  must(seen.hasReport === isComplete, `${row.status} and report: ${seen.hasReport}`);
  must(seen.hasSummary === isComplete, `${row.status} and summary: ${seen.hasSummary}`);
  must(seen.isListed === isComplete, `${row.status} and listed: ${seen.isListed}`);
  must(seen.isFound === isComplete, `${row.status} and in search: ${seen.isFound}`);
  must((row.error === null) === isComplete, `${row.status} and error: ${row.error}`);
  if (seen.incompleteAgents !== null)
    must(
      same(seen.incompleteAgents, seen.failedAgents),
      `report lacks ${seen.incompleteAgents.join()}, failed ${seen.failedAgents.join()}`,
    );
  for (const list of [noted, told])
    for (const [n, { status }] of list.entries()) {
      const next = list[n + 1];
      if (next === undefined) continue;
      must(RANK[status] <= RANK[next.status], `went from ${status} back to ${next.status}`);
      must(!isOver(status) || next.status === status, `went from ${status} on to ${next.status}`);
    }
  for (const [n, { progress }] of told.entries())
    must(progress <= (told[n + 1]?.progress ?? progress) || row.status === "error", `progress fell from ${progress}`);
  const begunAt = noted.find(({ status }) => status === "fetching")?.at;
  const endedAt = noted.find(({ status }) => isOver(status))?.at;
  if (begunAt !== undefined && endedAt !== undefined)
    must(
      endedAt - begunAt <= seen.deadlineMs + GRACE_MS + seen.hungMs + SLACK_MS,
      `late: ended after ${endedAt - begunAt} ms`,
    );
  const due = [...(begunAt === undefined ? [] : ["scan.started"]), isComplete ? "scan.completed" : "scan.failed"];
  must(events.open.length === 0, `events not handed on: ${events.open.join()}`);
  must(same(events.dispatched, due), `events ${events.dispatched.join()}, due ${due.join()}`);
  must(same(events.delivered, due), `deliveries ${events.delivered.join()}, due ${due.join()}`);
  must(same([...new Set(events.received)], due), `received ${events.received.join()}, due ${due.join()}`);
  return wrong;
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();

/** Deliveries that a receiver got more often than once; it knows them by the id of their event. */
export const repeatsOf = ({ events }: SeenScan): number => events.received.length - new Set(events.received).size;

/** The totals that are kept beside the rows, and what callers were charged. */
export interface SeenWhole {
  rowsByStatus: Record<string, number>;
  counters: Record<string, number>;
  completedInRollups: number;
  failures: number;
  /**
   * By caller: units used, and scans that ended through no fault of ours. `most` where a process that died between
   * counting a scan and writing its row may have left its unit counted for the day. `extra` names what should not count.
   */
  quotas: { owner: string; used: number; due: number; most?: number; extra?: string[] }[];
}

/** Scans that failed through us cost nothing. */
export const isCharged = ({ status, error }: { status: ScanStatus; error: string | null }): boolean =>
  status === "complete" || !/^(?:internal|busy):/.test(error ?? "");

export function judgeWhole({ rowsByStatus, counters, completedInRollups, failures, quotas }: SeenWhole): string[] {
  const wrong: string[] = [];
  // What has not ended is counted as it stands.
  for (const status of Object.keys(RANK)) {
    const rows = isOver(status as ScanStatus) ? (rowsByStatus[status] ?? 0) : 0;
    if ((counters[status] ?? 0) !== rows)
      wrong.push(`${rows} rows are ${status}, the counter says ${counters[status]}`);
  }
  if (failures !== (rowsByStatus["error"] ?? 0))
    wrong.push(`analytics count ${failures} failed scans of ${rowsByStatus["error"]}`);
  if (completedInRollups !== (rowsByStatus["complete"] ?? 0))
    wrong.push(`analytics count ${completedInRollups} completed scans of ${rowsByStatus["complete"]}`);
  for (const { owner, used, due, most = due, extra = [] } of quotas)
    if (used < due || used > most)
      wrong.push(`caller ${owner} was charged for ${used} scans, not for ${due} ${extra.join("; ")}`.trimEnd());
  return wrong;
}
