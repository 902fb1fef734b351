// Scans in D1. Every state change is one batch, guarded by the old status, so that a repeated or late
// call changes nothing.
import { and, asc, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { failureText } from "../../model/scan-failure.ts";
import type { ScanRow, ScanStore, ScanTimes } from "../../model/ports.ts";
import { earlierOf } from "../../model/earlier-scan.ts";
import type { ScanStatus } from "../../model/scan.ts";
import { completionStatements, onceWhile } from "./completion-batch.ts";
import { findFinishFacts } from "./finish-facts.ts";
import { isOpen, TRIGRAM_TEXT } from "./is-listed.ts";
import { dropListings } from "./listing-statements.ts";
import { isAwaited, reportMailRow, scanEventRow } from "./outbox-rows.ts";
import { rowsAs } from "./read-batch.ts";
import { runBatch } from "./run-batch.ts";
import { countFailed, countFailedAgents } from "./scan-counters.ts";
import { scans, tombstones } from "./schema.ts";
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
      const results = await runBatch(database, [
        db.insert(scans).values(row).onConflictDoNothing(),
        // changes() tells whether the statement before wrote.
        sql`insert into scan_domains (rowid, domain) select seq, ${TRIGRAM_TEXT} from scans
          where id = ${header.scanId} and visibility = 'public' and is_local = 0 and changes() > 0`,
        sql`select ${isAwaited("scan.started", sql`${owner}`)} as awaited`,
      ]);
      const [answer] = rowsAs<{ awaited: number }>(results[2]?.results as Record<string, unknown>[] | undefined);
      return { isStartAwaited: answer?.awaited === 1 };
    },

    async replaceOwnerToken(scanId, ownerTokenHash) {
      await db.update(scans).set({ ownerTokenHash }).where(eq(scans.id, scanId));
    },

    async wasDeleted(scanId) {
      const found = await db.select({ at: tombstones.deletedAt }).from(tombstones).where(eq(tombstones.scanId, scanId));
      return found.length > 0;
    },

    async find(scanId) {
      const [row] = await db.select(rowColumns).from(scans).where(eq(scans.id, scanId)).limit(1);
      return row ?? null;
    },

    async advance(scanId, to, startedAt) {
      await runBatch(database, [
        startedRow(scanId, startedAt, isIn(scanId, ["pending"])),
        db.update(scans).set({ status: to }).where(isIn(scanId, BEFORE[to])),
      ]);
    },

    async fail(scanId, failure, { at, startedAt }) {
      const errorMessage = failureText(failure);
      await runBatch(database, [
        ...countFailed(isIn(scanId, BEFORE.error)),
        ...(failure.code === "robots_disallowed" ? takeOut(scanId, isIn(scanId, BEFORE.error)) : []),
        ...startedLate(scanId, startedAt),
        scanEventRow(scanId, "scan.failed", { error: errorMessage }, at, isIn(scanId, BEFORE.error)),
        db
          .update(scans)
          .set({ status: "error", errorMessage, completedAt: at, email: null })
          .where(isIn(scanId, BEFORE.error)),
      ]);
    },

    findFinishFacts: (ask) => findFinishFacts(database, ask),

    async complete(request, { report, publication, at, startedAt }) {
      const scanId = request.header.scanId;
      await runBatch(database, [
        ...countFailedAgents(report.results.incompleteAgents.length, at, onceWhile(isIn(scanId, BEFORE.error))),
        ...(publication === null ? [] : completionStatements(publication, at, onceWhile(isIn(scanId, BEFORE.error)))),
        ...startedLate(scanId, startedAt),
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

const isIn = (scanId: string, statuses: readonly ScanStatus[]): SQL =>
  sql`${and(eq(scans.id, scanId), inArray(scans.status, [...statuses]))}`;

const startedRow = (scanId: string, startedAt: number, guard: SQL): SQL =>
  scanEventRow(scanId, "scan.started", {}, startedAt, guard);

/** The event of a start that was not told of by itself: the scan was over soon, or the database was away. */
const startedLate = (scanId: string, startedAt: ScanTimes["startedAt"]): SQL[] =>
  startedAt === null ? [] : [startedRow(scanId, startedAt, isIn(scanId, BEFORE.error))];

/** A site whose robots.txt asks us to stay out is shown no longer. */
function takeOut(scanId: string, guard: SQL): SQL[] {
  const domain = sql`select domain from ${scans} where ${guard} and visibility = 'public' and is_local = 0
    and id = ${scanId}`;
  return [...dropListings(sql`domain = (${domain})`), dropSearchRows(domain)];
}
