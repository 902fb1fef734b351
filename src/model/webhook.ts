// What a webhook subscription is; the bounds of everything about it are webhook-limits.ts.
import { z } from "zod";
import { EventType } from "./events.ts";

/** How deliveries are made, as the documentation tells it. */
export interface WebhookDelivery {
  method: "POST";
  content_type: "application/json";
  signature_header: "X-Webhook-Signature";
  headers: Record<string, string>;
  signatures: { header: string; algorithm: string; signed_text: string; key: string; format: string }[];
  /** Made by the signer of every delivery, with secrets that are published for it. */
  test_vectors: { secret: string; body: string; headers: Record<string, string> }[];
  retries: {
    attempts: number;
    pauses_seconds: number[];
    jitter: string;
    timeout_seconds: number;
    success: string;
    retry_after: string;
  };
  rules: string[];
}

export const END_REASONS = ["gone", "exhausted", "disabled", "expired"] as const;
/** gone: answered 410. exhausted: never answered 2xx. disabled: failed for days. expired: its time was over. */
export const EndReason = z.enum(END_REASONS);
export type EndReason = z.infer<typeof EndReason>;

/** A subscription as it is stored. Times are milliseconds since the epoch; secrets are sealed by the vault. */
export interface Subscription {
  id: string;
  owner: string;
  callbackUrl: string;
  callbackHost: string;
  events: EventType[];
  sealedSecret: string;
  sealedPreviousSecret: string | null;
  previousSecretUntil: number | null;
  metadata: Record<string, unknown> | null;
  createdAt: number;
  expiresAt: number | null;
  /** Set for anonymous subscriptions: whoever has the token reads, rotates and deletes. */
  manageTokenHash: string | null;
  endedAt: number | null;
  endReason: EndReason | null;
}

const shown = {
  id: z.string(),
  status: z.literal("active").describe("The contract's only value; delivery tells whether events are still sent"),
  callback_url: z.string(),
  events: z.array(EventType),
  created_at: z.iso.datetime(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  expires_at: z.iso.datetime().optional().describe("When an anonymous subscription ends"),
};

/** What whoever subscribes is answered; secret and manageToken are shown this once. */
export const CreatedSubscription = z
  .object({
    ...shown,
    secret: z.string().optional().describe("Present when the service made it"),
    manageToken: z.string().optional().describe("For anonymous callers; goes into the header x-manage-token"),
  })
  .meta({ id: "CreatedWebhookSubscription" });
export type CreatedSubscription = z.infer<typeof CreatedSubscription>;

/** What its owner reads. */
export const ShownSubscription = z
  .object({
    ...shown,
    delivery: z.object({
      enabled: z.boolean(),
      reason: EndReason.nullable().describe("Why nothing is sent any more"),
      since: z.iso.datetime().nullable(),
    }),
    previous_secret_until: z.iso.datetime().optional().describe("Until then the secret before signs as well"),
  })
  .meta({ id: "WebhookSubscription" });
export type ShownSubscription = z.infer<typeof ShownSubscription>;

/** Why an attempt failed, in the few words that a subscriber is told. */
export const ATTEMPT_ERRORS = ["timeout", "dns", "tls", "refused", "not_public", "status", "redirect"] as const;
export const AttemptError = z.enum(ATTEMPT_ERRORS);
export type AttemptError = z.infer<typeof AttemptError>;

/** One delivery with its attempts. Bodies, of request or answer, are in no log. */
export const Delivery = z
  .object({
    id: z.string(),
    eventId: z.string(),
    event: EventType,
    status: z.enum(["waiting", "delivered", "failed"]),
    createdAt: z.iso.datetime(),
    nextAttemptAt: z.iso.datetime().nullable(),
    replayOf: z.string().nullable().describe("The delivery that was sent again"),
    attempts: z.array(
      z.object({
        attempt: z.number().int().min(1),
        at: z.iso.datetime(),
        status: z.number().int().nullable().describe("HTTP status; null when there was no answer"),
        ms: z.number().int(),
        error: AttemptError.nullable(),
      }),
    ),
  })
  .meta({ id: "WebhookDelivery" });
export type Delivery = z.infer<typeof Delivery>;
