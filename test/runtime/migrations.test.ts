// What the tables held before a migration is there after it, in its new form.
import { applyD1Migrations, env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { createListStores } from "../../src/adapters/storage/create-list-stores.ts";

const DAY = Date.UTC(2026, 10, 19, 12);

describe("the migration to lists, rollups by month and deletion", () => {
  it("carries scans, listings, search rows, rollups and histograms over", async () => {
    const at = env.TEST_MIGRATIONS.findIndex(({ queries }) => queries.some((query) => query.includes("scan_domains")));
    expect(at).toBeGreaterThan(0);
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, at));
    await env.DB.batch(
      [
        `insert into scans (id, domain, url, scan_type, status, visibility, is_local, owner, created_at) values
          ('a', 'harbor.com', 'https://harbor.com/', 'light', 'complete', 'public', 0, 'key:a', ${DAY}),
          ('b', 'hidden.com', 'https://hidden.com/', 'light', 'complete', 'unlisted', 0, 'key:a', ${DAY}),
          ('c', 'harbor.com', 'https://harbor.com/', 'light', 'error', 'public', 0, 'key:a', ${DAY + 86_400_000})`,
        "insert into rollups (day, industry, scans, readiness_sum, aeo_sum) values ('2026-11-19', 'retail', 2, 100, 90), ('2026-11-20', 'retail', 1, 40, 30)",
        `insert into score_histogram (day, industry, measure, score, scans) values ('2026-11-19', 'retail', 'readiness', 50, 2),
          ('2026-11-20', 'retail', 'readiness', 40, 1), ('2026-11-19', 'retail', 'aeo', 45, 2), ('2026-11-20', 'retail', 'aeo', 30, 1)`,
        `insert into listings (slug, domain, business_name, industry, readiness_score, aeo_score, scan_id, scan_type, updated_at)
          values ('harbor', 'harbor.com', 'Harbor', 'retail', 50, 45, 'a', 'light', ${DAY})`,
        "insert into counters (name, value) values ('scans:public:complete', 7), ('scans:unlisted:complete', 1), ('mark:callers', 3)",
        `insert into search_documents (type, scan_id, domain, title, body, readiness_score, aeo_score, created_at)
          values ('workflow', 'a', 'harbor.com', 'Answer mail', 'Letters of customers.', 50, 45, ${DAY})`,
      ].map((statement) => env.DB.prepare(statement)),
    );
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

    const stores = createListStores(env.DB);
    const query = { status: null, owner: null, before: null, limit: 10 };
    const byDomain = await stores.scanList.page({ ...query, domain: "arbor" });
    expect(byDomain.scans.map(({ id }) => id)).toEqual(["c", "a"]);
    for (const domain of ["h", "ha"])
      expect((await stores.scanList.page({ ...query, domain })).scans.map(({ id }) => id)).toEqual(["c", "a"]);
    // Counters of before are made anew from the scans that ended.
    for (const status of ["complete", "error"] as const)
      expect(await stores.scanList.page({ ...query, domain: null, status })).toMatchObject({ total: 1 });
    expect((await stores.scanList.page({ ...query, domain: null })).total).toBe(2);
    expect(
      await stores.directory.browse({ industry: "retail", sort: "readiness", limit: 10, offset: 0 }),
    ).toMatchObject({
      total: 1,
      byIndustry: { retail: 1 },
    });
    expect(await stores.directory.takeUnchecked({ before: DAY + 1, window: 10, limit: 10 })).toEqual(["harbor.com"]);
    const ask = { words: ["mail"], phrase: "mail", type: "workflow" as const };
    expect((await stores.searchIndex.best(ask, "all", 10)).map(({ scanId }) => scanId)).toEqual(["a"]);
    expect(await stores.searchIndex.count({ ...ask, type: "domain" }, "all", 10)).toBe(0);
    const all = { grain: "month", from: "", to: "2026-11" } as const;
    // Sums of months are made anew from their days.
    expect((await stores.rollups.read(all)).rollups.map(({ period, scans }) => [period, scans])).toEqual([
      ["2026-11", 2],
      ["2026-11", 1],
    ]);
    await stores.rollups.sumUpMonths("2026-11-20");
    const sums = { period: "2026-11", industry: "retail", scans: 3, readinessSum: 140, aeoSum: 120 };
    const counts = {
      readinessHistogram: '{"40":1,"50":2}',
      aeoHistogram: '{"30":1,"45":2}',
      opportunityCategories: "{}",
    };
    expect(await stores.rollups.read(all)).toEqual({
      rollups: [{ ...sums, ...counts }],
      counts: [{ ...sums, ...counts, sign: 1 }],
      // Of days of before, completed scans are those of the rollups.
      statuses: [
        { status: "complete", scans: 3 },
        { status: "error", scans: 1 },
      ],
    });
    expect(await stores.removal.readMark("callers")).toBe(3);
    const day = await stores.rollups.read({ grain: "day", from: "2026-11-20", to: "2026-11-20" });
    expect(day.rollups).toMatchObject([{ period: "2026-11-20", scans: 1 }]);
    expect(day.counts).toMatchObject([
      { sign: 1, readinessHistogram: '{"40":1,"50":2}' },
      { sign: -1, readinessHistogram: '{"50":2}' },
    ]);
    expect(day.statuses).toEqual([
      { status: "complete", scans: 1 },
      { status: "error", scans: 1 },
    ]);
  });
});
