// The order in which a person who wants to know a business would read its site.
import type { PageKind } from "../evidence/page-facts.ts";
import type { Candidate, Frontier } from "./frontier.ts";
import { worthOfKind, worthOfPlace } from "./page-worth.ts";
import { isOtherLanguage, siteLanguagesOf } from "./site-languages.ts";
import { scopeOf } from "./site-scope.ts";
import type { Scope } from "./site-scope.ts";
import { isVariant, patternOf } from "./url-pattern.ts";

const SAME_PATTERN_COST = 4;
/** For every page of the pattern that was asked for in vain. */
const FAILED_COST = 12;
/** Share of the pages that one making may take while others wait, and how many times that at the end. */
const SHARE_OF_PATTERN = 1 / 5;
const TIMES_AT_LAST = 3;
/** What is worth less is not worth a request; when nothing else is left, a little less will do. */
const LEAST_WORTH = 1;
const LEAST_WORTH_AT_LAST = -15;

/**
 * The next `count` pages to read, and the frontier that has given them out: home, what the business is, sells, costs
 * and how it is reached, then a spread of the rest, navigation before text before sitemap, few of one making.
 * `mayRead` asks robots.txt; it is called for the pages that would be chosen and for no others.
 */
export function nextPages(
  frontier: Frontier,
  count: number,
  mayRead: (url: string) => boolean = () => true,
): { frontier: Frontier; pages: Candidate[] } {
  const tally = tallyOf(frontier);
  const open = openOptions(frontier);
  const mostOfPattern = Math.max(1, Math.ceil(frontier.pageBudget * SHARE_OF_PATTERN));
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
    const best =
      bestReadable({ mostOfPattern, leastWorth: LEAST_WORTH }) ??
      bestReadable({ mostOfPattern: mostOfPattern * TIMES_AT_LAST, leastWorth: LEAST_WORTH_AT_LAST });
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
  isVariant: boolean;
  isOtherHome: boolean;
}

function openOptions(frontier: Frontier): Option[] {
  const taken = new Set(frontier.taken);
  const languages = siteLanguagesOf(frontier);
  const scope = scopeOf(frontier);
  const options: Option[] = [];
  for (const page of Object.values(frontier.candidates)) {
    if (taken.has(page.key)) continue;
    const isOther = isOtherLanguage(page, languages);
    const placed = placeOf(page, scope);
    // Of other languages one home page is enough to see what they get.
    if ((isOther && page.kind !== "home") || (placed.isOutside && scope.isStrict)) continue;
    options.push({
      page,
      kind: page.kind === "post" && page.rank === 0 ? "other" : page.kind,
      place: placed.worth - (placed.isOutside ? scope.outsideCost : 0),
      pattern: placed.pattern,
      isVariant: isVariant(page.url, frontier),
      isOtherHome: isOther,
    });
  }
  return options;
}

interface Placed {
  base: string;
  worth: number;
  pattern: string;
  isOutside: boolean;
}
/** Candidates are never changed in place, so that what follows from one alone need not be worked out for every choice. */
const placedCandidates = new WeakMap<Candidate, Placed>();

function placeOf(page: Candidate, scope: Scope): Placed {
  const known = placedCandidates.get(page);
  if (known?.base === scope.base) return known;
  const segments = scope.segmentsOf(page.url);
  const made: Placed = {
    base: scope.base,
    worth: worthOfPlace(page, segments.length),
    pattern: patternOf(page.url, segments),
    isOutside: !scope.contains(page.url),
  };
  placedCandidates.set(page, made);
  return made;
}

/** What was given out so far. */
interface Tally {
  kinds: Map<PageKind, number>;
  patterns: Map<string, number>;
  /** Pages of a pattern that were asked for in vain: copies, errors. */
  failed: Map<string, number>;
  hasOtherHome: boolean;
}

function tallyOf(frontier: Frontier): Tally {
  const languages = siteLanguagesOf(frontier);
  const scope = scopeOf(frontier);
  const failed = new Set(frontier.failed);
  const refused = new Set(frontier.refused);
  const tally: Tally = { kinds: new Map(), patterns: new Map(), failed: new Map(), hasOtherHome: false };
  for (const key of frontier.taken) {
    const page = frontier.candidates[key];
    if (page === undefined || refused.has(key)) continue;
    const { pattern } = placeOf(page, scope);
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

interface Limits {
  mostOfPattern: number;
  leastWorth: number;
}

function bestOf(open: readonly Option[], tally: Tally, limits: Limits): Option | null {
  let best: Option | null = null;
  let most = limits.leastWorth;
  for (const option of open) {
    const worth = worthNow(option, tally, limits.mostOfPattern);
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
    .map((option) => ({ option, worth: worthNow(option, tally, limits.mostOfPattern) }))
    .filter(({ worth }) => worth !== null && worth >= limits.leastWorth)
    .toSorted((one, other) => (other.worth ?? 0) - (one.worth ?? 0) || one.option.page.order - other.option.page.order)
    .map(({ option }) => option);
}

/** What reading the page is worth after what was given out; null when it is not read. */
function worthNow(option: Option, tally: Tally, mostOfPattern: number): number | null {
  if (option.page.foundBy === "start") return 1_000;
  if (option.isOtherHome && tally.hasOtherHome) return null;
  const same = option.pattern === "" ? 0 : (tally.patterns.get(option.pattern) ?? 0);
  const inVain = option.pattern === "" ? 0 : (tally.failed.get(option.pattern) ?? 0);
  if (same + inVain >= (option.isVariant ? 1 : mostOfPattern)) return null;
  const kind = worthOfKind(option.kind, tally.kinds.get(option.kind) ?? 0);
  return kind + option.place - SAME_PATTERN_COST * Math.min(same, 4) - FAILED_COST * inVain;
}

const count1 = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
