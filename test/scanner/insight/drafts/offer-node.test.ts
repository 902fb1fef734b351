import { expect, it } from "vitest";
import { findPrices } from "../../../../src/scanner/evidence/text/text-prices.ts";
import { offerOf } from "../../../../src/scanner/insight/drafts/offer-node.ts";
import { page, site, text } from "../../../fixtures/site.ts";

const offerIn = (line: string): unknown => {
  const [price] = findPrices(line);
  if (price === undefined) throw new Error(`no price in ${line}`);
  return offerOf("", { price, line }, page({ kind: "services" }), site());
};

it.each([
  ["€49 per truck and month, billed yearly", "truck and month"],
  ["49 €/Monat", "Monat"],
  ["49 € par utilisateur et par mois", "utilisateur et par mois"],
  ["49 € per user / month", "user / month"],
  ["49 € monatlich", "month"],
  ["49 € per SMS", "SMS"],
  ["49 € per request", "request"],
  ["49 € per app and month", "app and month"],
  ["€49 per card", "card"],
])("says what a price is for that is paid again and again, or for each of many: %s", (line, unitText) => {
  expect(offerIn(line)).toMatchObject({
    priceSpecification: { "@type": "UnitPriceSpecification", price: 49, priceCurrency: "EUR", unitText },
  });
});

it.each([
  "89 € je Person mit Mehl und Brot",
  "89 € a person",
  "89 € with flour and bread",
  "89 €",
  "89 € par carte bancaire",
  "89 € por favor",
  "89 € per Überweisung",
])("and gives the price of one person or piece as it is: %s", (line) => {
  expect(offerIn(line)).toEqual({ "@type": "Offer", price: 89, priceCurrency: "EUR" });
});

it("says beside a price by the unit what else its line tells of it", () => {
  const line = "$49 per truck and month, billed yearly, up to 50 trucks";
  expect(offerIn(line)).toMatchObject({ description: line });
  expect(offerIn("49 € per user / month")).not.toHaveProperty("description", expect.anything());
  expect(offerIn("89 € a person, with flour")).not.toHaveProperty("description", expect.anything());
});

it.each([
  "All prices exclude VAT",
  "Price (exc VAT)",
  "Alle Preise zzgl. MwSt.",
  "Alle Preise zzgl. 19 % MwSt.",
  "Precios sin IVA",
])("gives no plain price where the page says %s", (said) => {
  const line = "Boiler check £55";
  const [price] = findPrices(line);
  const priced = (...texts: string[]) =>
    price && offerOf("", { price, line }, page({ kind: "services", blocks: texts.map((one) => text(one)) }), site());
  expect(priced(said)).toEqual({
    "@type": "Offer",
    priceSpecification: {
      "@type": "PriceSpecification",
      price: 55,
      priceCurrency: "GBP",
      valueAddedTaxIncluded: false,
    },
  });
  for (const other of ["Parts are £10 including VAT", "VAT included", "Prix TTC", "Kleinunternehmer nach § 19 UStG"])
    expect(priced(said, other), other).toEqual({ "@type": "Offer", price: 55, priceCurrency: "GBP" });
});

it("gives the rate by the hour as one", () => {
  expect(offerIn("Hourly rate for general work £30")).toMatchObject({ priceSpecification: { unitText: "hour" } });
});
