// The product over a platform whose parts can be switched off while it runs. For `npm run torture -- --only outages`.
import product, {
  RateLimiter as ProductLimiter,
  ScanCoordinator as ProductCoordinator,
  TargetGate as ProductGate,
  WebhookEndpoint as ProductEndpoint,
} from "../../src/worker.ts";
import { OUTAGE_CRON, type Outage } from "./outages/outage.ts";
import { makeUnreliable } from "./outages/unreliable.ts";

/** One for the whole process: the objects of the product run beside the Worker. */
let down: Outage | null = null;
const unreliable = makeUnreliable(() => down);

export class ScanCoordinator extends ProductCoordinator {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, unreliable(env));
  }
}
export class RateLimiter extends ProductLimiter {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, unreliable(env));
  }
}
export class TargetGate extends ProductGate {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, unreliable(env));
  }
}
export class WebhookEndpoint extends ProductEndpoint {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, unreliable(env));
  }
}

export default {
  fetch: (request, env, ctx) => product.fetch(request, unreliable(env), ctx),
  queue: (batch, env) => product.queue(batch, unreliable(env)),
  scheduled(controller, env) {
    // Nothing that callers send reaches this switch.
    if (!controller.cron.startsWith(OUTAGE_CRON)) return product.scheduled(controller, unreliable(env));
    down = (controller.cron.slice(OUTAGE_CRON.length) || null) as Outage | null;
    return Promise.resolve();
  },
} satisfies ExportedHandler<Env, Parameters<typeof product.queue>[0]["messages"][number]["body"]>;
