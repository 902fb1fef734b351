// What the business is called: candidates from many places, equal ones summed, the best group wins.
import type { Confidence, Inferred } from "../../model/profile.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { SiteNode, TargetFacts } from "../evidence/site-evidence.ts";
import { findOrder } from "../evidence/trust/trust-instructions.ts";
import { primaryTag } from "./infer-language.ts";
import { ARTICLE, asInAddress, cleanName, initialsOf, isSlogan, nameKey } from "./name/clean-name.ts";
import { isTradeWord, LOOSE_REGIONS, tradeNames } from "./name/trade-word.ts";
import { nameSources, REGISTERED_REGION } from "./name/name-sources.ts";
import type { NameCandidate } from "./name/name-sources.ts";
import { isTemplateName } from "../evidence/text/template-names.ts";
import { knownToSite, LOWER_WORD, sharedByTitle, TEMPLATE_REGIONS } from "./name/shared-names.ts";
import { titleNames } from "./name/title-names.ts";
import { quoteOf } from "./quote-of.ts";
import { withAccents } from "./name/with-accents.ts";

export interface InferredName {
  businessName: Inferred<string>;
  /** Further names of the business or of a second brand, at most five. */
  alsoKnownAs: string[];
}

interface Group {
  key: string;
  weight: number;
  candidates: NameCandidate[];
}

const RECURRING_TITLE = 2.5;
const SINGLE_TITLE = 1.5;
const HOST_MATCH = 1;
/** A longer name that begins with a shorter one supports it with this share of its weight. */
const EXTENDS_SHARE = 0.5;
const SECOND_BRAND = 3;
/** Initials are how a business shortens its name, not what it is called where both are written. */
const INITIALS_SHARE = 1;
/** What is left of a phrase that only says the trade, so that it is the name where nothing else is. */
const MERE_TRADE = 0.3;
/** The display name without legal form, and what else the business calls itself. */
export function inferName(
  pages: readonly PageFacts[],
  structured: readonly SiteNode[],
  target: TargetFacts,
): InferredName {
  const declared = primaryTag(pages[0]?.htmlLang ?? null);
  const isLoose = (one: NameCandidate): boolean => LOOSE_REGIONS.has(one.region) && isTradeWord(one.name, declared);
  const isTemplates = ({ name, region }: NameCandidate): boolean =>
    TEMPLATE_REGIONS.has(region) && isTemplateName(name) && hostSimilarity(nameKey(name), target) === 0;
  const places = nameSources(pages, structured, target).filter((one) => !isLoose(one) && !isTemplates(one));
  const label = hostLabel(target);
  const isTrade = tradeNames(places, pages[0], declared, label);
  const sources = spelledOut([...places, ...titleSources(pages, places, isTrade, target)], pages[0], target);
  const isMereTrade = (group: Group): boolean =>
    group.key !== withoutArticle(label) &&
    group.candidates.every((one) => LOOSE_REGIONS.has(one.region) && isTrade(one.name));
  const ranked = rankGroups(groupCandidates(sources, isTrade, label), target, isMereTrade);
  const groups = unsharedLast(ranked, pages, target, (group) => isTrade(bestSpelling(group.candidates)));
  const best = groups[0];
  if (!best) return { businessName: { value: null, confidence: "low", evidence: [] }, alsoKnownAs: [] };
  const written = bestSpelling(best.candidates);
  const spelled = isMeantSo(written, best) ? written : withAccents(written, pages);
  return {
    businessName: { value: spelled, confidence: confidenceOf(best, target), evidence: evidenceOf(best) },
    alsoKnownAs: otherNames(groups, structured, spelled),
  };
}

/** Data, and people's eyes, get it without accents: then that is how the business writes itself. */
function isMeantSo(name: string, { candidates }: Group): boolean {
  const regions = candidates.filter((one) => one.name === name).map(({ region }) => region);
  return regions.includes("schema") && regions.some((region) => !/^(?:schema|title$|meta )/.test(region));
}

