import { isBoundToSecrecy } from "../../../model/profile.ts";
import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { bodyBlocks, comparableLength } from "../../evidence/answers/answers-content.ts";
import { findFigures } from "../../evidence/text/text-figures.ts";
import { speaksInOwnVoice } from "../../evidence/text/text-names.ts";
import { sentencesOf } from "../../evidence/text/text-sentences.ts";
import { defineCheck, fixedBy } from "../define-check.ts";
import { gradeArticles } from "../grade-content.ts";

/** Success in single cases is not advertised where these are secret. */
const WITHOUT_RESULTS =
  "Add to each longer text one number of your own that tells of no case and of no result, such as how long a step takes or how often a question comes, with “we” and the period it covers.";

/**
 * First-party evidence is a figure in the writers' own voice ("we measured 300 roofs"). Own photos count too in the
 * catalogue; they are left out, since nothing in a page tells them from stock.
 */
export const originalEvidence = defineCheck({
  id: "original-evidence",
  agent: "answerability",
  category: "Evidence in the text",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Longer texts bring figures of their own",
  why: "Google asks for content that others cannot write: own counts, own cases, own experience. That is also what an assistant has to name you for.",
  fix: "Add to each longer text one figure from your own work, with “we” and the period it covers.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
  headline: ({ name }) => `Longer texts of ${name} bring no figures of their own`,
  run({ pages, profile }) {
    const verdict = gradeArticles(
      { pages, profile },
      (page, language) => {
        const sentences = bodyBlocks(page)
          .filter(({ quoted }) => !quoted)
          .flatMap(sentencesOf)
          .filter((sentence) => speaksInOwnVoice(sentence, language));
        if (sentences.some((sentence) => findFigures(sentence, language).length > 0)) return 1;
        const words = Math.round(comparableLength(page, language));
        return {
          value: sentences.length > 0 ? 0.5 : 0,
          received: `${countOf(sentences.length, "sentence")} in the writers' own voice found in about ${words} words, no figure in them`,
          meaning:
            sentences.length > 0
              ? "No number was found where the writers speak of their own work."
              : "No sentence was found in which the writers speak of their own work.",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "longer text")} ${isSingular(good, of) ? "gives" : "give"} a figure from the writers' own work.`,
    );
    return isBoundToSecrecy(profile) ? fixedBy(verdict, WITHOUT_RESULTS) : verdict;
  },
});
