import { describe, expect, it } from "vitest";
import { anchor, heading, page, profile, site, text } from "../../../fixtures/site.ts";
import type { PageKind } from "../../../../src/scanner/evidence/page-facts.ts";
import { imprintOrLegal } from "../../../../src/scanner/checks/trust/imprint-or-legal.ts";

const german = { target: { registrableDomain: "praxis-muster.de" } };

describe("imprint-or-legal", () => {
  it("asks nothing where no such page is usual, and says nothing of law there", () => {
    for (const registrableDomain of ["example-clinic.com", "cafe.co.uk", "school.pl", "panels.nl"]) {
      const verdict = imprintOrLegal.run(site({ target: { registrableDomain } }));
      expect(verdict.status).toBe("na");
      expect(verdict.situation).not.toMatch(/\blaw\b/);
    }
  });

  it("sees one that is there, wherever the site is, and claims nothing of a page that was not read", () => {
    const url = "https://example-clinic.com/aviso-legal";
    const home = page({ anchors: [anchor(url, "Aviso legal", { region: "footer" })] });
    const legal = (line: string) => page({ url, kind: "legal", blocks: [text(line), text("word ".repeat(80))] });
    const run = (...pages: ReturnType<typeof page>[]) =>
      imprintOrLegal.run(site({ target: { registrableDomain: "example-clinic.com" }, pages }));
    expect(run(home, legal("Titular: Example")).situation).toBe("The site links a page that names its provider.");
    expect(run(home, legal("Titular: [nombre de la empresa a completar]")).status).toBe("na");
    expect(run(home).status).toBe("na");
    const unread = imprintOrLegal.run(site({ ...german, pages: [home] }));
    expect(unread.situation).toBe(
      "By its name a link leads to a page that names its provider; that page was not read.",
    );
  });

  it("passes a German site that links its imprint", () => {
    const home = page({ anchors: [anchor("https://example-clinic.com/impressum", "Impressum", { region: "footer" })] });
    expect(imprintOrLegal.run(site({ ...german, pages: [home] })).status).toBe("pass");
  });

  it("accepts a number of a register or a registered office on the pages themselves", () => {
    const italian = { target: { registrableDomain: "agriturismo-esempio.it" } };
    const status = (line: string, region: "footer" | "main" = "footer") =>
      imprintOrLegal.run(site({ ...italian, pages: [page({ blocks: [text(line, { region })] })] })).status;
    expect(status("Agriturismo Esempio · P.IVA 00743110157")).toBe("pass");
    expect(status("Agriturismo Esempio · P.IVA 00743110158")).toBe("fail");
    expect(status("Sede legale: Strada Bianca 1, 46045 Marmirolo")).toBe("pass");
    expect(status("Proprietario: Anna Esempio, Via Po 2, 46045 Marmirolo, tel. 0376 466 111", "main")).toBe("pass");
    expect(status("Proprietario: chi ha comprato la casa in Via Po 2, 46045 Marmirolo", "main")).toBe("fail");
    expect(status("La sede legale di un'impresa è scelta da chi la fonda.", "main")).toBe("fail");
  });

  it("takes the number of a customer, in a post or among the docs, for no number of the provider", () => {
    const italian = { target: { registrableDomain: "agriturismo-esempio.it" } };
    const status = (kind: PageKind, region: "footer" | "main") =>
      imprintOrLegal.run(
        site({ ...italian, pages: [page(), page({ kind, blocks: [text("P.IVA 00743110157", { region })] })] }),
      ).status;
    expect(status("post", "main")).toBe("fail");
    expect(status("docs", "main")).toBe("fail");
    expect(status("contact", "main")).toBe("pass");
    expect(status("post", "footer")).toBe("pass");
  });

  it("accepts a section of that name on a page", () => {
    const lines = ["Angaben gemäß § 5 DDG. ".repeat(12), "Anna Beispiel, Am Markt 1, 50667 Köln"];
    const under = (count: number) =>
      page({ headings: [heading(2, "Impressum")], blocks: lines.slice(0, count).map((line) => text(line)) });
    expect(imprintOrLegal.run(site({ ...german, pages: [under(2)] })).status).toBe("pass");
    for (const place of ["Anna Muster Hauptplatz 1 1010 Wien", "Anna Muster, D-80331 München"])
      expect(
        imprintOrLegal.run(
          site({
            ...german,
            pages: [page({ headings: [heading(2, "Impressum")], blocks: [text(lines[0] ?? ""), text(place)] })],
          }),
        ).status,
      ).toBe("pass");
    const nameless = imprintOrLegal.run(site({ ...german, pages: [under(1)] }));
    expect(nameless.status).toBe("warn");
    expect(nameless.situation).toContain("gives no postal address");
  });

  it("fails a German site without one, also under a generic domain", () => {
    expect(imprintOrLegal.run(site({ ...german, pages: [page()] })).status).toBe("fail");
    const language = { value: "de", confidence: "high" as const, evidence: [] };
    const generic = site({ pages: [page()], profile: profile({ language }) });
    expect(imprintOrLegal.run(generic).status).toBe("fail");
  });
});

it("warns of an imprint whose facts were never filled in", () => {
  const url = "https://example-clinic.com/impressum";
  const run = (line: string) =>
    imprintOrLegal.run(
      site({
        ...german,
        pages: [
          page({ anchors: [anchor(url, "Impressum", { region: "footer" })] }),
          page({ url, kind: "legal", blocks: [text(line)], visibleText: { chars: 400, words: 60 } }),
        ],
      }),
    );
  for (const line of ["Geschäftsführer: [Name ergänzen]", "Telefon: +49 (0) 000 000 000", "Firma: [Ihre Firma]"])
    expect(run(line).status).toBe("warn");
  expect(run("USt-ID: [USt-ID einfügen]").evidence[0]?.received).toContain("[USt-ID einfügen]");
  expect(run("Geschäftsführerin: Anna Beispiel").status).toBe("pass");
});
