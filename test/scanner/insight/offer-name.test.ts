import { expect, it } from "vitest";
import { isOfferName } from "../../../src/scanner/insight/offer-name.ts";

it("takes what is done for the name of an offer, and no part that any site has", () => {
  expect(["Root canal treatment", "Heckenschnitt", "Yoga für Anfänger"].filter(isOfferName)).toHaveLength(3);
  const parts = ["Prices", "Our services", "Contact", "Leistungen", "Nos services", "Why choose us", "Call today!"];
  expect(parts.filter(isOfferName)).toEqual([]);
});
