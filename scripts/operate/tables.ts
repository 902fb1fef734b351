// Which tables hold what is kept, read from the database itself, so that a migration needs no word here.
import { setTimeout as sleep } from "node:timers/promises";

export interface Table {
  name: string;
  columns: string[];
}

/** Of the platform and of wrangler, not ours. */
const FOREIGN = /^(?:sqlite_|_cf_|d1_migrations$)/;

/** Every table with rows of its own, those that others refer to first. Full-text indexes follow from them. */
export async function readTables(database: D1Database): Promise<Table[]> {
  const { results } = await database
    .prepare("select name, sql from sqlite_master where type = 'table' order by name")
    .all<{ name: string; sql: string }>();
  const indexes = results.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name);
  const own = results.filter(
    ({ name }) => !FOREIGN.test(name) && !indexes.some((index) => name === index || name.startsWith(`${index}_`)),
  );
  const tables = [];
  for (const { name } of parentsFirst(own)) tables.push({ name, columns: await readColumns(database, name) });
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

async function readColumns(database: D1Database, table: string): Promise<string[]> {
  const { results } = await database.prepare(`pragma table_info("${table}")`).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Migrations that were applied, in order: what a backup fits. */
export async function readMigrations(database: D1Database): Promise<string[]> {
  const { results } = await database.prepare("select name from d1_migrations order by id").all<{ name: string }>();
  return results.map(({ name }) => name);
}

const ROWS_PER_PAGE = 1_000;
const READ_TRIES = 4;
const READ_PAUSE_MS = 500;

/** All rows of a table in the order in which they were written, a page at a time; values in the order of columns. */
export async function* readPages(database: D1Database, { name, columns }: Table): AsyncGenerator<unknown[][]> {
  const list = columns.map((column) => `"${column}"`).join(", ");
  const page = database.prepare(
    `select rowid as "rowid of page", ${list} from "${name}" where rowid > ? order by rowid limit ${ROWS_PER_PAGE}`,
  );
  for (let after = 0; ;) {
    const { results } = await again(() => page.bind(after).all());
    const last = results.at(-1);
    if (last === undefined) return;
    yield results.map((row) => columns.map((column) => row[column]));
    after = Number(last["rowid of page"]);
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
