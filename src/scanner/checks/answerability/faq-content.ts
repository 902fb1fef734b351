import { countOf } from "../../../model/words.ts";
import { questionKey, questionsAnswered } from "../../evidence/answers/answers-faq.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const LEAST_QUESTIONS = 2;

export const faqContent = defineCheck({
  id: "faq-content",
  agent: "answerability",
  category: "Extractability",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile"],
  title: "Questions and answers in the page text",
  why: "Questions with their answers in the delivered text can be read by anyone. The form alone was measured to bring nothing, so it is not scored.",
  fix: "Write the questions that reach you by phone and email on one page, each with its answer in the delivered text.",
  effort: "M",
  reference: "https://arxiv.org/abs/2604.25707",
  run({ pages, profile }) {
    const found = pages
      .map((page) => ({ page, asked: questionsAnswered(page, languageOf(page, profile)) }))
      .filter(({ asked }) => asked.length > 0);
    const all = new Set(found.flatMap(({ asked }) => asked.map(({ text }) => questionKey(text))));
    if (all.size < LEAST_QUESTIONS)
      return info("No questions with their answers were found in the text of the pages read.");
    return info(
      `${countOf(all.size, "question")} with answers on ${countOf(found.length, "page")}.`,
      found
        .slice(0, 5)
        .map(({ page, asked }) =>
          seen(page.url, countOf(asked.length, "question"), "Questions whose answers stand in the delivered text."),
        ),
    );
  },
});
