import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";

/** Who stands behind the site and what it offers, as schema.org JSON-LD of the home page. */
export function siteFacts({ origin, contactEmail }: Site, description: string): object {
  const home = `${origin}/`;
  const organization = { "@id": `${home}#organization` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...organization,
        name: PRODUCT.name,
        description,
        url: home,
        logo: `${origin}/favicon.svg`,
        email: contactEmail,
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name: PRODUCT.name,
        url: home,
        inLanguage: "en",
        publisher: organization,
      },
      {
        "@type": "WebAPI",
        "@id": `${home}#api`,
        name: `${PRODUCT.name} API`,
        description,
        url: home,
        documentation: `${origin}/developers/`,
        termsOfService: `${origin}/legal/terms`,
        provider: organization,
      },
    ],
  };
}
