// What the people are called who use a business: patients, clients, guests …
import type { Industry, SiteType } from "../../model/profile.ts";

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
  "technology docs": "developers",
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
  docs: "developers",
  "media-blog": "readers",
  ecommerce: "customers",
  "nonprofit-gov": "supporters",
};

/** Plural noun in lower case. The finer kind decides first, then a kind of site that has its own word, then the industry. */
export function peopleWord(industry: Industry | null, subKind: string | null, siteType: SiteType | null): string {
  const finer = industry && subKind ? BY_SUB_KIND[`${industry} ${subKind}`] : undefined;
  if (finer !== undefined) return finer;
  if (siteType === "docs" || (siteType === "media-blog" && industry === "other"))
    return BY_SITE_TYPE[siteType] ?? "readers";
  if (industry === "other" || industry === null) return (siteType && BY_SITE_TYPE[siteType]) ?? "visitors";
  if (industry === "technology" && siteType === "saas-api") return "users";
  return BY_INDUSTRY[industry];
}