function titleSources(
  pages: readonly PageFacts[],
  others: readonly NameCandidate[],
  isTrade: (name: string) => boolean,
  target: TargetFacts,
): NameCandidate[] {
  const keysOf = (list: readonly NameCandidate[]): Set<string> => new Set(list.map((one) => nameKey(one.name)));
  const named = keysOf(others.filter((one) => !one.needsSupport));
  const written = keysOf(others);
  const isNamed = (key: string): boolean => named.has(key);
  const isLikely = (key: string): boolean => written.has(key) || hostSimilarity(key, target) >= 0.6;
  return titleNames(pages, { isNamed, isLikely, isTrade, isShared: sharedByTitle(pages) }).map(
    ({ name, url, isRecurring }) => {
      const weight = (isRecurring ? RECURRING_TITLE : SINGLE_TITLE) * (isSlogan(name) ? 0.4 : 1);
      return { name, weight, url, region: "title", needsSupport: false };
    },
  );
}

/** With the name of the host as the text writes it, in place of its address: "Brass and Oak" of brassandoak.com. */
function spelledOut(
  sources: readonly NameCandidate[],
  home: PageFacts | undefined,
  target: TargetFacts,
): readonly NameCandidate[] {
  const label = hostLabel(target);
  const others = sources.filter(
    ({ name }) => name.toLowerCase().replace(/^www\./, "") !== target.registrableDomain.toLowerCase(),
  );
  const spelled = home && isWholeName(label, others) ? hostSpelling(home, label) : [];
  const isSpelled = others.some(({ name }) => asInHosts(asInAddress(name)) === asInHosts(label));
  return spelled.length === 0 && !isSpelled ? sources : [...others, ...spelled];
}

/** "St. Brannoc's" in running text is half of the title's "St. Brannoc's Church", "Ewa Lis" of "Kancelaria Ewa Lis". */
const isWholeName = (label: string, sources: readonly NameCandidate[]): boolean =>
  sources.every(({ name, region }) => {
    const key = nameKey(name);
    return key === label || !(key.startsWith(label) || (!LOOSE_REGIONS.has(region) && key.endsWith(label)));
  });

function groupCandidates(
  sources: readonly NameCandidate[],
  isTrade: (name: string) => boolean,
  label: string,
): Group[] {
  const groups = new Map<string, Group>();
  for (const one of sources) {
    const key = nameKey(one.name);
    // The name stands in every sentence of a report: an order to machines must not come in by it.
    if (key.length < 2 || findOrder(one.name) !== null) continue;
    const group = groups.get(key) ?? { key, weight: 0, candidates: [] };
    // Ten pages with the same footer are one source.
    const known = group.candidates.find((other) => other.region === one.region);
    if (!known) group.candidates.push(one);
    else if (known.weight < one.weight) Object.assign(known, one);
    groups.set(key, group);
  }
  const trades = sources.filter((one) => !one.needsSupport && isTrade(one.name)).map((one) => nameKey(one.name));
  // "Biuro Rachunkowe" in the logo supports "Biuro Rachunkowe Sylwia Baryś" in the heading.
  const isNamedTrade = ({ key, candidates }: Group): boolean =>
    trades.some((trade) => key.startsWith(trade) && key !== trade) && candidates.every((one) => isNameLike(one.name));
  const isSure = (group: Group): boolean => group.candidates.some((one) => !one.needsSupport);
  const isWhole = (group: Group): boolean =>
    isNameLike(bestSpelling(group.candidates)) &&
    [...groups.values()].some((begun) => isSure(begun) && isCompletion(group, begun, label));
  const all = [...groups.values()].filter((group) => isSure(group) || isNamedTrade(group) || isWhole(group));
  for (const group of all) group.weight = group.candidates.reduce((sum, one) => sum + one.weight, 0);
  return all;
}

