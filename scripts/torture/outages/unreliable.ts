// The bindings of the platform with a switch: what is off fails in the words of the platform. No part of the product.
import type { Outage } from "./outage.ts";

const LOST = "Network connection lost.";
const fail = (message: string): (() => Promise<never>) => {
  return () => Promise.reject(new Error(message));
};

/** What is off at the moment. */
type Switch = () => Outage | null;

/** The binding, whose methods fail while the outage lasts. */
function failing<T extends object>(
  binding: T,
  { off, outage, message }: { off: Switch; outage: Outage; message: string },
): T {
  return new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) =>
        off() === outage ? fail(message)() : (Reflect.apply(member, target, args) as unknown);
    },
  });
}

const READS = /^\s*(?:select|with|explain|pragma)\b/i;

function failingDatabase<T extends D1Database | D1DatabaseSession>(database: T, off: Switch): T {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const isLost = (isWrite: boolean): boolean => off() === "database" || (isWrite && off() === "database writes");
  const lost = fail(`D1_ERROR: ${LOST}`);
  const watch = (statement: D1PreparedStatement, isWrite: boolean): D1PreparedStatement => {
    const copy = new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (name === "bind") return (...args: unknown[]) => watch(target.bind(...args), isWrite);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => (isLost(isWrite) ? lost() : (Reflect.apply(member, target, args) as unknown));
      },
    });
    originals.set(copy, statement);
    if (isWrite) writes.add(copy);
    return copy;
  };
  const writes = new WeakSet<object>();
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (query: string) => watch(target.prepare(query), !READS.test(query));
      if (name === "batch")
        return (list: D1PreparedStatement[]) =>
          isLost(list.some((one) => writes.has(one)))
            ? lost()
            : target.batch(list.map((one) => originals.get(one) ?? one));
      if (name === "withSession" && "withSession" in target)
        return (from: string) => failingDatabase(target.withSession(from), off);
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });
}

/** Objects of the class answer no call; their alarms go on. */
function failingClass<T extends DurableObjectNamespace>(namespace: T, off: Switch, outage: Outage): T {
  return new Proxy(namespace, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (name === "getByName")
        return (id: string) => failing(target.getByName(id), { off, outage, message: "internal error; reference = 0" });
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });
}

/** Makes bindings unreliable; the same for the same ones, since the product keeps what it makes of them. */
export function makeUnreliable(off: Switch): (env: Env) => Env {
  const made = new WeakMap<Env, Env>();
  const queue = { off, outage: "queues", message: "Queue send failed: Internal Server Error" } as const;
  const objects = "We encountered an internal error. Please try again. (10001)";
  return (env) => {
    const known = made.get(env);
    if (known !== undefined) return known;
    const copy: Env = {
      ...env,
      DB: failingDatabase(env.DB, off),
      BUCKET: failing(env.BUCKET, { off, outage: "reports", message: objects }),
      CRAWL_QUEUE: failing(env.CRAWL_QUEUE, queue),
      CRAWL_PRIORITY_QUEUE: failing(env.CRAWL_PRIORITY_QUEUE, queue),
      AGENTS_QUEUE: failing(env.AGENTS_QUEUE, queue),
      EMAIL: failing(env.EMAIL, { off, outage: "mail", message: "the mail service does not answer" }),
      ASSETS: failing(env.ASSETS, { off, outage: "files", message: LOST }),
      SCAN_COORDINATOR: failingClass(env.SCAN_COORDINATOR, off, "coordinators"),
      RATE_LIMITER: failingClass(env.RATE_LIMITER, off, "limiters"),
      TARGET_GATE: failingClass(env.TARGET_GATE, off, "gates"),
      WEBHOOK_ENDPOINT: failingClass(env.WEBHOOK_ENDPOINT, off, "endpoints"),
    };
    made.set(env, copy);
    return copy;
  };
}
