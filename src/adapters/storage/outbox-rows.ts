// Outbox rows, written in the batch of the state change that they tell of.
import { sql, type SQL } from "drizzle-orm";
import { EVENT_RECALL, EVENT_TYPES, eventIdOf, REPORT_MAIL, type EventData } from "../../model/events.ts";
import { DISPATCH_LEASE_MS } from "../../model/limits.ts";
import { outbox, scans } from "./schema.ts";
import { subscriptionEvents } from "./webhook-schema.ts";

/** What nobody has subscribed to is not written down: most scans are nobody's event. */
const isWanted = (type: string, owner: SQL = sql`true`): SQL =>
  sql`exists (select 1 from ${subscriptionEvents} where ${subscriptionEvents.type} = ${type} and ${owner})`;
/** Whether an owner has subscribed to this of its own scans. */
export const isAwaited = (type: string, owner: SQL): SQL => isWanted(type, sql`${subscriptionEvents.owner} = ${owner}`);

/** One row per event and scan; a repeat writes nothing. The scan's own facts are read in the same statement. */
export function scanEventRow<T extends "scan.started" | "scan.failed" | "scan.completed">(
  scanId: string,
  type: T,
  more: Omit<EventData<T>, "scanId" | "domain" | "scanType">,
  at: number,
  guard: SQL | undefined,
): SQL {
  // Strangers who share an address with an anonymous caller are not told of unlisted scans.
  const isForOwner = sql`(${scans.visibility} = 'public' or ${scans.owner} not like 'addr:%')`;
  return sql`insert into ${outbox} (event_id, type, owner, scan_id, data, created_at, due_at)
    select ${eventIdOf(type, scanId)}, ${type}, ${scans.owner}, ${scanId},
      json_patch(json_object('scanId', ${scans.id}, 'domain', ${scans.domain}, 'scanType', ${scans.scanType}), ${JSON.stringify(more)}),
      ${at}, ${at} from ${scans} where ${guard} and ${isForOwner}
      and ${isAwaited(type, sql`${scans.owner}`)}
    on conflict do nothing`;
}

/** An event for everybody who lists its type. `guard` is a condition that stands alone. */
export function broadcastRow<T extends "directory.updated" | "insights.updated" | "analytics.weekly">(
  event: { type: T; about: string; scanId: string | null; data: EventData<T> },
  at: number,
  guard: SQL = sql`true`,
): SQL {
  return sql`insert into ${outbox} (event_id, type, owner, scan_id, data, created_at, due_at)
    select ${eventIdOf(event.type, event.about)}, ${event.type}, null, ${event.scanId}, ${JSON.stringify(event.data)}, ${at}, ${at}
    where ${guard} and ${isWanted(event.type)} on conflict do nothing`;
}

/** Asks for the report by e-mail, when an address was given; the address itself stays in the scan's row. */
export function reportMailRow(scanId: string, at: number, guard: SQL | undefined): SQL {
  return sql`insert into ${outbox} (event_id, type, owner, scan_id, data, created_at, due_at)
    select ${`mail_report_${scanId}`}, ${REPORT_MAIL}, null, ${scanId}, '{}', ${at}, ${at}
    from ${scans} where ${guard} and ${scans.email} is not null on conflict do nothing`;
}

/**
 * Takes back what endpoints were handed by rows that meet a condition: at once, and again when a dispatcher that still
 * held the event has ended.
 */
export function recallRows(condition: SQL, at: number): SQL {
  const types = sql`(select value from json_each(${JSON.stringify(EVENT_TYPES)}))`;
  return sql`insert into ${outbox} (event_id, type, owner, scan_id, data, created_at, due_at)
    select 'recall_' || pass.value || '_' || event_id, ${EVENT_RECALL}, owner, null,
      json_object('eventId', event_id, 'type', ${outbox.type}), ${at}, ${at} + pass.value
    from ${outbox}, json_each(${JSON.stringify([0, DISPATCH_LEASE_MS])}) as pass
    where ${condition} and attempts > 0 and ${outbox.type} in ${types} on conflict do nothing`;
}
