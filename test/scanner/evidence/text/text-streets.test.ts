import { describe, expect, it } from "vitest";
import { hasStreetAddress, hideStreetAddress } from "../../../../src/scanner/evidence/text/text-streets.ts";

describe("a street with a number", () => {
  it.each([
    "Hauptstraße 5",
    "Donaudampfschifffahrtsgesellschaftsstraße 12",
    "12 Market Street",
    "rue de la Paix 3",
    "Visit us: Lindenallee 7",
  ])("is seen: %s", (text) => {
    expect(hasStreetAddress(text)).toBe(true);
    expect(hideStreetAddress(text)).toContain("…");
  });

  it.each([
    "Straße 5",
    "12 seats",
    "Open from 9 to 5",
    "Ringe 40",
    "© 2025 Harbour Street",
    "Copyright 2020-2025 Harbour Street",
  ])("is none in %s", (text) => {
    expect(hasStreetAddress(text)).toBe(false);
    expect(hideStreetAddress(text)).toBe(text);
  });

  it("is no word longer than any street's name, so that such a word is passed over and not searched from each letter", () => {
    expect(hasStreetAddress(`${"a".repeat(200)}straße 5`)).toBe(false);
    expect(hideStreetAddress(`${"A".repeat(4_000)} 5`)).toBe(`${"A".repeat(4_000)} 5`);
  });
});
