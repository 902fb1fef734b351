// Twins: a page that shows a kind of work, and one that only sounds like it, in several languages.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import {
  ACCOUNTANT,
  ADVISER,
  CHARITY,
  claimed,
  CLUB,
  home,
  INN,
  inner,
  MAKER,
  ORIGIN,
  says,
  SCHOOL,
  SOFTWARE,
} from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const SHOP: Kind = { industry: "retail", siteType: "ecommerce" };
const BAKERY: Kind = { industry: "other", subKind: "food" };
const BROKER: Kind = { industry: "finance", subKind: "insurance" };
const PLUMBER: Kind = { industry: "other", subKind: "trades" };
const PRACTICE: Kind = { industry: "healthcare" };
const LANDLORD: Kind = { industry: "real-estate", siteType: "services", channels: ["contact-form"] };
const LAWYER: Kind = { industry: "professional-services", subKind: "law", siteType: "services" };
const TEACHER: Kind = { industry: "education", siteType: "services" };

const heads = (language: string, words: string): PageFacts => home(language, { headings: [heading(2, words)] });
const presses = (language: string, name: string): PageFacts =>
  home(language, {
    buttons: [
      {
        tag: "button",
        type: "button",
        name,
        nameFrom: "aria-label",
        region: "header",
        hidden: false,
        hasOnclick: true,
        form: -1,
        attributes: {},
      },
    ],
  });
const links = (language: string, words: string): PageFacts =>
  home(language, { anchors: [anchor(`${ORIGIN}/x`, words)] });

const SHOWS: [family: string, kind: Kind, page: PageFacts, what: string][] = [
  ["wf-sales-demo", SOFTWARE, links("en", "Talk to sales"), "a way to the sales team"],
  ["wf-sales-demo", SOFTWARE, links("de", "Vertrieb kontaktieren"), "a way to the sales team, German"],
  ["wf-sales-demo", SOFTWARE, links("fr", "Parler à un commercial"), "a way to the sales team, French"],
  ["wf-sales-demo", SOFTWARE, links("es", "Agendar una demo"), "a demo, Spanish"],
  ["wf-order-processing", BAKERY, says("de", "Torten können Sie telefonisch bestellen."), "orders by phone, German"],
  ["wf-order-processing", BAKERY, says("en", "To order, call us a day before."), "orders by phone"],
  ["wf-order-processing", MAKER, says("de", "Ihre Bestellung senden Sie uns per Fax."), "orders by fax, German"],
  [
    "wf-order-processing",
    SHOP,
    says("es", "Haz tu pedido por WhatsApp o pedidos por WhatsApp."),
    "orders by message, Spanish",
  ],
  ["wf-order-processing", SHOP, says("pt", "Peça pelo WhatsApp e receba em casa."), "orders by message, Portuguese"],
  ["wf-order-processing", SHOP, links("pl", "Zamów teraz"), "a control to order, Polish"],
  ["wf-intake-forms", PRACTICE, says("it", "Alla prima visita compiliamo la cartella clinica."), "records, Italian"],
  ["wf-intake-forms", PRACTICE, says("nl", "Wij leggen een medisch dossier aan."), "records, Dutch"],
  ["wf-tenant-screening", LANDLORD, heads("en", "Rental policies"), "rules for tenants"],
  [
    "wf-tenant-screening",
    LANDLORD,
    says("de", "Bitte senden Sie uns die Mieterselbstauskunft."),
    "rules for tenants, German",
  ],
  ["wf-maintenance-requests", LANDLORD, says("en", "We handle maintenance requests promptly."), "repairs for tenants"],
  [
    "wf-maintenance-requests",
    LANDLORD,
    says("fr", "Pour une demande d'intervention, écrivez-nous."),
    "repairs, French",
  ],
  ["wf-viewing-enquiry", LANDLORD, links("en", "View available units"), "homes to see"],
  ["wf-viewing-enquiry", LANDLORD, heads("nl", "Ons aanbod"), "homes to see, Dutch"],
  ["wf-document-generation", LAWYER, says("es", "Redacción de contratos y estatutos."), "papers drafted, Spanish"],
  ["wf-document-generation", LAWYER, says("pl", "Sporządzanie umów i pism."), "papers drafted, Polish"],
  [
    "wf-dispatch-field",
    PLUMBER,
    says("de", "Ihr Installateur für Bremen und Umgebung."),
    "a town and its surroundings, German",
  ],
  ["wf-dispatch-field", PLUMBER, links("en", "24/7 service"), "service day and night"],
  ["wf-reservations", INN, says("de", "Doppelzimmer ab 119 € pro Nacht"), "prices a night, German"],
  ["wf-reservations", INN, heads("it", "Prenota il tuo soggiorno"), "a stay to book, Italian"],
  ["wf-event-registration", CHARITY, says("en", "Join our community calls every month."), "regular meetings"],
  ["wf-event-registration", CLUB, heads("de", "Vereinsabend"), "regular meetings, German"],
  ["wf-appointment", PRACTICE, heads("nl", "Afspraak maken"), "appointments, Dutch"],
  [
    "wf-certificates",
    TEACHER,
    says("it", "Al termine riceverai un attestato di partecipazione."),
    "certificates, Italian",
  ],
  ["wf-client-followup", PRACTICE, says("de", "Unser Recallsystem meldet sich bei Ihnen."), "a recall, German"],
];

