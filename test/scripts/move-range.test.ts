// Moving a range of buckets between two databases (SHARDING.md) in many interleavings with the real statements of
// scans: nothing is lost, nothing is there twice, and readers never see otherwise.
import { describe, expect, it } from "vitest";
import {
  bucketOfDomain,
  BUCKETS,
  isIn,
  movedMap,
  withBucket,
  type ShardMap,
} from "../../scripts/lib/shards/buckets.ts";
import { mergeScanPages } from "../../scripts/lib/shards/merge-pages.ts";
import {
  beginMove,
  copyNext,
  dropRange,
  hashRange,
  lowerFence,
  numberScans,
  raiseFence,
} from "../../scripts/lib/shards/move-range.ts";
import { PLACE_OF_TABLE } from "../../scripts/lib/shards/placement.ts";
import { openSqlite, type SqliteDatabase } from "../../scripts/lib/sqlite-database.ts";
import { dice, turns } from "../fixtures/take-turns.ts";
import { createListStores } from "../../src/adapters/storage/create-list-stores.ts";
import { createScanStore } from "../../src/adapters/storage/scan-store.ts";
import type { Publication } from "../../src/model/list-ports.ts";
import type { ScanRequest } from "../../src/model/engine.ts";
import type { StoredReport } from "../../src/model/stored-report.ts";

const START = Date.UTC(2026, 10, 20);
const RANGE = { from: 0, to: BUCKETS / 2 - 1 };
const DOMAINS = ["example.com", "shop.example", "clinic.example.org", "binroute.example", "a.example", "b.example.net"];

interface World {
  databases: readonly [SqliteDatabase, SqliteDatabase];
  /** What one database would hold that is written to alike. */
  whole: SqliteDatabase;
  map: ShardMap;
}

async function world(): Promise<World> {
  const databases = [openSqlite(), openSqlite()] as const;
  for (const [shard, { d1 }] of databases.entries()) await numberScans(d1, shard, START);
  return { databases, whole: openSqlite(), map: Array.from({ length: BUCKETS }, () => 0) };
}

const requestOf = (scanId: string, domain: string, createdAt: number): ScanRequest =>
  ({
    header: { scanId, domain, startUrl: `https://${domain}/`, scanType: "light", createdAt },
    visibility: "public",
    isLocal: false,
    owner: "key:one",
    email: null,
    ownerTokenHash: null,
  }) as ScanRequest;

const REPORT = {
  results: {
    incompleteAgents: [],
    readinessScore: 61,
    aeoScore: 47,
    scorecardVersion: "1.0",
    previous: null,
    previousScorecard: null,
  },
} as unknown as StoredReport;

const publicationOf = (scanId: string, domain: string, createdAt: number): Publication => ({
  listing: {
    listing: {
      slug: domain.replaceAll(".", "-"),
      domain,
      businessName: `Name as of ${scanId}`,
      industry: "retail",
      description: null,
      readinessScore: 61,
      aeoScore: 47,
      scanId,
      scanType: "light",
      updatedAt: createdAt,
    },
    from: null,
    changed: [],
  },
  search: {
    scanId,
    domain,
    createdAt,
    readinessScore: 61,
    aeoScore: 47,
    rows: [
      { type: "domain", title: domain, body: `words of ${scanId}` },
      { type: "workflow", title: "Reminders", body: "are sent by hand" },
    ],
  },
  rollup: {
    period: "2026-11-20",
    industry: "retail",
    scans: 1,
    readinessSum: 61,
    aeoSum: 47,
    readinessHistogram: { 61: 1 },
    aeoHistogram: { 47: 1 },
    opportunityCategories: {},
  },
  insightsUpdated: null,
});

/** The life of a scan as the service writes it; each write asks the map, and asks again where it was refused. */
async function liveScan(here: World, gate: (database: D1Database) => D1Database, at: number): Promise<string> {
  const domain = DOMAINS[at % DOMAINS.length] ?? "";
  const createdAt = START + 1 + at;
  const scanId = withBucket(`019f${at.toString(16).padStart(4, "0")}-0000-7000-8000-000000000000`, domain);
  const request = requestOf(scanId, domain, createdAt);
  type Write = (store: ReturnType<typeof createScanStore>) => Promise<unknown>;
  const end = { at: createdAt, startedAt: null };
  const writes: Write[] = [
    (store) => store.insert(request),
    (store) => store.advance(scanId, "fetching", createdAt),
    (store) => store.advance(scanId, "analyzing", createdAt),
    at % 4 === 3
      ? (store) => store.fail(scanId, { code: "robots_disallowed", detail: "" } as never, end)
      : (store) =>
          store.complete(request, { ...end, report: REPORT, publication: publicationOf(scanId, domain, createdAt) }),
  ];
  for (const write of writes) {
    for (;;) {
      const shard = here.map[bucketOfDomain(domain)] ?? 0;
      try {
        await write(createScanStore(gate(here.databases[shard]?.d1 ?? here.whole.d1)));
        break;
      } catch (error) {
        if (!/moved/.test(causes(error))) throw error;
      }
    }
    await write(createScanStore(here.whole.d1));
  }
  return scanId;
}

