// Industry terms in one text, damped where they name the audience or the object of another trade.
import type { Industry } from "../../../model/profile.ts";
import { findTerms } from "../match-terms.ts";
import type { MatchedText, TermMatch } from "../match-terms.ts";
import { BEFORE, HEADS, headsOf, isAdvised } from "./heads.ts";
import { industryTerms, knownTag, STRONG } from "./industry-lexicon.ts";
import type { IndustryTerm } from "./industry-lexicon.ts";
import { otherMeanings } from "./other-meanings.ts";
import type { RegionText, TextRegion } from "./read-regions.ts";

export interface IndustryMatch {
  industry: Industry;
  term: string;
  /** Nats after damping and page factor. */
  weight: number;
  /** The undamped weight of the term. */
  tier: number;
  count: number;
  source: RegionText;
  /** Here it is whom another trade works for: "marketing for dentists". */
  isServed: boolean;
}

const AUDIENCE = 0.3;
const HEADED = 0.2;
/** One word of another language than the page's is often a word of the page's own. */
const FOREIGN_WORD = 0.5;
const AUDIENCE_REGIONS: ReadonlySet<TextRegion> = new Set(["title", "h1", "description", "h2"]);
const AFTER = new Set(["için", "लिए", "জন্য"]);
const AFTER_CHARACTERS = /^(?:向け|のための|様の|を支援|위한|전문|用的?|行业的?)/;
/** Terms of a text in English, the page's language and the site's, one entry per industry and term. */
export function matchIndustries(source: RegionText, languages: readonly string[]): IndustryMatch[] {
  const matches = languages.map((language) => {
    const index = industryTerms(language);
    return { language, own: index ? findTerms(index, source.text) : [] };
  });
  const all = matches.flatMap(({ own }) => own);
  // Most texts name no trade.
  if (all.length === 0) return [];
  const phrases = otherMeanings(source.text, languages);
  const longer = all.filter((match) => match.to - match.from > 1);
  const found = new Map<string, IndustryMatch>();
  for (const { language, own } of matches) {
    const foreign = source.language === null || language === knownTag(source.language) ? 1 : FOREIGN_WORD;
    for (const match of own) {
      if (match.from >= 0 && (isWithin(match, phrases) || isPartOfOther(match, longer))) continue;
      const share = isAdviceOn(match, all) ? HEADED : match.text.includes(" ") ? 1 : foreign;
      const heads = headsOf(match, source.text.words, language).filter((industry) => industry !== match.value.industry);
      const damping = (heads.length > 0 ? HEADED : dampingOf(match, source)) * share;
      note(found, source, match.value, match.text, damping);
      for (const head of termsOfHeads(heads, match, source.text))
        note(found, source, head, headLabel(match, source.text), 1);
    }
  }
  return [...found.values()];
}

/** A word inside a longer term of another industry says what that term says: "it consulting" is technology. */
const isPartOfOther = (match: TermMatch<IndustryTerm>, longer: readonly TermMatch<IndustryTerm>[]): boolean =>
  longer.some(
    (other) =>
      other.value.industry !== match.value.industry &&
      other.from <= match.from &&
      other.to >= match.to &&
      other.to - other.from > match.to - match.from,
  );

function note(
  found: Map<string, IndustryMatch>,
  source: RegionText,
  value: IndustryTerm,
  term: string,
  damping: number,
): void {
  const key = `${value.industry} ${term}`;
  const weight = value.weight * damping * source.factor;
  const isServed = damping <= AUDIENCE;
  const known = found.get(key);
  if (known) {
    known.count++;
    known.weight = Math.max(known.weight, weight);
    known.isServed &&= isServed;
  } else found.set(key, { industry: value.industry, term, weight, tier: value.weight, count: 1, source, isServed });
}

function dampingOf(match: TermMatch<IndustryTerm>, source: RegionText): number {
  if (!AUDIENCE_REGIONS.has(source.region)) return 1;
  if (match.from < 0) {
    return AFTER_CHARACTERS.test(source.text.normalised.slice(match.at + match.word.length)) ? AUDIENCE : 1;
  }
  const before = source.text.words.slice(Math.max(0, match.from - 5), match.from);
  const isAudience = before.some((word, at) => BEFORE.has(word) || (word === "of" && before[at + 1] === "our"));
  return isAudience || AFTER.has(source.text.words[match.to] ?? "") ? AUDIENCE : 1;
}

function termsOfHeads(
  heads: ReturnType<typeof headsOf>,
  match: TermMatch<IndustryTerm>,
  text: MatchedText,
): IndustryTerm[] {
  const weight = HEADS[text.words[match.to] ?? ""]?.weight ?? STRONG;
  return heads.flatMap((industry) => (industry === null || weight === 0 ? [] : [{ industry, weight }]));
}

/** "Tax consulting": the word before says what the advice is on. "AI consultant" advises: AI is no trade by itself. */
const isAdviceOn = (match: TermMatch<IndustryTerm>, all: readonly TermMatch<IndustryTerm>[]): boolean =>
  match.value.industry === "consulting" &&
  match.from > 0 &&
  all.some(
    (other) => other.to === match.from && other.value.weight >= STRONG && isAdvised("consulting", other.value.industry),
  );

const headLabel = (match: TermMatch<IndustryTerm>, text: MatchedText): string =>
  text.words.slice(Math.max(0, match.from - 1), match.to + 1).join(" ");

function isWithin(match: TermMatch<IndustryTerm>, phrases: ReadonlySet<number>): boolean {
  for (let at = match.from; at < match.to; at++) if (!phrases.has(at)) return false;
  return true;
}
