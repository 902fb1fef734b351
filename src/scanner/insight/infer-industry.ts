// What the business sells or does, as one of eleven industries, with the numbers it rests on.
import { hundredths } from "../../model/words.ts";
import type { Channel, Confidence, Industry, Profile, Sign, Technology } from "../../model/profile.ts";
import { INDUSTRIES } from "../../model/profile.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { SiteNode, TargetFacts } from "../evidence/site-evidence.ts";
import { isAppShell } from "./app-shell.ts";
import { addressHints, marketHints, productHints } from "./industry/hints.ts";
import type { Hint } from "./industry/hints.ts";
import { knownTag, VOCABULARY_LANGUAGES } from "./industry/industry-lexicon.ts";
import { dampInProduct, dampMixedLists, dampServed, dampSuppliedTo } from "./industry/damp-matches.ts";
import { matchIndustries } from "./industry/match-industries.ts";
import type { IndustryMatch } from "./industry/match-industries.ts";
import { dampNameEcho, nameReader } from "./industry/name-echo.ts";
import { productSignsOn } from "./industry/product-signs.ts";
import type { ProductSign } from "./industry/product-signs.ts";
import { readRegions, TEXT_REGIONS } from "./industry/read-regions.ts";
import { schemaSignals } from "./industry/schema-signals.ts";
import { subKindOf } from "./industry/sub-kind.ts";
import { FAIR_MARGIN, industryConfidence, SURE_TOTAL } from "./industry/industry-confidence.ts";
import type { SiteLanguages } from "./infer-language.ts";
import { isPlaceLocal } from "./place-local.ts";
import { normaliseText } from "./normalise-text.ts";
import { quoteOf } from "./quote-of.ts";

export interface IndustryInput {
  pages: readonly PageFacts[];
  structured: readonly SiteNode[];
  technologies: readonly Technology[];
  channels: readonly Channel[];
  target: TargetFacts;
  languages: SiteLanguages;
  businessName: string | null;
}

/** One weighed trace of an industry, whatever it was found in. */
interface Trace {
  industry: Industry;
  region: Region;
  label: string;
  weight: number;
  url: string;
  /** Made for the few that are shown: to quote is to hide personal data, which costs more than all the rest. */
  quote: () => string;
  /** It stands in the business's name. */
  isOfName: boolean;
}

const REGIONS = ["schema", ...TEXT_REGIONS, "url", "technology"] as const;
type Region = (typeof REGIONS)[number];

/** How much a region's sum counts, and the nats it can at most add: no region outvotes all others. */
export const REGION_WEIGHTS: Record<Region, { multiplier: number; cap: number }> = {
  schema: { multiplier: 1, cap: 6 },
  title: { multiplier: 1.6, cap: 5 },
  h1: { multiplier: 1.4, cap: 4 },
  description: { multiplier: 1.2, cap: 4 },
  h2: { multiplier: 0.8, cap: 4 },
  nav: { multiplier: 0.7, cap: 3 },
  body: { multiplier: 0.45, cap: 6 },
  url: { multiplier: 1.5, cap: 3 },
  technology: { multiplier: 1, cap: 2 },
};
/** Each further term of a region counts this much of the one before. */
const DECAY = 0.8;
const PRIOR_OTHER = 0.3;
/** Calibrated on hand-labelled sites: likelihood is best near 1; a little more for caution. */
const TEMPERATURE = 1.3;
/** Below this no trade is named; up to SURE_TOTAL only with low confidence. */
export const LEAST_TOTAL = 2;
export const LEAST_PROBABILITY = 0.3;
/** A trace of a region counts from this weight on. */
const LEAST_TRACE = 0.3;
/** What the head of a page that scripts draw must say at least, for its business to be named at all. */
const LEAST_HEAD = 1.1;
const MOST_LANGUAGES = 4;
/** Below this, or where only scripts draw the page, nothing was there to read. */
const NO_TEXT = 60;

/** The industry with confidence and evidence; "other" with low confidence when it could not be told. */
export function inferIndustry(input: IndustryInput): Profile["industry"] {
  const { matches, product } = readTexts(input);
  const hints = hintTraces(input).map((hint) => (product.length > 0 ? ofCustomers(hint) : hint));
  const isOfName = nameReader(input.businessName);
  const traces = dampNameEcho([
    ...matches.map((match) => traceOf(match, isOfName(match.term, match.source.text.normalised))),
    ...product.map(productTrace),
    ...schemaTraces(input),
    ...hints,
  ]);
  const characters = textLength(input.pages);
  const isReadable = characters >= NO_TEXT && !isAppShell(input.pages);
  const hasText = isReadable || traces.some(isOfHead);
  const ranked = rank(traces);
  const [best, second] = ranked;
  // "Other" is the answer for want of a better one as well, so that less is enough for it.
  const least = best?.industry === "other" ? SURE_TOTAL / 2 : LEAST_TOTAL;
  const isTold = best !== undefined && best.total >= least && best.probability >= LEAST_PROBABILITY;
  if (!best || !hasText || !isTold) return untold(input, hasText, characters);
  const own = traces.filter((trace) => trace.industry === best.industry);
  const margin = best.total - (second?.total ?? 0);
  const isFair = second !== undefined && second.total >= SURE_TOTAL && margin < FAIR_MARGIN;
  const confidence = industryConfidence({
    total: best.total,
    margin,
    probability: best.probability,
    regions: new Set(own.filter((trace) => trace.weight > LEAST_TRACE).map((trace) => trace.region)).size,
    pages: input.pages.length,
    characters,
    isReadable,
  });
  const told = {
    value: best.industry,
    confidence,
    evidence: strongest(own),
    probability: Math.round(best.probability * 1000) / 1000,
    alsoFair: isFair ? second.industry : null,
    subKind: subKindOf(best.industry, matches, input.structured, confidence === "low"),
  };
  const shop = told.subKind === "food" ? shopOnline(input) : undefined;
  return shop === undefined ? told : { ...told, value: "retail", evidence: [shop, ...told.evidence], subKind: null };
}

