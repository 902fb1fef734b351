// The audits of Lighthouse that are asked for: its SEO category, and what else we share with it. Data.
import { SHARED_CHECKS } from "./shared-checks.ts";

/** Category "seo" of 13.5; its manual entry, structured-data, gives no verdict. */
export const SEO_AUDITS = [
  "is-crawlable",
  "document-title",
  "meta-description",
  "http-status-code",
  "link-text",
  "crawlable-anchors",
  "robots-txt",
  "image-alt",
  "hreflang",
  "canonical",
] as const;
export type SeoAudit = (typeof SEO_AUDITS)[number];

export const LIGHTHOUSE_AUDITS: readonly string[] = [
  ...new Set([...SEO_AUDITS, ...SHARED_CHECKS.flatMap(({ peers }) => peers.lighthouse ?? [])]),
];
