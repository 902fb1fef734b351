import { listOf, shareOf } from "../../../model/words.ts";
import { nodesOn, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { GLOBAL_NUMBERS, isMainProduct } from "../../evidence/commerce/commerce-products.ts";
import { offersOf } from "../../evidence/structured/structured-offers.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, judgePages, na, namedIn } from "../define-check.ts";

const GLOBAL = "GTIN or mpn";

export const productIdentifiers = defineCheck({
  id: "product-identifiers",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "structured", "profile"],
  title: "Products carry the numbers that identify them",
  why: "Shopping assistants recognize a product across shops by brand and number.",
  fix: "Add sku, brand and the GTIN (or the maker's number as mpn) to the data of the products on {pages|the site}; for what you make yourself, your own name is the brand and your own number the mpn.",
  effort: "M",
  reference: "https://support.google.com/merchants/answer/6324461",
  nowhere: "No page read describes in its data one product as what it is about.",
  headline: ({ name }, shown = []) => {
    const lacking = namedIn(shown, "lacks");
    const missing = lacking.includes(GLOBAL) ? "number" : lacking.includes("brand") ? "brand" : "article number";
    return `Shopping assistants miss the ${missing} by which they match products of ${name} with offers elsewhere`;
  },
  run({ pages, structured, profile }) {
    if (!profile.sells) return na("No way to buy online was seen on the pages read.");
    return judgePages(
      pages,
      (page) => {
        const here = nodesOn(structured, page);
        const product = nodesOfType(here, "Product").find(isMainProduct);
        if (!product) return null;
        const nodes = [product, ...offersOf(product, here).map(({ node }) => node)];
        const missing = [
          ...(isStated(nodes, "sku", "productID") ? [] : ["sku"]),
          ...(isStated(nodes, "brand", "manufacturer") ? [] : ["brand"]),
          ...(isStated(nodes, ...GLOBAL_NUMBERS) ? [] : [GLOBAL]),
        ];
        if (missing.length === 0) return true;
        return {
          received: `product without ${listOf(missing)}`,
          meaning: "",
          lacks: missing,
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "product page")} ${good <= 1 || of === 1 ? "gives" : "give"} sku, brand and a global number in the data.`,
    );
  },
});
