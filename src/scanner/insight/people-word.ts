// What the people are called who use a business: patients, clients, guests …
import type { PageFacts } from "../evidence/page-facts.ts";
import type { Industry, Profile, SiteType } from "../../model/profile.ts";

const BY_SUB_KIND: Record<string, string> = {
  "healthcare vet": "pet owners",
  "healthcare pharmacy": "customers",
  "healthcare homecare": "clients",
  "other food": "guests",
  "other lodging": "guests",
  "other nonprofit": "supporters",
  "other religion": "visitors",
  "other club": "members",
  "other fitness": "members",
  "other gov": "residents",
  "other travel": "travelers",
  "other transport": "customers",
  "other rental": "customers",
  "other repair": "customers",
  "other events": "visitors",
  "other media": "readers",
  "other arts": "visitors",
  "other beauty": "clients",
  "other trades": "customers",
  "education school": "parents",
  "education club": "students",
  "professional-services staffing": "clients and candidates",
  "finance lending": "borrowers",
};
const BY_INDUSTRY: Record<Industry, string> = {
  technology: "customers",
  healthcare: "patients",
  finance: "clients",
  retail: "customers",
  "professional-services": "clients",
  education: "students",
  manufacturing: "customers",
  "real-estate": "buyers and tenants",
  marketing: "clients",
  consulting: "clients",
  other: "visitors",
};
const BY_SITE_TYPE: Partial<Record<SiteType, string>> = {
  "media-blog": "readers",
  ecommerce: "customers",
  "nonprofit-gov": "supporters",
};

/** Readers of a manual are developers where it says so or shows them code; that it is about software tells nothing. */
const DEVELOPERS =
  /(?<!\p{L})(?:developers?|programmers?|entwickler(?:in|innen)?|développeu\p{L}+|desarrollador\p{L}*|desenvolvedor\p{L}*|programador\p{L}*|sviluppator\p{L}+|ontwikkelaars?|programist\p{L}*|npm install|pip install|api reference|sdk)(?!\p{L})/iu;
const LEAST_CODE = 1 / 4;

export const namesDevelopers = (pages: readonly PageFacts[]): boolean =>
  pages.some(({ blocks, headings }) => [...headings, ...blocks].some(({ text }) => DEVELOPERS.test(text))) ||
  pages.filter(({ counts }) => counts.codeBlocks > 0).length > pages.length * LEAST_CODE;

/** True of those who use any business. */
const NEUTRAL = "customers";

/**
 * Plural noun in lower case. The finer kind decides first, then a kind of site that has its own word, then the industry.
 * An industry that is only guessed decides nothing: customers called patients are told of another business.
 */
export function peopleWord(
  { value: industry, confidence, subKind }: Pick<Profile["industry"], "value" | "confidence" | "subKind">,
  siteType: SiteType | null,
  areDevelopers: () => boolean = () => false,
): string {
  if (confidence === "low" && industry !== null && industry !== "other" && siteType !== "docs")
    return (siteType && BY_SITE_TYPE[siteType]) ?? NEUTRAL;
  const finer = industry && subKind ? BY_SUB_KIND[`${industry} ${subKind}`] : undefined;
  if (finer !== undefined) return finer;
  const isManual = siteType === "docs" || (industry === "technology" && subKind === "docs");
  if (isManual) return areDevelopers() ? "developers" : "users";
  if (siteType === "media-blog" && industry === "other") return BY_SITE_TYPE[siteType] ?? "readers";
  if (industry === "other" || industry === null) return (siteType && BY_SITE_TYPE[siteType]) ?? "visitors";
  if (industry === "technology" && siteType === "saas-api") return "users";
  return BY_INDUSTRY[industry];
}
