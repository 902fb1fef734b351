// Words that two trades share: what stands beside them, or where they stand, says whose work they name.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import {
  ADVISER,
  CHARITY,
  claimed,
  headed,
  home,
  inner,
  INN,
  MAKER,
  says,
  SOFTWARE,
  toldTwice,
} from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const AGENT: Kind = { industry: "real-estate" };
const BROKER: Kind = { industry: "finance", subKind: "lending", siteType: "services" };
const HIRE: Kind = { industry: "other", subKind: "rental" };
const CAFE: Kind = { industry: "other", subKind: "food" };
const CLINIC: Kind = { industry: "healthcare", subKind: "clinic" };
const UNKNOWN: Kind = { industry: "other", sureness: "low", siteType: "services" };
const MANAGER: Kind = { industry: "other", subKind: "trades", sureness: "low" };

const tells = (kind: Kind, language: string, ...sentences: string[]) => claimed(kind, says(language, ...sentences));

describe("a partner", () => {
  const PROGRAMMES: [language: string, title: string, reward: string][] = [
    ["en", "Become a partner", "Partners earn a commission on every contract."],
    ["de", "Partner werden", "Unsere Partner erhalten überdurchschnittliche Provisionen."],
    ["fr", "Devenir partenaire", "Nos partenaires reçoivent une commission."],
    ["es", "Programa de partners", "Cada partner recibe una comisión."],
    ["pt", "Seja um parceiro", "O parceiro recebe uma comissão."],
    ["it", "Diventa partner", "Ogni partner riceve una provvigione."],
    ["nl", "Partner worden", "Partners ontvangen provisie."],
    ["pl", "Zostań partnerem", "Partnerzy otrzymują prowizję."],
  ];
  const site = (language: string, title: string, ...sentences: string[]) => [
    home(language, { anchors: [anchor("https://example-clinic.com/p", title)] }),
    inner("/p", language, { headings: [heading(1, title)], blocks: sentences.map((sentence) => text(sentence)) }),
  ];
  it.each(PROGRAMMES)("who is paid for customers is enrolled (%s)", (language, title, reward) => {
    expect(claimed(BROKER, ...site(language, title, reward))).toContain("wf-dealer-enquiry");
  });
  it.each(PROGRAMMES)("who gives is none that sells (%s)", (language, title) => {
    expect(claimed(CHARITY, ...site(language, title))).not.toContain("wf-dealer-enquiry");
  });
});

describe("a range on offer", () => {
  const RANGES = [
    ["en", "Browse listings"],
    ["de", "Aktuelle Angebote"],
    ["fr", "Nos annonces"],
    ["es", "Buscar inmuebles"],
    ["pt", "Buscar imóveis"],
    ["it", "Le nostre proposte"],
    ["nl", "Bekijk ons aanbod"],
    ["pl", "Nasze oferty"],
  ] as const;
  const site = (language: string, title: string) =>
    home(language, {
      headings: [heading(2, title)],
      anchors: [anchor("https://example-clinic.com/range", title)],
      blocks: [text(`${title}.`)],
    });
  it.each(RANGES)("is one of homes where homes are sold (%s)", (language, title) => {
    expect(claimed(AGENT, site(language, title))).toContain("wf-property-listing");
  });
  it.each(RANGES)("is one of other things elsewhere (%s)", (language, title) => {
    expect(claimed(HIRE, site(language, title))).not.toContain("wf-property-listing");
    expect(claimed(UNKNOWN, site(language, title))).not.toContain("wf-property-listing");
  });
  it("is one of homes at a broker of loans with a page for them, and no heading of a guide", () => {
    const page = inner("/immobilienangebote", "de", { headings: [heading(1, "Immobilienangebote")] });
    expect(claimed(BROKER, home("de"), page)).toContain("wf-property-listing");
    const guide = inner("/ratgeber-kauf", "de", { headings: [heading(2, "Haus zu verkaufen")] });
    expect(claimed(BROKER, home("de"), guide)).not.toContain("wf-property-listing");
  });
  it.each([
    ["en", "Short-let management", "We write your listing for Airbnb."],
    ["de", "Ferienwohnungsverwaltung", "Wir erstellen Ihr Inserat bei Airbnb."],
    ["fr", "Gestion locative", "Nous publions votre annonce sur Airbnb."],
    ["es", "Gestión de pisos turísticos", "Creamos su anuncio en Airbnb."],
    ["pt", "Gestão de alojamento local", "Criamos o seu anúncio no Airbnb."],
    ["it", "Gestione affitti brevi", "Prepariamo annunci per Airbnb."],
    ["nl", "Verhuurbeheer", "Wij maken uw advertentie voor Airbnb."],
    ["pl", "Zarządzanie najmem", "Przygotujemy ogłoszenie w Airbnb."],
  ])("is written by who manages homes for their owners, and not by an inn (%s)", (language, title, sentence) => {
    const page = home(language, { headings: [heading(2, title)], blocks: toldTwice([sentence]) });
    expect(claimed(MANAGER, page)).toContain("wf-property-listing");
    expect(claimed(INN, page)).not.toContain("wf-property-listing");
  });
});

