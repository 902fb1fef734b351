// Writes generated rows straight into D1, with the indexes and counters that the service would have kept.
import { createRollupStore } from "../../src/adapters/storage/rollup-store.ts";
import type { ScanRows } from "./generate-scan-rows.ts";

const DAY_MS = 86_400_000;
const ROWS_PER_STATEMENT = 1_000;

/** Empties everything that lists read, then writes these rows in place. */
export async function writeScanRows(database: D1Database, rows: ScanRows): Promise<void> {
  await database.batch(EMPTY.map((statement) => database.prepare(statement)));
  await writeChunks(database, SCANS, rows.scans);
  await writeChunks(database, DOCUMENTS, rows.documents);
  await writeChunks(database, LISTINGS, rows.listings);
  await writeChunks(database, ROLLUPS, rollupsOf(rows));
  await database.batch(DERIVED.map((statement) => database.prepare(statement)));
  const newest = rows.scans.at(-1)?.createdAt ?? DAY_MS;
  await createRollupStore(database).sumUpMonths(new Date(newest - DAY_MS).toISOString().slice(0, "2026-11-20".length));
}

async function writeChunks(database: D1Database, statement: string, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    await database
      .prepare(statement)
      .bind(JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT)))
      .run();
}

const EMPTY = [
  "delete from scans",
  "delete from search_documents",
  "delete from listings",
  "delete from rollups",
  "delete from failures",
  "delete from totals",
  "delete from counters",
  "insert into scan_domains (scan_domains) values ('delete-all')",
];

const SCANS = `insert into scans (seq, id, domain, url, scan_type, status, visibility, is_local, owner, created_at,
    completed_at, error_message, readiness_score, aeo_score, scorecard_version)
  select value ->> 'seq', value ->> 'id', value ->> 'domain', value ->> 'url', value ->> 'scanType', value ->> 'status',
    value ->> 'visibility', 0, value ->> 'owner', value ->> 'createdAt', value ->> 'completedAt',
    value ->> 'errorMessage', value ->> 'readinessScore', value ->> 'aeoScore', '1.0' from json_each(?)`;
const DOCUMENTS = `insert into search_documents (type, title, body, about, scan_id, domain, readiness_score, aeo_score, created_at)
  select value ->> 'type', value ->> 'title', value ->> 'body', 'd' || hex(value ->> 'domain'), value ->> 'scanId',
    value ->> 'domain', value ->> 'readinessScore', value ->> 'aeoScore', value ->> 'createdAt' from json_each(?)`;
const LISTINGS = `insert into listings (slug, domain, business_name, industry, readiness_score, aeo_score, scan_id,
    scan_type, updated_at, checked_at)
  select value ->> 'slug', value ->> 'domain', value ->> 'businessName', value ->> 'industry',
    value ->> 'readinessScore', value ->> 'aeoScore', value ->> 'scanId', value ->> 'scanType',
    value ->> 'updatedAt', value ->> 'updatedAt' from json_each(?)`;
const ROLLUPS = `insert into rollups (grain, period, industry, scans, readiness_sum, aeo_sum, readiness_histogram, aeo_histogram)
  select 'day', value ->> 'period', value ->> 'industry', value ->> 'scans', value ->> 'readinessSum',
    value ->> 'aeoSum', value ->> 'readinessHistogram', value ->> 'aeoHistogram' from json_each(?)`;

const DERIVED = [
  "insert into scan_domains (rowid, domain) select seq, '^^' || domain from scans where visibility = 'public'",
  `insert into totals (industry, complete, error) select '', count(*) filter (where status = 'complete'),
    count(*) filter (where status = 'error') from scans where visibility = 'public'`,
  "insert into totals (industry, listings) select industry, count(*) from listings group by 1",
  `insert into failures select strftime('%Y-%m-%d', created_at / 1000, 'unixepoch'), count(*) from scans
    where visibility = 'public' and status = 'error' group by 1`,
];

function rollupsOf({ scans }: ScanRows): object[] {
  const complete = scans.filter(({ status, visibility }) => status === "complete" && visibility === "public");
  const groups = Map.groupBy(
    complete,
    ({ createdAt, industry }) => `${new Date(createdAt).toISOString().slice(0, 10)} ${industry}`,
  );
  return [...groups].map(([key, group]) => {
    const [period, industry] = key.split(" ");
    const readiness = group.map(({ readinessScore }) => readinessScore ?? 0);
    const aeo = group.map(({ aeoScore }) => aeoScore ?? 0);
    return {
      period,
      industry,
      scans: group.length,
      readinessSum: sumOf(readiness),
      aeoSum: sumOf(aeo),
      readinessHistogram: histogramOf(readiness),
      aeoHistogram: histogramOf(aeo),
    };
  });
}

const sumOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);
const histogramOf = (scores: readonly number[]): string =>
  JSON.stringify(
    Object.fromEntries([...Map.groupBy(scores, (score) => score)].map(([score, same]) => [score, same.length])),
  );
