// Words of a text in any script, and lengths that can be compared between languages.
import { memoByPage } from "../memo-by-page.ts";
import type { TextBlock } from "../page-facts.ts";

/** The letters (\p{L}) and digits (\p{N}) of the text that `isEuropean` accepts, as the inside of a class. */
export const EUROPEAN = {
  letters: "A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0400-\\u0481\\u048a-\\u052f",
  digits: "0-9\\u00b2\\u00b3\\u00b9\\u00bc-\\u00be",
} as const;
const EUROPEAN_SIGN = EUROPEAN.letters + EUROPEAN.digits;

const RUN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const EUROPEAN_RUN = new RegExp(`[${EUROPEAN_SIGN}][${EUROPEAN_SIGN}'’-]*`, "g");
const BASIC_RUN = /[a-z0-9][a-z0-9'’-]*/g;
/** Scripts that put no space between words; Korean does so by custom alone. */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const PAIR_SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const QUAD_SCRIPTS = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/**
 * Anything but ASCII and signs that are neither letters nor digits nor change their form: "©", "»", "·", hard spaces,
 * the dashes, quotation marks and dots of U+2010 to U+205E, and those of currencies.
 */
const BEYOND_BASIC =
  /[\u0080-\u009f\u00aa\u00ad\u00b2\u00b3\u00b5\u00b9\u00ba\u00bc-\u00be\u00c0-\u200f\u2028-\u202f\u205f-\u209f\u20c0-\uffff]/;
/** Anything but that, Latin and Cyrillic letters, signs of currencies, arrows and the like; combining marks are beyond it too. */
const BEYOND_EUROPEAN =
  /[\u0250-\u03ff\u0482-\u0489\u0530-\u200f\u2028-\u202f\u205f-\u209f\u20c0-\u2115\u2117-\u2121\u2123-\u218f\u2460-\u24ff\u2776-\uffff]/;
/** Where the scripts without spaces lie, and others from Hebrew on: a cheap look before the exact one. */
const MAY_LACK_SPACES = /[\u0590-\u1dff\u2e80-\uffff]/;

/** Lower case with every character where it was, so that positions hold in both texts. */
export const lowerInPlace = (text: string): string => text.replaceAll("İ", "ı").toLowerCase();

/** True for text whose letters are the plain 26 alone: most English, and it needs no tables of Unicode. */
export const isBasicLatin = (text: string): boolean => !BEYOND_BASIC.test(text);
/** True for text in Latin or Cyrillic letters: the classes of Unicode, which are slow, can be spelt out for it. */
export const isEuropean = (text: string): boolean => !BEYOND_EUROPEAN.test(text);
/** False when no character of a script written without spaces can be in the text. */
export const mayLackSpaces = (text: string): boolean => MAY_LACK_SPACES.test(text);

/**
 * Words in order, lower case. Scripts without spaces are cut into pieces of the usual word length
 * (two characters for Chinese and Japanese, four for Thai, Lao, Khmer and Burmese), so that counts,
 * n-grams and shingles mean about the same in every script. Linear.
 */
export function splitWords(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const runs = matchRuns(lower);
  return mayLackSpaces(lower) ? runs.flatMap(cutRun) : MAY_TRAIL.test(lower) ? runs.map(trimRun) : runs;
}

const matchRuns = (lower: string): readonly string[] =>
  lower.match(isBasicLatin(lower) ? BASIC_RUN : isEuropean(lower) ? EUROPEAN_RUN : RUN) ?? [];

function cutRun(run: string): string[] {
  if (PAIR_SCRIPTS.test(run)) return cut(run, 2);
  return QUAD_SCRIPTS.test(run) ? cut(run, 4) : [trimRun(run)];
}

const MAY_TRAIL = /['’-]/;
const trimRun = (run: string): string =>
  "'’-".includes(run.charAt(run.length - 1)) ? run.replace(/(?<!['’-])['’-]+$/, "") : run;

/** The words of a block, counted once for all who ask. */
export const wordsIn = memoByPage((block: TextBlock): number => countWords(block.text));

export function countWords(text: string): number {
  if (!isBasicLatin(text)) return (mayLackSpaces(text) ? splitWords(text) : matchRuns(text.toLowerCase())).length;
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLetterOrDigit(code)) {
      if (!isInside) words += 1;
      isInside = true;
    } else isInside &&= code === APOSTROPHE || code === HYPHEN || code === CURLY_APOSTROPHE;
  }
  return words;
}

const [APOSTROPHE, HYPHEN, CURLY_APOSTROPHE] = [0x27, 0x2d, 0x2019];
/** For codes of basic Latin text. */
export const isLetterOrDigit = (code: number): boolean => {
  const lower = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
};

/**
 * Words that a translation has for each English word, from the sizes of the parallel texts of the
 * European Parliament (Koehn, Europarl v7, https://www.statmt.org/europarl/).
 */
const WORDS_PER_ENGLISH_WORD: Readonly<Record<string, number>> = {
  cs: 0.83,
  da: 0.92,
  de: 0.93,
  es: 1.05,
  fi: 0.68,
  fr: 1.02,
  hu: 0.82,
  it: 0.95,
  nl: 1.02,
  pl: 0.84,
  sv: 0.91,
};

/** Length in words of the text's English translation, so that one limit holds in every language. */
export const comparableWords = (words: number, language: string): number =>
  words / (WORDS_PER_ENGLISH_WORD[language] ?? 1);

function cut(run: string, size: number): string[] {
  const characters = Array.from(run);
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += size) pieces.push(characters.slice(at, at + size).join(""));
  return pieces;
}
