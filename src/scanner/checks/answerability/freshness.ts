import { listOf } from "../../../model/words.ts";
import { defineCheck, namedIn } from "../define-check.ts";
import { gradeFreshness } from "../grade-freshness.ts";

export const freshness = defineCheck({
  id: "freshness",
  agent: "answerability",
  category: "Freshness",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "target", "profile"],
  title: "Dated pages are recent",
  why: "Pages cited by assistants are a quarter fresher than ordinary search results, and most visits of AI crawlers go to pages less than a year old.",
  fix: "Go through the articles that are older than a year: revise what has changed since and date it anew, retire what no longer holds. A new article counts as well.",
  effort: "M",
  reference: "https://ahrefs.com/blog/fresh-content/",
  headline: ({ name }, shown = []) => {
    const years = namedIn(shown, "about").toSorted();
    return `Assistants that look for recent sources may pass over articles of ${name}${years.length === 0 ? "" : ` from ${listOf(years)}`}`;
  },
  run: gradeFreshness,
});
