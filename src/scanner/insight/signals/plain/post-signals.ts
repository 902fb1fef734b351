// Posts and articles: when they were published, by how many people, and whether they have stopped.
import { beginsWith } from "../../begins-with.ts";
import { normaliseText, wordsOf } from "../../normalise-text.ts";
import { textOf } from "../schema-hits.ts";
import { quoteOf } from "../../quote-of.ts";
import { describesAProduct } from "../site-reading.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import type { Counted } from "./counted.ts";
import { labelHits } from "../term-hits.ts";
import { addressParts } from "../../../../model/address-parts.ts";
import { isDated, monthOrDayIn } from "./day-in-text.ts";
import { readDates, sayDay, sayMonth } from "../../../evidence/answers/answers-dates.ts";
import { isShortTime, tellsReadingTime } from "../../../evidence/text/reading-time.ts";
import { countNames, hitAt, hitOn, NOTED, sitemapUrl } from "./make-hit.ts";

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** A dated post or article. */
export interface DatedPost {
  date: number;
  hit: SignalHit;
}

/** Posts by date, newest first: marked dates on blog and post pages, what posts show, and dates of articles in the data. */
export function datedPosts(reading: SiteReading): DatedPost[] {
  const marked = reading.pages
    .filter((page) => page.facts.kind === "blog" || page.facts.kind === "post")
    .flatMap((page) =>
      page.facts.times.map((time) => ({
        text: time.datetime ?? "",
        hit: hitOn(page, "date", time.text || (time.datetime ?? "")),
      })),
    );
  // Some systems call every page an article.
  const fixed = new Set(
    reading.pages.flatMap(({ facts }) => (/^(?:legal|contact|login)$/.test(facts.kind) ? [facts.url] : [])),
  );
  const start = reading.pages.find(({ facts }) => facts.kind === "home")?.facts.url;
  const articles = reading.structured
    .filter((node) => node.types.some((type) => ARTICLE_TYPES.has(type)) && !fixed.has(node.pageUrl))
    .map((node) => {
      const [published, modified] = [textOf(node, "datePublished"), textOf(node, "dateModified")];
      // What was revised is as fresh as its revision; a start page is revised whenever anything on it is.
      const isRevised = node.pageUrl !== start && (readDay(modified) ?? 0) > (readDay(published) ?? Number.MAX_VALUE);
      const text = isRevised ? modified : published;
      return { text, hit: hitAt(node.pageUrl, "schema", `${isRevised ? "Revised" : "Published"} ${text}`) };
    });
  const posts = new Map<number, DatedPost>();
  const dated = [...marked, ...articles].map(({ text, hit }) => ({ date: readDay(text), hit }));
  const told = new Set(dated.flatMap(({ date, hit }) => (date === null ? [] : [hit.url])));
  for (const { date, hit } of [...dated, ...shownDates(reading).filter((one) => !told.has(one.hit.url))]) {
    if (date !== null && date <= reading.observedAt + DAY_MS && !posts.has(date)) posts.set(date, { date, hit });
  }
  return [...posts.values()].sort((a, b) => b.date - a.date);
}

/** Dates in the words of posts, of a day or of a month alone; what its data says of a post is the same date or a later one. */
const shownDates = (reading: SiteReading): { date: number | null; hit: SignalHit }[] =>
  reading.pages
    .filter(({ facts }) => facts.kind === "post")
    .map((page) => {
      const { visible, month } = readDates(page.facts);
      const day = visible[0]?.ms;
      const shown = day !== undefined ? sayDay(day) : month === null ? "" : sayMonth(month);
      return { date: day ?? month, hit: hitOn(page, "date", shown) };
    });

const ARTICLE_TYPES = new Set(["Article", "BlogPosting", "NewsArticle", "TechArticle"]);

/** Milliseconds of an ISO day; null for anything else. */
export function readDay(text: string): number | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const date = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(date) ? null : date;
}

/** Authors are counted and never named. */
function countAuthors(reading: SiteReading): Counted {
  const authors = countNames(
    reading.structured
      .filter((node) => node.types.some((type) => ARTICLE_TYPES.has(type)))
      .flatMap((node) => {
        const name = authorOf(node.props["author"]);
        return name === "" ? [] : [{ name, hit: hitAt(node.pageUrl, "schema", "Articles with a named author") }];
      }),
  );
  return { ...authors, names: [] };
}

