import { describe, expect, it } from "vitest";
import { figuresIn, statedRules } from "../../../src/scanner/insight/stated-rules.ts";
import { heading, page, text } from "../../fixtures/site.ts";

describe("figures of a rule", () => {
  it.each([
    ["We ask for 24 hours' notice; a missed visit is charged at £30.", ["24 hours", "£30"]],
    ["Sie können Werkzeug innerhalb von 30 Tagen zurückgeben.", ["30 days"]],
    ["Antwort innerhalb von 2 Werktagen, Versand 4,90 €", ["2 working days", "4,90 €"]],
    ["Annulation gratuite jusqu'à 48 heures avant, sous 14 jours", ["48 hours", "14 days"]],
    ["Cancelación hasta 3 días hábiles antes", ["3 working days"]],
    ["Cancelamento até 2 dias antes, 1 semana para reembolso", ["2 days", "1 week"]],
    ["Disdetta entro 5 giorni lavorativi", ["5 working days"]],
    ["Annuleren kan tot 24 uur van tevoren", ["24 hours"]],
    ["Odwołanie do 14 dni, zwrot 30 minut przed", ["14 days", "30 minutes"]],
  ])("%s", (text, figures) => expect(figuresIn(text).map(({ told }) => told)).toEqual(figures));

  it.each([
    "Wij zijn open tot 17 uur.",
    "Ouvert de 9 heures à 18 heures.",
    "Seit 2014 mahlen wir in Bamberg.",
    "Homes of $200,000–$400,000 are insured for $180–$300.",
    "Room 24, hours by agreement",
    "Call 0113 496 2214 day or night",
  ])("none in: %s", (text) => expect(figuresIn(text)).toEqual([]));
});

describe("rules of some work", () => {
  const fees = page({
    url: "https://a.test/fees",
    kind: "pricing",
    headings: [heading(1, "Fees"), heading(2, "Missed appointments"), heading(2, "Parking")],
    blocks: [text("24 hours' notice, or £30.", { heading: 1 }), text("First 15 minutes free.", { heading: 2 })],
  });
  const reading = { pages: [{ facts: fees, path: "/fees", words: "-fees-", lines: [] }] };

  it("stand in the section that shows it, and not in its neighbor", () => {
    expect(statedRules(reading, [{ url: "https://a.test/fees", quote: "Missed appointments" }])).toEqual([
      { url: "https://a.test/fees", figures: ["24 hours", "£30"], terms: ["24 hours", "£30"] },
    ]);
  });

  it("are none where the page shows none of the work", () => {
    expect(statedRules(reading, [{ url: "https://a.test/", quote: "Missed appointments" }])).toEqual([]);
    expect(statedRules(reading, [{ url: "https://a.test/fees", quote: "Returns" }])).toEqual([]);
  });

  it("stand in the sentence that shows it, and not in its neighbor of the same block", () => {
    const block = text("Der Versand kostet 4,90 €. Werkzeug nehmen wir innerhalb von 30 Tagen zurück.", { heading: 0 });
    const shipping = page({ url: "https://a.test/versand", headings: [heading(1, "Versand")], blocks: [block] });
    const read = (quote: string): unknown =>
      statedRules({ pages: [{ facts: shipping, path: "/versand", words: "", lines: [] }] }, [
        { url: shipping.url, quote },
      ]);
    expect(read("Werkzeug nehmen wir innerhalb von 30 Tagen zurück.")).toMatchObject([{ figures: ["30 days"] }]);
    expect(read("Werkzeug")).toMatchObject([{ figures: ["4,90 €", "30 days"] }]);
  });

  it("set a term where a span of hours or more is among them, and none by a length and a price", () => {
    const block = text("A first visit takes 45 minutes and costs £62. Cancel 24 hours before, or pay £30.", {
      heading: 0,
    });
    const visit = page({ url: "https://a.test/visit", headings: [heading(1, "Visit")], blocks: [block] });
    const read = (quote: string): unknown =>
      statedRules({ pages: [{ facts: visit, path: "/visit", words: "", lines: [] }] }, [{ url: visit.url, quote }]);
    expect(read("A first visit takes 45 minutes and costs £62.")).toMatchObject([
      { figures: ["45 minutes", "£62"], terms: [] },
    ]);
    expect(read("Cancel 24 hours before, or pay £30.")).toMatchObject([{ terms: ["24 hours", "£30"] }]);
  });
});
