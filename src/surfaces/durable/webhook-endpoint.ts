// One object per subscription: its deliveries with their schedule, one alarm, the log. What an attempt's outcome
// means is decided by the delivery machine; what fails here delays no other endpoint.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import type { Ports } from "../../model/ports.ts";
import { WEBHOOK_LIMITS, type Delivery, type EndReason, type Subscription } from "../../model/webhook.ts";
import type { EndpointClient, EndpointDelivery } from "../../model/webhook-ports.ts";
import { deliverWebhook, type AttemptReport } from "../../services/deliver-webhook.ts";
import { jittered, NEW_ENDPOINT, pickDue, settleAttempt } from "../../services/delivery-machine.ts";
import { endOf } from "../../services/show-subscription.ts";
import { tellOwnerOfEnd } from "../../services/tell-owner-of-end.ts";
import { openDeliveryTable, type DeliveryTable, type StoredDelivery } from "./delivery-table.ts";

const ID_CHARS = 24;
const ALARM_RETRY_MS = 30_000;

export class WebhookEndpoint extends DurableObject<Env> implements EndpointClient {
  readonly #ports: Ports;
  /** Null until something is asked of the object, and after it was erased: an empty object stores nothing. */
  #table: DeliveryTable | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ports = portsFromEnv(env);
  }

  async enqueue({ subscriptionId, ...event }: EndpointDelivery): Promise<void> {
    const table = this.#open();
    const record = table.endpoint() ?? { subscriptionId, ...NEW_ENDPOINT, end: null, isEndStored: false };
    if (record.end !== null) return;
    table.saveEndpoint(record);
    this.#add(table, event, null);
    await this.#wake();
  }

  async list(limit: number, cursor: number | null): ReturnType<EndpointClient["list"]> {
    return this.#open().list(limit, cursor);
  }

  async replay(deliveryId: string): Promise<Delivery | null> {
    const table = this.#open();
    const found = table.find(deliveryId);
    if (found === null) return null;
    const { eventId, event } = found.delivery;
    const id = this.#add(table, { eventId, type: event, body: found.body }, deliveryId);
    await this.#wake();
    return id === null ? null : (table.find(id)?.delivery ?? null);
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
    return (this.#table ??= openDeliveryTable(this.ctx.storage.sql));
  }

  /** Id of the new delivery; null when too many wait. An event that is known already gets no second one. */
  #add(table: DeliveryTable, event: Omit<EndpointDelivery, "subscriptionId">, replayOf: string | null): string | null {
    const { clock, config, ids, random } = this.#ports;
    const id = `dlv_${ids.token(ID_CHARS)}`;
    const now = clock.now();
    const dueAt = now + jittered(config.webhookScheduleMs[0] ?? 0, random());
    if (table.add(id, event, dueAt, replayOf, now)) return id;
    this.#ports.log("hooks.queue_full", { eventId: event.eventId });
    return null;
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
    await Promise.all(due.map((delivery) => this.#try(subscription, delivery)));
    await this.#storeEnd(subscription);
  }

  async #try(subscription: Subscription, delivery: StoredDelivery): Promise<void> {
    if (!delivery.hasTurn) {
      const host = this.#ports.limiter(`hooks:${subscription.callbackHost}`);
      const waitMs = await host.takeTurn(WEBHOOK_LIMITS.hostIntervalMs);
      if (waitMs > 0) return this.#table?.holdTurn(delivery.id, this.#ports.clock.now() + waitMs);
    }
    const at = this.#ports.clock.now();
    const attempt = delivery.attempts + 1;
    const report = await deliverWebhook(this.#ports, subscription, { ...delivery, attempt });
    this.#settle(delivery, report, { attempt, at });
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
      random: random(),
    });
    const end: EndReason | null = record.end ?? settled.end;
    this.ctx.storage.transactionSync(() => {
      table.settle(delivery.id, { attempt, at, status, ms, error }, settled.delivery);
      table.saveEndpoint({ ...record, ...settled.endpoint, end });
      if (end !== null) table.failWaiting();
    });
    const { subscriptionId } = record;
    this.#ports.log("hooks.attempt", { subscriptionId, eventId: delivery.eventId, attempt, status, ms, error });
  }

  /** The row follows the object, which is asked again by its alarm until the row could be written. */
  async #storeEnd(subscription: Subscription): Promise<void> {
    const record = this.#table?.endpoint() ?? null;
    if (record === null || record.end === null || record.isEndStored) return;
    await this.#ports.subscriptions.end(subscription.id, record.end, this.#ports.clock.now());
    this.#table?.saveEndpoint({ ...record, isEndStored: true });
    this.#ports.log("hooks.ended", { subscriptionId: subscription.id, reason: record.end });
    if (record.end === "disabled") await tellOwnerOfEnd(this.#ports, subscription);
  }

  async #wake(): Promise<void> {
    const now = this.#ports.clock.now();
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > now) await this.ctx.storage.setAlarm(now);
  }

  /** The next attempt, or else the day on which the oldest line of the log is deleted. */
  async #arm(): Promise<void> {
    const table = this.#table;
    const record = table?.endpoint() ?? null;
    if (table === null || record === null) return;
    const { wakeAt } = pickDue(record, table.waiting(record.isProven), this.#ports.clock.now());
    const oldest = table.oldest();
    const at = wakeAt ?? (oldest === null ? null : oldest + WEBHOOK_LIMITS.keptMs + 1);
    if (at !== null) await this.ctx.storage.setAlarm(at);
  }
}