function authorOf(author: unknown): string {
  const first: unknown = Array.isArray(author) ? author[0] : author;
  if (typeof first === "string") return first;
  if (typeof first !== "object" || first === null || !("name" in first)) return "";
  return typeof first.name === "string" ? first.name : "";
}

/** Dates are kept, and none of them lies within a year. */
function oldPosts(reading: SiteReading): SignalHit[] {
  const [newest] = datedPosts(reading);
  return newest && reading.observedAt - newest.date > YEAR_DAYS * DAY_MS ? [newest.hit] : [];
}

export const NEWEST_POST = "Newest date on a post: ";
const OLD_YEARS = 2;

/** What is this old tells how it was: its date stands before it. */
export function agedPosts(reading: SiteReading): SignalHit[] {
  const [newest] = datedPosts(reading);
  return newest && reading.observedAt - newest.date > OLD_YEARS * YEAR_DAYS * DAY_MS
    ? [hitAt(newest.hit.url, NOTED, `${NEWEST_POST}${sayDay(newest.date)}`)]
    : [];
}

const blog = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .filter((page) => page.facts.kind === "blog" || page.facts.kind === "post")
    .slice(0, 2)
    .map((page) => hitOn(page, "page", page.facts.titles[0] ?? page.path));

const LEAST_DAYS = 3;

/** A page of posts that dates three or more of its lines: someone writes there again and again. */
const datedBlog = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .filter((page) => page.facts.kind === "blog")
    .flatMap((page) => {
      const dated = page.facts.blocks.flatMap(({ region, text }) => {
        const day = region === "footer" ? null : monthOrDayIn(text);
        return day === null ? [] : [{ day, text }];
      });
      const isKept = new Set(dated.map(({ text }) => text)).size >= LEAST_DAYS;
      return isKept ? dated.slice(0, 2).map(({ text }) => hitOn(page, "date", text)) : [];
    })
    .slice(0, 2);

const LEAST_ARTICLES = 2;
/** Two posts that are years old are what is left of a blog. */
const LEAST_OLD_ARTICLES = 4;
const LEAST_TITLE_WORDS = 4;

/** A list of articles or guides that the site itself keeps; a product's own manual is no publication. */
function articleList(reading: SiteReading): SignalHit[] {
  const isManual = describesAProduct(reading.profile);
  const least = oldPosts(reading).length > 0 ? LEAST_OLD_ARTICLES : LEAST_ARTICLES;
  return reading.pages
    .filter(({ facts }) => facts.kind === "blog" || (facts.kind === "docs" && !isManual))
    .flatMap((page) => {
      const { facts } = page;
      const titles = articlesListedOn(page);
      if (titles.length >= least) return titles.slice(0, 2).map((title) => hitOn(page, "link", title));
      const below = facts.kind === "blog" ? articlesBelow(reading, page) : [];
      return below.length > least ? [hitAt(sitemapUrl(reading, facts.url), "sitemap", below[0] ?? "")] : [];
    })
    .slice(0, 2);
}

/** A name of several words, as articles have one and tags, authors and numbered pages do not. */
const NAMED_ARTICLE = /\/[^/?#-]{1,40}(?:-[^/?#-]{1,40}){2,30}\/?$/;

/** Addresses of articles that the sitemap lists below a page of posts, whose own list scripts may draw. */
function articlesBelow({ evidence }: SiteReading, { facts }: ReadPage): string[] {
  const above = `${withoutWww(facts.url).replace(/(?:\.html?|\.php|\/)$/, "")}/`;
  return evidence.sitemap.urls
    .map(({ loc }) => loc)
    .filter((loc) => withoutWww(loc).startsWith(above) && NAMED_ARTICLE.test(loc));
}

const withoutWww = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/, "");

const LEAST_TIMED = 3;

/** A page of posts that says of three or more of them how long they take to read: each is a text of its own. */
const timedPosts = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .filter(({ facts }) => facts.kind === "blog")
    .flatMap((page) => {
      const timed = page.facts.blocks.filter(({ text }) => tellsReadingTime(text) || isShortTime(text));
      return timed.length >= LEAST_TIMED ? timed.slice(0, 2).map(({ text }) => hitOn(page, "body", text)) : [];
    })
    .slice(0, 2);

const NEWS_HOST = /^(?:blog|news|magazine?|magazin|journal|noticias|notizie|actu|aktuelles|nieuws|stories)\./;

