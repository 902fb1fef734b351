// Scans that have not ended, and how to have one looked at.
import { SCAN_POKE } from "../../src/model/events.ts";

const SHOWN = 100;
const OPEN = "status in ('pending', 'fetching', 'analyzing')";

export interface OpenScan {
  id: string;
  domain: string;
  scanType: string;
  status: string;
  createdAt: number;
}

/** Oldest first. */
export async function listOpenScans(database: D1Database, createdBefore: number): Promise<OpenScan[]> {
  const { results } = await database
    .prepare(
      `select id, domain, scan_type as scanType, status, created_at as createdAt from scans
        where ${OPEN} and created_at < ? order by created_at limit ${SHOWN}`,
    )
    .bind(createdBefore)
    .all<OpenScan>();
  return results;
}

/**
 * What a person orders goes through the outbox: whoever may write to the database may order, no further credential or
 * address exists, and the service takes the order up within a minute, again and again until it is done.
 * `id` is that of a scan, or of an event that waits. Tells in words what will happen; null when there is no such thing.
 */
export async function requeue(database: D1Database, id: string, now: number): Promise<string | null> {
  const scan = await database.prepare("select status from scans where id = ?").bind(id).first<{ status: string }>();
  if (scan !== null) {
    if (scan.status === "complete" || scan.status === "error") return `The scan has ended already: ${scan.status}.`;
    await database
      .prepare(
        `insert into outbox (event_id, type, owner, scan_id, data, created_at, due_at)
          values (?, ?, null, ?, '{}', ?, ?) on conflict (event_id) do update
          set due_at = excluded.due_at, dispatched_at = null, attempts = 0`,
      )
      .bind(`poke_${id}`, SCAN_POKE, id, now, now)
      .run();
    return "Within a minute its coordinator sends again what got lost, or ends it if its time is over.";
  }
  const { meta } = await database
    .prepare("update outbox set due_at = ?, attempts = 0 where event_id = ? and dispatched_at is null")
    .bind(now, id)
    .run();
  return meta.changes === 0 ? null : "The event is handed on within a minute.";
}

export interface WaitingEvent {
  eventId: string;
  type: string;
  scanId: string | null;
  attempts: number;
  createdAt: number;
  dueAt: number;
}

/** Events that were not handed on, longest due first. */
export async function listWaitingEvents(database: D1Database): Promise<WaitingEvent[]> {
  const { results } = await database
    .prepare(
      `select event_id as eventId, type, scan_id as scanId, attempts, created_at as createdAt, due_at as dueAt
        from outbox where dispatched_at is null order by due_at limit ${SHOWN}`,
    )
    .all<WaitingEvent>();
  return results;
}
