import { z } from "zod";
import { AppError } from "../model/errors.ts";
import { Delivery } from "../model/webhook.ts";
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

export const replayWebhookDelivery = defineOperation({
  id: "replay_webhook_delivery",
  summary: "Send a delivery again",
  description:
    "Makes a new delivery of the same event: same event id and body, fresh timestamp and signatures. While a delivery of that event still waits for its next attempt, that attempt is made now instead. Costs one read.",
  scopes: ["insights:write"],
  counts: "read",
  http: { method: "post", path: "/api/webhooks/subscriptions/{id}/deliveries/{deliveryId}/replay", status: 201 },
  tool: false,
  errors: ["SUBSCRIPTION_NOT_FOUND", "NOT_FOUND", "INSUFFICIENT_SCOPE"],
  fieldErrors: { ...SUBSCRIPTION_ID_ERRORS, deliveryId: "NOT_FOUND" },
  headers: MANAGE_HEADERS,
  input: z.object({
    id: SubscriptionId,
    deliveryId: z.string().min(1).max(80).describe("the id of a delivery in the log, dlv_…"),
    manageToken: ManageToken,
  }),
  output: z.object({ ok: z.boolean(), delivery: Delivery }).meta({ id: "WebhookReplayed" }),
  example: {
    input: { id: EXAMPLE_SUBSCRIPTION_ID, deliveryId: "dlv_3kPq8sT1vX5zB7dF9hJ2mN4r" },
    output: {
      ok: true,
      delivery: {
        id: "dlv_9hJ2mN4r3kPq8sT1vX5zB7dF",
        eventId: "evt_scan-completed_0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
        event: "scan.completed",
        status: "waiting",
        createdAt: "2026-11-20T09:00:00.000Z",
        nextAttemptAt: "2026-11-20T09:00:00.000Z",
        replayOf: "dlv_3kPq8sT1vX5zB7dF9hJ2mN4r",
        attempts: [],
      },
    },
  },
  async run(ctx, { id, deliveryId, manageToken }) {
    const subscription = await ownSubscription(ctx, id, manageToken);
    requireEnabled(ctx, subscription);
    const delivery = await ctx.endpoint(id).replay(deliveryId);
    if (delivery === null)
      throw new AppError("NOT_FOUND", "This subscription has no such delivery, or the log no longer holds it.", {
        details: { field: "deliveryId" },
      });
    if (delivery === "full") {
      const expected = `at most ${WEBHOOK_LIMITS.waitingDeliveries} waiting deliveries`;
      throw new AppError(
        "INVALID_REQUEST",
        `Too many deliveries of this subscription wait already. Expected: ${expected}.`,
        {
          details: { field: "deliveryId", expected },
        },
      );
    }
    return { body: { ok: true, delivery } };
  },
});