/** Posts kept at a host of their own: "news.example.org" of example.org. */
const ownNewsHost = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .flatMap((page) => {
      const own = hostOf(page.facts.url).replace(/^www\./, "");
      return page.facts.anchors
        .filter(({ href, hidden }) => {
          const host = hidden ? "" : hostOf(href);
          return host.endsWith(`.${own}`) && NEWS_HOST.test(host);
        })
        .slice(0, 1)
        .map(({ href, text }) => hitOn(page, "link", text || hostOf(href)));
    })
    .slice(0, 1);

const hostOf = (address: string): string => addressParts(address)?.hostname ?? "";

/** Where publications lie under a name of their own: as a host, or as the first part of the path. */
const PUBLICATION_HOST =
  /^(?!(?:www|help|support|about|blog|status|policy)\.)[a-z0-9-]+\.(?:medium\.com|substack\.com|wordpress\.com|blogspot\.[a-z.]{2,6}|hashnode\.dev|ghost\.io|tumblr\.com|over-blog\.com|hatenablog\.com)$/;
const PUBLICATION_PATH_HOST = /^(?:medium\.com|dev\.to|note\.com|blog\.naver\.com|velog\.io|zenn\.dev|brunch\.co\.kr)$/;
const PUBLICATION_PATH = /^\/(?!(?:about|login|signin|search|tag|topics?|m|plans|membership)\/?$)@?[\w.-]+\/?$/;

function isPublication(href: string): boolean {
  const parts = addressParts(href);
  if (parts === null) return false;
  const { hostname, pathname } = parts;
  const host = hostname.replace(/^www\./, "");
  if (PUBLICATION_PATH_HOST.test(host)) return PUBLICATION_PATH.test(pathname);
  return PUBLICATION_HOST.test(hostname) && pathname === "/";
}

/** A publication kept at a platform, which the site's own menu or foot leads to, or two of its pages. */
function ownPublication(reading: SiteReading): SignalHit[] {
  const seen = new Map<string, { pages: Set<string>; hit: SignalHit; isFramed: boolean }>();
  for (const page of reading.pages)
    for (const { href, hidden, region, text } of page.facts.anchors) {
      if (hidden || !isPublication(href)) continue;
      const { hostname, pathname } = new URL(href);
      const name = `${hostname}${pathname}`.replace(/\/$/, "");
      const one = seen.get(name) ?? { pages: new Set(), hit: hitOn(page, "link", text || name), isFramed: false };
      one.pages.add(page.facts.url);
      one.isFramed ||= region !== "main";
      seen.set(name, one);
    }
  return [...seen.values()]
    .filter(({ pages, isFramed }) => isFramed || pages.size > 1)
    .slice(0, 1)
    .map(({ hit }) => hit);
}

/** Titles that link to pages of the same host, each page once. */
function articlesListedOn({ facts }: ReadPage): string[] {
  const inMenu = new Set(facts.anchors.flatMap(({ region, href }) => (region === "main" ? [] : [href])));
  const host = addressParts(facts.url)?.host;
  const listed = new Map<string, string>();
  for (const { href, hidden, region, text, heading } of facts.anchors) {
    if (hidden || region !== "main" || inMenu.has(href) || href.startsWith(`${facts.url}#`)) continue;
    if (addressParts(href)?.host !== host) continue;
    const title = [text, facts.headings[heading]?.text ?? ""].find(isTitle);
    if (title !== undefined) listed.set(href, title);
  }
  return [...listed.values()];
}

/** "Click here to read", "Enter your address": what to do is the title of no article. */
const isTitle = (text: string): boolean =>
  wordsOf(normaliseText(text)).length >= LEAST_TITLE_WORDS &&
  !beginsWith("instructions", text.replace(/^[^\p{L}]+/u, "")) &&
  !(IN_STOCK.test(text) && PRICED.test(text));
/** "Sold out Blue Harbour R75": a card of what is for sale. */
const IN_STOCK =
  /(?<!\p{L})(?:sold out|out of stock|in stock|add to (?:cart|basket)|ausverkauft|auf lager|in den warenkorb|épuisée?|en stock|ajouter au panier|agotad[oa]|añadir al carrito|esgotad[oa]|adicionar ao carrinho|esaurit[oa]|disponibile|aggiungi al carrello|uitverkocht|op voorraad|in winkelwagen|wyprzedan[eya]|do koszyka)(?!\p{L})/iu;
const PRICED =
  /(?:\p{Sc}|(?<!\p{L})(?:R|kr|zł|CHF|EUR|USD|GBP|Fr\.)) ?\d|\d ?(?:\p{Sc}|(?:kr|zł|CHF|EUR|USD|PLN)(?!\p{L}))/u;

