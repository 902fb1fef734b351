import { describe, expect, it } from "vitest";
import { node, page, profile, site } from "../../../fixtures/site.ts";
import { productAvailability } from "../../../../src/scanner/checks/structured-data/product-availability.ts";

const run = (offer: Record<string, unknown>) =>
  productAvailability.run(
    site({
      pages: [page({ kind: "product" })],
      profile: profile({ sells: true }),
      structured: [node("Product", { name: "Chair", offers: { "@type": "Offer", price: 10, ...offer } })],
    }),
  );

describe("product-availability", () => {
  it.each(["https://schema.org/InStock", "http://schema.org/OutOfStock", "PreOrder"])("passes %s", (availability) => {
    expect(run({ availability }).status).toBe("pass");
  });

  it.each([
    ["no availability", {}, "offer without availability"],
    ["a value of its own", { availability: "yes" }, "availability yes"],
    [
      "a price that has expired",
      { availability: "InStock", priceValidUntil: "2025-12-31" },
      "priceValidUntil 2025-12-31",
    ],
  ])("fails %s", (_, offer, received) => {
    const verdict = run(offer);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe(received);
  });

  it("does not apply without offers", () => {
    expect(productAvailability.run(site({ profile: profile({ sells: true }) })).status).toBe("na");
  });
});
