// A business in the directory, as it is kept.
import type { Industry } from "./profile.ts";
import type { ScanType } from "./scan.ts";

export interface Listing {
  slug: string;
  domain: string;
  businessName: string;
  industry: Industry;
  description: string | null;
  readinessScore: number;
  aeoScore: number;
  /** Scan that is shown, and its depth. */
  scanId: string;
  scanType: ScanType;
  /** Milliseconds since the epoch. */
  updatedAt: number;
}

/** What a directory entry shows; a change of one of these is an update of the listing. */
export const SHOWN_FIELDS = ["businessName", "industry", "description", "readinessScore", "aeoScore"] as const;
export type ListingField = (typeof SHOWN_FIELDS)[number];
