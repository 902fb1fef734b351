// Everything that is inferred about the business, once, when a crawl ends.
import type { Channel, Inferred, Profile, Technology } from "../../model/profile.ts";
import { cleanDeep } from "../../model/printable-text.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { DocumentFacts, SiteNode, TargetFacts } from "../evidence/site-evidence.ts";
import { inferDescription } from "./infer-description.ts";
import { inferIndustry } from "./infer-industry.ts";
import { inferLanguage } from "./infer-language.ts";
import type { SiteLanguages } from "./infer-language.ts";
import { inferName } from "./infer-name.ts";
import { inferSiteType } from "./infer-site-type.ts";
import { inferSizeBand } from "./infer-size-band.ts";
import { namesCustomers, namesDevelopers, peopleOf, peopleWord } from "./people-word.ts";
import { isPlaceLocal } from "./place-local.ts";
import { isVisited } from "./visited-place.ts";

export interface ProfileInput {
  /** The start page first. */
  pages: PageFacts[];
  structured: SiteNode[];
  channels: Channel[];
  technologies: Technology[];
  documents: Record<string, DocumentFacts>;
  target: TargetFacts;
  /** Addresses that the sitemaps list. */
  sitemapUrls: number;
}

/** The profile with evidence for each inference. `languages` saves detecting them again when the caller has them. */
export function inferProfile(input: ProfileInput, languages: SiteLanguages = inferLanguage(input.pages)): Profile {
  const { pages, structured, channels, documents, target } = input;
  const { businessName, alsoKnownAs } = inferName(pages, structured, target);
  const industry = inferIndustry({ ...input, languages, businessName: businessName.value });
  const siteType = inferSiteType({ ...input, industry: industry.value, subKind: industry.subKind });
  const isShell = siteType.value === "app-shell";
  // Who writes of APIs and sells work at a place has no manual for a site.
  const told =
    siteType.value === "local-business" && industry.subKind === "docs" ? { ...industry, subKind: null } : industry;
  // A name is told in many places, cut and whole, so it is cleaned here, once.
  return cleanDeep({
    businessName: isShell ? cautious(businessName) : businessName,
    alsoKnownAs,
    description: inferDescription(pages, structured, documents, businessName.value),
    language: languages.language,
    languages: languages.languages,
    ...misdeclaredIn(languages),
    industry: told,
    siteType,
    sizeBand: inferSizeBand(pages, structured, channels),
    people: peopleOf(
      peopleWord(
        told,
        siteType.value,
        () => namesDevelopers(pages),
        () => namesCustomers(pages),
      ),
      pages,
    ),
    sells: sells(channels),
    isLocal:
      isVisited({ pages, structured, target, industry: industry.value, subKind: industry.subKind }) &&
      (siteType.value === "local-business" ||
        // The office of who sells software is no place that customers come to.
        (siteType.value !== "saas-api" && isPlaceLocal(pages, structured))),
  });
}

function misdeclaredIn({ byPage }: SiteLanguages): Pick<Profile, "misdeclared"> {
  const wrong = [...byPage].flatMap(([url, { contradicts, language }]) =>
    contradicts && language !== null ? [[url, language] as const] : [],
  );
  return wrong.length === 0 ? {} : { misdeclared: Object.fromEntries(wrong) };
}

/** What a page without text says of itself is at most likely. */
function cautious<T>(inferred: Inferred<T>): Inferred<T> {
  return inferred.confidence === "high" ? { ...inferred, confidence: "medium" } : inferred;
}

/** A shop of its own or a direct pay link; a page at a marketplace is somebody else's checkout. */
const sells = (channels: readonly Channel[]): boolean =>
  channels.some((channel) => channel.type === "ecommerce" && channel.seenAs?.[0] !== "external-shop");
