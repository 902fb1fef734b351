import { isSingular, shareOf } from "../../../model/words.ts";
import { isDatedContent, topicOf } from "../../evidence/answers/answers-content.ts";
import { readDates } from "../../evidence/answers/answers-dates.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { defineCheck } from "../define-check.ts";
import { gradePages } from "../grade-pages.ts";

const MONTH_ONLY = "A visitor sees the month and the year, and not the day.";

export const visibleDate = defineCheck({
  id: "visible-date",
  agent: "answerability",
  category: "Freshness",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Articles show their date",
  why: "Readers and search engines judge an article by its date. Google asks for one that visitors see, not only one in the markup.",
  fix: "Show the day of publication or of the last revision under the title on {pages|every article}, in a time element.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/publication-dates",
  nowhere: "No page read was recognized as an article.",
  headline: ({ name }, shown = []) =>
    shown.length > 0 && shown.every(({ meaning }) => meaning === MONTH_ONLY)
      ? `Articles of ${name} show the month of their date without the day`
      : `Readers cannot tell how old some articles of ${name} are`,
  run({ pages, profile }) {
    let inPart = 0;
    return gradePages(
      pages,
      (page) => {
        if (!isDatedContent(page, profile.siteType.value)) return null;
        const { visible, month } = readDates(page);
        if (visible.length > 0) return 1;
        if (month !== null) {
          inPart += 1;
          return {
            value: 0.5,
            received: `“${quoteOf(topicOf(page))}” with a month and a year near its title`,
            meaning: MONTH_ONLY,
          };
        }
        return {
          value: 0,
          received: `“${quoteOf(topicOf(page))}” without a date near its title`,
          meaning: "",
        };
      },
      ({ good, of }) => {
        const shows = (count: number): string =>
          `${shareOf(count, of, "article")} read ${isSingular(count, of) ? "shows" : "show"}`;
        if (inPart === 0) return `${shows(good)} a date.`;
        const months = `${shows(inPart)} the month alone, without the day`;
        return good === 0 ? `${months}.` : `${shows(good)} a whole date; ${months}.`;
      },
    );
  },
});
