// Removing scans from D1: everything that shows them goes in one batch, and the counters with it.
import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { RemovalStore, ScanOwnership, ScanTraces } from "../../model/list-ports.ts";
import { isListed, isOpen, TRIGRAM_TEXT } from "./is-listed.ts";
import { LEAVING, NOBODY } from "./owners.ts";
import { addListing, dropListings } from "./listing-statements.ts";
import { recallRows } from "./outbox-rows.ts";
import { numberOf, readBatch, rowsAs } from "./read-batch.ts";
import { runBatch, type Queried } from "./run-batch.ts";
import { addTotals } from "./scan-counters.ts";
import { dropSearchRows, replaceSearchRows, searchRowsOf } from "./search-statements.ts";

export function createRemovalStore(database: Queried): RemovalStore {
  const rows = async <T extends object>(query: SQL): Promise<T[]> => rowsAs<T>((await readBatch(database, [query]))[0]);
  return {
    async findOwnership(scanId) {
      const [row] = await rows<ScanOwnership>(
        sql`select owner, owner_token_hash as "ownerTokenHash" from scans where id = ${scanId}`,
      );
      return row ?? null;
    },
    async findTraces(scanIds) {
      const found = await rows<Omit<ScanTraces, "isSearched"> & { isSearched: number }>(
        sql`select s.id as "scanId", s.domain, (select slug from listings where domain = s.domain and scan_id = s.id) as slug,
          exists (select 1 from ${searchRowsOf(sql`select s.domain as domain`)} and f.scan_id = s.id) as "isSearched"
          from scans s where s.id in ${listOf(scanIds)}`,
      );
      return found.map((row) => ({ ...row, isSearched: row.isSearched === 1 }));
    },
    async findNewest(domain, except) {
      const [row] = await rows<{ scanId: string; createdAt: number }>(
        sql`select id as "scanId", created_at as "createdAt" from scans indexed by scans_of_domain
          where domain = ${domain} and status = 'complete' and visibility = 'public' and is_local = 0
          and id not in ${listOf(except)} order by seq desc limit 1`,
      );
      return row ?? null;
    },
    async findCompared(scanIds, limit) {
      const found = await rows<{ id: string }>(
        sql`select id from scans indexed by scans_by_previous where previous_id in ${listOf(scanIds)} limit ${limit}`,
      );
      return found.map(({ id }) => id);
    },
    async markNotCompared(scanIds) {
      await runBatch(database, [sql`update scans set previous_id = null where id in ${listOf(scanIds)}`]);
    },
    async remove(scanIds, replacements, at) {
      await runBatch(database, [
        ...removalStatements(listOf(scanIds), at),
        ...replacements.flatMap(({ listing, search }) => [
          ...(listing === null ? [] : addListing(listing)),
          ...replaceSearchRows(search),
        ]),
      ]);
    },
    readOld: (after, createdBefore, limit) =>
      rows(sql`select seq, id as "scanId" from (select seq, id, created_at from scans where seq > ${after} order by seq limit ${limit})
        where created_at < ${createdBefore} order by seq`),
    async readSuperseded(after, createdBefore, window) {
      const looked = sql`(select * from scans where seq > ${after} order by seq limit ${window})`;
      const [last, found] = await readBatch(database, [
        sql`select max(seq) as seq from ${looked} where created_at < ${createdBefore}`,
        sql`select s.id from ${looked} s where s.created_at < ${createdBefore} and s.owner like 'addr:%'
          and exists (select 1 from scans n where n.domain = s.domain and n.seq > s.seq
            and n.status = 'complete' and n.visibility = 'public' and n.is_local = 0) order by s.seq`,
      ]);
      const lastSeq = rowsAs<{ seq: number | null }>(last)[0]?.seq ?? null;
      return { scanIds: rowsAs<{ id: string }>(found).map(({ id }) => id), lastSeq };
    },
    async readMark(job) {
      return numberOf((await readBatch(database, [sql`select value from counters where name = ${`mark:${job}`}`]))[0]);
    },
    async writeMark(job, seq) {
      await runBatch(database, [
        sql`insert into counters (name, value) values (${`mark:${job}`}, ${seq})
          on conflict (name) do update set value = excluded.value`,
      ]);
    },
    findTombstones: (after, until, limit) =>
      rows(sql`select scan_id as "scanId", deleted_at as "deletedAt" from tombstones
        where deleted_at > ${after} and deleted_at <= ${until} order by deleted_at limit ${limit}`),
    async forgetCallers(after, createdBefore, limit) {
      const looked = sql`(select seq from (select seq, created_at from scans where seq > ${after} order by seq limit ${limit})
        where created_at < ${createdBefore})`;
      const isGone = sql`owner like 'user:%' and not exists (select 1 from user where 'user:' || id = owner)`;
      const [last] = await runBatch(database, [
        sql`select max(seq) as seq from ${looked}`,
        sql`update scans set email = null, owner = case when owner like 'addr:%' then 'addr:' when ${isGone} then ${LEAVING}
          else owner end where seq in ${looked} and (email is not null or owner like 'addr:_%' or owner like 'user:%')`,
      ]);
      return z.object({ seq: z.number().nullable() }).parse(last?.results[0]).seq;
    },
    async findOrphans(limit) {
      const found = await rows<{ scanId: string; isUnlisted: number }>(
        sql`select id as "scanId", visibility = 'unlisted' as "isUnlisted" from scans indexed by scans_by_owner
          where owner = ${LEAVING} and (visibility = 'unlisted' or status in ('complete', 'error')) limit ${limit}`,
      );
      return found.map(({ scanId, isUnlisted }) => ({ scanId, isUnlisted: isUnlisted === 1 }));
    },
    async disown(scanIds) {
      await runBatch(database, [sql`update scans set owner = ${NOBODY} where id in ${listOf(scanIds)}`]);
    },
  };
}

const listOf = (ids: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** Day and month counts stay: they tell what was scanned, not what is kept. */
function removalStatements(ids: SQL, at: number): SQL[] {
  // The domain names the rows through its index; the scan alone would not.
  const shown = sql`domain in (select domain from scans where id in ${ids}) and scan_id in ${ids}`;
  // What tells of a later scan may tell of this one beside it.
  const later = sql`(select id from scans indexed by scans_by_previous where previous_id in ${ids})`;
  const tellOf = sql`(scan_id in ${ids} or (scan_id in ${later} and outbox.type = 'insights.updated'))`;
  return [
    dropSearchRows(sql`select distinct domain from scans where id in ${ids}`, sql`f.scan_id in ${ids}`),
    ...dropListings(shown),
    // Of which industry a scan was, its row does not say.
    addTotals(sql`'', -sum(status = 'complete'), -sum(status = 'error'), 0 from scans
      where id in ${ids} and ${isListed} and not ${isOpen} having count(*) > 0`),
    sql`insert into scan_domains (scan_domains, rowid, domain)
      select 'delete', seq, ${TRIGRAM_TEXT} from scans where id in ${ids} and ${isListed}`,
    recallRows(tellOf, at),
    sql`delete from outbox where ${tellOf}`,
    sql`insert into tombstones (scan_id, deleted_at) select id, ${at} from scans where id in ${ids} on conflict do nothing`,
    sql`delete from scans where id in ${ids}`,
  ];
}
