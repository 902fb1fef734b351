// Words that look like a kind of work and say something else.
import { describe, expect, it } from "vitest";
import { anchor, field, heading, node, page, site, text } from "../../../fixtures/site.ts";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import { roleOf } from "../../../../src/scanner/insight/channels/form-purpose.ts";
import { linesOf } from "../../../../src/scanner/insight/signals/page-lines.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { vendorHits } from "../../../../src/scanner/insight/signals/vendor-hits.ts";
import { detectChannels } from "../../../../src/scanner/insight/detect-channels.ts";
import {
  ACCOUNTANT,
  ADVISER,
  AGENCY,
  CHARITY,
  claimed,
  claimsOf,
  evidenceOf,
  headed,
  home,
  INN,
  inner,
  MAKER,
  ORIGIN,
  says,
  toldTwice,
} from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const CLUB_OF_ROWERS: Kind = { industry: "other", subKind: "club", siteType: "nonprofit-gov" };
const SHOP: Kind = { industry: "retail", siteType: "ecommerce" };
const CAFE: Kind = { industry: "other", subKind: "food" };
const BUILDER: Kind = { industry: "other", subKind: "trades" };
const TEACHER: Kind = { industry: "education", siteType: "services" };

describe("pages of a form", () => {
  const steps = (...lines: string[]) => inner("/x", "en", { blocks: lines.map((line) => text(line)) });
  it("are counted and are no steps of working together", () => {
    const form = steps("Step 1 of 3", "Step 2 of 3", "Step 3 of 3");
    expect(claimed(ACCOUNTANT, home("en"), form)).not.toContain("wf-client-onboarding");
    expect(claimed(ACCOUNTANT, home("en"), steps("Step 1", "Step 2", "Step 3"))).toContain("wf-client-onboarding");
  });
});

describe("a price by the month", () => {
  it.each([
    ["en", "Bike from $50 / month with financing", "Bike club $50 / month"],
    ["de", "Laufrad: Ratenzahlung ab 50 €/Monat", "Laufrad im Abo: 50 €/Monat"],
    ["fr", "Vélo en plusieurs fois : 50 € par mois", "Vélo, formule à 50 € par mois"],
  ])("is paid off or is a plan (%s)", (language, instalments, plan) => {
    expect(claimed({ industry: "technology" }, headed(language, instalments))).not.toContain("wf-membership-billing");
    expect(claimed({ industry: "technology" }, headed(language, plan))).toContain("wf-membership-billing");
  });
  it("does not make a shop write invoices", () => {
    const said = toldTwice(["Die Rechnung ist zahlbar innerhalb von 14 Tagen."]);
    expect(claimed(SHOP, home("de", { blocks: said }))).not.toContain("wf-invoicing");
    expect(claimed(ADVISER, home("de", { blocks: said }))).toContain("wf-invoicing");
  });
});

describe("a menu", () => {
  it("heads the links below a page, and dishes in its middle", () => {
    const under = (region: "main" | "footer") => home("it", { headings: [heading(3, "Menu", { region })] });
    expect(claimed(CAFE, under("footer"))).not.toContain("wf-menu-updates");
    expect(claimed(CAFE, under("main"))).toContain("wf-menu-updates");
  });
});

describe("an invitation to work with us", () => {
  const under = (title: string) =>
    detectChannels(
      site({
        pages: [
          page({
            headings: [heading(2, title)],
            blocks: [text("Send us your application.", { heading: 0 })],
            anchors: [anchor(`${ORIGIN}/apply`, "Apply now", { heading: 0 })],
          }),
        ],
      }),
    ).filter(({ type }) => type === "careers");
  it("asks clients where it asks whether they are ready", () => {
    expect(under("Ready to work with us?")).toEqual([]);
    expect(under("Work with us")).not.toEqual([]);
  });
});

