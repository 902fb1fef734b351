// The outbox as its dispatcher sees it. Rows are claimed by one statement, so that two dispatchers share the
// work instead of doing it twice.
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { OutboxRow, OutboxStore } from "../../model/webhook-ports.ts";
import { broadcastRow } from "./outbox-rows.ts";
import { runBatch } from "./run-batch.ts";
import { outbox } from "./schema.ts";

export function createOutboxStore(database: D1Database): OutboxStore {
  const db = drizzle(database);
  return {
    async claim({ types, scanId, now, leaseMs, limit }) {
      const ofScan = scanId === null ? sql`true` : sql`scan_id = ${scanId}`;
      // "dispatched_at is null" as the partial index outbox_due has it.
      const rows = await db.all<OutboxRow>(sql`update ${outbox} set due_at = ${now + leaseMs}, attempts = attempts + 1
        where dispatched_at is null and event_id in (
          select event_id from ${outbox} where dispatched_at is null and due_at <= ${now} and ${ofScan}
            and type in (select value from json_each(${JSON.stringify(types)})) order by due_at limit ${limit})
        returning event_id as eventId, type, owner, scan_id as scanId, data, created_at as createdAt, cursor, attempts`);
      return rows;
    },
    async saveCursor(eventId, cursor) {
      await db.update(outbox).set({ cursor }).where(eq(outbox.eventId, eventId));
    },
    async release(eventId, dueAt) {
      await db.update(outbox).set({ dueAt }).where(eq(outbox.eventId, eventId));
    },
    async markDispatched(eventId, dispatchedAt) {
      await db.update(outbox).set({ dispatchedAt }).where(eq(outbox.eventId, eventId));
    },
    async broadcastWeekly(about, data, at) {
      await runBatch(database, [broadcastRow({ type: "analytics.weekly", about, scanId: null, data }, at)]);
    },
    async deleteDispatched(before, limit) {
      const { meta } = await db.run(sql`delete from ${outbox} where event_id in (
        select event_id from ${outbox} where dispatched_at is not null and dispatched_at < ${before} limit ${limit})`);
      return meta.changes;
    },
  };
}
