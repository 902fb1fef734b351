import type { SiteEvidence } from "../../evidence/site-evidence.ts";
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

/** As the page states it, with its country, where that is the language it is written in. */
function languageTag({ home, profile }: Pick<SiteEvidence, "home" | "profile">): string | undefined {
  const language = profile.language.value ?? undefined;
  const stated = home.htmlLang ?? "";
  return readLanguageTag(stated) === language && /^[a-z]{2}-[A-Z]{2}$/.test(stated) ? stated : language;
}