describe("people who work with us", () => {
  it("are staff where they are asked to apply, and customers where they choose", () => {
    expect(tells(ADVISER, "fr", "Envie de travailler avec nous ? Envoyez votre CV.")).toContain("wf-recruiting");
    expect(tells(ADVISER, "fr", "Que vous choisissiez de travailler avec nous ou non.")).not.toContain("wf-recruiting");
  });
  it("are not those for whom places are left", () => {
    expect(tells(CAFE, "pt", "Temos vaga para cozinheiro com experiência.")).toContain("wf-recruiting");
    expect(tells(INN, "pt", "As vagas para os próximos fins de semana esgotam.")).not.toContain("wf-recruiting");
  });
  it("do the duties of an opening, whatever words of work these hold", () => {
    const duty = (kind: "careers" | "services") =>
      inner("/x", "es", { kind, blocks: toldTwice(["Le enviamos la factura cada mes."]) });
    expect(claimed(ADVISER, home("es"), duty("services"))).toContain("wf-invoicing");
    expect(claimed(ADVISER, home("es"), duty("careers"))).not.toContain("wf-invoicing");
  });
});

describe("terms", () => {
  const excluded = "Der Gutschein gilt nicht für Catering und Lieferung außer Haus.";
  it.each(["/gutschein-teilnahmebedingungen", "/voucher-termini", "/gutschein-agb"])(
    "shut out what they name (%s)",
    (path) => {
      expect(claimed(CAFE, home("de"), inner(path, "de", { blocks: toldTwice([excluded]) }))).not.toContain(
        "wf-food-ordering",
      );
    },
  );
  it.each(["/conditions-we-treat", "/term-dates", "/payment-terms"])(
    "are not what every page of such a name states (%s)",
    (path) => {
      const page = inner(path, "en", {
        blocks: toldTwice(["Please send us your medical records. We review them first."]),
      });
      expect(claimed(CLINIC, home("en"), page)).toContain("wf-document-collection");
    },
  );
});

describe("what is paid again and again", () => {
  it.each([
    ["en", "The subscription is 3 EUR per week."],
    ["de", "Das Abo ist wöchentlich kündbar."],
    ["fr", "Un abonnement à la semaine."],
    ["es", "La suscripción anual se renueva sola."],
    ["pt", "A assinatura renova-se cada semana."],
    ["it", "Un abbonamento settimanale."],
    ["nl", "Een abonnement per week."],
    ["pl", "Subskrypcja na miesiąc."],
  ])("may be paid by the week, beside a thing that is paid once (%s)", (language, sentence) => {
    expect(tells(SOFTWARE, language, sentence, "The book is a one-time payment.")).toContain("wf-membership-billing");
  });
  it("is what a page of plans says once for all of them", () => {
    const plans = (...said: string[]) =>
      inner("/pricing", "en", { kind: "pricing", blocks: said.map((one) => text(one)) });
    expect(claimed(SOFTWARE, home("en"), plans("Starter £65", "Growth £145", "Monthly, per team."))).toContain(
      "wf-membership-billing",
    );
    expect(claimed(SOFTWARE, home("en"), plans("Starter £65", "Growth £145", "Paid once."))).not.toContain(
      "wf-membership-billing",
    );
  });
});

