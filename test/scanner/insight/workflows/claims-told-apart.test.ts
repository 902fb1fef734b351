// Work that is told by nearly the same words as other work, or as none.
import { describe, expect, it } from "vitest";
import { anchor, field, form, heading } from "../../../fixtures/site.ts";
import { AGENCY, CHARITY, claimed, CLUB, home, inner, toldTwice } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const CAFE: Kind = { industry: "other", subKind: "food", channels: ["phone"] };
const CARRIER: Kind = { industry: "other", subKind: "transport", channels: ["phone"] };
const SALON: Kind = { industry: "other", subKind: "beauty" };
const INSURER: Kind = { industry: "finance", subKind: "insurance", siteType: "services" };
const LENDER: Kind = { industry: "finance", subKind: "lending", siteType: "services" };
const AGENT: Kind = { industry: "real-estate", channels: ["phone"] };
const FIELD_CLUB: Kind = { industry: "other", subKind: "club", siteType: "nonprofit-gov" };
const TRADES: Kind = { industry: "other", subKind: "trades" };

const tells = (kind: Kind, language: string, title: string, ...sentences: string[]) =>
  claimed(
    kind,
    home(language, {
      headings: [heading(2, title)],
      blocks: toldTwice(sentences, { heading: 0 }),
    }),
  );

describe("rooms that a house lets for an evening", () => {
  it.each([
    ["en", "Private venue hire"],
    ["de", "Räume mieten"],
    ["fr", "Location de salle"],
    ["es", "Alquiler de salas"],
    ["pt", "Aluguel de salas"],
    ["it", "Noleggio sala"],
    ["nl", "Zaal huren"],
    ["pl", "Wynajem sali"],
  ])("are booked like other things for hire (%s)", (language, title) => {
    expect(tells(CAFE, language, title)).toContain("wf-rental-booking");
  });
  it("are not what a café that lends bicycles has", () => {
    expect(tells(CAFE, "en", "Bike rental")).not.toContain("wf-rental-booking");
  });
});

describe("a carrier that speaks of hire", () => {
  it.each([
    ["en", "Freight", "You pay for the space and need no rental of a whole truck."],
    ["de", "Spedition", "Sie müssen keinen ganzen Lastwagen mieten."],
    ["tr", "Şehirler arası taşımacılık", "Tam araç kiralama yerine yalnızca kullandığınız kadar ödersiniz."],
    ["pl", "Transport towarów", "Wynajem całej ciężarówki nie jest potrzebny."],
  ])("sends its people out (%s)", (language, title, sentence) => {
    expect(tells(CARRIER, language, title, sentence)).toContain("wf-dispatch-field");
  });
  it("is no car hire, whose cars the customers drive", () => {
    expect(tells(CARRIER, "en", "Car rental", "Choose a car.")).not.toContain("wf-dispatch-field");
  });
});

describe("a page on returns", () => {
  const returns = inner("/refund-policy", "en", { kind: "legal", headings: [heading(1, "Refund policy")] });
  it("is work for whoever has a checkout, in any trade", () => {
    expect(claimed({ ...SALON, channels: ["ecommerce"], sells: true }, home("en"), returns)).toContain(
      "wf-complaint-returns",
    );
    expect(claimed(SALON, home("en"), returns)).not.toContain("wf-complaint-returns");
  });
});

