// Writing the directory: a listing with the counter of its industry, and the event that tells of it.
import { sql, type SQL } from "drizzle-orm";
import type { ListingChange } from "../../model/list-ports.ts";
import { SHOWN_FIELDS, type Listing, type ListingField } from "../../model/listing.ts";
import { mayBeShown } from "./is-listed.ts";
import { broadcastRow } from "./outbox-rows.ts";

/** Written only while the directory is still as it was when the change was decided, and the domain may stand in it. */
export function changeListing({ listing, from, changed }: ListingChange, once: SQL): SQL[] {
  const asRead = sql`${once} and ${mayBeShown(listing.domain)}
    and (select scan_id from listings where domain = ${listing.domain}) is ${from?.scanId ?? null}`;
  const { slug, domain, businessName, industry, readinessScore, aeoScore, scanId, updatedAt } = listing;
  const data = { slug, domain, businessName, industry, readinessScore, aeoScore, scanId, changed };
  const event = { type: "directory.updated", about: scanId, scanId, data } as const;
  return [
    ...(from?.industry === industry
      ? []
      : [...(from === null ? [] : [countListing(from.industry, -1, asRead)]), countListing(industry, 1, asRead)]),
    ...(changed.length === 0 ? [] : [broadcastRow(event, updatedAt, asRead)]),
    upsertListing(listing, changed, asRead),
  ];
}

/** A new entry where the domain has none, and the event that tells of it. */
export function addListing(listing: Listing): SQL[] {
  const isFree = sql`${mayBeShown(listing.domain)}
    and not exists (select 1 from listings where domain = ${listing.domain} or slug = ${listing.slug})`;
  const { slug, domain, businessName, industry, readinessScore, aeoScore, scanId, updatedAt } = listing;
  const data = { slug, domain, businessName, industry, readinessScore, aeoScore, scanId, changed: [...SHOWN_FIELDS] };
  // The scan may have had an event of its own when it was new.
  const event = { type: "directory.updated", about: `${scanId}-${updatedAt}`, scanId, data } as const;
  return [
    countListing(industry, 1, isFree),
    broadcastRow(event, updatedAt, isFree),
    upsertListing(listing, SHOWN_FIELDS, isFree),
  ];
}

/** Takes out the listings that a condition on the table names. */
export const dropListings = (which: SQL): SQL[] => [
  sql`insert into counters (name, value) select 'listings:' || industry, -count(*) from listings where ${which} group by industry
    on conflict (name) do update set value = value + excluded.value`,
  sql`delete from listings where ${which}`,
];

const countListing = (industry: string, by: number, condition: SQL): SQL =>
  sql`insert into counters (name, value) select ${`listings:${industry}`}, ${by} where ${condition}
    on conflict (name) do update set value = value + excluded.value`;

const COLUMN_OF: Record<ListingField, string> = {
  businessName: "business_name",
  industry: "industry",
  description: "description",
  readinessScore: "readiness_score",
  aeoScore: "aeo_score",
};

/** A column that is set anew is written to each index that has it, whatever its value: only those are that changed. */
function upsertListing(listing: Listing, changed: readonly ListingField[], condition: SQL): SQL {
  const { updatedAt } = listing;
  const columns = [...changed.map((field) => COLUMN_OF[field]), "scan_id", "scan_type", "updated_at", "checked_at"];
  return sql`insert into listings (slug, domain, business_name, industry, description, readiness_score, aeo_score,
      scan_id, scan_type, updated_at, checked_at)
    select ${listing.slug}, ${listing.domain}, ${listing.businessName}, ${listing.industry}, ${listing.description},
      ${listing.readinessScore}, ${listing.aeoScore}, ${listing.scanId}, ${listing.scanType}, ${updatedAt}, ${updatedAt}
    where ${condition}
    on conflict (domain) do update set ${sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(", "))}`;
}
