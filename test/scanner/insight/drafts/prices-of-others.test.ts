import { expect, it } from "vitest";
import { judge, draftOn, read } from "../../../fixtures/drafts.ts";
import { readPricing } from "../../../../src/scanner/evidence/answers/answers-pricing.ts";

const head = "<head><title>Web design | Harbor Studio</title></head>";
const menu = '<nav><a href="/">Home</a><a href="/services/web-design">Web design</a></nav>';
const home = `<html lang="en">${head}<body>${menu}<main><h1>Harbor Studio</h1><p>We design websites.</p></main></body></html>`;
const siteOf = (main: string) => ({
  pages: {
    "/": home,
    "/services/web-design": `<html lang="en">${head}<body>${menu}<main><h1>Web design</h1>${main}</main></body></html>`,
  },
});
const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

const FEES = `<h2>Pricing</h2><table>${row("Domain", "$18/year", "Your address, which you'll have to rent from a registrar.")}${row(
  "Our fee",
  "$450",
  "Our one time fee for designing your website and for handing it over to you ready to edit.",
)}${row("Pagefold (optional)", "$31/month", "If you choose Pagefold, this is their monthly fee.")}</table>`;

it("takes of a table of fees the own one, and none that goes to somebody else", () => {
  const { outcome, draft } = draftOn("offer-price", siteOf(FEES));
  expect(outcome.evidence.map(({ received }) => received)).toEqual(["$450"]);
  expect(draft?.content).toContain('"price": 450');
  expect(draft?.content).not.toMatch(/\b(?:18|31)\b/);
  expect(draft?.notes.join()).not.toContain("lines with a price");
  const evidence = read(siteOf(FEES));
  const { prices } = readPricing(evidence.pages, evidence.structured, evidence.profile);
  expect(prices.map(({ quote }) => quote)).toEqual(["$450"]);
});

it.each([
  "Monthly advertising budget: $5000+",
  "$24-$36 monthly builder expense",
  "Werbebudget: 2.000 €",
  "Budget publicitaire : 900 €",
])("takes for no price what is spent elsewhere: %s", (line) => {
  expect(judge("offer-price", read(siteOf(`<ul><li>${line}</li></ul>`))).status).toBe("na");
});

it("names an offer in a table of two things by the head of its column, not by the cell beside it", () => {
  const table = `<table><tr><th>Studio</th><th>Online</th></tr>${row(
    "Free parking right at the door",
    "$24 for each class",
  )}${row("Mats and blankets are there", "Bring a mat of your own")}</table>`;
  const { draft } = draftOn("offer-price", siteOf(table));
  expect(draft?.content).toContain('"name": "Online"');
  expect(draft?.content).not.toContain("parking");
});

it("takes the currency that a page states before that of the country", () => {
  const stated = siteOf("<ul><li>Website for $450</li></ul><p>Note that all prices are in US dollars.</p>");
  const { draft } = draftOn("offer-price", {
    ...stated,
    over: ({ target }) => ({ target: { ...target, host: "harborstudio.ca" } }),
  });
  expect(draft?.content).toContain('"priceCurrency": "USD"');
});

it.each([
  ["es", "1 recomendación válida que avance: 30 €"],
  ["es", "30 € por recomendación"],
  ["en", "Referral bonus: £30"],
  ["pl", "I rata 600 PLN płatna do końca teorii"],
  ["pl", "Wpisowe 250 PLN"],
  ["de", "Erste Rate 600 €"],
])("takes a reward or a part of a sum for no price: %s, %s", (value, line) => {
  const evidence = read(siteOf(`<h2>Web design</h2><p>${line}</p>`));
  const pages = evidence.pages.map((one) => ({ ...one, htmlLang: value }));
  const language = { value, confidence: "high", evidence: [] } as const;
  const profile = { ...evidence.profile, language: { ...language, evidence: [] }, languages: [value] };
  expect(readPricing(pages, evidence.structured, profile).prices).toEqual([]);
  expect(judge("offer-price", evidence).status).toBe("na");
});