describe("the money of others", () => {
  it.each([
    ["en", "Mortgage insurance"],
    ["es", "Seguro de hipoteca"],
    ["it", "Assicurazione mutuo"],
    ["fr", "Assurance de prêt immobilier"],
  ])("that is insured is not lent (%s)", (language, title) => {
    expect(tells(INSURER, language, title)).not.toContain("wf-loan-application");
  });
  it("is lent where the loan itself is offered", () => {
    expect(tells(LENDER, "en", "Mortgage for a first home")).toContain("wf-loan-application");
    expect(tells(INSURER, "en", "Calculator", "Shareholder loan: at application no surprises.")).not.toContain(
      "wf-loan-application",
    );
  });
  it("is billed by carriers and suppliers, and not by who finds them", () => {
    const plans = ["Most carriers offer monthly payment plans.", "Annual revenue and billings count."];
    expect(tells(INSURER, "en", "Plans", ...plans)).not.toContain("wf-invoicing");
    const tariff = ["Linea mobile da 22,90€ /mese", "Linea fissa da 29,90€ /mese"];
    expect(tells({ ...INSURER, subKind: "lending" }, "it", "Le offerte", ...tariff)).not.toContain("wf-invoicing");
    const bills = "La fattura viene inviata ogni mese.";
    expect(tells({ industry: "consulting" }, "it", "I piani", ...tariff, bills)).toContain("wf-invoicing");
  });
  it("is not asked for where there is none to pay", () => {
    const told = (sentence: string) => tells({ industry: "technology", siteType: "services" }, "en", "How", sentence);
    expect(told("It runs with zero subscription fees.")).not.toContain("wf-membership-billing");
    expect(told("The subscription fee is 20 EUR.")).toContain("wf-membership-billing");
  });
});

describe("what is rented", () => {
  it.each([
    ["en", "Occasional rental", "Coverage for equipment rental by the day.", "A rental needs cover on every weekend."],
    ["de", "Geräte mieten", "Wir versichern, wer Maschinen verleiht.", "Beim Mieten am Wochenende zahlt die Police."],
    ["fr", "Louer un véhicule", "Nous assurons la location de matériel.", "Location à la journée : garantie incluse."],
    ["es", "Alquiler de coches", "Seguro para alquiler de maquinaria.", "Alquilar por un día tiene cobertura."],
  ])("is insured by an insurer, and rented out by another (%s)", (language, title, ...sentences) => {
    const page = home(language, {
      headings: [heading(2, title), heading(2, `${title}: FAQ`)],
      blocks: toldTwice(sentences, { heading: 0 }),
    });
    const RENTAL: Kind = { industry: "other", subKind: "rental" };
    expect(claimed({ ...INSURER, channels: ["phone"] }, page)).not.toContain("wf-rental-booking");
    expect(claimed({ ...RENTAL, channels: ["phone"] }, page)).toContain("wf-rental-booking");
  });
});

describe("a contract", () => {
  it.each([
    ["en", "We review your policy at every renewal.", "We review essays every year."],
    ["de", "Wir prüfen Ihre Verträge jedes Jahr.", "Wir prüfen jeden Antrag."],
    ["fr", "Nous revoyons vos contrats chaque année.", "Nous revoyons chaque détail."],
    ["es", "Revisamos tu póliza en cada renovación.", "Revisamos el motor cada año."],
    ["pt", "Revemos a sua apólice todos os anos.", "Revemos a matéria todos os anos."],
    ["it", "Rivediamo le tue polizze ogni anno.", "Rivediamo il menu ogni anno."],
    ["nl", "Wij controleren uw polis elk jaar.", "Wij controleren de ketel elk jaar."],
    ["pl", "Sprawdzamy polisę co roku przed wznowieniem.", "Sprawdzamy kocioł co roku."],
  ])("is looked at again by who sells cover, when its date comes (%s)", (language, again, other) => {
    const page = (said: string) => home(language, { blocks: toldTwice([said]) });
    expect(claimed(INSURER, page(again))).toContain("wf-client-followup");
    expect(claimed(INSURER, page(other))).not.toContain("wf-client-followup");
    expect(claimed(AGENT, page(again))).not.toContain("wf-client-followup");
  });
});

