// One form of a text for matching words: case, quotes, joiners and presentation forms folded, accents kept.
import { memoByText } from "../../model/memo-by-text.ts";

const ARABIC_MARKS = /[\u0640\u00AD\uFEFF]|[\u064B-\u0652]|\u0670|[\u200C-\u200F]/g;

/** NFKC and lower case with Turkish dotless i folded, straight quotes, no tatweel, vowel signs or joiners. */
export function normaliseText(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKC")
    .replace(/[İIı]/g, "i")
    .toLowerCase()
    .replace(/[‘’ʼ′`´]/g, "'")
    .replace(/[״“”„]/g, '"')
    .replace(ARABIC_MARKS, "");
}

/** Some languages write the same word in several ways, by keyboard and habit: one form of a word for comparing. */
export function foldSpelling(text: string, language: string): string {
  switch (language) {
    case "el":
    case "ro":
    case "ru":
      // Written without their accents as often as with them: "oferta" for "ofertă", "ё" as "е", Greek in capitals.
      return text.normalize("NFD").replace(/\p{M}/gu, "");
    case "ar":
      return text.replace(/[أإآ]/g, "ا").replaceAll("ى", "ي").replaceAll("ة", "ه");
    case "hi":
      return text.replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");
    default:
      return text;
  }
}

/** Stands among the words where a clause or list item ends, so that no phrase is found across it. */
export const BREAK = "|";
/** The same where a sentence ends, so that no statement is pieced together from two. */
export const SENTENCE_END = "||";

export const isBreak = (word: string | undefined): boolean => word === BREAK || word === SENTENCE_END;

/** Words of a normalised text: runs of letters, marks and numbers, so that a hyphen separates like a space. */
export function wordsOf(normalised: string): string[] {
  return normalised.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A shorter word before a full stop is mostly an abbreviation: "ca. 3", "Dr. Roy", "tel. 55". */
const LEAST_LAST_WORD = 4;

/** A comma, colon or full stop between two digits ends nothing: "1,5 %", "14:30". */
const PIECES = /[\p{L}\p{M}\p{N}]+|(?<!\d)[,:.]|[,:.](?!\d)|[;!?|•·–—()\n。、]/gu;
/** The same for a text in lower case that is plain ASCII, for which the classes of Unicode are slow. */
const PLAIN_PIECES = /[a-z0-9]+|(?<!\d)[,:.]|[,:.](?!\d)|[;!?|()\n]/g;
// eslint-disable-next-line no-control-regex
const PLAIN = /^[\x00-\x40\x5b-\x7f]*$/;
const MARKS: ReadonlySet<string> = new Set(",;:.!?|•·–—()\n。、");
/** A longer word may be a piece of its text to the engine, and keeping it would keep the text. */
const LONGEST_SAME = 12;
/** One string for each word: a table of terms finds a string that it has met before much sooner than an equal one. */
const sameWord = memoByText(10_000, (word) => word);

/** The same with a break for every comma, full stop and the like. A question leads to its answer and ends nothing. */
export function wordsAndBreaks(normalised: string): string[] {
  const words: string[] = [];
  for (const piece of normalised.match(PLAIN.test(normalised) ? PLAIN_PIECES : PIECES) ?? []) {
    const last = words.at(-1);
    if (!MARKS.has(piece)) words.push(piece.length > LONGEST_SAME ? piece : sameWord(piece));
    else if (isBreak(last)) continue;
    else if (piece === "." && (last ?? "").length >= LEAST_LAST_WORD) words.push(SENTENCE_END);
    else words.push(BREAK);
  }
  return words;
}

/** A sentence without its spaces and signs, which differ where markup was taken out. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Whether a normalised text holds one of the words, which are normalised, too. */
export const holdsOne = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

/** Whether one of the words or phrases stands whole in the text. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const said = ` ${wordsOf(normaliseText(text)).join(" ")} `;
  return words.some((word) => said.includes(` ${word.replaceAll(/[-']/g, " ")} `));
}
