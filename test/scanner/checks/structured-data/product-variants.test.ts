import { describe, expect, it } from "vitest";
import { field, form, node, page, site } from "../../../fixtures/site.ts";
import { productVariants } from "../../../../src/scanner/checks/structured-data/product-variants.ts";

const choice = (label: string) =>
  page({
    kind: "product",
    forms: [
      form({
        fields: [field({ tag: "select", type: "select", name: "f1", id: "f1", label, options: ["S", "M", "L"] })],
      }),
    ],
  });

describe("product-variants", () => {
  it("passes a group of variants", () => {
    const structured = [node("ProductGroup", { name: "Shirt", hasVariant: [{ "@type": "Product", sku: "S" }] })];
    expect(productVariants.run(site({ pages: [choice("Size")], structured })).status).toBe("pass");
  });

  it("passes one offer for each variant", () => {
    const offers = [1, 2].map((price) => ({ "@type": "Offer", price }));
    expect(
      productVariants.run(site({ pages: [choice("Size")], structured: [node("Product", { offers })] })).status,
    ).toBe("pass");
  });

  it.each(["Size", "Größe", "Taille", "Rozmiar", "サイズ"])("fails when the choice %s is not in the data", (label) => {
    const verdict = productVariants.run(
      site({ pages: [choice(label)], structured: [node("Product", { name: "Shirt" })] }),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("S, M, L");
  });

  it("does not take a quantity for a variant", () => {
    expect(productVariants.run(site({ pages: [choice("Quantity")] })).status).toBe("na");
  });
});
