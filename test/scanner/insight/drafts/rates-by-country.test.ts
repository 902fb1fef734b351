import { expect, it } from "vitest";
import { countryIn, ratesIn } from "../../../../src/scanner/insight/drafts/rates-by-country.ts";

it.each([
  ["en", "Shipping within Germany costs 5 €.", "DE"],
  ["en", "Shipping from Germany costs 5 €.", null],
  ["en", "Shipping from Germany to Austria costs 5 €.", "AT"],
  ["de", "Versand aus Deutschland nach Österreich: 9,90 €.", "AT"],
  ["de", "Versand ab Österreich: 9,90 €.", null],
  ["de", "Der Versand innerhalb von Deutschland kostet 4,90 €.", "DE"],
  ["it", "Spedizione dall'Italia: 5 €.", null],
])("names the country that is sent to, and not the one that is sent from (%s): %s", (language, line, country) => {
  expect(countryIn(line, language)).toBe(country);
});

it("tells each country's rate in turn", () => {
  const rates = ratesIn("From Germany to Austria 9,90 €, to Italy 12,90 €.", "en");
  expect(rates.map(({ country, price }) => [country, price.amount])).toEqual([
    ["AT", 9.9],
    ["IT", 12.9],
  ]);
});
