// Which pages of a site are known, and which are read next: plain state, every function gives a new one.
import type { AnchorFacts, PageFacts, PageKind } from "../evidence/page-facts.ts";
import { languageOf } from "./page-language.ts";
import { judgePageKind } from "./page-kind.ts";
import { normaliseUrl, pageKeyOf, siteHostOf } from "./normalise-url.ts";
import { whyUnreadable } from "./readable-url.ts";

export interface Candidate {
  /** Address to ask for. */
  url: string;
  /** Key under which it is equal to its other spellings. */
  key: string;
  foundBy: PageFacts["foundBy"];
  /** Where the best link to it stands: 0 navigation or header, 1 footer, 2 text, 3 hidden or nofollow, 4 sitemap only. */
  rank: number;
  linkText: string;
  kind: PageKind;
  /** Language that the address or an hreflang link says; "" when none does. */
  language: string;
  /** Pages that link to it. */
  linkedFrom: number;
  /** Place in the order of discovery, which decides between equals. */
  order: number;
}

/** What is looked at of a link. */
export type Link = Pick<AnchorFacts, "href" | "text" | "rel" | "region" | "hidden">;

export interface Frontier {
  startUrl: string;
  host: string;
  /** Pages that may be read in all. */
  pageBudget: number;
  /** By key; at most 5,000. */
  candidates: Record<string, Candidate>;
  /** How many there are. */
  known: number;
  /** Keys that were given out, or reached by redirect or canonical link. */
  taken: string[];
  /** Keys given out that did not become evidence: their kind is still wanted. */
  failed: string[];
  /** Keys that robots.txt closes. */
  refused: string[];
  /** Templates whose pages say nearly the same. */
  alike: string[];
  /** Keys of the pages whose links were added, the start page first. */
  read: string[];
  /** Languages by key, from hreflang links. */
  hreflang: Record<string, string>;
  /** Language of the start page's own text, lower case; "" when unknown. */
  pageLanguage: string;
  /** Addresses left out because their path repeats itself; at most 20. */
  repeating: string[];
}

const MOST_CANDIDATES = 5_000;

/** A frontier that knows the start address alone; null when it is no http(s) address. */
export function startFrontier(startUrl: string, pageBudget: number): Frontier | null {
  const url = normaliseUrl(startUrl);
  if (url === null) return null;
  const key = pageKeyOf(url);
  const start: Candidate = {
    url,
    key,
    foundBy: "start",
    rank: 0,
    linkText: "",
    kind: "home",
    language: languageOf(url),
    linkedFrom: 0,
    order: 0,
  };
  return {
    startUrl: url,
    host: siteHostOf(url),
    pageBudget,
    candidates: { [key]: start },
    known: 1,
    taken: [],
    failed: [],
    refused: [],
    alike: [],
    read: [],
    hreflang: {},
    pageLanguage: "",
    repeating: [],
  };
}

/**
 * Takes in a page that was read: its links become candidates, its final address and its canonical one count as taken,
 * and its kind replaces the guess made from the link.
 */
export function addPage(frontier: Frontier, page: PageFacts): Frontier {
  const isStart = frontier.read.length === 0;
  const key = pageKeyOf(page.url);
  const made: Frontier = {
    ...frontier,
    // A redirect of the start page to another host moves the whole crawl there.
    ...(isStart
      ? { startUrl: page.url, host: siteHostOf(page.url), pageLanguage: (page.htmlLang ?? "").toLowerCase() }
      : {}),
    candidates: { ...frontier.candidates },
    taken: withKeys(frontier.taken, [pageKeyOf(page.requestedUrl), key, ...canonicalKeys(page)]),
    read: [...frontier.read, key],
    hreflang: { ...frontier.hreflang, ...hreflangKeys(page) },
    repeating: [...frontier.repeating],
  };
  const own = made.candidates[pageKeyOf(page.requestedUrl)];
  if (own) made.candidates[own.key] = { ...own, kind: page.kind };
  linkTo(made, page.anchors);
  return made;
}

/** Takes in links that a script puts into the pages. */
export function addLinks(frontier: Frontier, anchors: readonly Link[]): Frontier {
  const made = { ...frontier, candidates: { ...frontier.candidates }, repeating: [...frontier.repeating] };
  linkTo(made, anchors);
  return made;
}

