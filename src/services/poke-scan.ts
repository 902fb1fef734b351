// Has the coordinator of a scan look at the clock: it sends again what got lost and ends what is overdue.
import { KEYS_PER_OWNER } from "../model/limits.ts";
import type { Ports } from "../model/ports.ts";

export async function pokeScan(ports: Ports, scanId: string): Promise<void> {
  const isKnown = await ports.coordinator(scanId).poke();
  // A row without a coordinator: the worker died between the two, and nobody else would end it.
  if (!isKnown) await endLost(ports, scanId);
  ports.log("scan.poked", { scanId, isKnown });
}

async function endLost(ports: Ports, scanId: string): Promise<void> {
  const row = await ports.scans.find(scanId);
  if (row !== null)
    for (const subject of await subjectsOf(ports, row.owner)) await ports.limiter(subject).refundScan(scanId);
  const sentence = "The scan was lost before it began.";
  await ports.scans.fail(scanId, { code: "internal", sentence }, { at: ports.clock.now(), startedAt: null });
}

/** On what its unit of quota may be counted: keys name that themselves, and those of agents share it. */
async function subjectsOf(ports: Ports, owner: string): Promise<Set<string>> {
  const keys = owner.startsWith("key:") ? await ports.keys.list(owner, KEYS_PER_OWNER) : [];
  return new Set(keys.length === 0 ? [owner] : keys.map(({ subject }) => subject));
}
