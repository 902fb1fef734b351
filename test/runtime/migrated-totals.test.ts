// Totals and months of a database of before say the same after the migration that counts a scan in one row.
import { applyD1Migrations, env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createListStores } from "../../src/adapters/storage/create-list-stores.ts";
import { ROLLUP_COLUMNS, toRollups } from "../../src/adapters/storage/rollup-store.ts";
import { readBatch } from "../../src/adapters/storage/read-batch.ts";
import { summariseRollups } from "../../src/services/summarise-rollups.ts";
import type { RollupRange } from "../../src/model/list-ports.ts";

/** What the rollups alone say; totals by status come from elsewhere. */
const figuresOf = (range: Omit<RollupRange, "statuses">): object => ({
  ...summariseRollups({ ...range, statuses: [] }),
  totalScans: 0,
  scansByStatus: {},
});

it("keeps every figure of scans, listings and months, and the marks of jobs", async () => {
  const at = env.TEST_MIGRATIONS.findIndex(({ queries }) => queries.some((query) => query.includes("`totals`")));
  expect(at).toBeGreaterThan(0);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, at));
  const days = ["2025-12", "2026-10", "2026-11"].flatMap((month) => ["01", "17", "20"].map((day) => `${month}-${day}`));
  const rows = ["retail", "finance"].flatMap((industry, i) =>
    days.map((period, j) => ({ period, industry, score: (17 * i + 31 * j) % 101, scans: i + j + 1 })),
  );
  await env.DB.batch([
    env.DB.prepare(
      `insert into counters (name, value) values ('scans:public:complete', 1234), ('scans:public:error', 56),
        ('listings:retail', 3), ('listings:finance', 0), ('listings:real-estate', 2), ('mark:callers', 17),
        ('agents:failed:2026-11-20', 4)`,
    ),
    env.DB.prepare(
      `insert into rollups select 'day', value ->> 'period', value ->> 'industry', value ->> 'scans',
        (value ->> 'score') * (value ->> 'scans'), 7.5, json_object(cast(value ->> 'score' as text), value ->> 'scans'), '{"8": 1}', '{"data": 2}'
        from json_each(?)`,
    ).bind(JSON.stringify(rows)),
    // As each scan raised both rows.
    env.DB.prepare(
      `insert into rollups select 'month', substr(period, 1, 7), industry, sum(scans), sum(readiness_sum), sum(aeo_sum),
        json_group_object(json_each.key, json_each.value), json_object('8', count(*)), json_object('data', 2 * count(*))
        from rollups, json_each(readiness_histogram) where grain = 'day' group by 2, 3`,
    ),
  ]);
  const [before] = await readBatch(env.DB, [sql`select ${ROLLUP_COLUMNS} from rollups where grain = 'month'`]);
  const months = toRollups(before);
  const figures = figuresOf({ rollups: months, counts: months.map((month) => ({ ...month, sign: 1 })) });
  expect(figures).toMatchObject({ byIndustry: [{ scans: 54 }, { scans: 45 }] });

  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

  const { rollups, scanList, directory, removal } = createListStores(env.DB);
  const query = { domain: null, owner: null, before: null, limit: 10 };
  for (const [status, total] of [
    [null, 1290],
    ["complete", 1234],
    ["error", 56],
  ] as const)
    expect((await scanList.page({ ...query, status })).total).toBe(total);
  expect(await directory.browse({ industry: null, sort: "newest", limit: 10, offset: 0 })).toEqual({
    listings: [],
    total: 5,
    byIndustry: { retail: 3, "real-estate": 2 },
  });
  const allTime = async (): Promise<object> =>
    figuresOf(await rollups.read({ grain: "month", from: "", to: "2026-11" }));
  expect(await allTime()).toEqual(figures);
  // By days, too, whose counts to date the next migration makes; days are not listed as months are.
  const byDays = figuresOf(await rollups.read({ grain: "day", from: "2025-12-01", to: "2026-11-30" }));
  expect({ ...byDays, trend: [] }).toEqual({ ...figures, trend: [] });
  await rollups.sumUpMonths("2026-11-19");
  expect(await allTime()).toEqual(figures);
  expect(await removal.readMark("callers")).toBe(17);
  expect((await env.DB.prepare("select name from counters order by name").all()).results).toEqual([
    { name: "agents:failed:2026-11-20" },
    { name: "mark:callers" },
    { name: "mark:months" },
  ]);
});
