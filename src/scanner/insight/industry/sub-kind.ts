// The finer kind of a business inside its industry: "dental", "food", "nonprofit" …, which decides what work it has.
import type { Industry } from "../../../model/profile.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import subKinds from "../data/sub-kinds.json" with { type: "json" };
import { kindWords } from "./industry-lexicon.ts";
import type { IndustryMatch } from "./match-industries.ts";

const TERM_KINDS = new Map<string, string>();
const TYPE_KINDS = new Map<string, string>();
for (const [industry, kinds] of Object.entries(subKinds.kinds)) {
  for (const [kind, { terms, types }] of Object.entries(kinds)) {
    for (const term of terms) TERM_KINDS.set(`${industry} ${term}`, kind);
    for (const type of types) TYPE_KINDS.set(`${industry} ${type}`, kind);
  }
}
for (const { industry, kind, words } of kindWords()) {
  for (const word of words) TERM_KINDS.set(`${industry} ${word}`, kind);
}
const REGION_FACTORS: Record<string, number> = { title: 1.6, h1: 1.4, description: 1.2, h2: 0.8, nav: 0.7, body: 0.45 };
const TYPE_WEIGHT = 4;
const UNNAMED = 0.5;
/** Who treats animals has a dentist's and a surgeon's work as well, and says so as they do. */
const WITH_DEPARTMENTS: ReadonlySet<string> = new Set(["healthcare vet"]);
const LEAST_OF_BEST = 0.4;

/**
 * The kind with the most weight among the matched terms and types of an industry; null when none stands out. Where the
 * industry is a guess, a kind that the start page does not name is that of customers or of a place nearby.
 */
export function subKindOf(
  industry: Industry,
  matches: readonly IndustryMatch[],
  structured: readonly SiteNode[],
  isGuess: boolean,
): string | null {
  const terms = new Map<string, { kind: string; weight: number }>();
  const atHome = new Set<string>();
  for (const match of matches) {
    const kind = TERM_KINDS.get(`${industry} ${match.term}`);
    if (match.industry !== industry || kind === undefined) continue;
    if (match.source.factor === 1) atHome.add(kind);
    const key = `${match.source.region} ${match.term}`;
    const weight = match.weight * (REGION_FACTORS[match.source.region] ?? 0.5);
    terms.set(key, { kind, weight: Math.max(terms.get(key)?.weight ?? 0, weight) });
  }
  const scores = new Map<string, number>();
  const named = new Set<string>();
  const add = (kind: string, weight: number): void => void scores.set(kind, (scores.get(kind) ?? 0) + weight);
  for (const [key, { kind, weight }] of terms) {
    add(kind, weight);
    if (!key.startsWith("body ")) named.add(kind);
  }
  for (const type of new Set(structured.filter((node) => node.path === "").flatMap((node) => node.types))) {
    const kind = TYPE_KINDS.get(`${industry} ${type}`);
    if (kind === undefined) continue;
    add(kind, TYPE_WEIGHT);
    named.add(kind);
  }
  // What stands nearby is told of in running text alone: where something is named above it, that is the business.
  const rankOf = (kind: string, score: number): number => score * (named.has(kind) ? 1 : UNNAMED);
  const ranked = [...scores].sort((a, b) => rankOf(b[0], b[1]) - rankOf(a[0], a[1]) || a[0].localeCompare(b[0]));
  const whole = ranked.find(
    ([kind, score]) =>
      WITH_DEPARTMENTS.has(`${industry} ${kind}`) &&
      named.has(kind) &&
      atHome.has(kind) &&
      score >= (ranked[0]?.[1] ?? 0) * LEAST_OF_BEST,
  );
  const best = whole ?? ranked[0];
  return best && best[1] >= 0.5 && (!isGuess || atHome.has(best[0])) ? best[0] : null;
}
