// What stands on the card of another business, under a heading for partners, is theirs.
import { describe, expect, it } from "vitest";
import { isOnPartnerCard } from "../../../../src/scanner/evidence/text/partner-cards.ts";
import { tellsOfOthers } from "../../../../src/scanner/evidence/text/words-of-others.ts";
import { anchor, heading, page, text } from "../../../fixtures/site.ts";

/** Whether a text below the last of these headings stands on such a card; the links stand there, too. */
function isOnCard(heads: [number, string][], ...links: string[]): boolean {
  const at = heads.length - 1;
  const site = page({
    titles: ["Harbour Homes"],
    headings: heads.map(([level, words]) => heading(level, words)),
    anchors: links.map((href) => anchor(href, "More", { heading: at })),
  });
  return isOnPartnerCard(site, { heading: at, region: "main" });
}

describe("the card of a partner", () => {
  it.each([
    ["Our partners", "Hillside Catering Inc"],
    ["🤝 Our Trusted Partners", "Hillside Loans LLC"],
    ["Sponsors & friends", "Hillside Works Ltd"],
    ["Unsere Partner", "Berghof Druck GmbH"],
    ["Sponsoren", "Berghof Bau GmbH & Co. KG"],
    ["Nos partenaires", "Traiteur Colline SARL"],
    ["Nuestros proveedores", "Muebles Colina S.L."],
    ["Os nossos parceiros", "Obras Colina Lda"],
    ["I nostri partner", "Edilizia Colle S.r.l."],
    ["Onze leveranciers", "Heuvel Hout B.V."],
    ["Nasi partnerzy", "Wzgórze sp. z o.o."],
  ])("is known below “%s” by the name of a firm (%s)", (head, name) => {
    expect(isOnCard([[2, head], [3, name]])).toBe(true); // prettier-ignore
    expect(isOnCard([[2, head], [3, name], [4, "What they offer"]])).toBe(true); // prettier-ignore
    expect(isOnCard([[2, head], [3, name], [2, "Our homes"]])).toBe(false); // prettier-ignore
    expect(isOnCard([[2, "Our homes"], [3, name]])).toBe(false); // prettier-ignore
  });

  it("is known by the site that is called as it is", () => {
    const heads: [number, string][] = [
      [2, "Our trusted partners"],
      [3, "Hillside Photo"],
    ];
    expect(isOnCard(heads, "https://www.hillside-photo.com/about")).toBe(true);
    expect(isOnCard(heads, "https://maps.example.org/place")).toBe(false);
    expect(isOnCard(heads)).toBe(false);
  });

  it("is none of the partners of a firm, who have its address", () => {
    const heads: [number, string][] = [
      [1, "Our partners"],
      [2, "Anna Hill LLP"],
    ];
    expect(isOnCard(heads, "mailto:anna@example-clinic.com")).toBe(false);
    expect(isOnCard(heads, "mailto:anna@hillside.org")).toBe(true);
    expect(isOnCard([[1, "Our partners"], [2, "Anna Hill"]], "tel:+15550100")).toBe(false); // prettier-ignore
  });

  it("is none of a person in a firm of partners", () => {
    const site = "https://jane-hill.co.uk/";
    expect(isOnCard([[2, "Our Partners"], [3, "Jane Hill"]], site)).toBe(false); // prettier-ignore
    expect(isOnCard([[2, "Sponsors"], [3, "Jane Hill"]], site)).toBe(true); // prettier-ignore
    const inside: [number, string][] = [[2, "Sponsors"], [3, "Jane Hill"], [4, "LinkedIn"]]; // prettier-ignore
    expect(isOnCard(inside, "https://www.linkedin.com/in/janehill")).toBe(false);
  });

  it.each([
    ["Müller Sanitär – Installateur in Kiel", "Müller Sanitär GmbH"],
    ["Hill Roofing – roofers in Leeds", "Hill Roofing Ltd"],
    ["Partners | Hill Roofing", "Hill Roofing Ltd"],
    ["Weber AG – Maschinenbau in Basel", "Einkauf der Weber AG"],
  ])("is none of the business itself: on “%s” that of %s", (title, name) => {
    const site = (named: string) =>
      page({ titles: [title], headings: [heading(2, "Trusted partners"), heading(3, named)] });
    expect(isOnPartnerCard(site(name), { heading: 1, region: "main" })).toBe(false);
    expect(isOnPartnerCard(site("Schmidt Dach GmbH"), { heading: 1, region: "main" })).toBe(true);
  });

  it("is none of a firm called like the address of the page", () => {
    const heads: [number, string][] = [[2, "Trusted partners"], [3, "Example Clinic Ltd"]]; // prettier-ignore
    expect(isOnCard(heads)).toBe(false);
  });

  it("ends where the page speaks of itself again", () => {
    for (const own of ["Get a quote", "Book a visit", "Angebot anfordern", "Demandez un devis", "Boek een afspraak"])
      expect(isOnCard([[1, "Our partners"], [2, "Hillside Ltd"], [3, own]]), own).toBe(false); // prettier-ignore
    for (const own of ["Contact us", "Kontakt", "Horaires", "Contatti", "Become a partner"])
      expect(isOnCard([[1, "Our partners"], [2, "Hillside Ltd"], [2, own], [3, "Harbour Ltd"]]), own).toBe(false); // prettier-ignore
    expect(isOnCard([[1, "Our partners"], [2, "Harbour Homes"], [3, "Harbour Homes Ltd"]])).toBe(false); // prettier-ignore
  });

  it("tells of others' work", () => {
    const block = { ...text("Perfect for open houses and weddings."), heading: 1 };
    const site = page({ headings: [heading(2, "Our partners"), heading(3, "Hillside Catering Inc")], blocks: [block] });
    expect(tellsOfOthers(site, block)).toBe(true);
  });
});
