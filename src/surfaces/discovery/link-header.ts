import { AI_CATALOG_REL, PATHS } from "./paths.ts";

/** The Link header of the home page (RFC 8288): where a program finds what this site offers. */
export const homeLinks = (): string =>
  [
    `<${PATHS.apiCatalog}>; rel="api-catalog"`,
    `<${PATHS.openapi}>; rel="service-desc"; type="application/json"`,
    `<${PATHS.developers}>; rel="service-doc"; type="text/html"`,
    `<${PATHS.health}>; rel="status"; type="application/json"`,
    `<${PATHS.llms}>; rel="describedby"; type="text/markdown"`,
    `<${PATHS.aiCatalog}>; rel="${AI_CATALOG_REL}"; type="application/ai-catalog+json"`,
    `<${PATHS.terms}>; rel="terms-of-service"; type="text/html"`,
  ].join(", ");
