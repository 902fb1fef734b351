// Takes the agent messages of one scan that came together: lease, evidence, the agents themselves (pure), what they
// found to the coordinator in one call.
import type { AgentReport, Ports } from "../model/ports.ts";
import type { AgentId } from "../model/scan.ts";
import { runScanAgent } from "../scanner/agents/run-scan-agent.ts";
import type { EvidenceBundle } from "../scanner/evidence/site-evidence.ts";
import { EvidenceVersionError, parseEvidenceBundle } from "../scanner/evidence/evidence-bundle.ts";

/** Gives the agents that broke: their messages should come again, the others are done or not ours to do. */
export async function runAgents(ports: Ports, scanId: string, agents: readonly AgentId[]): Promise<Set<AgentId>> {
  const coordinator = ports.coordinator(scanId);
  const leased = await coordinator.leaseAgents([...agents]);
  ports.log("agents.consumed", { scanId, agents: agents.length, leased: leased.length });
  const broken = new Set<AgentId>();
  if (leased.length === 0) return broken;
  const bundle = await loadBundle(ports, scanId);
  if (bundle === null) {
    for (const agent of leased)
      await coordinator.agentFailed(agent, "The site was read before an update of this service.");
    return broken;
  }
  const startedAt = ports.clock.now();
  const reports = leased.flatMap((agent): AgentReport[] => {
    try {
      const result = runScanAgent(agent, bundle.evidence);
      return [{ agent, json: JSON.stringify(result), learnt: result.learnt }];
    } catch (error) {
      ports.log("agent.broke", { scanId, agent, error: error instanceof Error ? error.message : "unknown" });
      broken.add(agent);
      return [];
    }
  });
  await coordinator.agentsDone(reports);
  ports.log("agents.done", { scanId, agents: reports.length, ms: ports.clock.now() - startedAt });
  return broken;
}

/** null when it is of an earlier release, and stays so; one of a later release is for a newer worker: throws. */
async function loadBundle(ports: Ports, scanId: string): Promise<EvidenceBundle | null> {
  const json = await ports.objects.getEvidence(scanId);
  if (json === null) throw new Error(`no evidence stored for scan ${scanId}`);
  try {
    return parseEvidenceBundle(json);
  } catch (error) {
    if (error instanceof EvidenceVersionError && error.isOlder) return null;
    throw error;
  }
}
