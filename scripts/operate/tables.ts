// Which tables hold what is kept, read from the database itself, so that a migration needs no word here.
import { setTimeout as sleep } from "node:timers/promises";

export interface Table {
  name: string;
  columns: string[];
  /** Columns that every row is known by, and read in the order of. */
  key: string[];
}

/** Of the platform and of wrangler, not ours. */
const FOREIGN = /^(?:sqlite_|_cf_|d1_migrations$)/;

/** Every table with rows of its own, those that others refer to first. Full-text indexes without content follow from them. */
export async function readTables(database: D1Database): Promise<Table[]> {
  const { results } = await database
    .prepare("select name, sql from sqlite_master where type = 'table' order by name")
    .all<{ name: string; sql: string }>();
  const indexes = results.filter(({ sql }) => isVirtual(sql)).map(({ name }) => name);
  const own = results.filter(
    ({ name, sql }) =>
      !FOREIGN.test(name) && !/content=''/.test(sql) && !indexes.some((index) => name.startsWith(`${index}_`)),
  );
  const tables = [];
  for (const { name, sql } of parentsFirst(own)) {
    const columns = await readColumns(database, name);
    const names = columns.map((column) => column.name);
    const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    // A full-text index knows its rows by nothing else.
    if (isVirtual(sql)) tables.push({ name, columns: ["rowid", ...names], key: ["rowid"] });
    else
      tables.push({ name, columns: names, key: /without rowid/i.test(sql) ? key.map((one) => one.name) : ["rowid"] });
  }
  return tables;
}

function parentsFirst<T extends { name: string; sql: string }>(tables: readonly T[]): T[] {
  const sorted: T[] = [];
  const add = (table: T): void => {
    if (sorted.includes(table)) return;
    const parents = [...table.sql.matchAll(/references\s+[`"]?(\w+)/gi)].map(([, name]) => name);
    for (const parent of tables.filter(({ name }) => name !== table.name && parents.includes(name))) add(parent);
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted;
}

const isVirtual = (sql: string): boolean => /^create virtual table/i.test(sql);

/** `pk` is a column's place in the primary key, from 1; 0 for the others. */
async function readColumns(database: D1Database, table: string): Promise<{ name: string; pk: number }[]> {
  return (await database.prepare(`pragma table_info("${table}")`).all<{ name: string; pk: number }>()).results;
}

/** Migrations that were applied, in order: what a backup fits. */
export async function readMigrations(database: D1Database): Promise<string[]> {
  const { results } = await database.prepare("select name from d1_migrations order by id").all<{ name: string }>();
  return results.map(({ name }) => name);
}

const ROWS_PER_PAGE = 1_000;
const READ_TRIES = 4;
const READ_PAUSE_MS = 500;

/** All rows of a table in the order of its key, a page at a time; values in the order of columns. */
export async function* readPages(database: D1Database, { name, columns, key }: Table): AsyncGenerator<unknown[][]> {
  const list = columns.map((column) => `"${column}"`).join(", ");
  const order = key.join(", ");
  const keys = key.map((column, at) => `${column} as "key ${at}"`).join(", ");
  const page = (where: string): D1PreparedStatement =>
    database.prepare(`select ${keys}, ${list} from "${name}" ${where} order by ${order} limit ${ROWS_PER_PAGE}`);
  const next = page(`where (${order}) > (${key.map(() => "?").join(", ")})`);
  for (let statement = page(""); ;) {
    const asked = statement;
    const { results } = await again(() => asked.all());
    const last = results.at(-1);
    if (last === undefined) return;
    yield results.map((row) => columns.map((column) => row[column]));
    statement = next.bind(...key.map((_, at) => last[`key ${at}`]));
  }
}

/** D1 loses a call now and then, and a local database is locked while a service writes: reading again changes nothing. */
async function again<T>(read: () => Promise<T>): Promise<T> {
  for (let left = READ_TRIES; ; left -= 1) {
    try {
      return await read();
    } catch (error) {
      if (left <= 1) throw error;
    }
    await sleep(READ_PAUSE_MS);
  }
}
