import { listUnread } from "../unread.ts";
import { countOf, eachOf, listOf, partOf, pathOf } from "../../../model/words.ts";
import { canonicalNames, pageKey } from "../../evidence/access/access-canonical.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const READ_SHARE = 0.5;

export const orphanPages = defineCheck({
  id: "orphan-pages",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["sitemap", "pages", "crawl", "target"],
  title: "Listed pages that no link leads to",
  why: "Engines make little of a page without links to it, and people do not come across it.",
  fix: "Link such pages from a page on the same subject, or take them out of the list.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  run({ sitemap, pages, crawl, target }) {
    if (sitemap.state === "unreadable") return listUnread(target);
    if (sitemap.urls.length === 0) return na(`${target.host} lists no pages for crawlers.`);
    if (crawl.pagesRead < Math.max(crawl.pagesKnown, sitemap.urls.length) * READ_SHARE)
      return na(`Too few pages of ${target.host} were read to say which ones nothing links to.`);
    const named = canonicalNames(pages);
    const linked = new Set(pages.flatMap((page) => namesLinkedOn(page, named)));
    for (const page of pages.slice(0, 1)) linked.add(pageKey(page.url));
    const orphans = sitemap.urls.filter(({ loc }) => !linked.has(pageKey(loc)));
    const read = `${partOf(0, pages.length, "page")} read`;
    if (orphans.length === 0)
      return info(`${eachOf(sitemap.urls.length, "listed page")} of ${target.host} is linked from a page read.`);
    return info(
      `${orphans.length} of ${countOf(sitemap.urls.length, "listed page")} of ${target.host} ${orphans.length === 1 ? "is" : "are"} linked from ${read}: ${listOf(orphans.map(({ loc }) => pathOf(loc)))}.`,
      orphans.slice(0, 5).map(({ loc }) => seen(loc, "in the list of pages only", "No link to it was seen.")),
    );
  },
});

/** Whatever the page links but itself: who jumps within a page is on it already. */
function namesLinkedOn({ url, anchors }: PageFacts, named: (address: string) => string[]): string[] {
  const own = new Set(named(url));
  return [...new Set(anchors.map(({ href }) => href))].flatMap(named).filter((name) => !own.has(name));
}
