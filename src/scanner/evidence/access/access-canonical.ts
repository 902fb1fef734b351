import { isSameHost } from "../../../model/target.ts";
import { addressKey } from "./access-observation.ts";
import { parseLinkHeader } from "./access-link-header.ts";
import type { PageFacts } from "../page-facts.ts";

/** Canonical addresses a page names, in its markup (RFC 6596) or its Link header; absolute where they resolve. */
export function canonicalsOf(page: PageFacts): string[] {
  const inMarkup = page.links.filter(({ rel }) => rel.split(/\s+/).includes("canonical")).map(({ href }) => href);
  const inHeader = parseLinkHeader(page.transfer.headers.link ?? "")
    .filter(({ rels }) => rels.includes("canonical"))
    .map(({ href }) => (URL.canParse(href, page.url) ? new URL(href, page.url).href : href));
  return [...inMarkup, ...inHeader].filter((href) => href.trim() !== "");
}

const EXTENSION = /(?:\/index)?\.(?:html?|php)$/i;
const LEAST_PAGES = 2;

/**
 * Every name of an address: itself, what its page calls its own, and for pages that were not read what others of the
 * site are called by ("/about" for "/about.html").
 */
export function canonicalNames(pages: readonly PageFacts[]): (address: string) => string[] {
  const own = new Map<string, string[]>();
  let plain = 0;
  for (const page of new Set(pages)) {
    const names = canonicalsOf(page).filter((href) => URL.canParse(href));
    for (const url of [page.url, page.requestedUrl]) own.set(addressKey(url), names);
    if (names.some((name) => addressKey(name) === addressKey(withoutExtension(page.url)) && EXTENSION.test(page.url)))
      plain += 1;
  }
  return (address) => {
    const names = own.get(addressKey(address));
    if (names !== undefined) return [address, ...names];
    return plain >= LEAST_PAGES ? [address, withoutExtension(address)] : [address];
  };
}

function withoutExtension(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.pathname = url.pathname.replace(EXTENSION, "");
  return url.href;
}

/**
 * The pages without the copies that name another address as the true one, where the page of that address or an
 * earlier copy of it is among them: engines keep one of them, so nothing is asked of the others. A page that calls
 * the start page its original without showing its text is a fault, and no copy.
 */
export function withoutCopies(pages: readonly PageFacts[]): PageFacts[] {
  const originals = new Set(
    pages.filter((page) => originalOf(page, pages[0]) === null).map(({ url }) => addressKey(url)),
  );
  const taken = new Set<string>();
  return pages.filter((page) => {
    const original = originalOf(page, pages[0]);
    if (original === null) return true;
    const isThere = taken.has(original) || originals.has(original);
    taken.add(original);
    return !isThere;
  });
}

function originalOf(page: PageFacts, start: PageFacts | undefined): string | null {
  const [canonical = ""] = canonicalsOf(page);
  if (!URL.canParse(canonical) || !URL.canParse(page.url)) return null;
  const named = new URL(canonical);
  const own = new URL(page.url);
  if (!isSameHost(named.hostname, own.hostname)) return null;
  const isItself = addressKey(canonical) === addressKey(page.url);
  if (isItself && (named.search === own.search || named.search !== "")) return null;
  if (named.pathname === "/" && page.kind !== "home" && page.textHash !== start?.textHash) return null;
  return addressKey(canonical);
}
