// The address that a report goes to, until it is sent, and the hashes of those who want none.
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ReportMailStore } from "../../model/ports.ts";
import { mailStops, scans } from "./schema.ts";

export function createReportMailStore(database: D1Database): ReportMailStore {
  const db = drizzle(database);
  return {
    async addressOf(scanId) {
      const [row] = await db.select({ email: scans.email }).from(scans).where(eq(scans.id, scanId)).limit(1);
      return row?.email ?? null;
    },
    async forgetAddress(scanId) {
      await db.update(scans).set({ email: null }).where(eq(scans.id, scanId));
    },
    async isStopped(recipient) {
      const [row] = await db.select().from(mailStops).where(eq(mailStops.recipient, recipient)).limit(1);
      return row !== undefined;
    },
    async stop(recipient, at) {
      await db.insert(mailStops).values({ recipient, at }).onConflictDoNothing();
    },
    async resume(recipient) {
      await db.delete(mailStops).where(eq(mailStops.recipient, recipient));
    },
  };
}
