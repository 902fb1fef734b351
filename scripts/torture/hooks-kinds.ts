// Receivers of webhooks and what is wrong with each: how it answers, and how its subscription must end by the rules.
import type { EndReason } from "../../src/model/webhook.ts";

export type Answer =
  | { how: "status"; status: number; headers?: Record<string, string> }
  /** Status 200 and a body that does not end: as fast as it is read, or a byte at a time. */
  | { how: "endless" | "drip" }
  /** No answer within this time; then 200, which comes too late for whoever gave up. */
  | { how: "slow"; ms: number }
  /** The connection is reset, or answered with bytes that are no HTTP. */
  | { how: "reset" | "garbage" };

/** What a receiver knows of a request. */
export interface Asked {
  /** Which of the receiver's events it is, from 1, in the order in which they first came. */
  event: number;
  /** Requests for that event so far, this one included. */
  request: number;
  /** What was wrong has been mended by its owner. */
  isMended: boolean;
}

export interface Kind {
  answer(asked: Asked): Answer;
  /** How the subscription must end; null when it must not. */
  end: EndReason | null;
  /** Speaks HTTP where TLS is expected: nothing ever arrives. */
  isPlain?: boolean;
  /** Events that it never takes, though it stays subscribed: each must fail after all attempts, and be told. */
  refuses?: boolean;
}

const status = (code: number, headers?: Record<string, string>): Answer => ({
  how: "status",
  status: code,
  ...(headers === undefined ? {} : { headers }),
});
const OK = status(200);

/**
 * Time-out of an attempt under the torture's configuration, with room for a busy machine: an answer that is late there
 * would be an event that arrives again.
 */
export const ATTEMPT_TIMEOUT_MS = 4_000;
/** So far beyond the time-out that no busy machine takes it for an answer in time. */
const TOO_SLOW: Answer = { how: "slow", ms: 10 * ATTEMPT_TIMEOUT_MS };
export const PAUSE_SECONDS = 2;
/** A receiver refuses each of these events: its 5th, 10th … */
const REFUSED_EVERY = 5;
/** Events that a receiver takes before it goes for good. */
const TAKEN_FIRST = 3;

export const KINDS: Record<string, Kind> = {
  "200": { end: null, answer: () => OK },
  "204": { end: null, answer: () => status(204) },
  "301": { end: "exhausted", answer: () => status(301, { location: "/elsewhere" }) },
  "400 always": { end: "exhausted", answer: () => status(400) },
  "400 for some events": {
    end: null,
    refuses: true,
    answer: ({ event, isMended }) => (event % REFUSED_EVERY === 0 && !isMended ? status(400) : OK),
  },
  "410 at first": { end: "gone", answer: () => status(410) },
  "410 later": { end: "gone", answer: ({ event }) => (event <= TAKEN_FIRST ? OK : status(410)) },
  "429 with Retry-After": {
    end: null,
    answer: ({ event, request }) =>
      event % 4 === 0 && request === 1 ? status(429, { "retry-after": String(PAUSE_SECONDS) }) : OK,
  },
  "500 k times, then 200": { end: null, answer: ({ event, request }) => (request <= event % 4 ? status(500) : OK) },
  "500 for good": { end: "disabled", answer: ({ event }) => (event <= TAKEN_FIRST ? OK : status(500)) },
  "slow headers at times": {
    end: null,
    answer: ({ event, request }) => (event % 6 === 0 && request === 1 ? TOO_SLOW : OK),
  },
  "slow headers for good": { end: "disabled", answer: ({ event }) => (event <= TAKEN_FIRST ? OK : TOO_SLOW) },
  "endless body": { end: null, answer: () => ({ how: "endless" }) },
  "dripping body": { end: null, answer: ({ event }) => (event % 4 === 0 ? { how: "drip" } : OK) },
  "connection reset": { end: null, answer: ({ event, request }) => (request <= event % 3 ? { how: "reset" } : OK) },
  "garbage for HTTP": {
    end: null,
    answer: ({ event, request }) => (event % 2 === 0 && request === 1 ? { how: "garbage" } : OK),
  },
  "status 999": { end: null, answer: ({ event, request }) => (event % 2 === 0 && request === 1 ? status(999) : OK) },
  "TLS failure": { end: "exhausted", isPlain: true, answer: () => OK },
};