describe("an invitation", () => {
  it("to a club is none to its staff", () => {
    expect(tells(FIELD_CLUB, "de", "Werde Teil unserer Gemeinschaft")).not.toContain("wf-recruiting");
    expect(tells(FIELD_CLUB, "de", "Werde Teil unseres Teams")).toContain("wf-recruiting");
  });
  it("to take part is none to volunteer, but at a charity", () => {
    const page = home("de", { anchors: [anchor("https://example-clinic.com/mitglied-werden", "Jetzt mitmachen")] });
    expect(claimed(CLUB, page)).not.toContain("wf-volunteer-management");
    expect(claimed(CHARITY, page)).toContain("wf-volunteer-management");
  });
  it("is not what a role and an application of other kinds tell of", () => {
    const LAWYER: Kind = { industry: "professional-services", subKind: "law", siteType: "services" };
    const sentence = "The planning and the application are handled by others.";
    expect(tells(LAWYER, "en", "My role is narrow", sentence)).not.toContain("wf-recruiting");
    expect(tells(LAWYER, "en", "Open roles", "Apply by letter.")).toContain("wf-recruiting");
  });
});

describe("a report on what was done", () => {
  const sentence = "After publication we provide you with a detailed report.";
  it("is that of a job in a trade, and of a campaign at an agency", () => {
    expect(tells(TRADES, "en", "Our work", sentence)).toContain("wf-job-report");
    expect(tells(AGENCY, "en", "Our work", sentence)).not.toContain("wf-job-report");
  });
});

describe("a form for inquiries in Polish", () => {
  const form = "Wypełnij bezpłatny formularz zgłoszeniowy.";
  it("is a place at a school only where the sentence speaks of lessons, and no paper", () => {
    const SCHOOL: Kind = { industry: "education", siteType: "services" };
    expect(tells(SCHOOL, "pl", "Formularz zgłoszeniowy", form)).not.toContain("wf-admissions");
    expect(tells(SCHOOL, "pl", "Formularz zgłoszeniowy", form)).not.toContain("wf-intake-forms");
    expect(tells(SCHOOL, "pl", "Formularz zgłoszeniowy", form)).not.toContain("wf-event-registration");
    expect(tells(SCHOOL, "pl", "Kursy", "Wypełnij formularz zgłoszeniowy na kurs językowy.")).toContain(
      "wf-admissions",
    );
  });
});

describe("one person who visits people at home", () => {
  const TRAINER: Kind = { industry: "other", siteType: "services" };
  const visits = ["We come to your home for training.", "Home visits in Sampletown and surrounding areas."];
  const alone = "My name is Ann, and I am a dog trainer.";
  it("keeps a calendar, and picks no crew", () => {
    expect(tells(TRAINER, "en", "We come to you", ...visits)).toContain("wf-dispatch-field");
    expect(tells(TRAINER, "en", "We come to you", ...visits, alone)).not.toContain("wf-dispatch-field");
    expect(tells(TRADES, "en", "We come to you", ...visits, alone)).toContain("wf-dispatch-field");
  });
});

