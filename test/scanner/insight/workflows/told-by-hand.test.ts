// Who does a step, in the words of the site: quoted at that step, believed before what was concluded, told in no other work.
import { describe, expect, it } from "vitest";
import type { ClaimedWorkflow } from "../../../../src/scanner/insight/claimed-workflow.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { describeStep } from "../../../../src/scanner/report/workflow-view.ts";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { CLUB, SOFTWARE, claimsOf, home, inner, ORIGIN } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const SHOP: Kind = { industry: "retail", siteType: "ecommerce", sells: true, channels: ["ecommerce", "email"] };
const CLINIC: Kind = { industry: "healthcare", channels: ["phone", "email"] };

const claimIn = (kind: Kind, id: string, ...pages: PageFacts[]): ClaimedWorkflow => {
  const claim = claimsOf(kind, ...pages).find((one) => one.id === id);
  if (!claim) throw new Error(`${id} is not claimed`);
  return claim;
};
const told = ({ steps }: ClaimedWorkflow, name: string): string => {
  const step = steps.find((one) => one.name === name);
  return step === undefined ? "" : describeStep(step);
};

const returns = (language: string, title: string, ...sentences: string[]): PageFacts =>
  inner("/returns", language, {
    kind: "other",
    titles: [title],
    headings: [heading(1, title)],
    blocks: sentences.map((sentence) => text(sentence)),
  });

describe("goods that come back", () => {
  const BACK = "Returns";
  it.each([
    [
      "en",
      BACK,
      "Return the item within 30 days.",
      "We inspect the returned item and refund the price within 14 days.",
    ],
    [
      "de",
      "Rückgabe",
      "Rückgabe innerhalb von 30 Tagen.",
      "Wir prüfen die Ware und überweisen den Betrag in 14 Tagen.",
    ],
    ["fr", "Retours", "Retour sous 30 jours.", "Nous vérifions les articles et nous vous remboursons le montant."],
  ])(
    "are checked and paid back by staff, where the page of returns says so (%s)",
    (language, title, first, sentence) => {
      const claim = claimIn(SHOP, "wf-complaint-returns", home(language), returns(language, title, first, sentence));
      expect(told(claim, "Receive and inspect")).toContain(sentence);
      expect(told(claim, "Refund and close")).toContain(sentence);
      expect(claim.steps.find(({ name }) => name === "Receive and inspect")?.isManual).toBe(true);
      expect(claim.manualQuotes.filter(({ quote }) => quote === sentence)).toHaveLength(1);
    },
  );

  it("are not what a page of another subject speaks of, nor what runs by itself", () => {
    const page = returns("en", BACK, "Return the item within 30 days.");
    const repair = inner("/repairs", "en", {
      headings: [heading(1, "Repairs")],
      blocks: [text("We inspect the returned item at no charge.")],
    });
    const claim = claimIn(SHOP, "wf-complaint-returns", home("en"), page, repair);
    expect(told(claim, "Receive and inspect")).toBe("");
    const automatic = returns("en", BACK, "Return it within 30 days.", "We refund the price automatically in 14 days.");
    expect(told(claimIn(SHOP, "wf-complaint-returns", home("en"), automatic), "Refund and close")).toBe("");
  });

  it("come with a form that customers print, for which a form on the site is proposed", () => {
    const page = returns(
      "de",
      "Rückgabe",
      "Rückgabe innerhalb von 30 Tagen.",
      "Laden Sie es herunter, drucken Sie es aus und legen Sie es ausgefüllt ins Paket.",
    );
    const claim = claimIn(SHOP, "wf-complaint-returns", home("de"), page);
    expect(told(claim, "Customer returns goods")).toMatch(/^done by the customer: “Laden Sie/);
    expect(claim.opportunityIds).toContain("op-complaint-returns-return-form");
    const other = claimIn(SHOP, "wf-complaint-returns", home("de"), returns("de", "Rückgabe", "Rückgabe in 30 Tagen."));
    expect(other.steps.map(({ name }) => name)).toContain("Say how it comes back");
    const linked = { ...page, anchors: [anchor(`${ORIGIN}/ruecksendung.pdf`, "Rücksendeformular")] };
    // Who finds the form on the page asks nobody how it comes back.
    expect(claimIn(SHOP, "wf-complaint-returns", home("de"), linked).steps.map(({ name }) => name)).toEqual([
      "Customer returns goods",
      "Receive and inspect",
      "Refund and close",
    ]);
    expect(other.opportunityIds).not.toContain("op-complaint-returns-return-form");
  });
});