/** A section headed as news that dates two or more of its entries. */
const datedNews = (reading: SiteReading): SignalHit[] => {
  const headed = new Set(labelHits(reading, "says:news").map(({ url, quote }) => `${url} ${quote}`));
  if (headed.size === 0) return [];
  return reading.pages
    .filter(({ facts }) => facts.kind !== "legal" && facts.kind !== "event")
    .flatMap((page) => {
      const heads = page.facts.headings.flatMap(({ text, hidden }, at) =>
        !hidden && headed.has(`${page.facts.url} ${quoteOf(text)}`) ? [at] : [],
      );
      const under = page.facts.blocks.filter(
        ({ heading, region }) => region === "main" && isUnder(page, heading, heads),
      );
      const dated = under.filter(({ text }) => isDated(text));
      return new Set(dated.map(({ text }) => text)).size >= 2
        ? dated.slice(0, 2).map(({ text }) => hitOn(page, "date", text))
        : [];
    })
    .slice(0, 2);
};

/** Under one of the headings, or under one of lower rank that follows it. */
const isUnder = ({ facts }: ReadPage, index: number, heads: readonly number[]): boolean =>
  heads.some(
    (head) =>
      index >= head &&
      facts.headings.slice(head + 1, index + 1).every(({ level }) => level > (facts.headings[head]?.level ?? 0)),
  );

function feed(reading: SiteReading): SignalHit[] {
  return reading.pages
    .flatMap((page) =>
      page.facts.links
        .filter((link) => link.rel.includes("alternate") && /(?:rss|atom)\+xml/.test(link.type ?? ""))
        .slice(0, 1)
        .map((link) => hitOn(page, NOTED, `Feed: ${link.title ?? link.type ?? ""}`)),
    )
    .slice(0, 1);
}

function countPosts(reading: SiteReading): Counted {
  const posts = datedPosts(reading);
  return { count: posts.length, names: [], hits: posts.slice(0, 3).map((post) => post.hit) };
}

/** A quoted or reviewing block that names a year more than two back, under a word for testimonials. */
function oldTestimonials(reading: SiteReading): SignalHit[] {
  const thisYear = new Date(reading.observedAt).getUTCFullYear();
  return reading.pages
    .flatMap((page) =>
      page.facts.blocks
        .filter((block) => block.quoted)
        .filter((block) => yearsIn(block.text).some((year) => year < thisYear - 2))
        .slice(0, 1)
        .map((block) => hitOn(page, NOTED, `Testimonial of ${yearsIn(block.text)[0] ?? ""}`)),
    )
    .slice(0, 1);
}

const yearsIn = (text: string): number[] => (normaliseText(text).match(DATED_YEAR) ?? []).map(Number);
/** A year since which somebody comes dates no testimonial. */
const DATED_YEAR =
  /(?<!(?<!\p{L})(?:since|seit|ab|depuis|desde|dal|sinds|od|sedan|siden|din|από|от|с)(?: (?:the|dem|year|jahr|l'an|año|roku|roce|aret|året)){0,2} )(?<!\d)20[0-3]\d(?!\d)/gu;

export const postSignals = {
  "old posts": oldPosts,
  blog,
  "dated blog": datedBlog,
  "dated news": datedNews,
  "article list": articleList,
  "timed posts": timedPosts,
  "own news host": ownNewsHost,
  "own publication": ownPublication,
  feed,
  "old testimonials": oldTestimonials,
};

/** Kinds of pages that may hold an article which its data alone calls one. */
const ARTICLE_KINDS: ReadonlySet<string> = new Set(["docs", "other"]);

/** Posts that were read, dated or not: pages told for posts, and those that describe themselves as an article. */
function countPostPages(reading: SiteReading): Counted {
  const articles = new Set(
    reading.structured
      .filter((node) => node.path === "" && node.types.some((type) => ARTICLE_TYPES.has(type)))
      .map(({ pageUrl }) => pageUrl),
  );
  return countNames(
    reading.pages
      .filter(({ facts }) => facts.kind === "post" || (ARTICLE_KINDS.has(facts.kind) && articles.has(facts.url)))
      .map((page) => ({ name: page.facts.url, hit: hitOn(page, "page", page.facts.titles[0] ?? page.path) })),
  );
}

export const postCounts = { "dated posts": countPosts, "post pages": countPostPages, authors: countAuthors };
