// Analytics by months: sums of days that are over, and the days since; every scan is counted once.
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRollupStore, rollupStatements } from "../../src/adapters/storage/rollup-store.ts";
import { findFinishFacts } from "../../src/adapters/storage/finish-facts.ts";
import { runBatch } from "../../src/adapters/storage/run-batch.ts";
import { portsFromEnv } from "../../src/context.ts";
import { INDUSTRIES } from "../../src/model/profile.ts";
import { industryMedian, medianPeriods } from "../../src/services/industry-median.ts";
import { periodsOf, summariseRollups } from "../../src/services/summarise-rollups.ts";
import { runScheduled } from "../../src/surfaces/scheduled/run-scheduled.ts";
import { migrate } from "./service.ts";

const DAILY = "17 3 * * *";
const store = createRollupStore(env.DB);
beforeAll(migrate);
beforeEach(() => env.DB.batch(["rollups", "counters"].map((table) => env.DB.prepare(`delete from ${table}`))));

/** One completed scan of a day. */
const count = (period: string, industry: string, score: number): Promise<D1Result[]> =>
  runBatch(
    env.DB,
    rollupStatements(
      {
        period,
        industry,
        scans: 1,
        readinessSum: score,
        aeoSum: score / 2,
        readinessHistogram: { [score]: 1 },
        aeoHistogram: { [score / 2]: 1 },
        opportunityCategories: { data: 2, "customer care": 1 },
      },
      sql`true`,
    ),
  );
const written = (results: D1Result[]): number => results.reduce((sum, { meta }) => sum + meta.rows_written, 0);
const rowsOf = async (grain: "day" | "month"): Promise<unknown[]> =>
  (
    await env.DB.prepare("select period, industry, scans from rollups where grain = ? order by 1, 2").bind(grain).all()
  ).results.map((row) => Object.values(row).join(" "));
const allTime = async (): Promise<ReturnType<typeof summariseRollups>> =>
  summariseRollups(await store.read({ grain: "month", from: "", to: "2026-11" }));
const ofDays = async (from: string, to: string): Promise<ReturnType<typeof summariseRollups>> =>
  summariseRollups(await store.read({ grain: "day", from, to }));

const SCANS: readonly Scan[] = [
  ["2026-09-01", "retail", 40],
  ["2026-09-30", "retail", 60],
  ["2026-09-30", "finance", 90],
  ["2026-10-01", "retail", 60],
  ["2026-10-31", "retail", 20],
  ["2026-11-01", "retail", 80],
  ["2026-11-20", "finance", 70],
];
type Scan = Parameters<typeof count>;
const countAll = async (): Promise<void> => {
  for (const scan of SCANS) await count(...scan);
};

describe("a completed scan", () => {
  it("writes one row of its day, and none of its month", async () => {
    expect(written(await count("2026-11-20", "retail", 40))).toBe(1);
    expect(written(await count("2026-11-20", "retail", 50))).toBe(1);
    expect(await rowsOf("day")).toEqual(["2026-11-20 retail 2"]);
    expect(await rowsOf("month")).toEqual([]);
  });

  it("of a day that is in the sums already is added to them, of another industry, too", async () => {
    await countAll();
    const late: readonly Scan[] = [
      ["2026-10-31", "retail", 30],
      ["2026-09-02", "education", 50],
    ];
    await store.sumUpMonths("2026-10-31");
    for (const scan of late) await count(...scan);
    const added = await allTime();
    expect(added.trend.map(({ period, scans }) => [period, scans])).toEqual([
      ["2026-09", 4],
      ["2026-10", 3],
      ["2026-11", 2],
    ]);
    await store.sumUpMonths("2026-11-01");
    expect(await allTime()).toEqual(added);
    await env.DB.batch([
      env.DB.prepare("delete from rollups where grain = 'month'"),
      env.DB.prepare("delete from counters where name = 'mark:months'"),
    ]);
    expect(await allTime()).toEqual(added);
  });
});

