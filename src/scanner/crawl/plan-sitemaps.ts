// Which sitemap files are asked for.
import type { ScanType } from "../../model/scan.ts";
import type { RobotsFacts } from "../evidence/site-evidence.ts";

export interface SitemapRequest {
  url: string;
  from: "robots" | "guess" | "index";
}

const GUESSES = ["/sitemap.xml", "/sitemap_index.xml", "/sitemap-index.xml", "/sitemap.xml.gz"];
/** Files in all, and guesses tried until one is a sitemap. */
const FILES: Record<ScanType, { files: number; guesses: number }> = {
  light: { files: 2, guesses: 2 },
  basic: { files: 4, guesses: 3 },
  full: { files: 5, guesses: 4 },
};

/** Most sitemap files that a scan of that type reads. */
export const mostSitemaps = (scanType: ScanType): number => FILES[scanType].files;

/** Files that robots.txt names; where it names none, the usual addresses, to be tried until one is a sitemap. */
export function firstSitemaps(robots: RobotsFacts, origin: string, scanType: ScanType): SitemapRequest[] {
  const { files, guesses } = FILES[scanType];
  const named = robots.sitemaps.filter((url) => URL.canParse(url, origin)).map((url) => new URL(url, origin).href);
  const usable = [...new Set(named)].filter((url) => url.startsWith("http"));
  if (usable.length > 0) return usable.slice(0, files).map((url) => ({ url, from: "robots" }));
  return GUESSES.slice(0, guesses).map((path) => ({ url: new URL(path, origin).href, from: "guess" }));
}

const PAGES_FIRST = [/pages?|static|main|general|core/i, /service|product|categor|location|shop/i];
const LAST = /image|video|news|author|tag|attachment|archive|user|media/i;

/** Files of an index in the order of use: pages, then offers, then the rest; pictures, authors and tags last. */
export function nextSitemaps(children: readonly string[], read: readonly string[], most: number): SitemapRequest[] {
  const fresh = [...new Set(children)].filter((url) => !read.includes(url));
  const orderOf = (url: string): number => {
    const name = url.slice(url.lastIndexOf("/"));
    const place = PAGES_FIRST.findIndex((pattern) => pattern.test(name));
    return LAST.test(name) ? 3 : place < 0 ? 2 : place;
  };
  return fresh
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .slice(0, Math.max(most, 0))
    .map((url) => ({ url, from: "index" }));
}
