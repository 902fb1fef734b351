// What an undisturbed scan says with the same header about the same evidence, and whether what was stored is that.
import type { ScanHeader } from "../../src/model/scan.ts";
import { AGENTS_BY_SCAN_TYPE } from "../../src/model/scan.ts";
import { StoredReport } from "../../src/model/stored-report.ts";
import { runScanAgent } from "../../src/scanner/agents/run-scan-agent.ts";
import { parseEvidenceBundle } from "../../src/scanner/evidence/evidence-bundle.ts";
import { composeReport } from "../../src/scanner/report/compose-report.ts";

/** Null when the stored bytes are those of an undisturbed scan; otherwise where they begin to differ. */
export function differenceFromUndisturbed(header: ScanHeader, evidence: string, stored: string): string | null {
  const report = JSON.parse(stored) as StoredReport;
  const { incompleteAgents } = report.results;
  const missing = new Set(incompleteAgents.map(({ agent }) => agent));
  const { evidence: site } = parseEvidenceBundle(evidence);
  const results = AGENTS_BY_SCAN_TYPE[header.scanType]
    .filter((agent) => !missing.has(agent))
    .toSorted()
    .map((agent) => runScanAgent(agent, site));
  const undisturbed = composeReport({ header, results, incomplete: incompleteAgents });
  if (undisturbed === null) return "an undisturbed scan has no report";
  // Stored as the schema has it, members in its order.
  const [is, due] = [withoutBeside(report), withoutBeside(StoredReport.parse(undisturbed))];
  if (is === due) return null;
  const at = [...due].findIndex((char, n) => char !== is[n]);
  return `report differs: ${is.slice(at - 40, at + 40)} instead of ${due.slice(at - 40, at + 40)}`;
}

/** What the database adds follows from other scans. */
function withoutBeside({ results, ...report }: StoredReport): string {
  const { previous: _previous, previousScorecard: _scorecard, industryMedian: _median, ...own } = results;
  return JSON.stringify({ ...report, results: own });
}

/** How fast the machine of the torture answered is not the site's doing. */
const TIMED = "ttfb";

/** What it found, without where, when and how fast: equal for equal sites, in whatever order their pages arrived. */
export function verdictOf(stored: string): string {
  const { results, checks } = JSON.parse(stored) as StoredReport;
  const statuses = checks.flatMap(({ id, status }) => (id === TIMED ? [] : [`${id} ${status}`]));
  return [`${results.pages.length} pages`, ...statuses.toSorted()].join("\n");
}
