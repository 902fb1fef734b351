// A product whose data stand on another page of the site, under the address of its own page.
import { addressKey } from "../access/access-observation.ts";
import type { PageFacts } from "../page-facts.ts";
import type { SiteNode } from "../site-evidence.ts";
import { nodesOfType, textOf } from "../structured/collect-structured.ts";
import { isFilled } from "../structured/structured-entity.ts";
import { isMainProduct } from "./commerce-products.ts";

/** The page that holds the data; undefined where the page has data of its own, or none elsewhere name it. */
export function describedElsewhere(
  { url }: Pick<PageFacts, "url">,
  structured: readonly SiteNode[],
): string | undefined {
  const products = nodesOfType(structured, "Product");
  if (products.some(({ pageUrl }) => pageUrl === url)) return undefined;
  const key = addressKey(url);
  return products.find((node) => isMainProduct(node) && isTold(node) && addressOf(node) === key)?.pageUrl;
}

/** In a list, or as what goes with another product, its name and address are no data. */
const isTold = ({ props }: SiteNode): boolean => [props["offers"], props["description"]].some(isFilled);

function addressOf({ props, pageUrl }: SiteNode): string {
  const said = textOf(props["url"]);
  return said !== "" && URL.canParse(said, pageUrl) ? addressKey(new URL(said, pageUrl).href) : "";
}
