// Takes one agent message: lease, evidence, the agent itself (pure), result to the coordinator.
import type { Ports } from "../model/ports.ts";
import type { AgentId } from "../model/scan.ts";
import { runScanAgent } from "../scanner/agents/run-scan-agent.ts";
import type { EvidenceBundle } from "../scanner/evidence/site-evidence.ts";
import { parseEvidenceBundle } from "../scanner/evidence/evidence-bundle.ts";

/** Evidence of the scans this isolate works on; agents of one scan arrive together and share it. */
const bundles = new Map<string, Promise<EvidenceBundle>>();
const BUNDLES_KEPT = 2;

/** Done, or not ours to do: the message can go. Throws when it should come again. */
export async function runAgent(ports: Ports, scanId: string, agent: AgentId): Promise<void> {
  const coordinator = ports.coordinator(scanId);
  const lease = await coordinator.leaseAgent(agent);
  ports.log("agent.consumed", { scanId, agent, go: lease.go });
  if (!lease.go) return;
  const bundle = await bundleOf(ports, scanId);
  const startedAt = ports.clock.now();
  const result = runScanAgent(agent, bundle.evidence);
  await coordinator.agentDone(agent, JSON.stringify(result), result.learnt);
  ports.log("agent.done", { scanId, agent, outcomes: result.outcomes.length, ms: ports.clock.now() - startedAt });
}

function bundleOf(ports: Ports, scanId: string): Promise<EvidenceBundle> {
  const known = bundles.get(scanId);
  if (known !== undefined) return known;
  const loading = loadBundle(ports, scanId);
  bundles.set(scanId, loading);
  loading.catch(() => bundles.delete(scanId));
  const [oldest] = bundles.keys();
  if (bundles.size > BUNDLES_KEPT && oldest !== undefined) bundles.delete(oldest);
  return loading;
}

async function loadBundle(ports: Ports, scanId: string): Promise<EvidenceBundle> {
  const json = await ports.objects.getEvidence(scanId);
  if (json === null) throw new Error(`no evidence stored for scan ${scanId}`);
  return parseEvidenceBundle(json);
}
