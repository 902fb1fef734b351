// Phrases in which a trade's word means something else: "customer care" is no healthcare, "golf course" no school.
import phrases from "../data/other-trades.json" with { type: "json" };
import { compileTerms, findTerms } from "../match-terms.ts";
import type { MatchedText, TermIndex } from "../match-terms.ts";

const PHRASES: Readonly<Record<string, readonly string[]>> = phrases;

const indexes = new Map<string, TermIndex<true>>();

/** Word positions of a text that belong to a phrase of another meaning. */
export function otherMeanings(text: MatchedText, languages: readonly string[]): Set<number> {
  const taken = new Set<number>();
  for (const language of languages) {
    const index = indexOf(language);
    if (!index) continue;
    for (const match of findTerms(index, text)) for (let at = match.from; at < match.to; at++) taken.add(at);
  }
  return taken;
}

function indexOf(language: string): TermIndex<true> | null {
  const listed = PHRASES[language];
  if (!listed) return null;
  const known = indexes.get(language);
  if (known) return known;
  const made = compileTerms(
    listed.map((text) => ({ text, value: true as const })),
    language,
  );
  indexes.set(language, made);
  return made;
}
