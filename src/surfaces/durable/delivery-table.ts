// The deliveries of one endpoint in its object's own SQLite: schedule, log and what is known of the endpoint.
import { z } from "zod";
import { EventType } from "../../model/events.ts";
import { AttemptError, Delivery, EndReason } from "../../model/webhook.ts";
import { WEBHOOK_LIMITS } from "../../model/webhook-limits.ts";
import type { EndpointDelivery } from "../../model/webhook-ports.ts";
import type { DeliveryVerdict, WaitingDelivery } from "../../services/delivery-machine.ts";

export const EndpointRecord = z.object({
  subscriptionId: z.string(),
  isProven: z.boolean(),
  failingSince: z.number().nullable(),
  // Records that were written before there were pauses and notices have neither.
  pausedUntil: z.number().nullable().default(null),
  /** Why nothing is sent any more, and whether the subscription's row says so already. */
  end: EndReason.nullable(),
  isEndStored: z.boolean(),
  /** The owner is still to be told of the end; null when there is nothing to tell. */
  notice: z.object({ tries: z.number(), dueAt: z.number() }).nullable().default(null),
});
export type EndpointRecord = z.infer<typeof EndpointRecord>;

export interface StoredDelivery extends WaitingDelivery {
  eventId: string;
  type: EventType;
  body: string;
  attempts: number;
}

interface Row extends Record<string, SqlStorageValue> {
  seq: number;
  id: string;
  event_id: string;
  type: string;
  body: string;
  created_at: number;
  status: string;
  attempts: number;
  due_at: number | null;
  has_turn: number;
  replay_of: string | null;
}

interface AttemptRow {
  attempt: number;
  at: number;
  status: number | null;
  ms: number;
  error: AttemptError | null;
}

export type DeliveryTable = ReturnType<typeof openDeliveryTable>;

/** Rows of the schedule that one look takes in; more are seen at the next. */
const LOOK = 50;
const DELETED_AT_ONCE = 500;

/** Whether anything was ever stored; asking creates nothing. */
export const isEmptyObject = (sql: SqlStorage): boolean =>
  sql.exec("select 1 from sqlite_master where name = 'deliveries'").toArray().length === 0;

