// A list of pages from those that were read, and the entries that an existing list lacks.
import { addressKey } from "../../evidence/access/access-observation.ts";
import { isPrivateAddress, keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { findNoindex } from "../../evidence/access/access-robots-meta.ts";
import { canonicalsOf } from "../../evidence/access/access-canonical.ts";
import { newestDate, readDates } from "../../evidence/answers/answers-dates.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { escapeMarkup, pageAddress, type DraftMaker } from "./draft-parts.ts";

const PAGES = 20;
const CONTENT_CHARS = 2_800;

export const sitemapDraft: DraftMaker = (site) => {
  const entries = site.pages
    .filter((page) => isListed(page, site.target.observedAt))
    .flatMap((page) => entryOf(page, site));
  if (entries.length === 0) return null;
  return {
    kind: "xml",
    title: "A list of the pages that were read",
    target: `${site.target.origin}/sitemap.xml`,
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...fitting(entries),
      "</urlset>",
    ].join("\n"),
    notes: [
      "It holds only pages that this scan read: most content systems make a whole list by a switch, and keep it up to date.",
      `Name it in robots.txt by the line: Sitemap: ${site.target.origin}/sitemap.xml`,
    ],
  };
};

/** Entries for the pages that the site puts forward and its list leaves out. */
export const sitemapEntriesDraft: DraftMaker = (site) => {
  const listed = new Set(site.sitemap.urls.map(({ loc }) => addressKey(loc)));
  const hidden = new Set(
    site.pages.filter((page) => !isListed(page, site.target.observedAt)).map(({ url }) => addressKey(url)),
  );
  // Behind the pages that the site puts forward, the others that were read.
  const missing = [...keyAddresses(site.home, site.pages), ...readable(site)]
    .filter((address) => !listed.has(addressKey(address)) && !hidden.has(addressKey(address)))
    .flatMap((address) => pageAddress(address) || []);
  if (missing.length === 0) return null;
  return {
    kind: "xml",
    title: "Entries that the list of pages lacks",
    target:
      site.sitemap.files.find(({ kind }) => kind === "urlset")?.url.split("?")[0] ??
      `${site.target.origin}/sitemap.xml`,
    content: fitting(missing.map((address) => `  <url><loc>${escapeMarkup(address)}</loc></url>`)).join("\n"),
    notes: ["Put them before the line </urlset>, or take the pages out of the exclusions of the content system."],
  };
};

const readable = ({ pages }: SiteEvidence): string[] =>
  pages.flatMap(({ kind, url }) => (kind === "legal" ? [] : [url]));

/** Nobody should find a basket or a log-in by a search, nor what is kept from it or names another address as its own. */
function isListed(page: PageFacts, now: number): boolean {
  const [canonical] = canonicalsOf(page);
  return (
    page.kind !== "login" &&
    !isPrivateAddress(page.url) &&
    findNoindex(page, now) === undefined &&
    (canonical === undefined || addressKey(canonical) === addressKey(page.url))
  );
}

function entryOf(page: PageFacts, { target }: SiteEvidence): string[] {
  const address = pageAddress(page.url);
  if (address === "") return [];
  const newest = newestDate(readDates(page));
  const day = newest === null || newest > target.observedAt ? "" : new Date(newest).toISOString().slice(0, 10);
  return [`  <url><loc>${escapeMarkup(address)}</loc>${day === "" ? "" : `<lastmod>${day}</lastmod>`}</url>`];
}

function fitting(lines: readonly string[]): string[] {
  let chars = 0;
  return [...new Set(lines)].slice(0, PAGES).filter((line) => (chars += line.length + 1) <= CONTENT_CHARS);
}
