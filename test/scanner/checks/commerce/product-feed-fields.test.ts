import { describe, expect, it } from "vitest";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { heading, node, page, profile, site } from "../../../fixtures/site.ts";
import { productFeedFields } from "../../../../src/scanner/checks/commerce/product-feed-fields.ts";

const shop = profile({ sells: true });
const FULL = {
  name: "Chair",
  description: "Oak chair",
  image: "https://example-clinic.com/c.jpg",
  sku: "C-1",
  offers: { "@type": "Offer", price: "49.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
};
const run = (props: Record<string, unknown>) =>
  productFeedFields.run(
    site({ profile: shop, pages: [page({ kind: "product" })], structured: [node("Product", props)] }),
  );

describe("product-feed-fields", () => {
  it("passes a complete product", () => {
    expect(run(FULL).status).toBe("pass");
  });

  it("fails and names what is missing", () => {
    const verdict = run({ ...FULL, description: "", offers: { "@type": "Offer", price: "49.90" } });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("product without description, currency and availability");
  });

  it("asks no data of one product of the page that lists them all", () => {
    const run = (path: string) =>
      productFeedFields.run(
        site({ profile: shop, pages: [page({ kind: "product", url: `https://example-clinic.com${path}` })] }),
      ).status;
    expect(["/productos.html", "/products/", "/nuestros-productos"].map(run)).toEqual(["na", "na", "na"]);
    expect(["/products/chair", "/product"].map(run)).toEqual(["fail", "fail"]);
  });

  it("takes neither what a business offers nor a frame that a script fills for a product page", () => {
    const run = (facts: Partial<PageFacts>, ...structured: ReturnType<typeof node>[]) =>
      productFeedFields.run(site({ profile: shop, pages: [page(facts)], structured })).status;
    expect(run({ kind: "event" }, node("Product", { name: "Toys" }, { path: "makesOffer[0].itemOffered" }))).toBe("na");
    expect(run({ kind: "product", headings: [heading(1, "Loading...")] })).toBe("na");
    expect(run({ kind: "product", headings: [heading(1, "Loading ramp")] })).toBe("fail");
  });

  it("fails a product page without data", () => {
    expect(productFeedFields.run(site({ profile: shop, pages: [page({ kind: "product" })] })).status).toBe("fail");
  });

  it("does not take related products for the one on sale", () => {
    const structured = [node("Product", { name: "Other" }, { path: "isRelatedTo" })];
    expect(productFeedFields.run(site({ profile: shop, structured })).status).toBe("na");
  });

  it("does not apply to a site that sells nothing", () => {
    expect(productFeedFields.run(site()).status).toBe("na");
  });
});

it("says where the data of a product stand that are on another page, and asks to move them", () => {
  const home = page();
  const chair = page({ url: "https://example-clinic.com/shop/chair", kind: "product" });
  const told = (url: string) =>
    productFeedFields.run(
      site({
        profile: shop,
        pages: [home, chair],
        structured: [node("Product", { ...FULL, url }, { pageUrl: home.url })],
      }),
    );
  const moved = "Put the data of each product, which stand on the home page, on the product's own page.";
  expect(told(chair.url).fix).toBe(moved);
  expect(told("/shop/chair").evidence.map(({ meaning }) => meaning)).toContain("Its data stand on the home page.");
  expect(told("https://example-clinic.com/shop/table").fix).not.toBe(moved);
  const mentioned = node("Product", { name: "Chair", url: chair.url }, { pageUrl: home.url, path: "isRelatedTo" });
  expect(productFeedFields.run(site({ profile: shop, pages: [home, chair], structured: [mentioned] })).fix).not.toBe(
    moved,
  );
});
