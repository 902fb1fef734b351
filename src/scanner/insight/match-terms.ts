// Finds many terms in a text at once: one walk over its words, a map from a term's first word to the terms.
import { addTo } from "../evidence/add-to.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import { foldSpelling, normaliseText, wordsAndBreaks, wordsOf } from "./normalise-text.ts";

export interface TermSource<T> {
  /** As people write it; a * after a word matches any ending, a leading one any beginning ("*software"). */
  text: string;
  value: T;
  /** May also be the end of a longer word, as in German compounds. */
  endsCompound?: boolean;
}

export interface TermMatch<T> {
  text: string;
  value: T;
  /** Positions among the words and breaks of the text, `to` exclusive; -1 both for substring matches. */
  from: number;
  to: number;
  /** Offset in the normalised text for substring matches, else -1. */
  at: number;
  /** The word that matched when it is longer than the term asks for: a compound or a prefix match. */
  word: string;
}

export interface MatchedText {
  normalised: string;
  /** Words, with a break where a sentence ends. */
  words: string[];
}

interface Entry<T> {
  text: string;
  value: T;
  words: string[];
  /** By word: any ending may follow. */
  isPrefix: boolean[];
}

interface Candidate<T> {
  entry: Entry<T>;
  /** The first word satisfied the whole of a one-word prefix or compound term. */
  isWhole: boolean;
}

/** Terms that begin with a word. */
interface Begun<T> {
  all: readonly Candidate<T>[];
  /** Those that may go on with a word, by how it begins: as many as the terms have second words, whatever a text says. */
  byNext: ReadonlyMap<number, readonly Candidate<T>[]>;
  /** Those that may go on with any other. */
  anyway: readonly Candidate<T>[];
}

export interface TermIndex<T> {
  language: string;
  byFirstWord: Map<string, Entry<T>[]>;
  byPrefix: Map<string, Entry<T>[]>;
  byEnding: Map<string, Entry<T>[]>;
  byCharacter: Map<string, Entry<T>[]>;
  memo: Map<string, Begun<T>>;
  /** Beginnings of words that look like a longer form of a term and mean something else. */
  otherWords: readonly string[];
}

const SUBSTRING_LANGUAGES = new Set(["ja", "ko", "th", "zh"]);
const PLURAL_LANGUAGES = new Set(["en", "fr", "es", "pt"]);
const PREFIX_KEY = 3;
const ENDING_KEY = 5;
const MEMO_LIMIT = 20_000;

/** Compiles terms of one language. `otherWords` are beginnings of words that no prefix or compound term may take for its own. */
export function compileTerms<T>(
  terms: readonly TermSource<T>[],
  language: string,
  otherWords: readonly string[] = [],
): TermIndex<T> {
  const index: TermIndex<T> = {
    language,
    byFirstWord: new Map(),
    byPrefix: new Map(),
    byEnding: new Map(),
    byCharacter: new Map(),
    memo: new Map(),
    otherWords: otherWords.map((word) => foldSpelling(normaliseText(word), language)),
  };
  for (const term of terms) addTerm(index, term);
  return index;
}

/** A text made ready to be matched against several indexes. */
export function prepareText(text: string): MatchedText {
  const normalised = normaliseText(text);
  return { normalised, words: wordsAndBreaks(normalised) };
}

const preparedOn = memoByPage((_pages: readonly object[]) => new Map<string, MatchedText>());

/** The same for a text of a site's pages, made ready once for all who ask: menus repeat, and so do those who look for terms. */
export function prepareTextOn(pages: readonly object[], text: string): MatchedText {
  const prepared = preparedOn(pages);
  const known = prepared.get(text);
  if (known) return known;
  const made = prepareText(text);
  prepared.set(text, made);
  return made;
}

