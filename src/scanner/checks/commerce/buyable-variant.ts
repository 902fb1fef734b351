import { eachOf, partOf } from "../../../model/words.ts";
import { nodesOn, nodesOfType, resolveNodes, textOf } from "../../evidence/structured/collect-structured.ts";
import { type OfferFacts, offersOf } from "../../evidence/structured/structured-offers.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { defineCheck, judgePages, na } from "../define-check.ts";

/** Asked of products that describe more than one variant. */
export const buyableVariant = defineCheck({
  id: "buyable-variant",
  agent: "commerce",
  category: "Commerce",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "structured", "profile"],
  title: "Each variant can be bought by its own number",
  why: "An order needs one certain variant. Without its own number, price and stock an assistant cannot put it into a cart.",
  fix: "Give every variant its own sku (or address), price and availability.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  nowhere: "No product is described in several variants in the data of the pages read.",
  headline: ({ name }) => `Assistants cannot order the size or color that a buyer wants from ${name}`,
  run({ pages, structured, profile }) {
    if (!profile.sells) return na("No way to buy online was seen on the pages read.");
    return judgePages(
      pages,
      (page) => {
        const here = nodesOn(structured, page);
        const variants = variantsOn(here);
        if (variants.length < 2) return null;
        const broken = variants.find((variant) => !variant.isComplete);
        if (!broken) return true;
        return { received: broken.name || "a variant", meaning: "Lacks its own number, price or stock." };
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "page")} with variants has one that cannot be told apart or ordered.`
          : `Each variant can be told apart and ordered on ${partOf(good, of, "page")} with variants.`,
    );
  },
});

interface Variant {
  name: string;
  isComplete: boolean;
}

function variantsOn(here: readonly SiteNode[]): Variant[] {
  const groups = nodesOfType(here, "Product").flatMap((node) => resolveNodes(here, node.props.hasVariant, node));
  if (groups.length > 0) {
    return groups.map((variant) => ({
      name: textOf(variant.props.name),
      isComplete: isNumbered([variant]) && offersOf(variant, here).some(isPricedAndStocked),
    }));
  }
  const products = nodesOfType(here, "Product").filter(({ path }) => path === "");
  return products.flatMap((product) => {
    const offers = offersOf(product, here).filter(({ node }) => node.types.includes("Offer"));
    // One offer is the product itself, whatever else the page sells.
    if (offers.length < 2) return [];
    return offers.map((offer) => ({
      name: textOf(offer.node.props.name) || textOf(offer.node.props.sku),
      isComplete: isNumbered([offer.node]) && isPricedAndStocked(offer),
    }));
  });
}

const isNumbered = (nodes: readonly SiteNode[]): boolean =>
  isStated(nodes, "sku", "gtin", "gtin13", "gtin12", "mpn", "productID", "url");
const isPricedAndStocked = ({ prices, availability }: OfferFacts): boolean => prices.length > 0 && availability !== "";