/** "Leith Walk" in the title begins "Leith Walk Eye Clinic" of walkeyeclinic.com, whose end is the domain. */
const isCompletion = ({ key }: Group, begun: Group, label: string): boolean =>
  label.length >= LEAST_LABEL &&
  key !== label &&
  key.endsWith(label) &&
  begun.key.length >= 4 &&
  begun.key.length < key.length &&
  key.startsWith(begun.key) &&
  !label.includes(begun.key);
const LEAST_LABEL = 6;

/** Up to six words that all begin with a capital. */
const isNameLike = (name: string): boolean => {
  const words = name.split(/\s+/);
  return words.length <= 6 && words.every((word) => /^\p{Lu}|^&$/u.test(word));
};

const withoutArticle = (label: string): string => label.replace(/^(?:the|die|der|das)(?=.{4})/, "");

function rankGroups(groups: Group[], target: TargetFacts, isMereTrade: (group: Group) => boolean): Group[] {
  const own = new Map(groups.map((group) => [group, group.weight]));
  const label = hostLabel(target);
  for (const group of groups) {
    group.weight += HOST_MATCH * hostSimilarity(group.key, target);
    for (const other of groups) {
      if (other === group) continue;
      if (isCompletion(other, group, label)) other.weight += own.get(group) ?? 0;
      else if (group.key.length >= 4 && other.key.startsWith(group.key))
        group.weight += (own.get(other) ?? 0) * EXTENDS_SHARE;
      if (group.candidates.some((one) => initialsOf(one.name) === other.key))
        group.weight += (own.get(other) ?? 0) * INITIALS_SHARE;
    }
    if (group.candidates.every((one) => isSlogan(one.name))) group.weight *= 0.5;
    if (isMereTrade(group)) group.weight *= MERE_TRADE;
  }
  return groups.sort((a, b) => b.weight - a.weight || a.key.localeCompare(b.key));
}

/** What only the logo or the first heading says comes after a name that the title shares with other places. */
function unsharedLast(
  groups: Group[],
  pages: readonly PageFacts[],
  target: TargetFacts,
  isTrade: (group: Group) => boolean,
): Group[] {
  const [best] = groups;
  const isAlone = (group: Group): boolean =>
    group.candidates.every(({ region }) => TEMPLATE_REGIONS.has(region)) && hostSimilarity(group.key, target) === 0;
  // Most sites are done here, before any text is searched.
  if (!best || !isAlone(best)) return groups;
  const isKnown = knownToSite(pages);
  const isShared = sharedByTitle(pages);
  const isUnshared = (group: Group): boolean => isAlone(group) && group.candidates.every(({ name }) => !isKnown(name));
  const shared = groups.find(
    (group) => group.candidates.some(({ region, name }) => region === "title" && isShared(name)) && !isTrade(group),
  );
  if (!shared || !isUnshared(best)) return groups;
  return [shared, ...groups.filter((group) => group !== shared)];
}

const hostLabel = (target: TargetFacts): string => nameKey(target.registrableDomain.split(".")[0] ?? "");

/** How well a name fits the registered domain: 1 equal, 0.8 one inside the other, 0 otherwise. */
function hostSimilarity(key: string, target: TargetFacts): number {
  const label = asInHosts(hostLabel(target));
  const ascii = asInHosts(key);
  if (label.length < 2) return 0;
  if (ascii === label) return 1;
  if (label.length >= 4 && ascii.includes(label)) return ascii.length <= label.length + 12 ? 0.8 : 0.3;
  if (ascii.length >= 4 && label.includes(ascii)) return 0.8;
  return 0;
}

/** Domains write "ü" as "u" or "ue" and "ł" as "l"; both sides are brought to the shorter form. */
const asInHosts = (key: string): string =>
  key
    .replace(/\p{M}/gu, "")
    .replace(/[łøđæßœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/([aou])e/g, "$1");
const PLAIN_LETTERS: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "a", ß: "ss", œ: "o" };

