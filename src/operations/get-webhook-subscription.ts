import { z } from "zod";
import { ownSubscription } from "../services/own-subscription.ts";
import { showSubscription } from "../services/show-subscription.ts";
import { defineOperation } from "./define-operation.ts";
import {
  EXAMPLE_SUBSCRIPTION,
  EXAMPLE_SUBSCRIPTION_ID,
  MANAGE_HEADERS,
  ManageToken,
  SUBSCRIPTION_ID_ERRORS,
  SubscriptionAnswer,
  SubscriptionId,
} from "./subscription-input.ts";

export const getWebhookSubscription = defineOperation({
  id: "get_webhook_subscription",
  summary: "One of your webhook subscriptions",
  description:
    "Gives a subscription and whether events are still sent to it. Keys and tokens need the scope insights:write. Costs one read.",
  scopes: ["insights:write"],
  counts: "read",
  http: { method: "get", path: "/api/webhooks/subscriptions/{id}", status: 200 },
  tool: false,
  errors: ["SUBSCRIPTION_NOT_FOUND", "INSUFFICIENT_SCOPE"],
  fieldErrors: SUBSCRIPTION_ID_ERRORS,
  headers: MANAGE_HEADERS,
  input: z.object({ id: SubscriptionId, manageToken: ManageToken }),
  output: SubscriptionAnswer,
  example: { input: { id: EXAMPLE_SUBSCRIPTION_ID }, output: { subscription: EXAMPLE_SUBSCRIPTION } },
  async run(ctx, { id, manageToken }) {
    const subscription = await ownSubscription(ctx, id, manageToken);
    return { body: { subscription: showSubscription(subscription, ctx.clock.now()) } };
  },
});
