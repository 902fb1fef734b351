import { describe, expect, it } from "vitest";
import { node, page, profile, site } from "../../../fixtures/site.ts";
import { shippingReturnsStructured } from "../../../../src/scanner/checks/structured-data/shipping-returns-structured.ts";

const shop = profile({
  sells: true,
  siteType: { value: "ecommerce", confidence: "high", evidence: [], secondary: null },
});
const run = (...structured: ReturnType<typeof node>[]) =>
  shippingReturnsStructured.run(site({ profile: shop, pages: [page({ kind: "product" })], structured }));
const shipping = node("OfferShippingDetails", { shippingRate: { value: 5 } });
const returns = (merchantReturnDays: unknown) => node("MerchantReturnPolicy", { merchantReturnDays });

describe("shipping-returns-structured", () => {
  it("passes shipping and a return window in days", () => {
    expect(run(shipping, returns(30)).status).toBe("pass");
  });

  it("warns when one is missing or cannot be read", () => {
    expect(run(shipping).status).toBe("warn");
    expect(run(shipping).fix).not.toContain("shipping");
    expect(run(returns(30)).fix).toMatch(/shippingDetails of each offer, or once .* hasShippingService/);
    expect(run(shipping, returns("30 days")).evidence[0]?.received).toBe("merchantReturnDays: 30 days");
  });

  it("fails without both, and does not apply to services", () => {
    expect(run().status).toBe("fail");
    expect(shippingReturnsStructured.run(site()).status).toBe("na");
  });
});