async function liveScans(here: World, gate: (database: D1Database) => D1Database, first: number): Promise<void> {
  for (let at = 0; at < SCANS_EACH; at += 1) await liveScan(here, gate, first + at);
}
/** Enough that writing goes on from before the first copy until after the map has changed. */
const WRITERS = 3;
const SCANS_EACH = 10;

const causes = (error: unknown): string => (error instanceof Error ? `${error.message} ${causes(error.cause)}` : "");

async function move(here: World, gate: (database: D1Database) => D1Database, [from, to]: readonly [0 | 1, 0 | 1]) {
  const [source, target] = [gate(here.databases[from].d1), gate(here.databases[to].d1)];
  await beginMove(source, RANGE);
  for (let copied = 0; copied < DOMAINS.length && (await copyNext(source, target)); copied += 1);
  await raiseFence(source);
  while (await copyNext(source, target));
  const hashes = [await hashRange(source, RANGE), await hashRange(target, RANGE)];
  expect(hashes[0]).toBe(hashes[1]);
  here.map = movedMap(here.map, RANGE, to);
}

/** Every scan that stood there when the reading began is on its pages once. */
async function read(here: World, gate: (database: D1Database) => D1Database, until: () => boolean): Promise<number> {
  let reads = 0;
  while (!until()) {
    const map = here.map;
    const known = here.whole.sqlite
      .prepare("select id from scans")
      .all()
      .map(({ id }) => String(id));
    const ids: string[] = [];
    for (let before: number | null = null, more = true; more;) {
      const query = { domain: null, status: null, owner: null, before, limit: 10 };
      const pages = [];
      for (const { d1 } of here.databases) pages.push(await createListStores(gate(d1)).scanList.page(query));
      const page = mergeScanPages(pages, query.limit, ({ domain }, shard) => map[bucketOfDomain(domain)] === shard);
      ids.push(...page.scans.map(({ id }) => id));
      before = page.nextBefore;
      more = before !== null;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(known.filter((id) => !ids.includes(id))).toEqual([]);
    reads += 1;
  }
  return reads;
}

const MOVED = Object.entries(PLACE_OF_TABLE).flatMap(([table, place]) => (place === "domain" ? [table] : []));
const SUMS = {
  totals: "select industry as key, complete * 10000 + error * 100 + listings as value from totals",
  counters: "select name as key, value from counters",
  rollups: "select grain || period || industry as key, scans as value from rollups",
  failures: "select day as key, scans as value from failures",
};

/** Rows as they are told apart by what they say, not by the numbers that a database gave them. */
const contentOf = ({ sqlite }: SqliteDatabase, table: string): string[] =>
  sqlite
    .prepare(`select * from ${table}`)
    .all()
    .map(({ seq: _seq, id, ...row }) => JSON.stringify(table === "scans" ? { id, ...row } : row));

function expectSame(here: World): void {
  for (const table of MOVED)
    expect(here.databases.flatMap((one) => contentOf(one, table)).toSorted(), table).toEqual(
      contentOf(here.whole, table).toSorted(),
    );
  for (const [shard, { sqlite }] of here.databases.entries()) {
    for (const { domain } of sqlite.prepare("select domain from scans").all())
      expect(here.map[bucketOfDomain(String(domain))]).toBe(shard);
    // The engine compares the search index with its rows; that of domains has no text to compare.
    sqlite.exec("insert into search_documents (search_documents) values ('integrity-check')");
    const found = sqlite.prepare("select rowid from scan_domains where scan_domains match 'exa' order by rowid").all();
    const named = sqlite.prepare("select seq as rowid from scans where domain like '%exa%' order by seq").all();
    expect(found).toEqual(named);
  }
  for (const [table, query] of Object.entries(SUMS)) {
    const sum = (databases: readonly SqliteDatabase[]): Record<string, number> => {
      const total: Record<string, number> = {};
      for (const { sqlite } of databases)
        for (const { key, value } of sqlite.prepare(query).all())
          total[String(key)] = (total[String(key)] ?? 0) + Number(value);
      return total;
    };
    expect(sum(here.databases), table).toEqual(sum([here.whole]));
  }
}

const ROUNDS = 12;
const TIMEOUT_MS = 60_000;

describe("moving a range of buckets", () => {
  it("takes part of the domains, so that others show whether they were left alone", () => {
    const moving = DOMAINS.filter((domain) => isIn(RANGE, bucketOfDomain(domain)));
    expect(moving.length).toBeGreaterThan(1);
    expect(moving.length).toBeLessThan(DOMAINS.length);
  });

  it(
    `loses nothing and doubles nothing, in ${ROUNDS} interleavings with scans and readers`,
    async () => {
      let reads = 0;
      for (let seed = 1; seed <= ROUNDS; seed += 1) {
        const here = await world();
        const { gate, play } = turns(dice(seed));
        const plain = (database: D1Database): D1Database => database;
        for (let at = 0; at < 6; at += 1) await liveScan(here, plain, at);
        let open = WRITERS + 1;
        const scans = Array.from({ length: WRITERS }, (_, writer) =>
          liveScans(here, gate, 6 + writer * SCANS_EACH).finally(() => (open -= 1)),
        );
        const moved = move(here, gate, [0, 1]).finally(() => (open -= 1));
        const reading = read(here, gate, () => open === 0).then((count) => (reads += count));
        await play([...scans, moved, reading]);
        await dropRange(here.databases[0].d1, RANGE);
        expectSame(here);
      }
      expect(reads).toBeGreaterThan(ROUNDS);
    },
    TIMEOUT_MS,
  );

  it(
    "can be taken back by the same steps, with what was written meanwhile",
    async () => {
      for (let seed = 1; seed <= 5; seed += 1) {
        const here = await world();
        const { gate, play } = turns(dice(seed));
        await play([liveScans(here, gate, 0), liveScans(here, gate, SCANS_EACH), move(here, gate, [0, 1])]);
        await dropRange(here.databases[0].d1, RANGE);
        await play([liveScans(here, gate, 2 * SCANS_EACH), move(here, gate, [1, 0])]);
        await dropRange(here.databases[1].d1, RANGE);
        expectSame(here);
      }
    },
    TIMEOUT_MS,
  );

  it("is given up before the map changes by lowering the fence, and the copies are dropped", async () => {
    const here = await world();
    const { gate, play } = turns(dice(1));
    await play([liveScan(here, gate, 0), liveScan(here, gate, 1)]);
    const [source, target] = here.databases;
    await beginMove(source.d1, RANGE);
    while (await copyNext(source.d1, target.d1));
    await raiseFence(source.d1);
    await lowerFence(source.d1);
    await play([liveScan(here, gate, 2), liveScan(here, gate, 3)]);
    await beginMove(target.d1, RANGE);
    await dropRange(target.d1, RANGE);
    expectSame(here);
  });

  it("refuses writes behind the fence whole, and no others", async () => {
    const here = await world();
    const [{ d1, sqlite }] = here.databases;
    const [moving = "", staying = ""] = [true, false].map((isMoving) =>
      DOMAINS.find((domain) => isIn(RANGE, bucketOfDomain(domain)) === isMoving),
    );
    await beginMove(d1, RANGE);
    await raiseFence(d1);
    const store = createScanStore(d1);
    const counted = (): unknown => sqlite.prepare("select count(*) as scans from scans").get()?.["scans"];
    await expect(store.insert(requestOf("019f0000-0000-7000-8000-000000000001", moving, START))).rejects.toThrow(
      /moved/,
    );
    expect(counted()).toBe(0);
    await store.insert(requestOf("019f0000-0000-7000-8000-000000000002", staying, START));
    expect(counted()).toBe(1);
  });

  it("would be noticed, were a change between copy and fence not noted", async () => {
    const here = await world();
    const plain = (database: D1Database): D1Database => database;
    const [source, target] = here.databases;
    for (let at = 0; at < 6; at += 1) await liveScan(here, plain, at);
    await beginMove(source.d1, RANGE);
    while (await copyNext(source.d1, target.d1));
    for (let at = 6; at < 12; at += 1) await liveScan(here, plain, at);
    await source.d1.prepare("delete from moving").run();
    expect(await hashRange(source.d1, RANGE)).not.toBe(await hashRange(target.d1, RANGE));
  });
});
