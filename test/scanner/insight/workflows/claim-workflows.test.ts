import { automatedParts } from "../../../../src/scanner/insight/workflow-steps.ts";
import { describe, expect, it } from "vitest";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import type { ClaimedWorkflow } from "../../../../src/scanner/insight/claimed-workflow.ts";
import { evaluateSignal } from "../../../../src/scanner/insight/signals/evaluate-signal.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { familyOf, OPPORTUNITY_TEMPLATES } from "../../../../src/scanner/insight/workflow-families.ts";
import type { SiteEvidence } from "../../../../src/scanner/evidence/site-evidence.ts";
import { dentalPractice } from "../../../fixtures/businesses/dental-practice.ts";
import { softwareCompany } from "../../../fixtures/businesses/software-company.ts";
import { webShop } from "../../../fixtures/businesses/web-shop.ts";
import { anchor, heading, page, profile, site, text } from "../../../fixtures/site.ts";

const BUSINESSES: [string, SiteEvidence][] = [
  ["the dental practice", dentalPractice],
  ["the web shop", webShop],
  ["the software company", softwareCompany],
];
const idsOf = (claims: readonly ClaimedWorkflow[]): string[] => claims.map(({ id }) => id);
const claimIn = (evidence: SiteEvidence, id: string): ClaimedWorkflow => {
  const claim = claimWorkflows(evidence).find((one) => one.id === id);
  if (!claim) throw new Error(`${id} is not claimed`);
  return claim;
};

describe("what is claimed", () => {
  it("is dental work at a dentist's", () => {
    const ids = idsOf(claimWorkflows(dentalPractice));
    expect(ids.slice(0, 2)).toEqual(["wf-appointment", "wf-intake-forms"]);
    expect(ids).toEqual(expect.arrayContaining(["wf-claims-insurance", "wf-client-followup", "wf-customer-inquiry"]));
    expect(ids).not.toContain("wf-order-processing");
  });

  it("is orders, parcels and returns at a shop's", () => {
    const ids = idsOf(claimWorkflows(webShop));
    expect(ids).toEqual(
      expect.arrayContaining(["wf-order-processing", "wf-fulfilment", "wf-complaint-returns", "wf-inventory-merch"]),
    );
    expect(ids).not.toContain("wf-appointment");
  });

  it("is docs, plans and openings at a software company's", () => {
    const ids = idsOf(claimWorkflows(softwareCompany));
    expect(ids).toEqual(
      expect.arrayContaining([
        "wf-knowledge-support",
        "wf-developer-onboarding",
        "wf-membership-billing",
        "wf-recruiting",
      ]),
    );
  });

  it("is nothing on a site that shows nothing", () => {
    expect(claimWorkflows(site())).toEqual([]);
    expect(claimWorkflows(site({ pages: [] }))).toEqual([]);
  });

  it("needs more than one mention in running text", () => {
    const mention = site({ pages: [page({ blocks: [text("Some people volunteer at the hospital.")] })] });
    expect(idsOf(claimWorkflows(mention))).not.toContain("wf-volunteer-management");
  });

  it("is dropped where the site rules it out", () => {
    const booking = [heading(2, "Make an appointment")];
    const open = site({ pages: [page({ headings: booking })] });
    const walkIn = site({
      pages: [page({ headings: booking, blocks: [text("No appointment needed, just come in.")] })],
    });
    expect(idsOf(claimWorkflows(open))).toContain("wf-appointment");
    expect(idsOf(claimWorkflows(walkIn))).not.toContain("wf-appointment");
  });

  it("is dropped in an industry that does not do it, unless much speaks for it", () => {
    const retail = profile({
      industry: { value: "retail", confidence: "high", evidence: [], probability: 1, alsoFair: null, subKind: null },
    });
    const forms = page({ anchors: [anchor("https://example-clinic.com/form.pdf", "Application form")] });
    expect(idsOf(claimWorkflows(site({ pages: [forms] })))).toContain("wf-intake-forms");
    expect(idsOf(claimWorkflows(site({ pages: [forms], profile: retail })))).not.toContain("wf-intake-forms");
  });

  it("is at most twelve workflows, at most four of them such as any business has", () => {
    for (const [, evidence] of BUSINESSES) {
      const claims = claimWorkflows(evidence);
      expect(claims.length).toBeLessThanOrEqual(12);
      expect(claims.filter(({ id }) => familyOf(id)?.isGeneric).length).toBeLessThanOrEqual(4);
    }
  });

  it("stands in the order of its points, with confidence by the thresholds", () => {
    const claims = claimWorkflows(dentalPractice);
    expect(claims.map(({ points }) => points)).toEqual(claims.map(({ points }) => points).toSorted((a, b) => b - a));
    for (const { points, confidence, id } of claims) {
      const most = familyOf(id)?.anchoredBy === "task" ? "high" : "medium";
      expect(confidence, id).toBe(points >= 3.7 ? most : points >= 3 ? "medium" : "low");
    }
  });
});