describe("a certificate", () => {
  it("is given for a course, and with the work of a trade", () => {
    const given = says("nl", "Na afloop ontvangt u een officieel certificaat.");
    expect(claimed(TEACHER, given)).toContain("wf-certificates");
    expect(claimed(BUILDER, given)).not.toContain("wf-certificates");
  });
});

it("a mill that joins a group is no member who joins", () => {
  const joined = says("en", "In 2011 we welcomed a new member to our family.");
  expect(claimed({ industry: "other" }, joined)).not.toContain("wf-membership-applications");
});

it("an agency reports to its clients where it says so", () => {
  expect(claimed(AGENCY, headed("en", "Transparent reporting"))).toContain("wf-market-reporting");
  expect(claimed(MAKER, headed("en", "Transparent reporting"))).not.toContain("wf-market-reporting");
});

it("how things stood at a client is no work of the business", () => {
  const story = (start: string) => {
    const blocks = ["one", "two"].map((part) => text(`${start}we send you an invoice, part ${part}.`));
    return claimed(ADVISER, home("en", { blocks }));
  };
  expect(story("")).toContain("wf-invoicing");
  expect(story("Challenge: ")).not.toContain("wf-invoicing");
});

it("a trade that names the area it serves in its data sends people there, and an adviser does not", () => {
  const served = (kind: Kind) => {
    const evidence = evidenceOf(kind, [home("nl")]);
    evidence.structured = [node("LocalBusiness", { name: "Example", areaServed: "Westland" })];
    return claimWorkflows(evidence).map(({ id }) => id);
  };
  expect(served(BUILDER)).toContain("wf-dispatch-field");
  expect(served(ADVISER)).not.toContain("wf-dispatch-field");
});

it("an estimate of what an insurer pays is no quote of a practice, however many services it has", () => {
  const services = ["Evaluation", "Therapy", "Progress visits", "Telehealth", "Counselling", "Groups"];
  const clinic = home("en", {
    headings: services.map((service) => heading(2, service)),
    blocks: [text("Benefits are an estimate until your insurer processes the claim.")],
  });
  expect(claimed({ industry: "healthcare", subKind: "clinic" }, clinic)).not.toContain("wf-quote-proposal");
});

it("a link to a giving page is no ticket, and one to an event is", () => {
  const links = (path: string) =>
    readSite(
      site({ pages: [page({ anchors: [anchor(`https://www.helloasso.com/associations/club${path}`, "Ici")] })] }),
    );
  expect(vendorHits(links("/formulaires/1"), "vendor:tickets")).toEqual([]);
  expect(vendorHits(links("/formulaires/1"), "vendor:donation")).toHaveLength(1);
  expect(vendorHits(links("/evenements/gala"), "vendor:tickets")).toHaveLength(1);
});

it("the labels of a menu that one text joins are no sentence", () => {
  const items = ["Home", "Services", "Service areas", "Payment", "Get a quote"];
  const menu = home("en", {
    anchors: items.map((item) => anchor(`${ORIGIN}/${item}`, item)),
    blocks: [text(items.join(" ")), text("Home services and payment, as you like it.")],
  });
  expect(linesOf(menu).map(({ text: line }) => line)).not.toContain(items.join(" "));
  expect(linesOf(menu).map(({ text: line }) => line)).toContain("Home services and payment, as you like it.");
});

it("a date of birth books no visit, and another date does", () => {
  expect(roleOf(field({ type: "date", name: "data_nascita", label: "Data di nascita" }))).not.toBe("date");
  expect(roleOf(field({ type: "date", name: "when", label: "Preferred day" }))).toBe("date");
});

it("what takes no hands and was not seen to run by itself is left to a program as a rule", () => {
  const billing = claimsOf({ industry: "technology" }, headed("en", "Plan: $50 / month")).find(
    ({ id }) => id === "wf-membership-billing",
  );
  expect(billing?.steps.find(({ name }) => name === "Charge")).toMatchObject({
    isManual: false,
    basis: "usual",
    doneBy: "program",
  });
});

