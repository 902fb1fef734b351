// The order in which a person who wants to know a business would read its site.
import type { PageKind } from "../evidence/page-facts.ts";
import type { Candidate, Frontier } from "./frontier.ts";
import { depthOf, templatesOf } from "./page-template.ts";
import { worthOfKind, worthOfPlace } from "./page-worth.ts";
import { isOtherLanguage, siteLanguagesOf, type SiteLanguages } from "./site-languages.ts";
import { scopeOf, type Scope } from "./site-scope.ts";
import { isVariant } from "./url-pattern.ts";

const SAME_PATTERN_COST = 4;
/** Of what the navigation names one by one, and of services wherever they are named. */
const SAME_NAMED_COST = 2;
/** For every page of the pattern that was asked for in vain. */
const FAILED_COST = 12;
/**
 * Shares of the pages that one template may take while others wait: of named ones, of others, where its pages say nearly
 * the same, and at the end.
 */
const SHARE_OF_NAMED = 1 / 3;
const SHARE_OF_PATTERN = 1 / 5;
const SHARE_OF_COPIES = 1 / 9;
const SHARE_AT_LAST = 3 / 5;
/** What is worth less is not worth a request; when nothing else is left, a little less will do. */
const LEAST_WORTH = 1;
const LEAST_WORTH_AT_LAST = -15;

/**
 * The next `count` pages to read, and the frontier that has given them out: home, what the business is, sells, costs
 * and how it is reached, then a spread of the rest, navigation before text before sitemap, few of one template save
 * where the navigation names each, and fewer still of what says nearly the same.
 * `mayRead` asks robots.txt; it is called for the pages that would be chosen and for no others.
 */
export function nextPages(
  frontier: Frontier,
  count: number,
  mayRead: (url: string) => boolean = () => true,
): { frontier: Frontier; pages: Candidate[] } {
  const site = lookAt(frontier);
  const tally = tallyOf(frontier, site);
  const open = openOptions(frontier, site);
  const most = (share: number): number => Math.max(1, Math.ceil(frontier.pageBudget * share));
  const first: Limits = {
    named: most(SHARE_OF_NAMED),
    others: most(SHARE_OF_PATTERN),
    copies: most(SHARE_OF_COPIES),
    leastWorth: LEAST_WORTH,
  };
  const atLast = most(SHARE_AT_LAST);
  const last: Limits = { named: atLast, others: atLast, copies: atLast, leastWorth: LEAST_WORTH_AT_LAST };
  const pages: Candidate[] = [];
  const given: string[] = [];
  const refused: string[] = [];
  const isGiven = (option: Option): boolean => {
    open.splice(open.indexOf(option), 1);
    given.push(option.page.key);
    if (mayRead(option.page.url)) return true;
    refused.push(option.page.key);
    return false;
  };
  const bestReadable = (limits: Limits): Option | null => {
    const best = bestOf(open, tally, limits);
    if (best === null || isGiven(best)) return best;
    // A site may refuse thousands in a row, and a refusal changes what none of the others is worth.
    return ranked(open, tally, limits).find(isGiven) ?? null;
  };
  while (pages.length < count) {
    const best = bestReadable(first) ?? bestReadable(last);
    if (best === null) break;
    pages.push(best.page);
    count1(tally.kinds, best.page.kind);
    count1(tally.patterns, best.pattern);
    if (best.isOtherHome) tally.hasOtherHome = true;
  }
  const after = {
    ...frontier,
    taken: [...frontier.taken, ...given],
    refused: [...frontier.refused, ...refused],
  };
  return { frontier: after, pages };
}

/** A page that may be chosen, with all that does not change while choosing. */
interface Option {
  page: Candidate;
  /** Kind that its worth follows: a post that the navigation names is more than a post. */
  kind: PageKind;
  /** Worth beside that of its kind. */
  place: number;
  pattern: string;
  isNamed: boolean;
  /** Of a template whose pages say nearly the same. */
  isCopy: boolean;
  isVariant: boolean;
  isOtherHome: boolean;
}

interface Site {
  languages: SiteLanguages;
  scope: Scope;
  template: (page: Candidate) => string;
}