describe("forms on paper", () => {
  const patients = (...sentences: string[]): PageFacts =>
    inner("/new-patients", "en", {
      kind: "other",
      headings: [heading(1, "New patients")],
      anchors: [anchor(`${ORIGIN}/medical-history.pdf`, "Medical history form (PDF)")],
      blocks: sentences.map((sentence) => text(sentence)),
    });
  it("are typed in by those whom the page names", () => {
    const types = "Reception types it into your record before you are seen.";
    const claim = claimIn(CLINIC, "wf-intake-forms", home("en"), patients("Please fill it in by hand.", types));
    expect(told(claim, "Type in the data")).toBe(`“${types}”`);
    expect(told(claim, "Fill in by hand")).toBe("done by the customer: “Please fill it in by hand.”");
    expect(claim.manualQuotes[0]?.quote).toBe(types);
  });
  it("are told of by no sentence on what is kept", () => {
    const claim = claimIn(CLINIC, "wf-intake-forms", home("en"), patients("We keep your record for eight years."));
    expect(told(claim, "Type in the data")).toBe("");
  });
});

describe("places in a course", () => {
  const course = (...sentences: string[]): PageFacts =>
    inner("/kurse", "de", {
      headings: [heading(1, "Kurse und Anmeldung")],
      blocks: [text("Zur Anmeldung für unsere Workshops schreiben Sie uns."), ...sentences.map((one) => text(one))],
    });
  const DAYS = "Workshop am 5. Dezember: bitte anmelden, die Plätze sind begrenzt.";
  const registration = (...sentences: string[]): ClaimedWorkflow | undefined =>
    claimsOf({ ...CLUB, subKind: "training" }, home("de", { blocks: [text(DAYS)] }), course(DAYS, ...sentences)).find(
      ({ id }) => id === "wf-event-registration",
    );
  it("that are confirmed by hand get a sign-up that counts the seats", () => {
    const claim = registration("Wir bestätigen von Hand und schicken Ihnen eine Rechnung.");
    expect(claim && told(claim, "Confirm and bill")).toContain("Wir bestätigen von Hand");
    expect(claim?.opportunityIds).toContain("op-event-registration-seats");
  });
  it("that are confirmed otherwise do not", () => {
    const claim = registration("Wir bestätigen sofort. Alles Papier schöpfen wir von Hand.");
    expect(claim?.opportunityIds ?? []).not.toContain("op-event-registration-seats");
  });
});

describe("keys of an API", () => {
  const docs = (...sentences: string[]): PageFacts =>
    inner("/docs/authentication", "en", {
      kind: "docs",
      headings: [heading(1, "Quickstart and API reference")],
      blocks: sentences.map((sentence) => text(sentence)),
    });
  const SELF = "Create an API key under Settings; sign up for free.";
  const ISSUED = "Keys for production are issued by our support team: write to support with your name.";
  const start = home("en", { headings: [heading(2, "API documentation for developers")] });
  const saas: Kind = { ...SOFTWARE, subKind: "saas" };
  const onboarding = (...sentences: string[]) => claimIn(saas, "wf-developer-onboarding", start, docs(...sentences));

  it("that support gives out are not keys without asking, and making them oneself is proposed", () => {
    const claim = onboarding(SELF, ISSUED);
    expect(told(claim, "Get key")).toBe(`“${ISSUED}”`);
    expect(told(claim, "Ask")).toBe("done by the developer");
    expect(claim.alreadyAutomated).not.toContain("keys without asking");
    expect(claim.opportunityIds).toContain("op-developer-onboarding-own-keys");
  });
  it("that developers make are", () => {
    const claim = onboarding(SELF);
    expect(told(claim, "Get key")).toBe("done by the developer");
    expect(claim.opportunityIds).not.toContain("op-developer-onboarding-own-keys");
  });
  it("are no question of customers", () => {
    const inquiry = claimsOf({ ...saas, channels: ["contact-form"] }, start, docs(ISSUED)).find(
      ({ id }) => id === "wf-customer-inquiry",
    );
    expect(inquiry?.manualQuotes ?? []).toEqual([]);
  });
});

