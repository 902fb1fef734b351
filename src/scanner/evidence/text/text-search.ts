// Looks for words and phrases of many languages in a text, whatever its case, accents and punctuation.
import { memoByPage } from "../memo-by-page.ts";
import { memoByText } from "../../../model/memo-by-text.ts";
import type { PageFacts } from "../page-facts.ts";
import { isBasicLatin, isEuropean, isLetterOrDigit, mayLackSpaces, splitWords, UNSPACED } from "./text-words.ts";

/** A text made ready for looking up terms. */
export interface SearchText {
  /** Words as `spacedOf` gives them, once somebody has asked for them. */
  spaced: string | null;
  /** The folded text itself, for scripts without spaces. */
  plain: string;
  /** For each word a number for its first characters and its place, to look up which terms begin there. */
  heads: readonly number[];
  /** Places are those in the text itself, else in `spaced`. */
  isBasic: boolean;
}

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

/** Labels, titles and sentences are searched for many lists of terms, by checks that know nothing of each other. */
export const makeSearchText = memoByText(KEPT, (text): SearchText => {
  const plain = foldText(text);
  // Terms are compared with the text as it is, so that hardly a line has to be written out with single spaces.
  if (isBasicLatin(plain)) return { plain, spaced: null, heads: headsOfBasic(plain), isBasic: true };
  const spaced = ` ${splitWords(plain.replaceAll(/['’-]/g, " ")).join(" ")} `;
  return { plain, spaced, heads: headsOf(spaced), isBasic: false };
});

/** Words separated by single spaces, with one before the first and after the last. */
export const spacedOf = (text: SearchText): string =>
  (text.spaced ??= ` ${text.plain.replace(/[^a-z0-9]+/g, " ").trim()} `);

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

/**
 * Terms as `findTerm` needs them. Each term is a word or phrase; a last "*" lets its last word go on
 * ("garant*" finds "garantie" and "garantía").
 */
export function prepareTerms(...lists: readonly (readonly string[])[]): readonly string[] {
  const prepared = lists.flat().map((term) => {
    const folded = foldText(term);
    if (UNSPACED.test(folded)) return folded;
    const spaced = spacedOf(makeSearchText(folded)).trimEnd();
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
  /** By `slotOf` a head, 1 where one of them may be in `byHead`: that most words begin no term has to be cheap to tell. */
  slots: Uint8Array;
  /** Ranks of terms shorter than that. */
  short: readonly number[];
  /** Ranks of terms in scripts without spaces. */
  unspaced: readonly number[];
}

const HEAD = 3;
const SLOT_BITS = 11;
/** By the highest bits of a product (Knuth): letters differ in few of their own. */
const slotOf = (head: number): number => Math.imul(head, 0x9e3779b1) >>> (32 - SLOT_BITS);

/** Each word of the text is looked up once, however many terms there are. */
const indexTerms = memoByPage((terms: readonly string[]): TermIndex => {
  const byHead = new Map<number, number[]>();
  const slots = new Uint8Array(1 << SLOT_BITS);
  const short: number[] = [];
  const unspaced: number[] = [];
  for (const [rank, term] of terms.entries()) {
    if (UNSPACED.test(term)) unspaced.push(rank);
    else if (term.length <= HEAD) short.push(rank);
    else {
      const head = headAt(term, 1);
      slots[slotOf(head)] = 1;
      const ranks = byHead.get(head);
      if (ranks) ranks.push(rank);
      else byHead.set(head, [rank]);
    }
  }
  return { byHead, slots, short, unspaced };
});

/** One number for three characters; different ones may share it, so the term itself is compared afterwards. */
const headAt = (text: string, at: number): number =>
  text.charCodeAt(at) ^ (text.charCodeAt(at + 1) << 8) ^ (text.charCodeAt(at + 2) << 16);

/** Filled for each text from its beginning and copied from there: a list that grows is copied over and over. */
const draft: number[] = [];

function headsOf(spaced: string): number[] {
  let count = 0;
  const last = spaced.length - 1;
  for (let at = 0; at < last; at = spaced.indexOf(" ", at + 1)) {
    draft[count++] = headAt(spaced, at + 1);
    draft[count++] = at;
  }
  return draft.slice(0, count);
}

const SPACE = 0x20;

/** The same as of the spaced text, from the lower-case letters and digits of a text in which no others are. */
function headsOfBasic(plain: string): number[] {
  let count = 0;
  let at = startOfWord(plain, 0);
  while (at < plain.length) {
    const end = endOfWord(plain, at);
    const next = startOfWord(plain, end);
    const second = end - at > 1 ? plain.charCodeAt(at + 1) : SPACE;
    // Behind a word of one letter and its space stands the next word.
    const third = end - at > 2 ? plain.charCodeAt(at + 2) : end - at > 1 ? SPACE : plain.charCodeAt(next);
    draft[count++] = plain.charCodeAt(at) ^ (second << 8) ^ (third << 16);
    draft[count++] = at;
    at = next;
  }
  return draft.slice(0, count);
}

/** The same as whether the spaced text goes on with the term, from the place of a word in the text itself. */
function goesOnAs(plain: string, term: string, place: number): boolean {
  let at = place;
  for (let sign = 1; sign < term.length; sign += 1) {
    const code = term.charCodeAt(sign);
    if (code !== SPACE) {
      if (plain.charCodeAt(at) !== code) return false;
      at += 1;
    } else if (isLetterOrDigit(plain.charCodeAt(at))) return false;
    else at = startOfWord(plain, at);
  }
  return true;
}

function startOfWord(plain: string, from: number): number {
  let at = from;
  while (at < plain.length && !isLetterOrDigit(plain.charCodeAt(at))) at += 1;
  return at;
}

function endOfWord(plain: string, from: number): number {
  let at = from;
  while (at < plain.length && isLetterOrDigit(plain.charCodeAt(at))) at += 1;
  return at;
}

/** Place in the list of the first term that the text holds; the list's length when it holds none. */
function rankOfTerm(text: SearchText, terms: readonly string[]): number {
  const { plain, heads, isBasic } = text;
  const { byHead, slots, short, unspaced } = indexTerms(terms);
  let first = terms.length;
  for (const rank of short) if (rank < first && spacedOf(text).includes(terms[rank] ?? "")) first = rank;
  if (unspaced.length > 0 && mayLackSpaces(plain)) {
    for (const rank of unspaced) if (rank < first && plain.includes(terms[rank] ?? "")) first = rank;
  }
  for (let word = 0; word < heads.length; word += 2) {
    const head = heads[word] ?? 0;
    if (slots[slotOf(head)] === 0) continue;
    const ranks = byHead.get(head);
    if (ranks === undefined) continue;
    const at = heads[word + 1] ?? 0;
    for (const rank of ranks) {
      const term = terms[rank] ?? "";
      if (rank < first && (isBasic ? goesOnAs(plain, term, at) : spacedOf(text).startsWith(term, at))) first = rank;
    }
  }
  return first;
}

/** Alternatives as whole words or phrases. */
export const wholeWords = (...alternatives: string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join("|")})(?![\p{L}\p{N}])`, "iu");