function lookAt(frontier: Frontier): Site {
  const scope = scopeOf(frontier);
  return { languages: siteLanguagesOf(frontier), scope, template: templatesOf(frontier, scope) };
}

function openOptions(frontier: Frontier, { languages, scope, template }: Site): Option[] {
  const taken = new Set(frontier.taken);
  const alike = new Set(frontier.alike);
  const options: Option[] = [];
  for (const page of Object.values(frontier.candidates)) {
    if (taken.has(page.key)) continue;
    const isOther = isOtherLanguage(page, languages);
    const isOutside = !scope.contains(page.url);
    // Of other languages one home page is enough to see what they get.
    if ((isOther && page.kind !== "home") || (isOutside && scope.isStrict)) continue;
    const pattern = template(page);
    options.push({
      page,
      kind: page.kind === "post" && page.rank === 0 ? "other" : page.kind,
      place: worthOfPlace(page, depthOf(page, scope)) - (isOutside ? scope.outsideCost : 0),
      pattern,
      isNamed: page.kind === "services" || (page.rank === 0 && page.kind !== "post"),
      isCopy: alike.has(pattern),
      isVariant: isVariant(page.url, frontier),
      isOtherHome: isOther,
    });
  }
  return options;
}

/** What was given out so far. */
interface Tally {
  kinds: Map<PageKind, number>;
  patterns: Map<string, number>;
  /** Pages of a pattern that were asked for in vain: copies, errors. */
  failed: Map<string, number>;
  hasOtherHome: boolean;
}

function tallyOf(frontier: Frontier, { languages, template }: Site): Tally {
  const failed = new Set(frontier.failed);
  const refused = new Set(frontier.refused);
  const tally: Tally = { kinds: new Map(), patterns: new Map(), failed: new Map(), hasOtherHome: false };
  for (const key of frontier.taken) {
    const page = frontier.candidates[key];
    if (page === undefined || refused.has(key)) continue;
    const pattern = template(page);
    if (failed.has(key)) {
      count1(tally.failed, pattern);
      continue;
    }
    count1(tally.kinds, page.kind);
    count1(tally.patterns, pattern);
    if (isOtherLanguage(page, languages)) tally.hasOtherHome = true;
  }
  return tally;
}

/** How many of one template. */
interface Limits {
  named: number;
  others: number;
  copies: number;
  leastWorth: number;
}

function bestOf(open: readonly Option[], tally: Tally, limits: Limits): Option | null {
  let best: Option | null = null;
  let most = limits.leastWorth;
  for (const option of open) {
    const worth = worthNow(option, tally, limits);
    if (worth === null || worth < most) continue;
    if (best === null || worth > most || option.page.order < best.page.order) {
      best = option;
      most = worth;
    }
  }
  return best;
}

/** All that are worth it, the best first. */
function ranked(open: readonly Option[], tally: Tally, limits: Limits): Option[] {
  return open
    .map((option) => ({ option, worth: worthNow(option, tally, limits) }))
    .filter(({ worth }) => worth !== null && worth >= limits.leastWorth)
    .toSorted((one, other) => (other.worth ?? 0) - (one.worth ?? 0) || one.option.page.order - other.option.page.order)
    .map(({ option }) => option);
}

/** What reading the page is worth after what was given out; null when it is not read. */
function worthNow(option: Option, tally: Tally, limits: Limits): number | null {
  if (option.page.foundBy === "start") return 1_000;
  if (option.isOtherHome && tally.hasOtherHome) return null;
  const same = option.pattern === "" ? 0 : (tally.patterns.get(option.pattern) ?? 0);
  const inVain = option.pattern === "" ? 0 : (tally.failed.get(option.pattern) ?? 0);
  if (same + inVain >= mostOf(option, limits)) return null;
  const kind = worthOfKind(option.kind, tally.kinds.get(option.kind) ?? 0);
  const again = option.isNamed && !option.isCopy ? SAME_NAMED_COST : SAME_PATTERN_COST;
  return kind + option.place - again * Math.min(same, 4) - FAILED_COST * inVain;
}

function mostOf({ isVariant, isCopy, isNamed }: Option, { named, others, copies }: Limits): number {
  if (isVariant) return 1;
  if (isCopy) return copies;
  return isNamed ? named : others;
}

const count1 = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
