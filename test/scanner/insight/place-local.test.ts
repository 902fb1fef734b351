import { describe, expect, it } from "vitest";
import { isPlaceLocal } from "../../../src/scanner/insight/place-local.ts";
import { node } from "../../fixtures/site.ts";
import { readHtml } from "../evidence/page/read-html.ts";

const isLocal = (html: string): boolean => isPlaceLocal([readHtml(html)], []);

describe("the place of a business whose street has no word for one", () => {
  it.each([
    "SEM Automotive<br>Dukdalf 16-8, 9202 BE Drachten",
    "Kalvermarkt 53 · 2511 CB Den Haag",
    "Rynek 5, 31-042 Kraków",
    "Im Dorf 3a, CH-8400 Winterthur",
    "Rossio 11, 1100-200 Lisboa",
    "Am Markt 5, 79098 Freiburg",
    "<p>Dukdalf 16-8</p><p>9202 BE Drachten</p>",
  ])("is seen in a footer: %s", (html) => {
    expect(isLocal(`<main><p>Hello</p></main><footer>${html}</footer>`)).toBe(true);
  });

  it.each([
    "Order 16, 12345 Items shipped",
    "Bestelling 16, 4412 AB Drachten",
    "Tel 16-8, 9202 BE Drachten",
    "Since March 12, 3000 Customers",
    "KvK 16, 9202 BE Drachten",
    "Golf 8, 1200 KG Laadvermogen",
    "Copyright Firm 16, 2024 AB Design",
    "From 49, 12 345 678",
    "<p>Rynek 5</p><p>+48 31 042 11 22</p>",
  ])("is none in a footer that says %s", (html) => {
    expect(isLocal(`<main><p>Hello</p></main><footer>${html}</footer>`)).toBe(false);
  });

  it("is none where a text names the place of somebody else", () => {
    expect(isLocal("<main><p>Our customer: Dukdalf 16-8, 9202 BE Drachten</p></main>")).toBe(false);
  });
  it("is none where data names the street of a course", () => {
    const address = (path: string) => node(["PostalAddress"], { streetAddress: "Mühlwörth 4" }, { path });
    expect(isPlaceLocal([], [address("hasCourseInstance.location.address")])).toBe(false);
    expect(isPlaceLocal([], [address("address")])).toBe(true);
  });
});
