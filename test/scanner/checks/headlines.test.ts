// Headlines that say what was found: the general one without evidence, the particular one with it.
import { describe, expect, it } from "vitest";
import { checkById } from "../../../src/scanner/checks/all-checks.ts";
import { headlineOf, type Named, seen } from "../../../src/scanner/checks/define-check.ts";

const URL = "https://a.example/x";
type Shown = readonly [received: string, meaning: string, named?: Named];
const headline = (id: string, ...shown: Shown[]): string => {
  const check = checkById(id);
  if (check === undefined) throw new Error(`no check ${id}`);
  return headlineOf(
    check,
    { people: "clients", name: "Ash & Co" },
    shown.map(([received, meaning, named]) => seen(URL, received, meaning, named)),
  );
};

describe("headlines", () => {
  it.each<[id: string, shown: Shown, expected: string]>([
    [
      "price-parity",
      ["4,20 €", "The page's data says 3.90.", { about: ["3.90"] }],
      "Ash & Co shows people 4,20 € and tells machines 3,90 €",
    ],
    [
      "price-parity",
      ["4,20 €", "The page's data says 3.90 EUR for Spelt flour 630.", { about: ["3.90", "Spelt flour 630"] }],
      "Ash & Co shows people 4,20 € for Spelt flour 630 and tells machines 3,90 €",
    ],
    [
      "llms-txt-links-resolve",
      ["404", "Named in the guide, and not there."],
      "The guide of Ash & Co for agents leads to a page that is gone",
    ],
    [
      "llms-txt-valid",
      ["# Ash", "Tools that keep to the format look for links under headings."],
      "Tools that read the guide of Ash & Co by its headings find no link there",
    ],
    [
      "title-quality",
      ["no title", "The page has no title.", { about: ["missing"] }],
      "Pages of Ash & Co have no title",
    ],
    [
      "content-signal-present",
      ["no Content-Signal line", "Each reader decides."],
      "No Content-Signal tells AI companies what they may do with Ash & Co's text",
    ],
    // Which of two prices was meant is not known.
    [
      "price-parity",
      ["4,20 €, 9 €", "The page's data says 3.90."],
      "Assistants quote other prices than Ash & Co shows",
    ],
    [
      "contact-reachable",
      ["form", "Counts as a contact form.", { about: ["a contact form"] }],
      "An assistant that cannot send a form finds no other way to reach Ash & Co",
    ],
    [
      "contact-reachable",
      ["none", "Placeholders do not count."],
      "An assistant asked to contact Ash & Co finds too few ways to do it",
    ],
    [
      "contradictions",
      [
        "8am to 4pm",
        "/contact differs on the opening hours on Friday (08:00-16:30 there).",
        { about: ["the opening hours on Friday"] },
      ],
      "Depending on the page, clients are told different things about the opening hours on Friday",
    ],
    [
      "organization-complete",
      ["Organization: name", "Left out: a logo and a description.", { lacks: ["a logo", "a description"] }],
      "Assistants that look up who Ash & Co is miss a logo and a description in its data",
    ],
    [
      "localbusiness-complete",
      ["Bakery: name", "Left out: an address and opening hours.", { lacks: ["an address", "opening hours"] }],
      "Assistants that look for a place nearby miss an address and opening hours in the data of Ash & Co",
    ],
    [
      "service-or-product-node",
      ["“Treatments”: no offer in the page's data", "x"],
      "Assistants that compare offers by their data miss what a page of Ash & Co offers",
    ],
    [
      "freshness",
      ["newest date March 2, 2024", "x", { about: ["2024"] }],
      "Assistants that look for recent sources may pass over articles of Ash & Co from 2024",
    ],
    [
      "shipping-returns-structured",
      ["nothing on returns in the pages' data", "x", { lacks: ["returns"] }],
      "Shopping assistants that go by data learn nothing of returns at Ash & Co",
    ],
    [
      "acp-policy-links",
      ["no link to about", "Not linked from any page read.", { lacks: ["the business"] }],
      "Assistants that buy for somebody find no page of Ash & Co about the business",
    ],
  ])("of %s is that of what was seen", (id, shown, expected) => {
    expect(headline(id, shown)).toBe(expected);
  });

  it("claim nothing particular where nothing is shown", () => {
    expect(headline("organization-complete")).toBe(
      "Assistants that look up who Ash & Co is miss what they look for in its data",
    );
    expect(headline("freshness")).toBe("Assistants that look for recent sources may pass over articles of Ash & Co");
  });
});
