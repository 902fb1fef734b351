// What is claimed from statements, steps and unknown trades, on invented pages; each beside a site where it is not.
import { describe, expect, it } from "vitest";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { anchor, field, form, heading, text } from "../../../fixtures/site.ts";
import {
  ACCOUNTANT,
  ADVISER,
  AGENCY,
  CHARITY,
  claimed,
  CLUB,
  evidenceOf,
  headed,
  home,
  INN,
  inner,
  MAKER,
  says,
  SCHOOL,
  SOFTWARE,
  toldTwice,
} from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const PRACTICE: Kind = { industry: "healthcare" };
const SHOP: Kind = { industry: "retail", siteType: "ecommerce" };
const AGENT: Kind = { industry: "real-estate", siteType: "services" };
const ROOFER: Kind = { industry: "other", subKind: "trades" };
const TEACHER: Kind = { industry: "education", siteType: "services" };

/** The same sentence, told twice, on a site whose trade has such work, and on one whose trade has none. */
const SAID: [family: string, fits: Kind, unfit: Kind, language: string, sentence: string][] = [
  ["wf-invoicing", ADVISER, INN, "nl", "U ontvangt elke maand een factuur."],
  ["wf-claims-insurance", PRACTICE, SHOP, "de", "Wir reichen die Rechnung bei der Krankenkasse ein."],
  ["wf-document-collection", ACCOUNTANT, SCHOOL, "pl", "Prosimy o przyniesienie dokumentów."],
  ["wf-after-sales", MAKER, PRACTICE, "it", "I ricambi originali sono sempre disponibili."],
  ["wf-dispatch-field", ROOFER, SOFTWARE, "en", "Our crew arrives the same day."],
  ["wf-complaint-returns", SHOP, ADVISER, "fr", "Vous pouvez retourner l'article sous 30 jours."],
  ["wf-admissions", TEACHER, SHOP, "es", "Reserva una clase de prueba."],
  ["wf-membership-billing", CLUB, PRACTICE, "pt", "A quota é paga todos os anos."],
  ["wf-quote-proposal", ROOFER, SHOP, "it", "Il preventivo è gratuito."],
  ["wf-sales-demo", SOFTWARE, INN, "de", "Demo vereinbaren"],
  ["wf-valuation-requests", AGENT, PRACTICE, "nl", "Gratis waardebepaling van uw woning."],
  ["wf-volunteer-management", CHARITY, MAKER, "fr", "Devenez bénévole le samedi."],
  ["wf-prescription-refill", PRACTICE, SHOP, "en", "Order repeat prescriptions two days ahead."],
  ["wf-certificates", TEACHER, SHOP, "pl", "Uczestnicy otrzymują certyfikat."],
];

describe.each(SAID)("%s", (family, fits, unfit, language, sentence) => {
  it(`is claimed where the trade has such work (${language})`, () => {
    expect(claimed(fits, headed(language, sentence))).toContain(family);
  });
  it(`is not claimed from running text in a trade that has none (${language})`, () => {
    expect(claimed(unfit, says(language, sentence))).not.toContain(family);
  });
});

