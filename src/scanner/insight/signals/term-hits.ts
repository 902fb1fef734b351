// Terms and phrases of all sets, found in one walk over every page.
import { speaksForItself } from "../../evidence/workflow/manual-phrases.ts";
import phraseSets from "../data/phrase-sets.json" with { type: "json" };
import termSets from "../data/term-sets.json" with { type: "json" };
import { compileTerms, findTerms } from "../match-terms.ts";
import type { MatchedText, TermIndex, TermSource } from "../match-terms.ts";
import { quoteOf } from "../quote-of.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";

const ALIASES = new Map(Object.entries(termSets.aliases));
const TERM_SETS = new Map(Object.entries(termSets.sets));
const PHRASE_SETS = new Map(Object.entries(phraseSets));
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
  const hits = allTermHits(reading).get(prefix === "term" ? `term:${ALIASES.get(set) ?? set}` : name) ?? [];
  return hits.slice(0, MOST_HITS);
}

/** Phrases that stand in a heading, link, label or button, where they name a place to go and not only a topic. */
export const labelHits = (reading: SiteReading, name: string): SignalHit[] =>
  termHits(reading, name).filter((hit) => hit.region !== "body" && hit.region !== "footer");

const hitsByReading = new WeakMap<SiteReading, Map<string, SignalHit[]>>();

function allTermHits(reading: SiteReading): Map<string, SignalHit[]> {
  const known = hitsByReading.get(reading);
  if (known) return known;
  const found = new Map<string, SignalHit[]>();
  const indexes = reading.languages.flatMap((language) => indexOf(language) ?? []);
  const matchesOf = matcherFor(indexes);
  for (const page of reading.pages) collect(page, matchesOf, found);
  for (const [name, hits] of found) found.set(name, tellingFirst(hits));
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
function tellingFirst(hits: readonly SignalHit[]): SignalHit[] {
  const rank = ({ region }: SignalHit): number => REGIONS.indexOf(region);
  const seen = new Set<string>();
  return [...hits]
    .sort((a, b) => b.strength - a.strength || rank(a) - rank(b))
    .filter(({ quote }) => {
      const key = quote.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

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
    const matches = indexes.flatMap((index) => findTerms(index, words));
    known.set(words, matches);
    return matches;
  };
}

function collect(page: ReadPage, matchesOf: Matcher, found: Map<string, SignalHit[]>): void {
  const seen = new Set<string>();
  for (const line of page.lines) {
    for (const match of matchesOf(line.words)) {
      const isPhrase = match.value.startsWith("says:");
      const strength = isPhrase ? Math.max(line.strength, speaksForItself(page.facts) ? 1 : 0.4) : line.strength;
      const key = `${match.value} ${strength} ${CONTROLS.has(line.region)}`;
      // One hit per set, page and strength is enough to claim and to quote; what can be pressed is kept beside a heading.
      if (seen.has(key)) continue;
      seen.add(key);
      const hit = { url: page.facts.url, region: line.region, quote: quoteOf(line.text, match.text), strength };
      found.set(match.value, [...(found.get(match.value) ?? []), hit]);
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
  const index = sources.length === 0 ? null : compileTerms(sources, language);
  indexes.set(language, index);
  return index;
}

const wordsIn = (byLanguage: Record<string, string[] | undefined>, language: string): readonly string[] =>
  byLanguage[language] ?? [];
