import { EVENT_FACTS, exampleEnvelope } from "../../../model/event-envelope.ts";
import { EVENT_DATA, EVENT_TYPES, isScanEvent } from "../../../model/events.ts";
import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import type { WebhookDelivery } from "../../../model/webhook.ts";
import { STANDARD_TOLERANCE_SECONDS, WEBHOOK_LIMITS, WEBHOOK_TIMES_MS } from "../../../model/webhook-limits.ts";
import { countOf } from "../../../model/words.ts";
import { getWebhookDocumentation } from "../../../operations/get-webhook-documentation.ts";
import { listFields } from "../../../operations/list-fields.ts";
import { listWebhookDeliveries } from "../../../operations/list-webhook-deliveries.ts";
import { replayFailedWebhookDeliveries } from "../../../operations/replay-failed-webhook-deliveries.ts";
import { replayWebhookDelivery } from "../../../operations/replay-webhook-delivery.ts";
import { rotateWebhookSecret } from "../../../operations/rotate-webhook-secret.ts";
import { subscribeWebhook } from "../../../operations/subscribe-webhook.ts";
import {
  type Block,
  code,
  codeBlock,
  details,
  h2,
  h3,
  link,
  list,
  p,
  type Page,
  prose,
  steps,
  table,
} from "../../../render/blocks.ts";
import { GUIDES } from "./menu.ts";
import { operationLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";
import { callSamples, inLanguages } from "./samples.ts";
import { VERIFY_JAVASCRIPT, VERIFY_PYTHON } from "./verify-samples.ts";

/** `delivery` is what the API itself tells of deliveries. */
export const webhooksPage = ({ origin }: Site, delivery: WebhookDelivery): Page =>
  portalPage(origin, {
    ...GUIDES.webhooks,
    title: "Webhooks",
    description: `Signed requests of ${PRODUCT.name} to your server: every event with its payload, headers, retries, and verification with test vectors.`,
    blocks: [
      ...subscribeBlocks(origin),
      ...eventBlocks(origin),
      ...deliveryBlocks(delivery),
      ...verifyBlocks(delivery),
      ...vectorBlocks(delivery),
      ...retryBlocks(delivery),
      h2("Look after it", "manage"),
      list(
        prose`${operationLink(listWebhookDeliveries)} shows every attempt with the status and the time your server took; ${operationLink(replayWebhookDelivery)} sends one again, ${operationLink(replayFailedWebhookDeliveries)} all that failed since an outage began.`,
        prose`${operationLink(rotateWebhookSecret)} gives a new secret; for ${WEBHOOK_TIMES_MS.rotationOverlap / HOUR_MS} hours both sign, so that you can change it without a gap. Rotate again when an answer was lost: each secret signs until the end that was promised for it.`,
        prose`All of this page for programs: ${operationLink(getWebhookDocumentation)}.`,
      ),
    ],
  });

const HOUR_MS = 3_600_000;

const subscribeBlocks = (origin: string): Block[] => [
  h2("Subscribe"),
  steps(
    prose`Have an https address that answers a POST with any status from 200 to 299.`,
    prose`Call ${operationLink(subscribeWebhook)} with it and the events you want. Keep ${code("secret")}: it is shown once.`,
    prose`Without a credential the answer also has a ${code("manageToken")}, and the subscription ends after ${countOf(WEBHOOK_LIMITS.anonymousLifeMs / (24 * HOUR_MS), "day")}.`,
  ),
  callSamples(subscribeWebhook, origin),
];

const eventBlocks = (origin: string): Block[] => [
  h2("Events"),
  p`Every delivery is a POST of one object: ${code("id")}, ${code("type")}, ${code("createdAt")} and ${code("data")}. Deliveries are thin: ${code("data.links")} leads to what can be read.`,
  ...EVENT_TYPES.flatMap((type): Block[] => [
    h3(type, type),
    p`${EVENT_FACTS[type].description}`,
    p`Goes to ${isScanEvent(type) ? "whoever started the scan" : "everyone who lists it"}. Members of ${code("data")}: ${
      listFields(EVENT_DATA[type], "output")[0]
        ?.fields.map(({ name }) => name)
        .join(", ") ?? ""
    }, links.`,
    details("Payload", codeBlock("json", JSON.stringify(exampleEnvelope(type, origin), null, 2))),
  ]),
];

const deliveryBlocks = ({ headers, signatures }: WebhookDelivery): Block[] => [
  h2("Headers"),
  table(
    ["Header", "What it says"],
    Object.entries(headers).map(([name, words]) => [prose`${code(name)}`, prose`${words}`]),
  ),
  h2("Signatures"),
  p`Each delivery is signed twice with the same secret. Check one of the two: ${code("webhook-signature")} is ${link("Standard Webhooks", "https://www.standardwebhooks.com/")}, ${code("X-Webhook-Signature")} has the form that libraries of Stripe read.`,
  table(
    ["Header", "Algorithm", "Signed text", "Key", "Form"],
    signatures.map(({ header, algorithm, signed_text, key, format }) => [
      prose`${code(header)}`,
      prose`${algorithm}`,
      prose`${code(signed_text)}`,
      prose`${key}`,
      prose`${format}`,
    ]),
  ),
];

const verifyBlocks = ({ signature_header }: WebhookDelivery): Block[] => [
  h2("Verify a delivery", "verify"),
  list(
    prose`Sign the body as it arrived, byte for byte: parsing and writing it again changes it.`,
    prose`Refuse timestamps that are more than ${countOf(STANDARD_TOLERANCE_SECONDS / 60, "minute")} off, and compare in constant time.`,
    prose`Remember the ids you have seen: the same event can arrive twice.`,
  ),
  codeBlock("js", VERIFY_JAVASCRIPT),
  codeBlock("python", VERIFY_PYTHON),
  h3("With a library", "verify-library"),
  inLanguages("verify-library", [
    `npm install standardwebhooks   # JavaScript, one of these
npm install stripe
pip install standardwebhooks   # Python`,
    `import { Webhook } from "standardwebhooks";

// Throws when the delivery is not genuine; for secrets that begin with whsec_
const event = new Webhook(secret).verify(body, headers);

// The same with Stripe's library, for secrets of any kind:
// stripe.webhooks.constructEvent(body, headers["${signature_header.toLowerCase()}"], secret)`,
    `from standardwebhooks import Webhook

# Raises when the delivery is not genuine; for secrets that begin with whsec_
event = Webhook(secret).verify(body, headers)`,
  ]),
];

function vectorBlocks({ test_vectors }: WebhookDelivery): Block[] {
  if (test_vectors.length === 0) return [];
  return [
    h2("Test vectors", "vectors"),
    p`Made by the code that signs every delivery. Their secrets are published for this and sign nothing else. Their time lies in the past: give your check the time of the vector, or leave its tolerance out while you test.`,
    ...test_vectors.flatMap(({ secret, body, headers }, at): Block[] => [
      h3(`Vector ${at + 1}`, `vector-${at + 1}`),
      codeBlock(
        "text",
        [`secret: ${secret}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", body].join(
          "\n",
        ),
      ),
    ]),
  ];
}

const retryBlocks = ({ retries, rules }: WebhookDelivery): Block[] => [
  h2("Retries"),
  p`A delivery has ${countOf(retries.attempts, "attempt")}, of ${retries.timeout_seconds} seconds each. Success is ${retries.success}; ${code("Retry-After")} is ${retries.retry_after}; ${retries.jitter}.`,
  table(
    ["Attempt", "After a pause of", "Time since the event"],
    retries.pauses_seconds.map((seconds, at) => [
      prose`${at + 1}`,
      prose`${at === 0 ? "none" : inWords(seconds)}`,
      prose`${inWords(retries.pauses_seconds.slice(0, at + 1).reduce((sum, pause) => sum + pause, 0))}`,
    ]),
  ),
  list(...rules.map((rule) => prose`${rule}`)),
];

/** 8105 -> "2 h 15 min 5 s"; 0 -> "0 s". */
function inWords(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 3_600), "h"],
    [Math.floor((seconds % 3_600) / 60), "min"],
    [seconds % 60, "s"],
  ];
  const said = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}`);
  return said.join(" ") || "0 s";
}
