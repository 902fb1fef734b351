// The floor: a Worker without a product. It uses the platform as it is told, in the order told, and does nothing else.
import { DurableObject } from "cloudflare:workers";

/** Longer than any measurement. */
const NEVER_MS = 3_600_000;

class Floor extends DurableObject {
  #count = 0;
  async alarm() {}
  async touch() {
    this.#count += 1;
    return { ok: true, count: this.#count };
  }
  async write(rows, setsAlarm) {
    const { sql } = this.ctx.storage;
    sql.exec("create table if not exists t (id integer primary key, n integer)");
    for (let id = 1; id <= rows; id++)
      sql.exec("insert into t (id, n) values (?, 1) on conflict do update set n = n + 1", id);
    if (setsAlarm) await this.ctx.storage.setAlarm(Date.now() + NEVER_MS);
    return { ok: true };
  }
}
export class ScanCoordinator extends Floor {}
export class RateLimiter extends Floor {}
export class TargetGate extends Floor {}
export class WebhookEndpoint extends Floor {}

/** Plans by name, as POST /plan/NAME left them (floor-plan.ts). */
const plans = new Map();

/** `own` puts the id of this run where that of the counted scan stands. */
const STEPS = {
  object: async ({ binding, name, rows, setsAlarm }, { env, own }) => {
    const stub = env[binding].getByName(own(name));
    return rows > 0 || setsAlarm ? stub.write(rows, setsAlarm) : stub.touch();
  },
  async d1({ statements }, { env, own }) {
    const prepared = statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params.map(own)));
    const answers = prepared.length === 1 ? [await prepared[0].all()] : await env.DB.batch(prepared);
    return answers.map(({ results }) => results);
  },
  bucket: async ({ method, key, bytes }, { env, own }) =>
    method === "put"
      ? void (await env.BUCKET.put(own(key), "x".repeat(bytes)))
      : (await env.BUCKET.get(own(key)))?.text(),
  queue: async ({ binding }, { env }) => env[binding].send({ kind: "floor" }),
};

async function runPlan({ scanId, steps }, env) {
  const fresh = scanId === null ? "" : crypto.randomUUID();
  const own = (value) => (scanId !== null && typeof value === "string" ? value.replaceAll(scanId, fresh) : value);
  let last = "hello";
  for (const step of steps) last = (await STEPS[step.kind](step, { env, own })) ?? "done";
  return typeof last === "string" ? new Response(last) : Response.json(last);
}

/** The first answer is awaited alone: it is robots.txt, and nothing may be asked before it is read. */
async function readAll({ inFlight, requestsPerSecond, requests }) {
  const interval = 1000 / requestsPerSecond;
  let next = 0;
  let answered = 0;
  let startAt = 0;
  const ask = async ({ method, url }) => {
    const answer = await fetch(url, { method, redirect: "manual" });
    await answer.arrayBuffer();
    answered += 1;
  };
  const lane = async () => {
    while (next < requests.length) {
      const request = requests[next++];
      const now = Date.now();
      const wait = Math.max(0, startAt - now);
      startAt = now + wait + interval;
      if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
      await ask(request);
    }
  };
  if (requests.length > 0) await ask(requests[next++]);
  await Promise.all(Array.from({ length: inFlight }, lane));
  return Response.json({ answered });
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname === "/crawl") return readAll(await request.json());
    if (pathname.startsWith("/plan/")) {
      plans.set(pathname.slice("/plan/".length), await request.json());
      return new Response("ok");
    }
    const plan = plans.get(pathname.slice("/run/".length));
    return plan === undefined ? new Response("hello") : runPlan(plan, env);
  },
  async queue() {},
};
