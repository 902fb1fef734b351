// The second safety net: a scan whose coordinator lost its alarm is looked at from outside.
import { GATE_WAIT_MS } from "../../model/limits.ts";
import type { Ports } from "../../model/ports.ts";

const SCANS_PER_RUN = 50;

export async function pokeOverdueScans(ports: Ports): Promise<void> {
  const longest = Math.max(...Object.values(ports.config.scanDeadlinesMs)) + GATE_WAIT_MS;
  const overdue = await ports.scans.findOverdue(ports.clock.now() - longest, SCANS_PER_RUN);
  for (const scanId of overdue) {
    try {
      const isKnown = await ports.coordinator(scanId).poke();
      // A row without a coordinator: the worker died between the two, and nobody else would end it.
      if (!isKnown)
        await ports.scans.fail(
          scanId,
          { code: "internal", sentence: "The scan was lost before it began." },
          ports.clock.now(),
        );
      ports.log("scan.poked", { scanId, isKnown });
    } catch (error) {
      ports.log("scan.poke_failed", { scanId, error: error instanceof Error ? error.message : "unknown" });
    }
  }
}
