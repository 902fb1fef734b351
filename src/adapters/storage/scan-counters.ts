// Totals by industry, and failures by day of creation, kept in the batch of the change. Scans that have not ended are in no
// total: they are few, and counted where one is asked for.
import { isoDay } from "../../model/words.ts";
import { sql, type SQL } from "drizzle-orm";
import { isListed } from "./is-listed.ts";
import { failures, scans } from "./schema.ts";

/** Agents that failed on a day, by which an operator sees that one does; a day without any costs nothing. */
export const failedAgentsOn = (day: string): string => `agents:failed:${day}`;
export const countFailedAgents = (count: number, at: number, guard: SQL): SQL[] =>
  count === 0
    ? []
    : [
        sql`insert into counters (name, value) select ${failedAgentsOn(isoDay(at))}, ${count}
          where ${guard} on conflict (name) do update set value = value + excluded.value`,
      ];

/** Adds the rows of a select to the totals: industry, complete scans, those in error, listings. It has a condition. */
export const addTotals = (rows: SQL): SQL => sql`insert into totals (industry, complete, error, listings) select ${rows}
  on conflict (industry) do update set complete = complete + excluded.complete, error = error + excluded.error,
    listings = listings + excluded.listings`;

/** Counts a scan that ends in error; `guard` is a condition on its row. Its industry is not known. */
export function countFailed(guard: SQL): SQL[] {
  const ended = sql`from ${scans} where ${guard} and ${isListed}`;
  return [
    addTotals(sql`'', 0, 1, 0 ${ended}`),
    sql`insert into ${failures} (day, scans) select strftime('%Y-%m-%d', created_at / 1000, 'unixepoch'), 1 ${ended}
      on conflict (day) do update set scans = scans + excluded.scans`,
  ];
}
