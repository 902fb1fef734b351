// Several reads in one round trip to D1. Drizzle's own select gives no row counts, and a batch of it no parameters.
import type { SQLWrapper } from "drizzle-orm";
import { prepareAll, type Queried } from "./run-batch.ts";

type Row = Record<string, unknown>;

/** Rows of each query, in order. */
export async function readBatch(database: Queried, queries: readonly SQLWrapper[]): Promise<Row[][]> {
  const answers = await database.batch<Row>(prepareAll(database, queries));
  return answers.map(({ results }) => results);
}

/**
 * The rows of one query under the names and types of its select list. The select list stands beside every call and
 * the columns are typed by the schema, which is what this cast rests on.
 */
export const rowsAs = <T extends object>(rows: Row[] | undefined): T[] => (rows ?? []) as T[];

/** The only number of a query that always gives one row. */
export const numberOf = (rows: Row[] | undefined): number => Number(Object.values(rows?.[0] ?? {})[0] ?? 0);
