// The plan for the day when one database is full (SHARDING.md), on generated scans, the real tables and the real
// statements: the key, what leads to a row, answers of several databases as one, and what breaks.
import { readFileSync } from "node:fs";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { generateScanRows, type ScanRows } from "../../scripts/lib/generate-scan-rows.ts";
import {
  bucketOfDomain,
  bucketOfScan,
  BUCKETS,
  bucketSql,
  evenMap,
  firstSeqOf,
  withBucket,
} from "../../scripts/lib/shards/buckets.ts";
import { D1_BYTES, domainsIn, measureRoom } from "../../scripts/lib/shards/measure-room.ts";
import { cappedTotal, mergeDirectory, mergeRollups, mergeScanPages } from "../../scripts/lib/shards/merge-pages.ts";
import { LEAD_OF_OPERATION, PLACE_OF_TABLE, type Lead } from "../../scripts/lib/shards/placement.ts";
import { openSqlite } from "../../scripts/lib/sqlite-database.ts";
import { writeScanRows } from "../../scripts/lib/write-scan-rows.ts";
import * as listed from "../../src/adapters/storage/schema.ts";
import * as hooks from "../../src/adapters/storage/webhook-schema.ts";
import { createOutboxStore } from "../../src/adapters/storage/outbox-store.ts";
import { createScanStore } from "../../src/adapters/storage/scan-store.ts";
import { createListStores } from "../../src/adapters/storage/create-list-stores.ts";
import * as accounts from "../../src/auth/schema.ts";
import type { ListPorts, ScanListQuery } from "../../src/model/list-ports.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { summariseRollups } from "../../src/services/summarise-rollups.ts";

const SHARDS = 3;
const MAP = evenMap(SHARDS);
const shardOf = (domain: string): number => MAP[bucketOfDomain(domain)] ?? 0;
const OWNER = "key:bulk";

const tablesOf = (schema: object): string[] =>
  Object.values(schema).flatMap((one) => (one instanceof SQLiteTable ? getTableConfig(one).name : []));

describe("where rows live", () => {
  it("every table has a place, and those that move name their domain", () => {
    // The search index holds its rows itself, and is no table of the schema.
    const names = ["search_documents", ...[listed, hooks, accounts].flatMap(tablesOf)];
    expect(Object.keys(PLACE_OF_TABLE).toSorted()).toEqual(names.toSorted());
    for (const table of Object.values(listed))
      if (table instanceof SQLiteTable && PLACE_OF_TABLE[getTableConfig(table).name] === "domain")
        expect(getTableConfig(table).columns.map(({ name }) => name)).toContain("domain");
  });

  it("every operation is led to its rows by what its caller sends", () => {
    const needed: Partial<Record<Lead, string>> = { scanId: "scanId", url: "url", domain: "domain", slug: "slug" };
    expect(Object.keys(LEAD_OF_OPERATION).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
    for (const { id, input } of OPERATIONS) {
      const member = needed[LEAD_OF_OPERATION[id] ?? "home"];
      if (member !== undefined) expect(Object.keys(input.shape), id).toContain(member);
    }
  });
});

describe("the key", () => {
  const { sqlite } = openSqlite();
  const bucket = sqlite.prepare(`select ${bucketSql("domain")} as bucket from (select ? as domain)`);

  it("is the same in code and in the database, for every text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.domain(),
          fc.string({ maxLength: 80 }).filter((text) => !/[\0\ud800-\udfff]/.test(text)),
        ),
        (domain) => {
          expect(bucket.get(domain)?.["bucket"]).toBe(bucketOfDomain(domain));
        },
      ),
    );
  });

  it("stands in a scan's id, which stays a UUIDv7", () => {
    const id = withBucket("01a20343-e34c-7e1f-8000-000000004e1f", "example.com");
    expect(id).toMatch(/^01a20343-e34c-7e1f-8000-000000004[0-9a-f]{3}$/);
    expect(bucketOfScan(id)).toBe(bucketOfDomain("example.com"));
  });

  it.each([
    ["generated names", (at: number) => generatedNames[at % generatedNames.length] ?? ""],
    ["counted names", (at: number) => `shop-${at}.example`],
    ["names under one host", (at: number) => `tenant${at}.sites.example.com`],
    ["names that end alike", (at: number) => `${at.toString(36)}-physiotherapy-and-rehabilitation.co.uk`],
  ])("spreads %s evenly", (_, nameOf) => {
    const names = [...new Set(Array.from({ length: 20_000 }, (_name, at) => nameOf(at)))];
    for (const shards of [2, 3, 8]) {
      const map = evenMap(shards);
      const counts = Array.from({ length: shards }, () => 0);
      for (const name of names)
        counts[map[bucketOfDomain(name)] ?? 0] = (counts[map[bucketOfDomain(name)] ?? 0] ?? 0) + 1;
      expect(Math.max(...counts) / (names.length / shards)).toBeLessThan(1.06);
      expect(Math.min(...counts) / (names.length / shards)).toBeGreaterThan(0.94);
    }
    expect(new Set(names.map(bucketOfDomain)).size).toBeGreaterThan(BUCKETS * 0.85);
  });

  it("orders scans over all databases by numbers that JavaScript holds", () => {
    const first = firstSeqOf(Date.UTC(2026, 10, 20), 0);
    expect(first).toBeGreaterThan(firstSeqOf(Date.UTC(2026, 10, 20) - 1, 63) + 63);
    expect(Number.isSafeInteger(firstSeqOf(Date.UTC(2039, 0, 1), 63) + 63)).toBe(true);
  });
});

