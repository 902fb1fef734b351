// What has to be known before a scan is finished, in one round trip.
import { sql } from "drizzle-orm";
import type { FinishAsk, FinishFacts } from "../../model/list-ports.ts";
import type { Listing } from "../../model/listing.ts";
import type { ScanStatus } from "../../model/scan.ts";
import { LISTING_COLUMNS } from "./directory-store.ts";
import { readBatch, rowsAs } from "./read-batch.ts";
import { isOpenDay, ROLLUP_COLUMNS, toRollups } from "./rollup-store.ts";

export async function findFinishFacts(database: D1Database, ask: FinishAsk): Promise<FinishFacts> {
  const { scanId, domain, url, scanType } = ask;
  const [row, previous, listing, taken, optedOut, rollups] = await readBatch(database, [
    sql`select status from scans where id = ${scanId}`,
    // Of one domain there are few addresses and types.
    sql`select id from scans indexed by scans_of_domain
      where domain = ${domain} and url = ${url} and scan_type = ${scanType}
      and status = 'complete' and visibility = 'public' and is_local = 0
      and seq < (select seq from scans where id = ${scanId}) order by seq desc limit 1`,
    sql`select ${LISTING_COLUMNS} from listings where domain = ${domain}`,
    sql`select slug from listings where slug in (select value from json_each(${JSON.stringify(ask.slugs)})) and domain <> ${domain}`,
    sql`select 1 from opt_outs where domain = ${domain}`,
    sql`select ${ROLLUP_COLUMNS} from rollups where grain in ('day', 'month') and industry = ${ask.industry}
      and period in (select value from json_each(${JSON.stringify(ask.periods)}) where length(value) = 7 or ${isOpenDay("value")})`,
  ]);
  return {
    status: rowsAs<{ status: ScanStatus }>(row)[0]?.status ?? null,
    previous: rowsAs<{ id: string }>(previous)[0] ?? null,
    listing: rowsAs<Listing>(listing)[0] ?? null,
    takenSlugs: rowsAs<{ slug: string }>(taken).map(({ slug }) => slug),
    isOptedOut: optedOut !== undefined && optedOut.length > 0,
    rollups: toRollups(rollups),
  };
}
