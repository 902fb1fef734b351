// Writing the search index: the rows of a domain's newest public scan in place of those of an older one. The index holds
// the rows themselves.
import { sql, type SQL } from "drizzle-orm";
import type { SearchEntry } from "../../model/list-ports.ts";
import { mayBeShown } from "./is-listed.ts";

/** Rows go over as one JSON text; D1 binds at most 2 MB, and a scan has some dozens of rows of under 1 kB. */
const ROWS = 200;

/** The word by which the index finds the rows of a domain, an SQL expression over an expression. */
const aboutDomain = (domain: SQL): SQL => sql`'d' || hex(${domain})`;

/** Rows of the index, as `f`, of the domains that a query gives as its column `domain`. */
export const searchRowsOf = (domains: SQL): SQL =>
  sql`(${domains}) d cross join search_documents f
    where f.search_documents match 'about : ' || ${aboutDomain(sql`d.domain`)} and f.domain = d.domain`;

/** Replaces the rows of the domain unless a newer scan stands there already, or the domain asked to stay out. */
export function replaceSearchRows(entry: SearchEntry, once: SQL = sql`true`): SQL[] {
  const { domain, scanId, createdAt } = entry;
  const ofDomain = sql`select ${domain} as domain`;
  const isNewest = sql`${once} and ${mayBeShown(domain)} and not exists (select 1 from ${searchRowsOf(ofDomain)}
    and (f.created_at, f.scan_id) > (${createdAt}, ${scanId}))`;
  return [
    dropSearchRows(ofDomain, isNewest),
    sql`insert into search_documents (type, title, body, about, scan_id, domain, readiness_score, aeo_score, created_at)
      select value ->> 'type', value ->> 'title', value ->> 'body', ${aboutDomain(sql`${domain}`)}, ${scanId}, ${domain},
        ${entry.readinessScore}, ${entry.aeoScore}, ${createdAt}
      from json_each(${JSON.stringify(entry.rows.slice(0, ROWS))}) where ${isNewest}`,
  ];
}

/** Takes out the rows of domains, as far as a condition on a row `f` names them. */
export const dropSearchRows = (domains: SQL, which: SQL = sql`true`): SQL =>
  sql`delete from search_documents where rowid in (select f.rowid from ${searchRowsOf(domains)} and ${which})`;
