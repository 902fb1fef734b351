// Looks for words and phrases of many languages in a text, whatever its case, accents and punctuation.
import { splitWords } from "./text-words.ts";

/** A text made ready for looking up terms. */
export interface SearchText {
  /** Words separated by single spaces, with one before the first and after the last. */
  spaced: string;
  /** The folded text itself, for scripts without spaces. */
  plain: string;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const LETTERS: Readonly<Record<string, string>> = { ł: "l", ß: "ss", ø: "o", đ: "d", æ: "ae", œ: "oe", ı: "i" };

/** Lower case without accents: "Öffnungszeiten" -> "offnungszeiten", "zł" -> "zl". */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[łßøđæœı]/g, (letter) => LETTERS[letter] ?? letter);

export function makeSearchText(text: string): SearchText {
  const plain = foldText(text);
  return { plain, spaced: ` ${splitWords(plain.replaceAll(/['’-]/g, " ")).join(" ")} ` };
}

/**
 * Terms as `findTerm` needs them. Each term is a word or phrase; a last "*" lets its last word go on
 * ("garant*" finds "garantie" and "garantía").
 */
export function prepareTerms(...lists: readonly (readonly string[])[]): readonly string[] {
  const prepared = lists.flat().map((term) => {
    const folded = foldText(term);
    if (UNSPACED.test(folded)) return folded;
    const spaced = makeSearchText(folded).spaced.trimEnd();
    return folded.endsWith("*") ? spaced : `${spaced} `;
  });
  return [...new Set(prepared)];
}

/** The first of the prepared terms that the text holds, without its padding; null when it holds none. */
export function findTerm(text: SearchText, terms: readonly string[]): string | null {
  const found = terms.find((term) => (UNSPACED.test(term) ? text.plain : text.spaced).includes(term));
  return found?.trim() ?? null;
}

export const hasTerm = (text: SearchText, terms: readonly string[]): boolean => findTerm(text, terms) !== null;
