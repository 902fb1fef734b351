// A product whose data stand on another page of the site, under the address of its own page.
import { addressKey } from "../access/access-observation.ts";
import type { PageFacts } from "../page-facts.ts";
import type { SiteNode } from "../site-evidence.ts";
import { nodesOfType, textOf } from "../structured/collect-structured.ts";

/** The page that holds the data; undefined where the page has data of its own, or none elsewhere name it. */
export function describedElsewhere(
  { url }: Pick<PageFacts, "url">,
  structured: readonly SiteNode[],
): string | undefined {
  const products = nodesOfType(structured, "Product");
  if (products.some(({ pageUrl }) => pageUrl === url)) return undefined;
  const key = addressKey(url);
  return products.find(({ props, pageUrl }) => addressOf(textOf(props["url"]), pageUrl) === key)?.pageUrl;
}

const addressOf = (said: string, base: string): string =>
  said !== "" && URL.canParse(said, base) ? addressKey(new URL(said, base).href) : "";
