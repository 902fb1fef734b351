import { defineCheck, info, seen } from "../define-check.ts";

export const crawlerTrapDetected = defineCheck({
  id: "crawler-trap-detected",
  agent: "crawl-access",
  category: "Sampling",
  counts: [],
  severity: 2,
  evidence: "C",
  needs: ["crawl", "target"],
  title: "The number of addresses is finite",
  why: "Calendars, filters and session numbers can make endless addresses; crawlers then spend their visits there instead of on the pages that matter.",
  fix: "Keep calendar, filter and session parameters out of links, or close those paths to crawlers in robots.txt, and give each page one address.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  run({ crawl, target }) {
    const { detected, reason, example } = crawl.trap;
    if (!detected) return info(`No endless addresses were met on ${target.host}.`);
    return info(
      `Links on ${target.host} lead to ever new addresses${reason === null ? "" : ` (${reason})`}; reading stopped there.`,
      seen(
        example ?? target.finalUrl,
        reason ?? "addresses that differ only in their query",
        "A crawler could follow such links without end.",
      ),
    );
  },
});
