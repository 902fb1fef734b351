// Whether what changed since the scan before is worth an event. Pure.
import type { EventData } from "../model/events.ts";
import type { StoredReport } from "../model/stored-report.ts";
import type { PreviousScan } from "../model/score-change.ts";

/**
 * The event, when at least one check changed and a score moved by a point or more; else null. A new scorecard alone
 * changes no check.
 */
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
