// The bounds of webhooks, and what a callback must be.

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

/** How far a receiver's clock may be off: what the libraries of both signature schemes take. */
export const STANDARD_TOLERANCE_SECONDS = 300;

/** Held by callback.ts. */
export const CALLBACK_EXPECTED =
  "an https address on a public host, port 443 or 8443, without user name and password, for example https://example.com/hooks";
