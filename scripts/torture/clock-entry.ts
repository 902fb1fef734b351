// The product under a clock that is set from outside, with a coordinator that cannot be reached for some hosts, and with
// the scan named in whatever a crawl asks for. A wrapper around the deployed entry: the product itself knows nothing of it.
import { AsyncLocalStorage } from "node:async_hooks";
import { CrawlMessage, type AgentMessage } from "../../src/model/engine.ts";
import product, * as classes from "../../src/worker.ts";
import { CLOCK_PATH, SCAN_FIELD, UNREACHABLE } from "./clock-control.ts";

const real = Date.now;
let offset = 0;
let frozenAt: number | null = null;
Date.now = () => frozenAt ?? real() + offset;

const scanOfCrawl = new AsyncLocalStorage<string>();
const ask = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const scanId = scanOfCrawl.getStore();
  if (scanId === undefined) return ask(input, init);
  const headers = new Headers(init?.headers);
  headers.set(SCAN_FIELD, scanId);
  return ask(input, { ...init, headers });
};

/** Each crawl by itself, so that what it asks for can be told from what others ask. */
async function consumeApart(batch: MessageBatch<CrawlMessage | AgentMessage>, env: Env): Promise<void> {
  const { queue, metadata } = batch;
  const facts = { queue, metadata, ackAll: () => batch.ackAll(), retryAll: () => batch.retryAll() };
  await Promise.all(
    batch.messages.map(async (message) => {
      const crawl = CrawlMessage.safeParse(message.body);
      const consume = async (): Promise<void> => product.queue({ ...facts, messages: [message] }, env);
      await (crawl.success ? scanOfCrawl.run(crawl.data.scanId, consume) : consume());
    }),
  );
}

/** Alarms go by the platform's clock: a time of ours is turned into one of its own, and back. */
function translateAlarms(storage: DurableObjectStorage): void {
  const prototype = Object.getPrototypeOf(storage) as DurableObjectStorage & { isTranslated?: boolean };
  if (prototype.isTranslated === true) return;
  prototype.isTranslated = true;
  const setAlarm = Reflect.get(prototype, "setAlarm") as DurableObjectStorage["setAlarm"];
  const getAlarm = Reflect.get(prototype, "getAlarm") as DurableObjectStorage["getAlarm"];
  prototype.setAlarm = function (at, options) {
    return setAlarm.call(this, Number(at) - Date.now() + real(), options);
  };
  prototype.getAlarm = async function (options) {
    const at = await getAlarm.call(this, options);
    return at === null ? null : at - real() + Date.now();
  };
}

export class ScanCoordinator extends classes.ScanCoordinator {
  constructor(ctx: DurableObjectState, env: Env) {
    translateAlarms(ctx.storage);
    super(ctx, env);
  }

  override async start(request: Parameters<classes.ScanCoordinator["start"]>[0]): Promise<boolean> {
    if (request.header.domain.startsWith(UNREACHABLE)) throw new Error("unreachable");
    return super.start(request);
  }
}

export class RateLimiter extends classes.RateLimiter {
  constructor(ctx: DurableObjectState, env: Env) {
    translateAlarms(ctx.storage);
    super(ctx, env);
  }
}

export class TargetGate extends classes.TargetGate {
  constructor(ctx: DurableObjectState, env: Env) {
    translateAlarms(ctx.storage);
    super(ctx, env);
  }

  async wake(): Promise<void> {
    await this.alarm();
  }
}

export class WebhookEndpoint extends classes.WebhookEndpoint {
  constructor(ctx: DurableObjectState, env: Env) {
    translateAlarms(ctx.storage);
    super(ctx, env);
  }
}

export default {
  ...product,
  queue: async (batch, env) => (batch.queue.startsWith("crawl") ? consumeApart(batch, env) : product.queue(batch, env)),
  async fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== CLOCK_PATH) return product.fetch(request, env, ctx);
    const by = searchParams.get("by");
    const at = searchParams.get("at");
    if (by !== null) offset += Number(by);
    if (at !== null) frozenAt = Number(at);
    if (searchParams.has("run")) frozenAt = null;
    // What a gate waits for by the clock has come.
    const gates = env.TARGET_GATE as unknown as DurableObjectNamespace<TargetGate>;
    for (const domain of searchParams.getAll("wake")) ctx.waitUntil(gates.getByName(domain).wake());
    return Response.json({ now: Date.now() });
  },
} satisfies ExportedHandler<Env, CrawlMessage | AgentMessage>;