const HIDES: [family: string, kind: Kind, page: PageFacts, what: string][] = [
  ["wf-sales-demo", SOFTWARE, says("en", "Our customers sell more."), "a sentence about selling"],
  ["wf-event-registration", SOFTWARE, links("en", "Register now"), "a sign-up for an account"],
  ["wf-event-registration", CLUB, heads("en", "Special Events Chair"), "an office in a club"],
  ["wf-order-processing", ADVISER, says("en", "We bring order to your files."), "the other order"],
  ["wf-intake-forms", SOFTWARE, says("en", "Store medical records in our cloud."), "software for records"],
  ["wf-tenant-screening", ADVISER, heads("en", "Rental policies"), "rules of another trade"],
  ["wf-maintenance-requests", PLUMBER, links("en", "Request service"), "a call for a plumber"],
  ["wf-after-sales", PLUMBER, links("en", "Report a repair"), "a call for a plumber"],
  ["wf-after-sales", SHOP, heads("de", "Garantie"), "a warranty alone"],
  ["wf-viewing-enquiry", LANDLORD, heads("en", "About us"), "a firm without homes"],
  ["wf-document-generation", ACCOUNTANT, heads("en", "Contract"), "a word for a paper"],
  ["wf-document-generation", LAWYER, heads("en", "Litigation"), "a field of law, which tells of no paper"],
  ["wf-invoicing", SOFTWARE, heads("en", "Invoice automation"), "a product for invoices"],
  [
    "wf-invoicing",
    ACCOUNTANT,
    says("en", "Set up a direct debit for at least the minimum payment."),
    "advice on a card",
  ],
  ["wf-appointment", PLUMBER, heads("nl", "Afspraak is afspraak"), "a promise, Dutch"],
  ["wf-appointment", PLUMBER, heads("nl", "Afspraken die wij waarmaken"), "agreements, Dutch"],
  ["wf-appointment", MAKER, heads("pt", "Marcação CE"), "a mark on goods, Portuguese"],
  ["wf-claims-insurance", BROKER, heads("en", "Cover against claims"), "what is insured"],
  ["wf-appointment", TEACHER, heads("de", "Termin"), "a date, German"],
  ["wf-valuation-requests", LAWYER, heads("fr", "Notre expertise"), "know-how, French"],
  ["wf-loan-application", ACCOUNTANT, links("fr", "Crédits"), "credits of pictures, French"],
  ["wf-client-followup", PRACTICE, heads("en", "Check-ups"), "a heading for check-ups"],
  ["wf-client-followup", PRACTICE, says("en", "We welcome new and existing patients."), "a welcome"],
  ["wf-lab-case-tracking", MAKER, heads("de", "Labor"), "a laboratory, German"],
  ["wf-results-publishing", TEACHER, heads("en", "Our results"), "a boast"],
  ["wf-menu-updates", SHOP, presses("es", "Abrir menú"), "a control of the navigation, Spanish"],
  ["wf-menu-updates", BAKERY, presses("de", "Menü öffnen"), "a control of the navigation, German"],
  ["wf-deadline-compliance", ADVISER, heads("pt", "Conformidade total"), "a slogan, Portuguese"],
  ["wf-job-report", MAKER, heads("fr", "Inspection"), "a heading, French"],
  ["wf-quality-docs", MAKER, heads("de", "ISO 9001"), "a certificate alone"],
  ["wf-complaint-returns", PLUMBER, heads("de", "Festpreis-Garantie"), "a promise of a price, German"],
  ["wf-document-collection", SCHOOL, heads("en", "Required documents"), "papers for a place at school"],
  [
    "wf-lead-intake",
    { ...SCHOOL, channels: ["contact-form"] },
    heads("en", "Admissions"),
    "families, who are no leads",
  ],
  ["wf-rental-booking", LANDLORD, links("es", "Pisos en alquiler"), "homes to let, Spanish"],
  ["wf-dispatch-field", ADVISER, says("de", "Beratung für Bremen und Umgebung."), "an office with a town, German"],
];

