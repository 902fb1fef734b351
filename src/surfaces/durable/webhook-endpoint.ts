// One object per subscription: its deliveries with their schedule, one alarm, the log. What an attempt's outcome
// means is decided by the delivery machine; what fails here delays no other endpoint.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import type { Ports } from "../../model/ports.ts";
import type { Delivery, Subscription } from "../../model/webhook.ts";
import { WEBHOOK_LIMITS } from "../../model/webhook-limits.ts";
import type { EndpointClient, EndpointDelivery } from "../../model/webhook-ports.ts";
import { deliverWebhook, type AttemptReport } from "../../services/deliver-webhook.ts";
import { jittered, NEW_ENDPOINT, pickDue, settleAttempt } from "../../services/delivery-machine.ts";
import { endOf } from "../../services/show-subscription.ts";
import { nextNotice, tellOwnerOfEnd } from "../../services/tell-owner-of-end.ts";
import type * as deliveryTable from "./delivery-table.ts";
import type { DeliveryTable, EndpointRecord, StoredDelivery } from "./delivery-table.ts";

const ID_CHARS = 24;
const ALARM_RETRY_MS = 30_000;
type Event = Omit<EndpointDelivery, "subscriptionId">;

export class WebhookEndpoint extends DurableObject<Env> implements EndpointClient {
  readonly #ports: Ports;
  /** There before anything is asked of the object. */
  #tables: typeof deliveryTable | null = null;
  /** Null until something is asked of the object, and after it was erased: an empty object stores nothing. */
  #table: DeliveryTable | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ports = portsFromEnv(env);
    // Its schemas are many, and no request of the API needs them.
    void ctx.blockConcurrencyWhile(async () => {
      this.#tables = await import("./delivery-table.ts");
    });
  }

  async enqueue({ subscriptionId, ...event }: EndpointDelivery): Promise<void> {
    await this.#addAndWake((table) => {
      const record = table.endpoint() ?? newRecord(subscriptionId);
      if (record.end !== null) return;
      table.saveEndpoint(record);
      this.#add(table, event, null);
    });
  }

  async list(limit: number, cursor: number | null): ReturnType<EndpointClient["list"]> {
    return this.#open().list(limit, cursor);
  }

  async replay(deliveryId: string): Promise<Delivery | "full" | null> {
    return this.#addAndWake((table) => {
      const found = table.find(deliveryId);
      if (found === null) return null;
      const { eventId, event } = found.delivery;
      // Two deliveries of one event at a time could only repeat what has arrived.
      const waiting = table.bringForward(eventId, this.#ports.clock.now());
      if (waiting !== null) return waiting;
      if (table.isFull()) return "full";
      const id = this.#add(table, { eventId, type: event, body: found.body }, deliveryId);
      return table.find(id)?.delivery ?? null;
    });
  }

  async replayFailed(since: number): ReturnType<EndpointClient["replayFailed"]> {
    const most = WEBHOOK_LIMITS.replayedAtOnce;
    return this.#addAndWake((table) => {
      const failed = table.failedSince(since, most + 1);
      let replayed = 0;
      for (const { id, event } of failed.slice(0, most)) {
        if (table.isFull()) break;
        this.#add(table, event, id);
        replayed += 1;
      }
      return { replayed, isAll: replayed === failed.length };
    });
  }

  async poke(): Promise<void> {
    if (this.#tables?.isEmptyObject(this.ctx.storage.sql) === true) return;
    this.#open();
    if ((await this.ctx.storage.getAlarm()) === null) await this.#arm();
  }

  async recall(eventId: string): Promise<void> {
    const table = this.#open();
    table.recall(eventId);
    // Nothing was ever handed to it.
    if (table.endpoint() === null) await this.erase();
  }

  async erase(): Promise<void> {
    this.#table = null;
    await this.ctx.storage.deleteAll();
  }

  /** Never throws: the platform gives up on an alarm that fails six times. */
  override async alarm(): Promise<void> {
    try {
      await this.#tryDue();
      await this.#arm();
    } catch (error) {
      this.#ports.log("hooks.alarm_failed", { error: error instanceof Error ? error.message : "unknown" });
      await this.ctx.storage.setAlarm(this.#ports.clock.now() + ALARM_RETRY_MS);
    }
  }

  #open(): DeliveryTable {
    if (this.#tables === null) throw new Error("The object was asked before it was ready.");
    return (this.#table ??= this.#tables.openDeliveryTable(this.ctx.storage.sql));
  }

  /** What is added and the alarm for it are stored together: a crash in between would leave it waiting for ever. */
  async #addAndWake<T>(add: (table: DeliveryTable) => T): Promise<T> {
    const now = this.#ports.clock.now();
    const set = await this.ctx.storage.getAlarm();
    const added = this.ctx.storage.transactionSync(() => add(this.#open()));
    if (set === null || set > now) await this.ctx.storage.setAlarm(now);
    return added;
  }

  /** Gives the id of the new delivery. An event that is known already gets no second one. */
  #add(table: DeliveryTable, event: Event, replayOf: string | null): string {
    const { clock, config, ids, random } = this.#ports;
    const id = `dlv_${ids.token(ID_CHARS)}`;
    const now = clock.now();
    const isFull = table.isFull();
    const dueAt = isFull ? null : now + jittered(config.webhookScheduleMs[0] ?? 0, random());
    table.add(id, event, { dueAt, replayOf, now });
    if (isFull) this.#ports.log("hooks.queue_full", { eventId: event.eventId });
    return id;
  }

  async #tryDue(): Promise<void> {
    const table = this.#open();
    const record = table.endpoint();
    if (record === null) return this.erase();
    const now = this.#ports.clock.now();
    table.deleteBefore(now - WEBHOOK_LIMITS.keptMs);
    const subscription = await this.#ports.subscriptions.find(record.subscriptionId);
    if (subscription === null) return this.erase();
    if (record.end !== null || endOf(subscription, now) !== null) table.failWaiting();
    const { due } = pickDue(record, table.waiting(record.isProven), now);
    // All of them end before this alarm does: one left under way would be sent again by the next.
    const tried = await Promise.allSettled(due.map((delivery) => this.#try(subscription, delivery)));
    await this.#finishEnd(subscription);
    const failed = tried.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }

  async #try(found: Subscription, delivery: StoredDelivery): Promise<void> {
    const turn = await this.#takeTurn(found, delivery);
    if (turn === "later") return;
    // Seconds may have passed: a secret may have changed, or the subscription have been deleted.
    const subscription = turn === "now" ? found : await this.#ports.subscriptions.find(found.id);
    if (subscription === null || !this.#isWanted(delivery)) return;
    const at = this.#ports.clock.now();
    const attempt = delivery.attempts + 1;
    const report = await deliverWebhook(this.#ports, subscription, { ...delivery, attempt });
    this.#settle(delivery, report, { attempt, at });
  }

  /** A turn that comes later is taken up by the alarm; one that comes within seconds is waited for here. */
  async #takeTurn(
    { callbackHost }: Subscription,
    { id, hasTurn, dueAt }: StoredDelivery,
  ): Promise<"now" | "waited" | "later"> {
    const { clock, config } = this.#ports;
    const { hostInterval } = config.webhookTimesMs;
    // A turn that was missed behind slow attempts is over: several of them at once would be a burst.
    if (hasTurn && clock.now() - dueAt < hostInterval) return "now";
    const waitMs = await this.#ports.limiter(`hooks:${callbackHost}`).takeTurn(hostInterval);
    if (waitMs > WEBHOOK_LIMITS.turnWaitMs) {
      this.#table?.holdTurn(id, clock.now() + waitMs);
      return "later";
    }
    if (waitMs === 0) return "now";
    await clock.sleep(waitMs);
    return "waited";
  }

  /** While it waited for its turn, another's answer may have ended or paused the endpoint. */
  #isWanted({ id }: StoredDelivery): boolean {
    const record = this.#table?.endpoint() ?? null;
    if (record === null || (record.pausedUntil ?? 0) > this.#ports.clock.now()) return false;
    return this.#table?.isWaiting(id) === true;
  }

  #settle(
    delivery: StoredDelivery,
    { outcome, status, error, ms }: AttemptReport,
    { attempt, at }: { attempt: number; at: number },
  ): void {
    const table = this.#table;
    const record = table?.endpoint() ?? null;
    // Erased while the receiver answered.
    if (table === null || record === null) return;
    const { config, clock, random } = this.#ports;
    const settled = settleAttempt(record, outcome, {
      attempts: attempt,
      now: clock.now(),
      scheduleMs: config.webhookScheduleMs,
      disableAfterMs: config.webhookTimesMs.disableAfter,
      random: random(),
    });
    const end = record.end ?? settled.end;
    this.ctx.storage.transactionSync(() => {
      table.settle(delivery.id, { attempt, at, status, ms, error }, settled.delivery);
      table.saveEndpoint({ ...record, ...settled.endpoint, end });
      if (end !== null) table.failWaiting();
    });
    const { subscriptionId } = record;
    this.#ports.log("hooks.attempt", { subscriptionId, eventId: delivery.eventId, attempt, status, ms, error });
  }

  /** The row follows the object, which is asked again by its alarm until the row is written and the owner told. */
  async #finishEnd(subscription: Subscription): Promise<void> {
    const { clock, subscriptions, log } = this.#ports;
    const record = this.#table?.endpoint() ?? null;
    if (record === null || record.end === null) return;
    let { notice } = record;
    if (!record.isEndStored) {
      await subscriptions.end(subscription.id, record.end, clock.now());
      notice = { tries: 0, dueAt: clock.now() };
      this.#table?.saveEndpoint({ ...record, isEndStored: true, notice });
      log("hooks.ended", { subscriptionId: subscription.id, reason: record.end });
    }
    if (notice === null || notice.dueAt > clock.now()) return;
    const isTold = await tellOwnerOfEnd(this.#ports, subscription, record.end);
    const next = isTold ? null : nextNotice(notice, clock.now());
    this.#table?.saveEndpoint({ ...record, isEndStored: true, notice: next });
  }

  /** The next attempt or notice, or else the day on which the oldest line of the log is deleted. */
  async #arm(): Promise<void> {
    const table = this.#table;
    const record = table?.endpoint() ?? null;
    if (table === null || record === null) return;
    const { wakeAt } = pickDue(record, table.waiting(record.isProven), this.#ports.clock.now());
    const next = [wakeAt, record.notice?.dueAt ?? null].filter((at) => at !== null);
    const oldest = table.oldest();
    if (next.length === 0 && oldest !== null) next.push(oldest + WEBHOOK_LIMITS.keptMs + 1);
    if (next.length > 0) await this.ctx.storage.setAlarm(Math.min(...next));
  }
}

const newRecord = (subscriptionId: string): EndpointRecord => ({
  subscriptionId,
  ...NEW_ENDPOINT,
  end: null,
  isEndStored: false,
  notice: null,
});
