import { describe, expect, it } from "vitest";
import { node, profile, site } from "../../../fixtures/site.ts";
import { buyableVariant } from "../../../../src/scanner/checks/commerce/buyable-variant.ts";

const run = (type: string, props: Record<string, unknown>) =>
  buyableVariant.run(site({ profile: profile({ sells: true }), structured: [node(type, props)] }));
const offer = (over: Record<string, unknown> = {}) => ({
  "@type": "Offer",
  price: 10,
  availability: "InStock",
  ...over,
});

describe("buyable-variant", () => {
  it("passes variants with number, price and stock of their own", () => {
    const hasVariant = ["S", "M"].map((sku) => ({ "@type": "Product", name: sku, sku, offers: offer() }));
    expect(run("ProductGroup", { hasVariant }).status).toBe("pass");
    expect(run("Product", { offers: [offer({ sku: "S" }), offer({ sku: "M" })] }).status).toBe("pass");
  });

  it("fails when one lacks its number", () => {
    const verdict = run("Product", { offers: [offer({ sku: "S" }), offer({ name: "Medium" })] });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("Medium");
  });

  it("does not apply to a product of one kind", () => {
    expect(run("Product", { offers: offer() }).status).toBe("na");
  });

  it("takes two products on one page for no variants of each other", () => {
    const structured = ["Bear", "Cube"].map((name) => node("Product", { name, offers: offer() }));
    expect(buyableVariant.run(site({ profile: profile({ sells: true }), structured })).status).toBe("na");
  });
});