/** The spelling of the weightiest source, save that one in mixed case is preferred to capitals. */
function bestSpelling(candidates: readonly NameCandidate[]): string {
  const isShouting = (name: string): boolean => /\p{Lu}{4}/u.test(name) && name === name.toUpperCase();
  const sorted = [...candidates].sort(
    (a, b) => Number(isShouting(a.name)) - Number(isShouting(b.name)) || b.weight - a.weight,
  );
  const name = sorted[0]?.name ?? "";
  return cleanName(name) ?? name;
}

/**
 * Name confidence. Structured data weighs up to 4, meta tags, recurring titles and legal notices 2.5, copyright lines
 * 2, logos 1.5 or less. High: a sum of 4 from two kinds of places, the domain counting as one. Medium: a sum of 2.5,
 * or two kinds of places. Low: one weak place. A page that scripts draw is never above medium.
 */
function confidenceOf(group: Group, target: TargetFacts): Confidence {
  const sources = group.candidates.length + (hostSimilarity(group.key, target) > 0 ? 1 : 0);
  if (group.weight >= HIGH_WEIGHT && sources >= AGREEING_SOURCES) return "high";
  return group.weight >= MEDIUM_WEIGHT || sources >= AGREEING_SOURCES ? "medium" : "low";
}

/** What structured data alone weighs; with a second place to agree it is as good as certain. */
const HIGH_WEIGHT = 4;
/** One declared source, such as og:site_name. */
const MEDIUM_WEIGHT = 2.5;
const AGREEING_SOURCES = 2;

const evidenceOf = (group: Group): Inferred<string>["evidence"] =>
  [...group.candidates]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 5)
    .map(({ url, region, name, weight }) => ({ url, region, quote: quoteOf(name), weight }));

/** The registered name as the start page itself writes it, with its capitals and spaces. */
function hostSpelling(home: PageFacts, label: string): NameCandidate[] {
  if (label.length < 4) return [];
  for (const { text } of home.blocks.slice(0, 300)) {
    // A copyright line is a source of its own.
    if (text.includes("©")) continue;
    const words = text.slice(0, 1_000).split(/\s+/);
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + 5); to++) {
        const written = words.slice(from, to).join(" ");
        if (written.length > label.length + 12) break;
        // Most of running text is small, and its key is dear.
        if (
          !/\p{Lu}/u.test(written) ||
          ARTICLE.test(written) ||
          !/^[\p{L}\p{N}]/u.test(written) ||
          LOWER_WORD.test(written) ||
          /[@/]|\.\p{L}/u.test(written) ||
          // "Brass and Oak" is brassandoak, with the small word that another spelling leaves out.
          (nameKey(written) !== label && asInAddress(written) !== label)
        )
          continue;
        const name = cleanName(label.endsWith("s") ? written : written.replace(/['’]s$/, ""));
        if (name !== null) return [{ name, weight: 1.2, url: home.url, region: "body", needsSupport: false }];
      }
    }
  }
  return [];
}

function otherNames(groups: readonly Group[], structured: readonly SiteNode[], chosen: string): string[] {
  const key = nameKey(chosen);
  const names = structured
    .filter((node) => node.path === "" || node.path === "publisher")
    .flatMap((node) => [node.props["alternateName"], node.props["legalName"]].flat())
    .filter((name): name is string => typeof name === "string")
    .map((name) => cleanName(name, true));
  const registered = groups
    .flatMap((group) => group.candidates)
    .filter((one) => one.region === REGISTERED_REGION)
    .map((one) => cleanName(one.name, true));
  const brands = groups
    .slice(1)
    .filter((group) => group.weight >= SECOND_BRAND && !group.key.includes(key) && !key.includes(group.key));
  const shortened = groups.filter((group) => group.key === initialsOf(chosen) && group.key !== key);
  const all = [...names, ...registered, ...[...brands, ...shortened].map((group) => bestSpelling(group.candidates))];
  const seen = new Set([key]);
  return all
    .filter(
      (name): name is string =>
        name !== null && !isSlogan(name) && !seen.has(nameKey(name)) && Boolean(seen.add(nameKey(name))),
    )
    .slice(0, 5);
}
