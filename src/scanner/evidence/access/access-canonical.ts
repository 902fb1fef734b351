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
