// What one act, a title or a word in passing does not show, each beside a site that does show it.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import {
  ACCOUNTANT,
  ADVISER,
  AGENCY,
  claimed,
  headed,
  home,
  inner,
  ORIGIN,
  says,
  SCHOOL,
  SOFTWARE,
  toldTwice,
} from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic", channels: ["phone", "email"] };
const AGENT: Kind = { industry: "real-estate", siteType: "services", channels: ["phone"] };
const SHOP: Kind = { industry: "retail", siteType: "ecommerce", channels: ["ecommerce"], sells: true };
const DRAINS: Kind = { industry: "other", subKind: "trades", channels: ["phone"] };
const PROVIDER: Kind = { industry: "technology", siteType: "local-business", channels: ["phone"] };
const INN: Kind = { industry: "other", subKind: "lodging", channels: ["email"] };
const TAVERN: Kind = { industry: "other", subKind: "food", channels: ["phone"] };

describe("one act is one kind of work", () => {
  it("a board whose members are chosen is none to join", () => {
    const board = (...said: string[]) =>
      claimed(
        SCHOOL,
        home("en"),
        inner("/council", "en", {
          headings: [heading(1, "Council"), heading(2, "Membership")],
          blocks: said.map((one) => text(one)),
        }),
      );
    expect(board("Members are chosen by the head of the school.")).not.toContain("wf-membership-applications");
    expect(board("Members meet on Tuesdays.")).toContain("wf-membership-applications");
  });
  it("a drain that is mended is a call-out, and no request of a tenant", () => {
    const said = ["Drain cleaning and repair service", "If the drain is broken, call our plumbers."] as const;
    expect(claimed(DRAINS, headed("en", ...said))).toContain("wf-dispatch-field");
    expect(claimed(DRAINS, headed("en", ...said))).not.toContain("wf-maintenance-requests");
    expect(claimed(AGENT, headed("en", "Maintenance requests", said[1]))).toContain("wf-maintenance-requests");
  });
  it("a free first visit is an appointment of a clinic, and an inquiry where a form takes it", () => {
    const visits = (channels: NonNullable<Kind["channels"]>) =>
      claimed(
        { ...PRACTICE, channels },
        headed("en", "Initial consultation - free", "Request an appointment by phone."),
      );
    expect(visits(["phone", "email"])).not.toContain("wf-lead-intake");
    expect(visits(["phone", "contact-form"])).toContain("wf-lead-intake");
  });
  it.each([
    ["it", "Richiedi una consulenza gratuita", "Prenota una consulenza gratuita"],
    ["es", "Solicita una asesoría gratuita", "Agenda una asesoría gratuita"],
    ["en", "Request a free consultation", "Book a free consultation"],
  ])("advice that is asked for is an inquiry, and an appointment where it is booked (%s)", (language, asks, books) => {
    const adviser: Kind = { ...ADVISER, industry: "professional-services", channels: ["contact-form"] };
    expect(claimed(adviser, headed(language, asks))).not.toContain("wf-appointment");
    expect(claimed(adviser, headed(language, books))).toContain("wf-appointment");
  });
  it.each([
    ["nl", "Uitsluitend op afspraak", "Wij werken uitsluitend op afspraak.", "Maak een afspraak."],
    ["de", "Nur nach Terminvereinbarung", "Beratung nur nach Vereinbarung.", "Termin vereinbaren."],
    ["fr", "Uniquement sur rendez-vous", "Nous recevons uniquement sur rendez-vous.", "Prendre rendez-vous."],
    ["it", "Solo su appuntamento", "Riceviamo solo su appuntamento.", "Prenota un appuntamento."],
    ["es", "Solo con cita previa", "Atendemos solo con cita previa.", "Pedir cita."],
    ["pt", "Apenas com marcação", "Atendemos apenas por marcação.", "Marcar consulta."],
    ["pl", "Tylko po wcześniejszym umówieniu", "Przyjmujemy tylko po wcześniejszym umówieniu.", "Umów wizytę."],
    ["en", "By appointment only", "We work by appointment only.", "Make an appointment."],
  ])(
    "a workshop for computers that is open by appointment only takes appointments: %s",
    (language, only, said, asks) => {
      expect(claimed(PROVIDER, headed(language, only, said, asks))).toContain("wf-appointment");
      expect(claimed(PROVIDER, headed(language, asks))).not.toContain("wf-appointment");
    },
  );
  it("tickets are inquiries of an IT provider, and support of a program", () => {
    expect(claimed(PROVIDER, headed("en", "Submit a ticket"))).not.toContain("wf-knowledge-support");
    expect(claimed(SOFTWARE, headed("en", "Submit a ticket"))).toContain("wf-knowledge-support");
  });
});

