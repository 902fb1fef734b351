import { listUnread } from "../unread.ts";
import { isSingular, shareOf } from "../../../model/words.ts";
import { isW3cDate } from "../../evidence/site/w3c-date.ts";
import { defineCheck, na, pass, seen, warn } from "../define-check.ts";

const GOOD_SHARE = 0.8;

export const sitemapLastmod = defineCheck({
  id: "sitemap-lastmod",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["sitemap", "target"],
  title: "The list of pages tells when each changed",
  why: "With the date of the last change a crawler comes back for what is new and leaves the rest alone.",
  fix: "Write the day of the last real change of each page into the list of pages of {host}, as YYYY-MM-DD or with time and zone.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  headline: ({ name }) => `Crawlers cannot tell which pages of ${name} are new`,
  run({ sitemap, target }) {
    if (sitemap.state === "unreadable") return listUnread(target);
    const of = sitemap.urls.length;
    if (of === 0) return na(`${target.host} lists no pages for crawlers.`);
    const undated = sitemap.urls.filter(({ lastmod }) => lastmod === null || !isW3cDate(lastmod.trim()));
    const days = new Set(sitemap.urls.map(({ lastmod }) => lastmod?.trim().slice(0, 10)));
    const date =
      days.size === 1 && undated.length === 0 && of > 1 ? "a date, the same for all" : "the date of the last change";
    const situation = `${shareOf(of - undated.length, of, "address", "addresses")} in the list of pages of ${target.host} ${isSingular(of - undated.length, of) || of === 1 ? "carries" : "carry"} ${date}.`;
    if ((of - undated.length) / of >= GOOD_SHARE) return pass(situation);
    const evidence = undated.slice(0, 3).map(({ loc, lastmod }) => seen(loc, lastmod ?? "no date", ""));
    // It is the list that is changed, and none of the pages.
    return { ...warn(situation, evidence), pagesInAll: 0 };
  },
});
