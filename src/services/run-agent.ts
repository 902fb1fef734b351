// Takes one agent message: lease, evidence, the agent itself (pure), result to the coordinator.
import type { Ports } from "../model/ports.ts";
import type { AgentId } from "../model/scan.ts";
import { runScanAgent } from "../scanner/agents/run-scan-agent.ts";
import type { EvidenceBundle } from "../scanner/evidence/site-evidence.ts";
import { EvidenceVersionError, parseEvidenceBundle } from "../scanner/evidence/evidence-bundle.ts";

/**
 * Evidence of the scans that one batch of messages is about: the agents of a scan arrive together and share
 * it. It lives as long as the batch, since one invocation may not wait for what another one reads.
 */
export type Bundles = Map<string, Promise<EvidenceBundle>>;

/** Done, or not ours to do: the message can go. Throws when it should come again. */
export async function runAgent(
  ports: Ports,
  bundles: Bundles,
  { scanId, agent }: { scanId: string; agent: AgentId },
): Promise<void> {
  const coordinator = ports.coordinator(scanId);
  const lease = await coordinator.leaseAgent(agent);
  ports.log("agent.consumed", { scanId, agent, go: lease.go });
  if (!lease.go) return;
  const bundle = await bundleOf(ports, bundles, scanId).catch((error: unknown) => {
    // A newer bundle is for a newer worker, to which the message comes again; an older one stays so.
    if (error instanceof EvidenceVersionError && error.isOlder) return null;
    throw error;
  });
  if (bundle === null) return coordinator.agentFailed(agent, "The site was read before an update of this service.");
  const startedAt = ports.clock.now();
  const result = runScanAgent(agent, bundle.evidence);
  await coordinator.agentDone(agent, JSON.stringify(result), result.learnt);
  ports.log("agent.done", { scanId, agent, outcomes: result.outcomes.length, ms: ports.clock.now() - startedAt });
}

function bundleOf(ports: Ports, bundles: Bundles, scanId: string): Promise<EvidenceBundle> {
  const loading = bundles.get(scanId) ?? loadBundle(ports, scanId);
  bundles.set(scanId, loading);
  return loading;
}

async function loadBundle(ports: Ports, scanId: string): Promise<EvidenceBundle> {
  const json = await ports.objects.getEvidence(scanId);
  if (json === null) throw new Error(`no evidence stored for scan ${scanId}`);
  return parseEvidenceBundle(json);
}
