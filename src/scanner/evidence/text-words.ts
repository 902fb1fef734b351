// Words of a text in any script, and lengths that can be compared between languages.

const RUN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const PAIR_SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const QUAD_SCRIPTS = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Words in order, lower case. Scripts without spaces are cut into pieces of the usual word length
 * (two characters for Chinese and Japanese, four for Thai, Lao, Khmer and Burmese), so that counts,
 * n-grams and shingles mean about the same in every script. Linear.
 */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const [run] of text.toLowerCase().matchAll(RUN)) {
    if (PAIR_SCRIPTS.test(run)) words.push(...cut(run, 2));
    else if (QUAD_SCRIPTS.test(run)) words.push(...cut(run, 4));
    else words.push(run.replace(/['’-]+$/, ""));
  }
  return words;
}

export const countWords = (text: string): number => splitWords(text).length;

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
