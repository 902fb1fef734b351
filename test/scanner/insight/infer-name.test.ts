import { describe, expect, it } from "vitest";
import { cleanName, isSlogan, nameKey } from "../../../src/scanner/insight/name/clean-name.ts";
import { titleParts } from "../../../src/scanner/insight/name/title-names.ts";
import { profileOf } from "./site-of.ts";

const titled = (title: string, body = "<h1>Hello</h1>"): string =>
  `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
const nameOf = (pages: Record<string, string>, host = "x-y-z.test"): string | null =>
  profileOf(pages, "en", host).businessName.value;

describe("titleParts", () => {
  it.each([
    ["Acme Dental | Falmouth", ["Acme Dental", "Falmouth"]],
    ["Acme Dental - Falmouth", ["Acme Dental", "Falmouth"]],
    ["Acme Dental – Falmouth", ["Acme Dental", "Falmouth"]],
    ["Acme Dental — Falmouth", ["Acme Dental", "Falmouth"]],
    ["Acme Dental · Falmouth", ["Acme Dental", "Falmouth"]],
    ["Acme Dental • Falmouth", ["Acme Dental", "Falmouth"]],
    ["Acme Dental » Falmouth", ["Acme Dental", "Falmouth"]],
    ["Acme Dental: Falmouth", ["Acme Dental", "Falmouth"]],
    ["会社概要｜山田歯科", ["会社概要", "山田歯科"]],
    ["【公式】山田歯科", ["公式", "山田歯科"]],
    ["Smith-Jones Law", ["Smith-Jones Law"]],
    ["Acme Dental", ["Acme Dental"]],
  ])("splits %s", (title, parts) => {
    expect(titleParts(title)).toEqual(parts);
  });
});

describe("cleanName", () => {
  it.each([
    ["Home - Acme Dental", "Acme Dental"],
    ["Welcome to Acme Dental", "Acme Dental"],
    ["Startseite | Praxis Nord", "Praxis Nord"],
    ["Acme Dental Official Website", "Acme Dental"],
    ["Acme Dental, LLC", "Acme Dental"],
    ["Müller Metallbau GmbH & Co. KG", "Müller Metallbau"],
    ["株式会社山田製作所", "山田製作所"],
    ["Kowalski sp. z o.o.", "Kowalski"],
    ["Rossi S.r.l.", "Rossi"],
    ["ООО Ромашка", "ООО Ромашка"],
  ])("cleans %s", (written, name) => {
    expect(cleanName(written)).toBe(name);
  });

  it.each([
    "Untitled",
    "Home",
    "React App",
    "Vite + React",
    "My Website",
    "Coming soon",
    "Just a moment...",
    "{{ site.name }}",
    "%VITE_APP_TITLE%",
    "[INSERT NAME]",
    "Start Bootstrap Theme",
    "Services",
    "Law Offices of",
    "404",
    "",
  ])("refuses %s", (written) => {
    expect(cleanName(written)).toBeNull();
  });

  it("takes spellings with other forms, accents and signs for one name", () => {
    expect(nameKey("Café Müller GmbH")).toBe(nameKey("CAFE MULLER"));
    expect(nameKey("Smith & Sons Ltd.")).toBe(nameKey("Smith and Sons"));
  });

  it("knows a slogan", () => {
    expect(isSlogan("Teeth that make you smile every single day")).toBe(true);
    expect(isSlogan("Acme Dental Practice")).toBe(false);
  });
});

describe("inferName", () => {
  it("takes the organisation of the structured data first", () => {
    const data = JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Dentist",
      name: "Acme Dental",
      legalName: "Acme Dental PLLC",
    });
    const result = profileOf(
      {
        "/": titled(
          "Teeth for life | Falmouth",
          `<script type="application/ld+json">${data}</script><footer>© 2026 Acme Dental PLLC. All rights reserved.</footer>`,
        ),
      },
      "en",
      "acmedental.test",
    );
    expect(result.businessName).toMatchObject({ value: "Acme Dental", confidence: "high" });
    expect(result.businessName.evidence.map((sign) => sign.region)).toContain("schema");
  });

  it("takes the part of the titles that recurs", () => {
    expect(
      nameOf({
        "/": titled("Harbor Roofing | Roofs that last"),
        "/about": titled("About us | Harbor Roofing"),
        "/prices": titled("Prices | Harbor Roofing"),
        "/contact": titled("Contact | Harbor Roofing"),
      }),
    ).toBe("Harbor Roofing");
  });

  it("prefers the part of a single title that the host confirms", () => {
    expect(nameOf({ "/": titled("Best pizza in Leeds | Bella Napoli") }, "bellanapoli.test")).toBe("Bella Napoli");
  });

  it("takes the first part of a single title otherwise", () => {
    expect(nameOf({ "/": titled("Bella Napoli | Pizza in Leeds") })).toBe("Bella Napoli");
  });

  it.each([
    ["© 2026 Harbor Roofing LLC. All rights reserved.", "Harbor Roofing"],
    ["© 2019–2026 Dachdeckerei Nord | Alle Rechte vorbehalten", "Dachdeckerei Nord"],
    ["Copyright © Toits du Sud – Tous droits réservés", "Toits du Sud"],
    ["Harbor Roofing © 2026", "Harbor Roofing"],
  ])("reads the footer %s", (footer, name) => {
    expect(nameOf({ "/": titled("", `<main><h1>Roofs</h1></main><footer><p>${footer}</p></footer>`) })).toBe(name);
  });

  it("reads the provider line of a legal notice", () => {
    const notice = titled(
      "Impressum",
      "<main><h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Dachdeckerei Nordwind</p><p>Musterweg</p></main>",
    );
    expect(nameOf({ "/": titled(""), "/impressum": notice })).toBe("Dachdeckerei Nordwind");
  });

  it("reads the seller's row of a Japanese trade notice", () => {
    const notice = titled(
      "特定商取引法に基づく表記",
      "<main><table><tr><th>販売業者</th><td>株式会社山田製作所</td></tr><tr><th>所在地</th><td>東京都</td></tr></table></main>",
    );
    expect(nameOf({ "/": titled(""), "/legal": notice })).toBe("山田製作所");
  });

  it("finds the spelling of the host's name in the text", () => {
    expect(
      nameOf(
        { "/": titled("", "<main><p>At Blue Water Dental we look after you.</p></main>") },
        "bluewaterdental.test",
      ),
    ).toBe("Blue Water Dental");
  });

  it("does not take an author, a sponsor or a maker for the business", () => {
    const data = JSON.stringify([
      { "@context": "https://schema.org", "@type": "Organization", name: "Acme Dental" },
      {
        "@context": "https://schema.org",
        "@type": "Product",
        name: "Brush",
        brand: { "@type": "Organization", name: "BigBrush Corporation" },
      },
    ]);
    const result = profileOf({ "/": titled("Shop", `<script type="application/ld+json">${data}</script>`) });
    expect(result.businessName.value).toBe("Acme Dental");
    expect(result.alsoKnownAs).toEqual([]);
  });

  it("knows no name on an unfinished site", () => {
    expect(nameOf({ "/": titled("React App"), "/a": titled("React App") })).toBeNull();
  });

  it("lists alternate names and legal names", () => {
    const data = JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Acme",
      alternateName: "Acme Tools",
      legalName: "Acme Industries GmbH",
    });
    expect(
      profileOf({ "/": titled("Acme", `<script type="application/ld+json">${data}</script>`) }).alsoKnownAs,
    ).toEqual(["Acme Tools", "Acme Industries GmbH"]);
  });
});
