import { describe, expect, it } from "vitest";
import type { Technology } from "../../../../src/model/profile.ts";
import { manualStepSignal } from "../../../../src/scanner/checks/workflow-signals/manual-step-signal.ts";
import { wfAppointment } from "../../../../src/scanner/checks/workflow-signals/wf-appointment.ts";
import { wfBookkeeping } from "../../../../src/scanner/checks/workflow-signals/wf-bookkeeping.ts";
import { wfClaimsInsurance } from "../../../../src/scanner/checks/workflow-signals/wf-claims-insurance.ts";
import { wfClientFollowup } from "../../../../src/scanner/checks/workflow-signals/wf-client-followup.ts";
import { wfComplaintReturns } from "../../../../src/scanner/checks/workflow-signals/wf-complaint-returns.ts";
import { wfContentPublishing } from "../../../../src/scanner/checks/workflow-signals/wf-content-publishing.ts";
import { wfCustomerInquiry } from "../../../../src/scanner/checks/workflow-signals/wf-customer-inquiry.ts";
import { wfDispatchField } from "../../../../src/scanner/checks/workflow-signals/wf-dispatch-field.ts";
import { wfDocumentGeneration } from "../../../../src/scanner/checks/workflow-signals/wf-document-generation.ts";
import { wfEventRegistration } from "../../../../src/scanner/checks/workflow-signals/wf-event-registration.ts";
import { wfIntakeForms } from "../../../../src/scanner/checks/workflow-signals/wf-intake-forms.ts";
import { wfInventoryMerch } from "../../../../src/scanner/checks/workflow-signals/wf-inventory-merch.ts";
import { wfInvoicing } from "../../../../src/scanner/checks/workflow-signals/wf-invoicing.ts";
import { wfKnowledgeSupport } from "../../../../src/scanner/checks/workflow-signals/wf-knowledge-support.ts";
import { wfLeadIntake } from "../../../../src/scanner/checks/workflow-signals/wf-lead-intake.ts";
import { wfMarketReporting } from "../../../../src/scanner/checks/workflow-signals/wf-market-reporting.ts";
import { wfMembershipBilling } from "../../../../src/scanner/checks/workflow-signals/wf-membership-billing.ts";
import { wfOrderProcessing } from "../../../../src/scanner/checks/workflow-signals/wf-order-processing.ts";
import { wfQuoteProposal } from "../../../../src/scanner/checks/workflow-signals/wf-quote-proposal.ts";
import { wfRecruiting } from "../../../../src/scanner/checks/workflow-signals/wf-recruiting.ts";
import { wfReservations } from "../../../../src/scanner/checks/workflow-signals/wf-reservations.ts";
import { wfReviewManagement } from "../../../../src/scanner/checks/workflow-signals/wf-review-management.ts";
import { wfTranslationLocalisation } from "../../../../src/scanner/checks/workflow-signals/wf-translation-localisation.ts";
import type { ControlFacts, LinkFacts, PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { anchor, heading, node, page, profile, site, text } from "../../../fixtures/site.ts";

const button = (name: string): ControlFacts => ({
  tag: "button",
  type: "button",
  name,
  nameFrom: "text",
  region: "main",
  hidden: false,
  hasOnclick: false,
  form: -1,
  attributes: {},
});
const product = (name: string, category: string): Technology => ({
  id: name,
  name,
  category,
  confidence: "high",
  evidence: `script of ${name}`,
  url: "https://example-clinic.com/",
  feeds: [],
});
const alternate = (hreflang: string): LinkFacts => ({
  rel: "alternate",
  href: `https://example-clinic.com/${hreflang}`,
  type: null,
  hreflang,
  title: null,
  media: null,
  sizes: null,
});
const plain = page({ blocks: [text("Welcome to our house.")] });

const ROWS: [typeof wfAppointment, ...PageFacts[]][] = [
  [wfAppointment, page({ anchors: [anchor("/b", "Termin buchen")], htmlLang: "de" })],
  [wfLeadIntake, page({ headings: [heading(2, "Free consultation")] })],
  [wfQuoteProposal, page({ anchors: [anchor("/d", "Devis gratuit")], htmlLang: "fr" })],
  [wfCustomerInquiry, page({ kind: "faq" })],
  [wfComplaintReturns, page({ anchors: [anchor("/r", "Zwroty i reklamacje")], htmlLang: "pl" })],
  [wfOrderProcessing, page({ anchors: [anchor("/o", "Order form")] })],
  [wfInvoicing, page({ headings: [heading(2, "Payment terms")] })],
  [wfBookkeeping, page({ headings: [heading(2, "Bookkeeping")] })],
  [wfReservations, page({ buttons: [button("Book a table")] })],
  [wfIntakeForms, page({ anchors: [anchor("https://example-clinic.com/new-patient-form.pdf", "New patients")] })],
  [wfClaimsInsurance, page({ headings: [heading(2, "File a claim")] })],
  [wfContentPublishing, page({ kind: "post", headings: [heading(1, "Spring news")] })],
  [wfRecruiting, page({ kind: "careers" })],
  [wfClientFollowup, page({ headings: [heading(2, "Refer a friend")] })],
  [wfKnowledgeSupport, page({ kind: "docs" })],
  [wfDispatchField, page({ headings: [heading(2, "Notdienst")], htmlLang: "de" })],
  [wfInventoryMerch, page({ kind: "product" }), page({ kind: "product", url: "https://example-clinic.com/b" })],
  [wfEventRegistration, page({ kind: "event" })],
  [wfMembershipBilling, page({ anchors: [anchor("/j", "Mitglied werden")], htmlLang: "de-AT" })],
  [wfDocumentGeneration, page({ headings: [heading(2, "Conveyancing")] })],
];

describe("workflow signals", () => {
  it.each(ROWS.map(([row, ...seen]) => [row.id, row, seen] as const))(
    "%s states the sign and where it stands",
    (_id, row, seen) => {
      const verdict = row.run(site({ pages: seen }));
      expect(verdict.status).toBe("info");
      expect(verdict.situation).toMatch(/^Signs of .+ on the home page(?: and \/b)?\.$/);
      expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/");
    },
  );

  it.each(ROWS.map(([row]) => [row.id, row] as const))("%s tells no sign from what could not be seen", (_id, row) => {
    expect(row.run(site({ pages: [plain] })).situation).toMatch(
      /^No heading, link, form or mark-up that points to .+ was recognized on the one page read\.$/,
    );
    expect(row.run(site({ pages: [page()] })).status).toBe("unable");
    expect(row).toMatchObject({ counts: [], agent: "operations", category: "Workflow signals" });
  });

  it("takes a form for a demo for a sign of inquiries, and of no questions", () => {
    const demo = {
      type: "contact-form",
      pages: ["https://example-clinic.com/demo"],
      evidence: "Form",
      confidence: "high",
    } as const;
    const formSite = (isForDemo: boolean) =>
      site({ pages: [plain], channels: [{ ...demo, pages: [...demo.pages], isForDemo }] });
    expect(wfLeadIntake.run(formSite(true)).situation).toContain("a form for a demo on /demo");
    expect(wfCustomerInquiry.run(formSite(true)).situation).toContain("No heading, link");
    expect(wfCustomerInquiry.run(formSite(false)).situation).toContain("a contact form on /demo");
  });

  it("takes the page of a product for a catalog where there is another, and no heading of dates for appointments", () => {
    const one = page({ kind: "product", blocks: [text("Our planner.")] });
    expect(wfInventoryMerch.run(site({ pages: [one] })).situation).toContain("No heading, link");
    const dates = page({ htmlLang: "de", headings: [heading(2, "Termine")], blocks: [text("5. Dezember")] });
    expect(wfAppointment.run(site({ pages: [dates] })).situation).toContain("No heading, link");
    const visits = page({ htmlLang: "de", headings: [heading(2, "Termine nach Vereinbarung")] });
    expect(wfAppointment.run(site({ pages: [visits] })).situation).toContain("“Termine nach Vereinbarung”");
  });

  it("reads a word only as a word and only in headings, links, buttons and labels", () => {
    const run = (over: Partial<PageFacts>) =>
      wfBookkeeping.run(site({ pages: [page({ blocks: [text("Hello.")], ...over })] })).situation;
    expect(run({ headings: [heading(2, "Our bookkeeping service")] })).toContain("“Our bookkeeping service”");
    expect(run({ headings: [heading(2, "The bookkeepings of others")] })).toContain("No heading, link");
    expect(run({ blocks: [text("They offer bookkeeping too.")] })).toContain("No heading, link");
    expect(run({ kind: "post", headings: [heading(1, "Bookkeeping for beginners")] })).toContain("No heading, link");
  });

  it("quotes what the business says of writing invoices and reports in its text, and of nobody else's", () => {
    const says = (row: typeof wfInvoicing, htmlLang: string, sentence: string, over: Partial<PageFacts> = {}) =>
      row.run(site({ pages: [page({ htmlLang, blocks: [text(sentence)], ...over })] })).situation;
    const bills = "Wir bestätigen von Hand und schicken Ihnen eine Rechnung.";
    expect(says(wfInvoicing, "de", bills)).toMatch(/ on the one page read; the text of the home page says: “Wir .+”$/);
    expect(says(wfInvoicing, "de", bills, { kind: "legal" })).toMatch(/ on the one page read\.$/);
    expect(says(wfInvoicing, "de", "PayPal, Karte, Rechnung ab der zweiten Bestellung.")).toMatch(/ read\.$/);
    expect(says(wfDocumentGeneration, "en", "We send a progress letter to the hospital.")).toContain("progress letter");
    expect(says(wfDocumentGeneration, "en", "We send letters to nobody.")).toMatch(/ read\.$/);
    expect(says(wfInvoicing, "en", "We never send an invoice by mail.")).toMatch(/ read\.$/);
  });

  it("takes words of customers for no work with reviews, and a dated article for publishing", () => {
    const url = "https://example-clinic.com/";
    const channels = [{ type: "testimonials" as const, pages: [url], evidence: "quote", confidence: "high" as const }];
    expect(wfReviewManagement.run(site({ pages: [plain], channels })).situation).toContain("No heading, link");
    const blocks = [text("Bread in two days.", { inArticle: true, region: "main" })];
    const times = [{ region: "main", datetime: "2026-10-02", text: "2. Oktober 2026" }] as PageFacts["times"];
    const recipe = page({ url: `${url}bread`, kind: "other", blocks, times });
    expect(wfContentPublishing.run(site({ pages: [recipe] })).situation).toBe(
      "Signs of publishing: an article on /bread.",
    );
    expect(wfContentPublishing.run(site({ pages: [page({ kind: "other", blocks })] })).situation).toContain(
      "No heading",
    );
  });

  it("reads words in the language of the page, and all when it states none", () => {
    const labelled = (htmlLang: string | null) =>
      page({ htmlLang, anchors: [anchor("/a", "Umów wizytę")], blocks: [text("Witamy.")] });
    expect(wfAppointment.run(site({ pages: [labelled("pl")] })).situation).toContain("“Umów wizytę”");
    expect(wfAppointment.run(site({ pages: [labelled(null)] })).situation).toContain("“Umów wizytę”");
    expect(wfAppointment.run(site({ pages: [labelled("nl")] })).situation).toContain("No heading, link");
  });

  it("tells a page of jobs and the openings on it once, and a page elsewhere beside them", () => {
    const url = "https://example-clinic.com/jobs";
    const channels = [{ type: "careers", pages: [url], evidence: "Page of jobs", confidence: "high" }] as const;
    const on = (address: string) =>
      wfRecruiting.run(
        site({
          pages: [page({ url: address, kind: "careers" })],
          channels: [...channels].map((one) => ({ ...one, pages: [url] })),
        }),
      ).situation;
    expect(on(url)).toBe("Signs of hiring: job openings on /jobs.");
    expect(on(`${url}/team`)).toContain("a page about jobs on /jobs/team");
  });

  it("names channels, marked-up types and products", () => {
    const channels = [
      {
        type: "reviews" as const,
        pages: ["https://example-clinic.com/about"],
        evidence: "rating widget",
        confidence: "high" as const,
      },
    ];
    const structured = [node("AggregateRating", { ratingValue: 5 })];
    const technologies = [product("Rate It", "review-platform")];
    expect(wfReviewManagement.run(site({ pages: [plain], channels, structured, technologies })).situation).toBe(
      "Signs of looking after reviews: reviews on /about, “AggregateRating” in the page's data on the home page and Rate It on the home page.",
    );
  });

  it("takes several measuring tools for a report, one or two for none", () => {
    const tools = [product("A", "analytics"), product("B", "ad-pixel"), product("C", "tag-manager")];
    expect(wfMarketReporting.run(site({ pages: [plain], technologies: tools })).situation).toContain(
      "A on the home page",
    );
    expect(wfMarketReporting.run(site({ pages: [plain], technologies: tools.slice(1) })).situation).toContain(
      "No heading, link",
    );
  });

  it("wf-translation-localisation names languages and pages without a twin", () => {
    const pages = [
      page({ links: [alternate("de"), alternate("x-default")] }),
      page({ url: "https://example-clinic.com/b" }),
    ];
    expect(wfTranslationLocalisation.run(site({ pages })).situation).toBe(
      "The site is kept in 2 languages: English and German; 1 of 2 pages without a link to another.",
    );
    expect(
      wfTranslationLocalisation.run(site({ profile: profile({ languages: [] }), pages: [page({ htmlLang: null })] }))
        .situation,
    ).toBe("No language is stated on the one page read; no page marks another as its version in a different language.");
  });

  it("manual-step-signal quotes each step once, from sentences, downloads and mail links", () => {
    const footer = text("Please call us to change a booking.", { region: "footer" });
    const anchors = [
      anchor("https://example-clinic.com/files/order_form.pdf?v=2", "Order form"),
      anchor("mailto:jane@example-clinic.com?subject=x", "Apply now"),
      anchor("mailto:jane@example-clinic.com", "jane@example-clinic.com"),
    ];
    const pages = [
      page({ blocks: [footer], anchors }),
      page({ url: "https://example-clinic.com/b", blocks: [footer] }),
    ];
    const verdict = manualStepSignal.run(site({ pages }));
    expect(verdict.situation).toBe("Requests to call, write, print or wait were recognized on the home page.");
    expect(verdict.evidence.map((item) => item.received)).toEqual([
      "Please call us to change a booking.",
      "Order form (order_form.pdf)",
      "Apply now (opens an e-mail)",
    ]);
  });

  it("manual-step-signal tells none from what could not be read", () => {
    expect(manualStepSignal.run(site({ pages: [plain] })).situation).toContain("No request to call");
    expect(manualStepSignal.run(site()).status).toBe("unable");
  });
});

it("quotes a sentence that agrees on times, where no heading, link or form takes appointments", () => {
  const said = (line: string, htmlLang: string): string =>
    wfAppointment.run(site({ pages: [page({ htmlLang, blocks: [text(line)] })] })).situation;
  const german = "Fahrstunden vereinbaren wir unabhängig davon individuell.";
  expect(said(german, "de")).toContain(`; the text of the home page says: “${german}”`);
  expect(said("Las visitas las concertamos con cada familia.", "es")).toContain("says: “Las visitas");
  expect(said("Wir vereinbaren keine Preise.", "de")).not.toContain("says:");
  expect(said("Die Zahlungsfrist vereinbaren wir schriftlich.", "de")).not.toContain("says:");
  expect(said("Marcamos a diferença desde 1990 nos azulejos.", "pt")).not.toContain("says:");
  expect(said("In overleg met de timmerman kiezen wij het hout.", "nl")).not.toContain("says:");
});