describe("work that shows", () => {
  it.each(SHOWS)("%s is claimed", (family, kind, page, what) => {
    expect(claimed(kind, page), what).toContain(family);
  });
});

describe("what only sounds like it", () => {
  it.each(HIDES)("%s is not claimed", (family, kind, page, what) => {
    expect(claimed(kind, page), what).not.toContain(family);
  });
});

describe("terms of delivery", () => {
  const shown = (path: string, kind: PageFacts["kind"], said = "Orders are processed once they are paid.") =>
    inner(path, "en", { kind, headings: [heading(2, "Policy")], blocks: [text(said)] });
  it("speak of real steps, as a privacy notice does not", () => {
    expect(claimed(SHOP, home("en"), shown("/shipping-returns", "legal"))).toContain("wf-order-processing");
    expect(claimed(SHOP, home("en"), shown("/privacy", "legal"))).not.toContain("wf-order-processing");
  });
  it("name the number of an order for those who complain, which takes none in", () => {
    const asked = shown("/shipping-returns", "legal", "Please write to us with your order number.");
    expect(claimed(SHOP, home("en"), asked)).not.toContain("wf-order-processing");
  });
});

it("titles of posts are topics, and no work of the house", () => {
  const listed = (kind: PageFacts["kind"]) =>
    inner("/news", "en", { kind, headings: [heading(2, "How to get a quote for a roof")] });
  expect(claimed(ADVISER, home("en"), listed("services"))).toContain("wf-quote-proposal");
  expect(claimed(ADVISER, home("en"), listed("blog"))).not.toContain("wf-quote-proposal");
});

it("papers of applicants for a job are no forms of clients", () => {
  const paper = anchor(`${ORIGIN}/form-128.doc`, "Application form");
  const club: Kind = { industry: "other", subKind: "nonprofit" };
  expect(claimed(club, home("en"), inner("/forms", "en", { anchors: [paper] }))).toContain("wf-intake-forms");
  const careers = inner("/jobs", "en", { kind: "careers", anchors: [paper] });
  expect(claimed(club, home("en"), careers)).not.toContain("wf-intake-forms");
  const joining = inner("/join-us", "en", { kind: "careers", anchors: [paper] });
  expect(claimed(club, home("en"), joining)).toContain("wf-intake-forms");
  expect(claimed(ADVISER, home("en"), joining)).not.toContain("wf-intake-forms");
});

describe("calls that another claim already counts", () => {
  it.each<[string, Kind, PageFacts]>([
    [
      "a practice's calls are for appointments",
      { ...PRACTICE, channels: ["phone"] },
      heads("en", "Book an appointment"),
    ],
  ])("%s", (_why, kind, page) => {
    expect(claimed(kind, page)).not.toContain("wf-customer-inquiry");
  });
  it("does not cover the questions that a practice asks for", () => {
    const kind: Kind = { ...PRACTICE, channels: ["phone"] };
    const asks = home("en", { blocks: [text("If you have questions about your bill, call us.")] });
    expect(claimed(kind, asks)).toContain("wf-customer-inquiry");
  });
  it("does not cover what is written in a form of a practice", () => {
    const kind: Kind = { ...PRACTICE, channels: ["phone", "contact-form"] };
    expect(claimed(kind, heads("en", "Book an appointment"))).toContain("wf-customer-inquiry");
  });
});