describe("one sentence of words that stand near each other", () => {
  const told = "Our crew arrives the same day.";
  const tells = (...sentences: string[]) =>
    claimed(ROOFER, home("en", { blocks: sentences.map((sentence) => text(sentence)) }));
  it("claims nothing alone, and does with a second sign beside it", () => {
    expect(tells(told)).not.toContain("wf-dispatch-field");
    const sign = "We are reachable day and night.";
    expect(tells(sign)).not.toContain("wf-dispatch-field");
    expect(tells(told, sign)).toContain("wf-dispatch-field");
  });
  it("claims told a second time, unless any trade has such words and no heading names the work", () => {
    const fees = ["Fees are due in full each month.", "Your invoice follows by mail."];
    expect(claimed(ADVISER, home("en", { blocks: fees.map((one) => text(one)) }))).toContain("wf-invoicing");
    expect(tells(told, "An engineer will visit on the same day.")).not.toContain("wf-dispatch-field");
  });
  it("is told no second time by the same letters with other spaces and signs", () => {
    const [one, same, other] = [
      "Your invoice follows by mail.",
      "Your invoice follows,  by mail!",
      "We invoice each month.",
    ];
    const bills = (...sentences: string[]) =>
      claimed(ADVISER, home("en", { blocks: sentences.map((said) => text(said)) }));
    expect(bills(one, same)).not.toContain("wf-invoicing");
    expect(bills(one, other)).toContain("wf-invoicing");
  });
  it("is one however often it stands among others", () => {
    const among = (other: string) => `${other} ${told} ${other}`;
    expect(tells(among("Since 1990 we have been here for this town."), among("We like our work."))).not.toContain(
      "wf-dispatch-field",
    );
  });
  it.each([
    ["en", "Insurance", "We bill your insurer directly."],
    ["de", "Versicherung", "Wir rechnen gern mit Ihrer Versicherung ab."],
    ["es", "Su seguro", "Tramitamos el reembolso con su seguro."],
    ["pl", "Ubezpieczenie", "Rozliczamy wizytę z ubezpieczycielem."],
  ])("is enough on a page of its own, and not among all else (%s)", (language, title, sentence) => {
    const blocks = [text(sentence)];
    const own = inner("/x", language, { titles: [title], headings: [heading(1, title)], blocks });
    expect(claimed(PRACTICE, home(language), own)).toContain("wf-claims-insurance");
    const other = inner("/x", language, { titles: ["Team"], headings: [heading(1, "Team")], blocks });
    expect(claimed(PRACTICE, home(language), other)).not.toContain("wf-claims-insurance");
  });
  it("needs no second where it is a heading", () => {
    expect(claimed(ROOFER, home("en", { headings: [heading(2, told)] }))).toContain("wf-dispatch-field");
  });
});

describe("a place to play", () => {
  const LEISURE: Kind = { industry: "other", subKind: "leisure", channels: ["booking"] };
  it("takes reservations and makes no appointments", () => {
    const page = says("en", "Book your game online.");
    expect(claimed(LEISURE, page)).toContain("wf-reservations");
    expect(claimed(LEISURE, page)).not.toContain("wf-appointment");
  });
});

describe("steps of working together", () => {
  const stepped = (language: string, title: string, steps: string[]) =>
    inner("/x", language, { headings: [heading(2, title)], blocks: steps.map((step) => text(step, { heading: 0 })) });
  it.each([
    ["en", "How we work", ["1", "2", "3"]],
    ["de", "Unser Vorgehen", ["1. Gespräch", "2. Konzept", "3. Umsetzung"]],
    ["es", "Cómo trabajamos", ["01", "02", "03"]],
  ])("bring clients on board (%s)", (language, title, steps) => {
    expect(claimed(ACCOUNTANT, home(language), stepped(language, title, steps))).toContain("wf-client-onboarding");
    expect(claimed(ACCOUNTANT, home(language), stepped(language, "Example", steps))).not.toContain(
      "wf-client-onboarding",
    );
    expect(claimed(INN, home(language), stepped(language, title, steps))).not.toContain("wf-client-onboarding");
  });
  it("bring the clients of an adviser on board, too, and no papers that they hand in where no books are kept", () => {
    const claims = claimed(ADVISER, home("en"), stepped("en", "How we work", ["1", "2", "3"]));
    expect(claims).toContain("wf-client-onboarding");
    expect(claims).not.toContain("wf-document-collection");
  });
  it("of a visit are those of guests, whatever page they have", () => {
    const tour = inner("/how-it-works", "en", {
      headings: [heading(2, "How it works")],
      blocks: ["01", "02", "03"].map((step) => text(step, { heading: 0 })),
    });
    expect(claimed(INN, home("en"), tour)).not.toContain("wf-client-onboarding");
  });
  it.each([
    ["en", ["Phase one", "Phase two", "Phase three"]],
    ["fr", ["Étape 1 : la visite", "Étape 2 : le plan", "Étape 3 : le chantier"]],
    ["pl", ["Krok 1", "Krok 2", "Krok 3"]],
  ])("need no heading where each is called one (%s)", (language, steps) => {
    expect(claimed(ACCOUNTANT, home(language), stepped(language, "Example", steps))).toContain("wf-client-onboarding");
    expect(claimed(ACCOUNTANT, home(language), stepped(language, "Example", steps.slice(0, 2)))).not.toContain(
      "wf-client-onboarding",
    );
  });
});

