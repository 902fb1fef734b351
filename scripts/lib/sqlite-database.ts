// D1 in this process: the same SQL on the same engine under the platform's interface, with our migrations applied. For
// counting and simulating with many databases; it has none of the platform's limits and none of its network.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { ROOT } from "./folders.ts";

export interface SqliteDatabase {
  d1: D1Database;
  /** The engine itself, for what D1 has no word for. */
  sqlite: DatabaseSync;
}

export function openSqlite(): SqliteDatabase {
  const sqlite = new DatabaseSync(":memory:");
  const folder = join(ROOT, "migrations");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  for (const file of files.toSorted()) sqlite.exec(readFileSync(join(folder, file), "utf8"));
  return { d1: d1Over(sqlite), sqlite };
}

interface Bound {
  sql: string;
  params: SQLInputValue[];
}
const bound = new WeakMap<object, Bound>();

/** All or nothing for a batch, one statement at a time otherwise; results with `changes` as their only figure. */
function d1Over(sqlite: DatabaseSync): D1Database {
  const execute = ({ sql, params }: Bound): { results: unknown[]; meta: { changes: number } } => {
    const statement = sqlite.prepare(sql);
    if (statement.columns().length > 0) return { results: statement.all(...params), meta: { changes: 0 } };
    return { results: [], meta: { changes: Number(statement.run(...params).changes) } };
  };
  const statement = (of: Bound): object => {
    const all = async (): Promise<object> => execute(of);
    const made = {
      bind: (...params: SQLInputValue[]) => statement({ sql: of.sql, params }),
      all,
      run: all,
      first: async () => execute(of).results[0] ?? null,
      raw: async () => execute(of).results.map((row) => Object.values(row as object) as unknown[]),
    };
    bound.set(made, of);
    return made;
  };
  const batch = async (statements: object[]): Promise<unknown[]> => {
    sqlite.exec("begin immediate");
    try {
      const answers = statements.map((one) => execute(bound.get(one) ?? { sql: "", params: [] }));
      sqlite.exec("commit");
      return answers;
    } catch (error) {
      sqlite.exec("rollback");
      throw error;
    }
  };
  // The rest of the platform's interface is not used by what runs on it.
  return { prepare: (sql: string) => statement({ sql, params: [] }), batch } as unknown as D1Database;
}
