import type { SitemapFacts } from "../site-evidence.ts";

/** False when more pages are listed than were read: long lists are cut, and of many lists only some are opened. */
export function isWholeSitemap({ files, truncated }: SitemapFacts): boolean {
  const declared = files.filter(({ kind }) => kind === "index").reduce((sum, { urls }) => sum + urls, 0);
  const opened = files.filter(({ kind, from }) => from === "index" && kind !== "invalid").length;
  return !truncated && opened >= declared;
}
