// The documentation of webhooks: made from the same schemas, schedule and signer that deliveries are made with.
import { exampleEnvelope, EVENT_FACTS, type EventEnvelope } from "../model/event-envelope.ts";
import { EVENT_TYPES, type EventType } from "../model/events.ts";
import { CALLBACK_EXPECTED } from "../model/webhook-limits.ts";
import type { Config } from "../model/config.ts";
import type { WebhookDelivery } from "../model/webhook.ts";
import { JITTER, WEBHOOK_LIMITS, WEBHOOK_TIMES_MS } from "../model/webhook-limits.ts";
import type { Hmac } from "../model/webhook-ports.ts";
import { SECRET_EXPECTED } from "../model/webhook-secret.ts";
import { webhookUserAgent } from "./deliver-webhook.ts";
import { SIGNATURE_HEADER, signWebhook } from "./sign-webhook.ts";

/** Published on purpose: they sign the test vectors and nothing else. */
const EXAMPLE_SECRETS = ["whsec_Zm9yIHRoZSB0ZXN0IHZlY3RvcnMgYWxvbmUh", "an example secret of one's own"] as const;
const EXAMPLE_TIMESTAMP = 1_795_158_000;
const HOUR_MS = 3_600_000;

export interface WebhookDocumentation {
  events: { event: EventType; description: string; payload_example: EventEnvelope }[];
  subscription_format: Record<string, { type: string; required: boolean; description: string }>;
  delivery: WebhookDelivery;
}

export async function webhookDocumentation({
  config,
  hmac,
}: {
  config: Pick<Config, "publicOrigin" | "webhookScheduleMs">;
  hmac: Hmac;
}): Promise<WebhookDocumentation> {
  const { publicOrigin, webhookScheduleMs } = config;
  return {
    events: EVENT_TYPES.map((event) => ({
      event,
      description: EVENT_FACTS[event].description,
      payload_example: exampleEnvelope(event, publicOrigin),
    })),
    subscription_format: SUBSCRIPTION_FORMAT,
    delivery: { ...describeDelivery(publicOrigin, webhookScheduleMs), test_vectors: await testVectors(hmac) },
  };
}

/** Everything about deliveries but the vectors, which are signed when they are asked for. */
export const describeDelivery = (publicOrigin: string, scheduleMs: readonly number[]): WebhookDelivery => ({
  method: "POST",
  content_type: "application/json",
  signature_header: SIGNATURE_HEADER,
  headers: headersOf(publicOrigin),
  signatures: SIGNATURES,
  test_vectors: [],
  retries: retriesOf(scheduleMs),
  rules: rulesOf(),
});

const SUBSCRIPTION_FORMAT = {
  callback_url: { type: "string", required: true, description: CALLBACK_EXPECTED },
  events: { type: "array of string", required: true, description: `one or more of ${EVENT_TYPES.join(", ")}` },
  secret: { type: "string", required: false, description: `${SECRET_EXPECTED}; made and shown once when left out` },
  metadata: {
    type: "object",
    required: false,
    description: `at most ${WEBHOOK_LIMITS.metadataBytes} bytes of JSON, kept with the subscription`,
  },
};

const headersOf = (publicOrigin: string): Record<string, string> => ({
  "webhook-id": "Id of the event: the same for all attempts, replays and receivers; skip ids that you have seen",
  "webhook-timestamp": "Unix seconds of this attempt; refuse what is older than five minutes",
  "webhook-signature": "Signatures of Standard Webhooks 1.0, separated by spaces",
  [SIGNATURE_HEADER]: "Time and signatures in one header",
  "X-Webhook-Event": "Type of the event",
  "X-Webhook-Attempt": "Number of this attempt, from 1",
  "User-Agent": webhookUserAgent(publicOrigin),
});

const SIGNATURES = [
  {
    header: SIGNATURE_HEADER,
    algorithm: "HMAC-SHA256, hexadecimal",
    signed_text: "{t}.{body}",
    key: "The whole secret as UTF-8, a whsec_ prefix included",
    format: "t={unix seconds},v1={signature}; a second v1 while two secrets are valid",
  },
  {
    header: "webhook-signature",
    algorithm: "HMAC-SHA256, base64",
    signed_text: "{webhook-id}.{webhook-timestamp}.{body}",
    key: "The base64-decoded bytes after whsec_; of any other secret its UTF-8 bytes",
    format: "v1,{signature}; a second one after a space while two secrets are valid",
  },
];

/** Signed when asked for, by the signer of every delivery. */
function testVectors(hmac: Hmac): Promise<WebhookDelivery["test_vectors"]> {
  const body = '{"id":"evt_example","type":"scan.completed"}';
  return Promise.all(
    EXAMPLE_SECRETS.map(async (secret) => ({
      secret,
      body,
      headers: await signWebhook(hmac, [secret], { id: "evt_example", timestamp: EXAMPLE_TIMESTAMP, body }),
    })),
  );
}

const retriesOf = (scheduleMs: readonly number[]): WebhookDelivery["retries"] => ({
  attempts: scheduleMs.length,
  pauses_seconds: scheduleMs.map((ms) => ms / 1_000),
  jitter: `each pause is moved at random by at most ${JITTER * 100} percent`,
  timeout_seconds: WEBHOOK_TIMES_MS.attemptTimeout / 1_000,
  success: "any status from 200 to 299",
  retry_after: `honored up to ${WEBHOOK_LIMITS.retryAfterCapMs / HOUR_MS} hours; with 429 or 503 for every event of the subscription`,
});

const rulesOf = (): string[] => [
  "A redirect is a failure: subscribe the final address.",
  "An answer of 410 ends the subscription.",
  "Until your endpoint has answered with success once, one event at a time is sent; when its attempts are used up, the subscription ends.",
  `${WEBHOOK_TIMES_MS.disableAfter / (24 * HOUR_MS)} days of nothing but failure disable the subscription. Its account is told by e-mail of every end that was not its own doing.`,
  `Events that wait are at most ${WEBHOOK_LIMITS.waitingDeliveries}; those on top fail at once and stand in the log, from which failed deliveries can be sent again for ${WEBHOOK_LIMITS.keptMs / (24 * HOUR_MS)} days.`,
  `Deliveries to one host are at least ${WEBHOOK_TIMES_MS.hostInterval / 1_000} second apart. Events can arrive twice and out of order.`,
  "scan.* events go to the account, key or anonymous address that started the scan; the others go to everyone who lists them.",
  `At most ${WEBHOOK_LIMITS.perOwner} active subscriptions for an account or key, ${WEBHOOK_LIMITS.perAnonymousOwner} for an anonymous address, ${WEBHOOK_LIMITS.perHost} for one callback host over all callers.`,
  `An anonymous subscription ends after ${WEBHOOK_LIMITS.anonymousLifeMs / (24 * HOUR_MS)} days.`,
];
