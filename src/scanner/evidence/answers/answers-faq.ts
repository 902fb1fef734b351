// Questions that a page answers in its delivered text.
import data from "../data/answer-terms.json" with { type: "json" };
import type { FormFacts, PageFacts } from "../page-facts.ts";
import { isFiller, isFillerText } from "../text/filler-text.ts";
import { ENDS_ASKING, isQuestion } from "../text/text-questions.ts";
import { countWords, wordsIn } from "../text/text-words.ts";

export interface AnsweredQuestion {
  tag: string;
  text: string;
}

/** Fewer are no answer, nor is the filler of a template. */
const ANSWER_WORDS = 4;
/** Questions there are answered about a subject, and not about the business. */
export const isLesson = ({ kind }: Pick<PageFacts, "kind">): boolean => /^(?:post|blog|legal)$/.test(kind);

/**
 * Questions with an answer of four words or more, each once: headings that ask, summaries and terms with text after
 * them, and lines of whatever element in an accordion or on a page of questions. All that tells of questions reads these.
 */
export function questionsAnswered(page: PageFacts, language: string): AnsweredQuestion[] {
  if (isLesson(page)) return [];
  const fields = new Set(page.forms.flatMap(labelsOf));
  const asks = (text: string): boolean =>
    text.length <= LINE_CHARS && isQuestion(text, language) && !isCall(text) && !fields.has(questionKey(text));
  const found = [...askingHeadings(page, asks), ...askingLines(page, asks)];
  return [...new Map(found.map((one) => [questionKey(one.text), one])).values()];
}

/** What a form asks is answered by whoever fills it in. */
const labelsOf = ({ fields }: FormFacts): string[] =>
  fields.flatMap(({ label, labelBeside = "" }) => [questionKey(label), questionKey(labelBeside)]);

/** The same question, whatever stands before and behind it. */
export const questionKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A heading that asks may be a slogan: questions with answers stand side by side, or on a page of them. */
function askingHeadings({ kind, headings, blocks }: PageFacts, asks: (text: string) => boolean): AnsweredQuestion[] {
  // Most pages have no heading that asks, and what stands under them need not be read.
  const asking = headings.map(({ level, text }) => level > 1 && asks(text));
  if (!asking.includes(true)) return [];
  const answered = new Set(
    blocks.flatMap((block) => (wordsIn(block) >= ANSWER_WORDS && !isFiller(block) ? [block.heading] : [])),
  );
  const shown = headings
    .map(({ hidden, level, text }, at) => ({
      hidden,
      level,
      text,
      isAsking: asking[at] === true && answered.has(at),
    }))
    .filter(({ hidden }) => !hidden);
  return shown
    .filter(
      ({ isAsking, level }, at) =>
        isAsking &&
        (kind === "faq" || [shown[at - 1], shown[at + 1]].some((beside) => beside?.isAsking && beside.level === level)),
    )
    .map(({ level, text }) => ({ tag: `h${level}`, text }));
}

const LABELS: ReadonlySet<string> = new Set(["summary", "dt"]);
const LINE_CHARS = 200;
/** Classes by which accordions and lists of questions are built. */
const OPENS = /faq|accordion|akkordeon|acorde|question|pregunta|pergunta|domanda/i;

/** Lines that ask, each with its answer behind it; a paragraph elsewhere may ask without waiting for an answer. */
function askingLines(page: PageFacts, asks: (text: string) => boolean): AnsweredQuestion[] {
  const opens = page.tokens.classes.some((name) => OPENS.test(name));
  return page.blocks.filter(({ tag, text, region }, at) => {
    const isLabel = LABELS.has(tag) || (opens && tag === "button");
    const isLine = region === "main" && (page.kind === "faq" || (opens && tag !== "p")) && ENDS_ASKING.test(text);
    if (!(isLabel || isLine) || /^h\d$/.test(tag) || !asks(text)) return false;
    const answer = page.blocks[at + 1]?.text ?? "";
    return countWords(answer) >= ANSWER_WORDS && !ENDS_ASKING.test(answer) && !isFillerText(answer);
  });
}

const CALLS = data.callsByAsking.all.split(", ");
const LETTER = /\p{L}/u;
/** "Ready to start?", "Why choose us?" */
function isCall(text: string): boolean {
  const said = text.toLowerCase().replace(/^[^\p{L}]+/u, "");
  return CALLS.some((words) => said.startsWith(words) && !LETTER.test(said.charAt(words.length)));
}
