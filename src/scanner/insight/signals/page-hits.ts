// page:x — a page on a topic, by its address, its heading, or a link of the site that leads to it.
import topics from "../data/page-topics.json" with { type: "json" };
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { normaliseText, wordsOf } from "../normalise-text.ts";
import { quoteOf } from "../quote-of.ts";
import { pathOf, pathWords } from "./site-reading.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";

interface PageTopic {
  /** Words of an address, hyphens between them and at both ends: the last part of an address names the page. */
  endings: readonly string[];
  /** The same as a link or heading says them. */
  names: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
}

/** Topics by name: words of an address, and of a link or heading, and kinds of pages that are about nothing else. */
const TOPICS = new Map(
  Object.entries<{ words: string[]; kinds?: string[] }>(topics).map(([name, { words, kinds }]): [string, PageTopic] => [
    name,
    {
      endings: words.map((word) => `-${word}-`),
      names: new Set(words.map((word) => normaliseText(word).replaceAll("-", " "))),
      kinds: new Set(kinds),
    },
  ]),
);

const topicOf = (name: string): PageTopic | undefined => TOPICS.get(name.slice("page:".length));

export const isPageSignal = (name: string): boolean => name.startsWith("page:") && topicOf(name) !== undefined;

export function pageHits(reading: SiteReading, name: string): SignalHit[] {
  const wanted = topicOf(name);
  if (!wanted) return [];
  const read = reading.pages.flatMap((page) => readPageHit(page, wanted) ?? []);
  return read.length > 0 ? read.slice(0, 3) : linkedHits(reading, wanted).slice(0, 2);
}

/** What a page is headed with, and the words of it: every topic asks for both. */
const headOf = memoByPage(({ headings, titles }: PageFacts) => {
  const heading = headings.find((one) => one.level === 1 && !one.hidden)?.text ?? titles[0] ?? "";
  return { heading, said: normaliseText(heading) };
});

function readPageHit(page: ReadPage, wanted: PageTopic): SignalHit | null {
  const { facts } = page;
  if (facts.kind === "post" || facts.kind === "home") return null;
  const { heading, said } = headOf(facts);
  const isOn =
    wanted.kinds.has(facts.kind) ||
    wanted.endings.some((ending) => page.words.endsWith(ending)) ||
    wanted.names.has(said);
  if (!isOn) return null;
  const label = page.path === "/" ? "the home page" : page.path;
  return {
    url: facts.url,
    region: "page",
    quote: quoteOf(namingOf(page, heading, wanted)),
    strength: 1,
    mention: { kind: "page", label },
  };
}

/** The heading or title that names the topic, else the address that does; a page's first heading may be a slogan. */
function namingOf({ facts, path }: ReadPage, heading: string, { names }: PageTopic): string {
  const words = [...names];
  const isNaming = (text: string): boolean =>
    words.some((word) => normaliseText(text).replaceAll("-", " ").includes(word));
  const named = [heading, facts.titles[0] ?? ""].find(isNaming);
  return named ?? (path === "/" ? heading : path);
}

function linkedHits(reading: SiteReading, wanted: PageTopic): SignalHit[] {
  const seen = new Set<string>();
  return ownLinks(reading).flatMap(({ href, pageUrl, path, words, text, label }) => {
    if (seen.has(href) || !(wanted.names.has(text) || wanted.endings.some((ending) => words.endsWith(ending))))
      return [];
    seen.add(href);
    const mention = { kind: "page" as const, label: path };
    return [{ url: pageUrl, region: "link", quote: quoteOf(label || path), strength: 1, mention }];
  });
}

interface OwnLink {
  href: string;
  pageUrl: string;
  path: string;
  words: string;
  /** Words of the link. */
  text: string;
  label: string;
}

const ownLinksByReading = new WeakMap<SiteReading, OwnLink[]>();

/** Links to other pages of the site, each address and text once: menus repeat on every page. */
function ownLinks(reading: SiteReading): OwnLink[] {
  const known = ownLinksByReading.get(reading);
  if (known) return known;
  const found = new Map<string, OwnLink>();
  for (const { facts } of reading.pages) {
    const own = URL.canParse(facts.url) ? new URL(facts.url) : null;
    if (!own) continue;
    for (const { href, text: label, hidden } of facts.anchors) {
      const key = `${href} ${label}`;
      if (hidden || found.has(key) || !leadsAway(href, own)) continue;
      const path = pathOf(href);
      const text = wordsOf(normaliseText(label.slice(0, LABEL_CHARS))).join(" ");
      found.set(key, { href, pageUrl: facts.url, path, words: pathWords(path), text, label });
    }
  }
  const links = [...found.values()];
  ownLinksByReading.set(reading, links);
  return links;
}

const LABEL_CHARS = 200;

const HOME = /^\/(?:index\.\w{3,5})?$/i;

function leadsAway(href: string, own: URL): boolean {
  // Most links go to other hosts or to the page itself, and need no parsing to tell.
  if (!href.startsWith(`${own.origin}/`) && !href.toLowerCase().includes(own.host)) return false;
  if (!URL.canParse(href)) return false;
  const target = new URL(href);
  return target.host === own.host && target.pathname !== own.pathname && !HOME.test(target.pathname);
}