it("a business card is no visit", () => {
  const card = home("pl", {
    headings: [heading(2, "Cyfrowa wizytówka")],
    blocks: toldTwice(["Zapisz naszą wizytówkę."]),
  });
  expect(claimed(BUILDER, card)).not.toContain("wf-appointment");
});

describe("a word in another sense", () => {
  const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic" };
  const BROKER: Kind = { industry: "real-estate", siteType: "services" };
  const GALLERY: Kind = { industry: "retail", subKind: "used" };
  const REPAIRER: Kind = { industry: "technology", siteType: "services" };
  it.each<[string, Kind, string, string, string, string]>([
    ["a room", INN, "wf-reservations", "en", "Reasonable accommodations", "Accommodation"],
    ["a card that pays", CAFE, "wf-menu-updates", "it", "Registra la carta", "La nostra carta"],
    ["a menu of a program", CAFE, "wf-menu-updates", "en", "Navigation menu", "Lunch menu"],
    ["an expert in court", GALLERY, "wf-valuation-requests", "pt", "Perícia médica", "Perícia de quadros"],
    [
      "an estimate of costs",
      GALLERY,
      "wf-valuation-requests",
      "fr",
      "Estimation gratuite",
      "Estimation d'objets d'art",
    ],
    ["an office that helps", REPAIRER, "wf-knowledge-support", "it", "Centro assistenza", "Knowledge base"],
    ["a phone that is answered", BROKER, "wf-dispatch-field", "nl", "24/7 bereikbaar", "Storingsdienst"],
    ["a talk that is paid", PRACTICE, "wf-lead-intake", "nl", "Adviesgesprek", "Gratis adviesgesprek"],
    ["taxes that are reconciled", ACCOUNTANT, "wf-bookkeeping", "en", "Tax reconciliations", "Bank reconciliation"],
  ])("is no work: %s", (_sense, kind, family, language, other, own) => {
    const isClaimed = (label: string): boolean =>
      claimed({ ...kind, channels: ["email"] }, home(language, { headings: [heading(2, label)] })).includes(family);
    expect([isClaimed(other), isClaimed(own)]).toEqual([false, true]);
  });

  it("is no order where things are made to order", () => {
    expect(claimed(BUILDER, says("pl", "Schody na zamówienie."))).not.toContain("wf-order-processing");
    expect(claimed(CAFE, says("pl", "Torty na zamówienie, napisz do nas."))).toContain("wf-order-processing");
  });
});

describe("a law practice", () => {
  const LAWYER: Kind = { industry: "professional-services", subKind: "law", channels: ["phone"] };
  const intake = (...pages: ReturnType<typeof home>[]) =>
    claimsOf(LAWYER, ...pages).find(({ id }) => id === "wf-matter-intake");
  it("takes matters in the way that is shown, and not by what it is called", () => {
    const page = home("fr", { anchors: [anchor(`${ORIGIN}/rdv`, "Prendre rendez-vous")] });
    expect(intake(page)?.evidence.map(({ quote }) => quote)).toContain("Prendre rendez-vous");
    expect(intake(page)?.evidence.map(({ quote }) => quote)).not.toContain("What we are");
  });
  it("checks for conflicts where a page says so, and nowhere else", () => {
    const said = intake(says("en", "We run a conflict check before we take your case."));
    expect([said?.name, said?.steps.map(({ name }) => name).includes("Search conflicts")]).toEqual([
      "Client intake and conflict check",
      true,
    ]);
    const silent = intake(home("en", { anchors: [anchor(`${ORIGIN}/book`, "Book an appointment")] }));
    expect([silent?.name, silent?.steps.map(({ name }) => name).join()]).toEqual([
      "Client intake",
      "Call or form,Take facts,Decide,Engagement letter,Open file",
    ]);
    expect(silent?.opportunityIds).not.toContain("op-matter-intake-conflict-list");
  });
  it.each([
    ["en", "We are not a law firm."],
    ["de", "Wir sind keine Anwälte."],
    ["fr", "Nous ne sommes pas avocats."],
    ["es", "No somos abogados."],
    ["pt", "Não somos advogados."],
    ["it", "Non siamo avvocati."],
    ["nl", "Wij zijn geen advocaten."],
    ["pl", "Nie jesteśmy kancelarią."],
  ])("is none that says so (%s)", (language, sentence) => {
    expect(intake(home(language))).toBeDefined();
    expect(intake(says(language, sentence))).toBeUndefined();
  });
});

