// Classes of evidence, each with a site that shows the work and one that only sounds like it.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { ADVISER, claimed, claimsOf, headed, home, inner, says, SOFTWARE, toldTwice } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic", channels: ["phone"] };
const PHARMACY: Kind = { industry: "healthcare", subKind: "pharmacy", channels: ["phone"] };
const PLUMBER: Kind = { industry: "other", subKind: "trades", channels: ["phone"] };
const WHOLESALER: Kind = { industry: "retail", subKind: "wholesale", siteType: "local-business" };
const LAWYER: Kind = { industry: "professional-services", subKind: "law", siteType: "services" };
const HIRER: Kind = { industry: "other", subKind: "rental", channels: ["phone"] };

describe("appointments", () => {
  it("are what a practice with a phone lives by, whatever its pages say", () => {
    const page = says("en", "We treat children.");
    expect(claimed(PRACTICE, page)).toContain("wf-appointment");
    expect(claimed(PHARMACY, page)).not.toContain("wf-appointment");
  });
  it("are not told by a phone and opening hours alone where people come to the customer", () => {
    expect(claimed(PLUMBER, says("en", "Mon–Fri 7:00–17:00"))).not.toContain("wf-appointment");
  });
  it.each([
    ["en", "Missed appointments are charged in full."],
    ["nl", "Bij niet opdagen of laattijdig annuleren wordt de therapie aangerekend."],
    ["de", "Nicht wahrgenommene Termine werden berechnet."],
  ])("are told by what absence costs (%s)", (language, sentence) => {
    expect(claimed({ ...PRACTICE, channels: [] }, headed(language, sentence))).toContain("wf-appointment");
  });
});

describe("appointments beside hours without any", () => {
  it.each([
    ["de", "Kommen Sie nicht ohne Termin in die Praxis!"],
    ["de", "8 bis 10 Uhr Akutsprechstunde ohne Termin"],
    ["fr", "Jamais sans rendez-vous !"],
    ["nl", "Kom niet zonder afspraak."],
  ])("are kept (%s: %s)", (language, sentence) => {
    expect(claimed(PRACTICE, home(language, { blocks: [text(sentence)] }))).toContain("wf-appointment");
  });
  it("are none where nobody needs one", () => {
    expect(claimed(PRACTICE, home("de", { blocks: [text("Kommen Sie einfach ohne Termin vorbei.")] }))).not.toContain(
      "wf-appointment",
    );
  });
});

describe("visits to customers", () => {
  const CARER: Kind = { ...PRACTICE, subKind: "homecare" };
  it("are no work of a practice that names the emergency service of others", () => {
    const page = home("de", {
      headings: [heading(2, "Ärztlicher Notdienst"), heading(2, "Hausbesuche")],
      blocks: [text("Den Bereitschaftsdienst erreichen Sie unter 116117."), text("Hausbesuche nach Absprache.")],
    });
    expect(claimed(PRACTICE, page)).not.toContain("wf-dispatch-field");
    expect(claimed(CARER, page)).toContain("wf-dispatch-field");
  });
  it("are no work of lawyers and tax advisers that list the towns of their clients", () => {
    const page = home("en", {
      headings: [heading(1, "Service Areas"), heading(2, "Other areas we serve")],
      blocks: [
        text("Serving clients throughout Broward County."),
        text("We serve all of Miramar and surrounding areas, day and night."),
      ],
    });
    expect(claimed(LAWYER, page)).not.toContain("wf-dispatch-field");
    expect(claimed({ industry: "finance", siteType: "services" }, page)).not.toContain("wf-dispatch-field");
    expect(claimed(PLUMBER, page)).toContain("wf-dispatch-field");
  });
});

describe("work that a trade does nowhere but at its customers'", () => {
  it("is told by the trade and a way to call for it", () => {
    const page = says("de", "Malerarbeiten, Fassaden und Tapeten vom Meister.");
    expect(claimed(PLUMBER, page)).toContain("wf-dispatch-field");
    expect(claimed({ ...PLUMBER, channels: [] }, page)).not.toContain("wf-dispatch-field");
    expect(claimed(HIRER, page)).not.toContain("wf-dispatch-field");
  });
});

describe("land to build on", () => {
  const DEVELOPER: Kind = { industry: "real-estate", channels: ["phone"] };
  it.each([
    ["fr", "Huit terrains à bâtir"],
    ["de", "Freie Grundstücke"],
    ["en", "Plots for sale"],
    ["pl", "Działki budowlane"],
  ])("is offered and shown as homes are (%s)", (language, title) => {
    const page = home(language, { headings: [heading(1, title)] });
    expect(claimed(DEVELOPER, page)).toEqual(expect.arrayContaining(["wf-property-listing", "wf-viewing-enquiry"]));
    expect(claimed(PLUMBER, page)).not.toContain("wf-viewing-enquiry");
  });
});

