import { isSingular, shareOf } from "../../../model/words.ts";
import { bodyBlocks, isContentPage } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { clearsThroat } from "../../evidence/answers/answers-openings.ts";
import type { TextBlock } from "../../evidence/page-facts.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { isFullSentence, splitSentences } from "../../evidence/text/text-sentences.ts";
import { countWords, wordsIn } from "../../evidence/text/text-words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const LEAST_WORDS = 150;
const OPENING_WORDS = 60;
const STATEMENT_WORDS = 6;

export const answerFirst = defineCheck({
  id: "answer-first",
  agent: "answerability",
  category: "Extractability",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile"],
  title: "Pages begin with the answer",
  why: "Advice for answer engines is to state the answer in the first 60 words. No study isolates the effect, so this is reported and not scored.",
  fix: "Open {pages} with one sentence that answers the question that the heading raises.",
  effort: "S",
  reference: "https://arxiv.org/abs/2510.11438",
  run({ pages, profile }) {
    const texts = pages
      .filter((page) => isContentPage(page) && page.mainText.words >= LEAST_WORDS)
      .map((page) => ({ page, opening: openingOf(bodyBlocks(page)) }));
    if (texts.length === 0) return na("No page read has 150 words of text.");
    const late = texts.filter(({ page, opening }) => !statesAnswer(opening, languageOf(page, profile)));
    return info(
      `${shareOf(texts.length - late.length, texts.length, "page")} with 150 words or more ${isSingular(texts.length - late.length, texts.length) || texts.length === 1 ? "opens" : "open"} with a statement.`,
      late
        .slice(0, 5)
        .map(({ page, opening }) =>
          seen(page.url, quoteOf(opening), "The first 60 words hold a greeting, a question or no full sentence."),
        ),
    );
  },
});

/** The first 60 words of running text; labels before it are skipped. */
function openingOf(blocks: readonly TextBlock[]): string {
  const from = blocks.findIndex((block) => wordsIn(block) >= STATEMENT_WORDS);
  if (from === -1) return "";
  const texts = blocks.slice(from).map(({ text }) => text);
  return texts.join(" ").split(/\s+/, OPENING_WORDS).join(" ");
}

function statesAnswer(opening: string, language: string): boolean {
  if (clearsThroat(opening, language)) return false;
  return splitSentences(opening).some(
    (sentence) =>
      countWords(sentence) >= STATEMENT_WORDS && isFullSentence(sentence) && !/[?？؟]/u.test(sentence.slice(-2)),
  );
}
