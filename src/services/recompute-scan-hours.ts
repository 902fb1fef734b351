// The hours of a finished scan with the caller's own volumes, from the stored report.
import type { Ports } from "../model/ports.ts";
import type { Assumptions } from "../model/scan.ts";
import type { RecomputedHours } from "../scanner/report/recompute-hours.ts";
import { readScanReport } from "./read-scan.ts";

const NOT_COMPLETE = "The scan is not complete, so there are no hours yet.";

/** null for an unknown scan; no opportunities for one that is not complete. */
export async function recomputeScanHours(
  ports: Ports,
  scanId: string,
  assumptions: Assumptions,
): Promise<RecomputedHours | null> {
  const found = await readScanReport(ports, scanId);
  if (found === null) return null;
  if (found.report === null)
    return { opportunities: [], hoursTotal: null, totalTimeSavingsPotential: null, notes: [NOT_COMPLETE] };
  await ports.tables.load();
  const { recomputeHours } = await import("../scanner/report/recompute-hours.ts");
  return recomputeHours(found.report.results, assumptions);
}
