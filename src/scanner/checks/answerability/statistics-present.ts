import { countOf, isSingular, listOf, shareOf } from "../../../model/words.ts";
import { bodyText, comparableLength } from "../../evidence/answers/answers-content.ts";
import { findFigures } from "../../evidence/text/text-figures.ts";
import { defineCheck } from "../define-check.ts";
import { gradeArticles } from "../grade-content.ts";

const PER_WORDS = 500;
const ENOUGH = 3;

export const statisticsPresent = defineCheck({
  id: "statistics-present",
  agent: "answerability",
  category: "Evidence in the text",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Longer texts give figures",
  why: "Texts with numbers were used by answer engines 30 to 40 percent more in the study that measured it. A number is also what a reader remembers and repeats.",
  fix: "Replace general words such as “fast” or “many” on {pages|pages that inform} with a number and its unit: at least three in every 500 words.",
  effort: "M",
  reference: "https://arxiv.org/abs/2311.09735",
  headline: ({ name }) => `Longer texts of ${name} give an assistant few numbers to repeat`,
  run({ pages, profile }) {
    return gradeArticles(
      { pages, profile },
      (page, language) => {
        const words = comparableLength(page, language);
        const figures = new Set(findFigures(bodyText(page), language).map(({ text }) => text.toLowerCase()));
        const rate = (figures.size * PER_WORDS) / Math.max(words, PER_WORDS);
        if (rate >= ENOUGH) return 1;
        const shown = listOf(
          [...figures].slice(0, 6).map((figure) => `“${figure}”`),
          6,
        );
        return {
          value: figures.size > 0 ? 0.5 : 0,
          received: `${countOf(figures.size, "different figure")} in about ${Math.round(words)} words${shown && `: ${shown}`}`,
          meaning:
            figures.size === 0
              ? "There is no number with a unit in the whole text."
              : "That is fewer than three in 500 words.",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "longer text")} ${isSingular(good, of) ? "gives" : "give"} at least three figures in 500 words.`,
    );
  },
});