describe("a standard that a maker is audited by", () => {
  it.each(["IFS Food", "GMP certified", "IATF 16949", "ISO 9001"])(
    "asks for papers with the goods (%s)",
    (standard) => {
      const page = inner("/quality", "en", { headings: [heading(1, "Quality"), heading(2, standard)] });
      expect(claimed({ industry: "manufacturing" }, page)).toContain("wf-quality-docs");
      expect(claimed({ industry: "retail" }, page)).not.toContain("wf-quality-docs");
    },
  );
});

describe("a warranty", () => {
  const MAKER: Kind = { industry: "manufacturing" };
  const PRAISED: [language: string, title: string, sentence: string][] = [
    ["en", "Lifetime warranty", "Every door comes with a 10 year warranty."],
    ["de", "30 Jahre Garantie", "Auf das Material erhalten Sie 30 Jahre Garantie."],
    ["fr", "10 ans de garantie", "Une garantie de dix ans sur tous nos produits."],
    ["es", "Garantía de calidad", "Equipos con tres años de garantía."],
    ["pt", "Garantia de qualidade", "Produtos com garantia de um ano."],
    ["it", "Garanzia di qualità", "Dieci anni di garanzia sui nostri prodotti."],
    ["nl", "10 jaar garantie", "Op elk product 10 jaar garantie."],
    ["pl", "Gwarancja skuteczności", "Blachy tej firmy mają do 40 lat gwarancji."],
  ];
  it.each(PRAISED)("is praise where the site only boasts of it (%s)", (language, title, sentence) => {
    const page = home(language, { headings: [heading(2, title)], blocks: toldTwice([sentence]) });
    expect(claimed(MAKER, page)).not.toContain("wf-complaint-returns");
  });
  it("has terms that somebody handles where the site heads them", () => {
    const page = home("nl", { headings: [heading(4, "Garantie")], blocks: [text("Garantie op alle producten.")] });
    expect(claimed(MAKER, page)).toContain("wf-complaint-returns");
  });
});

describe("ratings", () => {
  const AGENT: Kind = { industry: "real-estate" };
  const page = says("fr", "Café du coin, 5 min à pied, 4,6/5, 722 avis Google");
  it("on the pages of an estate agent are those of a café nearby, unless customers are quoted too", () => {
    expect(claimed(AGENT, page)).not.toContain("wf-review-management");
    expect(claimed({ ...AGENT, channels: ["testimonials"] }, page)).toContain("wf-review-management");
  });
});

describe("a paper about where the load went", () => {
  const CARRIER: Kind = { industry: "other", subKind: "trades", siteType: "local-business" };
  it.each([
    ["en", "Every load comes with a certificate of destruction.", "A certificate hangs on the wall."],
    ["de", "Nach jeder Abholung erhalten Sie einen Entsorgungsnachweis.", "Nach jeder Abholung ist der Hof leer."],
    ["fr", "Un bordereau de suivi est remis à chaque collecte.", "Un camion passe à chaque collecte."],
    ["es", "Entregamos un certificado de disposición final.", "Entregamos volquetes limpios."],
    ["pt", "Emitimos o certificado de destinação final.", "Emitimos opinião sobre o tema."],
    ["it", "Rilasciamo il formulario rifiuti a ogni ritiro.", "Rilasciamo interviste."],
    ["nl", "U ontvangt een stortbon.", "U ontvangt een lege container."],
    ["pl", "Wystawiamy kartę przekazania odpadów.", "Wystawiamy nasze prace w galerii."],
  ])("documents each job of a carrier (%s)", (language, paper, other) => {
    expect(claimed(CARRIER, headed(language, paper))).toContain("wf-job-report");
    expect(claimed(CARRIER, headed(language, other))).not.toContain("wf-job-report");
  });
});

describe("quotes of customers", () => {
  it("are looked after by whoever shows them, and nothing that documentation is judged by", () => {
    expect(claimed({ ...PLUMBER, channels: ["testimonials"] }, home("en"))).toContain("wf-review-management");
    expect(claimed(PLUMBER, home("en"))).not.toContain("wf-review-management");
  });
  it.each([
    ["en", "Hundreds of 5-star reviews in Falmouth."],
    ["de", "Hunderte Bewertungen sprechen für sich."],
    ["fr", "Des centaines d'avis clients."],
    ["es", "Cientos de reseñas."],
    ["pt", "Centenas de avaliações de clientes."],
    ["it", "Centinaia di recensioni."],
    ["nl", "Lees onze reviews."],
    ["pl", "Setki opinii klientów."],
  ])("are not shown by a sentence on their number (%s)", (language, counted) => {
    const page = home(language, { headings: [heading(2, "★")], blocks: [text(counted, { heading: 0 })] });
    expect(claimed(PLUMBER, page)).not.toContain("wf-review-management");
  });
});

