// Scans in D1. Every state change is one batch, guarded by the old status, so that a repeated or late
// call changes nothing.
import { and, asc, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { failureText } from "../../model/scan-failure.ts";
import type { ScanRow, ScanStore } from "../../model/ports.ts";
import { earlierOf } from "../../model/earlier-scan.ts";
import type { ScanStatus } from "../../model/scan.ts";
import { completionStatements, onceWhile } from "./completion-batch.ts";
import { findFinishFacts } from "./finish-facts.ts";
import { dropListings } from "./listing-statements.ts";
import { reportMailRow, scanEventRow } from "./outbox-rows.ts";
import { newStatusCount } from "./rollup-store.ts";
import { runBatch } from "./run-batch.ts";
import { bumpCounter, countFailedAgents, counterName, moveCounters } from "./scan-counters.ts";
import { scans } from "./schema.ts";
import { dropSearchRows } from "./search-statements.ts";

/** Statuses a scan may come from when it moves to the one named. */
const BEFORE: Record<"fetching" | "analyzing" | "error", readonly ScanStatus[]> = {
  fetching: ["pending"],
  analyzing: ["pending", "fetching"],
  error: ["pending", "fetching", "analyzing"],
};

export function createScanStore(database: D1Database): ScanStore {
  const db = drizzle(database);
  return {
    async insert({ header, visibility, isLocal, owner, email, ownerTokenHash }) {
      const row = {
        id: header.scanId,
        domain: header.domain,
        url: header.startUrl,
        scanType: header.scanType,
        status: "pending" as const,
        visibility,
        isLocal,
        owner,
        email,
        ownerTokenHash,
        createdAt: header.createdAt,
      };
      const isNew = sql`not exists (select 1 from ${scans} where ${scans.id} = ${header.scanId})`;
      await runBatch(database, [
        bumpCounter(counterName({ visibility, isLocal }, "pending"), 1, isNew),
        db.insert(scans).values(row).onConflictDoNothing(),
        // changes() tells whether the statement before wrote: a scan that stands already is not counted again.
        newStatusCount(header.scanId, sql`changes() > 0`),
        sql`insert into scan_domains (rowid, domain) select seq, domain from scans
          where id = ${header.scanId} and visibility = 'public' and is_local = 0 and changes() > 0`,
      ]);
    },

    async find(scanId) {
      const [row] = await db.select(rowColumns).from(scans).where(eq(scans.id, scanId)).limit(1);
      return row ?? null;
    },

    async advance(scanId, to, at) {
      const event = to === "fetching" ? [scanEventRow(scanId, "scan.started", {}, at, isIn(scanId, BEFORE[to]))] : [];
      await runBatch(database, [
        ...moveCounters(scanId, to, isIn(scanId, BEFORE[to])),
        ...event,
        db.update(scans).set({ status: to }).where(isIn(scanId, BEFORE[to])),
      ]);
    },

    async fail(scanId, failure, at) {
      const errorMessage = failureText(failure);
      await runBatch(database, [
        ...moveCounters(scanId, "error", isIn(scanId, BEFORE.error)),
        ...(failure.code === "robots_disallowed" ? takeOut(scanId, isIn(scanId, BEFORE.error)) : []),
        scanEventRow(scanId, "scan.failed", { error: errorMessage }, at, isIn(scanId, BEFORE.error)),
        db
          .update(scans)
          .set({ status: "error", errorMessage, completedAt: at, email: null })
          .where(isIn(scanId, BEFORE.error)),
      ]);
    },

    findFinishFacts: (ask) => findFinishFacts(database, ask),

    async complete(request, report, publication, at) {
      const scanId = request.header.scanId;
      await runBatch(database, [
        ...moveCounters(scanId, "complete", isIn(scanId, BEFORE.error)),
        ...countFailedAgents(report.results.incompleteAgents.length, at, onceWhile(isIn(scanId, BEFORE.error))),
        ...(publication === null ? [] : completionStatements(publication, at, onceWhile(isIn(scanId, BEFORE.error)))),
        scanEventRow(
          scanId,
          "scan.completed",
          { readinessScore: report.results.readinessScore, aeoScore: report.results.aeoScore },
          at,
          isIn(scanId, BEFORE.error),
        ),
        reportMailRow(scanId, at, isIn(scanId, BEFORE.error)),
        db
          .update(scans)
          .set({
            status: "complete",
            completedAt: at,
            readinessScore: report.results.readinessScore,
            aeoScore: report.results.aeoScore,
            scorecardVersion: report.results.scorecardVersion,
            previousId: earlierOf(report)?.scanId ?? null,
          })
          .where(isIn(scanId, BEFORE.error)),
      ]);
    },

    async findOverdue(createdBefore, limit) {
      const rows = await db
        .select({ id: scans.id })
        .from(scans)
        .where(and(isOpen, lt(scans.createdAt, createdBefore)))
        .orderBy(asc(scans.createdAt))
        .limit(limit);
      return rows.map((row) => row.id);
    },

    async findUnstarted({ after, before }, limit) {
      const rows = await db
        .select({ id: scans.id })
        .from(scans)
        .where(and(isOpen, eq(scans.status, "pending"), gte(scans.createdAt, after), lt(scans.createdAt, before)))
        .limit(limit);
      return rows.map((row) => row.id);
    },

    async ping() {
      await db.run(sql`select 1`);
    },
  };
}

const rowColumns = {
  id: scans.id,
  domain: scans.domain,
  url: scans.url,
  scanType: scans.scanType,
  status: scans.status,
  visibility: scans.visibility,
  isLocal: scans.isLocal,
  owner: scans.owner,
  createdAt: scans.createdAt,
  completedAt: scans.completedAt,
  errorMessage: scans.errorMessage,
} satisfies Record<keyof ScanRow, unknown>;

/** With literals, as the partial index scans_open has it. */
const isOpen = sql.raw("status in ('pending', 'fetching', 'analyzing')");

const isIn = (scanId: string, statuses: readonly ScanStatus[]): SQL =>
  sql`${and(eq(scans.id, scanId), inArray(scans.status, [...statuses]))}`;

/** A site whose robots.txt asks us to stay out is shown no longer. */
function takeOut(scanId: string, guard: SQL): SQL[] {
  const shown = sql`domain = (select domain from ${scans} where ${guard} and visibility = 'public' and is_local = 0
    and id = ${scanId})`;
  return [...dropListings(shown), ...dropSearchRows(shown)];
}
