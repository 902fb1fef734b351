import type { Profile } from "../../model/profile.ts";
import type { ScanResults } from "../../model/results.ts";
import { toPrintable } from "../../model/printable-text.ts";
import { printableUrl } from "../../model/target.ts";

const SIGNS = 12;

/** The profile as results carry it; "other" with low confidence where the industry could not be told. */
export function summariseProfile(profile: Profile): ScanResults["profile"] {
  const text = (value: string | null): string | null => (value === null ? null : toPrintable(value));
  const signs = [
    profile.businessName,
    profile.industry,
    profile.siteType,
    profile.language,
    profile.description,
  ].flatMap(({ evidence }) => evidence.slice(0, 4));
  const language = profile.language.tag ?? profile.language.value;
  return {
    businessName: text(profile.businessName.value),
    businessNameConfidence: profile.businessName.confidence,
    description: text(profile.description.value),
    language,
    languages: profile.languages.map((one) => (language !== null && one === profile.language.value ? language : one)),
    industry: profile.industry.value ?? "other",
    industryConfidence: profile.industry.value === null ? "low" : profile.industry.confidence,
    alsoFair: profile.industry.alsoFair,
    siteType: profile.siteType.value,
    siteTypeConfidence: profile.siteType.confidence,
    sizeBand: profile.sizeBand.value ?? "micro",
    sizeBandReason: profile.sizeBand.reason,
    evidence: signs
      .slice(0, SIGNS)
      .map((sign) => ({ ...sign, url: printableUrl(sign.url), quote: toPrintable(sign.quote).slice(0, 120) })),
  };
}
