// One attempt of one delivery: fresh timestamp and signatures around the bytes that were stored.
import { PRODUCT } from "../model/product.ts";
import type { Ports } from "../model/ports.ts";
import type { AttemptError, Subscription } from "../model/webhook.ts";
import type { EndpointDelivery } from "../model/webhook-ports.ts";
import { readRetryAfter, type Outcome } from "./delivery-machine.ts";
import { signWebhook } from "./sign-webhook.ts";
import { signingSecrets } from "./webhook-secrets.ts";

export interface AttemptReport {
  outcome: Outcome;
  /** HTTP status; null when there was no answer. */
  status: number | null;
  error: AttemptError | null;
  ms: number;
}

/** Throws when the secrets cannot be read: that is our fault, and no attempt. */
export async function deliverWebhook(
  ports: Ports,
  subscription: Subscription,
  delivery: Pick<EndpointDelivery, "eventId" | "type" | "body"> & { attempt: number },
): Promise<AttemptReport> {
  const now = ports.clock.now();
  const signed = await signWebhook(ports.hmac, await signingSecrets(ports.vault, subscription, now), {
    id: delivery.eventId,
    timestamp: Math.floor(now / 1_000),
    body: delivery.body,
  });
  const answer = await ports.poster.post({
    url: subscription.callbackUrl,
    timeoutMs: ports.config.webhookTimesMs.attemptTimeout,
    body: delivery.body,
    headers: {
      ...signed,
      "Content-Type": "application/json",
      "User-Agent": webhookUserAgent(ports.config.publicOrigin),
      "X-Webhook-Event": delivery.type,
      "X-Webhook-Attempt": String(delivery.attempt),
    },
  });
  if (!answer.ok)
    return { outcome: { answered: false, error: answer.error }, status: null, error: answer.error, ms: answer.ms };
  const { status, ms } = answer;
  const retryAfterMs = readRetryAfter(answer.retryAfter, ports.clock.now());
  return { outcome: { answered: true, status, retryAfterMs }, status, error: errorOfStatus(status), ms };
}

export const webhookUserAgent = (publicOrigin: string): string =>
  `${PRODUCT.name}-Webhooks/1.0 (+${publicOrigin}/api/webhooks/subscribe)`;

function errorOfStatus(status: number): AttemptError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}
