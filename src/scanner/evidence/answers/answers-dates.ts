// When a page was published and changed: what it shows, what its markup says, what the sitemap says.
import type { PageFacts, StructuredNode } from "../page-facts.ts";
import type { SitemapFacts } from "../site-evidence.ts";
import { bodyBlocks } from "./answers-content.ts";
import { type DateMention, findDates, parseIsoDay } from "../text/text-dates.ts";
import { isOfSubject } from "./subject-date.ts";

export const DAY_MS = 86_400_000;
export const YEAR_DAYS = 366;

export interface PageDates {
  /** Days a visitor sees near the top or in a time element, midnight UTC; `otherMs` reads "03/04" month first. */
  visible: { ms: number; otherMs: number | null }[];
  /** The first of the newest month with a year that a visitor sees there without a day. */
  month: number | null;
  /** datePublished and dateModified of the page's main article or page node. */
  published: number | null;
  modified: number | null;
  /** lastmod of the sitemap. */
  sitemap: number | null;
}

/** Blocks in which a byline stands. */
const TOP_BLOCKS = 8;
const BYLINE_CHARS = 160;

export function readDates(page: PageFacts, sitemap?: SitemapFacts): PageDates {
  const nodes = [...page.structured.jsonLd.flatMap((block) => block.nodes), ...page.structured.microdata];
  const dated = nodes.filter(
    (node) => node.path === "" || node.path === "mainEntity" || node.path === "mainEntityOfPage",
  );
  const shown = readShownDates(page);
  const entry = sitemap?.urls.find(({ loc }) => sameAddress(loc, page.url));
  return {
    visible: shown.filter(({ precision }) => precision === "day").map(({ ms, otherMs }) => ({ ms, otherMs })),
    month: newestOf(shown.map(({ ms, precision }) => (precision === "month" ? ms : null))),
    published: readProperty(dated, "datePublished") ?? readMeta(page, "article:published_time"),
    modified: readProperty(dated, "dateModified") ?? readMeta(page, "article:modified_time"),
    sitemap: entry?.lastmod ? parseIsoDay(entry.lastmod) : null,
  };
}

/** The newest day a page gives of itself; the sitemap is not asked, as many rewrite it on every build. Null when it gives none. */
export const newestDay = ({ visible, published, modified }: PageDates): number | null =>
  newestOf([...visible.map(({ ms }) => ms), published, modified]);

/** The same, or the first of a month that it shows without a day. */
export const newestDate = (dates: PageDates): number | null => newestOf([newestDay(dates), dates.month]);

function newestOf(dates: readonly (number | null)[]): number | null {
  const known = dates.filter((ms) => ms !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** All the dates it gives of itself lie more than a year back. */
export function isOutdated(page: PageFacts, now: number): boolean {
  const newest = newestDate(readDates(page));
  return newest !== null && newest < now - YEAR_DAYS * DAY_MS;
}

type ShownDate = Pick<DateMention, "ms" | "otherMs" | "precision">;

function readShownDates(page: PageFacts): ShownDate[] {
  const times = page.times
    .filter(({ region }) => region === "main" || region === "header")
    .flatMap(({ datetime, text }): ShownDate[] => {
      const ms = datetime === null ? null : parseIsoDay(datetime);
      if (ms === null) return findDates(text);
      return text.trim() === "" ? [] : [{ ms, otherMs: null, precision: "day" }];
    });
  const byline = bodyBlocks(page)
    .slice(0, TOP_BLOCKS)
    .filter(({ text }) => text.length <= BYLINE_CHARS)
    .flatMap(({ text }) => findDates(text).filter((date) => !isOfSubject(text, date)));
  return [...times, ...byline];
}

/** Marked for machines, though not in structured data. */
export const marksTime = (page: PageFacts): boolean =>
  page.times.some(
    ({ region, datetime }) =>
      (region === "main" || region === "header") && datetime !== null && parseIsoDay(datetime) !== null,
  );

function readProperty(nodes: readonly StructuredNode[], name: string): number | null {
  for (const { props } of nodes) {
    const value = props[name];
    const ms = typeof value === "string" ? parseIsoDay(value) : null;
    if (ms !== null) return ms;
  }
  return null;
}

function readMeta(page: PageFacts, key: string): number | null {
  const content = page.metas.find((meta) => meta.key === key)?.content;
  return content === undefined ? null : parseIsoDay(content);
}

const sameAddress = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[?#].*/s, "")
    .replace(/(?<!\/)\/+$/, "");

/** "May 12, 2026". */
export const sayDay = (ms: number): string => {
  const date = new Date(ms);
  return `${MONTHS[date.getUTCMonth()] ?? ""} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
};
/** "May 2026". */
export const sayMonth = (ms: number): string => {
  const date = new Date(ms);
  return `${MONTHS[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`;
};
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
