import { describe, expect, it } from "vitest";
import { findMailCalls, findPaperForms } from "../../../src/scanner/evidence/workflow/paper-forms.ts";
import { anchor, page } from "../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const filesOf = (...links: [string, string][]) =>
  findPaperForms(page({ anchors: links.map(([href, name]) => anchor(`${ORIGIN}${href}`, name)) })).map(
    (form) => form.file,
  );

describe("findPaperForms", () => {
  it.each([
    ["/files/new-patient-form.pdf", "Download"],
    ["/a/anmeldung.docx", "Herunterladen"],
    ["/a/x17.pdf", "Aufnahmeformular"],
    ["/a/x17.pdf", "Formularz zgłoszeniowy"],
    ["/a/x17.pdf?v=3", "Fiche d'inscription"],
    ["/a/modulo%20iscrizione.pdf", "Scarica"],
  ])("takes %s “%s” for a form", (href, name) => {
    expect(filesOf([href, name])).toHaveLength(1);
  });

  it.each([
    ["/files/performance-report.pdf", "Annual performance"],
    ["/files/menu.pdf", "Menu"],
    ["/files/form.html", "Form"],
    ["/information.pdf", "Information"],
  ])("takes %s “%s” for none", (href, name) => {
    expect(filesOf([href, name])).toEqual([]);
  });

  it("counts a file once, however often it is linked, and names it without query", () => {
    expect(filesOf(["/form.pdf?a", "Form"], ["/form.pdf?b", "The form again"])).toEqual(["form.pdf"]);
  });

  it("survives an address that cannot be decoded", () => {
    expect(filesOf(["/%E0%A4%A-form.pdf", "Form"])).toHaveLength(1);
  });
});

describe("findMailCalls", () => {
  const quotesOf = (name: string, over: Parameters<typeof anchor>[2] = {}) =>
    findMailCalls(page({ anchors: [anchor("mailto:office@example-clinic.com", name, over)] })).map(
      (call) => call.quote,
    );

  it.each(["Apply now", "Jetzt bewerben", "Demander un devis", "Richiedi un preventivo", "Zamów"])(
    "finds “%s”",
    (name) => {
      expect(quotesOf(name)).toEqual([name]);
    },
  );

  it.each(["Contact", "office@example-clinic.com", "E-mail", "Bookkeeping team"])("leaves “%s” out", (name) => {
    expect(quotesOf(name)).toEqual([]);
  });

  it("leaves footers and hidden links out", () => {
    expect(quotesOf("Apply now", { region: "footer" })).toEqual([]);
    expect(quotesOf("Apply now", { hidden: true })).toEqual([]);
  });
});