describe("a claim", () => {
  it("quotes the handwork that is about it, and puts it to its step", () => {
    const appointment = claimIn(dentalPractice, "wf-appointment");
    expect(appointment.manualQuotes.map(({ quote }) => quote)).toContain("Please call us to schedule an appointment.");
    expect(appointment.steps[0]).toMatchObject({
      basis: "quoted",
      doneBy: "outsider",
      quote: "Please call us to schedule an appointment.",
    });
    expect(claimIn(dentalPractice, "wf-customer-inquiry").manualQuotes.map(({ quote }) => quote)).not.toContain(
      "Please call us to schedule an appointment.",
    );
    expect(claimIn(softwareCompany, "wf-lead-intake").manualQuotes.map(({ quote }) => quote)).not.toContain(
      "To cancel your subscription, please email support from the address of the account.",
    );
  });

  it("says which steps run without people, and through what", () => {
    const orders = claimIn(webShop, "wf-order-processing");
    expect(orders.alreadyAutomated).toEqual(["orders through Shopify"]);
    expect(orders.steps.map(({ isManual }) => isManual)).toEqual([false, false, false, false, true, true]);
    expect(orders.tools).toEqual(["Shopify"]);
  });

  it("does not count what customers do as work of the staff", () => {
    const [first, ...rest] = claimIn(webShop, "wf-order-processing").steps;
    expect(first).toEqual({
      name: "Order arrives",
      actor: "customer",
      isManual: false,
      basis: "usual",
      doneBy: "outsider",
    });
    expect(rest.map(({ basis }) => basis)).toEqual(["seen", "seen", "seen", "usual", "usual"]);
  });

  it("names the documents and pages it rests on", () => {
    const forms = claimIn(dentalPractice, "wf-intake-forms");
    expect(forms.mentions).toContainEqual({
      kind: "document",
      label: "new-patient-form.pdf",
      url: "https://harborlanedental.com/new-patients",
    });
  });

  it("tells fixed sequences from judgement", () => {
    expect(claimIn(dentalPractice, "wf-intake-forms").isDeterministic).toBe(true);
    expect(claimIn(webShop, "wf-complaint-returns").isDeterministic).toBe(false);
  });

  it("has lower potential where only hindrances are seen", () => {
    expect(claimIn(dentalPractice, "wf-customer-inquiry").automationPotential).toBe("low");
    expect(claimIn(webShop, "wf-customer-inquiry").automationPotential).toBe("medium");
  });
});

describe.each(BUSINESSES)("laws, on the site of %s", (_name, evidence) => {
  const claims = claimWorkflows(evidence);

  it("no claim stands without an address and a quote", () => {
    expect(claims.length).toBeGreaterThan(3);
    for (const claim of claims) {
      expect(claim.evidence.length, claim.id).toBeGreaterThan(0);
      for (const { url, quote } of [...claim.evidence, ...claim.manualQuotes, ...claim.volumeSignals]) {
        expect(url, claim.id).toMatch(/^https:\/\/[^?#]+$/);
        expect(quote.length, claim.id).toBeGreaterThan(0);
        expect(quote.length, claim.id).toBeLessThanOrEqual(120);
      }
    }
  });

  it("no phone number and no mail address stands in it", () => {
    expect(JSON.stringify(claims)).not.toMatch(/[\w.]@[\w-]+\.\w|\d{3}[-. ]\d{4}/);
  });

  it("no opportunity is named whose trigger is false, and none is missing whose trigger is true while people do its steps", () => {
    const reading = readSite(evidence);
    for (const claim of claims) {
      const family = familyOf(claim.id);
      if (!family) throw new Error(claim.id);
      const done = new Set(automatedParts(reading, family, []).flatMap(({ steps }) => steps));
      const holding = OPPORTUNITY_TEMPLATES.filter(
        ({ workflowId, trigger, takesOver }) =>
          workflowId === claim.id &&
          evaluateSignal(reading, trigger, family).strength > 0 &&
          (takesOver.length === 0 || takesOver.some((step) => !done.has(step))),
      );
      expect(claim.opportunityIds).toEqual(holding.map(({ id }) => id));
    }
  });

  it("removing all scripts changes nothing", () => {
    const bare = { ...evidence, pages: evidence.pages.map((one) => ({ ...one, scripts: [], inlineScriptBytes: 0 })) };
    expect(claimWorkflows(bare)).toEqual(claims);
  });

  it("a page repeated ten times changes nothing", () => {
    const [, second] = evidence.pages;
    if (!second) throw new Error("one page");
    const copies = Array.from({ length: 10 }, (_, at) => ({
      ...second,
      url: at < 5 ? second.url : `${second.url}-copy-${at}`,
    }));
    expect(claimWorkflows({ ...evidence, pages: [...evidence.pages, ...copies] })).toEqual(claims);
  });

  it("the order in which pages were read changes nothing", () => {
    expect(claimWorkflows({ ...evidence, pages: evidence.pages.toReversed() })).toEqual(claims);
  });

  it("text in posts, hidden headings and quotations of others claim nothing", () => {
    const noise = page({
      url: `${evidence.target.origin}/journal/a-guest-post`,
      kind: "post",
      foundBy: "link",
      blocks: [
        text("You can donate, volunteer, rent a van and get a tax return there."),
        text("Please call us to book a table."),
      ],
      headings: [heading(2, "Become a dealer", { hidden: true })],
    });
    expect(idsOf(claimWorkflows({ ...evidence, pages: [...evidence.pages, noise] }))).toEqual(idsOf(claims));
  });
});

it("reads 25 long pages in well under a second", () => {
  const long = Array.from({ length: 25 }, (_, at) =>
    page({
      url: `https://example-clinic.com/p${at}`,
      kind: "other",
      foundBy: "link",
      blocks: Array.from({ length: 120 }, (_block, line) =>
        text(`Paragraph ${at} ${line} speaks of care, rooms, hours and people in Falmouth. `.repeat(6)),
      ),
    }),
  );
  const evidence = site({ pages: long });
  claimWorkflows(evidence);
  const started = performance.now();
  claimWorkflows(evidence);
  expect(performance.now() - started).toBeLessThan(1_500);
});
