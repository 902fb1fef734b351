// Tells the owner that a subscription was disabled: nobody looks at an endpoint that went silent.
import type { Ports } from "../model/ports.ts";
import { PRODUCT } from "../model/product.ts";
import type { Subscription } from "../model/webhook.ts";

/** Best effort: the owner's reads say the same. The address is named by its host; query strings may hold secrets. */
export async function tellOwnerOfEnd(ports: Ports, { id, owner, callbackHost }: Subscription): Promise<void> {
  const text = `Deliveries to ${callbackHost} (subscription ${id}) have failed without a break for five days, so ${PRODUCT.name} no longer sends any. Once the endpoint works again, make a new subscription: ${ports.config.publicOrigin}/api/webhooks/subscribe`;
  ports.log("hooks.owner_told", { subscriptionId: id });
  try {
    await ports.tellOwner(owner, {
      subject: `${PRODUCT.name}: a webhook was disabled`,
      text,
      // Host and id are of characters that need no escaping.
      html: `<p>${text}</p>`,
    });
  } catch (error) {
    ports.log("hooks.notice_failed", { subscriptionId: id, error: error instanceof Error ? error.message : "unknown" });
  }
}
