// The directory as a page: businesses by readiness score, of all industries or of one.
import { DIRECTORY_SORTS, type DirectoryListing, type DirectorySort } from "../../model/directory-listing.ts";
import { DIRECTORY_OFFSET } from "../../model/limits.ts";
import { PRODUCT } from "../../model/product.ts";
import { INDUSTRIES, type Industry } from "../../model/profile.ts";
import { countOf, isoDayOf, startWith } from "../../model/words.ts";
import {
  type Block,
  choices,
  link,
  outsideLink,
  p,
  type Page,
  prose,
  type Prose,
  strong,
  table,
  WEBMCP_SCRIPT,
} from "../../render/blocks.ts";
import { NAMED } from "../../render/navigation.ts";

/** Listings on one page: as many as one call of the API gives. */
export const PAGE_LISTINGS = 50;

export interface DirectoryView {
  industry: Industry | null;
  sort: DirectorySort;
  offset: number;
  listings: readonly DirectoryListing[];
  total: number;
  byIndustry: Partial<Record<Industry, number>>;
  /** Day on which it was read, YYYY-MM-DD. */
  today: string;
}
type Place = Pick<DirectoryView, "industry" | "sort" | "offset">;

export const industryName = (industry: Industry): string => startWith(industry.replaceAll("-", " "));
export const listingPath = (slug: string): `/${string}` => `${NAMED.directory.path}/${encodeURIComponent(slug)}`;

const FIRST: Record<DirectorySort, { name: string; words: string }> = {
  readiness: { name: "Readiness", words: "most ready for AI first" },
  aeo: { name: "AEO", words: "best found and quoted by answer engines first" },
  newest: { name: "Newest", words: "newest first" },
};

export function directoryPage(origin: string, view: DirectoryView): Page {
  const { industry, sort, listings, today } = view;
  const newest = Math.max(...listings.map(({ updatedAt }) => updatedAt));
  const of = industry === null ? "" : ` in ${industryName(industry).toLowerCase()}`;
  return {
    path: directoryPath(view),
    name: NAMED.directory.name,
    title: `AI Business Directory${industry === null ? "" : `: ${industryName(industry)}`}${sort === "readiness" ? "" : `, by ${FIRST[sort].name}`}`,
    description: `Businesses${of} whose websites ${PRODUCT.name} has read, ${FIRST[sort].words}, each with the scan it rests on.`,
    updated: listings.length === 0 ? today : isoDayOf(newest),
    canonical: directoryPath({ ...view, sort: "readiness" }),
    isIndexed: listings.length > 0,
    facts: itemList(origin, view),
    scripts: [WEBMCP_SCRIPT],
    blocks: [
      choices("Industry", ...industryLinks(view)),
      choices("Sorted by", ...sortLinks(view)),
      ...listingBlocks(view),
      ...pagingBlocks(view),
      p`Names are taken from the websites themselves; scores are from 0 to 100. The same list for programs: ${link("the API answer", apiPath(view))}. Your business is listed and should not be, or is missing? ${link("How to stay out", "/bot#stop-it")}; a public scan of the website puts it in.`,
    ],
  };
}

function listingBlocks(view: DirectoryView): Block[] {
  const { listings, total, offset, industry } = view;
  if (listings.length === 0)
    return total === 0
      ? [
          p`No business${industry === null ? "" : ` in ${industryName(industry).toLowerCase()}`} is listed yet. ${link("Scan a website", "/#scan")}: a public scan of a business puts it here, unless its site asks to stay out.`,
        ]
      : [
          p`Nothing is listed past the ${countOf(total, "entry", "entries")}. ${link("From the start", directoryPath({ ...view, offset: 0 }))}`,
        ];
  const rows = listings.map(({ slug, businessName, industry: kind, readinessScore, aeoScore, domain }): Prose[] => [
    prose`${link(businessName, listingPath(slug))}`,
    prose`${industryName(kind)}`,
    prose`${readinessScore}`,
    prose`${aeoScore}`,
    prose`${outsideLink(domain, `https://${domain}/`)}`,
  ]);
  const isWhole = listings.length === total;
  return [
    p`${isWhole ? "" : `${offset + 1} to ${offset + listings.length} of `}${countOf(total, "business", "businesses")}`,
    table(["Business", "Industry", "AI readiness", "AEO", "Website"], rows),
  ];
}

function pagingBlocks(view: DirectoryView): Block[] {
  const { offset, total } = view;
  const before = Math.max(0, offset - PAGE_LISTINGS);
  const after = offset + PAGE_LISTINGS;
  const links = [
    ...(offset > 0 ? [prose`${link("Previous page", directoryPath({ ...view, offset: before }))}`] : []),
    // Farther than this the directory is filtered, not paged.
    ...(after < total && after <= DIRECTORY_OFFSET
      ? [prose`${link("Next page", directoryPath({ ...view, offset: after }))}`]
      : []),
  ];
  return links.length === 0 ? [] : [choices("Pages", ...links)];
}

/** Industries without a business lead nowhere and are not named, but for the one that was asked for. */
function industryLinks({ industry, sort, byIndustry }: DirectoryView): Prose[] {
  const named = INDUSTRIES.filter((one) => one === industry || (byIndustry[one] ?? 0) > 0);
  return [null, ...named].map((one) => {
    const name = one === null ? "All" : `${industryName(one)} (${byIndustry[one] ?? 0})`;
    return one === industry
      ? prose`${strong(name)}`
      : prose`${link(name, directoryPath({ industry: one, sort, offset: 0 }))}`;
  });
}

const sortLinks = ({ industry, sort }: DirectoryView): Prose[] =>
  DIRECTORY_SORTS.map((one) =>
    one === sort
      ? prose`${strong(FIRST[one].name)}`
      : prose`${link(FIRST[one].name, directoryPath({ industry, sort: one, offset: 0 }))}`,
  );

const directoryPath = (place: Place): `/${string}` => `${NAMED.directory.path}${queryOf(membersOf(place))}`;
const apiPath = (place: Place): string => `/api/directory${queryOf({ ...membersOf(place), limit: PAGE_LISTINGS })}`;

/** What is as it is anyway is left out, so that one view has one address. */
const membersOf = ({ industry, sort, offset }: Place): Record<string, string | number | null> => ({
  industry,
  sort: sort === "readiness" ? null : sort,
  offset: offset === 0 ? null : offset,
});

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
