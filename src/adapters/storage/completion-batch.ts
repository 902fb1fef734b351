// What a completed public scan adds besides its own row. All statements carry the same guard, so that a scan
// completed before writes nothing again.
import { sql, type SQL } from "drizzle-orm";
import type { Publication } from "../../model/list-ports.ts";
import { changeListing, listingsAdded } from "./listing-statements.ts";
import { broadcastRow } from "./outbox-rows.ts";
import { rollupStatements } from "./rollup-store.ts";
import { addTotals } from "./scan-counters.ts";
import { replaceSearchRows } from "./search-statements.ts";

export function completionStatements(
  { listing, search, rollup, insightsUpdated }: Publication,
  at: number,
  once: SQL,
): SQL[] {
  return [
    // First: whether the directory gains a listing is asked of how it was.
    addTotals(sql`${rollup.industry}, 1, 0, ${listingsAdded(listing)} where ${once}`),
    ...(search === null ? [] : replaceSearchRows(search, once)),
    ...(listing === null ? [] : changeListing(listing, once)),
    ...rollupStatements(rollup, once),
    ...(insightsUpdated === null
      ? []
      : [
          broadcastRow(
            {
              type: "insights.updated",
              about: insightsUpdated.scanId,
              scanId: insightsUpdated.scanId,
              data: insightsUpdated,
            },
            at,
            // Unless it was deleted since it was read.
            sql`${once} and exists (select 1 from scans where id = ${insightsUpdated.previousScanId})`,
          ),
        ]),
  ];
}

/** The guard of a batch: the scan is still in one of the statuses it may come from. */
export const onceWhile = (condition: SQL): SQL => sql`exists (select 1 from scans where ${condition})`;
