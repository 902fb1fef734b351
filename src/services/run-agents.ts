// Takes the agent messages of one scan that came together: lease, evidence, the agents themselves (pure), what they
// found to the coordinator in one call.
import { isUnavailable } from "../model/errors.ts";
import type { AgentReport, Ports } from "../model/ports.ts";
import type { AgentId } from "../model/scan.ts";
import { runScanAgent } from "../scanner/agents/run-scan-agent.ts";
import type { SiteEvidence } from "../scanner/evidence/site-evidence.ts";
import { EvidenceVersionError, parseEvidenceBundle } from "../scanner/evidence/evidence-bundle.ts";
import { whileAway } from "./while-away.ts";

export async function runAgents(ports: Ports, scanId: string, agents: readonly AgentId[]): Promise<void> {
  const coordinator = ports.coordinator(scanId);
  const leased = await coordinator.leaseAgents([...agents]);
  const startedAt = ports.clock.now();
  ports.log("agents.consumed", { scanId, agents: agents.length, leased: leased.length });
  if (leased.length === 0) return;
  const evidence = await loadEvidence(ports, scanId);
  if (evidence === "away") return coordinator.returnAgents(leased);
  if (evidence === null) {
    for (const agent of leased)
      await coordinator.agentFailed(agent, "The site was read before an update of this service.");
    return;
  }
  const broken: AgentId[] = [];
  const reports = leased.flatMap((agent): AgentReport[] => {
    try {
      const result = runScanAgent(agent, evidence);
      return [{ agent, json: JSON.stringify(result), learnt: result.learnt }];
    } catch (error) {
      ports.log("agent.broke", { scanId, agent, error: error instanceof Error ? error.message : "unknown" });
      broken.push(agent);
      return [];
    }
  });
  const until = startedAt + ports.config.agentLeaseMs;
  await whileAway(ports.clock, until, () => coordinator.agentsDone(reports));
  // The same evidence would break it again.
  for (const agent of broken) await coordinator.agentFailed(agent, "It failed on our side.");
  ports.log("agents.done", { scanId, agents: reports.length, ms: ports.clock.now() - startedAt });
}

/**
 * "away" when it cannot be read now: the bucket does not answer, or it is of a later release and for a newer worker; null
 * when it is of an earlier release, and stays so.
 */
async function loadEvidence(ports: Ports, scanId: string): Promise<SiteEvidence | "away" | null> {
  try {
    const json = await ports.objects.getEvidence(scanId);
    if (json === null) throw new Error(`no evidence stored for scan ${scanId}`);
    return parseEvidenceBundle(json).evidence;
  } catch (error) {
    if (isUnavailable(error)) return "away";
    if (error instanceof EvidenceVersionError) return error.isOlder ? null : "away";
    throw error;
  }
}
