// Rollups in D1: one row per period and industry, read by period and counted up in the completion batch.
import { sql, type SQL } from "drizzle-orm";
import type { Grain, Histogram, Rollup, RollupStore, StatusCount } from "../../model/list-ports.ts";
import { isListed, isOpen } from "./is-listed.ts";
import { readBatch, rowsAs } from "./read-batch.ts";
import type { Queried } from "./run-batch.ts";

type RollupRow = Omit<Rollup, "readinessHistogram" | "aeoHistogram" | "opportunityCategories"> & {
  readinessHistogram: string;
  aeoHistogram: string;
  opportunityCategories: string;
};

export const ROLLUP_COLUMNS = sql.raw(`period, industry, scans, readiness_sum as "readinessSum", aeo_sum as "aeoSum",
  readiness_histogram as "readinessHistogram", aeo_histogram as "aeoHistogram",
  opportunity_categories as "opportunityCategories"`);

/** Written by `rollupStatements` alone, and there are hundreds in one answer: not validated again. */
const readHistogram = (json: string): Histogram => JSON.parse(json) as Histogram;

export const toRollups = (rows: Record<string, unknown>[] | undefined): Rollup[] =>
  rowsAs<RollupRow>(rows).map((row) => ({
    ...row,
    readinessHistogram: readHistogram(row.readinessHistogram),
    aeoHistogram: readHistogram(row.aeoHistogram),
    opportunityCategories: readHistogram(row.opportunityCategories),
  }));

export function createRollupStore(database: Queried): RollupStore {
  return {
    async read({ grain, from, to }) {
      // The days of a month come after its name and before the name with this sign.
      const days = { from, to: `${to}~` };
      const [rollups, failed, open] = await readBatch(database, [
        sql`select ${ROLLUP_COLUMNS} from rollups where grain = ${grain} and period >= ${from} and period <= ${to}
          order by period, industry`,
        sql`select 'error' as status, sum(scans) as scans from failures
          where day >= ${days.from} and day <= ${days.to} having sum(scans) > 0`,
        sql`select status, count(*) as scans from scans indexed by scans_open where ${isOpen} and ${isListed}
          and strftime('%Y-%m-%d', created_at / 1000, 'unixepoch') between ${days.from} and ${days.to} group by status`,
      ]);
      const added = toRollups(rollups);
      const complete = added.reduce((sum, { scans }) => sum + scans, 0);
      return {
        rollups: added,
        statuses: [
          ...(complete === 0 ? [] : [{ status: "complete" as const, scans: complete }]),
          ...rowsAs<StatusCount>(failed),
          ...rowsAs<StatusCount>(open),
        ],
      };
    },
  };
}

/** Adds one completed scan to its day and its month. `period` of the rollup is the day. */
export function rollupStatements(added: Rollup, once: SQL): SQL[] {
  const grains: readonly [Grain, string][] = [
    ["day", added.period],
    ["month", added.period.slice(0, "2026-11".length)],
  ];
  return grains.map(
    ([grain, period]) => sql`insert into rollups (grain, period, industry, scans, readiness_sum, aeo_sum,
        readiness_histogram, aeo_histogram, opportunity_categories)
      select ${grain}, ${period}, ${added.industry}, ${added.scans}, ${added.readinessSum}, ${added.aeoSum},
        ${JSON.stringify(added.readinessHistogram)}, ${JSON.stringify(added.aeoHistogram)}, ${JSON.stringify(added.opportunityCategories)}
      where ${once}
      on conflict (grain, period, industry) do update set scans = scans + excluded.scans,
        readiness_sum = readiness_sum + excluded.readiness_sum, aeo_sum = aeo_sum + excluded.aeo_sum,
        readiness_histogram = ${raised("readiness_histogram", added.readinessHistogram)},
        aeo_histogram = ${raised("aeo_histogram", added.aeoHistogram)},
        opportunity_categories = ${raised("opportunity_categories", added.opportunityCategories)}`,
  );
}

/** D1 takes 100 parameters a statement; a scan has one whole score each and a handful of categories. */
const KEYS = 12;

function raised(column: string, by: Histogram): SQL {
  const held = sql.raw(column);
  const pairs = Object.entries(by)
    .slice(0, KEYS)
    .map(([key, count]) => {
      const path = `$.${JSON.stringify(key)}`;
      return sql`${path}, coalesce(json_extract(${held}, ${path}), 0) + ${count}`;
    });
  return pairs.length === 0 ? held : sql`json_set(${held}, ${sql.join(pairs, sql`, `)})`;
}
