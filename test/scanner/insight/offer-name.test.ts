import { expect, it } from "vitest";
import { isOfferName } from "../../../src/scanner/insight/offer-name.ts";

it("takes what is done for the name of an offer, and no part that any site has", () => {
  expect(["Root canal treatment", "Heckenschnitt", "Yoga für Anfänger"].filter(isOfferName)).toHaveLength(3);
  const parts = ["Prices", "Our services", "Contact", "Leistungen", "Nos services", "Why choose us", "Call today!"];
  expect(parts.filter(isOfferName)).toEqual([]);
});

it.each([
  "Build out your core service pages",
  "Aggressively expand online presence",
  "Grow with confidence",
  "Build a better garden",
  "Ihre Steuern in guten Händen",
  "Développez votre activité",
  "Mejora tu web",
  "Descubra novos sabores",
  "Scopri la cantina",
])("takes a call upon its readers for no name of an offer: %s", (slogan) => {
  expect(isOfferName(slogan)).toBe(false);
});

it.each(["Design and build", "Family law", "Repairs", "Check-ups", "Turn-key construction", "Plan drawing", "US tax"])(
  "keeps a name that begins with such a word: %s",
  (name) => {
    expect(isOfferName(name)).toBe(true);
  },
);
