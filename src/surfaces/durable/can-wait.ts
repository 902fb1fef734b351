// Which changes of a scan are stored at once, and which with a later one: each time that it is stored is paid for.
import { isOver, isSettled, type ScanEvent, type ScanState } from "../../services/scan-state.ts";

/**
 * What happens again by itself when it is lost with a machine: pages that are counted, statuses that the database is told
 * once more, agents that are leased once more and find the same in the same evidence, a turn that is asked for once more.
 * Not that a worker reads the site: the next one has to know that it was asked.
 */
const REPEATABLE = new Set<ScanEvent["type"]>([
  "crawl-progress",
  "recorded",
  "agent-leased",
  "agent-done",
  "gate-granted",
]);
/** What is asked for upon these is asked for again with them: a message for a turn that was forgotten, or the report. */
const REPEATABLE_WITH_EFFECTS = new Set<ScanEvent["type"]>(["gate-granted", "agent-done"]);
/** It is stored with what comes next, or by itself no more often than this; what was read in less time is read again. */
const REPEATABLE_STORED_MS = 5_000;

export interface ScanChange {
  before: ScanState;
  state: ScanState;
  events: readonly ScanEvent[];
  /** How many effects it asks for. */
  effects: number;
  storedAt: number;
  now: number;
}

/** Whether a change may be lost with a machine. */
export function canWait({ before, state, events, effects, storedAt, now }: ScanChange): boolean {
  if (state === before) return true;
  // The end itself is stored, and again when everybody knows of it: who does not is told once more.
  if (isOver(state)) return isOver(before) && !isSettled(state);
  if (now - storedAt >= REPEATABLE_STORED_MS) return false;
  const may = effects === 0 ? REPEATABLE : REPEATABLE_WITH_EFFECTS;
  const isSoonReadAgain = effects === 0 && now - (state.fetchingAt ?? 0) < REPEATABLE_STORED_MS;
  return events.every(({ type }) => may.has(type) || (type === "crawl-done" && isSoonReadAgain));
}
