import { z } from "zod";
import { WEBHOOK_LIMITS } from "../model/webhook-limits.ts";
import { ownSubscription, requireEnabled } from "../services/own-subscription.ts";
import { defineOperation } from "./define-operation.ts";
import {
  EXAMPLE_SUBSCRIPTION_ID,
  MANAGE_HEADERS,
  ManageToken,
  SUBSCRIPTION_ID_ERRORS,
  SubscriptionId,
} from "./subscription-input.ts";

const MOST = WEBHOOK_LIMITS.replayedAtOnce;

export const replayFailedWebhookDeliveries = defineOperation({
  id: "replay_failed_webhook_deliveries",
  summary: "Send all failed deliveries again",
  description: `After an outage of your endpoint: makes a new delivery of every event whose last delivery failed and was made at or after since, oldest first, at most ${MOST} at a time. Calling again takes up the rest and repeats nothing that waits or has arrived. Costs one read.`,
  scopes: ["insights:write"],
  counts: "read",
  http: { method: "post", path: "/api/webhooks/subscriptions/{id}/deliveries/replay", status: 200 },
  tool: false,
  errors: [
    "SUBSCRIPTION_NOT_FOUND",
    "INSUFFICIENT_SCOPE",
    "INVALID_JSON",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  fieldErrors: SUBSCRIPTION_ID_ERRORS,
  headers: MANAGE_HEADERS,
  input: z.object({
    id: SubscriptionId,
    manageToken: ManageToken,
    since: z.iso.datetime({ offset: true }).describe("a time such as 2026-11-20T09:00:00Z"),
  }),
  output: z
    .object({
      ok: z.boolean(),
      replayed: z.number().int().min(0).describe("New deliveries that were made"),
      complete: z.boolean().describe("False when more are left for the next call"),
    })
    .meta({ id: "WebhookFailedReplayed" }),
  example: {
    input: { id: EXAMPLE_SUBSCRIPTION_ID, since: "2026-11-20T09:00:00Z" },
    output: { ok: true, replayed: 12, complete: true },
  },
  async run(ctx, { id, since, manageToken }) {
    requireEnabled(ctx, await ownSubscription(ctx, id, manageToken));
    const { replayed, isAll } = await ctx.endpoint(id).replayFailed(Date.parse(since));
    ctx.log("hooks.replayed", { subscriptionId: id, replayed });
    return { body: { ok: true, replayed, complete: isAll } };
  },
});
