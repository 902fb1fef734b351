import { expect, it } from "vitest";
import { isBySite } from "../../../src/scanner/evidence/structured/structured-reviews.ts";
import { node } from "../../fixtures/site.ts";

const shop = node("Organization", { name: "Example Shop Ltd" });
const at = { structured: [shop], target: { registrableDomain: "example-mill.com" } };
const by = (author: string) => node("Review", { author: { "@type": "Organization", name: author } });

it.each([
  ["by the name that its data give", "Example Shop, Ltd."],
  ["by that of its domain", "Example Mill"],
  ["by another of its names", "The Mill"],
])("takes a review for one by the business itself, signed %s", (_, author) => {
  expect(isBySite(by(author), at, ["The Mill"])).toBe(true);
});

it("takes a review without a name, or with that of a customer, for none", () => {
  for (const author of ["", "Ann Moore", "Example"]) expect(isBySite(by(author), at, [""])).toBe(false);
});