it("a deadline strengthens the collection of papers where papers are due, and a contract the start where it is signed", () => {
  const points = (family: string, ...sentences: string[]) =>
    claimsOf(ACCOUNTANT, says("en", ...sentences)).find(({ id }) => id === family)?.points ?? 0;
  const papers = "Required documents";
  expect(points("wf-document-collection", papers, "We follow every tax deadline.")).toBe(
    points("wf-document-collection", papers),
  );
  expect(points("wf-document-collection", papers, "Deadline for documents: 31 March.")).toBeGreaterThan(
    points("wf-document-collection", papers),
  );
  const start = "We begin with a kick-off meeting.";
  expect(points("wf-client-onboarding", start, "We draft employment contracts.")).toBe(
    points("wf-client-onboarding", start),
  );
  expect(points("wf-client-onboarding", start, "Then you sign the engagement letter.")).toBeGreaterThan(
    points("wf-client-onboarding", start),
  );
});

it("registering for lessons is an event where a school has events, and enrolment where it has none", () => {
  const lesson = "Register for the course by email: places are limited.";
  expect(claimed(TEACHER, says("en", lesson))).not.toContain("wf-event-registration");
  expect(claimed(TEACHER, headed("en", "Workshops", lesson))).toContain("wf-event-registration");
  expect(claimed(CHARITY, says("en", lesson))).toContain("wf-event-registration");
});

it("a question about parents informs nobody", () => {
  expect(claimed(TEACHER, home("en", { headings: [heading(2, "How do parents help?")] }))).not.toContain(
    "wf-school-communication",
  );
  expect(claimed(TEACHER, home("en", { headings: [heading(2, "For parents")] }))).toContain("wf-school-communication");
});

it("whoever is a distributor hears from no dealers by that", () => {
  const SHOP: Kind = { industry: "retail", subKind: "wholesale", siteType: "ecommerce", sells: true };
  const heads = (language: string, ...titles: string[]) =>
    claimed(SHOP, home(language, { headings: titles.map((title) => heading(2, title)) }));
  expect(heads("es", "Distribuidor directo para toda España", "Somos distribuidores de Harbor")).not.toContain(
    "wf-dealer-enquiry",
  );
  expect(heads("es", "Distribuidores", "Venta mayorista")).toContain("wf-dealer-enquiry");
});