describe("running text in a trade that is not known for such work", () => {
  const sentence = "Our crew arrives the same day.";
  const AREA = "Our service area";
  it("claims nothing by itself, nor with more running text", () => {
    expect(claimed(ROOFER, headed("en", sentence))).toContain("wf-dispatch-field");
    expect(claimed(SHOP, says("en", sentence))).not.toContain("wf-dispatch-field");
    const more = home("en", { blocks: toldTwice([sentence, "We work around the clock, day and night."]) });
    expect(claimed(SHOP, more)).not.toContain("wf-dispatch-field");
  });
  it("claims with a sign of another kind beside it", () => {
    const order = "Send us your order by e-mail two days in advance; we ship to Ireland, free over 40.";
    const winery: Kind = { industry: "other", subKind: "food" };
    const plain = inner("/x", "en", { blocks: toldTwice([order]) });
    const headed = inner("/x", "en", { headings: [heading(2, "Order form")], blocks: toldTwice([order]) });
    expect(claimed(winery, home("en"), plain)).not.toContain("wf-fulfilment");
    expect(claimed(winery, home("en"), headed)).toContain("wf-fulfilment");
  });
  it("is no area that is served, wherever it is named", () => {
    const named = inner("/areas", "en", { headings: [heading(2, AREA)], anchors: [anchor("/areas", `All ${AREA}`)] });
    expect(claimed(ROOFER, home("en"), named)).not.toContain("wf-dispatch-field");
    const told = claimWorkflows(evidenceOf(ROOFER, [headed("en", "Our crew arrives the same day."), named]));
    const quotes = told.find(({ id }) => id === "wf-dispatch-field")?.evidence.map(({ quote }) => quote);
    expect(quotes).toContain("Our crew arrives the same day.");
    expect(quotes?.filter((quote) => quote.includes(AREA))).toEqual([]);
  });
});

describe("an inspection", () => {
  const looked = "Assessment & Inspection";
  const page = (...blocks: string[]) => home("en", { headings: [heading(2, looked)], blocks: toldTwice(blocks) });
  it("leaves paperwork behind where a report, a checklist or a next time is told beside it", () => {
    expect(claimed(ROOFER, page("Enjoy a free visit and see what is right for you."))).not.toContain("wf-job-report");
    expect(claimed(ROOFER, page("You get a written report."))).toContain("wf-job-report");
    expect(claimed(ROOFER, page("We come back once a year."))).toContain("wf-job-report");
  });
});

describe("a word for goods and a word for services", () => {
  it("an order by phone is one of goods", () => {
    const call = says("pl", "Zamów bezpłatną konsultację, zadzwoń do nas.");
    expect(claimed(ROOFER, call)).not.toContain("wf-order-processing");
  });
  it("a reservation is one of a room or a table where guests come", () => {
    const page = says("nl", "In het weekend raden wij aan te reserveren via een reservering.");
    expect(claimed(INN, page)).toContain("wf-reservations");
    expect(claimed(PRACTICE, page)).not.toContain("wf-reservations");
  });
  it("a claim under a guarantee is one of goods", () => {
    const page = says("de", "Im Garantiefall senden Sie das Gerät mit dem Kaufbeleg ein.");
    expect(claimed(SHOP, page)).toContain("wf-complaint-returns");
    expect(claimed(ADVISER, page)).not.toContain("wf-complaint-returns");
  });
});