const rows = generateScanRows({ count: 6_000, endsAt: Date.UTC(2026, 10, 20), days: 60, seed: 11, owner: OWNER });
const generatedNames = [
  ...new Set(
    generateScanRows({ count: 40_000, endsAt: 0, days: 1, seed: 3, owner: OWNER }).scans.map(({ domain }) => domain),
  ),
];

describe("several databases answer as one", () => {
  let one: ListPorts;
  let several: ListPorts[];
  beforeAll(async () => {
    const storesOf = async (part: ScanRows): Promise<ListPorts> => {
      const { d1 } = openSqlite();
      await writeScanRows(d1, part);
      return createListStores(d1);
    };
    one = await storesOf(rows);
    several = await Promise.all(
      Array.from({ length: SHARDS }, (_, shard) => {
        const isHere = ({ domain }: { domain: string }): boolean => shardOf(domain) === shard;
        return storesOf({
          scans: rows.scans.filter(isHere),
          documents: rows.documents.filter(isHere),
          listings: rows.listings.filter(isHere),
        });
      }),
    );
  });

  const isOwn = ({ domain }: { domain: string }, shard: number): boolean => shardOf(domain) === shard;
  const ask = async (query: ScanListQuery) =>
    mergeScanPages(await Promise.all(several.map(({ scanList }) => scanList.page(query))), query.limit, isOwn);
  const of = (query: Partial<ScanListQuery>): ScanListQuery => ({
    domain: null,
    status: null,
    owner: null,
    before: null,
    limit: 100,
    ...query,
  });

  it.each([
    ["all", of({})],
    ["of a status", of({ status: "error", limit: 7 })],
    ["of one owner", of({ owner: OWNER, limit: 50 })],
    ["of a name", of({ domain: "mor", limit: 20 })],
    ["of a first letter", of({ domain: "m", limit: 20 })],
  ])("the pages of the list are the same, to the last: %s", async (_, query) => {
    let before: number | null = null;
    let pages = 0;
    do {
      const expected = await one.scanList.page({ ...query, before });
      const merged = await ask({ ...query, before });
      expect({ ...merged, ...cappedTotal(merged) }).toEqual({ ...expected, ...cappedTotal(expected) });
      before = expected.nextBefore;
      pages += 1;
    } while (before !== null);
    expect(pages).toBeGreaterThan(1);
  });

  it("where pages may be short, all pages together hold the same scans once", async () => {
    const query = of({ owner: OWNER, status: "error", limit: 10 });
    const all = async (
      page: (of: ScanListQuery) => Promise<{ scans: { id: string }[]; nextBefore: number | null }>,
    ) => {
      const ids: string[] = [];
      for (let before: number | null = null, more = true; more;) {
        const { scans, nextBefore } = await page({ ...query, before });
        ids.push(...scans.map(({ id }) => id));
        before = nextBefore;
        more = nextBefore !== null;
      }
      return ids;
    };
    const ids = await all(ask);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual(await all((page) => one.scanList.page(page)));
  });

  it.each([
    { industry: null, sort: "readiness", limit: 50, offset: 0 },
    { industry: null, sort: "aeo", limit: 20, offset: 700 },
    { industry: "retail", sort: "newest", limit: 20, offset: 40 },
  ] as const)("the directory is the same from offset $offset by $sort", async (query) => {
    const pages = several.map(({ directory }) =>
      directory.browse({ ...query, limit: query.offset + query.limit, offset: 0 }),
    );
    expect(mergeDirectory(await Promise.all(pages), query)).toEqual(await one.directory.browse(query));
  });

  it("analytics are the same", async () => {
    for (const range of [
      { grain: "day", from: "2026-10-01", to: "2026-11-20" },
      { grain: "month", from: "", to: "2026-11" },
    ] as const) {
      const merged = mergeRollups(await Promise.all(several.map(({ rollups }) => rollups.read(range))));
      const expected = await one.rollups.read(range);
      expect(summariseRollups(merged)).toEqual(summariseRollups(expected));
    }
  });

  it("a search counts the same and finds the same domains by name", async () => {
    const search = { words: ["reminder", "permit"], phrase: "reminder permit", type: null };
    const counts = await Promise.all(several.map(({ searchIndex }) => searchIndex.count(search, "any", 1_000_000)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await one.searchIndex.count(search, "any", 1_000_000));
    const domain = rows.documents[0]?.domain ?? "";
    const named = { words: domain.split(/\W+/), phrase: domain, type: "domain" as const };
    const found = await Promise.all(several.map(({ searchIndex }) => searchIndex.best(named, "all", 5)));
    expect(found.flat().map((hit) => hit.scanId)).toEqual(
      (await one.searchIndex.best(named, "all", 5)).map((hit) => hit.scanId),
    );
  });
});

describe("what breaks", () => {
  const ID = "019f0000-0000-7000-8000-000000000000";
  const DOMAIN = "example.com";
  const header = { scanId: ID, domain: DOMAIN, startUrl: "https://example.com/", scanType: "light", createdAt: 1 };
  const request = { header, visibility: "public", isLocal: false, owner: OWNER, email: null, ownerTokenHash: null };
  const results = { incompleteAgents: [], readinessScore: 1, aeoScore: 1, scorecardVersion: "1", previous: null };
  const seen = { scanId: ID, domain: DOMAIN, readinessScore: 1, aeoScore: 1 };
  const search = { ...seen, createdAt: 1, rows: [] };
  const ask = {
    scanId: ID,
    domain: DOMAIN,
    url: "",
    scanType: "light",
    slugs: [],
    industry: "retail",
    periods: [],
  };

  /** Statements of the scan stores that ask a table which stands at home alone, by the table. */
  it("are the statements that ask home in the middle of a batch", async () => {
    const { d1, sqlite } = openSqlite();
    sqlite.exec("pragma foreign_keys = off");
    for (const [table, place] of Object.entries(PLACE_OF_TABLE))
      if (place === "home") sqlite.exec(`drop table ${table}`);
    const scans = createScanStore(d1);
    const { removal, scanList, directory, rollups, searchIndex, optOuts } = createListStores(d1);
    const outbox = createOutboxStore(d1);
    const calls: Record<string, () => Promise<unknown>> = {
      insert: () => scans.insert(request as never),
      find: () => scans.find(ID),
      advance: () => scans.advance(ID, "fetching", 2),
      findFinishFacts: () => scans.findFinishFacts(ask as never),
      complete: () =>
        scans.complete(request as never, { report: { results }, publication: null, at: 3, startedAt: 2 } as never),
      fail: () => scans.fail(ID, { code: "dns", detail: "" } as never, { at: 3, startedAt: 2 }),
      findOverdue: () => scans.findOverdue(9, 9),
      page: () => scanList.page(ofAll),
      newestScores: () => scanList.newestScores(DOMAIN),
      browse: () => directory.browse({ industry: null, sort: "readiness", limit: 1, offset: 0 }),
      read: () => rollups.read({ grain: "day", from: "", to: "9" }),
      count: () => searchIndex.count({ words: ["a"], phrase: "a", type: null }, "all", 9),
      remove: () => removal.remove([ID], [{ listing: null, search }], 4),
      readSuperseded: () => removal.readSuperseded(0, 9, 9),
      forgetCallers: () => removal.forgetCallers(0, 9, 9),
      findOrphans: () => removal.findOrphans(9),
      remember: () => optOuts.remember(DOMAIN, "robots", 5),
      claim: () => outbox.claim({ types: ["scan.completed"], scanId: null, now: 9, leaseMs: 1, limit: 9 }),
    };
    const broken: Record<string, string[]> = {};
    for (const [name, call] of Object.entries(calls)) {
      const error: unknown = await call().catch((thrown: unknown) => thrown);
      if (!(error instanceof Error)) continue;
      const [, table = error.message] = /no such table: (?:main\.)?(\w+)/.exec(error.message) ?? [];
      (broken[table] ??= []).push(name);
    }
    expect(broken).toEqual({
      webhook_subscription_events: ["insert", "advance", "complete", "fail"],
      user: ["forgetCallers"],
    });
  });
  const ofAll: ScanListQuery = { domain: null, status: null, owner: null, before: null, limit: 1 };
});

describe("what the plan says", () => {
  const plan = readFileSync("SHARDING.md", "utf8");

  it("of room agrees with what rows take today", async () => {
    const room = await measureRoom(5_000);
    const said = [...plan.matchAll(/^\| ([\d.]+) +\| (\d+) +\| ([\d.]+) million +\| ([\d.]+) million +\|$/gm)];
    expect(said).toHaveLength(4);
    for (const [line, scans = "", documents = "", domains = ""] of said) {
      const mix = { scansPerDomain: Number(scans), documentsPerDomain: Number(documents) };
      const fitting = domainsIn(D1_BYTES, room, mix) / 1e6;
      expect(Math.abs(Number(domains) / fitting - 1), line).toBeLessThan(0.1);
    }
  });

  it("names every table", () => {
    for (const table of Object.keys(PLACE_OF_TABLE))
      if (!table.startsWith("oauth")) expect(plan, table).toContain(`\`${table}\``);
  });
});
