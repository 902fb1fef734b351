// Tables of webhook subscriptions. Deliveries live in each subscription's own object.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { END_REASONS } from "../../model/webhook.ts";

/** One row per subscription. Times are milliseconds since the epoch. */
export const subscriptions = sqliteTable(
  "webhook_subscriptions",
  {
    id: text("id").primaryKey(),
    owner: text("owner").notNull(),
    /** With its query string, which receivers need; shown to the owner alone. */
    callbackUrl: text("callback_url").notNull(),
    callbackHost: text("callback_host").notNull(),
    /** JSON array of event types. */
    events: text("events").notNull(),
    sealedSecret: text("sealed_secret").notNull(),
    sealedPreviousSecret: text("sealed_previous_secret"),
    previousSecretUntil: integer("previous_secret_until"),
    /** JSON object. */
    metadata: text("metadata"),
    createdAt: integer("created_at").notNull(),
    /** Anonymous subscriptions end by themselves. */
    expiresAt: integer("expires_at"),
    /** SHA-256 of the manage token of an anonymous subscription. */
    manageTokenHash: text("manage_token_hash"),
    endedAt: integer("ended_at"),
    endReason: text("end_reason", { enum: END_REASONS }),
  },
  (t) => [
    index("webhook_subscriptions_by_owner").on(t.owner, t.createdAt),
    index("webhook_subscriptions_by_host").on(t.callbackHost),
    index("webhook_subscriptions_by_token")
      .on(t.manageTokenHash)
      .where(sql`manage_token_hash is not null`),
    index("webhook_subscriptions_by_expiry")
      .on(t.expiresAt)
      .where(sql`expires_at is not null`),
    index("webhook_subscriptions_by_end")
      .on(t.endedAt)
      .where(sql`ended_at is not null`),
  ],
);

/** Which active subscription lists which event type: what the dispatcher pages through. */
export const subscriptionEvents = sqliteTable(
  "webhook_subscription_events",
  {
    type: text("type").notNull(),
    owner: text("owner").notNull(),
    subscriptionId: text("subscription_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.owner, t.subscriptionId] }),
    index("webhook_subscription_events_by_type").on(t.type, t.subscriptionId),
    index("webhook_subscription_events_by_subscription").on(t.subscriptionId),
  ],
);