describe("words that tell of no work of the business's own", () => {
  const AGENT: Kind = { industry: "real-estate", siteType: "local-business" };
  const CLINIC: Kind = { industry: "healthcare", subKind: "clinic" };
  it.each([
    [
      "fr",
      "Un chasseur classique facture des honoraires élevés.",
      "Nos honoraires sont facturés après la signature : note d'honoraires.",
    ],
    [
      "en",
      "Traditional agents charge a fee that is payable upfront.",
      "Our fee is payable upfront. We invoice monthly.",
    ],
  ])("are those on the bills of others (%s)", (language, others, own) => {
    expect(claimed(ADVISER, says(language, others))).not.toContain("wf-invoicing");
    expect(claimed(ADVISER, says(language, own))).toContain("wf-invoicing");
  });
  it("are the names of papers in a list of papers", () => {
    expect(claimed(AGENT, headed("fr", "Règlement de copropriété, Appel de fonds 2025"))).not.toContain("wf-invoicing");
    expect(claimed(AGENT, headed("fr", "Appels de fonds et quittances de loyer"))).toContain("wf-invoicing");
  });
  it("are papers that a program asks for", () => {
    const lists = (rest: string) => claimed(AGENT, headed("fr", `Documents à fournir${rest}`));
    expect(lists(", en arrière-plan")).not.toContain("wf-document-collection");
    expect(lists("")).toContain("wf-document-collection");
  });
  it("are what patients bring along", () => {
    expect(claimed(CLINIC, headed("en", "What to Bring"))).not.toContain("wf-document-collection");
    expect(claimed(ACCOUNTANT, headed("en", "What to Bring"))).toContain("wf-document-collection");
  });
  it("are what helpers built long ago", () => {
    const club: Kind = { industry: "other", subKind: "club", siteType: "services" };
    expect(claimed(club, says("de", "Mit freiwilligem Einsatz entsteht 1976 das Clubhaus."))).not.toContain(
      "wf-volunteer-management",
    );
    expect(claimed(club, says("de", "Wir leben vom freiwilligen Einsatz der Mitglieder."))).toContain(
      "wf-volunteer-management",
    );
  });
  it("are the form of the body that a club belongs to", () => {
    const club: Kind = { industry: "other", subKind: "club", siteType: "services" };
    const changes = (sentence: string) =>
      claimsOf(
        club,
        home("de", {
          headings: [heading(2, "Mitglied werden")],
          blocks: [text(sentence)],
          anchors: [anchor("https://example-clinic.com/beitrittsformular.pdf", "Beitrittsformular (PDF)")],
        }),
      ).flatMap(({ opportunityIds }) => opportunityIds);
    const online = "op-membership-applications-join-online";
    expect(changes("Das Beitrittsformular ausfüllen und uns senden.")).toContain(online);
    expect(changes("Das offizielle Beitrittsformular des Verbandes ausfüllen und senden.")).not.toContain(online);
  });
  it("are of a studio that customers come to", () => {
    const trade: Kind = { industry: "other", subKind: "trades", channels: ["phone"] };
    expect(claimed(trade, headed("pl", "Odwiedź nasze studio"))).not.toContain("wf-dispatch-field");
    expect(claimed(trade, headed("pl", "Zobacz nasze ceny"))).toContain("wf-dispatch-field");
  });
  it("are the dates that a club publishes", () => {
    const club: Kind = { industry: "other", subKind: "club", siteType: "services" };
    const dates = (which: string) => claimed(club, headed("de", `Alle Daten: im ${which} Terminkalender`));
    expect(dates("aktuellen")).not.toContain("wf-appointment");
    expect(dates("freien")).toContain("wf-appointment");
  });
  it("are the town halls of the places it serves", () => {
    const request = "wf-public-requests";
    expect(
      claimed({ industry: "other", subKind: "trades", sureness: "low" }, headed("en", "Harbor Municipality")),
    ).not.toContain(request);
    expect(claimed({ industry: "other", subKind: "gov" }, headed("en", "Harbor Municipality"))).toContain(request);
  });
});

describe("a card of a post", () => {
  const list = (kind: "blog" | "services", linked: string, under = 1) =>
    inner("/list", "es", {
      kind,
      headings: [heading(1, "Lista"), heading(2, "Cuándo facturar")],
      anchors: [anchor(`${ORIGIN}/list/facturar`, linked, { heading: under })],
      blocks: [text("Enviamos la factura cada mes con los plazos de pago.", { heading: 1 })],
    });
  it("announces what the post is about, and tells of no work in a list of posts", () => {
    expect(claimed(ADVISER, home("es"), list("blog", "Cuándo facturar 8 min"))).not.toContain("wf-invoicing");
    const card = "Estrategia 8 min Cuándo facturar Enviamos la factura cada mes con los plazos de pago.";
    expect(claimed(ADVISER, home("es"), list("blog", card, 0))).not.toContain("wf-invoicing");
    expect(claimed(ADVISER, home("es"), list("blog", "Leer todo"))).toContain("wf-invoicing");
    expect(claimed(ADVISER, home("es"), list("blog", "Cuándo facturar", 5))).toContain("wf-invoicing");
    expect(claimed(ADVISER, home("es"), list("blog", "Sobre Cuándo facturar"))).toContain("wf-invoicing");
    expect(claimed(ADVISER, home("es"), list("services", "Cuándo facturar 8 min"))).toContain("wf-invoicing");
  });
});

