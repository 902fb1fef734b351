// Phrases and sentences that a page repeats more than running text does.
import type { TextBlock } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";
import { sentencesOf } from "../text/text-sentences.ts";
import { countWords, splitWords, wordsIn } from "../text/text-words.ts";

export interface Repetition {
  kind: "sentence" | "phrase";
  text: string;
  times: number;
  /** Words of the page. */
  words: number;
  /** Times over words. */
  share: number;
}

const SHARE_LIMIT = 0.035;
/** A long word is often the compound that another language writes as a phrase, so it meets the same limit. */
const LONG_WORD = 10;
const WORD_SHARE_LIMIT = 0.06;
const LEAST_TIMES = 8;
/** Labels such as "Learn more" repeat by design. */
const RUNNING_WORDS = 6;
const LEAST_WORDS = 150;
const SENTENCE_TIMES = 3;
const SENTENCE_WORDS = 8;
/** Words shorter than this, joined to others, are grammar in most languages. */
const CONTENT_LETTERS = 4;

/** The worst repetition in the running text of a page, or null. The names of the business may be said as often as it likes. */
export function findRepetition(blocks: readonly TextBlock[], names: readonly string[]): Repetition | null {
  const running = blocks.filter((block) => wordsIn(block) >= RUNNING_WORDS);
  const words = splitWords(running.map(({ text }) => text).join("\n"));
  if (words.length < LEAST_WORDS) return null;
  const sentence = findSentence(running, words.length);
  if (sentence) return sentence;
  const own = new Set(names.flatMap((name) => splitWords(foldText(name))));
  const counts = countPhrases(words, own);
  let worst: Repetition | null = null;
  for (const [text, times] of counts) {
    const share = times / words.length;
    const isLong = text.includes(" ") || text.length >= LONG_WORD;
    if (times < LEAST_TIMES || share <= (isLong ? SHARE_LIMIT : WORD_SHARE_LIMIT)) continue;
    if (!worst || times > worst.times) worst = { kind: "phrase", text, times, words: words.length, share };
  }
  return worst;
}

/** Runs of one to three words that begin and end with a content word, as far as they may be said LEAST_TIMES. */
function countPhrases(words: readonly string[], own: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  // No phrase is said more often than each of its words.
  const often = [...times].flatMap(([word, count]) => (count >= LEAST_TIMES ? [word] : []));
  const content = new Set(
    often.filter((word) => word.length >= CONTENT_LETTERS && !/\d/.test(word) && !own.has(foldText(word))),
  );
  const isContent = words.map((word) => content.has(word));
  for (let at = 0; at < words.length; at += 1) {
    if (!isContent[at]) continue;
    let phrase = "";
    for (let size = 1; size <= 3; size += 1) {
      phrase = size === 1 ? (words[at] ?? "") : `${phrase} ${words[at + size - 1] ?? ""}`;
      if (!isContent[at + size - 1]) continue;
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return counts;
}

/** Cards and list entries repeat by design; a sentence in a paragraph does not. */
function findSentence(blocks: readonly TextBlock[], words: number): Repetition | null {
  const counts = new Map<string, number>();
  for (const block of blocks.filter(({ tag }) => tag === "p")) {
    for (const sentence of sentencesOf(block)) {
      if (countWords(sentence) < SENTENCE_WORDS) continue;
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
  }
  const [text, times] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ["", 0] as [
    string,
    number,
  ]);
  return times >= SENTENCE_TIMES ? { kind: "sentence", text, times, words, share: times / Math.max(1, words) } : null;
}
