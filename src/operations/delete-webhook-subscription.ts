import { z } from "zod";
import { ownSubscription } from "../services/own-subscription.ts";
import { removeSubscription } from "../services/sweep-webhooks.ts";
import { defineOperation } from "./define-operation.ts";
import {
  EXAMPLE_SUBSCRIPTION_ID,
  MANAGE_HEADERS,
  ManageToken,
  SUBSCRIPTION_ID_ERRORS,
  SubscriptionId,
} from "./subscription-input.ts";

export const deleteWebhookSubscription = defineOperation({
  id: "delete_webhook_subscription",
  summary: "Delete a webhook subscription",
  description: "Removes a subscription with its waiting deliveries and its log. Costs one read.",
  scopes: ["insights:write"],
  counts: "read",
  http: { method: "delete", path: "/api/webhooks/subscriptions/{id}", status: 200 },
  tool: false,
  errors: ["SUBSCRIPTION_NOT_FOUND", "INSUFFICIENT_SCOPE"],
  fieldErrors: SUBSCRIPTION_ID_ERRORS,
  headers: MANAGE_HEADERS,
  input: z.object({ id: SubscriptionId, manageToken: ManageToken }),
  output: z.object({ ok: z.boolean(), id: z.string() }).meta({ id: "WebhookSubscriptionDeleted" }),
  example: { input: { id: EXAMPLE_SUBSCRIPTION_ID }, output: { ok: true, id: EXAMPLE_SUBSCRIPTION_ID } },
  async run(ctx, { id, manageToken }) {
    await ownSubscription(ctx, id, manageToken);
    await removeSubscription(ctx, id);
    ctx.log("hooks.deleted", { subscriptionId: id });
    return { body: { ok: true, id } };
  },
});
