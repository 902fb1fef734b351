// Lists, search, directory and analytics over many scans: exact, once each, and as cheap at 20,000 as at 2,000.
import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import {
  COMMON_TITLE,
  generateScanRows,
  RARE_TITLE,
  withNeedles,
  type ScanRows,
} from "../../scripts/lib/generate-scan-rows.ts";
import { createListStores } from "../../src/adapters/storage/create-list-stores.ts";
import { createScanStore } from "../../src/adapters/storage/scan-store.ts";
import { portsFromEnv } from "../../src/context.ts";
import type { Ctx } from "../../src/model/ports.ts";
import { PLANS } from "../../src/model/plans.ts";
import { browseDirectory } from "../../src/operations/browse-directory.ts";
import { getAnalytics } from "../../src/operations/get-analytics.ts";
import { getDirectoryListing } from "../../src/operations/get-directory-listing.ts";
import { listScans } from "../../src/operations/list-scans.ts";
import { searchInsights } from "../../src/operations/search-insights.ts";
import { call, makeTestKey, migrate } from "./service.ts";
import { writeScanRows } from "../../scripts/lib/write-scan-rows.ts";

const ENDS_AT = Date.now();
/** So few that even two thousand scans fill every day and industry: analytics reads one row for each. */
const DAYS = 30;
const OWNER = "key:bulk";

const rowsOf = (count: number): ScanRows =>
  withNeedles(generateScanRows({ count, endsAt: ENDS_AT, days: DAYS, seed: 7, owner: OWNER }));

/** A database that counts the rows its batches read. */
function counting(database: D1Database): { database: D1Database; taken(): number } {
  let rowsRead = 0;
  const counted = new Proxy(database, {
    get(target, name) {
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements);
          for (const { meta } of answers) rowsRead += meta.rows_read;
          return answers;
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    database: counted,
    taken() {
      const read = rowsRead;
      rowsRead = 0;
      return read;
    },
  };
}

const counter = counting(env.DB);
const ctx: Ctx = {
  ...portsFromEnv(env),
  ...createListStores(counter.database),
  caller: {
    kind: "key",
    plan: "pro",
    scopes: PLANS.pro.scopes,
    subject: OWNER,
    owner: OWNER,
    keyId: "key_bulk",
    isAgent: false,
  },
  requestId: "req_test",
};

const list = async (input: object) => (await listScans.run(ctx, listScans.input.parse(input))).body;
const search = async (input: object) => (await searchInsights.run(ctx, searchInsights.input.parse(input))).body;
const browse = async (input: object) => (await browseDirectory.run(ctx, browseDirectory.input.parse(input))).body;
const analytics = async (input: object) => (await getAnalytics.run(ctx, getAnalytics.input.parse(input))).body;

async function allPages(filters: object): Promise<{ ids: string[]; totals: number[]; pages: number }> {
  const ids: string[] = [];
  const totals: number[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      limit: 100,
      ...filters,
      ...(cursor === null ? {} : { cursor }),
    });
    ids.push(...page.scans.map(({ id }) => id));
    totals.push(page.total);
    expect(page.hasMore).toBe(page.nextCursor !== null);
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== null);
  return { ids, totals, pages };
}

/** What each list-like request costs, after the same requests were asked. */
async function costs(): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  const measure = async (name: string, ask: () => Promise<unknown>): Promise<void> => {
    counter.taken();
    await ask();
    measured[name] = counter.taken();
  };
  const { nextCursor } = await list({ limit: 100 });
  const middle = { limit: 100, cursor: nextCursor ?? "" };
  await measure("list", () => list({ limit: 100 }));
  await measure("list, second page", () => list(middle));
  await measure("list by status", () => list({ status: "complete", limit: 100 }));
  await measure("list by rare domain", () => list({ domain: "needle", limit: 20 }));
  await measure("list by rare domain and status", () => list({ domain: "needle", status: "complete", limit: 20 }));
  await measure("directory", () => browse({ limit: 50 }));
  await measure("directory of an industry", () => browse({ industry: "retail", limit: 20 }));
  await measure("directory, further on", () => browse({ limit: 50, offset: 200 }));
  await measure("search for a rare title", () => search({ query: RARE_TITLE, limit: 50 }));
  await measure("search for a common word", () => search({ query: "automate", limit: 50 }));
  await measure("search for a common word in a type", () =>
    search({ query: "automate", search_type: "opportunities", limit: 50 }),
  );
  for (const range of ["7d", "30d", "90d", "all"])
    await measure(`analytics ${range}`, () => analytics({ time_range: range }));
  return measured;
}

beforeAll(migrate);

