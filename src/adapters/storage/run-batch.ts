// One D1 batch from Drizzle queries. Drizzle's own batch takes no raw statements with parameters.
import type { SQLWrapper } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

/** The database, or a session of it (D1DatabaseSession): what runs queries on either is the same. */
export type Queried = Pick<D1Database, "prepare" | "batch">;

const dialect = new SQLiteAsyncDialect();

export const prepareAll = (database: Queried, queries: readonly SQLWrapper[]): D1PreparedStatement[] =>
  queries.map((query) => {
    const { sql, params } = dialect.sqlToQuery(query.getSQL());
    return database.prepare(sql).bind(...params);
  });

/** All or nothing: D1 rolls the batch back when a statement fails. Gives each statement's result, in order. */
export async function runBatch(database: Queried, queries: readonly SQLWrapper[]): Promise<D1Result[]> {
  return database.batch(prepareAll(database, queries));
}
