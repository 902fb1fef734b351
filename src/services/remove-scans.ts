// Removes scans with everything that is kept of them. What shows them, in directory and search, falls back to the
// newest other public scan of the domain.
import type { Replacement, ScanTraces } from "../model/list-ports.ts";
import type { Ports } from "../model/ports.ts";
import { forgetComparisons } from "./forget-comparisons.ts";
import { nextListing } from "./next-listing.ts";
import { searchEntryOf } from "./publish-scan.ts";
import { whileAway } from "./while-away.ts";

/**
 * May run again for the same scans: what is gone already changes nothing. The rows go first and in one batch, so that a
 * scan is either as it was or gone; what is left behind by a failure after that, the tombstones name to the clock.
 */
export async function removeScans(ports: Ports, scanIds: readonly string[]): Promise<void> {
  if (scanIds.length === 0) return;
  const at = ports.clock.now();
  const shown = (await ports.removal.findTraces(scanIds)).filter((scan) => scan.slug !== null || scan.isSearched);
  const replacements: Replacement[] = [];
  for (const scan of Map.groupBy(shown, ({ domain }) => domain).values())
    replacements.push(...(await replacementOf(ports, scan, { scanIds, at })));
  await ports.removal.remove(scanIds, replacements, at);
  // The scans are gone, whatever becomes of this.
  await removeRemains(ports, scanIds).catch((error: unknown) => {
    ports.log("removal.left", { scans: scanIds.length, error: error instanceof Error ? error.message : "unknown" });
    const until = ports.clock.now() + SOON_MS;
    ports.inBackground(whileAway(ports.clock, until, () => removeRemains(ports, scanIds)));
  });
}

/** As long as a request may go on after its answer. */
const SOON_MS = 25_000;

/** What is kept of scans whose rows are gone; as much as can be, before it throws. */
export async function removeRemains(ports: Ports, scanIds: readonly string[]): Promise<void> {
  // First, so that one that runs stores no more.
  const forgotten = await Promise.allSettled(scanIds.map((scanId) => ports.coordinator(scanId).forget()));
  await ports.objects.removeAll(scanIds);
  await forgetComparisons(ports, scanIds);
  for (const one of forgotten) if (one.status === "rejected") throw one.reason;
}

/** What stands in place of these scans of one domain; none when there is no other scan. */
async function replacementOf(
  ports: Ports,
  scans: readonly ScanTraces[],
  { scanIds, at }: { scanIds: readonly string[]; at: number },
): Promise<Replacement[]> {
  const [any] = scans;
  if (any === undefined) return [];
  const newest = await ports.removal.findNewest(any.domain, scanIds);
  const report = newest === null ? null : await ports.objects.getReport(newest.scanId);
  if (newest === null || report === null) return [];
  const { results } = report;
  const slug = scans.find((scan) => scan.slug !== null)?.slug ?? null;
  const listing = slug === null ? null : (nextListing(null, results, { at, takenSlugs: [] })?.listing ?? null);
  return [
    {
      // A slug stays with its business.
      listing: listing === null || slug === null ? null : { ...listing, slug },
      search: searchEntryOf(results, newest.createdAt),
    },
  ];
}
