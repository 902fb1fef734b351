import { listUnread } from "../unread.ts";
import { countOf, onPages, pathOf, startWith, theCount } from "../../../model/words.ts";
import { parseW3cDate } from "../../evidence/site/w3c-date.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

const DAY_MS = 86_400_000;
const MIN_DATED = 5;
const SAME_SHARE = 0.9;
const DISAGREE_SHARE = 0.3;
/** Pages and list are written at different moments. */
const TOLERANCE_MS = 3 * DAY_MS;

// The Last-Modified header is not compared: on pages made on request it is the moment of the request.
export const sitemapLastmodCredible = defineCheck({
  id: "sitemap-lastmod-credible",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["sitemap", "pages", "target"],
  title: "The dates in the list of pages can be believed",
  why: "Google uses these dates only while they prove true; dates that are always today make it ignore all of them.",
  fix: "Write the date of the last real change of each page, never the moment at which the list is made.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  headline: ({ name }) => `Search engines stop believing the dates ${name} gives its pages`,
  run({ sitemap, pages, target }) {
    if (sitemap.state === "unreadable") return listUnread(target);
    const dated = sitemap.urls.flatMap(({ loc, lastmod }) => {
      const at = parseW3cDate(lastmod ?? "");
      return at === null ? [] : [{ loc, lastmod: lastmod ?? "", at }];
    });
    if (dated.length === 0)
      return na(
        sitemap.urls.length === 0
          ? `${target.host} lists no pages for crawlers.`
          : `The list of pages of ${target.host} carries no dates.`,
      );
    const future = dated.filter(({ at }) => at > target.observedAt + DAY_MS);
    if (future.length > 0)
      return fail(
        `${countOf(future.length, "address", "addresses")} in the list of pages of ${target.host} changed in the future, by their dates.`,
        future.slice(0, 3).map(({ loc, lastmod }) => seen(loc, lastmod, "A day that has not come yet.")),
      );
    const today = dated.filter(({ at }) => Math.abs(at - target.observedAt) < DAY_MS);
    if (dated.length >= MIN_DATED && today.length > dated.length * SAME_SHARE)
      return fail(
        `${today.length} of ${dated.length} pages of ${target.host} changed on the very day of this scan, by their dates.`,
        today.slice(0, 3).map(({ loc, lastmod }) => seen(loc, lastmod, "The day on which it was read.")),
      );
    return compareWithPages(dated, pages, target.host);
  },
});

function compareWithPages(
  dated: { loc: string; lastmod: string; at: number }[],
  pages: readonly PageFacts[],
  host: string,
) {
  const byAddress = new Map(dated.map((entry) => [addressKey(entry.loc), entry]));
  const compared = pages.flatMap((page) => {
    const entry = byAddress.get(addressKey(page.url));
    const stated = statedChange(page);
    return entry && stated ? [{ page, entry, stated, agrees: Math.abs(stated.at - entry.at) <= TOLERANCE_MS }] : [];
  });
  const odd = compared.filter(({ agrees }) => !agrees);
  if (odd.length > compared.length * DISAGREE_SHARE)
    return warn(
      `${onPages(odd.length, compared.length)} with a date, the list of pages of ${host} tells another.`,
      odd
        .slice(0, 3)
        .map(({ page, entry, stated }) =>
          seen(
            page.url,
            `list: ${entry.lastmod}; page: ${stated.text}`,
            `Two dates for the last change of ${pathOf(page.url)}.`,
          ),
        ),
    );
  const days = new Set(dated.map(({ lastmod }) => lastmod.slice(0, 10)));
  if (compared.length === 0 && dated.length >= MIN_DATED && days.size === 1)
    return na(
      `All ${dated.length} addresses in the list of pages of ${host} carry the same day, and no page read gives a date in its structured data to compare.`,
    );
  const dates = `${startWith(theCount(dated.length, "date"))} in the list of pages of ${host}`;
  return pass(
    compared.length === 0
      ? `${dates} ${dated.length === 1 ? "lies" : "lie"} in the past; no page read gives a date in its structured data to compare.`
      : `${dates} ${dated.length === 1 ? "contradicts" : "contradict"} neither the calendar nor the pages read.`,
  );
}

/** The page's own statement of its last change, from structured data. */
function statedChange(page: PageFacts): { text: string; at: number } | null {
  const nodes = [...page.structured.jsonLd.flatMap((block) => block.nodes), ...page.structured.microdata];
  for (const { props } of nodes) {
    const stated = props.dateModified;
    const at = typeof stated === "string" ? parseW3cDate(stated) : null;
    if (at !== null) return { text: String(stated), at };
  }
  return null;
}