describe("words that mean something else in business talk", () => {
  it.each<[Kind, string, string, string, string]>([
    [
      ADVISER,
      "es",
      "wf-invoicing",
      "Pedimos una señal del 30 por ciento antes de empezar.",
      "Ocho señales de alarma antes de firmar un presupuesto.",
    ],
    [
      ADVISER,
      "en",
      "wf-recruiting",
      "Want to work with us? Send your CV and apply for a position.",
      "We advise against an opportunity even if it means less work for us.",
    ],
  ])("are told apart (%#)", (kind, language, workflow, meant, other) => {
    expect(claimed(kind, headed(language, meant))).toContain(workflow);
    expect(claimed(kind, headed(language, other))).not.toContain(workflow);
  });
  it.each([
    ["wf-invoicing", "Se abona una señal para confirmar el presupuesto."],
    ["wf-invoicing", "Para confirmar la reserva pedimos una señal y el resto antes de la entrega."],
    ["wf-invoicing", "La señal es del 20 % y el resto se paga al terminar."],
  ])("still tell of %s: %s", (workflow, meant) => {
    expect(claimed(ADVISER, headed("es", meant))).toContain(workflow);
  });
  it.each([
    "La señal de alarma suena antes de confirmar.",
    "Una señal de alerta: piden el pago antes del presupuesto.",
    "Es una buena señal antes de firmar un presupuesto.",
  ])("ask for no deposit: %s", (other) => {
    expect(claimed(ADVISER, headed("es", other))).not.toContain("wf-invoicing");
  });
  it("takes back goods under a guarantee, and no work that was done", () => {
    const said = headed("en", "Warranty: every part is guaranteed for two years");
    expect(claimed(MAKER, said)).toContain("wf-complaint-returns");
    expect(claimed(BUILDER, said)).not.toContain("wf-complaint-returns");
  });
  it("takes a score of advertisements for no review", () => {
    const said = toldTwice(["Speed changes the Quality Score of Google Ads."]);
    expect(claimed(SHOP, home("en", { blocks: said }))).not.toContain("wf-review-management");
  });
});

describe("cakes", () => {
  it("are ordered where they are delivered against payment in advance", () => {
    const said = toldTwice(["Torten liefern wir nur gegen Vorkasse."]);
    expect(claimed(CAFE, home("de", { blocks: said }))).toContain("wf-order-processing");
    expect(claimed(CAFE, home("de", { blocks: toldTwice(["Torten liefern wir gern."]) }))).not.toContain(
      "wf-order-processing",
    );
  });
});

describe("places that customers come from", () => {
  it("are no places that a business goes to", () => {
    const SHOP_FLOOR: Kind = { industry: "other", subKind: "repair" };
    const said = (sentence: string) => claimed(SHOP_FLOOR, headed("it", sentence));
    expect(said("Lavoriamo in tutta la provincia e nei comuni vicini")).toContain("wf-dispatch-field");
    expect(said("Lavoriamo con clienti da Ostuni e da tutta la provincia")).not.toContain("wf-dispatch-field");
  });
});

describe("a body shop", () => {
  it("does the paperwork of insurers where it says that it handles claims", () => {
    const shop: Kind = { industry: "other", subKind: "repair" };
    const said = toldTwice(["Gestione sinistri: seguiamo la pratica con la tua assicurazione."]);
    expect(claimed(shop, home("it", { blocks: said }))).toContain("wf-claims-insurance");
    expect(claimed(shop, home("it", { blocks: toldTwice(["Gestiamo la tua auto."]) }))).not.toContain(
      "wf-claims-insurance",
    );
  });
});

