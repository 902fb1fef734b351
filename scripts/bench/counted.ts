// The bindings of the platform, with every use of them written down: for counting what a request costs.
export type Use =
  | { kind: "d1"; statements: Statement[]; rowsRead: number; rowsWritten: number }
  | { kind: "object"; binding: string; name: string; method: string }
  | { kind: "alarm"; binding: string }
  /** An alarm that is set is billed as a row. */
  | { kind: "sql"; binding: string; rowsRead: number; rowsWritten: number; isAlarm?: true }
  | { kind: "bucket"; method: string; key: string; bytes: number }
  | { kind: "queue"; binding: string; messages: number }
  | { kind: "asset"; path: string }
  /** A line of the log; one of a quick read is written for some of them alone (LOG_ONE_READ_OF). */
  | { kind: "line"; bytes: number; isRead: boolean }
  | { kind: "invocation"; what: string };

export interface Statement {
  sql: string;
  params: unknown[];
  rowsWritten: number;
}

export type Note = (use: Use) => void;

const OBJECTS = ["SCAN_COORDINATOR", "RATE_LIMITER", "TARGET_GATE", "WEBHOOK_ENDPOINT"] as const;
const QUEUES = ["CRAWL_QUEUE", "CRAWL_PRIORITY_QUEUE", "AGENTS_QUEUE"] as const;

/** The same bindings, noted. Made once for each `env`, since the product remembers what it made of one. */
export function countedEnv(env: Env, note: Note): Env {
  return {
    ...env,
    DB: countedDatabase(env.DB, note),
    BUCKET: countedBucket(env.BUCKET, note),
    ...Object.fromEntries(OBJECTS.map((binding) => [binding, countedNamespace(env[binding], binding, note)])),
    ...Object.fromEntries(QUEUES.map((binding) => [binding, countedQueue(env[binding], binding, note)])),
    ...(env.ASSETS === undefined ? {} : { ASSETS: countedAssets(env.ASSETS, note) }),
  };
}

/** A view of an object in which some members are replaced; methods keep their own `this`. */
function over<T extends object>(target: T, replaced: Record<string, unknown>): T {
  return new Proxy(target, {
    get(real, name) {
      if (typeof name === "string" && Object.hasOwn(replaced, name)) return replaced[name];
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === "function" ? (value.bind(real) as unknown) : value;
    },
  });
}

interface Prepared {
  real: D1PreparedStatement;
  sql: string;
  params: unknown[];
}
const prepared = new WeakMap<D1PreparedStatement, Prepared>();

