// How webhooks work, told only where they can be subscribed to.
import { EVENT_DATA, EVENT_TYPES, isScanEvent } from "../../model/events.ts";
import { WEBHOOK_SCHEDULE_MS } from "../../model/limits.ts";
import type { Site } from "../../model/site.ts";
import { OPERATIONS } from "../../operations/registry.ts";
import { type Block, code, h2, link, list, p, prose, table } from "../../render/blocks.ts";

const HOUR_MS = 3_600_000;

export function webhookBlocks({ origin }: Site): Block[] {
  const subscribe = OPERATIONS.find(({ id }) => id === "subscribe_webhook");
  if (subscribe === undefined) return [];
  const hours = Math.floor(WEBHOOK_SCHEDULE_MS.reduce((sum, pause) => sum + pause, 0) / HOUR_MS);
  return [
    h2("Webhooks"),
    p`${link(subscribe.id, `#${subscribe.id}`)} registers an https address. ${code(`GET ${origin}${subscribe.http.path}`)} gives an example of every event.`,
    table(
      ["Event", "Goes to", "Members of data"],
      EVENT_TYPES.map((type) => [
        prose`${code(type)}`,
        prose`${isScanEvent(type) ? "whoever started the scan" : "everyone who lists it"}`,
        prose`${Object.keys(EVENT_DATA[type].shape).join(", ")}`,
      ]),
    ),
    list(
      prose`Every delivery is a POST of ${code('{"id", "type", "createdAt", "data"}')}. Answer with any 2xx; the id is the same for every attempt.`,
      prose`${code("webhook-id")}, ${code("webhook-timestamp")} and ${code("webhook-signature")} follow ${link("Standard Webhooks", "https://www.standardwebhooks.com/")}. ${code("X-Webhook-Signature: t=<unix seconds>,v1=<hex>")} is the HMAC-SHA256 of ${code("t.body")} under the whole secret.`,
      prose`Refuse timestamps that are more than five minutes off, and compare signatures in constant time.`,
      prose`${WEBHOOK_SCHEDULE_MS.length} attempts over ${hours} hours. 410 ends the subscription; ${code("Retry-After")} is honored.`,
    ),
  ];
}