describe("a range of days", () => {
  const RANGES = [
    ["2026-09-01", "2026-11-20"],
    ["2026-09-30", "2026-10-01"],
    ["2026-09-02", "2026-10-30"],
    ["2026-10-31", "2026-10-31"],
    ["2026-10-02", "2026-10-30"],
    ["2026-09-15", "2026-11-30"],
  ] as const;
  /** What the scans of the days themselves come to. */
  const expectedOf = (scans: readonly Scan[], from: string, to: string): object => {
    const scores = scans.filter(([day]) => day >= from && day <= to).map(([, , score]) => score);
    const ascending = scores.toSorted((a, b) => a - b);
    const middle = (at: number): number => ascending[Math.floor(at)] ?? 0;
    return {
      totalScans: scores.length,
      medianScores: { readiness: (middle((scores.length - 1) / 2) + middle(scores.length / 2)) / 2 },
      topOpportunityCategories: scores.length === 0 ? [] : ["data", "customer care"],
    };
  };

  it.each(RANGES)("from %s to %s counts the scans of its days, and of no day beside it", async (from, to) => {
    await countAll();
    expect(await ofDays(from, to)).toMatchObject(expectedOf(SCANS, from, to));
  });

  it("takes nothing off an industry that has no day of its first month in it", async () => {
    await count("2026-11-05", "law", 50);
    await count("2026-12-02", "law", 70);
    await count("2026-11-25", "retail", 20);
    const { counts } = await store.read({ grain: "day", from: "2026-11-20", to: "2026-12-10" });
    expect(counts.filter(({ industry }) => industry === "law")).toHaveLength(3);
    const summary = await ofDays("2026-11-20", "2026-12-10");
    expect(summary.medianScores).toEqual({ readiness: 45, aeo: 22.5 });
    expect(summary.scoreDistribution.readiness.map(({ scans }) => scans)).toEqual([0, 0, 1, 0, 0, 0, 0, 1, 0, 0]);
  });

  it("counts a scan that ends after those of later days", async () => {
    const late: readonly Scan[] = [...SCANS, ["2026-09-30", "retail", 10], ["2026-09-15", "retail", 20]];
    for (const scan of late) await count(...scan);
    for (const [from, to] of RANGES) expect(await ofDays(from, to), from).toMatchObject(expectedOf(late, from, to));
  });

  it("is made right in the night after the version before wrote days of its own", async () => {
    await countAll();
    await env.DB.prepare(
      `insert into rollups (grain, period, industry, scans, readiness_sum, aeo_sum, readiness_histogram, aeo_histogram)
        values ('day', '2026-10-20', 'retail', 1, 30, 15, '{"30":1}', '{"15":1}')`,
    ).run();
    await store.sumUpMonths("2026-11-20");
    const all: readonly Scan[] = [...SCANS, ["2026-10-20", "retail", 30]];
    for (const [from, to] of RANGES.slice(0, 3))
      expect(await ofDays(from, to), from).toMatchObject(expectedOf(all, from, to));
  });

  it("sends the counts of a few rows of each industry, however long it is", async () => {
    for (let day = 1; day <= 28; day++)
      for (const month of ["09", "10", "11"])
        await count(`2026-${month}-${String(day).padStart(2, "0")}`, "retail", day);
    const { rollups, counts } = await store.read({ grain: "day", from: "2026-09-03", to: "2026-11-27" });
    expect([rollups.length, counts.length]).toEqual([81, 4]);
  });
});

