// Looks for words and phrases of many languages in a text, whatever its case, accents and punctuation.
import { memoByPage } from "../memo-by-page.ts";
import { memoByText } from "../../../model/memo-by-text.ts";
import type { PageFacts } from "../page-facts.ts";
import { isBasicLatin, isEuropean, mayLackSpaces, splitWords } from "./text-words.ts";

/** A text made ready for looking up terms. */
export interface SearchText {
  /** Words separated by single spaces, with one before the first and after the last. */
  spaced: string;
  /** The folded text itself, for scripts without spaces. */
  plain: string;
  /** For each word of `spaced` a number for its first characters and its place, to look up which terms begin there. */
  heads: readonly number[];
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const LETTERS: Readonly<Record<string, string>> = { ł: "l", ß: "ss", ø: "o", đ: "d", æ: "ae", œ: "oe", ı: "i" };

/** Lower case without accents: "Öffnungszeiten" -> "offnungszeiten", "zł" -> "zl". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return isBasicLatin(lower) ? lower : foldMarks(lower);
}

/** Lines kept: names, labels and days of the week are compared by many checks, each of which folds what it compares. */
const KEPT = 2_000;

const foldMarks = memoByText(KEPT, (lower) =>
  lower
    .normalize("NFD")
    .replace(isEuropean(lower) ? /[\u0300-\u036f]+/g : /\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[łßøđæœı]/g, (letter) => LETTERS[letter] ?? letter),
);

export function makeSearchText(text: string): SearchText {
  const plain = foldText(text);
  const spaced = ` ${spaceWords(plain)} `;
  return { plain, spaced, heads: headsOf(spaced) };
}

const textsOf = memoByPage((_page: PageFacts) => new Map<string, SearchText>());

/** The same for a block, label or other text of a page, made ready once however many terms it is searched for. */
export function searchTextOn(page: PageFacts, text: string): SearchText {
  const texts = textsOf(page);
  const known = texts.get(text);
  if (known) return known;
  const made = makeSearchText(text);
  texts.set(text, made);
  return made;
}

/** A sign, or spaces that are not single and between words: labels mostly have neither and are taken as they are. */
const UNSPACED_BASIC = /[^a-z0-9 ]|^ | {2}| $/;

function spaceWords(folded: string): string {
  if (!UNSPACED_BASIC.test(folded)) return folded;
  return isBasicLatin(folded)
    ? folded.replace(/[^a-z0-9]+/g, " ").trim()
    : splitWords(folded.replaceAll(/['’-]/g, " ")).join(" ");
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
  return terms[rankOfTerm(text, terms)]?.trim() ?? null;
}

export const hasTerm = (text: SearchText, terms: readonly string[]): boolean => rankOfTerm(text, terms) < terms.length;

interface TermIndex {
  /** Ranks of the spaced terms by the three characters that follow their first space. */
  byHead: ReadonlyMap<number, readonly number[]>;
  /** Ranks of terms shorter than that. */
  short: readonly number[];
  /** Ranks of terms in scripts without spaces. */
  unspaced: readonly number[];
}

const HEAD = 3;

/** Each word of the text is looked up once, however many terms there are. */
const indexTerms = memoByPage((terms: readonly string[]): TermIndex => {
  const byHead = new Map<number, number[]>();
  const short: number[] = [];
  const unspaced: number[] = [];
  for (const [rank, term] of terms.entries()) {
    if (UNSPACED.test(term)) unspaced.push(rank);
    else if (term.length <= HEAD) short.push(rank);
    else {
      const head = headAt(term, 1);
      const ranks = byHead.get(head);
      if (ranks) ranks.push(rank);
      else byHead.set(head, [rank]);
    }
  }
  return { byHead, short, unspaced };
});

/** One number for three characters; different ones may share it, so the term itself is compared afterwards. */
const headAt = (text: string, at: number): number =>
  text.charCodeAt(at) ^ (text.charCodeAt(at + 1) << 8) ^ (text.charCodeAt(at + 2) << 16);

function headsOf(spaced: string): number[] {
  const heads: number[] = [];
  const last = spaced.length - 1;
  for (let at = 0; at < last; at = spaced.indexOf(" ", at + 1)) heads.push(headAt(spaced, at + 1), at);
  return heads;
}

/** Place in the list of the first term that the text holds; the list's length when it holds none. */
function rankOfTerm({ spaced, plain, heads }: SearchText, terms: readonly string[]): number {
  const { byHead, short, unspaced } = indexTerms(terms);
  let first = terms.length;
  const isFirst = (text: string, rank: number): boolean => rank < first && text.includes(terms[rank] ?? "");
  for (const rank of short) if (isFirst(spaced, rank)) first = rank;
  if (unspaced.length > 0 && mayLackSpaces(plain)) {
    for (const rank of unspaced) if (isFirst(plain, rank)) first = rank;
  }
  for (let word = 0; word < heads.length; word += 2) {
    const ranks = byHead.get(heads[word] ?? 0);
    if (!ranks) continue;
    const at = heads[word + 1] ?? 0;
    for (const rank of ranks) if (rank < first && spaced.startsWith(terms[rank] ?? "", at)) first = rank;
  }
  return first;
}
