import { expect, it } from "vitest";
import { originalEvidence } from "../../../../src/scanner/checks/answerability/original-evidence.ts";
import { page, profile, site, text } from "../../../fixtures/site.ts";
import { article, filler } from "./content-pages.ts";

const run = (...paragraphs: string[]) => originalEvidence.run(site({ pages: [article(paragraphs)] }));

it("passes a figure from the writers' own work", () => {
  expect(run("Last year we repaired 300 roofs in the county.").status).toBe("pass");
});

it("warns when the writers speak of their work without a number", () => {
  expect(run("Last year we repaired many roofs in the county.")).toMatchObject({ status: "warn", score: 0.5 });
});

it.each([
  ["en", "The firm advises 800 clients.", "The law names 800 clients."],
  ["de", "Das Team betreut 800 Kunden.", "Das Gesetz nennt 800 Kunden."],
  ["fr", "Le cabinet conseille 800 clients.", "La loi cite 800 clients."],
  ["es", "La empresa atiende a 800 clientes.", "La ley cita a 800 clientes."],
  ["pt", "A empresa atende 800 clientes.", "A lei cita 800 clientes."],
  ["it", "Lo studio segue 800 clienti.", "La legge cita 800 clienti."],
  ["nl", "Het bedrijf helpt 800 klanten.", "De wet noemt 800 klanten."],
  ["pl", "Firma obsługuje 800 klientów.", "Ustawa wymienia 800 klientów."],
])("reads a figure of the firm in the third person in %s on its own pages", (language, told, other) => {
  const judge = (line: string, kind: "about" | "post") =>
    originalEvidence.run(
      site({
        profile: profile({ siteType: { value: "services" }, language: { value: language }, languages: [language] }),
        pages: [{ ...article([line]), kind, htmlLang: language }],
      }),
    ).status;
  expect(judge(told, "about")).toBe("pass");
  expect(judge(other, "about")).toBe("fail");
  expect(judge(told, "post")).toBe("fail");
});

it("reads a figure told with the name of the business", () => {
  const named = (businessName: string, kind: "about" | "post" = "about") =>
    originalEvidence.run(
      site({
        profile: profile({ siteType: { value: "services" }, businessName: { value: businessName } }),
        pages: [{ ...article(["In 2019 Bramble Roofs repaired 300 roofs in the county."]), kind }],
      }),
    ).status;
  expect(named("Bramble Roofs")).toBe("pass");
  expect(named("Bramble Roofs", "post")).toBe("fail");
  expect(named("Other Roofs")).toBe("fail");
});

it("fails a text anyone could have written, with or without figures", () => {
  const verdict = run("Some 30 % of roofs leak.");
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("0 sentences in the writers' own voice found");
});

it("is not asked of selling pages and documentation", () => {
  const blocks = filler(40).map((one) => text(one));
  expect(
    originalEvidence.run(site({ pages: [page({ kind: "services", blocks }), page({ kind: "docs", blocks })] })).status,
  ).toBe("na");
});
