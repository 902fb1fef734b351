import { listOf, partOf, pathOf } from "../../../model/words.ts";
import { nodesOn, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { sellsLicenses } from "../../evidence/commerce/commerce-signals.ts";
import { isMainProduct, isProductList } from "../../evidence/commerce/commerce-products.ts";
import { describedElsewhere } from "../../evidence/commerce/described-elsewhere.ts";
import { offersOf } from "../../evidence/structured/structured-offers.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { isTemplate } from "../../evidence/page/page-template.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { defineCheck, judgePages, na } from "../define-check.ts";

/** Fields that product feeds of shopping assistants require and that a product page can carry. */
export const productFeedFields = defineCheck({
  id: "product-feed-fields",
  agent: "commerce",
  category: "Commerce",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "structured", "profile"],
  title: "Product data gives name, picture, price and stock",
  why: "Shopping assistants list a product only when these facts are there: name, description, picture, price and stock.",
  fix: "Complete the product's data: name, description, image, url or sku, and an offer with price, priceCurrency and availability.",
  effort: "M",
  reference: "https://developers.openai.com/commerce/specs/feed",
  nowhere: "No page of one product was recognized among those read.",
  headline: ({ name }, shown = []) =>
    shown.length > 0 && shown.every(({ about }) => about?.includes(ELSEWHERE) === true)
      ? `Pages of products of ${name} lack the data that stand on another page`
      : `Shopping assistants leave products of ${name} out of their lists`,
  run({ pages, structured, profile }) {
    if (!profile.sells) return na("No way to buy online was seen on the pages read.");
    if (sellsLicenses({ profile, pages })) return na("The site sells no goods.");
    const places = new Set<string | undefined>();
    const verdict = judgePages(
      pages,
      (page) => {
        const here = nodesOn(structured, page);
        const product = nodesOfType(here, "Product").find(isMainProduct);
        if (!product && (page.kind !== "product" || isProductList(page.url) || isTemplate(page))) return null;
        const place = describedElsewhere(page, structured);
        if (!product && place !== undefined) {
          places.add(place);
          return {
            received: "no product in the page's data",
            meaning: `Its data stand on ${pathOf(place)}.`,
            about: [ELSEWHERE],
          };
        }
        const missing = product === undefined ? [] : missingFields(product, here);
        if (product !== undefined && missing.length === 0) return true;
        places.add(undefined);
        return product === undefined
          ? { received: "no product in the page's data", meaning: "A product page without a product for machines." }
          : { received: `product without ${listOf(missing, 8)}`, meaning: "Required by shopping feeds." };
      },
      ({ good, of }) =>
        `Name, description, picture, price and stock stand in the data of ${partOf(good, of, "product page")}.`,
    );
    const named = [...places].flatMap((place) => (place === undefined ? [] : [pathOf(place)]));
    return named.length === 0 || places.has(undefined)
      ? verdict
      : {
          ...verdict,
          fix: `Put the data of each product, which stand on ${listOf(named)}, on the product's own page.`,
        };
  },
});

const ELSEWHERE = "elsewhere";

function missingFields(product: SiteNode, here: readonly SiteNode[]): string[] {
  const offers = offersOf(product, here);
  const nodes = [product, ...offers.map(({ node }) => node)];
  return [
    ...(isStated([product], "name") ? [] : ["name"]),
    ...(isStated(nodes, "description") ? [] : ["description"]),
    ...(isStated(nodes, "image") ? [] : ["picture"]),
    ...(isStated(nodes, "url", "sku", "productID", "@id") || product.id !== null ? [] : ["address or sku"]),
    ...(offers.some(({ prices }) => prices.length > 0) ? [] : ["price"]),
    ...(offers.some(({ currency }) => currency !== "") ? [] : ["currency"]),
    ...(offers.some(({ availability }) => availability !== "") ? [] : ["availability"]),
  ];
}
