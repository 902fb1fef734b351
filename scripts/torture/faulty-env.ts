// The bindings of the Worker with faults in them. Runs inside the Worker: what goes wrong follows from the plan of the
// scan that a call is about.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Fault, FaultPlan, FaultStep } from "./fault-plan.ts";

interface RunningPlan extends FaultPlan {
  calls: Partial<Record<FaultStep, number>>;
  /** Faults that really happened. */
  fired: string[];
}

/** The plan of the order that is being taken; afterwards plans are found by the id of the scan. */
export const orderPlan = new AsyncLocalStorage<FaultPlan>();
const plans = new Map<string, RunningPlan>();

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const LOST = "Network connection lost.";
const OVERLOADED = "D1_ERROR: D1 DB is overloaded. Requests queued for too long.";

export function planOf(about: unknown): RunningPlan | null {
  const ids = JSON.stringify(about)?.match(UUID) ?? [];
  for (const id of ids) {
    const plan = plans.get(id);
    if (plan !== undefined) return plan;
  }
  const ordered = orderPlan.getStore();
  if (ordered === undefined || ids[0] === undefined) return null;
  const plan = { ...ordered, calls: {}, fired: [] };
  plans.set(ids[0], plan);
  return plan;
}

/** The fault that this call of the step meets, if any. */
export function nextFault(plan: RunningPlan | null, step: FaultStep): Fault | null {
  if (plan === null) return null;
  const call = plan.calls[step] ?? 0;
  plan.calls[step] = call + 1;
  const fault = plan.faults.find((f) => f.step === step && call >= f.skip && call < f.skip + f.times);
  if (fault === undefined) return null;
  plan.fired.push(`${step} ${fault.kind}`);
  return fault;
}

export const firedFor = (scanId: string): string[] => plans.get(scanId)?.fired ?? [];
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Call<T> {
  step: FaultStep | null;
  /** Whatever holds the id of the scan. */
  about: unknown;
  run: () => Promise<T>;
  /** Takes the memory of the object that does it. */
  abort: () => Promise<void>;
}

async function faulty<T>({ step, about, run, abort }: Call<T>): Promise<T> {
  const plan = step === null ? null : planOf(about);
  const fault = step === null ? null : nextFault(plan, step);
  switch (fault?.kind) {
    case undefined:
    case "again":
      return run();
    case "before":
      throw new Error(LOST);
    case "overload":
      throw Object.assign(new Error(OVERLOADED), { overloaded: true });
    case "after":
      await run();
      throw new Error(LOST);
    case "slow":
      await sleep(plan?.slowMs ?? 0);
      return run();
    case "late": {
      const answer = await run();
      await sleep(plan?.slowMs ?? 0);
      return answer;
    }
    case "never":
      return new Promise<never>(() => undefined);
    case "twice": {
      const [answer] = await Promise.all([run(), run()]);
      return answer;
    }
    case "abort":
      await abort();
      throw new Error(LOST);
    case "abort-after": {
      const answer = await run();
      await abort();
      return answer;
    }
    case "drop":
      // Only sends can be lost without a word.
      return undefined as T;
  }
}

interface Abortable {
  tortureAbort(): Promise<void>;
}
type AnyCall = (...args: unknown[]) => Promise<unknown>;

const abortQuietly = (stub: Abortable): Promise<void> => stub.tortureAbort().catch(() => undefined);

/** Steps by method of an object's stub. */
const STUB_STEPS: Record<string, FaultStep> = {
  reserveScan: "quota-reserve",
  refundScan: "quota-refund",
  start: "coordinator-start",
  acquire: "gate-acquire",
  release: "gate-release",
  leaseCrawl: "crawl-lease",
  crawlDone: "crawl-done",
  evidence: "evidence-get",
  leaseAgents: "agent-lease",
  agentsDone: "agent-done",
  enqueue: "endpoint-enqueue",
};

function faultyNamespace<T extends object>(namespace: T): T {
  const byName = (name: string): object => {
    const stub = (namespace as unknown as { getByName(name: string): Abortable }).getByName(name);
    return new Proxy(stub, {
      get(_, method) {
        if (typeof method !== "string" || method === "then") return undefined;
        const call = (stub as unknown as Record<string, AnyCall>)[method];
        const step = STUB_STEPS[method] ?? null;
        return (...args: unknown[]) =>
          faulty({ step, about: [args, name], run: async () => call?.(...args), abort: () => abortQuietly(stub) });
      },
    });
  };
  return new Proxy(namespace, {
    get: (target, key) => (key === "getByName" ? byName : Reflect.get(target, key, target)),
  });
}

/** A prepared statement that remembers what it says. */
interface Said {
  statement: D1PreparedStatement;
  sql: string;
  params: unknown[];
}
const said = new WeakMap<object, Said>();

