// Terms and phrases of all sets, found in one walk over every page.
import quoteWords from "../../evidence/data/quote-words.json" with { type: "json" };
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import { speaksForItself } from "../../evidence/workflow/manual-phrases.ts";
import phraseSets from "../data/phrase-sets.json" with { type: "json" };
import termSets from "../data/term-sets.json" with { type: "json" };
import { compileTerms, findTerms } from "../match-terms.ts";
import type { MatchedText, TermIndex, TermMatch, TermSource } from "../match-terms.ts";
import { quoteOf } from "../quote-of.ts";
import { isExcepted } from "./is-excepted.ts";
import { isPrivacyNotice, statesTerms } from "./privacy-notice.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";
import { tellsOfProgram } from "./sold-work.ts";
import { isTopic, sentenceWith } from "./statement-hits.ts";

const ALIASES = new Map(Object.entries(termSets.aliases));
const TERM_SETS = new Map(Object.entries({ ...termSets.sets, quote: quoteWords.asked }));
/** Phrases in which a word of a set means other work: "holiday rental" is no rental of goods. */
const OTHER_MEANINGS = new Map(Object.entries(termSets.otherMeanings));
const OTHER = "other:";
const PHRASE_SETS = new Map(Object.entries({ ...phraseSets, configurator: quoteWords.calculators }));
const MOST_HITS = 6;

/** Whether a name such as "term:quote" or "says:fax" names a set. */
export function isTermSignal(name: string): boolean {
  const [prefix = "", set = ""] = name.split(":");
  return prefix === "term" ? TERM_SETS.has(ALIASES.get(set) ?? set) : prefix === "says" && PHRASE_SETS.has(set);
}

/** A word or phrase of the set that a name stands for, in English; null where the set has none. */
export function exampleOf(name: string): string | null {
  const [prefix = "", set = ""] = name.split(":");
  const words = prefix === "term" ? TERM_SETS.get(ALIASES.get(set) ?? set) : PHRASE_SETS.get(set);
  return (words as { en?: string[] } | undefined)?.en?.[0] ?? null;
}

/**
 * Hits of a set of words. A term counts fully in a heading, link, label or button and 0.4 in running text; a phrase
 * ("says:") is specific enough to count fully wherever the business says it.
 */
export function termHits(reading: SiteReading, name: string): SignalHit[] {
  const [prefix = "", set = ""] = name.split(":");
  return tellingFirst(allTermHits(reading).get(prefix === "term" ? `term:${ALIASES.get(set) ?? set}` : name) ?? []);
}

/** Phrases that stand in a heading, link, label or button, where they name a place to go and not only a topic. */
export const labelHits = (reading: SiteReading, name: string): SignalHit[] =>
  termHits(reading, name).filter((hit) => hit.region !== "body" && hit.region !== "footer");

/** A hit before it is quoted: most are never asked for, and to quote is to hide personal data. */
interface TermHit {
  url: string;
  region: string;
  strength: number;
  line: string;
  near: string;
  isSold: boolean;
}

const hitsByReading = new WeakMap<SiteReading, Map<string, TermHit[]>>();

function allTermHits(reading: SiteReading): Map<string, TermHit[]> {
  const known = hitsByReading.get(reading);
  if (known) return known;
  const found = new Map<string, TermHit[]>();
  const indexes = reading.languages.flatMap((language) => indexOf(language) ?? []);
  const matchesOf = matcherFor(indexes);
  for (const page of reading.pages) collect(page, matchesOf, found, reading);
  hitsByReading.set(reading, found);
  return found;
}

const REGIONS = [
  "h1",
  "h2",
  "h3",
  "button",
  "form",
  "label",
  "link",
  "h4",
  "h5",
  "h6",
  "title",
  "nav",
  "body",
  "footer",
];