/** Terms of the texts and, where they sell a software product, the signs of it. */
function readTexts(input: IndustryInput): { matches: IndustryMatch[]; product: readonly ProductSign[] } {
  const { pages, languages } = input;
  const languageOf = (page: PageFacts): string | null =>
    languages.byPage.get(page.url)?.language ?? languages.language.value;
  const tried = (language: string | null): string[] =>
    // A title may be in another of the site's languages than the text under it.
    [...new Set(["en", ...[language, languages.language.value, ...languages.languages].map(knownTag)])]
      .filter((tag) => VOCABULARY_LANGUAGES.includes(tag))
      .slice(0, MOST_LANGUAGES);
  const texts = readRegions(pages, languageOf);
  const triedFor = new Map([...new Set(texts.map(({ language }) => language))].map((tag) => [tag, tried(tag)]));
  const matches = texts.flatMap((text) => matchIndustries(text, triedFor.get(text.language) ?? []));
  const product = isDeclared(input) || isShop(input) ? [] : productSignsOn(pages);
  dampMixedLists(matches);
  dampServed(matches);
  dampSuppliedTo(matches, texts);
  if (product.length > 0) dampInProduct(matches);
  return { matches, product };
}

/** Structured data calls the business a dentist, a bank, a restaurant: its app and its trial period are part of that. */
const isDeclared = ({ structured, pages }: IndustryInput): boolean =>
  schemaSignals(structured, pages).some(({ industry, weight }) => industry !== "technology" && weight >= DECLARED);

/** What the types weigh that name a business rather than a thing it offers. */
const DECLARED = 4;

/** A shop with a cart has features, trials and log-ins of the goods it sells. */
const isShop = ({ pages, target }: IndustryInput): boolean =>
  addressHints(pages, target).some((hint) => hint.industry === "retail" && hint.label.startsWith("/"));

/** Food and drink sent from a cart, without a place where guests sit, is the trade of a shop. */
function shopOnline({ pages, structured, channels }: IndustryInput): Sign | undefined {
  const ofGoods = pages.filter(({ kind }) => kind === "product" || kind === "shop");
  if (ofGoods.length <= pages.length * GOODS_SHARE || isPlaceLocal(pages, structured)) return undefined;
  const called = pages.flatMap(({ kind, titles, headings }) =>
    kind === "home" ? [...titles, ...headings.map(({ text }) => text)] : [],
  );
  if (called.some((text) => PLACE_TO_EAT.test(text))) return undefined;
  const own = channels.find(
    ({ type, confidence, seenAs }) => type === "ecommerce" && confidence !== "low" && seenAs?.[0] !== "external-shop",
  );
  const [url] = own?.pages ?? [];
  return own === undefined || url === undefined ? undefined : { url, region: "channel", quote: own.evidence };
}
const GOODS_SHARE = 0.3;
const PLACE_TO_EAT =
  /(?<!\p{L})(?:restaurant|ristorante|restaurante|restauracja|pizzeria|trattoria|osteria|bistro|brasserie|gasthaus|gasthof|take-?away|takeout|lieferservice|book a table)/iu;

/** A sign of a product counts only beside others, and then for more than a word that stands alone. */
const CONFIRMED = 1.5;

/** Menus, rooms and patients in the addresses of a software product are those of its customers. */
const ofCustomers = (hint: Trace): Trace =>
  hint.region === "url" && hint.industry !== "technology" ? { ...hint, weight: hint.weight * 0.2 } : hint;

function productTrace({ source, text, weight }: ProductSign): Trace {
  const { region, url, raw } = source;
  return {
    industry: "technology",
    region,
    label: text,
    weight: weight * CONFIRMED,
    url,
    quote: () => quoteOf(raw, text),
    isOfName: false,
  };
}

/** Structured data, title and description are served even where scripts draw the page. */
const isOfHead = (trace: Trace): boolean =>
  /^(?:schema|title|description)$/.test(trace.region) && trace.weight >= LEAST_HEAD;

