// What a webhook subscription is, and the bounds of everything about it.
import { z } from "zod";
import { EventType } from "./events.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** Bounds of webhooks, each with its reason. */
export const WEBHOOK_LIMITS = {
  /** Active subscriptions of one account or key. */
  perOwner: 10,
  /** Active subscriptions of one anonymous address. */
  perAnonymousOwner: 2,
  /** Active subscriptions to one callback host, of all callers together: nobody is flooded through us. */
  perHost: 5,
  metadataBytes: 4 * 1024,
  anonymousLifeMs: 7 * DAY,
  /** Read of a receiver's answer and thrown away, so that its connection can be used again. */
  answerBytes: 16 * 1024,
  /** How long that may take: the status has decided already, and other deliveries wait. */
  answerBodyMs: 2 * SECOND,
  /** A Retry-After beyond this is cut: later the schedule would be over anyway. */
  retryAfterCapMs: DAY,
  /** Attempts of one endpoint under way at once. */
  attemptsInFlight: 4,
  /** A turn at a busy host that comes later than this is waited for asleep, by the alarm. */
  turnWaitMs: 5 * SECOND,
  /** Deliveries that wait at one endpoint; what comes on top fails at once, to be replayed from the log. */
  waitingDeliveries: 5_000,
  /** Failed deliveries that one request sends again; the rest, with the next. */
  replayedAtOnce: 500,
  /** Delivery log, ended subscriptions and dispatched events are kept this long. */
  keptMs: 30 * DAY,
} as const;

/** Times of webhooks that configuration may change (WEBHOOK_TIMES_MS). */
export const WEBHOOK_TIMES_MS = {
  /** Time-out of one attempt, as Standard Webhooks recommends (15 to 30 s). */
  attemptTimeout: 15 * SECOND,
  /** Deliveries to one host are at least this far apart. */
  hostInterval: SECOND,
  /** Both secrets sign for this long after a rotation. */
  rotationOverlap: DAY,
  /** Nothing but failure for this long disables a subscription. */
  disableAfter: 5 * DAY,
};
export type WebhookTimes = typeof WEBHOOK_TIMES_MS;

/** How far a delay of the schedule is moved at random to either side, so that retries do not come in waves. */
export const JITTER = 0.1;

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

/** How far a receiver's clock may be off: what the libraries of both signature schemes take. */
export const STANDARD_TOLERANCE_SECONDS = 300;

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
