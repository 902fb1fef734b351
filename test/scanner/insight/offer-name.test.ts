import { describe, expect, it } from "vitest";
import type { PageFacts } from "../../../src/scanner/evidence/page-facts.ts";
import { isOfferName, offersIn } from "../../../src/scanner/insight/offer-name.ts";
import { countOn } from "../../../src/scanner/insight/signals/plain-signals.ts";
import { readSite } from "../../../src/scanner/insight/signals/site-reading.ts";
import { anchor, heading, node, page, site } from "../../fixtures/site.ts";

it("takes what is done for the name of an offer", () => {
  const offers = [
    "Root canal treatment",
    "Heckenschnitt",
    "Yoga für Anfänger",
    "Legal services",
    "Ready-mix concrete",
    "IT support",
    "IT-Beratung",
  ];
  expect(offers.filter(isOfferName)).toEqual(offers);
});

it.each([
  [
    "what pages are called",
    ["Prices", "Our services", "Contact", "Leistungen", "Nos services", "Impressum", "Karriere"],
  ],
  ["what pages are called in the north", ["Ydelser", "Tjenester", "Tjänster"]],
  ["parts of a site", ["Privacy policy", "Areas we serve", "Opening hours", "Meet the team", "Terms and conditions"]],
  [
    "what tells of the business",
    ["Our philosophy", "Ihre Vorteile", "Notre équipe", "Über mich", "Payment", "Insurance"],
  ],
  ["a slogan", ["Why choose us", "Call today!", "Por qué elegirnos", "Perché scegliere noi", "Qué hacemos"]],
  [
    "parts of a shop",
    ["Financing", "Gift cards", "Case studies", "Before and after", "Brands", "Cookie settings", "Sprechzeiten"],
  ],
  ["a link", ["Read more", "Follow us", "Learn more", "Mehr erfahren", "Free estimate"]],
])("takes no name of an offer from %s", (_what, parts) => {
  expect(parts.filter(isOfferName)).toEqual([]);
});

it.each([
  "Build out your core service pages",
  "Aggressively expand online presence",
  "Grow with confidence",
  "Build a better garden",
  "Ihre Steuern in guten Händen",
  "Développez votre activité",
  "Mejora tu web",
  "Descubra novos sabores",
  "Scopri la cantina",
])("takes a call upon its readers for no name of an offer: %s", (slogan) => {
  expect(isOfferName(slogan)).toBe(false);
});

it.each(["Design and build", "Family law", "Repairs", "Check-ups", "Turn-key construction", "Plan drawing"])(
  "keeps a name that begins with such a word: %s",
  (name) => {
    expect(isOfferName(name)).toBe(true);
  },
);
describe("what a site offers", () => {
  const offersOn = (over: Partial<PageFacts>, structured = site().structured) =>
    offersIn(countOn(readSite(site({ pages: [page(over)], structured })), "services"));
  const list = (...texts: string[]) => ({
    headings: [heading(2, "Our services")],
    lists: [{ kind: "ul" as const, items: texts.length, region: "main" as const, heading: 0, texts }],
  });

  it("is called by the heading of its entry in a list, without the link below", () => {
    const cards = list("Hedge cutting Read more", "Lawn care Read more", "Free estimate");
    const own = ["Hedge cutting", "Lawn care", "Free estimate"].map((text) => heading(3, text));
    expect(offersOn({ ...cards, headings: [...cards.headings, ...own] })).toEqual(["Hedge cutting", "Lawn care"]);
  });

  it("is called by what stands before a link that other entries have, too", () => {
    const cards = list("Hedge cutting Details", "Lawn care Details", "Tree surgery");
    const anchors = ["/a", "/b"].map((path) => anchor(path, "Details"));
    expect(offersOn({ ...cards, anchors })).toEqual(["Hedge cutting", "Lawn care", "Tree surgery"]);
  });

  it("is what the data calls so, whatever words it begins with", () => {
    const services = ["Contact lenses", "Book cover design", "Our services"].map((name) => node("Service", { name }));
    expect(offersOn({}, services)).toEqual(["Contact lenses", "Book cover design"]);
  });
});
