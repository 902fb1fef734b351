import { z } from "zod";
import { CALLBACK_EXPECTED } from "../model/webhook-limits.ts";
import { EVENT_TYPES, EventType } from "../model/events.ts";
import { URL_CHARS } from "../model/limits.ts";
import { CreatedSubscription } from "../model/webhook.ts";
import { WEBHOOK_LIMITS } from "../model/webhook-limits.ts";
import { SECRET_EXPECTED } from "../model/webhook-secret.ts";
import { subscribeWebhook as subscribe } from "../services/subscribe-webhook.ts";
import { defineOperation } from "./define-operation.ts";

/** A list may repeat a type; longer ones are no lists of six types. */
const MOST_ENTRIES = 50;

export const subscribeWebhook = defineOperation({
  id: "subscribe_webhook",
  summary: "Subscribe to webhook events",
  description:
    "Registers an https address that receives signed POSTs for the events named. The secret is answered once when the service makes it; anonymous subscriptions last seven days and are managed with the manageToken in the answer. Costs one read.",
  scopes: ["insights:write"],
  counts: "read",
  http: { method: "post", path: "/api/webhooks/subscribe", status: 201 },
  tool: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  errors: [
    "INVALID_CALLBACK_URL",
    "INVALID_EVENTS",
    "INVALID_JSON",
    "INSUFFICIENT_SCOPE",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  fieldErrors: { callback_url: "INVALID_CALLBACK_URL", events: "INVALID_EVENTS" },
  input: z.object({
    callback_url: z.string().min(1).max(URL_CHARS).describe(CALLBACK_EXPECTED),
    events: z
      .array(EventType)
      .min(1)
      .max(MOST_ENTRIES)
      .describe(`one or more of ${EVENT_TYPES.join(", ")}`),
    secret: z.string().optional().describe(SECRET_EXPECTED),
    metadata: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(`a JSON object of at most ${WEBHOOK_LIMITS.metadataBytes} bytes, kept with the subscription`),
  }),
  output: z.object({ ok: z.boolean(), subscription: CreatedSubscription }).meta({ id: "WebhookSubscribed" }),
  example: {
    input: { callback_url: "https://example.com/hooks", events: ["scan.completed", "scan.failed"] },
    output: {
      ok: true,
      subscription: {
        id: "whk_7Hq2mZ0aVb3xYc9LtR4sWd1e",
        status: "active",
        callback_url: "https://example.com/hooks",
        events: ["scan.completed", "scan.failed"],
        created_at: "2026-11-20T09:00:00.000Z",
        secret: "whsec_Zm9yIHRoZSBkb2N1bWVudGF0aW9uIGFsb25l",
      },
    },
  },
  async run(ctx, order) {
    return { body: { ok: true, subscription: await subscribe(ctx, order) } };
  },
});
