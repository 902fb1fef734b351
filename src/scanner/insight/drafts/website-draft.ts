import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import { countryOf } from "./country-of.ts";
import { businessName, rootAddress } from "./business-facts.ts";
import { readLanguageTag } from "../../evidence/structured/structured-language-tag.ts";
import { jsonLd, type DraftMaker } from "./draft-parts.ts";

/** The site's own name, from which search engines take what they call it. */
export const websiteDraft: DraftMaker = (site) => {
  const name = businessName(site);
  if (name === null) return null;
  const root = rootAddress(site);
  return {
    kind: "json-ld",
    title: "The name of the site",
    target: root,
    content: jsonLd({
      "@type": "WebSite",
      "@id": `${root}#website`,
      name,
      url: root,
      inLanguage: languageTag(site),
    }),
    notes: [],
  };
};

/** A theme says en-US wherever it is used: there the country of the business comes first. */
const OF_THEMES = "en-US";
const SPEAK_ENGLISH = /^(?:AU|CA|GB|IE|IN|KE|MT|NG|NZ|SG|UG|US|ZA)$/;

/** As the page states it, with its country, where that is the language it is written in. */
function languageTag(site: SiteEvidence): string | undefined {
  const language = site.profile.language.value ?? undefined;
  const stated = site.home.htmlLang ?? "";
  if (readLanguageTag(stated) !== language || !/^[a-z]{2}-[A-Z]{2}$/.test(stated)) return language;
  const country = stated === OF_THEMES ? countryIn(site) : null;
  if (country === null) return stated;
  return SPEAK_ENGLISH.test(country) ? `en-${country}` : language;
}

function countryIn(site: SiteEvidence): string | null {
  const codes = site.structured.map(({ props }) => textOf(props["addressCountry"]));
  return codes.find((code) => /^[A-Z]{2}$/.test(code)) ?? countryOf(site);
}
