// Whether a would-be name is only the word for a trade: "Kancelaria", "Restaurant", "Roofing Contractors in Hexham".
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isBasicLatin } from "../../evidence/text/text-words.ts";
import { industryTerms, STRONG } from "../industry/industry-lexicon.ts";
import { findTerms, prepareText } from "../match-terms.ts";
import { ARTICLE, nameKey, TOWN_TAIL } from "./clean-name.ts";
import type { NameCandidate } from "./name-sources.ts";

/** A plural's ending; a longer rest makes another word ("Printworks"). */
const LONGEST_ENDING = 2;

/** One word that the vocabulary of English or of the page's language knows as a trade. */
export function isTradeWord(name: string, language: string | null): boolean {
  const text = prepareText(name.replace(ARTICLE, ""));
  if (text.words.length !== 1) return false;
  return ["en", language ?? "en"].some((tag) => {
    const index = industryTerms(tag);
    const matches = index === null ? [] : findTerms(index, text);
    return matches.some((match) => text.normalised.length - match.text.replaceAll("*", "").length <= LONGEST_ENDING);
  });
}

/** Words that join trades, and those for the place or firm in which any trade is done. */
const PLAIN_WORDS = new Set(
  (
    "and und et y e i en of for für pour para per voor dla de des du di del da the your ihr ihre votre tu su seu il " +
    "service services services company office studio firm agency contractor contractors specialist specialists local " +
    "büro praxis kanzlei meisterbetrieb fachbetrieb cabinet étude bureau atelier estudio despacho taller oficina " +
    "escritório gabinete ateliê ufficio bottega kantoor praktijk bedrijf gabinet zakład biuro firma usługi pracownia"
  ).split(" "),
);
/** A word is common, and no proper name, when running text writes it small this often. */
const COMMON_USES = 2;
const MOST_WORDS = 7;

/** Places where a trade's plain word ("Kancelaria") is a menu entry, a heading or a slogan rather than a name. */
export const LOOSE_REGIONS: ReadonlySet<string> = new Set(["logo", "h1", "body", "title"]);

/** Tells would-be names that only say what trade is done, perhaps with the town. */
export function tradeNames(
  sources: readonly NameCandidate[],
  home: PageFacts | undefined,
  language: string | null,
  hostLabel: string,
): (name: string) => boolean {
  const common = commonWords(home);
  const isPhrase = (name: string): boolean => isTradePhrase(name, common, language);
  const declared = sources.filter((one) => !LOOSE_REGIONS.has(one.region)).map((one) => nameKey(one.name));
  const isOwn = (word: string): boolean => [hostLabel, ...declared].some((key) => key.includes(word));
  return (name) => {
    if (isPhrase(name)) return true;
    // "Radca prawny Toruń", where the copyright line and the host know another name: the last word is the town.
    const [, trade = "", town = ""] = /^(.{2,80})\s(\p{Lu}\S{1,40})$/u.exec(name) ?? [];
    return declared.length > 0 && trade !== "" && isPhrase(trade) && !isOwn(nameKey(town));
  };
}

/** At least one word of a trade, and beside it plain words or words that the page itself writes small. */
function isTradePhrase(name: string, common: ReadonlyMap<string, number>, language: string | null): boolean {
  const text = prepareText(name.replace(ARTICLE, "").replace(TOWN_TAIL, "").replace(/[&+]/g, " "));
  if (text.words.length > MOST_WORDS) return false;
  const covered = tradePositions(text, language);
  if (covered.size === 0) return false;
  return text.words.every(
    (word, at) => covered.has(at) || PLAIN_WORDS.has(word) || (common.get(word) ?? 0) >= COMMON_USES,
  );
}

/** Positions of words that name a trade as whole words, in English or the page's language. */
function tradePositions(text: ReturnType<typeof prepareText>, language: string | null): Set<number> {
  const covered = new Set<number>();
  for (const tag of new Set(["en", language ?? "en"])) {
    const index = industryTerms(tag);
    for (const match of index === null ? [] : findTerms(index, text)) {
      const isWhole =
        match.to - match.from > 1 || match.word.length - match.text.replaceAll("*", "").length <= LONGEST_ENDING;
      if (match.value.weight < STRONG || !isWhole) continue;
      for (let at = match.from; at < match.to; at++) covered.add(at);
    }
  }
  return covered;
}

const SMALL = /(?<![\p{L}\p{N}@./-])\p{Ll}[\p{L}\p{M}]{2,30}/gu;
const BASIC_SMALL = /(?<![A-Za-z0-9@./-])[a-z][A-Za-z]{2,30}/g;

/** How often running text of the page writes a word small; in a heading or a menu capitals say nothing. */
function commonWords(home: PageFacts | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, tag } of home?.blocks.slice(0, 300) ?? []) {
    if (/^h[1-6]$/.test(tag)) continue;
    const start = text.slice(0, 1_000);
    for (const word of start.match(isBasicLatin(start) ? BASIC_SMALL : SMALL) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
