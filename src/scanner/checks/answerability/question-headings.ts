import { isSingular, partOf, shareOf } from "../../../model/words.ts";
import { isContentPage, readSections } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { isQuestion } from "../../evidence/text/text-questions.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const SHORT_ANSWER_CHARS = 200;

export const questionHeadings = defineCheck({
  id: "question-headings",
  agent: "answerability",
  category: "Extractability",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile"],
  title: "Headings that ask what people ask",
  why: "A heading worded as a question with a short answer under it is easy to lift. Its effect is known from one trade study alone, so it is not scored.",
  fix: "Where people ask a question, use it as the heading and answer it in the next sentence.",
  effort: "S",
  reference: "https://arxiv.org/abs/2604.25707",
  run({ pages, profile }) {
    const sections = pages
      .filter(isContentPage)
      .flatMap((page) => readSections(page).map((section) => ({ page, section, language: languageOf(page, profile) })));
    if (sections.length === 0) return na("No page read has sections under headings.");
    const asking = sections.filter(({ section, language }) => isQuestion(section.heading.text, language));
    const answered = asking.filter(
      ({ section }) => (splitSentences(section.text)[0] ?? "").length <= SHORT_ANSWER_CHARS,
    );
    return info(
      asking.length === 0
        ? `${shareOf(0, sections.length, "section")} ${isSingular(0, sections.length) ? "asks a question in its" : "ask a question in their"} heading.`
        : `A question is the heading of ${partOf(asking.length, sections.length, "section")}. Answered in the first sentence: ${answered.length}.`,
      asking
        .slice(0, 3)
        .map(({ page, section }) => seen(page.url, quoteOf(section.heading.text), "A heading that asks a question.")),
    );
  },
});