/** Takes in the page that everybody is sent on to, in the place of the one that sends them. */
export function addTarget(frontier: Frontier, { rank, linkText }: Candidate, url: string): Frontier {
  const made = { ...frontier, candidates: { ...frontier.candidates }, repeating: [...frontier.repeating] };
  addCandidate(made, { url, rank, linkText, isNewPage: true });
  return made;
}

/** The links of one page, for a state that the caller has just made and still owns. */
function linkTo(made: Frontier, anchors: readonly Link[]): void {
  const seen = new Set<string>();
  for (const anchor of anchors.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    if (anchor.href === "" || (anchor.hidden && anchor.rel.includes("nofollow"))) continue;
    const url = normaliseUrl(anchor.href);
    if (url === null) continue;
    const linked = pageKeyOf(url);
    addCandidate(made, { url, rank: rankOf(anchor), linkText: anchor.text, isNewPage: !seen.has(linked) });
    seen.add(linked);
  }
}

/** Takes in addresses of sitemaps, in their order. */
export function addSitemap(frontier: Frontier, urls: readonly { loc: string }[]): Frontier {
  const made = { ...frontier, candidates: { ...frontier.candidates }, repeating: [...frontier.repeating] };
  for (const { loc } of urls) {
    const url = normaliseUrl(loc);
    if (url !== null) addCandidate(made, { url, rank: 4, linkText: "", isNewPage: false });
  }
  return made;
}

/** Notes that a page given out did not become evidence (no answer, copy, not a page). */
export function addFailure(frontier: Frontier, requestedUrl: string): Frontier {
  return { ...frontier, failed: withKeys(frontier.failed, [pageKeyOf(requestedUrl)]) };
}

/** Distinct pages known from links and sitemaps; at most 5,000. */
export const knownPages = ({ known }: Frontier): number => known;

interface Found {
  url: string;
  rank: number;
  linkText: string;
  isNewPage: boolean;
}

/** Adds to a state that the caller has just made and still owns. */
function addCandidate(made: Frontier, { url, rank, linkText, isNewPage }: Found): void {
  if (siteHostOf(url) !== made.host) return;
  const reason = whyUnreadable(url);
  if (reason === "repeats" && made.repeating.length < 20) made.repeating.push(url);
  if (reason !== null) return;
  const key = pageKeyOf(url);
  const text = linkText.slice(0, 120);
  const known = made.candidates[key];
  if (known) {
    const better = rank < known.rank && known.foundBy !== "start";
    const isNews = known.kind === "other" && text !== "" && text !== known.linkText;
    const kind = isNews ? judgePageKind({ url, linkText: text }) : known.kind;
    made.candidates[key] = {
      ...known,
      ...(better ? { rank, foundBy: foundByOf(rank) } : {}),
      kind,
      linkText: known.linkText === "" || kind !== known.kind ? text : known.linkText,
      linkedFrom: known.linkedFrom + (isNewPage ? 1 : 0),
    };
    return;
  }
  if (made.known >= MOST_CANDIDATES) return;
  made.candidates[key] = {
    url,
    key,
    rank,
    foundBy: foundByOf(rank),
    linkText: text,
    kind: judgePageKind({ url, linkText: text }),
    language: languageOf(url),
    linkedFrom: isNewPage ? 1 : 0,
    order: made.known,
  };
  made.known += 1;
}

function rankOf({ region, hidden, rel }: Link): number {
  if (rel.includes("nofollow")) return 3;
  if (region === "nav" || region === "header") return 0;
  if (hidden) return 3;
  return region === "footer" ? 1 : 2;
}

const foundByOf = (rank: number): Candidate["foundBy"] => (rank <= 1 ? "navigation" : rank === 4 ? "sitemap" : "link");

function canonicalKeys(page: PageFacts): string[] {
  const links = page.links.filter((link) => link.rel.split(/\s+/).includes("canonical"));
  return links.flatMap((link) => {
    const url = normaliseUrl(link.href);
    // A canonical link to the root on every page is a common mistake, and says nothing about them.
    return url === null || new URL(url).pathname === "/" ? [] : [pageKeyOf(url)];
  });
}

function hreflangKeys(page: PageFacts): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { hreflang, href } of page.links) {
    const url = hreflang === null || hreflang.toLowerCase() === "x-default" ? null : normaliseUrl(href);
    if (url !== null) found[pageKeyOf(url)] = (hreflang ?? "").toLowerCase();
  }
  return found;
}

const withKeys = (list: readonly string[], keys: readonly string[]): string[] => [...new Set([...list, ...keys])];
