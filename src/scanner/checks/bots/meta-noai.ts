import { noaiMetas } from "../../evidence/access/bots-usage-statements.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const metaNoai = defineCheck({
  id: "meta-noai",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["pages", "target"],
  title: "Pages marked against AI use",
  why: "Some galleries mark pages with noai. No operator of an AI crawler is known to honor it.",
  fix: "Who wants to refuse training says so in /robots.txt, which the large operators follow.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  run({ pages, target }) {
    const marked = pages.flatMap((page) =>
      noaiMetas(page)
        .slice(0, 1)
        .map((received) => ({ url: page.url, received })),
    );
    if (marked.length === 0) return na(`No page read of ${target.host} carries this mark.`);
    return info(
      `${marked.length} of ${pages.length} pages read of ${target.host} are marked against AI use.`,
      marked.slice(0, 5).map(({ url, received }) => seen(url, received, "No operator is known to follow it.")),
    );
  },
});
