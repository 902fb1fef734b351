import { isSingular, shareOf } from "../../../model/words.ts";
import { isDatedContent, topicOf } from "../../evidence/answers/answers-content.ts";
import { readDates } from "../../evidence/answers/answers-dates.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { defineCheck, judgePages } from "../define-check.ts";

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
  fix: "Show the day of publication or of the last revision under the title of each article, in a time element.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/publication-dates",
  headline: ({ name }) => `Nobody can tell how old the articles of ${name} are`,
  run({ pages, profile }) {
    return judgePages(
      pages,
      (page) => {
        if (!isDatedContent(page, profile.siteType.value)) return null;
        if (readDates(page).visible.length > 0) return true;
        return {
          received: `“${quoteOf(topicOf(page))}” without a date near its title`,
          meaning: "A visitor cannot see when this was written.",
        };
      },
      ({ good, of }) => `${shareOf(good, of, "article")} read ${isSingular(good, of) ? "shows" : "show"} a date.`,
    );
  },
});
