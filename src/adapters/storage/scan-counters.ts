// Exact totals of scans by status, and the same by day and month of creation, kept in the batch of every state change.
import { sql, type SQL } from "drizzle-orm";
import type { ScanStatus } from "../../model/scan.ts";
import { onceWhile } from "./completion-batch.ts";
import { movedStatusCounts } from "./rollup-store.ts";
import { counters, scans } from "./schema.ts";

/** Scans of local targets and unlisted ones are counted apart, so that public totals are exact. */
export function counterName(scan: { visibility: string; isLocal: boolean }, status: ScanStatus): string {
  return `scans:${scan.isLocal ? "local" : scan.visibility}:${status}`;
}

export function bumpCounter(name: string, by: number, condition: SQL): SQL {
  return sql`insert into ${counters} (name, value) select ${name}, ${by} where ${condition}
    on conflict (name) do update set value = value + excluded.value`;
}

/** Agents that failed on a day, by which an operator sees that one does; a day without any costs nothing. */
export const failedAgentsOn = (day: string): string => `agents:failed:${day}`;
export const countFailedAgents = (count: number, at: number, guard: SQL): SQL[] =>
  count === 0 ? [] : [bumpCounter(failedAgentsOn(new Date(at).toISOString().slice(0, 10)), count, guard)];

/** Moves a scan from its old counter to the new one, reading the old status inside the same batch. */
export function moveCounters(scanId: string, to: ScanStatus, guard: SQL): SQL[] {
  const group = sql`'scans:' || case when ${scans.isLocal} = 1 then 'local' else ${scans.visibility} end || ':'`;
  return [
    sql`insert into ${counters} (name, value) select ${group} || ${scans.status}, -1 from ${scans} where ${guard}
      on conflict (name) do update set value = value + excluded.value`,
    sql`insert into ${counters} (name, value) select ${group} || ${to}, 1 from ${scans} where ${guard}
      on conflict (name) do update set value = value + excluded.value`,
    ...movedStatusCounts(scanId, to, onceWhile(guard)),
  ];
}
