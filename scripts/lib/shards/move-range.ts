// Moving a range of buckets from one database to another while both are written to. The source notes by trigger which
// domains changed, in the transaction of the change itself; a domain is copied whole, and again when it changed
// meanwhile; a fence then refuses writes, the rest is copied, both sides are compared, and the map is changed.
import { createHash } from "node:crypto";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { listings, optOuts, scans } from "../../../src/adapters/storage/schema.ts";
import { bucketSql, firstSeqOf, type BucketRange } from "./buckets.ts";

/** Tables that move, and note what changes. */
const NOTING: readonly SQLiteTable[] = [scans, listings, optOuts];
const noting = NOTING.map((table) => {
  const { name, columns } = getTableConfig(table);
  return { name, columns: columns.map((column) => column.name) };
});
/** The search index holds its rows itself, and takes no trigger: each batch that changes it changes one of the others. */
const tables = [
  ...noting,
  {
    name: "search_documents",
    columns: "type title body about scan_id domain readiness_score aeo_score created_at".split(" "),
  },
];

/**
 * From the second database on, scans get numbers that no other database gives, and keep them when they move. In a service
 * the inserting statement would give the number; a trigger stands in for it here.
 */
export async function numberScans(database: D1Database, shard: number, since: number): Promise<void> {
  const ofMillisecond = `new.created_at * 4096 + ${firstSeqOf(0, shard)}`;
  await run(database, [
    "create table arriving (is_so integer primary key)",
    `create trigger scans_number after insert on scans
      when new.created_at >= ${since} and not exists (select 1 from arriving) begin
        update scans set seq = coalesce((select max(seq) + 1 from scans
          where seq between ${ofMillisecond} and ${ofMillisecond} + 63), ${ofMillisecond}) where seq = new.seq; end`,
  ]);
}

/** 1. From here on each change of a domain of the range is noted, and all its domains are due to be copied. */
export async function beginMove(source: D1Database, range: BucketRange): Promise<void> {
  const within = (column: string): string => `${bucketSql(column)} between ${range.from} and ${range.to}`;
  const note = (row: string): string =>
    `insert into moving (domain, version) values (${row}.domain, 1) on conflict (domain) do update set version = version + 1`;
  const triggers = noting.flatMap(({ name }) =>
    (["insert", "update", "delete"] as const).map((event) => {
      const row = event === "delete" ? "old" : "new";
      return `create trigger moving_${name}_${event} after ${event} on ${name} when ${within(`${row}.domain`)} begin
        select raise(abort, 'moved to another database') from fence; ${note(row)}; end`;
    }),
  );
  await run(source, [
    "create table fence (up integer primary key)",
    "create table moving (domain text primary key, version integer not null)",
    ...triggers,
    ...tables.map(
      ({ name }) => `insert into moving select distinct domain, 1 from ${name} where ${within("domain")}
        on conflict do nothing`,
    ),
  ]);
}

/** 2. Copies one domain that is due; false when none is. Safe to repeat, and to stop anywhere. */
export async function copyNext(source: D1Database, target: D1Database): Promise<boolean> {
  const due = await source
    .prepare("select domain, version from moving limit 1")
    .first<{ domain: string; version: number }>();
  if (due === null) return false;
  // What is read is at least as new as the version: a change in between leaves the domain due.
  const rows = await readDomain(source, due.domain);
  await writeDomain(target, due.domain, rows);
  await source.prepare("delete from moving where domain = ? and version = ?").bind(due.domain, due.version).run();
  return true;
}

/** 3. Writes to the range fail from here on, all of their batch; their callers ask again, and read the map anew. */
export const raiseFence = (source: D1Database): Promise<unknown> => run(source, ["insert into fence values (1)"]);
/** Instead of 4: the source goes on as if nothing had been. */
export const lowerFence = (source: D1Database): Promise<unknown> => run(source, ["delete from fence"]);

/** 4. The same text on both sides, when nothing is due any more, allows to change the map. */
export async function hashRange(database: D1Database, { from, to }: BucketRange): Promise<string> {
  const hash = createHash("sha256");
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `"${column}"`).join(", ");
    const { results } = await database
      .prepare(`select ${list} from ${name} where ${bucketSql("domain")} between ${from} and ${to} order by ${list}`)
      .all();
    hash.update(JSON.stringify([name, results]));
  }
  return hash.digest("hex");
}

/** 5. Long after the map was changed, when nobody can hold the old one any more: takes the range out of the source. */
export async function dropRange(source: D1Database, { from, to }: BucketRange): Promise<void> {
  const names = noting.flatMap(({ name }) => ["insert", "update", "delete"].map((event) => `moving_${name}_${event}`));
  const found = await source
    .prepare(`select distinct domain from scans where ${bucketSql("domain")} between ${from} and ${to}
      union select domain from opt_outs where ${bucketSql("domain")} between ${from} and ${to}`)
    .all<{ domain: string }>();
  await run(source, [...names.map((name) => `drop trigger ${name}`), "drop table moving", "drop table fence"]);
  for (const { domain } of found.results) await writeDomain(source, domain, []);
}

/** Rows of each table, as JSON. */
async function readDomain(database: D1Database, domain: string): Promise<string[]> {
  const answers = await database.batch(
    tables.map(({ name }) => database.prepare(`select * from ${name} where domain = ?`).bind(domain)),
  );
  return answers.map(({ results }) => JSON.stringify(results));
}

/** These rows and no others of the domain; the index of domains follows. Counters stay where they were counted. */
async function writeDomain(database: D1Database, domain: string, rows: readonly string[]): Promise<void> {
  const of = (statement: string, ...more: string[]): D1PreparedStatement =>
    database.prepare(statement).bind(domain, ...more);
  const listed = "domain = ? and visibility = 'public' and is_local = 0";
  await database.batch([
    database.prepare("insert into arriving values (1)"),
    of(
      `insert into scan_domains (scan_domains, rowid, domain) select 'delete', seq, '^^' || domain from scans where ${listed}`,
    ),
    ...tables.map(({ name }) => of(`delete from ${name} where domain = ?`)),
    ...tables.flatMap(({ name, columns }, at) => {
      const values = columns.map((column) => `value ->> '${column}'`).join(", ");
      return rows[at] === undefined
        ? []
        : [
            of(
              `insert into ${name} (${columns.join(", ")}) select ${values} from json_each(?2) where ?1 is not null`,
              rows[at],
            ),
          ];
    }),
    of(`insert into scan_domains (rowid, domain) select seq, '^^' || domain from scans where ${listed}`),
    database.prepare("delete from arriving"),
  ]);
}

const run = (database: D1Database, statements: readonly string[]): Promise<unknown> =>
  database.batch(statements.map((statement) => database.prepare(statement)));
