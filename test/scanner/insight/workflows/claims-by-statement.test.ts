// What is claimed from statements, steps and unknown trades, on invented pages; each beside a site where it is not.
import { describe, expect, it } from "vitest";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import {
  ADVISER,
  CHARITY,
  claimed,
  CLUB,
  evidenceOf,
  home,
  inner,
  INN,
  MAKER,
  SCHOOL,
  SOFTWARE,
} from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const PRACTICE: Kind = { industry: "healthcare" };
const SHOP: Kind = { industry: "retail", siteType: "ecommerce" };
const ACCOUNTANT: Kind = { industry: "finance", siteType: "services" };
const AGENT: Kind = { industry: "real-estate", siteType: "services" };
const ROOFER: Kind = { industry: "other", subKind: "trades" };
const TEACHER: Kind = { industry: "education", siteType: "services" };

const says = (language: string, sentence: string): PageFacts => home(language, { blocks: [text(sentence)] });

/** The same sentence on a site whose trade has such work, and on one whose trade has none. */
const SAID: [family: string, fits: Kind, unfit: Kind, language: string, sentence: string][] = [
  ["wf-invoicing", ADVISER, INN, "nl", "U ontvangt elke maand een factuur."],
  ["wf-claims-insurance", PRACTICE, SHOP, "de", "Die Krankenkasse erstattet die Kosten."],
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
    expect(claimed(fits, says(language, sentence))).toContain(family);
  });
  it(`is not claimed from one sentence in a trade that has none (${language})`, () => {
    expect(claimed(unfit, says(language, sentence))).not.toContain(family);
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
    expect(claimed(ADVISER, home(language), stepped(language, title, steps))).toContain("wf-client-onboarding");
    expect(claimed(ADVISER, home(language), stepped(language, "Example", steps))).not.toContain("wf-client-onboarding");
    expect(claimed(INN, home(language), stepped(language, title, steps))).not.toContain("wf-client-onboarding");
  });
  it.each([
    ["en", ["Phase one", "Phase two", "Phase three"]],
    ["fr", ["Étape 1 : la visite", "Étape 2 : le plan", "Étape 3 : le chantier"]],
    ["pl", ["Krok 1", "Krok 2", "Krok 3"]],
  ])("need no heading where each is called one (%s)", (language, steps) => {
    expect(claimed(ADVISER, home(language), stepped(language, "Example", steps))).toContain("wf-client-onboarding");
    expect(claimed(ADVISER, home(language), stepped(language, "Example", steps.slice(0, 2)))).not.toContain(
      "wf-client-onboarding",
    );
  });
});

describe("a site that does not say what it is", () => {
  const page = says("pl", "Zlecone naprawy odbiera się w warsztacie.");
  it("is taken at its word on its work", () => {
    const unsure = evidenceOf({ industry: "other" }, [page]);
    unsure.profile.industry.confidence = "low";
    expect(claimWorkflows(unsure).map(({ id }) => id)).toContain("wf-lab-case-tracking");
  });
  it("is weighed by its trade where that is known", () => {
    expect(claimed({ industry: "finance" }, page)).not.toContain("wf-lab-case-tracking");
  });
});

it("a site with a dozen kinds of work evident may list them all, six of them general", () => {
  const networks = ["facebook", "instagram"].map((name) => anchor(`https://www.${name}.com/example`, name));
  const busy: Kind = { ...ROOFER, channels: ["phone", "email", "contact-form", "newsletter", "careers"] };
  const sentences = [
    "We send you an invoice after the job.",
    "Get a free written estimate.",
    "Our crew arrives the same day.",
    "Please phone to make an appointment.",
    "Our maintenance contract covers two visits.",
    "4.9 stars in 63 Google reviews.",
    "Spare parts for every stove are in stock.",
    "We send a reminder when the next service is due.",
  ];
  const ids = claimed(busy, home("en", { anchors: networks, blocks: sentences.map((one) => text(one)) }));
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
