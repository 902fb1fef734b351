// The webhooks section: each event's request to a subscriber, made from the table of events.
import { envelopeOf, exampleEnvelope } from "../../../model/event-envelope.ts";
import { EVENT_TYPES, type EventType } from "../../../model/events.ts";
import type { JsonObject, SchemaWriter } from "./schema-writer.ts";

const signatureHeader = (name: string, description: string, example: string): JsonObject => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example,
});

const HEADERS = [
  signatureHeader(
    "webhook-id",
    "Id of the event; the same for every attempt.",
    "evt_scan-completed_0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
  ),
  signatureHeader("webhook-timestamp", "When this attempt was made, in Unix seconds.", "1795166400"),
  signatureHeader(
    "webhook-signature",
    "Signature as Standard Webhooks defines it: v1 and the base64 HMAC-SHA256 of id.timestamp.body.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
  signatureHeader(
    "X-Webhook-Signature",
    "t and the hexadecimal HMAC-SHA256 of t.body under the subscription's secret as UTF-8.",
    "t=1795166400,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
  ),
];

export function describeWebhooks(schemas: SchemaWriter, publicOrigin: string): JsonObject {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: describeEvent(type, schemas, publicOrigin) }]));
}

function describeEvent(type: EventType, schemas: SchemaWriter, publicOrigin: string): JsonObject {
  return {
    operationId: `on_${type.replace(".", "_")}`,
    tags: ["Webhooks"],
    summary: `Event ${type}`,
    description: `Sent to the callback_url of subscriptions that list ${type}.`,
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      description: "The event.",
      content: {
        "application/json": {
          schema: schemas.output(envelopeOf(type)),
          example: exampleEnvelope(type, publicOrigin),
        },
      },
    },
    responses: {
      "2XX": { description: "Received. Anything else is tried again." },
      "410": { description: "Gone: the subscription ends." },
    },
  };
}
