// Whether an answer that came as a page is a page of its own.
import { SAME_AS } from "../evidence/access/access-silence.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { MissingPageFacts } from "../evidence/site-evidence.ts";
import { siteHostOf } from "./normalise-url.ts";

/**
 * Why a page that was read is left out of the evidence, in words for `pagesFailed`; null when it stays. `kept` are the
 * pages kept so far, the start page first: it is never left out, for a server may answer every path with it.
 */
export function whyLeftOut(page: PageFacts, kept: readonly PageFacts[], missing: MissingPageFacts): string | null {
  if (kept.length === 0) return null;
  if (page.transfer.status < 200 || page.transfer.status > 299) return `answered ${page.transfer.status}`;
  const twin = kept.find((other) => isSamePage(other, page));
  if (twin) return `${SAME_AS} ${twin.url.split("?", 1)[0] ?? ""}`;
  if (missing.textHashes.includes(page.textHash)) return "shows what the site shows for pages that do not exist";
  return isFragmentFile(page) ? "is a part of a page, not a page" : null;
}

/** Equal visible text but for numbers that leads to the same places, or the same address after redirects: of two kits each leads to its own offer. */
export const isSamePage = (a: PageFacts, b: PageFacts): boolean =>
  a.url === b.url || (a.textHash === b.textHash && waysOut(a) === waysOut(b));

/** Links to share a page name its own address. */
function waysOut({ url, anchors }: PageFacts): string {
  const host = siteHostOf(url);
  const out = anchors.flatMap(({ href, region, hidden }) =>
    region === "main" && !hidden && /^https?:/.test(href) && !href.includes(host) ? [href.split(/[?#]/, 1)[0]] : [],
  );
  return [...new Set(out)].join(" ");
}

const FRAGMENT_NAMES =
  /^(?:[_-]?)(?:header|footer|nav|navbar|navigation|sidebar|menu|head|foot|topbar|include|includes|partial|template|layout|component|modal|cookie-?banner)s?$/i;

/** A file that pages include ("header.html", "_nav.html"): named like one, and without a title of its own. */
export function isFragmentFile(page: PageFacts): boolean {
  const last = new URL(page.url).pathname.split("/").at(-1) ?? "";
  if (page.titles.some((title) => title !== "") || !/\.html?$/i.test(last)) return false;
  const name = last.replace(/\.html?$/i, "");
  return FRAGMENT_NAMES.test(name) || (!page.doctype && page.headings.length === 0 && page.anchors.length === 0);
}
