// Work of offices that keep registers, rents, animals and terms, on invented pages, each beside a site where it is not.
import { describe, expect, it } from "vitest";
import { anchor, field, form, heading, text } from "../../../fixtures/site.ts";
import { CHARITY, claimed, claimsOf, CLUB, home, inner, MAKER, ORIGIN, says, SOFTWARE } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const PARISH: Kind = { industry: "other", subKind: "religion", siteType: "nonprofit-gov" };
const MANAGER: Kind = { industry: "real-estate", siteType: "services" };
const SHOP: Kind = { industry: "retail" };
const BAKER: Kind = { industry: "other", subKind: "food" };
const LAWYER: Kind = { industry: "professional-services", subKind: "law", siteType: "services" };

describe("papers from the registers of a parish", () => {
  it.each([
    ["en", "Baptismal certificates"],
    ["de", "Taufscheine und Patenscheine"],
    ["fr", "Certificats de baptême"],
    ["es", "Partidas de bautismo"],
    ["pt", "Certidões de batismo"],
    ["it", "Certificati di battesimo"],
    ["nl", "Doopbewijs aanvragen"],
    ["pl", "Odpis aktu chrztu"],
  ])("are its certificates, and those that a lawyer asks for are not (%s)", (language, heads) => {
    const page = home(language, { headings: [heading(2, heads)] });
    expect(claimed(PARISH, page)).toContain("wf-certificates");
    expect(claimed(LAWYER, page)).not.toContain("wf-certificates");
  });

  it("are told in steps of a register, and not of a course", () => {
    const claim = claimsOf(PARISH, home("en", { headings: [heading(2, "Baptismal certificates")] })).find(
      ({ id }) => id === "wf-certificates",
    );
    expect(claim?.steps.map(({ name }) => name)).toEqual([
      "Take request",
      "Find entry and check who asks",
      "Make certificate",
      "Hand out or send",
      "File",
      "Answer questions on entries",
    ]);
  });
});

describe("the rents of others", () => {
  it.each([
    ["en", "Rent collection"],
    ["de", "Mietinkasso und Nebenkostenabrechnung"],
    ["fr", "Encaissement des loyers"],
    ["es", "Cobro de alquileres"],
    ["pt", "Cobrança de aluguéis"],
    ["it", "Riscossione degli affitti"],
    ["nl", "Huurincasso"],
    ["pl", "Rozliczanie czynszów"],
  ])("are billed by who manages homes, and not by whose program does it (%s)", (language, service) => {
    const page = home(language, { headings: [heading(3, service)] });
    expect(claimed(MANAGER, page)).toContain("wf-invoicing");
    expect(claimed(SOFTWARE, page)).not.toContain("wf-invoicing");
  });
});

describe("a form to report damage", () => {
  const linked = (name: string, file: string) => home("de", { anchors: [anchor(`${ORIGIN}/files/${file}`, name)] });

  it.each([
    ["Schadenformular", "Schadenformular.pdf"],
    ["Maintenance request", "maintenance-request.pdf"],
    ["Annonce de dégât", "annonce-de-degat.pdf"],
    ["Zgłoszenie usterki", "zgloszenie-usterki.docx"],
  ])("is how tenants ask a manager of homes for repairs (%s)", (name, file) => {
    expect(claimed(MANAGER, linked(name, file))).toContain("wf-maintenance-requests");
    expect(claimed(MANAGER, linked("Hausordnung", "Hausordnung.pdf"))).not.toContain("wf-maintenance-requests");
    expect(claimed(CLUB, linked(name, file))).not.toContain("wf-maintenance-requests");
  });
});

describe("a form of those who want to adopt", () => {
  const asked = (label: string, count = 6) =>
    inner("/apply", "en", {
      headings: [heading(1, label)],
      forms: [form({ fields: Array.from({ length: count }, (_, at) => field({ name: `answer${at}` })), heading: 0 })],
    });

  it.each([
    "Adoption application",
    "Adoptionsformular",
    "Formulaire d'adoption",
    "Solicitud de adopción",
    "Formulário de adoção",
    "Questionario preaffido",
    "Adoptieformulier",
    "Ankieta przedadopcyjna",
  ])("is read and checked by someone (%s)", (label) => {
    const claims = claimsOf(CHARITY, home("en"), asked(label));
    const claim = claims.find(({ id }) => id === "wf-intake-forms");
    expect(claim?.steps[3]?.name).toBe("Staff reads answers");
  });

  it("is none where it has no more fields than one for writing", () => {
    expect(claimed(CHARITY, home("en"), asked("Adoption application", 3))).not.toContain("wf-intake-forms");
  });
});

