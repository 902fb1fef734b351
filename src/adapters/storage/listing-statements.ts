// Writing the directory: a listing with the total of its industry, and the event that tells of it.
import { sql, type SQL } from "drizzle-orm";
import type { ListingChange } from "../../model/list-ports.ts";
import { SHOWN_FIELDS, type Listing, type ListingField } from "../../model/listing.ts";
import { mayBeShown } from "./is-listed.ts";
import { broadcastRow } from "./outbox-rows.ts";
import { addTotals } from "./scan-counters.ts";

/** The directory is still as it was when the change was decided, and the domain may stand in it. */
const isAsRead = ({ listing: { domain }, from }: ListingChange): SQL => sql`${mayBeShown(domain)}
  and (select scan_id from listings where domain = ${domain}) is ${from?.scanId ?? null}`;

/** Listings that the industry of a completed scan gains. */
export const listingsAdded = (change: ListingChange | null): SQL =>
  change === null || change.from?.industry === change.listing.industry ? sql`0` : sql`(${isAsRead(change)})`;

/** The listing is counted with its scan; here it only leaves the industry that it had. */
export function changeListing(change: ListingChange, once: SQL): SQL[] {
  const { listing, from, changed } = change;
  const asRead = sql`${once} and ${isAsRead(change)}`;
  const { slug, domain, businessName, industry, readinessScore, aeoScore, scanId, updatedAt } = listing;
  const data = { slug, domain, businessName, industry, readinessScore, aeoScore, scanId, changed };
  const event = { type: "directory.updated", about: scanId, scanId, data } as const;
  return [
    ...(from === null || from.industry === industry
      ? []
      : [addTotals(sql`${from.industry}, 0, 0, -1 where ${asRead}`)]),
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
    addTotals(sql`${industry}, 0, 0, 1 where ${isFree}`),
    broadcastRow(event, updatedAt, isFree),
    upsertListing(listing, SHOWN_FIELDS, isFree),
  ];
}

/** Takes out the listings that a condition on the table names. */
export const dropListings = (which: SQL): SQL[] => [
  addTotals(sql`industry, 0, 0, -count(*) from listings where ${which} group by industry`),
  sql`delete from listings where ${which}`,
];

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
