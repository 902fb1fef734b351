// The vocabulary of industries, compiled per language at first use.
import type { Industry } from "../../../model/profile.ts";
import { INDUSTRIES } from "../../../model/profile.ts";
import otherWords from "../data/other-words.json" with { type: "json" };
import tradeWords from "../data/trade-words.json" with { type: "json" };
import vocabulary from "../data/industry-vocabulary.json" with { type: "json" };
import { compileTerms } from "../match-terms.ts";
import type { TermIndex, TermSource } from "../match-terms.ts";

export interface IndustryTerm {
  industry: Industry;
  /** Nats: decisive 2.0, strong 1.1, weak 0.4. */
  weight: number;
}

export const DECISIVE = 2;
export const STRONG = 1.1;
export const WEAK = 0.4;
const TIERS = [DECISIVE, STRONG, WEAK];

const indexes = new Map<string, TermIndex<IndustryTerm> | null>();

/** The terms of one language, or null when the vocabulary does not know it. */
export function industryTerms(language: string): TermIndex<IndustryTerm> | null {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const index = compileLanguage(language);
  indexes.set(language, index);
  return index;
}

/** Words of trades by the languages that have them: "other food" names an industry and a finer kind. */
const TRADE_WORDS = Object.entries<Record<string, string>>(tradeWords.words).map(([tags, byTrade]) => ({
  tags: tags.split(" "),
  trades: Object.entries(byTrade).map(([trade, words]) => {
    const [industry = "", kind] = trade.split(" ");
    return { industry, kind, tiers: words.split("|").map((tier) => tier.split(";").filter(Boolean)) };
  }),
}));

/** The words that name a finer kind. */
export const kindWords = (): readonly { industry: string; kind: string; words: readonly string[] }[] =>
  TRADE_WORDS.flatMap(({ trades }) =>
    trades.flatMap(({ industry, kind, tiers }) =>
      kind === undefined ? [] : [{ industry, kind, words: tiers.flat() }],
    ),
  );

/** Primary tags of the languages that the vocabulary knows. */
export const VOCABULARY_LANGUAGES: readonly string[] = [
  ...new Set([...Object.keys(vocabulary.terms), ...TRADE_WORDS.flatMap(({ tags }) => tags)]),
];

/** Slovak shares most trade words with Czech; for other languages the tag itself. */
export const knownTag = (tag: string | null): string => (tag === "sk" ? "cs" : (tag ?? ""));

function compileLanguage(language: string): TermIndex<IndustryTerm> | null {
  const tables = Object.entries(vocabulary.terms).find(([tag]) => tag === language)?.[1];
  const trades = TRADE_WORDS.flatMap((one) => (one.tags.includes(language) ? one.trades : []));
  if (!tables && trades.length === 0) return null;
  const terms: TermSource<IndustryTerm>[] = [];
  const lists = [...Object.entries(tables ?? {}), ...trades.map(({ industry, tiers }) => [industry, tiers] as const)];
  for (const [name, tiers] of lists) {
    const industry = INDUSTRIES.find((one) => one === name);
    if (!industry) continue;
    tiers.forEach((list, tier) => {
      for (const text of list) {
        const weight = TIERS[tier] ?? WEAK;
        terms.push({ text, value: { industry, weight }, endsCompound: language === "de" && weight === DECISIVE });
      }
    });
  }
  return compileTerms(terms, language, otherWordsOf(language));
}

const otherWordsByLanguage = new Map(Object.entries(otherWords.words));
const otherWordsOf = (language: string): readonly string[] => otherWordsByLanguage.get(language) ?? [];
