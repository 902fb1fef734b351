import { countOf } from "../../../model/words.ts";
import { countQuestionsAnswered } from "../../evidence/answers/answers-faq.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const LEAST_PAIRS = 2;

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
      .map((page) => ({ page, pairs: countQuestionsAnswered(page, languageOf(page, profile)) }))
      .filter(({ pairs }) => pairs >= LEAST_PAIRS);
    if (found.length === 0) return info("No questions with their answers were found in the text of the pages read.");
    const total = found.reduce((sum, { pairs }) => sum + pairs, 0);
    return info(
      `${countOf(total, "question")} with answers on ${countOf(found.length, "page")}.`,
      found
        .slice(0, 5)
        .map(({ page, pairs }) =>
          seen(page.url, countOf(pairs, "question"), "Questions whose answers stand in the delivered text."),
        ),
    );
  },
});
