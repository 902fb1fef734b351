// Writing the search index: the rows of a domain's newest public scan in place of those of an older one.
import { sql, type SQL } from "drizzle-orm";
import type { SearchEntry } from "../../model/list-ports.ts";

/** Rows go over as one JSON text; D1 binds at most 2 MB, and a scan has some dozens of rows of under 1 kB. */
const ROWS = 200;

/** Replaces the rows of the domain unless a newer scan stands there already. */
export function replaceSearchRows(entry: SearchEntry, once: SQL): SQL[] {
  const { domain, scanId, createdAt } = entry;
  const isNewest = sql`${once} and not exists (select 1 from search_documents
    where domain = ${domain} and (created_at, scan_id) > (${createdAt}, ${scanId}))`;
  return [
    ...dropSearchRows(sql`domain = ${domain} and ${isNewest}`),
    sql`insert into search_documents (type, scan_id, domain, title, body, readiness_score, aeo_score, created_at)
      select value ->> 'type', ${scanId}, ${domain}, value ->> 'title', value ->> 'body',
        ${entry.readinessScore}, ${entry.aeoScore}, ${createdAt}
      from json_each(${JSON.stringify(entry.rows.slice(0, ROWS))}) where ${isNewest}`,
    sql`insert into search_text (rowid, type, title, body) select id, type, title, body from search_documents
      where domain = ${domain} and scan_id = ${scanId} and ${once}`,
  ];
}

/** Takes out the rows that a condition on the table names. The index has no text of its own: it is told the old one. */
export const dropSearchRows = (which: SQL): SQL[] => [
  sql`insert into search_text (search_text, rowid, type, title, body)
    select 'delete', id, type, title, body from search_documents where ${which}`,
  sql`delete from search_documents where ${which}`,
];
