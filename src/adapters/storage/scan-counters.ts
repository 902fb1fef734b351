// Exact totals of public scans that have ended, and failures by day of creation, kept in the batch of the end. Scans that
// have not ended are in no total: they are few, and counted where one is asked for.
import { sql, type SQL } from "drizzle-orm";
import { isListed } from "./is-listed.ts";
import { counters, failures, scans } from "./schema.ts";

export const ENDED_COUNTERS = "scans:public:";

export function bumpCounter(name: string, by: number, condition: SQL): SQL {
  return sql`insert into ${counters} (name, value) select ${name}, ${by} where ${condition}
    on conflict (name) do update set value = value + excluded.value`;
}

/** Agents that failed on a day, by which an operator sees that one does; a day without any costs nothing. */
export const failedAgentsOn = (day: string): string => `agents:failed:${day}`;
export const countFailedAgents = (count: number, at: number, guard: SQL): SQL[] =>
  count === 0 ? [] : [bumpCounter(failedAgentsOn(new Date(at).toISOString().slice(0, 10)), count, guard)];

/** Counts a scan that ends; `guard` is a condition on its row. Completed ones are counted by day in the rollups. */
export function countEnded(as: "complete" | "error", guard: SQL): SQL[] {
  const ended = sql`from ${scans} where ${guard} and ${isListed}`;
  return [
    sql`insert into ${counters} (name, value) select ${ENDED_COUNTERS + as}, 1 ${ended}
      on conflict (name) do update set value = value + excluded.value`,
    ...(as === "complete"
      ? []
      : [
          sql`insert into ${failures} (day, scans) select strftime('%Y-%m-%d', created_at / 1000, 'unixepoch'), 1 ${ended}
            on conflict (day) do update set scans = scans + excluded.scans`,
        ]),
  ];
}
