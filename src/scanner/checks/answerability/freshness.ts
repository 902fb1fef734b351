import { isSingular, listOf, shareOf } from "../../../model/words.ts";
import { isDatedContent, isDocumentation } from "../../evidence/answers/answers-content.ts";
import { DAY_MS, newestDate, readDates, sayDay, YEAR_DAYS } from "../../evidence/answers/answers-dates.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

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
    const years = [...new Set(shown.flatMap(({ received }) => /\b\d{4}$/.exec(received)?.[0] ?? []))].toSorted();
    return `Assistants that look for recent sources may pass over articles of ${name}${years.length === 0 ? "" : ` from ${listOf(years)}`}`;
  },
  run({ pages, target, profile }) {
    return gradeContent(
      pages,
      (page) => {
        const siteType = profile.siteType.value;
        if (!isDatedContent(page, siteType) && !isDocumentation(page, siteType)) return null;
        const newest = newestDate(readDates(page));
        if (newest === null || newest > target.observedAt + DAY_MS) return null;
        const ageDays = (target.observedAt - newest) / DAY_MS;
        if (ageDays <= YEAR_DAYS) return 1;
        return {
          value: ageDays <= 2 * YEAR_DAYS ? 0.5 : 0,
          received: `newest date ${sayDay(newest)}`,
          meaning: `That is ${Math.floor(ageDays / 30.4)} months before this scan.`,
        };
      },
      {
        result: ({ good, of }) =>
          `${shareOf(good, of, "dated article")} ${isSingular(good, of) ? "was" : "were"} published or revised within the last 12 months, by the dates on the page.`,
        notApplicable: "No article read carries a date of publication or revision.",
      },
    );
  },
});
