// Runs agents of one scan (they are pure) and tells the coordinator in one call what they found: all of them where the
// site was just read, or those whose messages came together.
import { isUnavailable } from "../model/errors.ts";
import type { AgentReport, Ports } from "../model/ports.ts";
import type { AgentId } from "../model/scan.ts";
import { runScanAgent } from "../scanner/agents/run-scan-agent.ts";
import type { SiteEvidence } from "../scanner/evidence/site-evidence.ts";
import { EvidenceVersionError, parseEvidenceBundle } from "../scanner/evidence/evidence-bundle.ts";
import { findEvidence } from "./find-evidence.ts";
import { whileAway } from "./while-away.ts";

/** What was found of the evidence: see `loadEvidence`. */
type Loaded = SiteEvidence | "away" | null;

export async function runAgents(ports: Ports, scanId: string, agents: readonly AgentId[]): Promise<void> {
  const leased = await ports.coordinator(scanId).leaseAgents([...agents]);
  const startedAt = ports.clock.now();
  if (leased.length > 0) await runLeased(ports, scanId, leased, await loadEvidence(ports, scanId));
  ports.log("agents.done", {
    scanId,
    agents: agents.length,
    leased: leased.length,
    agentsMs: ports.clock.now() - startedAt,
  });
}

/** For agents that are leased to us. */
export async function runLeased(
  ports: Ports,
  scanId: string,
  leased: readonly AgentId[],
  evidence: Loaded,
): Promise<void> {
  const coordinator = ports.coordinator(scanId);
  const startedAt = ports.clock.now();
  if (evidence === "away") return coordinator.returnAgents([...leased]);
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
}

/**
 * "away" when it cannot be read now: the bucket does not answer, or it is of a later release and for a newer worker; null
 * when it is of an earlier release, and stays so.
 */
export async function loadEvidence(ports: Ports, scanId: string): Promise<Loaded> {
  try {
    const json = await findEvidence(ports, scanId);
    if (json === null) throw new Error(`no evidence stored for scan ${scanId}`);
    return parseEvidenceBundle(json).evidence;
  } catch (error) {
    if (isUnavailable(error)) return "away";
    if (error instanceof EvidenceVersionError) return error.isOlder ? null : "away";
    throw error;
  }
}