describe("articles that a site keeps", () => {
  const list = (kind: "blog" | "docs", count: number): PageFacts =>
    inner("/insights", "en", {
      kind,
      anchors: Array.from({ length: count }, (_, at) =>
        anchor(`https://example-clinic.com/insights/${at}`, `What we learned in year ${at}`),
      ),
    });
  it.each(["blog", "docs"] as const)("are content that someone writes (%s)", (kind) => {
    expect(claimed(ADVISER, home("en"), list(kind, 2))).toContain("wf-content-publishing");
    expect(claimed(ADVISER, home("en"), list(kind, 1))).not.toContain("wf-content-publishing");
  });
  it("are no publication where they are the manual of a product", () => {
    const manual: Kind = { industry: "technology", siteType: "docs" };
    expect(claimed(manual, home("en"), list("docs", 6))).not.toContain("wf-content-publishing");
  });
  it("are no menu", () => {
    const links = list("blog", 5).anchors;
    const menu = links.map((one) => ({ ...one, region: "nav" as const }));
    expect(
      claimed(ADVISER, home("en"), inner("/insights", "en", { kind: "blog", anchors: [...links, ...menu] })),
    ).not.toContain("wf-content-publishing");
  });
});

describe("work that a site names and tells of again and again", () => {
  const named = [heading(2, "Request a quote"), heading(2, "Get your free quote")];
  const told = [text("Send photos and we write you a quote."), text("Every quote is free and ready within a day.")];
  const PHOTOGRAPHER: Kind = { industry: "healthcare" };
  const SHOP_OF_FIXED_PRICES: Kind = { industry: "education", subKind: "school" };
  it("is claimed in a trade that is not known for it, and in one that is known not to have it", () => {
    const page = home("en", { headings: named, blocks: told });
    expect(claimed(PHOTOGRAPHER, page)).toContain("wf-quote-proposal");
    expect(claimed(SHOP_OF_FIXED_PRICES, page)).toContain("wf-quote-proposal");
  });
  it("is not claimed there where it is only named, or only told", () => {
    expect(claimed(PHOTOGRAPHER, home("en", { headings: named }))).not.toContain("wf-quote-proposal");
    expect(claimed(PHOTOGRAPHER, home("en", { blocks: told }))).not.toContain("wf-quote-proposal");
    const once = home("en", { headings: named.slice(0, 1), blocks: told.slice(0, 1) });
    expect(claimed(PHOTOGRAPHER, once)).not.toContain("wf-quote-proposal");
  });
  it("outweighs, with further signs, one phrase that rules it out elsewhere", () => {
    const visits = [heading(2, "Book an appointment"), heading(2, "Request an appointment")];
    const calls = [
      text("Please call us to make an appointment."),
      text("Appointments can be booked online as well."),
      text("Our cancellation policy: tell us a day before. There is a no-show fee."),
    ];
    const walkIn = text("No appointment necessary for a free check of your brakes.");
    const garage: Kind = { industry: "other", subKind: "repair" };
    expect(claimed(garage, home("en", { headings: visits, blocks: [...calls, walkIn] }))).toContain("wf-appointment");
    const fewer = { headings: visits.slice(0, 1), blocks: [...calls, walkIn] };
    expect(claimed(garage, home("en", fewer))).not.toContain("wf-appointment");
  });
  it("is claimed from a form beside one heading", () => {
    const fields = ["Name", "Model", "Fault"].map((label) => field({ name: label, label }));
    const asks = form({ label: "Request a quote", fields });
    const page = home("en", { forms: [asks], headings: [heading(2, "Get a free quote")] });
    expect(claimed(PHOTOGRAPHER, page)).toContain("wf-quote-proposal");
  });
});

