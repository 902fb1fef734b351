// What becomes of the scans of an account that is gone: unlisted ones, which nobody else was meant to find and nobody could
// delete any more, go with it; public ones stay, belonging to nobody, without what was received and who asked.
import type { Ports } from "../model/ports.ts";
import { removeScans } from "./remove-scans.ts";

const SCANS_PER_RUN = 100;

/** A bounded number a run; may be interrupted anywhere, and begun again. */
export async function settleOrphans(ports: Ports): Promise<void> {
  const orphans = await ports.removal.findOrphans(SCANS_PER_RUN);
  if (orphans.length === 0) return;
  const [leaving, staying] = [true, false].map((isUnlisted) =>
    orphans.filter((orphan) => orphan.isUnlisted === isUnlisted).map(({ scanId }) => scanId),
  );
  await removeScans(ports, leaving ?? []);
  await Promise.all((staying ?? []).map((scanId) => ports.coordinator(scanId).forget()));
  // The addresses in it are as they were asked for, query included.
  await ports.objects.removeEvidence(staying ?? []);
  await ports.removal.disown(staying ?? []);
  ports.log("account.orphans", { removed: leaving?.length ?? 0, kept: staying?.length ?? 0 });
}
