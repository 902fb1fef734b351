// Clears what is over: subscriptions whose time has come, and events dispatched long ago.
import type { Ports } from "../model/ports.ts";
import { WEBHOOK_LIMITS } from "../model/webhook.ts";

const SUBSCRIPTIONS_PER_RUN = 50;
const EVENTS_PER_RUN = 500;

export async function sweepWebhooks(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const before = now - WEBHOOK_LIMITS.keptMs;
  for (const id of await ports.subscriptions.findStale(now, before, SUBSCRIPTIONS_PER_RUN)) {
    await removeSubscription(ports, id);
    ports.log("hooks.removed", { subscriptionId: id });
  }
  await ports.outbox.deleteDispatched(before, EVENTS_PER_RUN);
}

/** Row first: from then on nothing is handed to the endpoint, and one that was not reached erases itself. */
export async function removeSubscription(ports: Ports, id: string): Promise<void> {
  await ports.subscriptions.remove(id);
  await ports.endpoint(id).erase();
}
