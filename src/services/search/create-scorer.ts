// The ranking formula of the database (bm25 as FTS5 has it) for matches that are too many to rank there. Pure.
import { MARK_END, MARK_START, type SearchHit } from "../../model/list-ports.ts";
import { foldedWords } from "./query-words.ts";

const K1 = 1.2;
const B = 0.75;
/** What the index weighs a word in the title by; see search-index.ts. */
const TITLE_WEIGHT = 10;
/** FTS5 lets no word count less: one that most documents hold would count against them. */
const LEAST_IDF = 1e-6;

export interface WordStatistics {
  /** Folded, each once. */
  words: readonly string[];
  /** Documents that hold each word. */
  frequencies: readonly number[];
  documents: number;
  averageLength: number;
}

export const idfOf = (documents: number, holding: number): number =>
  Math.max(LEAST_IDF, Math.log((documents - holding + 0.5) / (holding + 0.5)));

export const lengthOf = ({ title, body }: SearchHit): number => foldedWords(title).length + foldedWords(body).length;

/**
 * Gives a function that scores one match; higher is better. Words that match are marked by the database; each is
 * counted for the query's word it is nearest to.
 */
export function createScorer(statistics: WordStatistics): (hit: SearchHit) => number {
  const { words, documents, averageLength } = statistics;
  const idfs = words.map((_, at) => idfOf(documents, statistics.frequencies[at] ?? 0));
  const countMarked = createCounter(words);
  return (hit) => {
    const inTitle = countMarked(hit.title);
    const inBody = countMarked(hit.body);
    const length = K1 * (1 - B + (B * lengthOf(hit)) / Math.max(1, averageLength));
    return words.reduce((score, word, at) => {
      const often = TITLE_WEIGHT * (inTitle.get(word) ?? 0) + (inBody.get(word) ?? 0);
      return score + ((idfs[at] ?? 0) * often * (K1 + 1)) / (often + length);
    }, 0);
  };
}

const MARKED = new RegExp(`${MARK_START}([^${MARK_START}${MARK_END}]*)${MARK_END}`, "g");

function createCounter(words: readonly string[]): (text: string) => Map<string, number> {
  // The same few words are marked in all matches.
  const known = new Map<string, string[]>();
  const wordsOf = (marked: string): string[] => {
    const found = known.get(marked) ?? foldedWords(marked).flatMap((word) => nearest(word, words) ?? []);
    known.set(marked, found);
    return found;
  };
  return (text) => {
    const counts = new Map<string, number>();
    for (const [, marked = ""] of text.matchAll(MARKED))
      for (const word of wordsOf(marked)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
}

/** The index matches by stems, which words of one stem begin with. */
function nearest(found: string, words: readonly string[]): string | null {
  const shared = (word: string): number => {
    let length = 0;
    while (length < word.length && word[length] === found[length]) length++;
    return length;
  };
  const [best] = words.toSorted((a, b) => shared(b) - shared(a) || a.length - b.length);
  return best !== undefined && shared(best) > 0 ? best : null;
}
