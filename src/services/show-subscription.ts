// A stored subscription as its owner reads it. Neither secrets nor the owner's mark leave.
import type { EndReason, ShownSubscription, Subscription } from "../model/webhook.ts";

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** What the answer to a new subscription and every later read have in common. */
export function showFields(subscription: Subscription): Omit<ShownSubscription, "delivery" | "previous_secret_until"> {
  const { id, callbackUrl, events, createdAt, metadata, expiresAt } = subscription;
  return {
    id,
    status: "active",
    callback_url: callbackUrl,
    events,
    created_at: isoOf(createdAt),
    ...(metadata === null ? {} : { metadata }),
    ...(expiresAt === null ? {} : { expires_at: isoOf(expiresAt) }),
  };
}

export function showSubscription(subscription: Subscription, now: number): ShownSubscription {
  const { previousSecretUntil } = subscription;
  const end = endOf(subscription, now);
  return {
    ...showFields(subscription),
    delivery: { enabled: end === null, reason: end?.reason ?? null, since: end === null ? null : isoOf(end.at) },
    ...(previousSecretUntil !== null && previousSecretUntil > now
      ? { previous_secret_until: isoOf(previousSecretUntil) }
      : {}),
  };
}

/** Why and since when nothing is sent; null while the subscription works. */
export function endOf(subscription: Subscription, now: number): { reason: EndReason; at: number } | null {
  const { endedAt, endReason, expiresAt } = subscription;
  if (endedAt !== null && endReason !== null) return { reason: endReason, at: endedAt };
  return expiresAt !== null && expiresAt <= now ? { reason: "expired", at: expiresAt } : null;
}