describe("a newsletter", () => {
  it("is written where the site keeps its past issues, even if nobody can sign up", () => {
    const past = inner("/newsletter", "en", { headings: [heading(1, "Newsletter archive")] });
    expect(claimed(LAWYER, home("en"), past)).toContain("wf-newsletter");
    expect(claimed(LAWYER, home("en", { headings: [heading(2, "Newsletter")] }))).not.toContain("wf-newsletter");
  });
});

describe("orders without a cart", () => {
  it.each([
    ["en", "Standing orders on a schedule built around your receiving hours."],
    ["en", "Customers reorder online with a full order history."],
    ["es", "Trabajamos por encargo y hacemos pedidos personalizados."],
  ])("are told by how customers order again (%s: %s)", (language, sentence) => {
    expect(claimed(WHOLESALER, says(language, sentence))).toContain("wf-order-processing");
  });
});

describe("posts without a folder", () => {
  const post = (path: string) => inner(path, "pt", { kind: "post", titles: [path] });
  it("are content that someone publishes from three on", () => {
    const posts = ["/artigo-a", "/artigo-b", "/artigo-c"].map(post);
    expect(claimed(LAWYER, home("pt"), ...posts)).toContain("wf-content-publishing");
    expect(claimed(LAWYER, home("pt"), ...posts.slice(0, 2))).not.toContain("wf-content-publishing");
  });
  it("are articles, and no social posting, where no profile is linked", () => {
    const claim = claimsOf(LAWYER, home("pt"), ...["/artigo-a", "/artigo-b", "/artigo-c"].map(post)).find(
      ({ id }) => id === "wf-content-publishing",
    );
    expect([claim?.name, claim?.steps.map(({ name }) => name)]).toEqual([
      "Articles and news",
      ["Find topic", "Write", "Check facts", "Publish"],
    ]);
  });
  it("are a product's manual on a site of documentation", () => {
    const posts = ["/artigo-a", "/artigo-b", "/artigo-c"].map(post);
    const docs: Kind = { industry: "technology", subKind: "docs", siteType: "docs" };
    expect(claimed(docs, home("pt"), ...posts)).not.toContain("wf-content-publishing");
  });
});

describe("words with another meaning beside them", () => {
  const rents = (title: string) => home("en", { headings: [heading(1, "Mowing"), heading(2, title)] });
  it("make no rental of a holiday home that is somebody else's", () => {
    expect(claimed(HIRER, rents("Equipment rental"))).toContain("wf-rental-booking");
    expect(claimed(HIRER, rents("Holiday rental mowing"))).not.toContain("wf-rental-booking");
  });
  it("still count where the word stands by itself elsewhere in the line", () => {
    expect(claimed(HIRER, rents("Holiday rental mowing and equipment rental"))).toContain("wf-rental-booking");
  });
  it("make no events of a team that serves them", () => {
    const teacher = (title: string) =>
      claimed({ industry: "education", siteType: "services" }, home("en", { headings: [heading(2, title)] }));
    expect(teacher("Our events")).toContain("wf-event-registration");
    expect(teacher("Venues and events teams")).not.toContain("wf-event-registration");
  });
});

describe("what a product does for its users", () => {
  const page = home("en", {
    headings: [heading(2, "Compliance"), heading(2, "Audit and permits")],
    blocks: [text("Invoices are sent monthly to your clients."), text("Prepare every internal audit in time.")],
  });
  it("is no work of the firm that makes it", () => {
    expect(claimed(SOFTWARE, page)).not.toContain("wf-invoicing");
    expect(claimed(SOFTWARE, page)).not.toContain("wf-deadline-compliance");
    expect(claimed(ADVISER, page)).toContain("wf-invoicing");
  });
});

describe("goods and guests on the road", () => {
  it("make no crew that someone sends out", () => {
    const page = home("it", { anchors: [anchor("https://deliveroo.it/x", "Consegna a domicilio")] });
    expect(claimed({ industry: "other", subKind: "food" }, page)).not.toContain("wf-dispatch-field");
  });
  it("name no menu by the button that opens the navigation", () => {
    const page = home("pt", {
      anchors: [anchor("#menu", "Abrir menu de navegação")],
      blocks: toldTwice(["Café da manhã com cardápio caseiro."]),
    });
    expect(claimed({ industry: "other", subKind: "lodging" }, page)).not.toContain("wf-menu-updates");
  });
});
