// Tells the owner that deliveries to an endpoint have ended: nobody looks at an endpoint that went silent.
import type { Ports } from "../model/ports.ts";
import { PRODUCT } from "../model/product.ts";
import type { EndReason, Subscription } from "../model/webhook.ts";

export interface Notice {
  tries: number;
  dueAt: number;
}

const FIRST_PAUSE_MS = 30_000;
/** Half a minute, two, eight …: ten hours in all. The owner's reads say the same from the first moment. */
const NOTICE_TRIES = 7;

/** When to try again after a try that failed; null when it was the last one. */
export const nextNotice = ({ tries }: Notice, now: number): Notice | null =>
  tries + 1 >= NOTICE_TRIES ? null : { tries: tries + 1, dueAt: now + FIRST_PAUSE_MS * 4 ** tries };

/** True when there is nothing more to do. The address is named by its host; query strings may hold secrets. */
export async function tellOwnerOfEnd(
  ports: Ports,
  { id, owner, callbackHost }: Subscription,
  reason: EndReason,
): Promise<boolean> {
  const why = whyOf(reason, ports.config.webhookTimesMs.disableAfter / DAY_MS);
  const text = `${why}, so ${PRODUCT.name} no longer sends events to ${callbackHost} (subscription ${id}). Once the endpoint works, make a new subscription: ${ports.config.publicOrigin}/api/webhooks/subscribe`;
  try {
    await ports.tellOwner(owner, {
      subject: `${PRODUCT.name}: a webhook was disabled`,
      text,
      // Host and id are of characters that need no escaping.
      html: `<p>${text}</p>`,
    });
    ports.log("hooks.owner_told", { subscriptionId: id });
    return true;
  } catch (error) {
    ports.log("hooks.notice_failed", { subscriptionId: id, error: error instanceof Error ? error.message : "unknown" });
    return false;
  }
}

const DAY_MS = 86_400_000;

function whyOf(reason: EndReason, days: number): string {
  switch (reason) {
    case "gone":
      return "The endpoint answered 410, which asks for nothing more to be sent";
    case "exhausted":
      return "The endpoint never answered with success, and all attempts of its first event are used up";
    case "disabled":
      return `Deliveries have failed without a break for ${days} days`;
    case "expired":
      return "The time of the subscription was over";
  }
}
