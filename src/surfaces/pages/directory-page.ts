// The directory as a page: businesses by readiness score, of all industries or of one.
import type { DirectoryListing } from "../../model/directory-listing.ts";
import { DIRECTORY_OFFSET } from "../../model/limits.ts";
import { PRODUCT } from "../../model/product.ts";
import { INDUSTRIES, type Industry } from "../../model/profile.ts";
import { countOf, startWith } from "../../model/words.ts";
import {
  type Block,
  h2,
  link,
  list,
  outsideLink,
  p,
  type Page,
  prose,
  type Prose,
  table,
  WEBMCP_SCRIPT,
} from "../../render/blocks.ts";
import { NAMED } from "../../render/navigation.ts";

/** Listings on one page: as many as one call of the API gives. */
export const PAGE_LISTINGS = 50;

export interface DirectoryView {
  industry: Industry | null;
  offset: number;
  listings: readonly DirectoryListing[];
  total: number;
  /** Day on which it was read, YYYY-MM-DD. */
  today: string;
}

export const industryName = (industry: Industry): string => startWith(industry.replaceAll("-", " "));
export const listingPath = (slug: string): `/${string}` => `${NAMED.directory.path}/${encodeURIComponent(slug)}`;
export const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, "2026-11-20".length);

export function directoryPage(origin: string, view: DirectoryView): Page {
  const { industry, offset, listings, total, today } = view;
  const newest = Math.max(...listings.map(({ updatedAt }) => updatedAt));
  const kind = industry === null ? "" : `, industry: ${industryName(industry)}`;
  return {
    path: directoryPath(industry, offset),
    name: NAMED.directory.name,
    title: industry === null ? "AI Business Directory" : `AI Business Directory: ${industryName(industry)}`,
    description: `Businesses whose websites ${PRODUCT.name} has read, most ready for AI first${kind}.`,
    updated: listings.length === 0 ? today : dayOf(newest),
    facts: itemList(origin, view),
    scripts: [WEBMCP_SCRIPT],
    blocks: [
      p`Names of businesses are taken from their websites. Scores are from 0 to 100; each entry says which scan it rests on. The same list for programs: ${link("the API answer", apiPath(industry, offset))}.`,
      h2("Industries"),
      list(...[null, ...INDUSTRIES].map((one) => industryLink(one, industry))),
      h2("Businesses"),
      ...listingBlocks(view),
      ...pagingBlocks(industry, { offset, total }),
      p`Your business is listed and should not be, or is missing? ${link("How to stay out", "/bot#stop-it")}; a public scan of the website puts it in.`,
    ],
  };
}

function listingBlocks({ listings, total, offset }: DirectoryView): Block[] {
  if (listings.length === 0)
    return [p`No business is listed here${total === 0 ? " yet" : ` past the ${countOf(total, "entry", "entries")}`}.`];
  const rows = listings.map(({ slug, businessName, industry, readinessScore, aeoScore, domain }): Prose[] => [
    prose`${link(businessName, listingPath(slug))}`,
    prose`${industryName(industry)}`,
    prose`${readinessScore}`,
    prose`${aeoScore}`,
    prose`${outsideLink(domain, `https://${domain}/`)}`,
  ]);
  return [
    p`${offset + 1} to ${offset + listings.length} of ${countOf(total, "business", "businesses")}.`,
    table(["Business", "Industry", "AI readiness", "AEO", "Website"], rows),
  ];
}

function pagingBlocks(industry: Industry | null, { offset, total }: { offset: number; total: number }): Block[] {
  const before = Math.max(0, offset - PAGE_LISTINGS);
  const after = offset + PAGE_LISTINGS;
  const links = [
    ...(offset > 0 ? [prose`${link("Previous page", directoryPath(industry, before))}`] : []),
    // Farther than this the directory is filtered, not paged.
    ...(after < total && after <= DIRECTORY_OFFSET
      ? [prose`${link("Next page", directoryPath(industry, after))}`]
      : []),
  ];
  return links.length === 0 ? [] : [list(...links)];
}

const industryLink = (one: Industry | null, current: Industry | null): Prose => {
  const name = one === null ? "All industries" : industryName(one);
  return one === current ? prose`${name} (shown)` : prose`${link(name, directoryPath(one, 0))}`;
};

const directoryPath = (industry: Industry | null, offset: number): `/${string}` =>
  `${NAMED.directory.path}${queryOf({ industry, offset: offset === 0 ? null : offset })}`;
const apiPath = (industry: Industry | null, offset: number): string =>
  `/api/directory${queryOf({ industry, limit: PAGE_LISTINGS, offset: offset === 0 ? null : offset })}`;

function queryOf(members: Record<string, string | number | null>): string {
  const set = Object.entries(members).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return set.length === 0 ? "" : `?${new URLSearchParams(set).toString()}`;
}

const itemList = (origin: string, { listings, total, offset }: DirectoryView): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  numberOfItems: total,
  itemListOrder: "https://schema.org/ItemListOrderDescending",
  itemListElement: listings.map(({ slug, businessName }, at) => ({
    "@type": "ListItem",
    position: offset + at + 1,
    url: origin + listingPath(slug),
    name: businessName,
  })),
});
