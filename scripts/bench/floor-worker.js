// The floor: a Worker without a product. It uses the platform as it is told, in the order told, and does nothing else.
import { DurableObject } from "cloudflare:workers";

class Floor extends DurableObject {
  #count = 0;
  async touch() {
    this.#count += 1;
    return { ok: true, count: this.#count };
  }
  async write() {
    this.ctx.storage.sql.exec("create table if not exists t (id integer primary key, n integer)");
    this.ctx.storage.sql.exec("insert into t (id, n) values (1, 1) on conflict do update set n = n + 1");
    return { ok: true };
  }
}
export class ScanCoordinator extends Floor {}
export class RateLimiter extends Floor {}
export class TargetGate extends Floor {}
export class WebhookEndpoint extends Floor {}

/** Steps by name, as POST /plan/NAME left them. */
const plans = new Map();

const STEPS = {
  object: async ({ binding, name, writes }, env) => {
    const stub = env[binding].getByName(name);
    return writes ? stub.write() : stub.touch();
  },
  async d1({ statements }, env) {
    const prepared = statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params));
    const answers = prepared.length === 1 ? [await prepared[0].all()] : await env.DB.batch(prepared);
    return answers.map(({ results }) => results);
  },
  bucket: async ({ key }, env) => (await env.BUCKET.get(key))?.text(),
  queue: async ({ binding }, env) => env[binding].send({ kind: "floor" }),
};

async function readAll({ inFlight, requestsPerSecond, requests }) {
  const interval = 1000 / requestsPerSecond;
  let next = 0;
  let answered = 0;
  let startAt = 0;
  const lane = async () => {
    while (next < requests.length) {
      const { method, url } = requests[next++];
      const now = Date.now();
      const wait = Math.max(0, startAt - now);
      startAt = now + wait + interval;
      if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
      const answer = await fetch(url, { method, redirect: "manual" });
      await answer.arrayBuffer();
      answered += 1;
    }
  };
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
    let last = "hello";
    for (const step of plans.get(pathname.slice("/run/".length)) ?? []) last = await STEPS[step.kind](step, env);
    return typeof last === "string" ? new Response(last) : Response.json(last);
  },
  async queue() {},
};