function faultyDatabase(database: D1Database, abortScan: (about: unknown) => Promise<void>): D1Database {
  const wrap = (statement: D1PreparedStatement, sql: string, params: unknown[]): D1PreparedStatement => {
    const proxy: D1PreparedStatement = new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...more: unknown[]) => wrap(target.bind(...more), sql, more);
        const method = Reflect.get(target, key, target) as AnyCall;
        if (typeof method !== "function") return method;
        const run = (...args: unknown[]): Promise<unknown> => Reflect.apply(method, target, args);
        return (...args: unknown[]) =>
          faulty({
            step: statementStep(sql),
            about: params,
            run: () => run(...args),
            abort: () => abortScan(params),
          });
      },
    });
    said.set(proxy, { statement, sql, params });
    return proxy;
  };
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => wrap(target.prepare(sql), sql, []);
      if (key === "batch")
        return (statements: D1PreparedStatement[]) => {
          const all = statements.flatMap((statement) => said.get(statement) ?? []);
          const about = all.map(({ params }) => params);
          return faulty({
            step: batchStep(all),
            about,
            run: () => target.batch(all.map(({ statement }) => statement)),
            abort: () => abortScan(about),
          });
        };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function statementStep(sql: string): FaultStep | null {
  if (sql.startsWith('update "outbox" set due_at = ')) return "outbox-claim";
  return sql.startsWith('update "outbox" set "dispatched_at" = ') ? "outbox-mark" : null;
}

const STATUS_STEPS: Record<string, FaultStep> = {
  fetching: "record-fetching",
  analyzing: "record-analyzing",
  error: "record-failure",
  complete: "complete-batch",
};

function batchStep(statements: Said[]): FaultStep | null {
  if (statements.some(({ sql }) => sql.startsWith('insert into "scans"'))) return "row-insert";
  if (statements[0]?.sql.startsWith("select status from scans where id")) return "finish-facts";
  const update = statements.find(({ sql }) => sql.startsWith('update "scans" set "status"'));
  return STATUS_STEPS[String(update?.params[0])] ?? null;
}

const OBJECT_STEPS: Record<string, FaultStep> = {
  "put evidence": "evidence-put",
  "get evidence": "evidence-get",
  "put report": "report-put",
};

function faultyBucket(bucket: R2Bucket, abortScan: (about: unknown) => Promise<void>): R2Bucket {
  return new Proxy(bucket, {
    get(target, method) {
      const call = Reflect.get(target, method, target) as AnyCall;
      if (typeof method !== "string" || typeof call !== "function") return call;
      return (...args: unknown[]) => {
        const kind = /\/(\w+)\.jsonl?$/.exec(String(args[0]))?.[1] ?? "";
        return faulty({
          step: OBJECT_STEPS[`${method} ${kind}`] ?? null,
          about: args[0],
          run: () => Reflect.apply(call, target, args),
          abort: () => abortScan(args[0]),
        });
      };
    },
  });
}

function faultyQueue(queue: Queue, step: FaultStep, abortScan: (about: unknown) => Promise<void>): Queue {
  return new Proxy(queue, {
    get(target, method) {
      const call = Reflect.get(target, method, target) as AnyCall;
      if (typeof call !== "function") return call;
      return (...args: unknown[]) =>
        faulty({
          step,
          about: args,
          run: () => Reflect.apply(call, target, args),
          abort: () => abortScan(args),
        });
    },
  });
}

const made = new WeakMap<object, Env>();

/** One per environment: the product makes its ports once for each. */
export function faultyEnv(env: Env): Env {
  const known = made.get(env);
  if (known !== undefined) return known;
  const abortScan = async (about: unknown): Promise<void> => {
    const scanId = JSON.stringify(about)
      .match(UUID)
      ?.find((id) => plans.has(id));
    // The stub has the method of the class in faulty-worker.ts.
    if (scanId !== undefined) await abortQuietly(env.SCAN_COORDINATOR.getByName(scanId) as unknown as Abortable);
  };
  const faults: Env = {
    ...env,
    DB: faultyDatabase(env.DB, abortScan),
    BUCKET: faultyBucket(env.BUCKET, abortScan),
    CRAWL_QUEUE: faultyQueue(env.CRAWL_QUEUE, "crawl-send", abortScan),
    CRAWL_PRIORITY_QUEUE: faultyQueue(env.CRAWL_PRIORITY_QUEUE, "crawl-send", abortScan),
    AGENTS_QUEUE: faultyQueue(env.AGENTS_QUEUE, "agents-send", abortScan),
    SCAN_COORDINATOR: faultyNamespace(env.SCAN_COORDINATOR),
    RATE_LIMITER: faultyNamespace(env.RATE_LIMITER),
    TARGET_GATE: faultyNamespace(env.TARGET_GATE),
    WEBHOOK_ENDPOINT: faultyNamespace(env.WEBHOOK_ENDPOINT),
  };
  made.set(env, faults);
  return faults;
}
