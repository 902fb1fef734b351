// Joins the agents' results into the report, sets it beside what is known already, stores it, and completes the
// scan in one batch.
import type { FinishFacts } from "../model/list-ports.ts";
import type { Ports } from "../model/ports.ts";
import type { StoredReport } from "../model/stored-report.ts";
import type { PreviousScan } from "../model/score-change.ts";
import type { AgentId } from "../model/scan.ts";
import { AGENTS_BY_SCAN_TYPE } from "../model/scan.ts";
import { parseAgentResult } from "../scanner/agents/parse-agent-result.ts";
import { composeReport } from "../scanner/report/compose-report.ts";
import { compareScans } from "./compare-scans.ts";
import { industryMedian, medianPeriods } from "./industry-median.ts";
import { slugChoices } from "./next-listing.ts";
import { publishScan } from "./publish-scan.ts";
import { untoldStart, type ScanState } from "./scan-state.ts";

/**
 * May run several times for one scan: once it is complete, nothing is written again. False when the agents that
 * finished left nothing to score.
 */
export async function finishScan(
  ports: Ports,
  state: ScanState,
  stored: { agent: AgentId; json: string }[],
): Promise<boolean> {
  const { request } = state;
  const { header } = request;
  const results = stored.map(({ json }) => parseAgentResult(json));
  const have = new Set(results.map((result) => result.agent));
  const incomplete = AGENTS_BY_SCAN_TYPE[header.scanType].flatMap((agent) =>
    have.has(agent) ? [] : [{ agent, reason: state.agents[agent]?.reason ?? "It did not finish." }],
  );
  const composed = composeReport({ header, results, incomplete });
  if (composed === null) return false;
  const at = ports.clock.now();
  const facts = await readFacts(ports, composed, at);
  // Deleted while it ran, or complete: an answer of the database that got lost.
  if (facts.status === null || facts.status === "complete") return true;
  // Given up from outside, and its caller told so.
  if (facts.status === "error") return false;
  const report = request.isLocal ? composed : await setBeside(ports, composed, facts);
  await ports.objects.putReport(header.scanId, report);
  const isPublic = request.visibility === "public" && !request.isLocal;
  const publication = isPublic ? publishScan(report, facts, { createdAt: header.createdAt, at }) : null;
  await ports.scans.complete(request, { report, publication, at, startedAt: untoldStart(state) });
  ports.log("scan.completed", {
    scanId: header.scanId,
    domain: header.domain,
    readiness: report.results.readinessScore,
    aeo: report.results.aeoScore,
    agents: results.length,
    failedAgents: incomplete.map(({ agent }) => agent).join(" "),
    ms: at - header.createdAt,
  });
  return true;
}

const readFacts = (ports: Ports, { results }: StoredReport, at: number): Promise<FinishFacts> =>
  ports.scans.findFinishFacts({
    scanId: results.scanId,
    domain: results.domain,
    url: results.startUrl,
    scanType: results.scanType,
    slugs: slugChoices(results),
    industry: results.profile.industry,
    periods: medianPeriods(at),
  });

/** The report itself follows from its own evidence alone; these two members tell how it compares. */
async function setBeside(ports: Ports, report: StoredReport, facts: FinishFacts): Promise<StoredReport> {
  const earlier = await readPrevious(ports, report, facts);
  const isComparable = earlier?.scorecard?.isComparable !== false;
  const median = industryMedian(report.results.profile.industry, facts.rollups);
  const beside = isComparable ? { previous: earlier } : { previous: null, previousScorecard: earlier };
  return { ...report, results: { ...report.results, ...beside, industryMedian: median } };
}

async function readPrevious(
  ports: Ports,
  report: StoredReport,
  { previous }: FinishFacts,
): Promise<PreviousScan | null> {
  if (previous === null) return null;
  try {
    const before = await ports.objects.getReport(previous.id);
    return before === null ? null : compareScans(before, report);
  } catch (error) {
    // A report that cannot be read must not keep the next one from being finished.
    const message = error instanceof Error ? error.message : "unknown";
    ports.log("scan.previous_unreadable", { scanId: report.results.scanId, previous: previous.id, error: message });
    return null;
  }
}
