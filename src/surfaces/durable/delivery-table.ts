// The deliveries of one endpoint in its object's own SQLite: schedule, log and what is known of the endpoint.
import { z } from "zod";
import { EventType } from "../../model/events.ts";
import { AttemptError, Delivery, EndReason, WEBHOOK_LIMITS } from "../../model/webhook.ts";
import type { EndpointDelivery } from "../../model/webhook-ports.ts";
import type { DeliveryVerdict, WaitingDelivery } from "../../services/delivery-machine.ts";

export const EndpointRecord = z.object({
  subscriptionId: z.string(),
  isProven: z.boolean(),
  failingSince: z.number().nullable(),
  /** Why nothing is sent any more, and whether the subscription's row says so already. */
  end: EndReason.nullable(),
  isEndStored: z.boolean(),
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

export function openDeliveryTable(sql: SqlStorage) {
  sql.exec(`
    create table if not exists endpoint (id integer primary key check (id = 1), json text not null);
    create table if not exists deliveries (
      seq integer primary key autoincrement, id text unique not null, event_id text not null, type text not null, body text not null,
      created_at integer not null, status text not null, attempts integer not null, due_at integer,
      has_turn integer not null default 0, replay_of text);
    create unique index if not exists deliveries_by_event on deliveries (event_id) where replay_of is null;
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

    /** False when too many wait already. The same event is taken once, replays apart. */
    add(
      id: string,
      { eventId, type, body }: Omit<EndpointDelivery, "subscriptionId">,
      dueAt: number,
      replayOf: string | null,
      now: number,
    ): boolean {
      const { waiting } = sql
        .exec<{ waiting: number }>("select count(*) as waiting from deliveries where status = 'waiting'")
        .one();
      if (waiting >= WEBHOOK_LIMITS.waitingDeliveries) return false;
      sql.exec(
        `insert into deliveries (id, event_id, type, body, created_at, status, attempts, due_at, replay_of)
          values (?, ?, ?, ?, ?, 'waiting', 0, ?, ?) on conflict do nothing`,
        id,
        eventId,
        type,
        body,
        now,
        dueAt,
        replayOf,
      );
      return true;
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
        "insert into attempts (delivery_id, attempt, at, status, ms, error) values (?, ?, ?, ?, ?, ?) on conflict do nothing",
        id,
        attempt.attempt,
        attempt.at,
        attempt.status,
        attempt.ms,
        attempt.error,
      );
      sql.exec(
        "update deliveries set status = ?, due_at = ?, attempts = ?, has_turn = 0 where id = ?",
        status,
        dueAt,
        attempt.attempt,
        id,
      );
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
