// What became of every event at every receiver, judged by the rules alone.
import type { Delivery, ShownSubscription } from "../../src/model/webhook.ts";
import type { Subscriber } from "./hooks-world.ts";

export interface Seen {
  subscriber: Subscriber;
  subscription: ShownSubscription;
  log: readonly Delivery[];
}

export interface Verdict {
  /** Events times their receivers. */
  deliveries: number;
  requests: number;
  /** Answered with success. */
  taken: number;
  /** Not taken, and told: the delivery failed after all its attempts, or the subscription ended as its rule says. */
  told: number;
  /** Requests for an event that its receiver had taken already. */
  repeated: number;
  unverified: number;
  /** Sentences, one for each breach. */
  breaches: string[];
}

export interface Bounds {
  /** Attempts of a delivery. */
  attempts: number;
  hostIntervalMs: number;
  pauseMs: number;
  /** When the process was killed: an answer that it had no time to write down was never heard. */
  killedAt: readonly number[];
}

/** Share of the deliveries that may arrive again after success. */
const REPEATED = 0.01;
/** A process that is killed repeats what was under way, however few the deliveries are. */
const REPEATED_LEAST = 8;
/** Share of pauses and of windows of pacing that faults of our own (an answer lost, a process killed) may spoil. */
const SPOILED = 0.02;
const WINDOW_MS = 3_000;
/** An answer is written down within this time. */
const UNHEARD_MS = 1_000;
/** Clocks of two processes and a busy machine. */
const LATE_MS = 100;

export function judge(seen: readonly Seen[], bounds: Bounds): Verdict {
  const all = seen.map((one) => judgeReceiver(one, bounds));
  const sum = (of: (one: Judged) => number): number => all.reduce((total, one) => total + of(one), 0);
  const breaches = all.flatMap((one) => one.breaches);
  const taken = sum((one) => one.taken);
  const repeated = sum((one) => one.repeated);
  if (repeated > Math.max(REPEATED_LEAST, taken * REPEATED))
    breaches.push(`${repeated} of ${taken} events arrived again after success`);
  const pauses = sum((one) => one.pauses);
  const broken = sum((one) => one.brokenPauses);
  if (broken > Math.max(1, pauses * SPOILED)) breaches.push(`${broken} of ${pauses} pauses were not kept`);
  const windows = sum((one) => one.windows);
  const crowded = sum((one) => one.crowdedWindows);
  if (crowded > windows * SPOILED) breaches.push(`${crowded} of ${windows} windows held more than the pace allows`);
  breaches.push(...differentBodies(seen));
  return {
    deliveries: sum((one) => one.deliveries),
    requests: sum((one) => one.requests),
    taken,
    told: sum((one) => one.told),
    repeated,
    unverified: sum((one) => one.unverified),
    breaches,
  };
}

interface Judged extends Verdict {
  pauses: number;
  brokenPauses: number;
  windows: number;
  crowdedWindows: number;
}

function judgeReceiver(seen: Seen, bounds: Bounds): Judged {
  const { subscriber, subscription } = seen;
  const { receiver, due } = subscriber;
  const { got, kind, kindName, unverified } = receiver;
  const breaches = unverified.slice(0, 1).map((why) => `${kindName}: a delivery did not verify: ${why}`);
  const { reason } = subscription.delivery;
  if (reason !== kind.end) breaches.push(`${kindName}: the subscription ended as ${reason}, not as ${kind.end}`);
  let taken = 0;
  let told = 0;
  let repeated = 0;
  for (const eventId of due) {
    const requests = got.filter((one) => one.eventId === eventId);
    const first = requests.findIndex(({ isTaken }) => isTaken);
    if (first >= 0) {
      taken += 1;
      repeated += requests.length - first - 1;
    } else if (isTold(seen, eventId, bounds.attempts)) told += 1;
    else breaches.push(`${kindName}: ${eventId} was neither taken nor told of, after ${requests.length} requests`);
  }
  return {
    deliveries: due.length,
    requests: got.length,
    taken,
    told,
    repeated,
    unverified: unverified.length,
    breaches: [...breaches, ...leaks(seen)],
    ...judgePauses(seen, bounds),
    ...judgePace(seen, bounds),
  };
}

/** The log says failed after every attempt; or the subscription says that it ended, and the log nothing else. */
function isTold({ subscriber: { receiver }, subscription, log }: Seen, eventId: string, attempts: number): boolean {
  const delivery = log.find((one) => one.eventId === eventId);
  if (subscription.delivery.reason !== null) return delivery === undefined || delivery.status === "failed";
  return receiver.kind.refuses === true && delivery?.status === "failed" && delivery.attempts.length === attempts;
}

/** What a receiver answers with is its own: no word of it may stand in the log. */
const leaks = ({ log, subscriber }: Seen): string[] =>
  /noted|too late|no HTTP/.test(JSON.stringify(log))
    ? [`${subscriber.receiver.kindName}: the log shows an answer's body`]
    : [];

function judgePauses({ subscriber }: Seen, { pauseMs, killedAt }: Bounds): Pick<Judged, "pauses" | "brokenPauses"> {
  const { got } = subscriber.receiver;
  const isHeard = ({ at }: { at: number }): boolean => !killedAt.some((kill) => kill >= at && kill < at + UNHEARD_MS);
  const asked = got.filter((one) => one.isPause && isHeard(one));
  const isBroken = ({ at }: { at: number }): boolean =>
    got.some((other) => other.at > at + LATE_MS && other.at < at + pauseMs - LATE_MS);
  return { pauses: asked.length, brokenPauses: asked.filter(isBroken).length };
}

function judgePace({ subscriber }: Seen, { hostIntervalMs }: Bounds): Pick<Judged, "windows" | "crowdedWindows"> {
  const times = subscriber.receiver.got.map(({ at }) => at);
  const most = Math.ceil(WINDOW_MS / hostIntervalMs) + 2;
  const counts = times.map((from) => times.filter((at) => at >= from && at < from + WINDOW_MS).length);
  return { windows: times.length, crowdedWindows: counts.filter((count) => count > most).length };
}

/** The same bytes for every receiver and attempt. */
function differentBodies(seen: readonly Seen[]): string[] {
  const digests = new Map<string, Set<string>>();
  for (const { subscriber } of seen)
    for (const { eventId, digest } of subscriber.receiver.got)
      digests.set(eventId, (digests.get(eventId) ?? new Set()).add(digest));
  return [...digests].flatMap(([eventId, set]) =>
    set.size > 1 ? [`${eventId} was sent with ${set.size} bodies`] : [],
  );
}