function countedDatabase<T extends D1Database | D1DatabaseSession>(database: T, note: Note): T {
  const noteRun = (of: Prepared[], answers: D1Result[]): void =>
    note({
      kind: "d1",
      statements: of.map(({ sql, params }, i) => ({ sql, params, rowsWritten: answers[i]?.meta.rows_written ?? 0 })),
      rowsRead: answers.reduce((sum, { meta }) => sum + meta.rows_read, 0),
      rowsWritten: answers.reduce((sum, { meta }) => sum + meta.rows_written, 0),
    });
  const statement = (of: Prepared): D1PreparedStatement => {
    const all = async (): Promise<D1Result<Record<string, unknown>>> => {
      const answer = await of.real.all();
      noteRun([of], [answer]);
      return answer;
    };
    const view = over(of.real, {
      bind: (...params: unknown[]) => statement({ real: of.real.bind(...params), sql: of.sql, params }),
      all,
      run: all,
      first: async (column?: string) => {
        const [row] = (await all()).results;
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
      // Gives no counts by itself; our queries name each column once, so that values in order are the same.
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    });
    prepared.set(view, of);
    return view;
  };
  return over(database, {
    ...("withSession" in database
      ? { withSession: (from: string) => countedDatabase(database.withSession(from), note) }
      : {}),
    prepare: (sql: string) => statement({ real: database.prepare(sql), sql, params: [] }),
    batch: async (statements: D1PreparedStatement[]) => {
      const of = statements.map((one) => prepared.get(one) ?? { real: one, sql: "", params: [] });
      const answers = await database.batch(of.map(({ real }) => real));
      noteRun(of, answers);
      return answers;
    },
  });
}

function countedBucket(bucket: R2Bucket, note: Note): R2Bucket {
  const keyOf = (key: unknown): string => (typeof key === "string" ? key : JSON.stringify(key ?? ""));
  return over(
    bucket,
    Object.fromEntries(
      (["get", "head", "put", "delete", "list"] as const).map((method) => [
        method,
        async (key: unknown, ...rest: unknown[]) => {
          const call = bucket[method].bind(bucket) as (...args: unknown[]) => Promise<unknown>;
          const answer = await call(key, ...rest);
          const stored = typeof answer === "object" && answer !== null ? Reflect.get(answer, "size") : 0;
          note({ kind: "bucket", method, key: keyOf(key), bytes: typeof stored === "number" ? stored : 0 });
          return answer;
        },
      ]),
    ),
  );
}

function countedNamespace<T extends object>(namespace: T, binding: string, note: Note): T {
  const byName = Reflect.get(namespace, "getByName") as (name: string) => object;
  return over(namespace, {
    getByName: (name: string) => {
      const stub = byName.call(namespace, name);
      return new Proxy(stub, {
        get(real, method) {
          const value: unknown = Reflect.get(real, method, real);
          if (typeof value !== "function" || typeof method !== "string" || method === "then") return value;
          return (...args: unknown[]): unknown => {
            note({ kind: "object", binding, name, method });
            return Reflect.apply(value, real, args);
          };
        },
      });
    },
  });
}

function countedQueue<T extends Queue<never>>(queue: T, binding: string, note: Note): T {
  const send = queue.send.bind(queue) as (...args: unknown[]) => Promise<unknown>;
  const sendBatch = queue.sendBatch.bind(queue) as (...args: unknown[]) => Promise<unknown>;
  return over(queue, {
    send: (...args: unknown[]) => {
      note({ kind: "queue", binding, messages: 1 });
      return send(...args);
    },
    sendBatch: (messages: Iterable<unknown>, ...rest: unknown[]) => {
      const list = [...messages];
      note({ kind: "queue", binding, messages: list.length });
      return sendBatch(list, ...rest);
    },
  });
}

const countedAssets = (assets: Fetcher, note: Note): Fetcher =>
  over(assets, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      note({ kind: "asset", path: new URL(input instanceof Request ? input.url : String(input)).pathname });
      return assets.fetch(input, init);
    },
  });

/**
 * Has a Durable Object's own database noted under the name of its binding. In place: the base class of Durable Objects
 * takes no other state than the platform's own.
 */
export function countStorage(state: DurableObjectState, binding: string, note: Note): DurableObjectState {
  const { storage } = state;
  const { sql } = storage;
  const counted = over(sql, {
    exec: (query: string, ...params: unknown[]) => {
      const cursor = sql.exec(query, ...params);
      // What a statement writes is known at once.
      if (cursor.rowsWritten > 0) note({ kind: "sql", binding, rowsRead: 0, rowsWritten: cursor.rowsWritten });
      return over(cursor, {
        one: () => taken(cursor, () => cursor.one()),
        toArray: () => taken(cursor, () => cursor.toArray()),
      });
    },
  });
  /** What a statement read is known when its rows were taken. */
  function taken<T>(cursor: SqlStorageCursor<Record<string, SqlStorageValue>>, take: () => T): T {
    const rows = take();
    note({ kind: "sql", binding, rowsRead: cursor.rowsRead, rowsWritten: 0 });
    return rows;
  }
  const { kv } = storage;
  const noteWritten = (): void => note({ kind: "sql", binding, rowsRead: 0, rowsWritten: 1 });
  const countedKv = over(kv, {
    put: (key: string, value: unknown) => {
      noteWritten();
      kv.put(key, value);
    },
    delete: (key: string) => {
      noteWritten();
      return kv.delete(key);
    },
  });
  const setAlarm = storage.setAlarm.bind(storage);
  Object.defineProperty(storage, "sql", { value: counted });
  Object.defineProperty(storage, "kv", { value: countedKv });
  Object.defineProperty(storage, "setAlarm", {
    value: (...args: Parameters<typeof setAlarm>) => {
      note({ kind: "sql", binding, rowsRead: 0, rowsWritten: 1, isAlarm: true });
      return setAlarm(...args);
    },
  });
  return state;
}
