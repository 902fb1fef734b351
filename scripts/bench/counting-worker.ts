// The product with everything it asks of the platform written down; GET /__uses gives the list and begins anew.
import product, {
  RateLimiter as ProductLimiter,
  ScanCoordinator as ProductCoordinator,
  TargetGate as ProductGate,
  WebhookEndpoint as ProductEndpoint,
} from "../../src/worker.ts";
import type { AgentMessage, CrawlMessage } from "../../src/model/engine.ts";
import { countedEnv, countStorage, type Use } from "./counted.ts";

let uses: Use[] = [];
const note = (use: Use): void => void uses.push(use);
const { log } = console;
console.log = (line: unknown) => {
  const text = String(line);
  const isRead = /^\{"event":"http\.request".*"method":"(?:GET|HEAD)"/.test(text);
  note({ kind: "line", bytes: new TextEncoder().encode(text).length, isRead });
  log(line);
};
const known = new WeakMap<Env, Env>();

function counted(env: Env): Env {
  const made = known.get(env) ?? countedEnv(env, note);
  known.set(env, made);
  return made;
}

export class RateLimiter extends ProductLimiter {
  constructor(state: DurableObjectState, env: Env) {
    super(countStorage(state, "RATE_LIMITER", note), counted(env));
  }
  override async alarm(): Promise<void> {
    note({ kind: "alarm", binding: "RATE_LIMITER" });
    await super.alarm();
  }
}
export class ScanCoordinator extends ProductCoordinator {
  constructor(state: DurableObjectState, env: Env) {
    super(countStorage(state, "SCAN_COORDINATOR", note), counted(env));
  }
  override async alarm(): Promise<void> {
    note({ kind: "alarm", binding: "SCAN_COORDINATOR" });
    await super.alarm();
  }
}
export class TargetGate extends ProductGate {
  constructor(state: DurableObjectState, env: Env) {
    super(countStorage(state, "TARGET_GATE", note), counted(env));
  }
  override async alarm(): Promise<void> {
    note({ kind: "alarm", binding: "TARGET_GATE" });
    await super.alarm();
  }
}
export class WebhookEndpoint extends ProductEndpoint {
  constructor(state: DurableObjectState, env: Env) {
    super(countStorage(state, "WEBHOOK_ENDPOINT", note), counted(env));
  }
  override async alarm(): Promise<void> {
    note({ kind: "alarm", binding: "WEBHOOK_ENDPOINT" });
    await super.alarm();
  }
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/__uses") {
      const taken = uses;
      uses = [];
      return Response.json(taken);
    }
    note({ kind: "invocation", what: "fetch" });
    return product.fetch(request, counted(env), ctx);
  },
  async queue(batch, env) {
    note({ kind: "invocation", what: `queue ${batch.queue}` });
    return product.queue(batch, counted(env));
  },
  async scheduled(controller, env) {
    note({ kind: "invocation", what: `cron ${controller.cron}` });
    return product.scheduled(controller, counted(env));
  },
} satisfies ExportedHandler<Env, CrawlMessage | AgentMessage>;
