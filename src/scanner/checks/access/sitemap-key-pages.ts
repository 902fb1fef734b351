import { listUnread } from "../unread.ts";
import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { canonicalNames, pageKey } from "../../evidence/access/access-canonical.ts";
import { keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { isWholeSitemap, nameOfList } from "../../evidence/access/access-sitemap.ts";
import { defineCheck, fixedBy, na, seen, unable, type Verdict } from "../define-check.ts";
import { statusOfShare } from "../grade-pages.ts";

/**
 * A page that is linked under one spelling and names another as its own is listed where either is; with and without
 * .html is one page, since nothing is missing from such a list.
 */
export const sitemapKeyPages = defineCheck({
  id: "sitemap-key-pages",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["sitemap", "home", "pages", "target"],
  title: "The list of pages holds the pages the menu leads to",
  why: "A crawler that works through the list should meet the offers, prices and contact first of all.",
  fix: "Add the pages that the menu leads to to the list of pages.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview",
  headline: ({ name }) => `The page list of ${name} leaves out pages of its own menu`,
  run({ sitemap, home, pages, target }) {
    if (sitemap.state === "unreadable") return listUnread(target);
    if (sitemap.urls.length === 0) return na(`${target.host} lists no pages for crawlers.`);
    const listed = new Set(sitemap.urls.map(({ loc }) => pageKey(loc)));
    const key = keyAddresses(home, pages);
    const named = canonicalNames([home, ...pages]);
    const missing = key.filter((address) => !named(address).some((name) => listed.has(name)));
    if (missing.length > 0 && !isWholeSitemap(sitemap))
      return unable(`The list of pages of ${target.host} was read in part only.`);
    const share = 1 - missing.length / key.length;
    const verdict: Verdict = {
      status: statusOfShare(share),
      score: share,
      situation:
        missing.length === 0
          ? `The list of pages of ${target.host} names ${key.length === 1 ? "the start page" : `all ${key.length} pages that the site puts forward`}.`
          : `The list of pages of ${target.host} leaves out ${missing.length} of ${countOf(key.length, "page")} that the site puts forward: ${listOf(missing.map(pathOf))}.`,
      evidence: missing
        .slice(0, 5)
        .map((address) =>
          seen(address, `not among ${sitemap.urls.length} listed addresses`, "Linked, and not listed."),
        ),
    };
    return fixedBy(verdict, `Add ${listOf(missing.map(pathOf))} to ${nameOfList(sitemap)}.`);
  },
});
