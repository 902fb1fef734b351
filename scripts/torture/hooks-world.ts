// Owners, their subscriptions and the events of the torture of webhooks, over the product's own interface.
import { randomUUID } from "node:crypto";
import type { Delivery, ShownSubscription } from "../../src/model/webhook.ts";
import type { ScanOrder } from "./hooks-worker.ts";
import type { HookProcess } from "./hooks-process.ts";
import type { Receiver } from "./hooks-receivers.ts";

export interface Subscriber {
  receiver: Receiver;
  key: string;
  owner: string;
  id: string;
  /** Ids of the events that it must hear of. */
  due: string[];
}

const CALLS_AT_ONCE = 8;
const PAGE = 100;
const SUBSCRIPTIONS = "/api/webhooks/subscriptions";

export const hostOf = ({ id }: Receiver): string => `receiver-${id}.example.com`;

export async function subscribeAll(
  service: HookProcess,
  receivers: readonly Receiver[],
  events: readonly string[],
): Promise<Subscriber[]> {
  const owners = await service.door<{ key: string; owner: string }[]>("owners", { count: receivers.length });
  return inTurns(receivers, async (receiver, i) => {
    const { key = "", owner = "" } = owners[i] ?? {};
    const order = { callback_url: `https://${hostOf(receiver)}/hooks/${receiver.id}`, events };
    const { subscription } = await service.persist(() =>
      service.call<{ subscription: { id: string; secret: string } }>("/api/webhooks/subscribe", key, order),
    );
    receiver.secret = subscription.secret;
    return { receiver, key, owner, id: subscription.id, due: [] };
  });
}

/** One scan of each owner begins, and fails if it is to; a few owners at a time. */
export async function scanOnce(
  service: HookProcess,
  subscribers: readonly Subscriber[],
  isFailing: boolean,
): Promise<void> {
  const types = isFailing ? ["scan-started", "scan-failed"] : ["scan-started"];
  await inTurns(subscribers, async ({ owner, due }) => {
    const scanId = randomUUID();
    const order: ScanOrder = { scanId, owner, isFailing };
    await service.door("scan", order);
    due.push(...types.map((type) => `evt_${type}_${scanId}`));
  });
}

/** An event for everybody. */
export async function tellWeek(
  service: HookProcess,
  subscribers: readonly Subscriber[],
  weekStart: string,
): Promise<void> {
  await service.door("week", { weekStart });
  for (const { due } of subscribers) due.push(`evt_analytics-weekly_${weekStart}`);
}

/** A new secret: the owner's own or one of the service's making. Given back, for the receiver to change to later. */
export async function rotate(service: HookProcess, { id, key }: Subscriber, isOwn: boolean): Promise<string> {
  const secret = `whsec_${Buffer.from(randomUUID()).toString("base64")}`;
  const { subscription } = await service.persist(() =>
    service.call<{ subscription: { secret?: string } }>(`${SUBSCRIPTIONS}/${id}/rotate`, key, isOwn ? { secret } : {}),
  );
  return subscription.secret ?? secret;
}

export const readSubscription = async (service: HookProcess, { id, key }: Subscriber): Promise<ShownSubscription> =>
  (await service.persist(() => service.call<{ subscription: ShownSubscription }>(`${SUBSCRIPTIONS}/${id}`, key)))
    .subscription;

/** The whole delivery log, newest first. */
export async function readLog(service: HookProcess, { id, key }: Subscriber): Promise<Delivery[]> {
  const log: Delivery[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const from: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page: { deliveries: Delivery[]; nextCursor: string | null } = await service.persist(() =>
      service.call(`${SUBSCRIPTIONS}/${id}/deliveries?limit=${PAGE}${from}`, key),
    );
    log.push(...page.deliveries);
    cursor = page.nextCursor;
  }
  return log;
}

export const replayFailed = (service: HookProcess, { id, key }: Subscriber, since: number): Promise<unknown> =>
  service.persist(() =>
    service.call(`${SUBSCRIPTIONS}/${id}/deliveries/replay`, key, { since: new Date(since).toISOString() }),
  );

export const replayOne = (service: HookProcess, { id, key }: Subscriber, deliveryId: string): Promise<unknown> =>
  service.persist(() => service.call(`${SUBSCRIPTIONS}/${id}/deliveries/${deliveryId}/replay`, key, {}));

/** Ticks until the outbox is empty and no delivery waits; false when that takes too long. */
export async function settle(
  service: HookProcess,
  subscribers: readonly Subscriber[],
  mostMs: number,
): Promise<boolean> {
  let open = [...subscribers];
  for (const until = Date.now() + mostMs; Date.now() < until; await sleep(1_000)) {
    await service.tick();
    if ((await service.door<number>("waiting", {})) > 0) continue;
    const logs = await inTurns(open, (subscriber) => readLog(service, subscriber));
    open = open.filter((_, i) => logs[i]?.some(({ status }) => status === "waiting"));
    if (open.length === 0) return true;
  }
  return false;
}

export const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

/** A few at a time, in order. */
export async function inTurns<T, R>(items: readonly T[], run: (item: T, i: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += CALLS_AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + CALLS_AT_ONCE).map((item, i) => run(item, at + i)))));
  return results;
}