describe("terms of sale", () => {
  const terms = (language: string, title: string, ...sentences: string[]) =>
    inner("/terms.html", language, {
      kind: "legal",
      headings: [heading(1, title)],
      blocks: sentences.flatMap((sentence) => [text(sentence), text(`Note: ${sentence}`)]),
    });
  const OF_SALE: [string, string, string, string][] = [
    ["en", "Terms of sale", "Orders are confirmed after payment.", "We ship within 3 working days by courier."],
    [
      "de",
      "Verkaufsbedingungen",
      "Die Bestellung ist mit Zahlungseingang verbindlich.",
      "Versand mit DHL in 2 Werktagen.",
    ],
    [
      "fr",
      "Conditions générales de vente",
      "La commande est validée après paiement.",
      "Livraison par transporteur en France.",
    ],
    ["es", "Condiciones de venta", "El pedido queda confirmado tras el pago.", "Envíos en 48 horas por mensajería."],
    [
      "pt",
      "Condições gerais de venda",
      "A encomenda fica confirmada após o pagamento.",
      "Entrega ao domicílio em 5 dias.",
    ],
    ["it", "Condizioni di vendita", "L'ordine è confermato dopo il pagamento.", "Spedizione con corriere in 3 giorni."],
    [
      "nl",
      "Verkoopvoorwaarden",
      "De bestelling is definitief na betaling.",
      "Levering binnen 2 werkdagen in Nederland.",
    ],
    ["pl", "Regulamin sklepu", "Zamówienie jest przyjęte po wpłacie.", "Dostawa kurierem w 2 dni robocze."],
  ];

  it.each(OF_SALE)("tell how a shop handles orders and sends goods (%s)", (language, title, order, delivery) => {
    const pages = [home(language), terms(language, title, order, delivery)] as const;
    expect(claimed(SHOP, ...pages)).toEqual(expect.arrayContaining(["wf-order-processing", "wf-fulfilment"]));
    expect(claimed(MAKER, ...pages)).not.toContain("wf-order-processing");
  });

  it("are not terms of use, whatever these say of orders", () => {
    const pages = [home("en"), terms("en", "Terms of use", "Orders are confirmed after payment.")] as const;
    expect(claimed(SHOP, ...pages)).not.toContain("wf-order-processing");
  });
});

describe("a control to order at who cooks or bakes", () => {
  const ordered = (...more: string[]) =>
    home("en", {
      anchors: [anchor(`${ORIGIN}/#order`, "Order now")],
      blocks: more.map((one) => text(one)),
    });

  it("orders food, and nothing that is sent", () => {
    const ids = claimed(BAKER, ordered());
    expect(ids).toContain("wf-food-ordering");
    expect(ids).not.toContain("wf-order-processing");
  });

  it("orders goods where there is a checkout", () => {
    const ids = claimed({ ...BAKER, channels: ["ecommerce"] }, ordered());
    expect(ids).toContain("wf-order-processing");
    expect(ids).not.toContain("wf-food-ordering");
  });
});

describe("papers that a club wants", () => {
  it.each([
    ["en", "Please bring a copy of your passport and the required documents with you."],
    ["de", "Bitte bringen Sie die notwendigen Unterlagen zur Anmeldung mit."],
    ["fr", "Merci d'apporter les documents nécessaires, dont un certificat médical."],
  ])("are collected by someone (%s)", (language, sentence) => {
    expect(claimed(CLUB, says(language, sentence))).toContain("wf-document-collection");
  });
});

it("a report that is a part of software is no report of a job", () => {
  const told = "After each inspection you receive a written report with photos.";
  expect(claimed({ industry: "other", subKind: "trades" }, says("en", told))).toContain("wf-job-report");
  expect(claimed({ industry: "technology", siteType: "services" }, says("en", told))).not.toContain("wf-job-report");
});

describe("a giving page at a service for gifts", () => {
  const page = home("en", {
    anchors: [anchor("https://www.zeffy.com/en-US/donation-form/our-church", "Partner with us")],
  });

  it("is how a congregation or charity takes gifts, whatever the link is called", () => {
    expect(claimed(PARISH, page)).toContain("wf-donation-processing");
    expect(claimed(CHARITY, page)).toContain("wf-donation-processing");
  });

  it("is none of a shop's, which may give to others", () => {
    expect(claimed(SHOP, page)).not.toContain("wf-donation-processing");
  });
});
