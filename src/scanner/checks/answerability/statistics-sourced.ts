import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { readClaims } from "../../evidence/answers/answers-claims.ts";
import { defineCheck } from "../define-check.ts";
import { gradeArticles } from "../grade-content.ts";

const LEAST_CLAIMS = 2;

export const statisticsSourced = defineCheck({
  id: "statistics-sourced",
  agent: "answerability",
  category: "Evidence in the text",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Figures say where they come from",
  why: "A number with its source can be checked, and answer engines prefer passages that cite theirs. A number without one is a claim.",
  fix: "Link the study, authority or own count behind each percentage and total in the same sentence, or name it there.",
  effort: "M",
  reference: "https://arxiv.org/abs/2311.09735",
  headline: ({ name }) => `Numbers on the pages of ${name} cannot be traced to a source`,
  run({ pages, profile }) {
    return gradeArticles(
      { pages, profile },
      (page, language) => {
        const claims = readClaims(page, language);
        if (claims.length < LEAST_CLAIMS) return null;
        const sourced = claims.filter(({ isSourced }) => isSourced).length;
        const share = sourced / claims.length;
        if (share >= 0.5) return 1;
        const open = claims.find(({ isSourced }) => !isSourced);
        return {
          value: share >= 0.2 ? 0.5 : 0,
          received: `${sourced} of ${countOf(claims.length, "figure")} with a source; without: “${quoteOf(open?.sentence ?? "")}”`,
          meaning: "Neither this sentence nor the next links or names where the figure comes from.",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "longer text")} with figures ${isSingular(good, of) ? "says" : "say"} where at least half of them come from.`,
      "No article with two or more percentages or totals was among the pages read.",
    );
  },
});
