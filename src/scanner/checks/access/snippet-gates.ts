import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { searchDirectives } from "../../evidence/access/access-robots-meta.ts";
import { defineCheck } from "../define-check.ts";
import { gradePages } from "../grade-pages.ts";

/** Characters below which a quote is too short for a full sentence. */
const SHORT_SNIPPET = 160;

// data-nosnippet on parts of a page is not among the observed facts and is not judged.
export const snippetGates = defineCheck({
  id: "snippet-gates",
  agent: "crawl-access",
  category: "Answer-engine access",
  counts: ["aeo"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "target"],
  title: "Search engines may quote the pages",
  why: "Google shows in its AI answers only pages that it may quote. A ban on quotes takes the page out of them.",
  fix: "Remove nosnippet and max-snippet limits from pages that should be quoted; mark single passages with data-nosnippet where they must stay out.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/ai-features",
  nowhere: "Only legal and log-in pages were read.",
  headline: ({ name }) => `Answer engines may not quote what ${name} writes`,
  run({ pages, target }) {
    return gradePages(
      pages,
      (page) => {
        if (page.kind === "login" || page.kind === "legal") return null;
        const directives = searchDirectives(page);
        const ban = directives.find(({ directive }) => directive === "nosnippet" || directive === "max-snippet:0");
        if (ban) return { value: 0, received: ban.source, meaning: "No sentence of the page may be shown." };
        const limit = directives.find(({ directive }) => isShortLimit(directive));
        return limit ? { value: 0.5, received: limit.source, meaning: "Quotes are cut before a sentence ends." } : 1;
      },
      (counts) =>
        `${pagesWhich(counts, `read of ${target.host}${counts.of < pages.length ? " (legal and log-in pages left out)" : ""}`, { one: "may be quoted in full sentences", many: "may be quoted in full sentences" })}.`,
    );
  },
});

/** "max-snippet:-1" means no limit. */
function isShortLimit(directive: string): boolean {
  const limit = /^max-snippet:(\d{1,6})$/.exec(directive)?.[1];
  return limit !== undefined && Number(limit) < SHORT_SNIPPET;
}
