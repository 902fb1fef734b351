import { isSingular, shareOf } from "../../../model/words.ts";
import { isContentPage } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { countsSteps, findPromise, hasSteps } from "../../evidence/answers/answers-procedures.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const LEAST_WORDS = 80;

export const stepsPresent = defineCheck({
  id: "steps-present",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Instructions are given as numbered steps",
  why: "Steps are among the pieces that answer engines take over into their answers, and a numbered list is the one form that keeps their order for any reader.",
  fix: "Write the procedure on {pages|pages with instructions} as a numbered list, one action in each entry.",
  effort: "S",
  reference: "https://arxiv.org/abs/2604.25707",
  nowhere: "No page of 80 words or more promises instructions as its topic or above a section of 40 words.",
  headline: ({ people }) => `An assistant cannot walk ${people} through your instructions step by step`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        if (!isContentPage(page) || page.mainText.words < LEAST_WORDS) return null;
        const promise = findPromise(page);
        if (promise === null) return null;
        if (hasSteps(page) || countsSteps(page)) return true;
        return {
          received: `“${quoteOf(promise)}”, and no numbered list of three or more steps`,
          meaning: "",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "page")} that ${of === 1 ? "promises" : "promise"} instructions ${isSingular(good, of) ? "gives" : "give"} them as steps.`,
    );
  },
});
