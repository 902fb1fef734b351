import { pathOf } from "../../../model/words.ts";
import type { SitemapFacts } from "../site-evidence.ts";

/** False when more pages are listed than were read: long lists are cut, and of many lists only some are opened. */
export function isWholeSitemap({ files, truncated }: SitemapFacts): boolean {
  const declared = files.filter(({ kind }) => kind === "index").reduce((sum, { urls }) => sum + urls, 0);
  const opened = files.filter(({ kind, from }) => from === "index" && kind !== "invalid").length;
  return !truncated && opened >= declared;
}

/** The file in which pages are listed, where it is one. */
export function nameOfList({ files }: SitemapFacts): string {
  const lists = files.filter(({ kind }) => kind === "urlset" || kind === "text");
  const [list] = lists;
  return list === undefined || lists.length > 1 ? "the list of pages" : pathOf(list.url);
}
