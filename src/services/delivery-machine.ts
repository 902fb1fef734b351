// The life of deliveries at one endpoint as pure functions: what an attempt's outcome means, when the next one
// is due, which deliveries may be tried, when the endpoint is given up.
import type { AttemptError, EndReason } from "../model/webhook.ts";
import { JITTER, WEBHOOK_LIMITS } from "../model/webhook-limits.ts";

export interface EndpointState {
  /** Has answered 2xx at least once: several events may be tried at the same time. */
  isProven: boolean;
  /** Time of the first failure since the last success; null after a success. */
  failingSince: number | null;
  /** Until then it asked for nothing at all (429 or 503 with Retry-After); null when it did not. */
  pausedUntil: number | null;
}

export type Outcome =
  | { answered: true; status: number; retryAfterMs: number | null }
  | { answered: false; error: AttemptError };

export type DeliveryVerdict = { status: "delivered" | "failed"; dueAt: null } | { status: "waiting"; dueAt: number };

export interface Settled {
  endpoint: EndpointState;
  delivery: DeliveryVerdict;
  /** Set when nothing is to be sent to this endpoint any more. */
  end: EndReason | null;
}

export interface AttemptFacts {
  /** This attempt included, from 1. */
  attempts: number;
  now: number;
  /** Pauses before each attempt, the first included. */
  scheduleMs: readonly number[];
  /** Nothing but failure for this long disables a subscription. */
  disableAfterMs: number;
  /** Evenly spread in [0, 1). */
  random: number;
}

export const NEW_ENDPOINT: EndpointState = { isProven: false, failingSince: null, pausedUntil: null };
const GONE = 410;
/** Answers that speak of the whole receiver and not of one event (RFC 6585 section 4, RFC 9110 section 15.6.4). */
const TOO_MUCH = new Set([429, 503]);
/** A Retry-After longer than any date is none; parsing it would only cost time. */
const RETRY_AFTER_CHARS = 64;

export function settleAttempt(endpoint: EndpointState, outcome: Outcome, facts: AttemptFacts): Settled {
  if (outcome.answered && outcome.status >= 200 && outcome.status < 300)
    return {
      // A pause that another event was told of still holds.
      endpoint: { ...endpoint, isProven: true, failingSince: null },
      delivery: { status: "delivered", dueAt: null },
      end: null,
    };
  const failed: EndpointState = {
    ...endpoint,
    failingSince: endpoint.failingSince ?? facts.now,
    pausedUntil: pauseOf(endpoint, outcome, facts.now),
  };
  if (outcome.answered && outcome.status === GONE)
    return { endpoint: failed, delivery: { status: "failed", dueAt: null }, end: "gone" };
  const delivery = nextTry(outcome, facts);
  return { endpoint: failed, delivery, end: endOf(failed, delivery, facts) };
}

/** Events beside the one that was answered so would be more of what the receiver has too much of. */
function pauseOf({ pausedUntil }: EndpointState, outcome: Outcome, now: number): number | null {
  if (!outcome.answered || !TOO_MUCH.has(outcome.status) || outcome.retryAfterMs === null) return pausedUntil;
  return Math.max(pausedUntil ?? 0, now + Math.min(outcome.retryAfterMs, WEBHOOK_LIMITS.retryAfterCapMs));
}

/** The delay of the schedule, moved at random by at most a tenth; a longer Retry-After wins, up to its cap. */
function nextTry(outcome: Outcome, { attempts, now, scheduleMs, random }: AttemptFacts): DeliveryVerdict {
  const pause = scheduleMs[attempts];
  if (pause === undefined) return { status: "failed", dueAt: null };
  const asked = outcome.answered ? (outcome.retryAfterMs ?? 0) : 0;
  return {
    status: "waiting",
    dueAt: now + Math.max(jittered(pause, random), Math.min(asked, WEBHOOK_LIMITS.retryAfterCapMs)),
  };
}

export const jittered = (ms: number, random: number): number => Math.round(ms * (1 - JITTER + 2 * JITTER * random));

/**
 * An endpoint that never answered 2xx is given up with its first event; one that did, after days of failure. The
 * event at hand must be in the second half of its attempts: where events are rare, days may have passed since an old
 * failure, and the first hiccup after them proves nothing.
 */
function endOf(
  endpoint: EndpointState,
  delivery: DeliveryVerdict,
  { attempts, now, scheduleMs, disableAfterMs }: AttemptFacts,
): EndReason | null {
  if (!endpoint.isProven && delivery.status === "failed") return "exhausted";
  const since = endpoint.failingSince ?? now;
  return now - since >= disableAfterMs && attempts * 2 > scheduleMs.length ? "disabled" : null;
}

export interface WaitingDelivery {
  id: string;
  dueAt: number;
  /** Its turn at the host is taken, and comes at dueAt. */
  hasTurn: boolean;
}

/** What may be tried now, of deliveries in the order of their events; and when to look again. */
export function pickDue<T extends WaitingDelivery>(
  endpoint: EndpointState,
  waiting: readonly T[],
  now: number,
): { due: T[]; wakeAt: number | null } {
  const { pausedUntil } = endpoint;
  if (pausedUntil !== null && pausedUntil > now) return { due: [], wakeAt: waiting.length === 0 ? null : pausedUntil };
  // Until it has answered 2xx once, an endpoint gets one event at a time: strangers are not flooded.
  const open = endpoint.isProven ? waiting : waiting.slice(0, 1);
  const isDue = ({ dueAt }: T): boolean => dueAt <= now;
  const withTurn = open.filter(({ hasTurn }) => hasTurn);
  const without = open.filter(({ hasTurn }) => !hasTurn);
  // Turns are taken a few at a time, so that another subscription to the same host gets some in between.
  const room = Math.max(0, WEBHOOK_LIMITS.attemptsInFlight - withTurn.length);
  const due = [...withTurn.filter(isDue), ...without.filter(isDue).slice(0, room)];
  if (due.length > 0) return { due, wakeAt: now };
  const later = open.filter((delivery) => !isDue(delivery)).map(({ dueAt }) => dueAt);
  return { due, wakeAt: later.length === 0 ? null : Math.min(...later) };
}

/** Retry-After: seconds, or a date (RFC 9110 section 10.2.3). Milliseconds from now; null when it is neither. */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (text.length > RETRY_AFTER_CHARS) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // Every form of an HTTP date begins with the name of a day.
  const at = /^[A-Z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
