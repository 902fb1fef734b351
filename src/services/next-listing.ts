// What a completed scan makes of its domain's place in the directory. Pure.
import type { ListingChange } from "../model/list-ports.ts";
import { SHOWN_FIELDS, type Listing } from "../model/listing.ts";
import type { ScanResults } from "../model/results.ts";
import { SCAN_TYPES } from "../model/scan.ts";
import { slugFor } from "../model/slug.ts";

/** A listing shown longer than this gives way to a shallower scan. */
const STALE_MS = 30 * 86_400_000;
/** Names that share even their long slug get a number. */
const NUMBERED_SLUGS = 8;

/** Slugs a listing of these results may get, the first that is free. */
export function slugChoices({ profile, domain }: ScanResults): string[] {
  const { short, long } = slugFor(profile.businessName ?? domain, domain);
  const numbered = Array.from({ length: NUMBERED_SLUGS }, (_, i) => `${long}-${i + 2}`);
  return [...new Set([short, long, ...numbered])].filter((slug) => slug !== "");
}

/**
 * The change to write; null when the directory stays as it is: no name that two independent signals give, or a
 * shallower scan than the one shown, which is not yet stale. A slug once given stays.
 */
export function nextListing(
  current: Listing | null,
  results: ScanResults,
  { at, takenSlugs }: { at: number; takenSlugs: readonly string[] },
): ListingChange | null {
  const { businessName, businessNameConfidence, industry, description } = results.profile;
  if (businessName === null || businessNameConfidence === "low") return null;
  if (current !== null && !mayReplace(current, results, at)) return null;
  const slug = current?.slug ?? slugChoices(results).find((choice) => !takenSlugs.includes(choice));
  if (slug === undefined) return null;
  const { domain, readinessScore, aeoScore, scanId, scanType } = results;
  const shown = { businessName, industry, description, readinessScore, aeoScore };
  const listing: Listing = { slug, domain, ...shown, scanId, scanType, updatedAt: at };
  const changed = SHOWN_FIELDS.filter((field) => current === null || current[field] !== listing[field]);
  return { listing, from: current, changed };
}

function mayReplace(current: Listing, { scanType }: ScanResults, at: number): boolean {
  const isAsDeep = SCAN_TYPES.indexOf(scanType) >= SCAN_TYPES.indexOf(current.scanType);
  return isAsDeep || current.updatedAt < at - STALE_MS;
}
