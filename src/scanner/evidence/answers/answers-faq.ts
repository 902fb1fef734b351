// Questions that a page answers in its delivered text.
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { readSections } from "./answers-content.ts";
import { isQuestion } from "../text/text-questions.ts";
import { countWords } from "../text/text-words.ts";

/** Fewer are no answer. */
export const ANSWER_WORDS = 4;

/**
 * Questions with an answer of four words or more: headings that ask with text under them, summaries
 * and terms that ask with text after them, and lines of whatever element on a page whose classes name
 * questions or an accordion. The largest of the three counts, as pages often use one inside another.
 */
export function countQuestionsAnswered(page: PageFacts, language: string): number {
  const headings = readSections(page).filter(
    ({ heading, words }) => isQuestion(heading.text, language) && words >= ANSWER_WORDS,
  ).length;
  const labels = askingLines(page, ({ text }) => isQuestion(text, language)).length;
  return Math.max(headings, labels);
}

const LABELS: ReadonlySet<string> = new Set(["summary", "dt", "button"]);
const LINE_CHARS = 200;
const ENDS_ASKING = /[?？؟⁇][^\p{L}\p{N}]{0,6}$/u;
/** Classes by which accordions and lists of questions are built. */
const OPENS = /faq|accordion|akkordeon|acorde|question|pregunta|pergunta|domanda/i;
/** Headings are counted as such, and a paragraph may ask without waiting for an answer. */
const NO_LABEL = /^(?:h\d|p)$/;

/** Lines that ask, each with its answer behind it: labels that `asks` takes, or any line with a question mark in an accordion. */
export function askingLines(page: PageFacts, asks: (block: TextBlock) => boolean): TextBlock[] {
  const opens = page.tokens.classes.some((name) => OPENS.test(name));
  return page.blocks.filter((block, at) => {
    const answer = page.blocks[at + 1]?.text ?? "";
    const isAsking = LABELS.has(block.tag)
      ? asks(block)
      : opens &&
        block.region === "main" &&
        !NO_LABEL.test(block.tag) &&
        block.text.length <= LINE_CHARS &&
        ENDS_ASKING.test(block.text);
    return isAsking && countWords(answer) >= ANSWER_WORDS && !ENDS_ASKING.test(answer);
  });
}
