// Rollups in D1: a row for each day and industry, counted up in the completion batch, and sums of days by month.
import { sql, type SQL } from "drizzle-orm";
import type {
  AddedRollup,
  Rollup,
  RollupCounts,
  RollupStore,
  RollupSums,
  SignedCounts,
  StatusCount,
} from "../../model/list-ports.ts";
import { isListed, isOpen } from "./is-listed.ts";
import { readBatch, rowsAs } from "./read-batch.ts";
import { runBatch, type Queried } from "./run-batch.ts";

const SUMS = `period, industry, scans, readiness_sum as "readinessSum", aeo_sum as "aeoSum"`;
const COUNTS = `readiness_histogram as "readinessHistogram", aeo_histogram as "aeoHistogram",
  opportunity_categories as "opportunityCategories"`;
export const ROLLUP_COLUMNS = sql.raw(`${SUMS}, ${COUNTS}`);
const DAYS_AS_MONTHS = sql.raw(`${SUMS}, ${COUNTS}`.replace("period", "substr(period, 1, 7) as period"));

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
      const [rollups, failed, open, counts] = await readBatch(database, [
        grain === "day"
          ? sql`select ${sql.raw(SUMS)} from rollups where grain = 'day' and period >= ${from} and period <= ${to}`
          : sql`select ${ROLLUP_COLUMNS} from rollups where grain = 'month' and period >= ${from} and period <= ${to}
              union all select ${DAYS_AS_MONTHS} from rollups where grain = 'day' and ${isOpenDay("period")}
                and period >= ${days.from} and period <= ${days.to}`,
        sql`select 'error' as status, sum(scans) as scans from failures
          where day >= ${days.from} and day <= ${days.to} having sum(scans) > 0`,
        sql`select status, count(*) as scans from scans indexed by scans_open where ${isOpen} and ${isListed}
          and strftime('%Y-%m-%d', created_at / 1000, 'unixepoch') between ${days.from} and ${days.to} group by status`,
        ...(grain === "day" ? [countsOfDays(from, to)] : []),
      ]);
      const added = rowsAs<RollupSums>(rollups);
      const complete = added.reduce((sum, { scans }) => sum + scans, 0);
      return {
        rollups: added,
        counts:
          grain === "day"
            ? rowsAs<SignedCounts>(counts)
            : toRollups(rollups).map((rollup): SignedCounts => ({ ...rollup, sign: 1 })),
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
        // Days that the version before wrote know nothing of those before them, and what it added to a day is not to date.
        sql`update rollups as d set ${sql.join(
          COUNTED.map(
            ({ own, toDate }) => sql`${sql.raw(toDate)} = (select json_group_object(key, n) from (
              select j.key, sum(j.value) as n from rollups h, json_each(h.${sql.raw(own)}) j
              where h.grain = 'day' and h.industry = d.industry and h.period >= substr(d.period, 1, 7)
                and h.period <= d.period group by 1))`,
          ),
          sql`, `,
        )} where grain = 'day' and (period >= substr(${SUMMED_UP}, 1, 7) or readiness_to_date = '{}')`,
        // Beside the greatest day stand the counts of that day.
        sql`insert or replace into rollups (grain, period, industry, scans, readiness_sum, aeo_sum,
            readiness_histogram, aeo_histogram, opportunity_categories)
          select 'month', month, industry, scans, readiness, aeo, readiness_to_date, aeo_to_date, categories_to_date
          from (select substr(period, 1, 7) as month, industry, sum(scans) as scans, sum(readiness_sum) as readiness,
              sum(aeo_sum) as aeo, readiness_to_date, aeo_to_date, categories_to_date, max(period)
            from rollups where grain = 'day' and period >= min(substr(${SUMMED_UP}, 1, 7),
              coalesce((select max(period) from rollups where grain = 'month'), '')) and period <= ${until}
            group by 1, 2)`,
        sql`insert into counters (name, value) values ('mark:months', ${until})
          on conflict (name) do update set value = excluded.value`,
      ]);
    },
  };
}