describe("a sentence about another work", () => {
  const quotesOf = (id: string, language: string, sentence: string): string[] =>
    (
      claimsOf(SHOP, home(language, { blocks: [text(sentence)] })).find((claim) => claim.id === id)?.manualQuotes ?? []
    ).map(({ quote }) => quote);
  it.each([
    ["en", "Email us with questions about your order by e-mail to the shop."],
    ["de", "Fragen zur Bestellung beantworten wir per E-Mail an unser Team, schreiben Sie uns eine E-Mail."],
  ])("is a question about orders and orders nothing (%s)", (language, sentence) => {
    expect(quotesOf("wf-order-processing", language, sentence)).toEqual([]);
    expect(quotesOf("wf-customer-inquiry", language, sentence)).toHaveLength(1);
  });
  it("is a wish to hear when goods are back, and ships nothing", () => {
    const back = "Schreiben Sie uns eine E-Mail, wir melden uns, sobald die nächste Lieferung da ist.";
    expect(quotesOf("wf-fulfilment", "de", back)).toEqual([]);
    expect(quotesOf("wf-customer-inquiry", "de", back)).toEqual([]);
  });
});

it("dealers who are to ask by e-mail are quoted at their step, whatever else the page asks for by e-mail", () => {
  const asks = "Wiederverkäufer fordern bitte unsere Großhandelspreisliste per E-Mail an.";
  const page = inner("/kontakt", "de", {
    headings: [heading(1, "Kontakt"), heading(2, "Händler werden")],
    blocks: [text("Fragen zur Bestellung beantworten wir per E-Mail an den Laden."), text(asks)],
  });
  expect(told(claimIn(SHOP, "wf-dealer-enquiry", home("de"), page), "Inquiry")).toBe(`done by the dealer: “${asks}”`);
  // Where no page speaks of dealers, bakeries that are asked as well are called none.
  const bakeries = inner("/kontakt", "de", {
    headings: [heading(1, "Kontakt")],
    blocks: [text("Bäckereien und Wiederverkäufer fordern bitte unsere Großhandelspreisliste per E-Mail an.")],
  });
  const claim = claimIn(SHOP, "wf-dealer-enquiry", home("de"), bakeries);
  expect(claim?.name).toBe("Trade inquiries");
  expect(told(claim, "Inquiry")).toMatch(/^done by the trade customer: /);
});

it("a call back proposes no time, and a message to agree one does", () => {
  const practice = (sentence: string) =>
    claimIn(
      CLINIC,
      "wf-appointment",
      home("en"),
      inner("/book", "en", {
        headings: [heading(1, "Appointments")],
        blocks: [text(`Please ring us to make an appointment. ${sentence}`)],
      }),
    );
  expect(told(practice("If the line is busy, we will call you back."), "Propose time")).toBe("");
  expect(told(practice("We will call you to agree a time."), "Propose time")).toContain("agree a time");
});

it("orders that leave on the same day are parcels, and no entry of orders", () => {
  const page = home("en", {
    headings: [heading(2, "Shipping")],
    blocks: [
      text("Orders placed before noon leave the mill on the same day."),
      text("Your order number stands on the invoice."),
    ],
  });
  const quotes = (id: string) => claimIn(SHOP, id, page).evidence.map(({ quote }) => quote);
  expect(quotes("wf-fulfilment")).toContain("Orders placed before noon leave the mill on the same day.");
  expect(quotes("wf-order-processing")).not.toContain("Orders placed before noon leave the mill on the same day.");
});