/** Every occurrence of every term, in order of position. */
export function findTerms<T>(index: TermIndex<T>, text: MatchedText): TermMatch<T>[] {
  const found: TermMatch<T>[] = [];
  if (index.byCharacter.size > 0) findSubstrings(index, text.normalised, found);
  if (index.byFirstWord.size + index.byPrefix.size + index.byEnding.size === 0) return found;
  const { words } = text;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const begun = index.memo.get(word) ?? begunBy(index, word);
    // Most words begin no term.
    if (begun.all.length === 0) continue;
    for (const { entry, isWhole } of goingOnWith(index, begun, words[at + 1] ?? "")) {
      if (isWhole || followsFrom(index, entry, words, at)) {
        found.push({ text: entry.text, value: entry.value, from: at, to: at + entry.words.length, at: -1, word });
      }
    }
  }
  return found;
}

function addTerm<T>(index: TermIndex<T>, term: TermSource<T>): void {
  const isEnding = term.text.startsWith("*");
  const written = foldSpelling(normaliseText(isEnding ? term.text.slice(1) : term.text), index.language);
  const normalised = written.replaceAll("*", "");
  const words = wordsOf(normalised);
  const isPrefix = [...written.matchAll(/[\p{L}\p{M}\p{N}]+(\*?)/gu)].map((match) => match[1] === "*");
  const entry: Entry<T> = { text: term.text, value: term.value, words, isPrefix };
  const first = words[0];
  if (first === undefined) return;
  if (SUBSTRING_LANGUAGES.has(index.language)) {
    entry.words = [normalised];
    addTo(index.byCharacter, normalised.slice(0, 1), entry);
  } else if (isPrefix[0]) {
    addTo(index.byPrefix, first.slice(0, PREFIX_KEY), entry);
  } else {
    addTo(index.byFirstWord, first, entry);
    const mayEnd = isEnding ? first.length >= ENDING_KEY : term.endsCompound === true && first.length >= 7;
    if (mayEnd && words.length === 1) addTo(index.byEnding, first.slice(-ENDING_KEY), entry);
  }
}

/** Remembered per index because words repeat. */
function begunBy<T>(index: TermIndex<T>, word: string): Begun<T> {
  const all = candidatesOf(index, word);
  const begun = { all, ...(all.length <= FEW || CHANGES_BEGINNING.has(index.language) ? ANYWAY : groupByNext(all)) };
  if (index.memo.size >= MEMO_LIMIT) index.memo.clear();
  index.memo.set(word, begun);
  return begun;
}

const FEW = 3;

/** With "we" hundreds of phrases begin, and to follow each of them costs more than all else. */
const goingOnWith = <T>(
  { language }: TermIndex<T>,
  { all, byNext, anyway }: Begun<T>,
  next: string,
): readonly Candidate<T>[] => (byNext.size === 0 ? all : (byNext.get(headOf(foldSpelling(next, language))) ?? anyway));

/** All of them go on with any word, as far as the next one is asked. */
const ANYWAY = { byNext: new Map<number, never>(), anyway: [] };

function groupByNext<T>(all: readonly Candidate<T>[]): Pick<Begun<T>, "byNext" | "anyway"> {
  const goOnAnyway = ({ entry: { words }, isWhole }: Candidate<T>): boolean => isWhole || (words[1] ?? "").length < 2;
  const byNext = new Map<number, Candidate<T>[]>();
  for (const { entry } of all) if (entry.words[1] !== undefined) byNext.set(headOf(entry.words[1]), []);
  for (const [head, going] of byNext)
    going.push(...all.filter((one) => goOnAnyway(one) || headOf(one.entry.words[1] ?? "") === head));
  return { byNext, anyway: all.filter(goOnAnyway) };
}

/** Different beginnings may share it. */
const headOf = (word: string): number => word.charCodeAt(0) ^ (word.charCodeAt(1) << 8);

