// The product with faults under its webhooks, and doors by which the torture makes owners and events: keys and changes of
// state are written by the product's own stores, so that outbox rows are what they are in production.
import { portsFromEnv } from "../../src/context.ts";
import type { AgentMessage, CrawlMessage } from "../../src/model/engine.ts";
import { WebhookEndpoint as ProductEndpoint, default as product } from "../../src/worker.ts";
import { dispatchSoon } from "../../src/services/dispatch-events.ts";
import { runScheduled } from "../../src/surfaces/scheduled/run-scheduled.ts";
import { mintKey } from "../lib/mint-key.ts";
import { beginOutage, faultyEnv, happened, maybeAbort, switchFaults } from "./hooks-faults.ts";

export { RateLimiter, ScanCoordinator, TargetGate } from "../../src/worker.ts";

export class WebhookEndpoint extends ProductEndpoint {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, faultyEnv(env));
  }
  override async alarm(): Promise<void> {
    maybeAbort((reason) => this.ctx.abort(reason));
    await super.alarm();
  }
}

export interface ScanOrder {
  scanId: string;
  owner: string;
  isFailing: boolean;
}

/** What the torture may ask. Repeating an order changes nothing. */
const DOORS: Record<string, (env: Env, order: never) => Promise<unknown>> = {
  /** The runtime has no clock for crons; what runs every minute, as often as is asked. */
  tick: (env) => runScheduled(portsFromEnv(faultyEnv(env)), "* * * * *"),
  owners: async (env, { count }: { count: number }) => {
    const minted = await Promise.all(Array.from({ length: count }, () => mintKey("pro", "torture")));
    for (const { record } of minted) await portsFromEnv(env).keys.insert(record);
    return minted.map(({ key, record }) => ({ key, owner: record.owner }));
  },
  /** A scan begins, and fails if it is to: a change of state with its event each, dispatched as beside a scan. */
  scan: async (env, { scanId, owner, isFailing }: ScanOrder) => {
    const ports = portsFromEnv(env);
    const { scans, clock } = ports;
    await scans.insert({ ...REQUEST, owner, header: { ...REQUEST.header, scanId, createdAt: clock.now() } });
    await scans.advance(scanId, "fetching", clock.now());
    if (isFailing)
      await scans.fail(
        scanId,
        { code: "dns", sentence: "The name could not be resolved." },
        { at: clock.now(), startedAt: null },
      );
    await dispatchSoon(portsFromEnv(faultyEnv(env)), scanId);
  },
  week: async (env, { weekStart }: { weekStart: string }) => {
    const numbers = { totalScans: 3, averageReadinessScore: 50, averageAeoScore: 40, topOpportunityCategories: [] };
    const { outbox, clock } = portsFromEnv(env);
    await outbox.broadcastWeekly(weekStart, { weekStart, weekEnd: weekStart, ...numbers }, clock.now());
    return weekStart;
  },
  waiting: async (env) =>
    (await env.DB.prepare("select count(*) as rows from outbox where dispatched_at is null").first())?.["rows"],
  faults: async (_env, { isOn }: { isOn: boolean }) => switchFaults(isOn),
  outage: async (_env, { ms }: { ms: number }) => beginOutage(ms),
  happened: async () => happened,
};

const REQUEST = {
  header: {
    scanId: "",
    scanType: "light",
    startUrl: "https://shop.example.com/",
    domain: "shop.example.com",
    createdAt: 0,
  },
  fetchUrl: "https://shop.example.com/",
  visibility: "public",
  isLocal: false,
  registrableDomain: "example.com",
  hasPriority: false,
  subject: "torture",
  owner: "",
  email: null,
  ownerTokenHash: null,
} as const;

export default {
  async fetch(request, env, ctx) {
    const door = DOORS[new URL(request.url).pathname.replace("/torture/", "")];
    if (door === undefined) return product.fetch(request, faultyEnv(env), ctx);
    // Our own harness wrote it.
    return Response.json((await door(env, (await request.json()) as never)) ?? null);
  },
  queue: (batch, env) => product.queue(batch, faultyEnv(env)),
  scheduled: (controller, env) => product.scheduled(controller, faultyEnv(env)),
} satisfies ExportedHandler<Env, CrawlMessage | AgentMessage>;
