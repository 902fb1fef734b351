// Clears what is over: subscriptions whose time has come, and events dispatched long ago.
import type { Ports } from "../model/ports.ts";
import { WEBHOOK_LIMITS } from "../model/webhook-limits.ts";

const SUBSCRIPTIONS_PER_RUN = 50;
const EVENTS_PER_RUN = 500;

export async function sweepWebhooks(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const before = now - WEBHOOK_LIMITS.keptMs;
  for (const id of await ports.subscriptions.findStale(now, before, SUBSCRIPTIONS_PER_RUN)) {
    try {
      await removeSubscription(ports, id);
      ports.log("hooks.removed", { subscriptionId: id });
    } catch (error) {
      ports.log("hooks.remove_failed", {
        subscriptionId: id,
        error: error instanceof Error ? error.message : "unknown",
      });
    }
  }
  await ports.outbox.deleteDispatched(before, EVENTS_PER_RUN);
}

/**
 * The endpoint first: while the row stands, whoever was interrupted finds it and begins again. Once more after the row,
 * for what was handed to the endpoint in between.
 */
export async function removeSubscription(ports: Ports, id: string): Promise<void> {
  await ports.endpoint(id).erase();
  await ports.subscriptions.remove(id);
  await ports.endpoint(id).erase();
}