/** Terms that begin with this word. */
function candidatesOf<T>(index: TermIndex<T>, word: string): Candidate<T>[] {
  const found: Candidate<T>[] = [];
  const spelled = foldSpelling(word, index.language);
  for (const variant of variantsOf(spelled, index.language)) {
    for (const entry of index.byFirstWord.get(variant) ?? []) {
      if (entry.words.length > 1 || !found.some((one) => one.entry === entry)) {
        // A plural is only allowed on a term's last word.
        if (variant === spelled || entry.words.length === 1 || !PLURAL_LANGUAGES.has(index.language)) {
          found.push({ entry, isWhole: entry.words.length === 1 });
        }
      }
    }
    for (const entry of index.byPrefix.get(variant.slice(0, PREFIX_KEY)) ?? []) {
      const takesIt = isFormOf(index, variant, entry.words[0] ?? "");
      if (takesIt && !found.some((one) => one.entry === entry)) {
        found.push({ entry, isWhole: entry.words.length === 1 });
      }
    }
  }
  for (const entry of index.byEnding.get(spelled.slice(-ENDING_KEY)) ?? []) {
    const ending = entry.words[0] ?? "";
    const isOther = index.otherWords.some((other) => other.endsWith(ending) && spelled.startsWith(other));
    if (spelled.length > ending.length && spelled.endsWith(ending) && !isOther) found.push({ entry, isWhole: true });
  }
  return found;
}

function followsFrom<T>(index: TermIndex<T>, entry: Entry<T>, words: readonly string[], at: number): boolean {
  for (let offset = 1; offset < entry.words.length; offset++) {
    const wanted = entry.words[offset] ?? "";
    const written = words[at + offset];
    if (written === undefined) return false;
    const word = foldSpelling(written, index.language);
    const isLast = offset === entry.words.length - 1;
    if (word === wanted) continue;
    if (entry.isPrefix[offset] && isFormOf(index, word, wanted)) continue;
    if ((isLast || !PLURAL_LANGUAGES.has(index.language)) && isVariant(word, wanted, index.language)) continue;
    return false;
  }
  return true;
}

/** "examiner" is of "exam", "example" is not. */
const isFormOf = <T>({ otherWords }: TermIndex<T>, word: string, beginning: string): boolean =>
  word.startsWith(beginning) &&
  !otherWords.some((other) => other.length > beginning.length && other.startsWith(beginning) && word.startsWith(other));

/** Only Arabic and Hebrew take something from the beginning of a word. */
const CHANGES_BEGINNING: ReadonlySet<string> = new Set(["ar", "he"]);

const isVariant = (word: string, wanted: string, language: string): boolean =>
  (word.startsWith(wanted) || CHANGES_BEGINNING.has(language)) && variantsOf(word, language).includes(wanted);

/** A word and what is left of it without plural, article or conjunction. */
function variantsOf(word: string, language: string): string[] {
  if (PLURAL_LANGUAGES.has(language)) {
    if (!word.endsWith("s") || word.length < 4) return [word];
    return word.endsWith("es") ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)];
  }
  if (language === "ar") return arabicVariants(word);
  if (language === "he") return hebrewVariants(word);
  return [word];
}

function arabicVariants(word: string): string[] {
  const bare = /^[وبلفك]/.test(word) && word.length > 3 ? [word, word.slice(1)] : [word];
  const all = bare.flatMap((one) => (one.startsWith("ال") && one.length > 4 ? [one, one.slice(2)] : [one]));
  return word.startsWith("لل") && word.length > 4 ? [...all, word.slice(2)] : all;
}

function hebrewVariants(word: string): string[] {
  const all = [word];
  for (let cut = 1; cut <= 2 && word.length - cut >= 3 && /^[ומבשלכה]$/.test(word.charAt(cut - 1)); cut++) {
    all.push(word.slice(cut));
  }
  return all;
}

function findSubstrings<T>(index: TermIndex<T>, text: string, found: TermMatch<T>[]): void {
  for (let at = 0; at < text.length; at++) {
    const entries = index.byCharacter.get(text.charAt(at));
    if (!entries) continue;
    for (const entry of entries) {
      const wanted = entry.words[0] ?? "";
      if (text.startsWith(wanted, at) && isFreeOfLatin(text, at, wanted)) {
        found.push({ text: entry.text, value: entry.value, from: -1, to: -1, at, word: wanted });
      }
    }
  }
}

/** Latin terms inside Japanese, Korean or Chinese text still have to be whole words. */
function isFreeOfLatin(text: string, at: number, wanted: string): boolean {
  if (!/^[\x20-\x7e]/.test(wanted)) return true;
  return !/[a-z0-9]/.test(text.charAt(at - 1)) && !/[a-z0-9]/.test(text.charAt(at + wanted.length));
}
