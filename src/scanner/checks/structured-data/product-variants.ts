import { partOf } from "../../../model/words.ts";
import { nodesOn, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { variantField } from "../../evidence/commerce/commerce-products.ts";
import { offersOf } from "../../evidence/structured/structured-offers.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const productVariants = defineCheck({
  id: "product-variants",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "structured"],
  title: "Sizes and colors are told to machines",
  why: "A shopping assistant asked for a size has to see that the size exists and what it costs.",
  fix: "Describe the product as ProductGroup with hasVariant, or give one Offer for each variant.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  nowhere: "No choice of sizes, colors or the like was recognized on the product pages read.",
  headline: ({ name }) => `Shopping assistants asked for a size or color of ${name} cannot find it`,
  run({ pages, structured }) {
    return judgePages(
      pages,
      (page) => {
        const field = page.kind === "product" || page.kind === "shop" ? variantField(page) : null;
        if (field === null) return null;
        const here = nodesOn(structured, page);
        const products = nodesOfType(here, "Product");
        const isGroup =
          isStated(products, "hasVariant", "isVariantOf", "variesBy") || nodesOfType(here, "ProductGroup").length > 0;
        if (isGroup || products.some((product) => offersOf(product, here).length > 1)) return true;
        const options = field.options.slice(0, 4).join(", ");
        return {
          received: `${field.label || field.name}: ${options || "a choice"}`,
          meaning: "Visitors choose a variant that the page's data does not name.",
        };
      },
      ({ good, of }) => `Variants are named to machines on ${partOf(good, of, "page")} with a choice of them.`,
    );
  },
});
