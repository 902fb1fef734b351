// Terms of other trades than the site's own: those of its customers weigh less.
import type { Industry } from "../../../model/profile.ts";
import { STRONG } from "./industry-lexicon.ts";
import type { IndustryMatch } from "./match-industries.ts";
import type { RegionText, TextRegion } from "./read-regions.ts";
import { isAddressed, suppliedTrades } from "./supplied-trades.ts";

const MIXED_LIST = 0.3;
/** Elsewhere on the pages of a business that says in its title whom it works for. */
const SERVED = 0.3;
/** Everywhere on the pages of a product for a trade: what it does is told in its customers' words. */
const IN_PRODUCT = 0.2;
/** Texts of one list or sentence that name three or more industries are a list of customers. */
export function dampMixedLists(matches: IndustryMatch[]): void {
  const groups = new Map<string, IndustryMatch[]>();
  for (const match of matches) {
    if (match.source.region === "nav" || match.tier < STRONG) continue;
    const key = `${match.source.region} ${match.source.group}`;
    const group = groups.get(key);
    if (group) group.push(match);
    else groups.set(key, [match]);
  }
  for (const group of groups.values()) {
    const industries = new Set(group.map((match) => match.industry));
    const characters = [...new Set(group.map((match) => match.source))].reduce((sum, one) => sum + one.raw.length, 0);
    if (industries.size < 3 || characters / industries.size > 160) continue;
    for (const match of group) match.weight *= MIXED_LIST;
  }
}

/** Trades that work for other trades and say so: "marketing for dentists", "software for schools". */
const SERVING: ReadonlySet<Industry> = new Set(["technology", "marketing", "consulting", "retail", "manufacturing"]);
/** Posts tell of topics. */
const LEAST_FACTOR = 0.5;
const SELF_REGIONS: ReadonlySet<TextRegion> = new Set(["title", "h1", "description"]);

/**
 * A trade that a title, heading or description names as the customer of another, and that none of them names as its
 * own, is the customers' on all pages.
 */
export function dampServed(matches: readonly IndustryMatch[]): void {
  const heads = matches.filter((match) => SELF_REGIONS.has(match.source.region));
  const own = heads.filter((match) => !match.isServed && match.tier >= STRONG);
  const served = new Set<Industry>();
  for (const match of heads) {
    const isGoverned = own.some((one) => one.source === match.source && SERVING.has(one.industry));
    if (match.isServed && match.tier >= STRONG && isGoverned && !SERVING.has(match.industry))
      served.add(match.industry);
  }
  for (const industry of served) {
    if (own.some((one) => one.industry === industry && one.tier > STRONG)) continue;
    for (const match of matches) if (match.industry === industry && !match.isServed) match.weight *= SERVED;
  }
}

/**
 * Goods may have no trade's word: "LED displays for estate agents". Where the start page says so, and more titles and
 * headings name those who run a trade as customers than name the trade as one's own, its words are the customers'.
 */
export function dampSuppliedTo(matches: readonly IndustryMatch[], texts: readonly RegionText[]): void {
  const heads = texts.filter(({ region, factor }) => SELF_REGIONS.has(region) && factor >= LEAST_FACTOR);
  for (const [industry, named] of suppliedTrades(heads)) {
    const own = matches.filter((match) => match.industry === industry && SELF_REGIONS.has(match.source.region));
    // "Courses for schools": what is sold is of the same trade.
    const sold = [...named].filter((text) => !own.some((match) => match.source === text && !match.isServed));
    const isSaidFirst = sold.some(({ factor }) => factor === 1);
    const others = own.filter(({ source, tier }) => tier >= STRONG && !named.has(source) && !isAddressed(source));
    if (!isSaidFirst || new Set(others.map(({ source }) => source)).size >= sold.length) continue;
    for (const match of matches) if (match.industry === industry) match.weight *= IN_PRODUCT;
  }
}

/** On the pages of a software product every other trade is that of its customers. */
export function dampInProduct(matches: readonly IndustryMatch[]): void {
  for (const match of matches) if (match.industry !== "technology") match.weight *= IN_PRODUCT;
}
