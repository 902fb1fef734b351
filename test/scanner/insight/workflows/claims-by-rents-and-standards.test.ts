// What tables of rents, quality standards, school fees and appointments by phone show, each beside a site without it.
import { expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { claimed, CLUB, home, MAKER, ORIGIN, says, SCHOOL } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const SHOP: Kind = { industry: "retail", siteType: "ecommerce" };

it("a letting office judges tenants where homes stand with their rents and an application has a fee", () => {
  const office: Kind = { industry: "real-estate", channels: ["contact-form"] };
  const cells = [
    ["Unit", "Beds", "Rent"],
    ["04", "2", "$1,475"],
    ["05", "1", "$1,350"],
    ["28", "2", "$1,275"],
  ];
  const homes = { hasTh: true, hasScope: false, hasCaption: false, hasSpans: false, isLayout: false, heading: -1 };
  const table = { ...homes, rows: 4, columns: 3, region: "main" as const, cells };
  const fee = { blocks: [text("Application fee: $50")] };
  const letting = claimed(office, home("en", { tables: [table], ...fee }));
  expect(letting).toContain("wf-tenant-screening");
  expect(letting).toContain("wf-property-listing");
  expect(letting).toContain("wf-viewing-enquiry");
  expect(claimed(office, home("en", fee))).not.toContain("wf-tenant-screening");
  expect(claimed(office, home("en", { tables: [table] }))).not.toContain("wf-tenant-screening");
});
it("a shop rents out what it names and tells of", () => {
  const shop: Kind = { ...SHOP, channels: ["phone"] };
  const tools = home("cs", {
    headings: [heading(2, "Půjčovna nářadí")],
    blocks: [text("Lešení a stroje k zapůjčení.", { heading: 0 })],
  });
  expect(claimed(shop, tools)).toContain("wf-rental-booking");
  expect(claimed(shop, home("cs", { headings: [heading(2, "Půjčovna")] }))).not.toContain("wf-rental-booking");
});
it("a school that asks school fees has no subscriptions, and a club with fees a year has", () => {
  const dues = ["Fees are payable monthly.", "All dues are payable by bank slip."];
  const asked = (kind: Kind, ...more: string[]) =>
    claimed(kind, home("en", { blocks: [...dues, ...more].map((one) => text(one)) }));
  expect(asked(SCHOOL)).toContain("wf-membership-billing");
  expect(asked(SCHOOL, "School fees by class")).not.toContain("wf-membership-billing");
  expect(asked(CLUB)).toContain("wf-membership-billing");
});
it.each([
  ["en", "We are ISO 9001 certified.", "Every batch is tested in our laboratory before dispatch."],
  ["de", "Wir sind nach ISO 9001 zertifiziert.", "Jede Charge wird im eigenen Prüflabor geprüft."],
  ["it", "Siamo certificati ISO 9001.", "Ogni pezzo viene collaudato nel laboratorio interno."],
  ["pl", "Mamy certyfikat ISO 9001.", "Każdy wyrób przechodzi kontrolę jakości."],
])("a certified maker that tests its goods keeps test documents (%s)", (language, standard, tests) => {
  const told = home(language, { blocks: [text(standard), text(tests)] });
  expect(claimed(MAKER, told)).toContain("wf-quality-docs");
  expect(claimed(SHOP, told)).not.toContain("wf-quality-docs");
  expect(claimed(MAKER, says(language, standard))).not.toContain("wf-quality-docs");
  expect(claimed(MAKER, says(language, tests))).not.toContain("wf-quality-docs");
});
it("a certified maker keeps test documents that lets its quality policy be read", () => {
  const blocks = [text("Dal 2000 l'azienda ha la certificazione ISO 9001.")];
  const policy = anchor(`${ORIGIN}/docs/politica_della_qualita.pdf`, "Leggi");
  expect(claimed(MAKER, home("it", { blocks, anchors: [policy] }))).toContain("wf-quality-docs");
  const ethics = anchor(`${ORIGIN}/docs/codice_etico.pdf`, "Leggi");
  expect(claimed(MAKER, home("it", { blocks, anchors: [ethics] }))).not.toContain("wf-quality-docs");
});
it.each([
  ["en", "By appointment by phone or e-mail."],
  ["de", "Termine per Telefon oder E-Mail nach Vereinbarung."],
  ["it", "Su appuntamento telefonico."],
  ["nl", "Op afspraak via telefoon of e-mail."],
])("an office has appointments that says they are made by phone (%s)", (language, sentence) => {
  const office: Kind = { industry: "professional-services", subKind: "law", channels: ["phone"] };
  expect(claimed(office, home(language, { blocks: [text(sentence)] }))).toContain("wf-appointment");
  expect(claimed(office, home(language, { blocks: [text("Op afspraak.")] }))).not.toContain("wf-appointment");
});

it.each([
  ["en", "Apartments for rent", "Apartments and the people in them"],
  ["de", "Freie Mietwohnungen", "Wohnungen und ihre Bewohner"],
  ["fr", "Appartements à louer", "Appartements et habitants"],
  ["es", "Viviendas en alquiler", "Viviendas con historia"],
  ["pt", "Apartamentos para arrendar", "Apartamentos com história"],
  ["it", "Alloggi liberi", "Alloggi e abitanti"],
  ["nl", "Beschikbare huurwoningen", "Woningen en bewoners"],
  ["pl", "Wolne mieszkania", "Mieszkania i ludzie"],
  ["cs", "Volné byty", "Byty a lidé"],
  ["da", "Ledige lejligheder", "Lejligheder og mennesker"],
])("a landlord lists homes under words that offer them (%s)", (language, offered, told) => {
  const landlord: Kind = { industry: "real-estate", channels: ["phone"] };
  const under = (title: string) => claimed(landlord, home(language, { headings: [heading(2, title)] }));
  expect(under(offered)).toContain("wf-property-listing");
  expect(under(told)).not.toContain("wf-property-listing");
});

it.each([
  ["en", "School fees"],
  ["de", "Schulgeld"],
  ["fr", "Frais de scolarité"],
  ["es", "Colegiatura"],
  ["pt", "Propinas"],
  ["it", "Retta scolastica"],
  ["nl", "Schoolgeld"],
  ["pl", "Czesne"],
])("fees of a school are no subscription in any language (%s)", (language, fees) => {
  const owed = ["Fees are payable monthly.", "All dues are payable by bank slip."].map((one) => text(one));
  const asked = (title: string) => claimed(SCHOOL, home(language, { headings: [heading(2, title)], blocks: owed }));
  expect(asked("Maria Montessori")).toContain("wf-membership-billing");
  expect(asked(fees)).not.toContain("wf-membership-billing");
});

it("a teacher who tells how to apply a skill takes no applications", () => {
  const teacher: Kind = { industry: "education", siteType: "services" };
  const under = (title: string) => claimed(teacher, home("en", { headings: [heading(2, title)] }));
  expect(under("How to apply")).toContain("wf-admissions");
  expect(under("How to apply this to your playing")).not.toContain("wf-admissions");
});
