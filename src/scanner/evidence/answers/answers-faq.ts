// Questions that a page answers in its delivered text.
import type { PageFacts } from "../page-facts.ts";
import { readSections } from "./answers-content.ts";
import { isQuestion } from "../text/text-questions.ts";
import { countWords } from "../text/text-words.ts";

const ANSWER_WORDS = 4;

/**
 * Questions with an answer of four words or more: headings that ask with text under them, summaries
 * and terms that ask with text after them. The largest of the three counts, as pages often use one
 * inside another.
 */
export function countQuestionsAnswered(page: PageFacts, language: string): number {
  const headings = readSections(page).filter(
    ({ heading, words }) => isQuestion(heading.text, language) && words >= ANSWER_WORDS,
  ).length;
  const labels = page.blocks.filter(
    ({ tag, text }, at) =>
      ["summary", "dt", "button"].includes(tag) &&
      isQuestion(text, language) &&
      countWords(page.blocks[at + 1]?.text ?? "") >= ANSWER_WORDS,
  ).length;
  return Math.max(headings, labels);
}