/** Strong hits first, headings before links; a link that stands on every page counts once. */
function tellingFirst(hits: readonly TermHit[]): SignalHit[] {
  const rank = ({ region }: TermHit): number => REGIONS.indexOf(region);
  const told = new Map<string, SignalHit>();
  const left = { sold: MOST_HITS, own: MOST_HITS };
  for (const hit of hits.toSorted((a, b) => b.strength - a.strength || rank(a) - rank(b))) {
    const { url, region, strength, isSold } = hit;
    const kind = isSold ? "sold" : "own";
    if (left[kind] === 0) continue;
    const quote = quoteOf(CONTROLS.has(region) ? partOfCard(hit) : hit.line, hit.near);
    const key = `${kind} ${quote.toLowerCase()}`;
    if (told.has(key)) continue;
    left[kind] -= 1;
    const sentence = sentenceWith(hit.line, hit.near);
    told.set(key, { url, region, quote, strength, sentence, ...(isSold && { isSold }) });
  }
  return [...told.values()];
}

/** A card that is one link holds a name, sentences and a control: the one of them with the word. */
const partOfCard = ({ line, near }: TermHit): string =>
  splitSentences(line).find((part) => part.toLowerCase().includes(near)) ?? line;

/** What a visitor presses. */
export const CONTROLS: ReadonlySet<string> = new Set(["button", "link", "nav"]);

type Matches = readonly { text: string; value: string }[];
type Matcher = (words: MatchedText) => Matches;

/** Looks a text up once in all indexes, however many pages hold it. */
function matcherFor(indexes: readonly TermIndex<string>[]): Matcher {
  const known = new Map<MatchedText, Matches>();
  return (words) => {
    const before = known.get(words);
    if (before) return before;
    const matches = withoutOtherMeanings(indexes.flatMap((index) => findTerms(index, words)));
    known.set(words, matches);
    return matches;
  };
}

/** Matches of a set that lie in no phrase of its other meanings. */
function withoutOtherMeanings(matches: readonly TermMatch<string>[]): readonly TermMatch<string>[] {
  const others = matches.filter(({ value }) => value.startsWith(OTHER));
  if (others.length === 0) return matches;
  return matches.filter(
    ({ value, from, to }) =>
      !value.startsWith(OTHER) &&
      !others.some((other) => other.value === OTHER + value && other.from <= from && to <= other.to),
  );
}

function collect(page: ReadPage, matchesOf: Matcher, found: Map<string, TermHit[]>, { waysIn }: SiteReading): void {
  const seen = new Set<string>();
  const isOwn = speaksForItself(page.facts) && !isPrivacyNotice(page.facts) && !statesTerms(page.facts);
  for (const line of page.lines) {
    if (line.isPraise) continue;
    for (const match of matchesOf(line.words)) {
      if (isExcepted(match.value, () => sentenceWith(line.text, match.text))) continue;
      const isPhrase = match.value.startsWith("says:");
      const strength = isPhrase ? Math.max(line.strength, isOwn && !isTopic(line) ? 1 : 0.4) : line.strength;
      const isSold = waysIn !== null && tellsOfProgram(page.facts, line, match.text, waysIn);
      const key = `${match.value} ${strength} ${CONTROLS.has(line.region)} ${isSold}`;
      // One hit per set, page and strength is enough to claim and to quote; what can be pressed is kept beside a heading.
      if (seen.has(key)) continue;
      seen.add(key);
      const hit = { url: page.facts.url, region: line.region, strength, line: line.text, near: match.text, isSold };
      const hits = found.get(match.value);
      if (hits) hits.push(hit);
      else found.set(match.value, [hit]);
    }
  }
}

const indexes = new Map<string, TermIndex<string> | null>();

/** Terms and phrases of one language, compiled when first needed. */
function indexOf(language: string): TermIndex<string> | null {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const sources: TermSource<string>[] = [];
  for (const [prefix, sets] of [
    ["term", TERM_SETS],
    ["says", PHRASE_SETS],
  ] as const) {
    for (const [set, byLanguage] of sets) {
      for (const text of wordsIn(byLanguage, language)) sources.push({ text, value: `${prefix}:${set}` });
    }
  }
  for (const [name, byLanguage] of OTHER_MEANINGS) {
    for (const text of wordsIn(byLanguage, language)) sources.push({ text, value: OTHER + name });
  }
  const index = sources.length === 0 ? null : compileTerms(sources, language);
  indexes.set(language, index);
  return index;
}

const wordsIn = (byLanguage: Record<string, string[] | undefined>, language: string): readonly string[] =>
  byLanguage[language] ?? [];
