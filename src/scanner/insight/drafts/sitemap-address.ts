import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { pageAddress } from "./draft-parts.ts";

/** The list of pages that answered as one; null where none did. */
export function sitemapAddress({ sitemap }: Pick<SiteEvidence, "sitemap">): string | null {
  if (sitemap.state !== "present") return null;
  const good = sitemap.files.filter(({ kind, status }) => kind !== "invalid" && status >= 200 && status < 300);
  // Files of an index are reached through it.
  const entry = good.find(({ from }) => from !== "index") ?? good[0];
  return entry === undefined ? null : pageAddress(entry.url) || null;
}
