// Joins the agents' results into the report, stores it, and completes the scan in one batch.
import type { Ports } from "../model/ports.ts";
import type { AgentId } from "../model/scan.ts";
import { AGENTS_BY_SCAN_TYPE } from "../model/scan.ts";
import { parseAgentResult } from "../scanner/agents/parse-agent-result.ts";
import { composeReport } from "../scanner/report/compose-report.ts";
import type { ScanState } from "./scan-machine.ts";

/**
 * May run several times for one scan: the report's bytes and every key are the same each time. False when
 * the agents that finished left nothing to score.
 */
export async function finishScan(
  ports: Ports,
  state: ScanState,
  stored: { agent: AgentId; json: string }[],
): Promise<boolean> {
  const { header } = state.request;
  const results = stored.map(({ json }) => parseAgentResult(json));
  const have = new Set(results.map((result) => result.agent));
  const incomplete = AGENTS_BY_SCAN_TYPE[header.scanType].flatMap((agent) =>
    have.has(agent) ? [] : [{ agent, reason: state.agents[agent]?.reason ?? "It did not finish." }],
  );
  const report = composeReport({ header, results, incomplete });
  if (report === null) return false;
  await ports.objects.putReport(header.scanId, JSON.stringify(report));
  await ports.scans.complete(state.request, report, ports.clock.now());
  ports.log("scan.completed", {
    scanId: header.scanId,
    domain: header.domain,
    readiness: report.results.readinessScore,
    aeo: report.results.aeoScore,
    agents: results.length,
  });
  return true;
}
