// The daily job of retention: what is past its time goes, a bounded number a run; the next run goes on from there.
import { EVIDENCE_KEPT_MS, SCAN_KEPT_MS, SUPERSEDED_KEPT_MS } from "../../model/limits.ts";
import type { Ports } from "../../model/ports.ts";
import { removeScans } from "../../services/remove-scans.ts";

const EVIDENCE_PER_RUN = 1_000;
const SCANS_PER_RUN = 200;
/** Scans looked at in one run for those that a newer one has replaced. */
const WINDOW = 2_000;
const TOMBSTONES_PER_RUN = 1_000;
/** Longer than any scan runs: what wrote after its scan was deleted has ended by then. */
const SWEEP_MS = 2 * 86_400_000;

const EVIDENCE_MARK = "evidence";
const SUPERSEDED_MARK = "superseded";

/** Evidence bundles, in the order of their scans. */
export async function dropOldEvidence(ports: Ports): Promise<void> {
  const { removal, clock } = ports;
  const after = await removal.readMark(EVIDENCE_MARK);
  const old = await removal.readOld(after, clock.now() - EVIDENCE_KEPT_MS, EVIDENCE_PER_RUN);
  const last = old.at(-1);
  if (last === undefined) return;
  await ports.objects.removeEvidence(old.map(({ scanId }) => scanId));
  await removal.writeMark(EVIDENCE_MARK, last.seq);
  ports.log("retention.evidence", { scans: old.length });
}

/** Scans past the longest time. The oldest have the lowest numbers, and are gone after each run. */
export async function dropOldScans(ports: Ports): Promise<void> {
  const old = await ports.removal.readOld(0, ports.clock.now() - SCAN_KEPT_MS, SCANS_PER_RUN);
  await removeScans(
    ports,
    old.map(({ scanId }) => scanId),
  );
  ports.log("retention.scans", { scans: old.length });
}

/** Scans of nobody's account that a newer scan of the domain has replaced. Goes round: what is newest now may not be later. */
export async function dropSupersededScans(ports: Ports): Promise<void> {
  const { removal, clock } = ports;
  const after = await removal.readMark(SUPERSEDED_MARK);
  const { scanIds, lastSeq } = await removal.readSuperseded(after, clock.now() - SUPERSEDED_KEPT_MS, WINDOW);
  const some = scanIds.slice(0, SCANS_PER_RUN);
  await removeScans(ports, some);
  const isAllDone = some.length === scanIds.length;
  // Where more are left, the same window is looked at again; at the end the round starts anew.
  if (isAllDone) await removal.writeMark(SUPERSEDED_MARK, lastSeq ?? 0);
  ports.log("retention.superseded", { scans: some.length });
}

/** A worker that was at work when its scan was deleted may have stored something since. */
export async function sweepDeletedScans(ports: Ports): Promise<void> {
  const deleted = await ports.removal.findTombstones(ports.clock.now() - SWEEP_MS, TOMBSTONES_PER_RUN);
  await ports.objects.removeAll(deleted);
}
