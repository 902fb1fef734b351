// Outbox rows, written in the batch of the state change that they tell of.
import { sql, type SQL } from "drizzle-orm";
import { eventIdOf, REPORT_MAIL, type EventData } from "../../model/events.ts";
import { outbox, scans } from "./schema.ts";

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
    where ${guard} on conflict do nothing`;
}

/** Asks for the report by e-mail, when an address was given; the address itself stays in the scan's row. */
export function reportMailRow(scanId: string, at: number, guard: SQL | undefined): SQL {
  return sql`insert into ${outbox} (event_id, type, owner, scan_id, data, created_at, due_at)
    select ${`mail_report_${scanId}`}, ${REPORT_MAIL}, null, ${scanId}, '{}', ${at}, ${at}
    from ${scans} where ${guard} and ${scans.email} is not null on conflict do nothing`;
}