describe("a word in passing", () => {
  it("on what a buyer may do chooses no tenants", () => {
    const sells = (sentence: string) => claimed(AGENT, home("en", { blocks: [text(sentence)] }));
    expect(sells("It earns well, depending on the new owner's use and rental criteria.")).not.toContain(
      "wf-tenant-screening",
    );
    expect(sells("Please read our rental criteria before you apply.")).toContain("wf-tenant-screening");
  });
  it("on causes seeks no staff", () => {
    const heals = (sentence: string) =>
      claimed(
        PRACTICE,
        home("pl", {
          headings: [heading(2, "Wizyta u fizjoterapeuty")],
          blocks: toldTwice([sentence], { heading: 0 }),
        }),
      );
    expect(heals("Poszukujemy przyczyny powstania objawów.")).not.toContain("wf-recruiting");
    expect(heals("Poszukujemy fizjoterapeuty do zespołu.")).toContain("wf-recruiting");
  });
  it("on compliance that is sold meets no deadlines", () => {
    const pages = [
      headed("en", "Compliance management", "Audit preparation is included."),
      inner("/care", "en", {
        headings: [heading(1, "Compliance for offices")],
        blocks: [text("We do a compliance audit each year.")],
      }),
    ];
    expect(claimed(PROVIDER, ...pages)).not.toContain("wf-deadline-compliance");
    expect(claimed(ACCOUNTANT, ...pages)).toContain("wf-deadline-compliance");
  });
  it("sends no parcels of an agency whose packages are bought at a checkout", () => {
    const page = says("en", "Website delivery time: 5 working days.");
    expect(claimed({ ...AGENCY, channels: ["ecommerce"], sells: true }, page)).not.toContain("wf-fulfilment");
    expect(claimed(SHOP, page)).toContain("wf-fulfilment");
  });
  it("names a page of steps, and shows none", () => {
    const page = inner("/how-it-works", "en", { titles: ["How It Works"], headings: [heading(1, "How It Works")] });
    const steps = inner("/how-it-works", "en", { blocks: ["Step 1", "Step 2", "Step 3"].map((step) => text(step)) });
    expect(claimed(ACCOUNTANT, home("en"), page)).not.toContain("wf-client-onboarding");
    expect(claimed(ACCOUNTANT, home("en"), steps)).toContain("wf-client-onboarding");
  });
  it("that leads nowhere tells of no news", () => {
    const networks = ["facebook", "instagram"].map((name) => anchor(`https://www.${name}.com/example`, name));
    const links = (href: string) => claimed(ACCOUNTANT, home("en", { anchors: [...networks, anchor(href, "News")] }));
    expect(links(`${ORIGIN}/#`)).not.toContain("wf-content-publishing");
    expect(links(`${ORIGIN}/news`)).toContain("wf-content-publishing");
  });
});

describe("work in words that are read now", () => {
  it("feasts are reservations of a tavern (el)", () => {
    const told = says("el", "Αναλαμβάνουμε συνεστιάσεις και εκδηλώσεις.");
    expect(claimed(TAVERN, told)).toContain("wf-reservations");
    expect(claimed(AGENCY, told)).not.toContain("wf-reservations");
  });
  it("rates for groups are quotes of a hotel (tr)", () => {
    expect(claimed(INN, headed("tr", "Gruplara ve şirketlere özel fiyatlar verilir."))).toContain("wf-quote-proposal");
  });
  it("news of a school are for its families", () => {
    const news = inner("/novidades", "pt", { titles: ["Novidades"] });
    expect(claimed(SCHOOL, home("pt"), news)).toContain("wf-school-communication");
    expect(claimed(AGENCY, home("pt"), news)).not.toContain("wf-school-communication");
  });
  it("what is back in stock is watched by a shop (es)", () => {
    expect(claimed(SHOP, headed("es", "De nuevo disponibles"))).toContain("wf-inventory-merch");
    expect(claimed(ADVISER, headed("es", "De nuevo disponibles"))).not.toContain("wf-inventory-merch");
  });
  it("regulatory plans are kept by an adviser, on a page that names the rules", () => {
    const said = ["Regulatory services", "We develop and maintain recordkeeping for regulatory plans."] as const;
    expect(claimed(ADVISER, headed("en", ...said))).toContain("wf-deadline-compliance");
    expect(claimed(AGENCY, headed("en", ...said))).not.toContain("wf-deadline-compliance");
  });
  it("gifts are asked for where a trade has none of its own", () => {
    const said = ["Hinterlasse uns eine Spende", "Über eine kleine Spende freuen wir uns."] as const;
    const page = (...sentences: [string, ...string[]]) =>
      home("de", {
        headings: [heading(2, said[0])],
        anchors: [anchor(`${ORIGIN}/spenden`, "Jetzt spenden")],
        blocks: sentences.map((sentence) => text(sentence)),
      });
    expect(claimed(PRACTICE, page(said[1], "Jeder Beitrag unterstützt unsere Arbeit."))).toContain(
      "wf-donation-processing",
    );
    expect(claimed(PRACTICE, page("Jeder Beitrag zählt."))).not.toContain("wf-donation-processing");
  });
});
