// A name is one statement, however often the pages repeat it: "Controller Clinic" is no clinic without a patient.
import type { Industry } from "../../../model/profile.ts";
import { normaliseText, wordsOf } from "../normalise-text.ts";
import { STRONG } from "./industry-lexicon.ts";

interface NamedTrace {
  industry: Industry;
  region: string;
  label: string;
  weight: number;
  /** It stands in the business's name. */
  isOfName: boolean;
}

/** What the word of a name is worth where the pages speak of another trade and never of this one. */
const CONTRADICTED = 0.3;

/** Tells whether a trade's word in a text is a word of the business's name, which the text holds. */
export function nameReader(businessName: string | null): (term: string, text: string) => boolean {
  const name = normaliseText(businessName ?? "").trim();
  const words = new Set(wordsOf(name));
  if (words.size < 2) return () => false;
  return (term, text) => text.includes(name) && isAmong(term, words);
}

/** Whether every word of a term is one of the name's; the last may be the beginning of one. */
function isAmong(term: string, words: ReadonlySet<string>): boolean {
  return wordsOf(normaliseText(term)).every(
    (word) => words.has(word) || (term.endsWith("*") && [...words].some((one) => one.startsWith(word))),
  );
}

/**
 * The traces of a trade that only the name names are reduced to the name itself, as it stands in the title; where the
 * pages have words of another trade, they count for more than that. Every other trace stays as it is.
 */
export function dampNameEcho<T extends NamedTrace>(traces: readonly T[]): T[] {
  const said = new Map<Industry, Map<string, number>>();
  for (const { industry, label, weight, isOfName } of traces) {
    if (isOfName) continue;
    const labels = said.get(industry) ?? new Map<string, number>();
    said.set(industry, labels.set(label, Math.max(labels.get(label) ?? 0, weight)));
  }
  const isSaid = (industry: Industry): boolean =>
    [...(said.get(industry)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0) >= STRONG;
  return traces.flatMap((trace) => {
    if (!trace.isOfName || isSaid(trace.industry)) return [trace];
    if (trace.region !== "title") return [];
    const isContradicted = [...said.keys()].some((other) => other !== trace.industry && isSaid(other));
    return [isContradicted ? { ...trace, weight: trace.weight * CONTRADICTED } : trace];
  });
}