describe("an estate agent", () => {
  it("whose homes stand at a portal is asked for viewings", () => {
    const portal = anchor("https://www.immowelt.de/profil/agentur-4711", "Objekte");
    expect(claimed(AGENT, home("de", { anchors: [portal] }))).toContain("wf-viewing-enquiry");
    expect(claimed(AGENT, home("de"))).not.toContain("wf-viewing-enquiry");
  });
  it.each([
    ["en", "For rent", "For sale", "We run a credit check before any viewing."],
    ["de", "Zu vermieten", "Zu verkaufen", "Eine Bonitätsprüfung findet vor der Besichtigung statt."],
    ["pt", "Para alugar", "À venda", "Fazemos a análise de crédito antes da visita."],
  ])("checks tenants where homes are let, and buyers where they are sold (%s)", (language, rent, sale, check) => {
    expect(tells(AGENT, language, rent, check)).toContain("wf-tenant-screening");
    expect(tells(AGENT, language, sale, check)).not.toContain("wf-tenant-screening");
  });
  it.each([
    ["en", "For sale", "Rental application", "Mortgage application"],
    ["de", "Zu verkaufen", "Selbstauskunft", "Verkaufsauftrag"],
    ["fr", "À vendre", "Candidature locataire", "Mandat de vente"],
    ["es", "En venta", "Solicitud de alquiler", "Encargo de venta"],
    ["pt", "À venda", "Proposta de locação", "Proposta de compra"],
    ["it", "In vendita", "Domanda di locazione", "Incarico di vendita"],
    ["nl", "Te koop", "Huuraanvraag", "Verkoopopdracht"],
    ["pl", "Na sprzedaż", "Wniosek o najem", "Zlecenie sprzedaży"],
  ])(
    "who takes applications of tenants chooses among them, whatever else is sold (%s)",
    (language, sale, ours, not) => {
      const fields = Array.from({ length: 14 }, (_, at) => field({ name: `f${at}` }));
      const site = (title: string) => [
        home(language, { headings: [heading(2, sale)] }),
        // The label is what heads the first part of the form.
        inner("/form", language, { headings: [heading(1, title)], forms: [form({ label: "1.", heading: 0, fields })] }),
      ];
      expect(claimed(AGENT, ...site(ours))).toContain("wf-tenant-screening");
      expect(claimed(AGENT, ...site(not))).not.toContain("wf-tenant-screening");
    },
  );
  it("who asks a fee for an application lets homes beside those for sale", () => {
    const rule = "Tenant screening takes two days.";
    expect(tells(AGENT, "en", "For sale", rule, "An application fee is due.")).toContain("wf-tenant-screening");
    expect(tells(AGENT, "en", "For sale", rule)).not.toContain("wf-tenant-screening");
  });
  it("who comes to see a home sends nobody out, as those who repair it do", () => {
    const visit = "Für die Bewertung kommen wir zu Ihnen, in Musterstadt und Umgebung.";
    expect(tells(AGENT, "de", "Wir kommen zu Ihnen", visit)).not.toContain("wf-dispatch-field");
    expect(tells(TRADES, "de", "Wir kommen zu Ihnen", visit)).toContain("wf-dispatch-field");
  });
  it("tells in the words of Latin America how tenants are chosen and repairs reported", () => {
    const tenants = "Al recibir la solicitud de arrendamiento con los papeles del deudor solidario respondemos.";
    expect(tells(AGENT, "es", "Quiero arrendar", tenants)).toContain("wf-tenant-screening");
    const repairs = "Para reportar un arreglo locativo escriba al correo.";
    expect(tells(AGENT, "es", "Arrendatarios", repairs)).toContain("wf-maintenance-requests");
  });
});

describe("help", () => {
  const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic", channels: ["phone"] };
  it("that a practice gives is no offer to volunteer", () => {
    expect(tells(PRACTICE, "en", "Get Involved", "Please call us, we may still be able to help.")).not.toContain(
      "wf-volunteer-management",
    );
    expect(tells(CHARITY, "en", "Get involved")).toContain("wf-volunteer-management");
  });
});

describe("a request without obligation", () => {
  it("reserves a table only where a table is named", () => {
    const lunch = heading(2, "Mittagstisch");
    const shop = home("de", {
      headings: [lunch],
      anchors: [anchor("https://example-clinic.com/a", "Unverbindlich anfragen")],
    });
    expect(claimed(CAFE, shop)).not.toContain("wf-reservations");
    expect(claimed(CAFE, shop)).not.toContain("wf-menu-updates");
    expect(tells(CAFE, "de", "Tisch unverbindlich anfragen")).toContain("wf-reservations");
  });
});

describe("praise of those who work there", () => {
  it("seeks nobody", () => {
    const praise = "Staffed with qualified and experienced people.";
    expect(tells(TRADES, "en", "Steps required of you", praise)).not.toContain("wf-recruiting");
  });
});
