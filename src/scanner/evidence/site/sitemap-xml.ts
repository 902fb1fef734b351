import { URL_CHARS } from "./site-limits.ts";
import { scanXml } from "./xml-scan.ts";

export interface SitemapEntry {
  loc: string;
  lastmod: string | null;
}

export interface SitemapReading {
  kind: "urlset" | "index" | "invalid";
  /** At most as many as asked for. */
  entries: SitemapEntry[];
  /** Entries in the file, kept or not. */
  declared: number;
  /** False when the root element is never closed. */
  isClosed: boolean;
}

const LASTMOD_CHARS = 40;

/**
 * Reads <loc> and <lastmod> of every <url> or <sitemap>. Only elements with the root's own namespace prefix count,
 * so that <image:loc> and <video:…> inside an entry are not taken for pages.
 */
export function readSitemapXml(text: string, most: number): SitemapReading {
  const read: SitemapReading = { kind: "invalid", entries: [], declared: 0, isClosed: true };
  let prefix: string | null = null;
  let entry: SitemapEntry | null = null;
  let field: "loc" | "lastmod" | null = null;
  for (const token of scanXml(text)) {
    if (token.kind === "text") {
      if (entry && field === "loc") entry.loc = (entry.loc + token.text.trim()).slice(0, URL_CHARS + 1);
      if (entry && field === "lastmod")
        entry.lastmod = ((entry.lastmod ?? "") + token.text.trim()).slice(0, LASTMOD_CHARS);
      continue;
    }
    const root = token.name === "urlset" ? "urlset" : token.name === "sitemapindex" ? "index" : null;
    if (root !== null && (prefix === null || token.prefix === prefix)) {
      if (token.kind === "open") {
        read.kind = root;
        prefix = token.prefix;
      }
      read.isClosed = token.kind === "close" || token.isEmpty;
      continue;
    }
    if (prefix !== null && token.prefix !== prefix) {
      field = null;
      continue;
    }
    const isEntry = token.name === "url" || token.name === "sitemap";
    if (token.kind === "open") {
      if (isEntry) entry = { loc: "", lastmod: null };
      if (!token.isEmpty) field = token.name === "loc" || token.name === "lastmod" ? token.name : null;
    } else {
      field = null;
      if (isEntry && entry) {
        if (entry.loc !== "") keep(read, entry, most);
        entry = null;
      }
    }
  }
  return read;
}

function keep(read: SitemapReading, entry: SitemapEntry, most: number): void {
  read.declared += 1;
  if (read.entries.length < most) read.entries.push({ loc: entry.loc, lastmod: entry.lastmod || null });
}
