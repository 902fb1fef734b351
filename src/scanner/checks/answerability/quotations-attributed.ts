import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { bodyBlocks, comparableLength } from "../../evidence/answers/answers-content.ts";
import { findQuotations } from "../../evidence/answers/answers-quotations.ts";
import { defineCheck } from "../define-check.ts";
import { gradeArticles } from "../grade-content.ts";

export const quotationsAttributed = defineCheck({
  id: "quotations-attributed",
  agent: "answerability",
  category: "Evidence in the text",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Longer texts quote someone by name",
  why: "In the one controlled study of this, passages with quotations from named people were shown more in generated answers than the same passages without.",
  fix: "Add to {pages|longer texts} a sentence in quotation marks from someone who knows the subject, with name and role beside it.",
  effort: "S",
  reference: "https://arxiv.org/abs/2311.09735",
  headline: ({ name }) => `Nobody is quoted by name in the longer texts of ${name}`,
  run({ pages, profile }) {
    return gradeArticles(
      { pages, profile },
      (page, language) => {
        const quotations = findQuotations(bodyBlocks(page));
        if (quotations.some(({ isAttributed }) => isAttributed)) return 1;
        const words = Math.round(comparableLength(page, language));
        return {
          value: quotations.length > 0 ? 0.5 : 0,
          received:
            quotations.length > 0
              ? `${countOf(quotations.length, "quotation")} in about ${words} words, none with a name beside it`
              : `no quotation of eight words or more in about ${words} words`,
          meaning:
            quotations.length > 0
              ? "The page quotes someone without saying who that is."
              : "The page rests on nobody's words but its own.",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "longer text")} ${isSingular(good, of) ? "quotes" : "quote"} a named person or organization.`,
    );
  },
});
