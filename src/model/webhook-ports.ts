// The interfaces of everything that webhooks reach outside: subscriptions, the outbox, the endpoint objects,
// the way to the receivers.
import type { EventType } from "./events.ts";
import type { AttemptError, Delivery, EndReason, Subscription } from "./webhook.ts";

export interface WebhookPorts {
  subscriptions: SubscriptionStore;
  outbox: OutboxStore;
  endpoint(subscriptionId: string): EndpointClient;
  poster: WebhookPoster;
  /** HMAC-SHA256 of UTF-8 text. */
  hmac: Hmac;
  /** Evenly spread in [0, 1). */
  random: () => number;
  /** Writes to the address of whoever owns a thing; does nothing where no address is known. */
  tellOwner(owner: string, message: { subject: string; text: string; html: string }): Promise<void>;
}

export type Hmac = (key: Uint8Array, text: string) => Promise<Uint8Array>;

export type InsertAnswer = { ok: true } | { ok: false; full: "owner" | "host" };

export interface SubscriptionStore {
  /** Counts and writes in one batch, so that the limits hold when many ask at once. */
  insert(subscription: Subscription, limits: { perOwner: number; perHost: number }, at: number): Promise<InsertAnswer>;
  find(id: string): Promise<Subscription | null>;
  /** Newest first. */
  listByOwner(owner: string, limit: number): Promise<Subscription[]>;
  findByToken(manageTokenHash: string): Promise<Subscription | null>;
  /** False when another rotation came in between, or the subscription is gone: `from` is the secret as it was read. */
  rotate(id: string, from: string, to: Rotated): Promise<boolean>;
  /** Nothing is sent any more; the row stays for its owner to read. The first reason is kept. */
  end(id: string, reason: EndReason, at: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Ids of subscriptions that list the type, in order, after `cursor`; of one owner unless it is null. */
  match(type: EventType, owner: string | null, cursor: string | null, limit: number): Promise<string[]>;
  /** As `match`, with those that ended: their endpoints keep what they were handed for a while. */
  listHolders(type: EventType, owner: string | null, cursor: string | null, limit: number): Promise<string[]>;
  /** Subscriptions in the order of their rows, after the row given. */
  list(afterRow: number, limit: number): Promise<{ id: string; row: number }[]>;
  /** Ids of subscriptions whose time is over, and of those that ended before the time given. */
  findStale(now: number, endedBefore: number, limit: number): Promise<string[]>;
  /** Drops the secrets whose overlap after a rotation is over. */
  forgetPreviousSecrets(now: number): Promise<void>;
  /** Subscriptions with a secret whose sealed text does not begin with `prefix`, in the order of ids, after `after`. */
  findSealedOtherwise(prefix: string, after: string, limit: number): Promise<SealedSecrets[]>;
  /** False when the row holds other secrets by now. */
  reseal(from: SealedSecrets, to: SealedSecrets): Promise<boolean>;
}

export type Rotated = Pick<Subscription, "sealedSecret" | "sealedPreviousSecret" | "previousSecretUntil">;

/** The secrets of one subscription as they are stored. */
export type SealedSecrets = Pick<Subscription, "id" | "sealedSecret" | "sealedPreviousSecret">;

export interface OutboxRow {
  eventId: string;
  type: string;
  owner: string | null;
  scanId: string | null;
  /** JSON of the event's data. */
  data: string;
  createdAt: number;
  cursor: string | null;
  attempts: number;
}

export interface OutboxStore {
  /** Due rows of these types, set aside for `leaseMs`: nobody else takes them meanwhile. Of one scan, or of all. */
  claim(order: {
    types: readonly string[];
    scanId: string | null;
    now: number;
    leaseMs: number;
    limit: number;
  }): Promise<OutboxRow[]>;
  saveCursor(eventId: string, cursor: string): Promise<void>;
  /** To be taken again at the time given. */
  release(eventId: string, dueAt: number): Promise<void>;
  markDispatched(eventId: string, at: number): Promise<void>;
  /** An event for everybody who lists its type; written once for what it is about. */
  broadcastWeekly(
    about: string,
    data: WeeklyNumbers & { weekStart: string; weekEnd: string },
    at: number,
  ): Promise<void>;
  deleteDispatched(before: number, limit: number): Promise<number>;
}

export interface WeeklyNumbers {
  totalScans: number;
  averageReadinessScore: number;
  averageAeoScore: number;
  topOpportunityCategories: string[];
}

export interface EndpointDelivery {
  subscriptionId: string;
  eventId: string;
  type: EventType;
  /** Serialised once; every attempt sends these bytes. */
  body: string;
}

/** The endpoint of one subscription: holds its deliveries and their schedule. */
export interface EndpointClient {
  /** The same event is taken once. */
  enqueue(delivery: EndpointDelivery): Promise<void>;
  /** Newest first; `cursor` is the nextCursor of the page before. */
  list(limit: number, cursor: number | null): Promise<{ deliveries: Delivery[]; nextCursor: number | null }>;
  /** Drops the deliveries of an event whose scan was deleted, replays among them. */
  recall(eventId: string): Promise<void>;
  /**
   * Sends a delivery again under the same event id; while one of that event waits, it is that one's turn instead.
   * Null when there is no such delivery.
   */
  replay(deliveryId: string): Promise<Delivery | "full" | null>;
  /** Sends every event again that was made since the time given, failed, and was not delivered by a later replay. */
  replayFailed(since: number): Promise<{ replayed: number; isAll: boolean }>;
  /** Sets the alarm where something is due and no alarm is set: a lost one would leave deliveries waiting for ever. */
  poke(): Promise<void>;
  /** Forgets everything. */
  erase(): Promise<void>;
}

export type PostAnswer =
  | { ok: true; status: number; retryAfter: string | null; ms: number }
  | { ok: false; error: AttemptError; ms: number };

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Until the answer's headers are there. */
  timeoutMs: number;
}

/** Sends one delivery: policy, time-out, no redirects, the answer's body thrown away. Never throws. */
export interface WebhookPoster {
  post(request: PostRequest): Promise<PostAnswer>;
}
