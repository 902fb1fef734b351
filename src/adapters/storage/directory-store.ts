// The directory in D1: pages in the order of an index, totals from counters kept by industry.
import { sql } from "drizzle-orm";
import type { Directory } from "../../model/list-ports.ts";
import type { Listing } from "../../model/listing.ts";
import { numberOf, readBatch, rowsAs } from "./read-batch.ts";
import { runBatch } from "./run-batch.ts";

export const LISTING_COLUMNS = sql.raw(`slug, domain, business_name as "businessName", industry, description,
  readiness_score as "readinessScore", aeo_score as "aeoScore", scan_id as "scanId", scan_type as "scanType",
  updated_at as "updatedAt"`);

export function createDirectory(database: D1Database): Directory {
  return {
    async browse({ industry, limit, offset }) {
      const filter =
        industry === null
          ? sql`indexed by listings_by_score`
          : sql`indexed by listings_by_industry where industry = ${industry}`;
      const names =
        industry === null ? sql`name >= 'listings:' and name < 'listings;'` : sql`name = ${`listings:${industry}`}`;
      const [rows, total] = await readBatch(database, [
        sql`select ${LISTING_COLUMNS} from listings ${filter} order by readiness_score desc, slug limit ${limit} offset ${offset}`,
        sql`select coalesce(sum(value), 0) from counters where ${names}`,
      ]);
      return { listings: rowsAs<Listing>(rows), total: numberOf(total) };
    },
    async latest(limit) {
      const [rows] = await readBatch(database, [
        sql`select ${LISTING_COLUMNS} from listings indexed by listings_by_update order by updated_at desc, slug limit ${limit}`,
      ]);
      return rowsAs<Listing>(rows);
    },
    async findBySlug(slug) {
      const [rows] = await readBatch(database, [sql`select ${LISTING_COLUMNS} from listings where slug = ${slug}`]);
      return rowsAs<Listing>(rows)[0] ?? null;
    },
    async findByDomain(domain) {
      const [rows] = await readBatch(database, [sql`select ${LISTING_COLUMNS} from listings where domain = ${domain}`]);
      return rowsAs<Listing>(rows)[0] ?? null;
    },
    async slugsAfter(slug, limit) {
      const [rows] = await readBatch(database, [
        sql`select slug, updated_at as "updatedAt" from listings where slug > ${slug} order by slug limit ${limit}`,
      ]);
      return rowsAs<{ slug: string; updatedAt: number }>(rows);
    },
    async findUnchecked(before, limit) {
      const [rows] = await readBatch(database, [
        sql`select domain from listings where checked_at < ${before} order by checked_at limit ${limit}`,
      ]);
      return rowsAs<{ domain: string }>(rows).map(({ domain }) => domain);
    },
    async markChecked(domain, at) {
      await runBatch(database, [sql`update listings set checked_at = ${at} where domain = ${domain}`]);
    },
  };
}
