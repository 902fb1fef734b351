// One business of the directory as a page.
import { isoDayOf } from "../../model/words.ts";
import type { DirectoryListing } from "../../model/directory-listing.ts";
import { PRODUCT } from "../../model/product.ts";
import {
  type Block,
  codeBlock,
  h2,
  image,
  link,
  list,
  outsideLink,
  p,
  type Page,
  prose,
  quote,
  quoted,
  WEBMCP_SCRIPT,
} from "../../render/blocks.ts";
import { badgeMarkup } from "../../render/badge/badge-markup.ts";
import { dateInWords } from "../../render/date-in-words.ts";
import { industryName, listingPath } from "./directory-page.ts";
import { NAMED } from "../../render/navigation.ts";
import { GUIDES } from "./developers/menu.ts";

export function listingPage(origin: string, listing: DirectoryListing): Page {
  const { businessName, slug, domain, industry, readinessScore, aeoScore, description, scanId } = listing;
  const path = listingPath(slug);
  const updated = isoDayOf(listing.updatedAt);
  const website = `https://${domain}/`;
  return {
    path,
    name: businessName,
    title: businessName,
    description: `How ready the website of ${domain} is for AI: readiness ${readinessScore} and AEO ${aeoScore} of 100, as ${PRODUCT.name} read it.`,
    updated,
    facts: factsOf(origin + path, website, listing),
    scripts: [WEBMCP_SCRIPT],
    blocks: [
      list(
        prose`Website: ${outsideLink(domain, website)}`,
        prose`Name, taken from the website: ${quoted(businessName)}`,
        prose`Industry: ${link(industryName(industry), `${NAMED.directory.path}?industry=${industry}`)}`,
        prose`AI readiness: ${readinessScore} of 100`,
        prose`AEO (AI engine optimization): ${aeoScore} of 100`,
        prose`Updated on ${dateInWords(updated)}`,
      ),
      ...(description === undefined
        ? []
        : [h2("In their own words"), p`Taken from the website of ${domain}:`, quote(description, website)]),
      p`${link("The report", `/report/${scanId}`)}: every score with what was seen, and what to do first.`,
      ...badgeBlocks(origin, domain, path),
      h2("For programs"),
      list(
        prose`${link("This entry as JSON", `/api/directory/${encodeURIComponent(slug)}`)}`,
        prose`${link("The results it rests on", `/api/insights/scan/${scanId}/results`)}: every score with its evidence`,
      ),
      p`This is your business? Scan the website again to bring the entry up to date, or ${link("take it out", "/bot#stop-it")}. ${link("All businesses", NAMED.directory.path)}`,
    ],
  };
}

/** The badge, and what shows it elsewhere. */
function badgeBlocks(origin: string, domain: string, path: `/${string}`): Block[] {
  const { html, markdown, alt, source } = badgeMarkup(origin, domain, path);
  return [
    h2("Show it"),
    image(alt, source, 20),
    p`The newest scores as a picture for a website or a README, with a link to this entry. ${link("Other looks", GUIDES.badge.path)}`,
    codeBlock("html", html),
    codeBlock("markdown", markdown),
  ];
}

/** schema.org knows no kind that fits every business better than this one; which kind it is, its own site may say. */
const factsOf = (page: string, url: string, { businessName, description }: DirectoryListing): object => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name: businessName,
  url,
  ...(description === undefined ? {} : { description }),
  mainEntityOfPage: page,
});
