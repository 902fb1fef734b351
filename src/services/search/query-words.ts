// The words of a query or of a text, as the index splits them: runs of letters and digits. Pure.
import { SEARCH_WORDS } from "../../model/limits.ts";

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const HAS_LETTER = /[\p{L}\p{N}]/u;
/** Longest word looked for; longer ones are no words. */
const WORD_CHARS = 64;
/** As much of a query as is read at all. */
const READ_CHARS = 2_000;

/** The first sixteen words of a query, as written; everything else, operators and signs included, is left out. */
export function queryWords(query: string): string[] {
  return split(query.slice(0, READ_CHARS)).slice(0, SEARCH_WORDS);
}

/** All words, lower case and without accents, for comparing. */
export const foldedWords = (text: string): string[] =>
  split(text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));

const split = (text: string): string[] =>
  (text.normalize("NFC").match(WORD) ?? [])
    .filter((word) => HAS_LETTER.test(word))
    .map((word) => word.slice(0, WORD_CHARS));
