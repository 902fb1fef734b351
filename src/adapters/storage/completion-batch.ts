// What a completed public scan adds besides its own row: listing, search rows, rollups. All statements
// carry the same guard, so that a scan completed before writes nothing again.
import { sql, type SQL } from "drizzle-orm";
import type { ScanRequest } from "../../model/engine.ts";
import type { ScanResults, StoredReport } from "../../model/results.ts";
import { SCAN_TYPES } from "../../model/scan.ts";
import { slugFor } from "../../model/slug.ts";
import { domains, listings, rollups, scans, scoreHistogram, searchDocuments } from "./schema.ts";

/** A listing shown longer than this gives way to a shallower scan. */
const LISTING_STALE_MS = 30 * 86_400_000;
const SEARCH_BODY_CHARS = 600;
/** D1 allows 100 bound parameters in a statement; a search row has nine. */
const ROWS_PER_INSERT = 10;

export function completionStatements(
  request: ScanRequest,
  { results }: StoredReport,
  at: number,
  guard: SQL | undefined,
): SQL[] {
  if (request.visibility !== "public" || request.isLocal) return [];
  const once = sql`exists (select 1 from ${scans} where ${guard})`;
  return [
    ...searchStatements(results, at, once),
    ...listingStatements(results, at, once),
    ...rollupStatements(results, at, once),
  ];
}

/** Replaces the search rows of the domain: search shows the newest scan of a domain only. */
function searchStatements(results: ScanResults, at: number, once: SQL): SQL[] {
  const { domain } = results;
  const rows = searchRows(results);
  const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, i) =>
    rows.slice(i * ROWS_PER_INSERT, (i + 1) * ROWS_PER_INSERT),
  );
  return [
    sql`insert into search_text (search_text, rowid, title, body)
      select 'delete', id, title, body from ${searchDocuments} where domain = ${domain} and ${once}`,
    sql`delete from ${searchDocuments} where domain = ${domain} and ${once}`,
    ...chunks.map(
      (chunk) =>
        sql`insert into ${searchDocuments} (type, scan_id, domain, title, body, readiness_score, aeo_score, created_at)
        select value ->> 'type', ${results.scanId}, ${domain}, value ->> 'title', value ->> 'body',
          ${results.readinessScore}, ${results.aeoScore}, ${at} from json_each(${JSON.stringify(chunk)}) where ${once}`,
    ),
    sql`insert into search_text (rowid, title, body) select id, title, body from ${searchDocuments}
      where domain = ${domain} and scan_id = ${results.scanId} and ${once}`,
    // The index has no rows of its own to ask: changes() tells whether the statement before added the domain.
    sql`insert into ${domains} (domain) select ${domain} where ${once} on conflict do nothing`,
    sql`insert into domain_trigrams (rowid, domain) select id, domain from ${domains}
      where domain = ${domain} and changes() > 0`,
  ];
}

function searchRows(
  results: ScanResults,
): { type: "opportunity" | "workflow" | "domain"; title: string; body: string }[] {
  const name = results.profile.businessName ?? results.domain;
  const cut = (text: string): string => text.slice(0, SEARCH_BODY_CHARS);
  return [
    {
      type: "domain",
      title: `${name} (${results.domain})`,
      body: cut(results.profile.description ?? results.executiveSummary),
    },
    ...results.workflows.map((w) => ({ type: "workflow" as const, title: w.name, body: cut(w.description) })),
    ...results.opportunities.map((o) => ({ type: "opportunity" as const, title: o.title, body: cut(o.description) })),
  ];
}

/** A listing needs a name that two independent signals give; a shallower scan replaces only a stale one. */
function listingStatements(results: ScanResults, at: number, once: SQL): SQL[] {
  const { businessName, businessNameConfidence } = results.profile;
  if (businessName === null || businessNameConfidence === "low") return [];
  const depth = sql.join(
    SCAN_TYPES.map((type, i) => sql`when ${sql.raw(`'${type}'`)} then ${sql.raw(String(i))}`),
    sql` `,
  );
  const slug = slugFor(businessName, results.domain);
  const taken = sql`exists (select 1 from ${listings} where slug = ${slug.short} and domain <> ${results.domain})`;
  return [
    sql`insert into ${listings} (slug, domain, business_name, industry, description, readiness_score, aeo_score, scan_id, scan_type, updated_at)
      select case when ${taken} then ${slug.long} else ${slug.short} end, ${results.domain}, ${businessName}, ${results.profile.industry},
        ${results.profile.description}, ${results.readinessScore}, ${results.aeoScore}, ${results.scanId}, ${results.scanType}, ${at}
      where ${once}
      on conflict (domain) do update set business_name = excluded.business_name, industry = excluded.industry,
        description = excluded.description, readiness_score = excluded.readiness_score, aeo_score = excluded.aeo_score,
        scan_id = excluded.scan_id, scan_type = excluded.scan_type, updated_at = excluded.updated_at
      where (case excluded.scan_type ${depth} end) >= (case ${listings.scanType} ${depth} end)
        or ${listings.updatedAt} < excluded.updated_at - ${LISTING_STALE_MS}`,
  ];
}

function rollupStatements(results: ScanResults, at: number, once: SQL): SQL[] {
  const day = new Date(at).toISOString().slice(0, 10);
  const { industry } = results.profile;
  const measures = { readiness: Math.round(results.readinessScore), aeo: Math.round(results.aeoScore) };
  return [
    sql`insert into ${rollups} (day, industry, scans, readiness_sum, aeo_sum)
      select ${day}, ${industry}, 1, ${results.readinessScore}, ${results.aeoScore} where ${once}
      on conflict (day, industry) do update set scans = scans + 1,
        readiness_sum = readiness_sum + excluded.readiness_sum, aeo_sum = aeo_sum + excluded.aeo_sum`,
    ...Object.entries(measures).map(
      ([measure, score]) =>
        sql`insert into ${scoreHistogram} (day, industry, measure, score, scans)
        select ${day}, ${industry}, ${measure}, ${score}, 1 where ${once}
        on conflict (day, industry, measure, score) do update set scans = scans + 1`,
    ),
  ];
}