export function openDeliveryTable(sql: SqlStorage) {
  sql.exec(`
    create table if not exists endpoint (id integer primary key check (id = 1), json text not null);
    create table if not exists deliveries (
      seq integer primary key autoincrement, id text unique not null, event_id text not null, type text not null, body text not null,
      created_at integer not null, status text not null, attempts integer not null, due_at integer,
      has_turn integer not null default 0, replay_of text);
    create unique index if not exists deliveries_by_event on deliveries (event_id) where replay_of is null;
    create index if not exists deliveries_of_event on deliveries (event_id);
    create index if not exists deliveries_waiting on deliveries (due_at) where status = 'waiting';
    create index if not exists deliveries_by_time on deliveries (created_at);
    create table if not exists attempts (
      delivery_id text not null, attempt integer not null, at integer not null, status integer, ms integer not null,
      error text, primary key (delivery_id, attempt)) without rowid;
  `);
  const rowsOf = (query: string, ...values: SqlStorageValue[]): Row[] => sql.exec<Row>(query, ...values).toArray();
  const shown = (row: Row): Delivery => showDelivery(row, attemptsOf(row.id));

  function attemptsOf(deliveryId: string): AttemptRow[] {
    const rows = sql.exec("select * from attempts where delivery_id = ? order by attempt", deliveryId).toArray();
    return z
      .array(
        z.object({
          attempt: z.number(),
          at: z.number(),
          status: z.number().nullable(),
          ms: z.number(),
          error: AttemptError.nullable(),
        }),
      )
      .parse(rows);
  }

  return {
    endpoint(): EndpointRecord | null {
      const [row] = sql.exec<{ json: string }>("select json from endpoint where id = 1").toArray();
      return row === undefined ? null : EndpointRecord.parse(JSON.parse(row.json));
    },

    saveEndpoint(record: EndpointRecord): void {
      const json = JSON.stringify(record);
      sql.exec(
        "insert into endpoint (id, json) values (1, ?) on conflict (id) do update set json = excluded.json",
        json,
      );
    },

    isFull(): boolean {
      return (
        sql.exec<{ waiting: number }>("select count(*) as waiting from deliveries where status = 'waiting'").one()
          .waiting >= WEBHOOK_LIMITS.waitingDeliveries
      );
    },

    /** One that has no room waits for nothing: it has failed without an attempt. The same event is taken once, replays apart. */
    add(
      id: string,
      { eventId, type, body }: Omit<EndpointDelivery, "subscriptionId">,
      { dueAt, replayOf, now }: { dueAt: number | null; replayOf: string | null; now: number },
    ): void {
      sql.exec(
        `insert into deliveries (id, event_id, type, body, created_at, status, attempts, due_at, replay_of)
          values (?, ?, ?, ?, ?, ?, 0, ?, ?) on conflict do nothing`,
        id,
        eventId,
        type,
        body,
        now,
        dueAt === null ? "failed" : "waiting",
        dueAt,
        replayOf,
      );
    },

    /** The delivery of an event that waits, due now; null when none does. */
    bringForward(eventId: string, now: number): Delivery | null {
      const [row] = rowsOf(
        `update deliveries set due_at = min(due_at, ?) where event_id = ? and status = 'waiting' returning *`,
        now,
        eventId,
      );
      return row === undefined ? null : shown(row);
    },

    isWaiting(id: string): boolean {
      return sql.exec("select 1 from deliveries where id = ? and status = 'waiting'", id).toArray().length > 0;
    },

    /** Deliveries that failed and that no other of their event followed, in the order of their events. */
    failedSince(time: number, limit: number): { id: string; event: Omit<EndpointDelivery, "subscriptionId"> }[] {
      return rowsOf(
        `select * from deliveries d where status = 'failed' and created_at >= ?
          and not exists (select 1 from deliveries n where n.event_id = d.event_id and n.seq > d.seq) order by seq limit ?`,
        time,
        limit,
      ).map(({ id, event_id, type, body }) => ({
        id,
        event: { eventId: event_id, type: EventType.parse(type), body },
      }));
    },

    /** In the order in which they are looked at: of an unproven endpoint by event, else by time. */
    waiting(isProven: boolean): StoredDelivery[] {
      const order = isProven ? "has_turn desc, due_at" : "seq";
      return rowsOf(`select * from deliveries where status = 'waiting' order by ${order} limit ${LOOK}`).map(
        ({ id, event_id, type, body, attempts, due_at, has_turn }) => ({
          id,
          eventId: event_id,
          type: EventType.parse(type),
          body,
          attempts,
          dueAt: due_at ?? 0,
          hasTurn: has_turn === 1,
        }),
      );
    },

    holdTurn(id: string, dueAt: number): void {
      sql.exec("update deliveries set due_at = ?, has_turn = 1 where id = ? and status = 'waiting'", dueAt, id);
    },

    settle(id: string, attempt: AttemptRow, { status, dueAt }: DeliveryVerdict): void {
      sql.exec(
        // Not of a delivery that was recalled while the receiver answered.
        `insert into attempts (delivery_id, attempt, at, status, ms, error)
          select id, ?, ?, ?, ?, ? from deliveries where id = ? on conflict do nothing`,
        attempt.attempt,
        attempt.at,
        attempt.status,
        attempt.ms,
        attempt.error,
        id,
      );
      sql.exec(
        "update deliveries set status = ?, due_at = ?, attempts = ?, has_turn = 0 where id = ?",
        status,
        dueAt,
        attempt.attempt,
        id,
      );
    },

    recall(eventId: string): void {
      sql.exec("delete from attempts where delivery_id in (select id from deliveries where event_id = ?)", eventId);
      sql.exec("delete from deliveries where event_id = ?", eventId);
    },

    failWaiting(): void {
      sql.exec("update deliveries set status = 'failed', due_at = null, has_turn = 0 where status = 'waiting'");
    },

    find(id: string): { delivery: Delivery; body: string } | null {
      const [row] = rowsOf("select * from deliveries where id = ?", id);
      return row === undefined ? null : { delivery: shown(row), body: row.body };
    },

    list(limit: number, before: number | null): { deliveries: Delivery[]; nextCursor: number | null } {
      const rows = rowsOf(
        "select * from deliveries where seq < ? order by seq desc limit ?",
        before ?? Number.MAX_SAFE_INTEGER,
        limit + 1,
      );
      const page = rows.slice(0, limit);
      return { deliveries: page.map(shown), nextCursor: rows.length > limit ? (page.at(-1)?.seq ?? null) : null };
    },

    deleteBefore(time: number): void {
      const old = `select id from deliveries where created_at < ? and status <> 'waiting' order by created_at limit ${DELETED_AT_ONCE}`;
      sql.exec(`delete from attempts where delivery_id in (${old})`, time);
      sql.exec(`delete from deliveries where id in (${old})`, time);
    },

    /** When the oldest delivery was made; null when there is none. */
    oldest(): number | null {
      return sql.exec<{ at: number | null }>("select min(created_at) as at from deliveries").one().at;
    },
  };
}

function showDelivery(row: Row, attempts: AttemptRow[]): Delivery {
  const isoOf = (ms: number): string => new Date(ms).toISOString();
  return Delivery.parse({
    id: row.id,
    eventId: row.event_id,
    event: row.type,
    status: row.status,
    createdAt: isoOf(row.created_at),
    nextAttemptAt: row.due_at === null ? null : isoOf(row.due_at),
    replayOf: row.replay_of,
    attempts: attempts.map(({ attempt, at, status, ms, error }) => ({ attempt, at: isoOf(at), status, ms, error })),
  });
}
