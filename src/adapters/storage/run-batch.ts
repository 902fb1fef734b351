// One D1 batch from Drizzle queries. Drizzle's own batch takes no raw statements with parameters.
import type { SQLWrapper } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

const dialect = new SQLiteAsyncDialect();

export const prepareAll = (database: D1Database, queries: readonly SQLWrapper[]): D1PreparedStatement[] =>
  queries.map((query) => {
    const { sql, params } = dialect.sqlToQuery(query.getSQL());
    return database.prepare(sql).bind(...params);
  });

/** All or nothing: D1 rolls the batch back when a statement fails. */
export async function runBatch(database: D1Database, queries: readonly SQLWrapper[]): Promise<void> {
  await database.batch(prepareAll(database, queries));
}
