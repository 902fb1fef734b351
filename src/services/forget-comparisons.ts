// Takes scans that were deleted out of the reports of later ones, which name the scan before with its scores.
import type { Ports } from "../model/ports.ts";
import { withoutEarlier } from "../model/earlier-scan.ts";

/** Of a report up to a megabyte is in memory, several times over while it is read and written. */
const REWRITTEN_AT_ONCE = 10;

/** The rows of the later scans name the one before until this is done, so that it can be done again. */
export async function forgetComparisons(ports: Ports, scanIds: readonly string[]): Promise<void> {
  for (;;) {
    const later = await ports.removal.findCompared(scanIds, REWRITTEN_AT_ONCE);
    if (later.length === 0) return;
    await Promise.all(
      later.map(async (scanId) => {
        const report = await ports.objects.getReport(scanId);
        if (report !== null) await ports.objects.putReport(scanId, withoutEarlier(report));
      }),
    );
    await ports.removal.markNotCompared(later);
  }
}
