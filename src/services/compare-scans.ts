// What changed between two scans of the same address, type and scorecard. Pure.
import type { EventData } from "../model/events.ts";
import type { Outcome } from "../model/outcome.ts";
import type { PreviousScan, StoredReport } from "../model/results.ts";

const isObserved = ({ status }: Outcome): boolean => status === "pass" || status === "warn" || status === "fail";

/** Scores of the earlier scan, and the checks observed in both that ended differently. */
export function compareScans(before: StoredReport, after: StoredReport): PreviousScan {
  const earlier = new Map(before.checks.filter(isObserved).map((check) => [check.id, check.status]));
  const changedChecks = after.checks.filter(isObserved).flatMap(({ id, title, status }) => {
    const was = earlier.get(id);
    return was === undefined || was === status ? [] : [{ id, title, before: was, after: status }];
  });
  const { scanId, scannedAt, readinessScore, aeoScore } = before.results;
  return { scanId, scannedAt, readinessScore, aeoScore, changedChecks };
}

/** The event, when at least one check changed and a score moved by a point or more; else null. */
export function insightsUpdate(
  { results }: StoredReport,
  previous: PreviousScan | null,
): EventData<"insights.updated"> | null {
  if (previous === null || previous.changedChecks.length === 0) return null;
  const { scanId, domain, readinessScore, aeoScore } = results;
  const moved = Math.max(Math.abs(readinessScore - previous.readinessScore), Math.abs(aeoScore - previous.aeoScore));
  if (moved < 1) return null;
  return {
    scanId,
    previousScanId: previous.scanId,
    domain,
    readinessScore,
    previousReadinessScore: previous.readinessScore,
    aeoScore,
    previousAeoScore: previous.aeoScore,
    changedChecks: previous.changedChecks.length,
  };
}
