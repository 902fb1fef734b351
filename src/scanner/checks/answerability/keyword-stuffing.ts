import { eachOf, isSingular, shareOf } from "../../../model/words.ts";
import { bodyBlocks, isContentPage } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { findRepetition } from "../../evidence/answers/answers-repetition.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const LEAST_WORDS = 200;

export const keywordStuffing = defineCheck({
  id: "keyword-stuffing",
  agent: "answerability",
  category: "Evidence in the text",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "No phrase is repeated beyond reason",
  why: "Repeating search phrases lowered how often a text was used in generated answers by about a tenth in the study that measured it.",
  fix: "Say the phrase where it is needed and use pronouns or other words elsewhere; remove sentences that stand on the page three times.",
  effort: "S",
  reference: "https://arxiv.org/abs/2311.09735",
  nowhere: "No page of content that was read has 200 words.",
  headline: ({ name }) => `Pages of ${name} repeat phrases until they read like an advertisement`,
  run({ pages, profile }) {
    const names = [profile.businessName.value ?? "", ...profile.alsoKnownAs];
    return judgePages(
      pages,
      (page) => {
        if (!isContentPage(page) || page.mainText.words < LEAST_WORDS) return null;
        const found = findRepetition(bodyBlocks(page), names);
        if (!found) return true;
        return {
          received:
            found.kind === "sentence"
              ? `${found.times} times: “${quoteOf(found.text)}”`
              : `“${quoteOf(found.text)}” ${found.times} times in ${found.words} words (${(100 * found.share).toFixed(1)} %)`,
          meaning:
            found.kind === "sentence"
              ? "The same sentence stands on this page three times or more."
              : "More than 3.5 percent of the words are one phrase.",
        };
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "long page")} uses a phrase beyond reason.`
          : `${shareOf(good, of, "long page")} ${isSingular(good, of) ? "uses" : "use"} no phrase beyond reason.`,
    );
  },
});
