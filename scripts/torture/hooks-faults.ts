// Faults on the product's own side of webhooks: bindings that fail before or after they did their work, connections
// that are lost after the receiver has answered, objects that are aborted in the middle of an attempt.
import { createRandom } from "./random.ts";

/** Chances of each fault, 0 to 1, by what they befall. */
export interface HookFaults {
  seed: number;
  /** A statement of the outbox or of subscriptions, before it runs. */
  database: number;
  /** A turn at a host. */
  limiter: number;
  /** Handing an event to an endpoint: half of them before, half after it was stored. */
  enqueue: number;
  /** A receiver's answer that never arrives. */
  answer: number;
  /** A run of an endpoint's alarm, ended at a random moment. */
  abort: number;
}

const MOST_ABORT_MS = 200;
const STATEMENTS = /outbox|webhook_subscription/;

let faults: HookFaults | null = null;
let random = (): number => 1;
let outageUntil = 0;
let areOn = true;
const faulty = new WeakMap<Env, Env>();
/** How often each fault happened, since the start of the runtime. */
export const happened: Record<string, number> = {};

export function faultyEnv(env: Env): Env {
  const known = faulty.get(env);
  if (known !== undefined) return known;
  if (faults === null) begin(env);
  const made: Env = {
    ...env,
    DB: faultyDatabase(env.DB),
    RATE_LIMITER: faultyNamespace(env.RATE_LIMITER, { takeTurn: "limiter" }),
    WEBHOOK_ENDPOINT: faultyNamespace(env.WEBHOOK_ENDPOINT, { enqueue: "enqueue" }),
  };
  faulty.set(env, made);
  return made;
}

export const switchFaults = (isOn: boolean): void => void (areOn = isOn);

/** For so long every statement of outbox and subscriptions fails. */
export const beginOutage = (ms: number): void => void (outageUntil = Date.now() + ms);

/** Ends the object at a random moment of the work that begins now, if chance has it. */
export function maybeAbort(abort: (reason: string) => void): void {
  if (strikes("abort")) setTimeout(() => abort("torture"), random() * MOST_ABORT_MS);
}

function begin(env: Env): void {
  const told: unknown = Reflect.get(env, "HOOK_FAULTS");
  // Our own harness wrote it.
  faults = JSON.parse(String(told)) as HookFaults;
  random = createRandom(faults.seed);
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (!strikes("answer")) return answer;
    await answer.body?.cancel();
    throw new Error("the connection was lost");
  };
}

function strikes(fault: Exclude<keyof HookFaults, "seed">): boolean {
  if (!areOn || random() >= (faults?.[fault] ?? 0)) return false;
  happened[fault] = (happened[fault] ?? 0) + 1;
  return true;
}

function faultyDatabase(database: D1Database): D1Database {
  return new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name !== "prepare") return member.bind(target) as unknown;
      return (statement: string) => {
        if (STATEMENTS.test(statement) && (Date.now() < outageUntil || strikes("database")))
          throw new Error("D1_ERROR: the database is out of order");
        return target.prepare(statement);
      };
    },
  });
}

function faultyNamespace<T extends Rpc.DurableObjectBranded | undefined>(
  namespace: DurableObjectNamespace<T>,
  methods: Record<string, "limiter" | "enqueue">,
): DurableObjectNamespace<T> {
  return new Proxy(namespace, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name !== "getByName") return member.bind(target) as unknown;
      return (key: string) => faultyStub(target.getByName(key), methods);
    },
  });
}

function faultyStub<T extends object>(stub: T, methods: Record<string, "limiter" | "enqueue">): T {
  return new Proxy(stub, {
    get(target, name) {
      const fault = methods[String(name)];
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return async (...values: unknown[]): Promise<unknown> => {
        const isStruck = fault !== undefined && strikes(fault);
        const isBefore = isStruck && random() < 0.5;
        if (isBefore) throw new Error("the object could not be reached");
        const answer: unknown = await Reflect.apply(member, target, values);
        if (isStruck) throw new Error("the object was reset");
        return answer;
      };
    },
  });
}
