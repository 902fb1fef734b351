// What a page says of the business, as far as others may repeat it: no call to act, no time that other pages contradict.
import { asksToAct } from "../../evidence/answers/answers-sentence-starts.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import { beginningsOf } from "../../evidence/text/word-beginnings.ts";
import { TIME_UNITS } from "../../evidence/text/time-units.ts";

/** The text from the first sentence that is none of these up to the next that is: what follows that may lean on it. */
export function pastableText(text: string, page: PageFacts, pages: readonly PageFacts[]): string {
  const sentences = splitSentences(text);
  const isLeftOut = (sentence: string): boolean => asksToAct(sentence) || isContradicted(sentence, page, pages);
  const begin = sentences.findIndex((sentence) => !isLeftOut(sentence));
  const told = begin === -1 ? [] : sentences.slice(begin);
  const end = told.findIndex(isLeftOut);
  const kept = end === -1 ? told : told.slice(0, end);
  const bare = kept.length === sentences.length ? text : kept.join(" ");
  const [first = "", ...more] = bare.split(/\s[–—|-]\s/u);
  const last = more.at(-1) ?? "";
  return first !== "" && asksToAct(last) ? bare.slice(0, -" - ".length - last.length) : bare;
}

interface Time {
  unit: string;
  count: string;
}

const TIMES = TIME_UNITS.map(([unit, words]) => ({
  unit: unit.replace("working ", ""),
  shape: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])(\d{1,3}(?:\s?[-–—]\s?\d{1,3})?)[ \u00a0-](?:${words})(?!\p{L})`,
    "giu",
  ),
}));

function timesIn(text: string): Time[] {
  if (!/\d/.test(text)) return [];
  return TIMES.flatMap(({ unit, shape }) =>
    [...text.matchAll(shape)].map(([, count = ""]) => ({ unit, count: count.replaceAll(/\D+/g, "-") })),
  );
}

/** "Delivery in 6-8 days", where other pages speak of delivery in 5-7 days, and none of 6-8. */
export function isContradicted(sentence: string, page: PageFacts, pages: readonly PageFacts[]): boolean {
  const times = timesIn(sentence);
  if (times.length === 0) return false;
  const isNamed = (word: string): boolean => pages.every((one) => titleWords(one).has(word));
  const about = wordsOf(sentence).filter((word) => !isNamed(word));
  const others = pages.filter((other) => other !== page && other.kind !== "post" && other.kind !== "blog");
  const elsewhere = others.flatMap(timedSentences).flatMap(({ told, words }) => {
    const shared = about.filter((word) => words.includes(word)).length;
    return shared > 0 && shared >= Math.min(LEAST_SHARED, about.length, words.length) ? told : [];
  });
  return times.some(({ unit, count }) => {
    const same = elsewhere.filter((time) => time.unit === unit);
    return same.length > 0 && same.every((time) => time.count !== count);
  });
}
/** Words that tell that two sentences speak of the same thing, where both have as many. */
const LEAST_SHARED = 2;

const titleWords = memoByPage(({ titles }: PageFacts) => beginningsOf(titles[0] ?? ""));

const timedSentences = memoByPage((page: PageFacts) =>
  [metaContent(page, "description"), ...page.blocks.map(({ text }) => text)]
    .filter((text) => /\d/.test(text))
    .flatMap(splitSentences)
    .map((text) => ({ told: timesIn(text), words: wordsOf(text) }))
    .filter(({ told }) => told.length > 0),
);

/** Without what is counted and words of four letters, which are mostly such as "with" and "your". */
const wordsOf = (text: string): string[] =>
  [...beginningsOf(TIMES.reduce((rest, { shape }) => rest.replace(shape, " "), text))].filter(
    (word) => word.length !== 4,
  );
