import { z } from "zod";
import { ShownSubscription } from "../model/webhook.ts";
import { ownSubscriptions } from "../services/own-subscription.ts";
import { showSubscription } from "../services/show-subscription.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_SUBSCRIPTION, MANAGE_HEADERS, ManageToken } from "./subscription-input.ts";

export const listWebhookSubscriptions = defineOperation({
  id: "list_webhook_subscriptions",
  summary: "Your webhook subscriptions",
  description:
    "Lists the caller's subscriptions, newest first, ended ones included for 30 days. Anonymous callers send the manageToken; keys and tokens need the scope insights:write, since addresses may be secrets. Costs one read.",
  scopes: ["insights:write"],
  counts: "read",
  http: { method: "get", path: "/api/webhooks/subscriptions", status: 200 },
  tool: false,
  errors: ["INSUFFICIENT_SCOPE"],
  headers: MANAGE_HEADERS,
  input: z.object({ manageToken: ManageToken }),
  output: z.object({ subscriptions: z.array(ShownSubscription) }).meta({ id: "WebhookSubscriptionList" }),
  example: { input: {}, output: { subscriptions: [EXAMPLE_SUBSCRIPTION] } },
  async run(ctx, { manageToken }) {
    const found = await ownSubscriptions(ctx, manageToken);
    const now = ctx.clock.now();
    return { body: { subscriptions: found.map((subscription) => showSubscription(subscription, now)) } };
  },
});
