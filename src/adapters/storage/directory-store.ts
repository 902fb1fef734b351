// The directory in D1: pages in the order of the indexes by industry, totals as they are kept by industry.
import { sql, type SQL } from "drizzle-orm";
import type { DirectorySort } from "../../model/directory-listing.ts";
import type { Directory } from "../../model/list-ports.ts";
import { INDUSTRIES, type Industry } from "../../model/profile.ts";
import type { Listing } from "../../model/listing.ts";
import { readBatch, rowsAs } from "./read-batch.ts";
import { runBatch, type Queried } from "./run-batch.ts";

const COLUMNS = `slug, domain, business_name as "businessName", industry, description,
  readiness_score as "readinessScore", aeo_score as "aeoScore", scan_id as "scanId", scan_type as "scanType",
  updated_at as "updatedAt"`;
export const LISTING_COLUMNS = sql.raw(COLUMNS);

/** Each order is that of an index, so that a page reads its own rows alone. */
const ORDERS: Record<DirectorySort, { column: string; index: string }> = {
  readiness: { column: "readiness_score", index: "listings_by_industry" },
  aeo: { column: "aeo_score", index: "listings_by_industry_aeo" },
  newest: { column: "updated_at", index: "listings_by_industry_update" },
};

/** D1 takes so many parts in one union. */
const PARTS = 5;

/**
 * SQLite merges the industries in their order as far as rows are wanted: it needs no index over all, and sorts nothing.
 * Names of industries are ours, so that the statement is text, made once for each of the few there are.
 */
function inOrder(industries: readonly Industry[], sort: DirectorySort): SQL {
  const name = `${sort} ${industries.join(" ")}`;
  return (statements[name] ??= sql.raw(writeInOrder(industries, sort)));
}
const statements: Record<string, SQL> = {};

function writeInOrder(industries: readonly Industry[], sort: DirectorySort): string {
  const { column, index } = ORDERS[sort];
  const parts = industries.map(
    (industry) => `select * from listings indexed by ${index} where industry = '${industry}'`,
  );
  const unions = Array.from(
    { length: Math.ceil(parts.length / PARTS) },
    (_, at) => `select * from (${parts.slice(at * PARTS, (at + 1) * PARTS).join(UNION)})`,
  );
  return `select ${COLUMNS} from (${unions.join(UNION)}) order by ${column} desc, slug`;
}

const UNION = " union all ";

export function createDirectory(database: Queried): Directory {
  return {
    async browse({ industry, sort, limit, offset }) {
      const [rows, counted] = await readBatch(database, [
        sql`${inOrder(industry === null ? INDUSTRIES : [industry], sort)} limit ${limit} offset ${offset}`,
        sql`select industry, listings from totals where listings > 0`,
      ]);
      const byIndustry: Partial<Record<Industry, number>> = Object.fromEntries(
        rowsAs<{ industry: Industry; listings: number }>(counted).map(({ industry, listings }) => [industry, listings]),
      );
      const total = Object.values(byIndustry).reduce((sum, count) => sum + count, 0);
      return {
        listings: rowsAs<Listing>(rows),
        total: industry === null ? total : (byIndustry[industry] ?? 0),
        byIndustry,
      };
    },
    async latest(limit) {
      const [rows] = await readBatch(database, [sql`${inOrder(INDUSTRIES, "newest")} limit ${limit}`]);
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
    async takeUnchecked({ before, window, limit }) {
      const [rows] = await readBatch(database, [
        sql`select slug, domain, checked_at < ${before} as "isDue" from listings
          where slug > coalesce((select substr(value, 2) from counters where name = 'mark:checked'), '')
          order by slug limit ${window}`,
      ]);
      const looked = rowsAs<{ slug: string; domain: string; isDue: number }>(rows);
      const due = looked.filter(({ isDue }) => isDue === 1).slice(0, limit);
      // Where as many are due as may be asked, more may stand behind them.
      const last = due.length === limit ? due.at(-1) : looked[window - 1];
      // The sign keeps a slug of digits a text.
      await runBatch(database, [
        sql`insert into counters (name, value) values ('mark:checked', ${`>${last?.slug ?? ""}`})
          on conflict (name) do update set value = excluded.value where value <> excluded.value`,
      ]);
      return due.map(({ domain }) => domain);
    },
    async markChecked(domain, at) {
      await runBatch(database, [sql`update listings set checked_at = ${at} where domain = ${domain}`]);
    },
  };
}
