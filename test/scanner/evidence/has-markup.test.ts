import { expect, it } from "vitest";
import { hasMarkup } from "../../../src/scanner/evidence/text/has-markup.ts";

it.each(["<h1>Welcome to the family dentists</h1>", "Dentists <b>in Leeds</b> since 1987", "<br>Open all week"])(
  "finds an element that was to be read as such: %s",
  (text) => {
    expect(hasMarkup(text)).toBe(true);
  },
);

it.each([
  "Learn HTML: what <div> and <span> are for, and when to use neither",
  "Parcels of <5 kg and of >5 kg",
  "If a <b and b> c, then a < c",
])("leaves text that names one: %s", (text) => {
  expect(hasMarkup(text)).toBe(false);
});
