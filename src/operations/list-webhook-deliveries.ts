import { z } from "zod";
import { Delivery } from "../model/webhook.ts";
import { WEBHOOK_LIMITS } from "../model/webhook-limits.ts";
import { ownSubscription } from "../services/own-subscription.ts";
import { defineOperation } from "./define-operation.ts";
import { readNumberCursor, writeNumberCursor } from "./number-cursor.ts";
import {
  EXAMPLE_SUBSCRIPTION_ID,
  MANAGE_HEADERS,
  ManageToken,
  SUBSCRIPTION_ID_ERRORS,
  SubscriptionId,
} from "./subscription-input.ts";

const MOST = 100;
const DEFAULT = 50;
const CURSOR_LETTER = "d";
const LOG_DAYS = WEBHOOK_LIMITS.keptMs / 86_400_000;

export const listWebhookDeliveries = defineOperation({
  id: "list_webhook_deliveries",
  summary: "Delivery log of a webhook subscription",
  description: `Lists the deliveries of the last ${LOG_DAYS} days, newest first, with every attempt: time, status, milliseconds, kind of error. Keys and tokens need the scope insights:write. Costs one read.`,
  scopes: ["insights:write"],
  counts: "read",
  http: { method: "get", path: "/api/webhooks/subscriptions/{id}/deliveries", status: 200 },
  tool: false,
  errors: ["SUBSCRIPTION_NOT_FOUND", "INSUFFICIENT_SCOPE"],
  fieldErrors: SUBSCRIPTION_ID_ERRORS,
  headers: MANAGE_HEADERS,
  input: z.object({
    id: SubscriptionId,
    manageToken: ManageToken,
    limit: z.number().int().min(1).max(MOST).default(DEFAULT).describe(`a whole number from 1 to ${MOST}`),
    cursor: z.string().max(100).optional().describe("nextCursor of the previous answer"),
  }),
  output: z
    .object({ deliveries: z.array(Delivery), nextCursor: z.string().nullable() })
    .meta({ id: "WebhookDeliveryList" }),
  example: { input: { id: EXAMPLE_SUBSCRIPTION_ID }, output: { deliveries: [], nextCursor: null } },
  async run(ctx, { id, manageToken, limit, cursor }) {
    const before = cursor === undefined ? null : readNumberCursor(CURSOR_LETTER, cursor);
    await ownSubscription(ctx, id, manageToken);
    const { deliveries, nextCursor } = await ctx.endpoint(id).list(limit, before);
    return {
      body: { deliveries, nextCursor: nextCursor === null ? null : writeNumberCursor(CURSOR_LETTER, nextCursor) },
    };
  },
});
