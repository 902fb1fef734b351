import { describe, expect, it } from "vitest";
import { node, page, profile, site } from "../../../fixtures/site.ts";
import { productIdentifiers } from "../../../../src/scanner/checks/structured-data/product-identifiers.ts";

const shop = profile({ sells: true });
const run = (props: Record<string, unknown>, over = shop) =>
  productIdentifiers.run(
    site({
      pages: [page({ kind: "product" })],
      profile: over,
      structured: [node("Product", { name: "Chair", ...props })],
    }),
  );

describe("product-identifiers", () => {
  it("passes sku, brand and GTIN, also at the offer", () => {
    expect(run({ sku: "C-1", brand: "Acme", gtin13: "4006381333931" }).status).toBe("pass");
    expect(
      run({ brand: { "@type": "Brand", name: "Acme" }, offers: { "@type": "Offer", sku: "C-1", mpn: "X9" } }).status,
    ).toBe("pass");
  });

  it("fails and names what is missing", () => {
    const verdict = run({ sku: "C-1" });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("product without brand and GTIN or mpn");
  });

  it("does not apply to a site that sells nothing", () => {
    expect(run({}, profile()).status).toBe("na");
  });
});
