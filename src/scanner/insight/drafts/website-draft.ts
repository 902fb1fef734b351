import { businessName, rootAddress } from "./business-facts.ts";
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
      inLanguage: site.profile.language.value ?? undefined,
    }),
    notes: ["Goes into the head of the start page."],
  };
};
