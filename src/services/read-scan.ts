// Reads a scan: progress from its coordinator with the database as fallback, results from storage.
import type { ScanProgress } from "../model/engine.ts";
import { AppError, isUnavailable } from "../model/errors.ts";
import type { Outcome } from "../model/outcome.ts";
import type { Ports, ScanRow } from "../model/ports.ts";
import type { StoredReport } from "../model/stored-report.ts";
import { earlierOf, withoutEarlier } from "../model/earlier-scan.ts";
import { AGENTS_BY_SCAN_TYPE } from "../model/scan.ts";
import { toUtf8 } from "../model/utf8.ts";

export async function readScanProgress(ports: Ports, scanId: string): Promise<ScanProgress | null> {
  const live = await ports.coordinator(scanId).progressJson().catch(asUnavailable);
  if (typeof live === "string") return JSON.parse(live) as ScanProgress;
  const row = await ports.scans.find(scanId);
  // Only its coordinator knows how far a running scan is; how an ended one ended, its row knows as well.
  if (live !== null && row !== null && row.status !== "complete" && row.status !== "error") throw live;
  return row === null ? null : progressOf(row);
}

/** For `catch`: an outage as a value; all else is thrown on. */
export function asUnavailable(error: unknown): AppError {
  if (error instanceof AppError && isUnavailable(error)) return error;
  throw error;
}

/** The row of a scan, with its report when it is complete. */
export async function readScanReport(
  ports: Ports,
  scanId: string,
): Promise<{ row: ScanRow; report: StoredReport | null } | null> {
  const row = await ports.scans.find(scanId);
  if (row === null) return null;
  if (row.status !== "complete") return { row, report: null };
  const report = await ports.objects.getReport(scanId);
  return { row, report: report === null ? null : await withoutDeletedPrevious(ports, report) };
}

/** The row of a scan, with its results as JSON in UTF-8 when it is complete. */
export async function readScanResults(
  ports: Ports,
  scanId: string,
): Promise<{ row: ScanRow; json: Uint8Array | null } | null> {
  const row = await ports.scans.find(scanId);
  if (row === null) return null;
  if (row.status !== "complete") return { row, json: null };
  const stored = await ports.objects.getResultsJson(scanId);
  const isCurrent =
    stored !== null && (stored.earlierId === null || (await ports.scans.find(stored.earlierId)) !== null);
  if (isCurrent) return { row, json: stored.json };
  const report = await ports.objects.getReport(scanId);
  if (report === null) return { row, json: null };
  const { results } = await withoutDeletedPrevious(ports, report);
  return { row, json: toUtf8(JSON.stringify(results)) };
}

/** Every outcome of a scan; none while it is not complete. null when there is no such scan. */
export async function readScanChecks(ports: Ports, scanId: string): Promise<Outcome[] | null> {
  const row = await ports.scans.find(scanId);
  if (row?.status !== "complete") return row === null ? null : [];
  return (await ports.objects.getChecks(scanId)) ?? (await ports.objects.getReport(scanId))?.checks ?? [];
}

/** A scan that was deleted since is named nowhere, its scores included. */
async function withoutDeletedPrevious(ports: Ports, report: StoredReport): Promise<StoredReport> {
  const earlier = earlierOf(report);
  return earlier === null || (await ports.scans.find(earlier.scanId)) !== null ? report : withoutEarlier(report);
}

function progressOf(row: ScanRow): ScanProgress {
  const isComplete = row.status === "complete";
  return {
    status: row.status,
    progress: isComplete ? 100 : 0,
    error: row.errorMessage,
    message: null,
    agents: AGENTS_BY_SCAN_TYPE[row.scanType].map((id) => ({
      id,
      state: isComplete ? "done" : "waiting",
      learnt: null,
    })),
    pagesRead: 0,
    requestsUsed: 0,
  };
}
