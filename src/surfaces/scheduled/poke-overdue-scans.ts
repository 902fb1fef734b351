// The second safety net: a scan whose coordinator lost its alarm, or never had one, is looked at from outside.
import { GATE_WAIT_MS } from "../../model/limits.ts";
import type { Ports } from "../../model/ports.ts";
import { pokeScan } from "../../services/poke-scan.ts";

const SCANS_PER_RUN = 50;
/** An order is taken within seconds; what is pending after this has a coordinator, or is lost. */
const STARTED_MS = 60_000;
/** Each is looked at by several runs; then it has to wait until it is overdue. */
const LOOKED_AT_MS = 5 * 60_000;

export async function pokeOverdueScans(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const longest = Math.max(...Object.values(ports.config.scanDeadlinesMs)) + GATE_WAIT_MS;
  const overdue = await ports.scans.findOverdue(now - longest, SCANS_PER_RUN);
  const span = { after: now - STARTED_MS - LOOKED_AT_MS, before: now - STARTED_MS };
  const unstarted = await ports.scans.findUnstarted(span, SCANS_PER_RUN);
  for (const scanId of new Set([...overdue, ...unstarted])) {
    try {
      await pokeScan(ports, scanId);
    } catch (error) {
      ports.log("scan.poke_failed", { scanId, error: error instanceof Error ? error.message : "unknown" });
    }
  }
}
