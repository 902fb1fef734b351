// The product with faulty bindings, and a door through which the torture looks at what is stored, without faults.
import {
  RateLimiter as ProductLimiter,
  ScanCoordinator as ProductCoordinator,
  TargetGate as ProductGate,
  WebhookEndpoint as ProductEndpoint,
  default as product,
} from "../../src/worker.ts";
import type { FaultPlan } from "./fault-plan.ts";
import type { AgentMessage, CrawlMessage } from "../../src/model/engine.ts";
import { PLAN_HEADER } from "./fault-plan.ts";
import { faultyBatch } from "./faulty-batch.ts";
import { faultyEnv, firedFor, orderPlan } from "./faulty-env.ts";

export class ScanCoordinator extends ProductCoordinator {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, faultyEnv(env));
  }
  tortureAbort(): void {
    this.ctx.abort("torture");
  }
}

export class TargetGate extends ProductGate {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, faultyEnv(env));
  }
  tortureAbort(): void {
    this.ctx.abort("torture");
  }
}

export class RateLimiter extends ProductLimiter {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, faultyEnv(env));
  }
  tortureAbort(): void {
    this.ctx.abort("torture");
  }
  tortureReserved(): string[] {
    const rows = this.ctx.storage.sql.exec<{ id: string }>("select scan_id as id from scans").toArray();
    return rows.map(({ id }) => id);
  }
}

export class WebhookEndpoint extends ProductEndpoint {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, faultyEnv(env));
  }
  tortureAbort(): void {
    this.ctx.abort("torture");
  }
}

const LOG_LINES = 1_000;

/** What is stored, as it is. */
const LOOKS: Record<string, (env: Env, ask: string) => Promise<unknown>> = {
  sql: async (env, sql) => (await env.DB.prepare(sql).all()).results,
  object: async (env, key) => (await (await env.BUCKET.get(key))?.text()) ?? null,
  progress: async (env, scanId) =>
    JSON.parse((await env.SCAN_COORDINATOR.getByName(scanId).progressJson()) ?? "null") as unknown,
  evidence: async (env, scanId) =>
    (await env.SCAN_COORDINATOR.getByName(scanId).evidence()) ??
    (await (await env.BUCKET.get(`scans/${scanId}/evidence.json`))?.text()) ??
    null,
  trace: (env, scanId) => env.SCAN_COORDINATOR.getByName(scanId).readTrace(0, 0),
  reserved: (env, subject) => (env.RATE_LIMITER.getByName(subject) as DurableObjectStub<RateLimiter>).tortureReserved(),
  deliveries: (env, subscriptionId) => env.WEBHOOK_ENDPOINT.getByName(subscriptionId).list(LOG_LINES, null),
  fired: async (_, scanId) => firedFor(scanId),
};

export default {
  async fetch(request, env, ctx) {
    const look = LOOKS[new URL(request.url).pathname.replace("/torture/", "")];
    if (look !== undefined) return Response.json(await look(env, await request.text()));
    const plan = request.headers.get(PLAN_HEADER);
    if (plan === null) return product.fetch(request, faultyEnv(env), ctx);
    // Our own harness wrote it.
    return orderPlan.run(JSON.parse(plan) as FaultPlan, () => product.fetch(request, faultyEnv(env), ctx));
  },
  queue: (batch, env) => faultyBatch(batch, env, (messages) => product.queue(messages, faultyEnv(env))),
  scheduled: (controller, env) => product.scheduled(controller, faultyEnv(env)),
} satisfies ExportedHandler<Env, CrawlMessage | AgentMessage>;