describe("work of kinds of business", () => {
  it("of which one that has a form for faults takes repairs", () => {
    const shop: Kind = { industry: "other", subKind: "repair", channels: ["phone"] };
    expect(claimed(shop, home("en"))).not.toContain("wf-maintenance-requests");
    const landlord: Kind = { industry: "real-estate" };
    const faults = form({ label: "Report a fault", fields: [field({ name: "a" }), field({ name: "b" })] });
    expect(claimed(landlord, home("en", { forms: [faults] }))).toContain("wf-maintenance-requests");
    expect(claimed(landlord, home("en"))).not.toContain("wf-maintenance-requests");
  });
  const checkout: Kind = { industry: "consulting", channels: ["ecommerce"] };
  it("of which any has orders that sells through a checkout", () => {
    const evidence = evidenceOf(checkout, [home("en")]);
    expect(claimWorkflows(evidence).map(({ id }) => id)).not.toContain("wf-order-processing");
    evidence.profile.sells = true;
    expect(claimWorkflows(evidence).map(({ id }) => id)).toContain("wf-order-processing");
  });
  const rental = home("en", { headings: [heading(1, "Equipment rental")] });
  it("of which one rents out machines", () => {
    const rents: Kind = { industry: "other", subKind: "rental", channels: ["phone"] };
    expect(claimed(rents, rental)).toContain("wf-rental-booking");
    expect(claimed({ ...rents, subKind: "beauty" }, rental)).not.toContain("wf-rental-booking");
  });
  it("of which a school answers questions where it can be reached", () => {
    expect(claimed({ ...SCHOOL, channels: ["phone", "email"] }, home("en"))).toContain("wf-customer-inquiry");
    expect(claimed(SCHOOL, home("en"))).not.toContain("wf-customer-inquiry");
  });
  it("of which a maker with a standard keeps test documents if a page is about quality", () => {
    const iso = home("en", { headings: [heading(2, "ISO 9001 certified")] });
    const quality = inner("/product-quality", "en", { headings: [heading(1, "Product quality")] });
    expect(claimed(MAKER, iso, quality)).toContain("wf-quality-docs");
    expect(claimed(MAKER, iso)).not.toContain("wf-quality-docs");
  });
});

describe("a site that does not say what it is", () => {
  const first = "Uczestnicy otrzymują certyfikat.";
  const page = says("pl", first);
  const unsure = (...sentences: string[]): string[] => {
    const evidence = evidenceOf({ industry: "other" }, [
      home("pl", { blocks: sentences.map((sentence) => text(sentence)) }),
    ]);
    evidence.profile.industry.confidence = "low";
    return claimWorkflows(evidence).map(({ id }) => id);
  };
  it("is taken at its word on its work, where it says it twice", () => {
    const second = "Po kursie wydajemy certyfikat ukończenia.";
    expect(unsure(first, second)).toContain("wf-certificates");
  });
  it("shows no work by one sentence, whose words may stand together by chance", () => {
    expect(unsure(first)).not.toContain("wf-certificates");
  });
  it("is weighed by its trade where that is known", () => {
    expect(claimed({ industry: "finance" }, page)).not.toContain("wf-certificates");
  });
});

it("a site with a dozen kinds of work evident may list them all, six of them general", () => {
  const networks = ["facebook", "instagram", "tiktok"].map((name) => anchor(`https://www.${name}.com/example`, name));
  const asks = "Follow us on Instagram";
  const busy: Kind = { ...ROOFER, channels: ["phone", "email", "contact-form", "newsletter", "careers"] };
  const sentences = [
    "We send you an invoice after the job.",
    "Get a free written estimate.",
    "Our crew arrives the same day.",
    "Please phone to make an appointment.",
    "You get a written inspection report after each job.",
    "Report a leak: our customers call for repairs.",
    "4.9 stars in 63 Google reviews.",
    "Spare parts for every stove are in stock.",
    "We send a reminder when the next service is due.",
  ];
  const headings = sentences.map((sentence) => heading(2, sentence));
  const ids = claimed(busy, home("en", { anchors: networks, headings, blocks: toldTwice([...sentences, asks]) }));
  expect(ids.length).toBeGreaterThanOrEqual(12);
  expect(ids).toEqual(
    expect.arrayContaining([
      "wf-recruiting",
      "wf-newsletter",
      "wf-content-publishing",
      "wf-lead-intake",
      "wf-customer-inquiry",
    ]),
  );
});

it("steps counted under a heading that tells their number bring the clients of an agency on board", () => {
  const steps = ["01 Tell us what you need", "02 See the first draft", "03 Go live"];
  const under = (title: string) =>
    home("en", { headings: [heading(2, title)], blocks: [title, ...steps].map((step) => text(step)) });
  expect(claimed(AGENCY, under("Three steps. No fuss."))).toContain("wf-client-onboarding");
  expect(claimed(AGENCY, under("Our latest work"))).not.toContain("wf-client-onboarding");
});
