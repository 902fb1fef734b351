import { expect, it } from "vitest";
import { draftOn, read } from "../../../fixtures/drafts.ts";

const html = (main: string, footer = "", lang = "en"): string =>
  `<html lang="${lang}"><head><title>Harbor Kindergarten, Falmouth</title></head><body><main><h1>Harbor Kindergarten</h1>${main}</main><div>${footer}</div></body></html>`;
const PLACE = "<p>14 Quay Street, Falmouth, ME 04105</p>";
const placeOf = (main: string, footer = ""): string =>
  draftOn("localbusiness-present", { pages: { "/": html(main, footer), "/contact": html(PLACE, footer) } }).draft
    ?.content ?? "";

it("keeps the hours that a page states for every day, and leaves the days to the owner", () => {
  expect(placeOf("<p>Open from 7:00 to 16:45</p>")).toContain(
    '"openingHours": ["[days in the form Mo-Fr] 07:00-16:45"]',
  );
});

it("gives the year of the foundation where one is stated", () => {
  expect(placeOf("<p>Our house was founded in 1987 by parents of the town.</p>")).toContain('"foundingDate": "1987"');
  expect(placeOf("<p>Our house is that of 60 children.</p>")).not.toContain("foundingDate");
});

it.each([
  "Our supplier Acme was founded in 1921.",
  "We are a proud partner of Acme, founded in 1921.",
  "We bake in ovens of Acme, founded in 1921.",
  "The company behind our ovens, Acme, was founded in 1921.",
  "Our town was founded in 1821 by settlers. Harbor Kindergarten was founded in 2009.",
])("gives no year where another was founded, or two are stated: %s", (said) => {
  expect(placeOf(`<p>${said}</p>`)).not.toContain("foundingDate");
});

it.each([
  "Founded in 2009 by two sisters.",
  "Harbor Kindergarten was founded in 2009.",
  "Our bakery was founded in 2009 by two sisters.",
  "Our family restaurant was founded in 2009.",
  "Unser Familienunternehmen wurde 2009 gegründet.",
  "Unsere Bäckerei wurde 2009 gegründet.",
  "Das Familienunternehmen wurde 2009 gegründet.",
  "In 2009 our practice was founded by two sisters.",
  "It was founded in 2009 by parents.",
  "We were founded in 2009.",
  "We are a family firm, established in 2009.",
])("gives the year of the business as it tells it: %s", (said) => {
  expect(placeOf(`<p>${said}</p>`)).toContain('"foundingDate": "2009"');
});

it.each([
  ["<p>1420 Quay Street, Portland</p>", false],
  ["<address>14200 Quay Street, Portland</address>", false],
  ["<p>14 Quay Street, Portland</p><p>Teachers since 1998</p>", false],
  ["<p>14 Quay Street, Portland</p><p>ME 04105</p>", true],
  ["<p>Quay Street 14, 04105 Portland</p><p>12 rue de la Paix, 75002 Paris</p>", true],
  ["<p>14 Quay Street, Dublin 2, D02 X285</p>", true],
  ["<p>14 Quay Street, Falmouth, ME 04105.</p>", true],
  ["<p>14 Quay Street · Falmouth · ME 04105 · USA</p>", true],
  ["<p>12 George Street, Sydney NSW 2000</p>", true],
  ["<p>14 Quay Street</p><p>1950 Sion</p>", true],
  ["<p>14 Quay Street</p><p>2000 Antwerpen</p>", true],
  ["<p>14 Quay Street, Portland</p><p>© 2020 Harbor</p>", false],
])("names the page of a postal code for %s: %s", (address, isNamed) => {
  const { draft } = draftOn("localbusiness-present", { pages: { "/": html(""), "/contact": html(address) } });
  expect(draft?.content.includes("[postal code, as on https://harbor-dental.com/contact]")).toBe(isNamed);
});

it("takes a profile that every page links, whatever the part of the page is called", () => {
  const link = '<a href="https://www.instagram.com/harborkindergarten/">Photos</a>';
  expect(placeOf("", link)).toContain('"https://www.instagram.com/harborkindergarten"');
  expect(placeOf(link)).not.toContain("instagram.com");
  const maker = '<p>Boards by <a href="https://www.instagram.com/acmeboards">Acme Boards</a></p>';
  expect(placeOf("", maker)).not.toContain("acmeboards");
});

it("names the page of a postal code where it stands there alone", () => {
  const withCode = "[postal code, as on https://harbor-dental.com/contact]";
  expect(placeOf("")).toContain(withCode);
  const bare = draftOn("localbusiness-present", {
    pages: { "/": html(""), "/contact": html("<p>14 Quay Street, Falmouth</p><p>Phone 207 846 2210</p>") },
  });
  expect(bare.draft?.content).toContain('"[street and number, as on https://harbor-dental.com/contact]"');
  expect(bare.draft?.content).toContain('"[postal code]"');
});

it("calls a kindergarten by its own class", () => {
  expect(placeOf("")).toContain('"Preschool"');
});

it("gives the site the country of the business where a theme says en-US", () => {
  const site = (htmlLang: string, code: string) =>
    draftOn("website-node", {
      pages: {
        "/": html(
          `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Preschool","name":"Harbor Kindergarten","address":{"@type":"PostalAddress","addressCountry":"${code}"}}</script><p>We look after children from three years on, every day of the week.</p>`,
          "",
          htmlLang,
        ),
      },
    }).draft?.content ?? "";
  expect(site("en-US", "AU")).toContain('"inLanguage": "en-AU"');
  expect(site("en-US", "DE")).toContain('"inLanguage": "en"');
  expect(site("en-GB", "AU")).toContain('"inLanguage": "en-GB"');
});

it("takes a number for no phone that another page calls a fax", () => {
  const evidence = read({
    pages: {
      "/": html("<p>Phone: +48 22 555 33 15</p>"),
      "/contact": html("<p>Phone: +48 22 555 66 77</p><p>Fax: +48 22 555 33 15</p>"),
    },
  });
  const phone = evidence.channels.find(({ type }) => type === "phone");
  expect(phone?.pages).toEqual(["https://harbor-dental.com/contact"]);
});
