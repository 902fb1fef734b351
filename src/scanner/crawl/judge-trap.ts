import type { PageFacts } from "../evidence/page-facts.ts";
import type { CrawlFacts } from "../evidence/site-evidence.ts";
import type { Frontier } from "./frontier.ts";
import { normaliseUrl, pageKeyOf, siteHostOf } from "./normalise-url.ts";

export type TrapVerdict = CrawlFacts["trap"] & {
  /** The crawl ends here: what else the site has is made for crawlers, not for people. */
  mustStop: boolean;
};

const NO_TRAP: TrapVerdict = { detected: false, reason: null, example: null, mustStop: false };
/** Share of the linked addresses that must be variants, and how many there must be, to speak of a trap. */
const TRAP_SHARE = 0.3;
const LEAST_VARIANTS = 30;
/** Variants of one page that any site may have: sort orders, a few pages of a list. */
const FREE_VARIANTS = 10;

/**
 * Whether a site leads crawlers in circles: addresses that differ only in parameters or dates, paths that repeat
 * themselves, or pages that link to nothing but ever-new pages. Addresses of sitemaps are the owner's own list and do
 * not count.
 */
export function judgeTrap(frontier: Frontier, pages: readonly PageFacts[]): TrapVerdict {
  return judgeEndlessText(frontier, pages) ?? judgeRepetition(frontier) ?? judgeVariants(frontier) ?? NO_TRAP;
}

function judgeRepetition({ repeating }: Frontier): TrapVerdict | null {
  if (repeating.length < 3) return null;
  return trap(`Links make their own path longer at every step (${repeating.length} seen).`, repeating[0] ?? "", false);
}

function judgeVariants(frontier: Frontier): TrapVerdict | null {
  const linked = Object.values(frontier.candidates).filter(({ foundBy }) => foundBy !== "sitemap");
  const groups = new Map<string, { urls: string[]; names: Set<string>; by: "parameters" | "dates" }>();
  for (const { url } of linked) {
    const { pathname, search, searchParams } = new URL(url);
    const dateless = withoutDates(pathname);
    const by = search === "" && dateless !== pathname ? "dates" : "parameters";
    if (search === "" && by === "parameters") continue;
    const group = groups.get(`${by} ${dateless}`) ?? { urls: [], names: new Set(), by };
    group.urls.push(url);
    for (const name of searchParams.keys()) group.names.add(name);
    groups.set(`${by} ${dateless}`, group);
  }
  // One parameter that counts products or articles is how some sites address their pages.
  const suspicious = [...groups.values()].filter(
    ({ names, by }) => by === "dates" || names.size > 1 || hasDateName(names),
  );
  const variants = suspicious.reduce((sum, { urls }) => sum + Math.max(0, urls.length - FREE_VARIANTS), 0);
  if (variants < LEAST_VARIANTS || variants <= linked.length * TRAP_SHARE) return null;
  const worst = suspicious.toSorted((a, b) => b.urls.length - a.urls.length)[0];
  const share = Math.round((variants / linked.length) * 100);
  const reason = `${share} percent of ${linked.length} linked addresses differ only in their ${worst?.by ?? "parameters"}.`;
  return trap(reason, worst?.urls[0] ?? "", false);
}

/** "/calendar/2031/05/" -> "/calendar/#/#/"; a dated article, which has a name behind its date, stays as it is. */
function withoutDates(path: string): string {
  const plain = path.replace(/\.\w{2,5}$/, "").replace(/\/$/, "");
  return /\/(?:19|20|21)\d{2}(?:[/-]\d{1,2}){0,2}$/.test(plain) ? plain.replace(/\d+/g, "#") : path;
}

const DATE_NAMES = new Set([
  "date",
  "day",
  "month",
  "year",
  "week",
  "start",
  "from",
  "to",
  "ical",
  "tribe-bar-date",
  "calendar",
]);
const hasDateName = (names: ReadonlySet<string>): boolean =>
  [...names].some((name) => DATE_NAMES.has(name.toLowerCase()));

const LEAST_PAGES = 5;
const LEAST_LINKS = 4;
/** Share of a page's links that other pages have too, on average; a menu alone makes a multiple of it. */
const SHARED_SHARE = 0.1;

/** Pages of a real site share a menu or lead back; pages of a tarpit lead only onward, and never to the same place. */
function judgeEndlessText({ host }: Frontier, pages: readonly PageFacts[]): TrapVerdict | null {
  const inner = pages.slice(1).filter((page) => page.foundBy !== "sitemap");
  const linkSets = inner.map((page) => linksWithin(page, host)).filter((links) => links.size >= LEAST_LINKS);
  if (linkSets.length < LEAST_PAGES || linkSets.length < inner.length) return null;
  const counts = new Map<string, number>();
  for (const links of linkSets) for (const key of links) counts.set(key, (counts.get(key) ?? 0) + 1);
  const shares = linkSets.map((links) => [...links].filter((key) => (counts.get(key) ?? 0) > 1).length / links.size);
  if (shares.reduce((sum, share) => sum + share, 0) > linkSets.length * SHARED_SHARE) return null;
  const last = inner.at(-1)?.url ?? "";
  return trap(`Each of ${linkSets.length} pages links only to pages that no other page links to.`, last, true);
}

/** Keys of the pages that a page links to on its own host; worked out once for a page. */
const linkKeys = new WeakMap<PageFacts, { host: string; keys: Set<string> }>();

function linksWithin(page: PageFacts, host: string): Set<string> {
  const known = linkKeys.get(page);
  if (known?.host === host) return known.keys;
  const urls = page.anchors.map((anchor) => normaliseUrl(anchor.href)).filter((url) => url !== null);
  const keys = new Set(urls.filter((url) => siteHostOf(url) === host).map(pageKeyOf));
  linkKeys.set(page, { host, keys });
  return keys;
}

const trap = (reason: string, example: string, mustStop: boolean): TrapVerdict => ({
  detected: true,
  reason,
  example: example.split("?", 1)[0] ?? null,
  mustStop,
});
