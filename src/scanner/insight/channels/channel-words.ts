// Words of links, buttons, labels and headings that name a channel, by language.
import { memoByText } from "../../../model/memo-by-text.ts";
import table from "../data/channel-words.json" with { type: "json" };
import termSets from "../data/term-sets.json" with { type: "json" };
import { isBreak } from "../normalise-text.ts";
import { compileTerms, findTerms, prepareText } from "../match-terms.ts";
import type { TermIndex } from "../match-terms.ts";

const WORDS = {
  ...table.words,
  appointment: termSets.sets.appointment,
  "book-table": termSets.sets["book-table"],
};
export type WordKind = keyof typeof WORDS;

const KEPT = 2_000;
/** Each channel looks at every link, and a menu stands on every page. */
const wordsOf = memoByText(KEPT, prepareText);

const indexes = new Map<string, TermIndex<true> | null>();

/** The channel word that a short text holds in one of the languages, or null. */
export function wordIn(kind: WordKind, text: string, languages: readonly string[]): string | null {
  if (text === "") return null;
  const prepared = wordsOf(text.slice(0, 300));
  for (const language of languages) {
    const index = indexOf(kind, language);
    const match = index ? findTerms(index, prepared)[0] : undefined;
    if (match) return match.text;
  }
  return null;
}

/** True when the text is a channel word and little else: at most `extra` further words. */
export function isWord(kind: WordKind, text: string, languages: readonly string[], extra = 1): boolean {
  const word = wordIn(kind, text, languages);
  if (word === null) return false;
  const prepared = wordsOf(text);
  const wanted = wordsOf(word);
  const count = prepared.words.filter((one) => !isBreak(one)).length;
  if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word))
    return prepared.normalised.length <= wanted.normalised.length + 6;
  return count <= wanted.words.length + extra;
}

function indexOf(kind: WordKind, language: string): TermIndex<true> | null {
  const key = `${kind} ${language}`;
  const known = indexes.get(key);
  if (known !== undefined) return known;
  const words = Object.entries(WORDS[kind]).find(([tag]) => tag === language)?.[1];
  const index = words
    ? compileTerms(
        words.map((text) => ({ text, value: true as const })),
        language,
      )
    : null;
  indexes.set(key, index);
  return index;
}
