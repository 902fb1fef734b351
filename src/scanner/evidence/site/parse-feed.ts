import { foldSpace } from "./sniff-body.ts";
import { parseFeedDate } from "./w3c-date.ts";
import { attributeOf, scanXml } from "./xml-scan.ts";
import type { XmlToken } from "./xml-scan.ts";

export interface FeedItem {
  title: string;
  /** Address as written; "" when there is none. */
  link: string;
  /** Milliseconds since the epoch of its publication, else of its last change; null when not given or unreadable. */
  date: number | null;
}

export interface FeedFacts {
  kind: "rss" | "atom";
  title: string;
  /** At most 100, in order. */
  items: FeedItem[];
  problems: string[];
}

const ITEMS = 100;
const TEXT_CHARS = 300;
const DATES = ["pubdate", "published", "date", "updated"];

/** Reads RSS (0.9 to 2.0, RDF) or Atom (RFC 4287) in one pass; null when the text is neither. */
export function parseFeed(text: string): FeedFacts | null {
  let feed: FeedFacts | null = null;
  let item: Draft | null = null;
  let field = "";
  for (const token of scanXml(text)) {
    if (token.kind === "text") {
      const owner: Draft | null = item;
      if (owner) addText(owner, field, token.text);
      else if (feed && field === "title") feed.title = foldSpace(feed.title + token.text, TEXT_CHARS);
    } else if (token.kind === "open") {
      feed ??= startFeed(token);
      if (token.name === "item" || token.name === "entry") item = { title: "", link: "", dates: {} };
      else if (item && token.name === "link") readLink(item, token.attributes);
      field = token.isEmpty ? "" : token.name;
    } else {
      field = "";
      if (feed && item && (token.name === "item" || token.name === "entry")) {
        if (feed.items.length < ITEMS) feed.items.push(finishItem(item));
        item = null;
      }
    }
  }
  if (feed) feed.problems = problemsOf(feed);
  return feed;
}

interface Draft {
  title: string;
  link: string;
  dates: Record<string, string>;
}

function startFeed(token: XmlToken & { kind: "open" }): FeedFacts | null {
  const kind = token.name === "rss" || token.name === "rdf" ? "rss" : token.name === "feed" ? "atom" : null;
  return kind && { kind, title: "", items: [], problems: [] };
}

/** Atom gives the address as href; the alternate link is the page itself (RFC 4287 §4.2.7.2). */
function readLink(item: Draft, attributes: string): void {
  const href = attributeOf(attributes, "href");
  const rel = attributeOf(attributes, "rel") ?? "alternate";
  if (href !== null && rel === "alternate" && item.link === "") item.link = href.slice(0, 2_000);
}

function addText(item: Draft, field: string, text: string): void {
  if (field === "title") item.title = (item.title + text).slice(0, TEXT_CHARS * 2);
  else if (field === "link") item.link = (item.link + text.trim()).slice(0, 2_000);
  else if (DATES.includes(field)) item.dates[field] = ((item.dates[field] ?? "") + text).slice(0, 60);
}

function finishItem(item: Draft): FeedItem {
  const dates = DATES.map((name) => parseFeedDate(item.dates[name] ?? ""));
  return {
    title: foldSpace(item.title, TEXT_CHARS),
    link: item.link,
    date: dates.find((date) => date !== null) ?? null,
  };
}

function problemsOf({ items, title }: FeedFacts): string[] {
  const problems: string[] = [];
  const undated = items.filter((item) => item.date === null).length;
  const unlinked = items.filter((item) => item.link === "").length;
  if (title === "") problems.push("The feed has no title.");
  if (items.length === 0) problems.push("The feed has no entries.");
  if (undated > 0) problems.push(`${undated} of ${items.length} entries have no date that machines can read.`);
  if (unlinked > 0) problems.push(`${unlinked} of ${items.length} entries have no address.`);
  return problems;
}
