import { memoByText } from "../../../model/memo-by-text.ts";
import { addTo } from "../add-to.ts";
import { isSameHost, registrableDomainOf } from "../../../model/target.ts";
import { addressKey } from "./access-observation.ts";
import { parseLinkHeader } from "./access-link-header.ts";
import { memoByPage } from "../memo-by-page.ts";
import { estimateSimilarity, shingle, signShingles } from "../text/text-shingles.ts";
import type { PageFacts } from "../page-facts.ts";

/** Canonical addresses a page names, in its markup (RFC 6596) or its Link header; absolute where they resolve. */
export const canonicalsOf = memoByPage((page: PageFacts): readonly string[] => {
  const inMarkup = page.links.filter(({ rel }) => rel.split(/\s+/).includes("canonical")).map(({ href }) => href);
  const inHeader = parseLinkHeader(page.transfer.headers.link ?? "")
    .filter(({ rels }) => rels.includes("canonical"))
    .map(({ href }) => (URL.canParse(href, page.url) ? new URL(href, page.url).href : href));
  return [...inMarkup, ...inHeader].filter((href) => href.trim() !== "");
});

/** The links of a menu stand on every page. */
const KEPT = 2_000;
const EXTENSION = /(?:\/index)?\.(?:html?|php)$/i;

/** Form in which two spellings of a page are one: "/about.html" and "/about" answer with the same. */
export const pageKey = memoByText(KEPT, (address) => {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.pathname = url.pathname.replace(EXTENSION, "");
  return addressKey(url.href);
});

/** Every name of an address, as pageKey spells it: itself and what its page calls its own. */
export function canonicalNames(pages: readonly PageFacts[]): (address: string) => string[] {
  const own = new Map<string, string[]>();
  for (const page of new Set(pages)) {
    const names = canonicalsOf(page).filter((href) => URL.canParse(href));
    for (const url of [page.url, page.requestedUrl]) own.set(addressKey(url), names);
  }
  return (address) => [address, ...(own.get(addressKey(address)) ?? [])].map(pageKey);
}

/**
 * The pages without the copies that name another address as the true one and say what the page of that address, or an
 * earlier copy of it, says: engines keep one of them, so nothing is asked of the others. A page with a text of its own
 * that names another is a fault, and no copy.
 */
export function withoutCopies(pages: readonly PageFacts[]): PageFacts[] {
  const kept = new Map<string, PageFacts[]>();
  const keep = (address: string, page: PageFacts) => addTo(kept, address, page);
  for (const page of pages) if (originalOf(page) === null) keep(addressKey(page.url), page);
  return pages.filter((page) => {
    const original = originalOf(page);
    if (original === null) return true;
    if (kept.get(original)?.some((other) => saysTheSame(page, other))) return false;
    keep(original, page);
    return true;
  });
}

/** The page that one without an address of its own evidently copies: nearly the same text, with an address named. */
export const likelyOriginal = (page: PageFacts, pages: readonly PageFacts[]): PageFacts | undefined =>
  canonicalsOf(page).length > 0 || page.mainText.words === 0
    ? undefined
    : pages.find(
        (other) =>
          other !== page &&
          canonicalsOf(other).some((href) => addressKey(href) === addressKey(other.url)) &&
          estimateSimilarity(signatureOf(page), signatureOf(other)) >= NEARLY_THE_SAME,
      );

/** The page calls another site, or the start page of which it is no copy, the original: a fault that nobody should follow. */
export function isMisnamed(page: PageFacts, canonical: string, pages: readonly PageFacts[]): boolean {
  if (!URL.canParse(canonical) || !URL.canParse(page.url)) return false;
  const named = new URL(canonical);
  const own = new URL(page.url);
  if (registrableDomainOf(named.hostname) !== registrableDomainOf(own.hostname)) return true;
  return isRoot(named) && !isRoot(own) && !isCopyOfHome(page, pages);
}

/** Another page of the site, of another title, heading and text: variants and copies share one of these. */
export const isOfOtherSubject = (page: PageFacts, original: PageFacts): boolean =>
  page.htmlLang === original.htmlLang &&
  [page, original].every(
    ({ titles, headings, mainText }) => titles.length > 0 && headings.length > 0 && mainText.words > 0,
  ) &&
  page.titles[0] !== original.titles[0] &&
  headingOf(page) !== headingOf(original) &&
  estimateSimilarity(signatureOf(page), signatureOf(original)) < HARDLY_THE_SAME;

const headingOf = ({ headings }: PageFacts): string =>
  (headings.find(({ level }) => level === 1) ?? headings[0])?.text ?? "";
const HARDLY_THE_SAME = 0.5;

const isRoot = ({ pathname, search }: URL): boolean => pathname === "/" && search === "";

/** The start page under another address, such as /index.html or /home, rightly names the root. */
function isCopyOfHome(page: PageFacts, pages: readonly PageFacts[]): boolean {
  const start = pages.find(({ foundBy }) => foundBy === "start");
  return page.kind === "home" || page === start || page.textHash === start?.textHash;
}

function originalOf(page: PageFacts): string | null {
  const [canonical = ""] = canonicalsOf(page);
  if (!URL.canParse(canonical) || !URL.canParse(page.url)) return null;
  const named = new URL(canonical);
  const own = new URL(page.url);
  if (!isSameHost(named.hostname, own.hostname)) return null;
  const isItself = addressKey(canonical) === addressKey(page.url);
  return isItself && (named.search === own.search || named.search !== "") ? null : addressKey(canonical);
}

const NEARLY_THE_SAME = 0.8;

/** One text, or one title over nearly one text: copies differ in a date, a path or a number of visitors. */
function saysTheSame(one: PageFacts, other: PageFacts): boolean {
  if (one.textHash === other.textHash) return true;
  if (one.titles[0] !== other.titles[0] || one.mainText.words === 0 || other.mainText.words === 0) return false;
  return estimateSimilarity(signatureOf(one), signatureOf(other)) >= NEARLY_THE_SAME;
}

const signatureOf = memoByPage(({ blocks }: PageFacts) =>
  signShingles(
    shingle(
      blocks
        .filter(({ region }) => region === "main")
        .map(({ text }) => text)
        .join(" "),
    ),
  ),
);
