import { describe, expect, it } from "vitest";
import { countryOf, priceSigns } from "../../../../src/scanner/insight/drafts/country-of.ts";
import { anchor, page, profile, site, text } from "../../../fixtures/site.ts";

const on = (host: string, ...numbers: string[]): string | null =>
  countryOf(
    site({ target: { host }, pages: [page({ anchors: numbers.map((number) => anchor(`tel:${number}`, "Call")) })] }),
  );

describe("the country of a business", () => {
  it("is the one that its domain and its number both name", () => {
    expect(on("www.oaklane.co.uk", "+441134960000")).toBe("GB");
    expect(on("muehle.de", "+49%20951%202996", "0049 951 2996")).toBe("DE");
    expect(on("padaria.pt", "+351 21 000 0000")).toBe("PT");
    expect(on("piekarnia.pl", "+48123456789")).toBe("PL");
  });

  it("is the one that the language and either of them name, unless the other names another", () => {
    const inLanguage = (language: string, host: string, ...numbers: string[]): string | null =>
      countryOf(
        site({
          target: { host },
          pages: [page({ anchors: numbers.map((number) => anchor(`tel:${number}`, "Call")) })],
          profile: profile({ language: { value: language } }),
        }),
      );
    expect(inLanguage("pl", "power-rent.vercel.app", "+48123456789")).toBe("PL");
    expect(inLanguage("nl", "massage.nl", "06 12345678")).toBe("NL");
    expect(inLanguage("nl", "massage.nl", "+32 470 00 00 00")).toBeNull();
    expect(inLanguage("de", "praxis.com", "040 1234567")).toBeNull();
    expect(inLanguage("en", "praxis.de", "040 1234567")).toBeNull();
  });

  it("is left to the owner where they differ, where one is missing, and where a number may be of several", () => {
    expect(on("muehle.de", "+43123456789")).toBeNull();
    expect(on("muehle.de", "+49951299600", "+43123456789")).toBeNull();
    expect(on("muehle.de")).toBeNull();
    expect(on("muehle.de", "0951 2996")).toBeNull();
    expect(on("oaklane.com", "+12078462210")).toBeNull();
    expect(on("oaklane.io", "+441134960000")).toBeNull();
  });
});

it("is the one that the domain and the form of a postal code name, and the one by whose signs prices are shown", () => {
  const at = (host: string, line: string) =>
    countryOf(site({ target: { host }, pages: [page({ blocks: [text(line)] })] }));
  expect(at("oaklane.co.uk", "14 Oak Lane, Matlock DE4 3GA")).toBe("GB");
  expect(at("oaklane.ca", "12 Oak Lane, Toronto, ON M5V 2T6")).toBe("CA");
  expect(at("oaklane.com", "14 Oak Lane, Matlock DE4 3GA")).toBeNull();
  expect(at("oaklane.co.uk", "14 Quay Street, St Helier, Jersey JE2 3AB")).toBeNull();
  expect(at("oaklane.co.uk", "14 Quay Street, Douglas, Isle of Man IM1 1AA")).toBeNull();
  expect(at("oaklane.co.uk", "Website by Web Mill, 14 Quay Street, Leeds LS1 4AP")).toBeNull();
  expect(at("oaklane.co.uk", "We fitted boilers all over Leeds LS1 4AP.")).toBeNull();
  expect(at("oaklane.co.uk", "Model BX20 4K, 12 in stock")).toBeNull();
  expect([null, "GB", "US", "AT", "CA"].map(priceSigns)).toEqual(["€€ or $$", "££", "$$", "€€", "$$"]);
  expect(["BG", "MC", "CZ", "CH", "PL"].map(priceSigns)).toEqual(["€€", "€€", "€€ or $$", "€€ or $$", "€€ or $$"]);
});