describe("memberships", () => {
  const ESTATE: Kind = { industry: "real-estate", siteType: "services" };
  it.each([
    ["en", "Accreditations & Memberships", "How to become a member"],
    ["de", "Mitgliedschaften & Zertifikate", "Mitglied werden"],
    ["nl", "Lidmaatschappen en certificeringen", "Word lid"],
  ])("that a business holds are none to take up (%s)", (language, held, offered) => {
    const headedBy = (title: string) => home(language, { headings: [heading(2, title)], blocks: [text("1905")] });
    expect(claimed(ESTATE, headedBy(held))).not.toContain("wf-membership-applications");
    expect(claimed(CLUB_OF_ROWERS, headedBy(held))).not.toContain("wf-membership-applications");
    expect(claimed(CLUB_OF_ROWERS, headedBy(offered))).toContain("wf-membership-applications");
  });
  const pdf = (file: string, label: string) => anchor(`${ORIGIN}/${file}`, label);
  it("are not applied for on the minutes of a meeting", () => {
    const minutes = home("de", { anchors: [pdf("mitgliederversammlung-protokoll.docx", "Download")] });
    const form = home("de", { anchors: [pdf("mitgliedsantrag.docx", "Download")] });
    expect(claimed(CLUB_OF_ROWERS, minutes)).not.toContain("wf-membership-applications");
    expect(claimed(CLUB_OF_ROWERS, form)).toContain("wf-membership-applications");
  });
  it("that are taken up online are printed by nobody, though there is a form on paper as well", () => {
    const said = ["Werde Mitglied!", "Die Mitgliedschaft beginnt bei 4 € – wähle deinen Beitrag direkt online."];
    const anchors = [pdf("mitgliedsantrag.docx", "Mitgliedsantrag")];
    const steps = (...lines: string[]) =>
      claimsOf(CLUB_OF_ROWERS, home("de", { anchors, blocks: lines.map((line) => text(line)) }))
        .filter(({ id }) => id === "wf-membership-applications")
        .flatMap((claim) => claim.steps.map(({ name }) => name));
    expect(steps(...said)).not.toContain("Print form");
    expect(steps("Werde Mitglied!")).toContain("Print form");
  });
});

describe("a heading that asks people to join in", () => {
  it("seeks no helpers where a charity takes members", () => {
    const joinIn = (...lines: string[]) =>
      home("de", { headings: [heading(2, "Mitmachen")], blocks: lines.map((line) => text(line)) });
    expect(claimed(CHARITY, joinIn("Jetzt Mitglied werden", "Die Mitgliedschaft kostet 4 €."))).not.toContain(
      "wf-volunteer-management",
    );
    expect(claimed(CHARITY, joinIn("Wir freuen uns auf Sie."))).toContain("wf-volunteer-management");
  });
});

describe("to buy to let", () => {
  it("is what an owner does, and no home on offer", () => {
    const ESTATE: Kind = { industry: "real-estate", siteType: "services" };
    const titled = (title: string) => home("en", { headings: [heading(2, title)] });
    expect(claimed(ESTATE, titled("Buy-to-Let Investor"))).not.toContain("wf-property-listing");
    expect(claimed(ESTATE, titled("Flats to Let"))).toContain("wf-property-listing");
  });
});

describe("an abbreviation", () => {
  it("parts no sentence that is quoted", () => {
    const proof = "Bei Spenden bis 90 € gilt der Zahlungsnachweis (z.B. Kontoauszug) als Beleg für die Spende.";
    const quotes = claimsOf(CHARITY, home("de", { headings: [heading(2, "Spenden")], blocks: [text(proof)] }))
      .filter(({ id }) => id === "wf-donation-processing")
      .flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(quotes).toContain(proof);
  });
});
