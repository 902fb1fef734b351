import { z } from "zod";
import { CALLBACK_EXPECTED } from "../model/webhook-limits.ts";
import { EVENT_FACTS, exampleEnvelope } from "../model/event-envelope.ts";
import { EVENT_TYPES, EventType } from "../model/events.ts";
import { webhookDocumentation } from "../services/webhook-documentation.ts";
import { defineOperation } from "./define-operation.ts";

const Field = z.object({ type: z.string(), required: z.boolean(), description: z.string() });
const Signature = z.object({
  header: z.string(),
  algorithm: z.string(),
  signed_text: z.string(),
  key: z.string(),
  format: z.string(),
});
const TestVector = z.object({
  secret: z.string().describe("Published: for checking your verification alone"),
  body: z.string(),
  headers: z.record(z.string(), z.string()),
});

export const getWebhookDocumentation = defineOperation({
  id: "get_webhook_documentation",
  summary: "Webhook documentation",
  description:
    "Tells the events with an example of each, how to subscribe, and how deliveries are signed, with test vectors. Costs one read.",
  scopes: [],
  counts: "read",
  http: { method: "get", path: "/api/webhooks/subscribe", status: 200 },
  tool: false,
  errors: [],
  input: z.object({}),
  output: z
    .object({
      events: z.array(
        z.object({
          event: EventType,
          description: z.string(),
          payload_example: z.record(z.string(), z.unknown()).describe("The body of a delivery of this event"),
        }),
      ),
      subscription_format: z.record(z.string(), Field),
      delivery: z.object({
        method: z.literal("POST"),
        content_type: z.literal("application/json"),
        signature_header: z.literal("X-Webhook-Signature"),
        headers: z.record(z.string(), z.string()),
        signatures: z.array(Signature),
        test_vectors: z.array(TestVector),
        retries: z.record(z.string(), z.unknown()),
        rules: z.array(z.string()),
      }),
    })
    .meta({ id: "WebhookDocumentation" }),
  example: {
    input: {},
    output: {
      events: EVENT_TYPES.map((event) => ({
        event,
        description: EVENT_FACTS[event].description,
        payload_example: { ...exampleEnvelope(event, "https://example.com") },
      })),
      subscription_format: { callback_url: { type: "string", required: true, description: CALLBACK_EXPECTED } },
      delivery: {
        method: "POST",
        content_type: "application/json",
        signature_header: "X-Webhook-Signature",
        headers: {},
        signatures: [],
        test_vectors: [],
        retries: {},
        rules: [],
      },
    },
  },
  async run(ctx) {
    const { events, ...rest } = await webhookDocumentation(ctx);
    return {
      body: { ...rest, events: events.map((event) => ({ ...event, payload_example: { ...event.payload_example } })) },
    };
  },
});
