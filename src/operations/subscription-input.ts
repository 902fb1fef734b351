// What the operations on one's own subscriptions share.
import { z } from "zod";
import { ShownSubscription } from "../model/webhook.ts";

export const SubscriptionId = z.string().min(1).max(80).describe("the id of a subscription, whk_…");
export const ManageToken = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe("the manageToken of an anonymous subscription");
export const MANAGE_HEADERS = { manageToken: "x-manage-token" } as const;
export const SUBSCRIPTION_ID_ERRORS = { id: "SUBSCRIPTION_NOT_FOUND" } as const;

export const EXAMPLE_SUBSCRIPTION_ID = "whk_7Hq2mZ0aVb3xYc9LtR4sWd1e";
export const EXAMPLE_SUBSCRIPTION: z.input<typeof ShownSubscription> = {
  id: EXAMPLE_SUBSCRIPTION_ID,
  status: "active",
  callback_url: "https://example.com/hooks",
  events: ["scan.completed"],
  created_at: "2026-11-20T09:00:00.000Z",
  delivery: { enabled: true, reason: null, since: null },
};

export const SubscriptionAnswer = z
  .object({ subscription: ShownSubscription })
  .meta({ id: "WebhookSubscriptionAnswer" });
