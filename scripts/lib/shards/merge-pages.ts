// Answers of several databases as the one answer that a single database would have given. Pure.
import type { DirectorySort } from "../../../src/model/directory-listing.ts";
import type { Directory, ListedScan, RollupRange, ScanListPage } from "../../../src/model/list-ports.ts";

const COUNTED_MATCHES = 10_000;

/**
 * Pages of the same query (same `before`, same `limit`) of all databases, by database. While a range is copied a row
 * stands in two of them: `isOwn` tells whose it is.
 */
export function mergeScanPages(
  pages: readonly ScanListPage[],
  limit: number,
  isOwn: (scan: ListedScan, shard: number) => boolean,
): ScanListPage {
  // A database that has more has told nothing of what comes after its last row.
  const known = Math.max(0, ...pages.map(({ nextBefore }) => nextBefore ?? 0));
  const rows = pages
    .flatMap(({ scans }, shard) => scans.filter((scan) => scan.seq >= known && isOwn(scan, shard)))
    .toSorted((a, b) => b.seq - a.seq);
  const scans = rows.slice(0, limit);
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  const isEstimate = pages.some((page) => page.isEstimate);
  return {
    scans,
    nextBefore: rows.length > limit ? (scans.at(-1)?.seq ?? null) : known === 0 ? null : known,
    total,
    isEstimate,
  };
}

/** A total that is counted through an index is counted up to here, in one database and over all of them. */
export const cappedTotal = ({ total, isEstimate }: Pick<ScanListPage, "total" | "isEstimate">) => ({
  total: Math.min(total, COUNTED_MATCHES),
  isEstimate: isEstimate || total > COUNTED_MATCHES,
});

type DirectoryPage = Awaited<ReturnType<Directory["browse"]>>;

/** Each database was asked for `offset + limit` entries from the first. */
export function mergeDirectory(
  pages: readonly DirectoryPage[],
  { sort, limit, offset }: { sort: DirectorySort; limit: number; offset: number },
): DirectoryPage {
  const member = ({ readiness: "readinessScore", aeo: "aeoScore", newest: "updatedAt" } as const)[sort];
  const byIndustry: DirectoryPage["byIndustry"] = {};
  for (const page of pages)
    for (const [industry, count] of Object.entries(page.byIndustry) as [keyof typeof byIndustry, number][])
      byIndustry[industry] = (byIndustry[industry] ?? 0) + count;
  return {
    listings: pages
      .flatMap(({ listings }) => listings)
      .toSorted((a, b) => b[member] - a[member] || (a.slug < b.slug ? -1 : 1))
      .slice(offset, offset + limit),
    total: pages.reduce((sum, { total }) => sum + total, 0),
    byIndustry,
  };
}

/** Rows of the same period and industry are added up by whoever reads them, and need no merging here. */
export const mergeRollups = (parts: readonly RollupRange[]): RollupRange => ({
  rollups: parts.flatMap(({ rollups }) => rollups),
  counts: parts.flatMap(({ counts }) => counts),
  statuses: [
    ...Map.groupBy(
      parts.flatMap(({ statuses }) => statuses),
      ({ status }) => status,
    ),
  ].map(([status, same]) => ({ status, scans: same.reduce((sum, { scans }) => sum + scans, 0) })),
});
