import { memoByText } from "../../model/memo-by-text.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { CrawlFacts } from "../evidence/site-evidence.ts";
import type { Frontier } from "./frontier.ts";
import { normaliseUrl, pageKeyOf, siteHostOf } from "./normalise-url.ts";

export type TrapVerdict = CrawlFacts["trap"] & {
  /** The crawl ends here: what else the site has is made for crawlers, not for people. */
  mustStop: boolean;
  /** Path under which every page is part of the trap; null when it is not in one place. */
  folder: string | null;
};

export const NO_TRAP: TrapVerdict = { detected: false, reason: null, example: null, mustStop: false, folder: null };
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
  return (
    judgeEndlessText(frontier, pages) ??
    judgeMazeFolder(frontier, pages) ??
    judgeRepetition(frontier) ??
    judgeVariants(frontier) ??
    NO_TRAP
  );
}

function judgeRepetition({ repeating }: Frontier): TrapVerdict | null {
  if (repeating.length < 3) return null;
  return trap(`Links make their own path longer at every step (${repeating.length} seen).`, repeating[0] ?? "", false);
}

function judgeVariants(frontier: Frontier): TrapVerdict | null {
  const linked = Object.values(frontier.candidates).filter(({ foundBy }) => foundBy !== "sitemap");
  const groups = new Map<string, { urls: string[]; names: Set<string>; by: "parameters" | "dates" }>();
  for (const { url } of linked) {
    const variant = variantOf(url);
    if (variant === "none") continue;
    const { by, dateless, names } = variant;
    const group = groups.get(`${by} ${dateless}`) ?? { urls: [], names: new Set(), by };
    group.urls.push(url);
    for (const name of names) group.names.add(name);
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

interface Variant {
  by: "parameters" | "dates";
  dateless: string;
  /** Of its parameters. */
  names: readonly string[];
}

const KEPT = 2_000;

/** What an address may be a variant of; asked of every address that was found, after every page. */
const variantOf = memoByText(KEPT, (url): Variant | "none" => {
  const { pathname, search, searchParams } = new URL(url);
  const dateless = withoutDates(pathname);
  if (search !== "") return { by: "parameters", dateless, names: [...searchParams.keys()] };
  return dateless === pathname ? "none" : { by: "dates", dateless, names: [] };
});

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
  if (!leadOnlyOnward(inner.map((page) => linksWithin(page, host)))) return null;
  const last = inner.at(-1)?.url ?? "";
  return trap(`Each of ${inner.length} pages links only to pages that no other page links to.`, last, true);
}

/**
 * The same in one folder of a site that is otherwise real, which is where programs that feed crawlers are put. Pages
 * of people have a way out, a menu or a link home; here none leads out of the folder. The rest of the site is read on.
 */
function judgeMazeFolder({ host }: Frontier, pages: readonly PageFacts[]): TrapVerdict | null {
  const folders = Map.groupBy(pages.slice(1), ({ url }) => folderOf(pageKeyOf(url)));
  for (const [folder, inside] of folders) {
    if (folder === null || inside.length < LEAST_PAGES) continue;
    const linkSets = inside.map((page) => linksWithin(page, host));
    const isClosed = linkSets.every((links) => [...links].every((key) => folderOf(key) === folder));
    if (!isClosed || !leadOnlyOnward(linkSets)) continue;
    const reason = `Each of ${inside.length} pages under ${folder} links only to pages that no other page links to.`;
    return { ...trap(reason, inside.at(-1)?.url ?? "", false), folder };
  }
  return null;
}

/** Enough pages, each with enough links, and next to no page that two of them link to. */
function leadOnlyOnward(linkSets: readonly ReadonlySet<string>[]): boolean {
  if (linkSets.length < LEAST_PAGES || linkSets.some((links) => links.size < LEAST_LINKS)) return false;
  const counts = new Map<string, number>();
  for (const links of linkSets) for (const key of links) counts.set(key, (counts.get(key) ?? 0) + 1);
  let shares = 0;
  for (const links of linkSets) {
    shares += [...links].filter((key) => (counts.get(key) ?? 0) > 1).length / links.size;
    // A menu tells after a page or two.
    if (shares > linkSets.length * SHARED_SHARE) return false;
  }
  return true;
}

/** "/maze/" of "example.com/maze/a/b" and of "example.com/maze"; null for the root. */
function folderOf(key: string): string | null {
  const [, first = ""] = (key.split("?", 1)[0] ?? "").split("/");
  return first === "" ? null : `/${first}/`;
}

/** Whether an address lies in the folder that was found to be a trap. */
export const isInTrap = ({ folder }: TrapVerdict, url: string): boolean =>
  folder !== null && folderOf(pageKeyOf(url)) === folder;

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
  folder: null,
});
