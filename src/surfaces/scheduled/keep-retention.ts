// The jobs of retention: what is past its time goes, in bounded portions; an interrupted job goes on from there.
import {
  CALLER_KEPT_MS,
  ENDED_KEY_KEPT_MS,
  EVIDENCE_KEPT_MS,
  SCAN_KEPT_MS,
  SUPERSEDED_KEPT_MS,
} from "../../model/limits.ts";
import type { Ports } from "../../model/ports.ts";
import { removeScans } from "../../services/remove-scans.ts";

/** Portions that one daily run takes: a service that is asked for tens of thousands of scans a day keeps up. */
const PORTIONS_PER_RUN = 100;
const EVIDENCE_PER_PORTION = 1_000;
const SCANS_PER_PORTION = 200;
/** Scans looked at at once for those that a newer one has replaced. */
const WINDOW = 2_000;
const CALLERS_PER_PORTION = 2_000;
const KEYS_PER_PORTION = 1_000;

const EVIDENCE_MARK = "evidence";
const SUPERSEDED_MARK = "superseded";
const CALLERS_MARK = "callers";

/** Runs a job until it says that nothing is left, or as often as one run may. */
async function inPortions(portion: () => Promise<boolean>): Promise<void> {
  for (let portions = 0; portions < PORTIONS_PER_RUN; portions++) if (!(await portion())) return;
}

/** Evidence bundles, in the order of their scans. */
export const dropOldEvidence = (ports: Ports): Promise<void> =>
  inPortions(async () => {
    const { removal, clock } = ports;
    const after = await removal.readMark(EVIDENCE_MARK);
    const old = await removal.readOld(after, clock.now() - EVIDENCE_KEPT_MS, EVIDENCE_PER_PORTION);
    const last = old.at(-1);
    if (last === undefined) return false;
    await ports.objects.removeEvidence(old.map(({ scanId }) => scanId));
    await removal.writeMark(EVIDENCE_MARK, last.seq);
    ports.log("retention.evidence", { scans: old.length });
    return old.length === EVIDENCE_PER_PORTION;
  });

/** Scans past the longest time. The oldest have the lowest numbers, and are gone after each portion. */
export const dropOldScans = (ports: Ports): Promise<void> =>
  inPortions(async () => {
    const old = await ports.removal.readOld(0, ports.clock.now() - SCAN_KEPT_MS, SCANS_PER_PORTION);
    await removeScans(
      ports,
      old.map(({ scanId }) => scanId),
    );
    ports.log("retention.scans", { scans: old.length });
    return old.length === SCANS_PER_PORTION;
  });

/** Scans of nobody's account that a newer scan of the domain has replaced. Goes round: what is newest now may not be later. */
export const dropSupersededScans = (ports: Ports): Promise<void> =>
  inPortions(async () => {
    const { removal, clock } = ports;
    const after = await removal.readMark(SUPERSEDED_MARK);
    const { scanIds, lastSeq } = await removal.readSuperseded(after, clock.now() - SUPERSEDED_KEPT_MS, WINDOW);
    const some = scanIds.slice(0, SCANS_PER_PORTION);
    await removeScans(ports, some);
    const isAllDone = some.length === scanIds.length;
    // Where more are left, the same window is looked at again; at the end the round starts anew.
    if (isAllDone) await removal.writeMark(SUPERSEDED_MARK, lastSeq ?? 0);
    ports.log("retention.superseded", { scans: some.length });
    return lastSeq !== null;
  });

/** Who asked for scans of nobody's account, and addresses of mail that could not be sent. */
export const forgetCallers = (ports: Ports): Promise<void> =>
  inPortions(async () => {
    const { removal, clock } = ports;
    const after = await removal.readMark(CALLERS_MARK);
    const last = await removal.forgetCallers(after, clock.now() - CALLER_KEPT_MS, CALLERS_PER_PORTION);
    if (last === null) return false;
    await removal.writeMark(CALLERS_MARK, last);
    return true;
  });

export const dropEndedKeys = (ports: Ports): Promise<void> =>
  inPortions(async () => {
    const dropped = await ports.keys.deleteEnded(ports.clock.now() - ENDED_KEY_KEPT_MS, KEYS_PER_PORTION);
    ports.log("retention.keys", { dropped });
    return dropped === KEYS_PER_PORTION;
  });
