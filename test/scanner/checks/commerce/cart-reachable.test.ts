import { describe, expect, it } from "vitest";
import { anchor, page, profile, site } from "../../../fixtures/site.ts";
import type { LinkCheck } from "../../../../src/scanner/evidence/site-evidence.ts";
import { cartReachable } from "../../../../src/scanner/checks/commerce/cart-reachable.ts";

const shop = profile({
  sells: true,
  siteType: { value: "ecommerce", confidence: "high", evidence: [], secondary: null },
});
const CART = "https://example-clinic.com/cart";
const product = page({ url: "https://example-clinic.com/p/1", kind: "product" });
const check = (status: number, finalUrl = CART): LinkCheck => ({
  url: CART,
  from: "internal",
  foundOn: "",
  status,
  error: null,
  finalUrl,
  redirects: 0,
});
const run = (linkChecks: LinkCheck[] = [], href = CART, label = "Cart (0)") =>
  cartReachable.run(site({ profile: shop, pages: [page({ anchors: [anchor(href, label)] }), product], linkChecks }));

describe("cart-reachable", () => {
  it("passes a cart that answers guests", () => {
    expect(run([check(200)]).status).toBe("pass");
  });

  it.each([
    ["Warenkorb", "https://example-clinic.com/warenkorb"],
    ["Koszyk", "https://example-clinic.com/koszyk"],
    ["Panier", "https://example-clinic.com/p?x=panier"],
  ])("finds %s", (label, href) => {
    expect(run([], href, label).status).toBe("pass");
  });

  it("fails an error and a login", () => {
    expect(run([check(404)]).status).toBe("fail");
    expect(run([check(200, "https://example-clinic.com/login")]).evidence[0]?.received).toBe(
      "leads to https://example-clinic.com/login",
    );
  });

  it("fails a cart behind a test for visitors", () => {
    const challenge = {
      detected: true,
      vendor: "Example",
      marker: "cf-mitigated: challenge",
      url: CART,
      affected: [CART],
    };
    const pages = [page({ anchors: [anchor(CART, "Cart")] }), product];
    expect(cartReachable.run(site({ profile: shop, pages, challenge })).status).toBe("fail");
  });

  it("cannot tell without a link, and does not apply without goods", () => {
    expect(cartReachable.run(site({ profile: shop, pages: [page(), product] })).status).toBe("unable");
    expect(cartReachable.run(site()).status).toBe("na");
  });
});
