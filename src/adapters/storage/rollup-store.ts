// Rollups in D1: a row for each day and industry, counted up in the completion batch, and sums of days by month.
import { sql, type SQL } from "drizzle-orm";
import type { AddedRollup, Counts, Grain, Rollup, RollupStore, StatusCount } from "../../model/list-ports.ts";
import { isListed, isOpen } from "./is-listed.ts";
import { readBatch, rowsAs } from "./read-batch.ts";
import { runBatch, type Queried } from "./run-batch.ts";

const COLUMNS = `period, industry, scans, readiness_sum as "readinessSum", aeo_sum as "aeoSum",
  readiness_histogram as "readinessHistogram", aeo_histogram as "aeoHistogram",
  opportunity_categories as "opportunityCategories"`;
export const ROLLUP_COLUMNS = sql.raw(COLUMNS);
const DAYS_AS_MONTHS = sql.raw(COLUMNS.replace("period", "substr(period, 1, 7) as period"));

/** The last day that is in the sums of months. */
const SUMMED_UP = sql.raw("coalesce((select value from counters where name = 'mark:months'), '')");
/** What is so of the days after it, which stand beside the sums of months. */
export const isOpenDay = (period: string): SQL => sql`${sql.raw(period)} > ${SUMMED_UP}`;

export const toRollups = (rows: Record<string, unknown>[] | undefined): Rollup[] => rowsAs<Rollup>(rows);

export function createRollupStore(database: Queried): RollupStore {
  return {
    async read({ grain, from, to }) {
      // The days of a month come after its name and before the name with this sign.
      const days = { from, to: `${to}~` };
      const [rollups, failed, open] = await readBatch(database, [
        sql`select ${ROLLUP_COLUMNS} from rollups where grain = ${grain} and period >= ${from} and period <= ${to}
          ${
            grain === "day"
              ? sql``
              : sql`union all select ${DAYS_AS_MONTHS} from rollups where grain = 'day' and ${isOpenDay("period")}
                  and period >= ${days.from} and period <= ${days.to}`
          }`,
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
    async sumUpMonths(until) {
      // Mark and sums may be of different times after a restore.
      await runBatch(database, [
        sql`insert or replace into rollups (grain, period, industry, scans, readiness_sum, aeo_sum,
            readiness_histogram, aeo_histogram, opportunity_categories)
          select 'month', substr(period, 1, 7), industry, sum(scans), sum(readiness_sum), sum(aeo_sum),
            ${summed("readiness_histogram", until)}, ${summed("aeo_histogram", until)}, ${summed("opportunity_categories", until)}
          from rollups d where grain = 'day' and period >= min(substr(${SUMMED_UP}, 1, 7),
            coalesce((select max(period) from rollups where grain = 'month'), '')) and period <= ${until}
          group by 2, 3`,
        sql`insert into counters (name, value) values ('mark:months', ${until})
          on conflict (name) do update set value = excluded.value`,
      ]);
    },
  };
}

/** Counts of all days of the month and industry of a day `d`. */
const summed = (column: string, until: string): SQL =>
  sql`(select json_group_object(key, n) from (select j.key, sum(j.value) as n
    from rollups h, json_each(h.${sql.raw(column)}) j where h.grain = 'day' and h.industry = d.industry
    and h.period >= substr(d.period, 1, 7) and h.period <= min(${until}, substr(d.period, 1, 7) || '~') group by 1))`;

/** Adds one completed scan to its day, and to its month where that has the day already. `period` of the rollup is the day. */
export function rollupStatements(added: AddedRollup, once: SQL): SQL[] {
  const grains: readonly [Grain, string, SQL][] = [
    ["day", added.period, once],
    ["month", added.period.slice(0, "2026-11".length), sql`${once} and ${added.period} <= ${SUMMED_UP}`],
  ];
  return grains.map(
    ([grain, period, condition]) => sql`insert into rollups (grain, period, industry, scans, readiness_sum, aeo_sum,
        readiness_histogram, aeo_histogram, opportunity_categories)
      select ${grain}, ${period}, ${added.industry}, ${added.scans}, ${added.readinessSum}, ${added.aeoSum},
        ${JSON.stringify(added.readinessHistogram)}, ${JSON.stringify(added.aeoHistogram)}, ${JSON.stringify(added.opportunityCategories)}
      where ${condition}
      on conflict (grain, period, industry) do update set scans = scans + excluded.scans,
        readiness_sum = readiness_sum + excluded.readiness_sum, aeo_sum = aeo_sum + excluded.aeo_sum,
        readiness_histogram = ${raised("readiness_histogram", added.readinessHistogram)},
        aeo_histogram = ${raised("aeo_histogram", added.aeoHistogram)},
        opportunity_categories = ${raised("opportunity_categories", added.opportunityCategories)}`,
  );
}

/** D1 takes 100 parameters a statement; a scan has one whole score each and a handful of categories. */
const KEYS = 12;

function raised(column: string, by: Counts): SQL {
  const held = sql.raw(column);
  const pairs = Object.entries(by)
    .slice(0, KEYS)
    .map(([key, count]) => {
      const path = `$.${JSON.stringify(key)}`;
      return sql`${path}, coalesce(json_extract(${held}, ${path}), 0) + ${count}`;
    });
  return pairs.length === 0 ? held : sql`json_set(${held}, ${sql.join(pairs, sql`, `)})`;
}
