// Finishes deletions: a scan whose rows are gone leaves no object and no coordinator behind, and is named in no report of
// another, wherever its deletion was interrupted, and whatever a worker that was at work still stored.
import type { Ports } from "../../model/ports.ts";
import { removeRemains } from "../../services/remove-scans.ts";

/**
 * Soon after a deletion, when whoever began it is done with it or gone; and again when nothing that ran then can still run:
 * the longest scan, and the wait before it, take less than an hour.
 */
const SWEEPS = [
  { mark: "deleted-soon", afterMs: 60_000 },
  { mark: "deleted-late", afterMs: 3_600_000 },
];
/** More than are ever deleted at one time, so that a portion never ends in the midst of them. */
const SCANS_PER_RUN = 500;

export async function sweepDeletedScans(ports: Ports): Promise<void> {
  for (const { mark, afterMs } of SWEEPS) {
    const after = await ports.removal.readMark(mark);
    const deleted = await ports.removal.findTombstones(after, ports.clock.now() - afterMs, SCANS_PER_RUN);
    const last = deleted.at(-1);
    if (last === undefined) continue;
    const scanIds = deleted.map(({ scanId }) => scanId);
    await removeRemains(ports, scanIds);
    // Of a full portion the last moment may hold more.
    await ports.removal.writeMark(mark, deleted.length === SCANS_PER_RUN ? last.deletedAt - 1 : last.deletedAt);
    ports.log("removal.swept", { mark, scans: scanIds.length });
  }
}