/** What is counted by name, as its column holds it of the period alone and of its month to date. */
const COUNTED = [
  { name: "readinessHistogram", own: "readiness_histogram", toDate: "readiness_to_date" },
  { name: "aeoHistogram", own: "aeo_histogram", toDate: "aeo_to_date" },
  { name: "opportunityCategories", own: "opportunity_categories", toDate: "categories_to_date" },
] as const satisfies { name: keyof RollupCounts; own: string; toDate: string }[];

/**
 * Counts of a range of days by industry: those to date of the last day in each of its months, less those of the last day
 * before it in the first. As many rows whether a day had ten scans or ten thousand.
 */
function countsOfDays(from: string, to: string): SQL {
  const columns = sql.raw(COUNTED.map(({ name, toDate }) => `r.${toDate} as "${name}"`).join(", "));
  // An industry without a day of the range in its first month has the same day in both, and nothing of it is left.
  const known = sql`from rollups where grain = 'day' and period >= substr(${from}, 1, 7)`;
  return sql`with last as (
      select industry, max(period) as period, 1 as sign ${known} and period <= ${to} group by industry, substr(period, 1, 7)
      union all select industry, max(period), -1 ${known} and period < ${from} group by industry)
    select last.industry, last.sign, ${columns} from last
      cross join rollups r on r.grain = 'day' and r.period = last.period and r.industry = last.industry`;
}

/** Adds one completed scan to its day and the days of its month after it, and to its month where that has the day already. */
export function rollupStatements(added: AddedRollup, once: SQL): SQL[] {
  const { period: day, industry, scans, readinessSum, aeoSum } = added;
  const month = day.slice(0, "2026-11".length);
  const own = COUNTED.map(({ name }) => sql`${JSON.stringify(added[name])}`);
  const toDate = COUNTED.map(({ toDate }, at) =>
    merged(sql`coalesce(before.${sql.raw(toDate)}, '{}')`, own[at] ?? sql``),
  );
  const raised = (columns: readonly ("own" | "toDate")[]): SQL =>
    sql.join(
      COUNTED.flatMap((counted) =>
        columns.map(
          (column) =>
            sql`${sql.raw(counted[column])} = ${merged(sql.raw(`rollups.${counted[column]}`), sql.raw(`excluded.${counted.own}`))}`,
        ),
      ),
      sql`, `,
    );
  const sums = sql`scans = scans + excluded.scans, readiness_sum = readiness_sum + excluded.readiness_sum,
    aeo_sum = aeo_sum + excluded.aeo_sum`;
  const ownColumns = sql.raw(COUNTED.map(({ own }) => own).join(", "));
  const toDateColumns = sql.raw(COUNTED.map(({ toDate }) => toDate).join(", "));
  return [
    sql`insert into rollups (grain, period, industry, scans, readiness_sum, aeo_sum, ${ownColumns}, ${toDateColumns})
      select 'day', ${day}, ${industry}, ${scans}, ${readinessSum}, ${aeoSum}, ${sql.join([...own, ...toDate], sql`, `)}
      from (select 1) left join (select ${toDateColumns} from rollups where grain = 'day' and industry = ${industry}
        and period >= ${month} and period <= ${day} order by period desc limit 1) before
      where ${once}
      on conflict (grain, period, industry) do update set ${sums}, ${raised(["own", "toDate"])}`,
    sql`update rollups set ${sql.join(
      COUNTED.map(
        ({ toDate }, at) => sql`${sql.raw(toDate)} = ${merged(sql.raw(`rollups.${toDate}`), own[at] ?? sql``)}`,
      ),
      sql`, `,
    )} where grain = 'day' and period > ${day} and period < ${`${month}~`} and industry = ${industry} and ${once}`,
    sql`insert into rollups (grain, period, industry, scans, readiness_sum, aeo_sum, ${ownColumns})
      select 'month', ${month}, ${industry}, ${scans}, ${readinessSum}, ${aeoSum}, ${sql.join(own, sql`, `)}
      where ${once} and ${day} <= ${SUMMED_UP}
      on conflict (grain, period, industry) do update set ${sums}, ${raised(["own"])}`,
  ];
}

/** Sum of two JSON objects of counts. */
const merged = (held: SQL, added: SQL): SQL =>
  sql`(select json_group_object(key, n) from (select key, sum(value) as n from (select key, value from json_each(${held})
    union all select key, value from json_each(${added})) group by 1))`;