describe("months", () => {
  it("say the same before and after they are summed up, whenever that is done", async () => {
    await countAll();
    const before = await allTime();
    expect(before).toMatchObject({
      totalScans: 7,
      averageReadinessScore: 60,
      medianScores: { readiness: 60, aeo: 30 },
      topOpportunityCategories: ["data", "customer care"],
    });
    for (const until of ["2026-09-30", "2026-09-30", "2026-10-15", "2026-10-31", "2026-11-01", "2026-11-20"]) {
      await store.sumUpMonths(until);
      expect(await allTime(), until).toEqual(before);
    }
    expect(await rowsOf("month")).toEqual([
      "2026-09 finance 1",
      "2026-09 retail 2",
      "2026-10 retail 2",
      "2026-11 finance 1",
      "2026-11 retail 1",
    ]);
    await count("2026-11-21", "retail", 60);
    expect((await allTime()).totalScans).toBe(8);
  });

  it("keep histograms and categories of all their days", async () => {
    await countAll();
    await store.sumUpMonths("2026-10-31");
    const { counts } = await store.read({ grain: "month", from: "2026-09", to: "2026-09" });
    expect(counts.find(({ industry }) => industry === "retail")).toEqual({
      period: "2026-09",
      industry: "retail",
      scans: 2,
      readinessSum: 100,
      aeoSum: 50,
      sign: 1,
      readinessHistogram: '{"40":1,"60":1}',
      aeoHistogram: '{"20":1,"30":1}',
      opportunityCategories: '{"customer care":2,"data":4}',
    });
  });

  it("are made right where the version before counted the same scans", async () => {
    await countAll();
    await store.sumUpMonths("2026-11-19");
    const whole = await allTime();
    await env.DB.prepare("update rollups set scans = scans + 1 where grain = 'month' and period = '2026-11'").run();
    await store.sumUpMonths("2026-11-20");
    expect(await allTime()).toEqual(whole);
  });

  it("are made right where a backup brought older sums", async () => {
    await countAll();
    const whole = await allTime();
    await store.sumUpMonths("2026-11-19");
    await env.DB.prepare("delete from rollups where grain = 'month' and period > '2026-09'").run();
    await store.sumUpMonths("2026-11-20");
    expect(await allTime()).toEqual(whole);
  });

  it("get their days by the clock once those are over", async () => {
    const [today = "", yesterday = ""] = medianPeriods(Date.now()).slice(12);
    await count(yesterday, "retail", 40);
    await count(today, "retail", 50);
    await runScheduled(portsFromEnv(env), DAILY);
    expect(await rowsOf("month")).toEqual([`${yesterday.slice(0, "2026-11".length)} retail 1`]);
  });

  it("of many years cost a few rows each: analytics of all time, and the median at the end of a scan", async () => {
    await env.DB.prepare(
      `insert into rollups (grain, period, industry, scans, readiness_sum, aeo_sum, readiness_histogram, aeo_histogram)
        select 'day', date('2022-01-01', '+' || d.value || ' day'), i.value, 1, 50, 50, '{"50": 1}', '{"50": 1}'
        from (with recursive n(value) as (select 0 union all select value + 1 from n where value < 1784) select value from n) d,
          json_each(?) i`,
    )
      .bind(JSON.stringify(INDUSTRIES))
      .run();
    await store.sumUpMonths("2026-11-19");
    const at = Date.UTC(2026, 10, 20);
    let rowsRead = 0;
    const batch: D1Database["batch"] = async (statements) => {
      const answers = await env.DB.batch<never>(statements);
      for (const { meta } of answers) rowsRead += meta.rows_read;
      return answers;
    };
    const counting = { prepare: env.DB.prepare.bind(env.DB), batch } as D1Database;
    const { rollups } = await createRollupStore(counting).read(periodsOf("all", at));
    expect(rollups.reduce((sum, { scans }) => sum + scans, 0)).toBe(1785 * INDUSTRIES.length);
    // 59 months and today, of each industry.
    expect(rowsRead).toBeLessThanOrEqual(60 * INDUSTRIES.length + 5);
    rowsRead = 0;
    const ask = { scanId: "none", domain: "none", url: "", scanType: "light", slugs: [] } as const;
    const facts = await findFinishFacts(counting, { ...ask, industry: "retail", periods: medianPeriods(at) });
    // From the first of December a year ago.
    expect(industryMedian("retail", facts.rollups)).toEqual({ industry: "retail", readiness: 50, aeo: 50, scans: 355 });
    expect(rowsRead).toBeLessThanOrEqual(60);
  });
});
