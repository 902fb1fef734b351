import { z } from "zod";
import type { Listing } from "./listing.ts";
import { Industry } from "./profile.ts";

/** What a list of businesses begins with: the highest score, or the newest entry. */
export const DIRECTORY_SORTS = ["readiness", "aeo", "newest"] as const;
export const DirectorySort = z.enum(DIRECTORY_SORTS);
export type DirectorySort = z.infer<typeof DirectorySort>;

const score = z.number().min(0).max(100);

/** A directory entry as the API shows it: the contract's fields first, then the scan it is from. */
export const DirectoryListing = z
  .object({
    businessName: z.string(),
    slug: z.string().describe("URL-safe lookup key; never changes"),
    domain: z.string(),
    industry: Industry,
    readinessScore: score,
    aeoScore: score,
    description: z.string().optional(),
    scanId: z.uuid().describe("Scan that is shown; get_scan_results reads it"),
    updatedAt: z.number().int().describe("Unix timestamp, seconds"),
  })
  .meta({ id: "DirectoryListing" });
export type DirectoryListing = z.infer<typeof DirectoryListing>;

export function toDirectoryListing({ scanType: _type, description, updatedAt, ...listing }: Listing): DirectoryListing {
  return {
    ...listing,
    ...(description === null ? {} : { description }),
    updatedAt: Math.floor(updatedAt / 1000),
  };
}