describe("at 2,000 and at 20,000 scans", () => {
  let small: Record<string, number>;
  let rows: ScanRows;
  let shown: ScanRows["scans"];

  beforeAll(async () => {
    await writeScanRows(env.DB, rowsOf(2_000));
    small = await costs();
    rows = rowsOf(20_000);
    shown = rows.scans.filter(({ visibility }) => visibility === "public");
    await writeScanRows(env.DB, rows);
  }, 180_000);

  it("reads as many rows for a request at the one as at the other, within half as many again", async () => {
    const large = await costs();
    for (const [name, read] of Object.entries(large)) {
      expect(read, name).toBeGreaterThan(0);
      expect(read, `${name}: ${small[name]} rows at 2,000`).toBeLessThanOrEqual((small[name] ?? 0) * 1.5);
    }
  }, 60_000);

  it("bounds what a filter costs that thousands of scans match", async () => {
    for (const filters of [
      { domain: "-co-" },
      { domain: "-co-", status: "error" },
      { domain: "mor" },
      { domain: "mor", status: "error" },
      { domain: "b" },
    ]) {
      counter.taken();
      await list({ ...filters, limit: 100 });
      expect(counter.taken(), JSON.stringify(filters)).toBeLessThanOrEqual(12_000);
    }
  });

  it("pages through every public scan once, newest first, while new ones arrive", async () => {
    const store = createScanStore(env.DB);
    const late = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c22";
    const first = await list({ limit: 100 });
    await store.insert({
      header: {
        scanId: late,
        scanType: "light",
        startUrl: "https://late.example.com/",
        domain: "late.example.com",
        createdAt: ENDS_AT,
      },
      fetchUrl: "https://late.example.com/",
      visibility: "public",
      isLocal: false,
      registrableDomain: "example.com",
      hasPriority: false,
      subject: OWNER,
      owner: OWNER,
      email: null,
      ownerTokenHash: null,
    });
    const ids = first.scans.map(({ id }) => id);
    let cursor = first.nextCursor;
    while (cursor !== null) {
      const page: typeof first = await list({ limit: 100, cursor });
      ids.push(...page.scans.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(shown.map(({ id }) => id).toReversed());
    expect((await list({ limit: 1 })).total).toBe(shown.length + 1);
    await ctx.removal.remove([late], [], ENDS_AT);
    expect((await list({ limit: 1 })).total).toBe(shown.length);
  }, 60_000);

  it.each([
    [{ status: "complete" }, (scan: ScanRows["scans"][number]) => scan.status === "complete"],
    [{ status: "error" }, (scan: ScanRows["scans"][number]) => scan.status === "error"],
    [{ domain: "needle" }, (scan: ScanRows["scans"][number]) => scan.domain.includes("needle")],
    [{ domain: "LUMFEN-CO" }, (scan: ScanRows["scans"][number]) => scan.domain.includes("lumfen-co")],
    [{ domain: "co.uk" }, (scan: ScanRows["scans"][number]) => scan.domain.includes("co.uk")],
    [{ domain: "w" }, (scan: ScanRows["scans"][number]) => scan.domain.startsWith("w")],
    [{ domain: "ba" }, (scan: ScanRows["scans"][number]) => scan.domain.startsWith("ba")],
  ])("pages through %j completely, and its total is a full count", async (filters, matches) => {
    const expected = shown.filter(matches).map(({ id }) => id);
    const { ids, totals } = await allPages(filters);
    expect(ids).toEqual(expected.toReversed());
    expect(new Set(totals)).toEqual(new Set([expected.length]));
  });

  it("pages through a domain and a status together by short pages, and says where its total is a guess", async () => {
    const expected = shown.filter(({ domain, status }) => domain.includes("mor") && status === "error");
    const { ids } = await allPages({ domain: "mor", status: "error" });
    expect(ids).toEqual(expected.map(({ id }) => id).toReversed());
    const { total, totalIsEstimate = false } = await list({ domain: "mor", status: "error" });
    expect(total).toBeLessThanOrEqual(expected.length);
    expect(totalIsEstimate || total === expected.length).toBe(true);
  });

  it("lists a caller's own scans, unlisted ones included, with exact totals", async () => {
    const own = rows.scans.filter(({ owner }) => owner === OWNER);
    expect(own.some(({ visibility }) => visibility === "unlisted")).toBe(true);
    const { ids, totals } = await allPages({ mine: true });
    expect(ids).toEqual(own.map(({ id }) => id).toReversed());
    expect(totals[0]).toBe(own.length);
    const failed = own.filter(({ status }) => status === "error");
    const some = await allPages({ mine: true, status: "error" });
    expect(some.ids).toEqual(failed.map(({ id }) => id).toReversed());
    expect(some.totals[0]).toBe(failed.length);
  });

  it("counts a substring to ten thousand, and says that there are more", async () => {
    expect(shown.every(({ domain }) => domain.includes("-co-"))).toBe(true);
    expect(await list({ domain: "-co-", limit: 1 })).toMatchObject({ total: 10_000, totalIsEstimate: true });
  });

  it.each([RARE_TITLE, RARE_TITLE.toUpperCase(), COMMON_TITLE])(
    "finds the title “%s”, which stands once and in an old scan, first",
    async (query) => {
      const { results, total } = await search({ query });
      expect(results[0]?.title.toLowerCase()).toBe(query.toLowerCase());
      expect(results[0]?.type).toBe("opportunity");
      expect(total).toBeGreaterThan(0);
      expect(results[0]?.relevance).toBeGreaterThan(results[1]?.relevance ?? 0);
    },
  );

  it("searches one type alone, and counts to a thousand", async () => {
    const { results, total, totalIsEstimate } = await search({
      query: "automate",
      search_type: "workflows",
      limit: 50,
    });
    expect(results).toHaveLength(50);
    expect(new Set(results.map(({ type }) => type))).toEqual(new Set(["workflow"]));
    expect(total).toBeGreaterThanOrEqual(1_000);
    expect(totalIsEstimate).toBe(true);
    const relevance = results.map((result) => result.relevance);
    expect(relevance).toEqual(relevance.toSorted((a, b) => b - a));
    expect(results[0]?.snippet).not.toMatch(/[<\u0002\u0003]/);
  });

  it("takes any of the words where no document has all of them, the rare one first", async () => {
    const { results, total } = await search({ query: "automate customer falconry zzzz" });
    expect(results[0]?.title).toBe(RARE_TITLE);
    expect(total).toBeGreaterThan(1_000);
  });

  it("browses the directory best first, and its totals are full counts", async () => {
    const order = rows.listings.toSorted((a, b) => b.readinessScore - a.readinessScore || (a.slug < b.slug ? -1 : 1));
    const page = await browse({ limit: 50, offset: 100 });
    expect(page.total).toBe(rows.listings.length);
    expect(page.listings.map(({ slug }) => slug)).toEqual(order.slice(100, 150).map(({ slug }) => slug));
    const retail = order.filter(({ industry }) => industry === "retail");
    const some = await browse({ limit: 50, industry: "retail" });
    expect(some.total).toBe(retail.length);
    expect(some.listings.map(({ slug }) => slug)).toEqual(retail.slice(0, 50).map(({ slug }) => slug));
    const [best] = order;
    const one = await getDirectoryListing.run(ctx, { slug: best?.slug ?? "" });
    expect(one.body).toMatchObject({ domain: best?.domain, readinessScore: best?.readinessScore });
  });

  it("gives analytics that agree with the scans of the range", async () => {
    for (const [range, days] of [
      ["7d", 7],
      ["30d", 30],
      ["90d", 90],
      ["all", 1_000],
    ] as const) {
      const first = new Date(ENDS_AT - (days - 1) * 86_400_000).setUTCHours(0, 0, 0, 0);
      const inRange = shown.filter(({ createdAt }) => createdAt >= first);
      const complete = inRange.filter(({ status }) => status === "complete");
      const answer = await analytics({ time_range: range });
      expect(answer.totalScans).toBe(inRange.length);
      expect(answer.scansByStatus.complete).toBe(complete.length);
      expect(Object.values(answer.scansByStatus).reduce((a, b) => a + b)).toBe(answer.totalScans);
      const mean = complete.reduce((sum, { aeoScore }) => sum + (aeoScore ?? 0), 0) / complete.length;
      expect(answer.averageAeoScore).toBeCloseTo(mean, 1);
      const sorted = complete.map(({ readinessScore }) => readinessScore ?? 0).toSorted((a, b) => a - b);
      const half = sorted.length / 2;
      const median = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
      expect(answer.medianScores.readiness).toBe(median);
      expect(answer.scoreDistribution.readiness.reduce((sum, { scans }) => sum + scans, 0)).toBe(complete.length);
      expect(answer.byIndustry.reduce((sum, { scans }) => sum + scans, 0)).toBe(complete.length);
      expect(answer.trend.reduce((sum, { scans }) => sum + scans, 0)).toBe(complete.length);
    }
  });

  it("answers hostile text in every parameter with 200 or 400", async () => {
    const headers = { "x-mcp-api-key": await makeTestKey() };
    for (const text of HOSTILE)
      for (const path of [
        "/api/insights/scans?domain=",
        "/api/insights/scans?cursor=",
        "/api/insights/scans?status=",
        "/api/insights/search?query=",
        "/api/insights/search?query=automate&search_type=",
        "/api/insights/analytics?time_range=",
        "/api/directory?industry=",
        "/api/directory?offset=",
        "/api/directory?limit=",
      ]) {
        const { status, body } = await call(path + encodeURIComponent(text), { headers });
        expect([200, 400], `${path}${text.slice(0, 40)}: ${JSON.stringify(body).slice(0, 200)}`).toContain(status);
        if (path.endsWith("?query=")) expect(status, text.slice(0, 40)).toBe(text === "" ? 400 : 200);
      }
  }, 120_000);
});

const HOSTILE = [
  "",
  " ",
  "%",
  "%%%%",
  "___",
  "_",
  "a_b",
  "'",
  "''; drop table scans; --",
  '"',
  '"""',
  '"a" OR "b',
  "a AND",
  "NEAR(a b)",
  "title : a",
  "{title} : (",
  "a*",
  "^a",
  "-a +b",
  "(((((",
  "\\",
  "\u0000",
  "a\u0000b",
  "\u0002a\u0003",
  "🦷🦷🦷",
  "ﷺ",
  "ệ ǆ ﬁ",
  "漢字",
  "\u202e\u200b",
  "<script>alert(1)</script>",
  "NaN",
  "-1",
  "1e9",
  "99999999999999999999",
  "automate ".repeat(1_200),
  "x".repeat(10_000),
  "[".repeat(3_000),
];