describe("a checkout that others keep", () => {
  it("takes orders of what is downloaded, and nothing to send", () => {
    const page = home("de", { anchors: [anchor("https://www.checkout-ds24.com/product/1", "Zum Kurs")] });
    expect(claimed(UNKNOWN, page)).toContain("wf-order-processing");
    expect(claimed(UNKNOWN, page)).not.toContain("wf-fulfilment");
    const front = home("de", { anchors: [anchor("https://www.checkout-ds24.com/", "Unser Anbieter")] });
    expect(claimed(UNKNOWN, front)).not.toContain("wf-order-processing");
  });
});

describe("tickets", () => {
  it.each([
    ["en", "Open a support ticket"],
    ["de", "Support-Ticket erstellen"],
    ["fr", "Ouvrir un ticket"],
    ["es", "Abrir un ticket"],
    ["pt", "Abrir chamado"],
    ["it", "Apri un ticket"],
    ["nl", "Ticket aanmaken"],
    ["pl", "Utwórz zgłoszenie"],
  ])("are those of users of a program, and not of a house (%s)", (language, title) => {
    const page = home(language, { headings: [heading(2, title)] });
    expect(claimed(SOFTWARE, page)).toContain("wf-knowledge-support");
    expect(claimed(CAFE, page)).not.toContain("wf-knowledge-support");
  });
});

describe("goods that arrive damaged", () => {
  it.each([
    ["en", "If a product arrives damaged, write to us."],
    ["de", "Kommt die Ware beschädigt an, schreiben Sie uns."],
    ["fr", "Si le produit arrive endommagé, écrivez-nous."],
    ["es", "Si un producto llega dañado, escríbanos."],
    ["pt", "Se o produto chegar danificado ou chega danificado, escreva."],
    ["it", "Se il prodotto arriva danneggiato, scriveteci."],
    ["nl", "Als u een beschadigd product ontvangt, mail ons."],
    ["pl", "Jeśli produkt dotarł uszkodzony, prosimy o wiadomość."],
  ])("are complained of at whoever sent them (%s)", (language, sentence) => {
    expect(tells(MAKER, language, sentence)).toContain("wf-complaint-returns");
  });
  it("are not the damaged goods that a trade repairs", () => {
    expect(tells(MAKER, "en", "We repair damaged products of every make.")).not.toContain("wf-complaint-returns");
  });
});

describe("a district", () => {
  it("is served by agents from their desks", () => {
    const served: [string, string] = [
      "Serving Bucks and Montgomery counties.",
      "We serve all of the county and beyond.",
    ];
    expect(claimed({ industry: "other", subKind: "trades" }, headed("en", ...served))).toContain("wf-dispatch-field");
    expect(claimed(AGENT, headed("en", ...served))).not.toContain("wf-dispatch-field");
  });
  it("from which customers come is none into which people go", () => {
    const studio: Kind = { industry: "other", subKind: "trades" };
    const come: [string, string] = [
      "Z naszych usług korzystają klienci z całego Śląska.",
      "Usługi dla klientów z całego powiatu.",
    ];
    expect(claimed(studio, headed("pl", ...come))).not.toContain("wf-dispatch-field");
    const go = headed("pl", "Usługi z dojazdem.", "Serwis na terenie całego województwa.");
    expect(claimed(studio, go)).toContain("wf-dispatch-field");
  });
});

describe("instalments and deposits", () => {
  it("are the subject of a lender and the bills of others", () => {
    const said = [
      "Oft wird eine Anzahlung fällig.",
      "Die Restzahlung folgt mit der Schlussrate.",
      "Ratenzahlung ist möglich.",
    ];
    expect(tells(ADVISER, "de", ...said)).toContain("wf-invoicing");
    expect(tells(BROKER, "de", ...said)).not.toContain("wf-invoicing");
  });
});

describe("hours beside a phone", () => {
  const blocks = toldTwice(["Monday to Friday, 9:00 to 18:00"]);
  const SALON: Kind = { industry: "other", subKind: "beauty", channels: ["phone"] };
  it("are for appointments at a salon, and for orders at who supplies salons", () => {
    expect(claimed(SALON, home("en", { blocks }))).toContain("wf-appointment");
    const supplier = home("en", { headings: [heading(2, "For pharmacies and distributors")], blocks });
    expect(claimed(SALON, supplier)).not.toContain("wf-appointment");
  });
});