/** Terms of one region once each, at their highest weight; in running text by how many passages name them. */
function traceOf(match: IndustryMatch, isOfName: boolean): Trace {
  const { region, url, raw } = match.source;
  const quote = (): string => quoteOf(raw, match.term.replace("*", ""));
  return { industry: match.industry, region, label: match.term, weight: match.weight, url, quote, isOfName };
}

function schemaTraces({ structured, pages }: IndustryInput): Trace[] {
  return schemaSignals(structured, pages).map(({ industry, type, weight, url }) => ({
    industry,
    region: "schema",
    label: type,
    weight,
    url,
    quote: () => type,
    isOfName: false,
  }));
}

function hintTraces({ pages, target, technologies, channels, businessName }: IndustryInput): Trace[] {
  const isOfName = nameReader(businessName);
  const name = normaliseText(businessName ?? "");
  const toTrace =
    (region: Region) =>
    ({ industry, label, weight, url }: Hint): Trace => {
      // A domain is the name once more.
      const isNamed = region === "url" && isOfName(label, name);
      return { industry, region, label, weight, url, quote: () => label, isOfName: isNamed };
    };
  return [
    ...[...addressHints(pages, target), ...marketHints(channels)].map(toTrace("url")),
    ...productHints(technologies, channels).map(toTrace("technology")),
  ];
}

interface Ranked {
  industry: Industry;
  total: number;
  probability: number;
}

function rank(traces: readonly Trace[]): Ranked[] {
  const byIndustry = Map.groupBy(traces, ({ industry }) => industry);
  const totals = INDUSTRIES.map((industry) => ({ industry, total: totalOf(industry, byIndustry.get(industry) ?? []) }));
  const most = Math.max(...totals.map(({ total }) => total));
  const powers = totals.map(({ total }) => Math.exp((total - most) / TEMPERATURE));
  const sum = powers.reduce((all, power) => all + power, 0);
  return totals
    .map((one, at) => ({ ...one, probability: (powers[at] ?? 0) / sum }))
    .sort((a, b) => b.total - a.total || INDUSTRIES.indexOf(a.industry) - INDUSTRIES.indexOf(b.industry));
}

function totalOf(industry: Industry, own: readonly Trace[]): number {
  const byRegion = Map.groupBy(own, ({ region }) => region);
  let total = industry === "other" ? PRIOR_OTHER : 0;
  for (const region of REGIONS) {
    const { multiplier, cap } = REGION_WEIGHTS[region];
    const weights = distinctWeights(byRegion.get(region) ?? []);
    const sum = weights.reduce((all, weight, at) => all + weight * DECAY ** at, 0) * multiplier;
    total += cap * (1 - Math.exp(-sum / cap));
  }
  return total;
}

/** Highest weight of each label, falling; a word of running text gains with the passages it stands in. */
function distinctWeights(traces: readonly Trace[]): number[] {
  const byLabel = new Map<string, { weight: number; passages: number }>();
  for (const { label, weight } of traces) {
    const known = byLabel.get(label) ?? { weight: 0, passages: 0 };
    byLabel.set(label, { weight: Math.max(known.weight, weight), passages: known.passages + 1 });
  }
  const isBody = traces[0]?.region === "body";
  return [...byLabel.values()]
    .map(({ weight, passages }) => weight * (isBody ? Math.min(2.5, 1 + Math.log(passages)) : 1))
    .sort((a, b) => b - a);
}

/** The weightiest sign of each region first, at most six. */
function strongest(traces: readonly Trace[]): Sign[] {
  const byRegion = Map.groupBy(traces, ({ region }) => region);
  const best = [...byRegion.values()].map((list) => list.reduce((a, b) => (b.weight > a.weight ? b : a)));
  return best
    .filter((trace) => trace.weight > 0.1)
    .sort((a, b) => b.weight * REGION_WEIGHTS[b.region].multiplier - a.weight * REGION_WEIGHTS[a.region].multiplier)
    .slice(0, 6)
    .map(({ url, region, quote, weight }) => ({ url, region, quote: quote(), weight: hundredths(weight) }));
}

function untold({ pages }: IndustryInput, hasText: boolean, characters: number): Profile["industry"] {
  const reason = hasText
    ? "The pages name no trade clearly enough to tell one"
    : `The pages served ${characters} characters of text without script, too few to tell a trade`;
  const confidence: Confidence = "low";
  const evidence: Sign[] = pages[0] ? [{ url: pages[0].url, region: "body", quote: reason }] : [];
  return { value: "other", confidence, evidence, probability: 0, alsoFair: null, subKind: null };
}

/** Visible characters, a text that several pages share counted once. */
function textLength(pages: readonly PageFacts[]): number {
  const hashes = new Set<string>();
  return pages.reduce((sum, page) => {
    if (hashes.has(page.textHash) && page.textHash !== "0000000000000000") return sum;
    hashes.add(page.textHash);
    return sum + page.visibleText.chars;
  }, 0);
}
