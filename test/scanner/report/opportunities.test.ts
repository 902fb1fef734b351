import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../src/model/outcome.ts";
import type { Opportunity } from "../../../src/model/results.ts";
import type { SiteEvidence } from "../../../src/scanner/evidence/site-evidence.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { derivedFrom } from "./derived-from.ts";
import { claimWorkflows } from "../../../src/scanner/insight/claim-workflows.ts";
import {
  OPPORTUNITY_TEMPLATES,
  templateOf,
  WORKFLOW_FAMILIES,
} from "../../../src/scanner/insight/workflow-families.ts";
import { chooseTemplates } from "../../../src/scanner/report/choose-templates.ts";
import { deriveOpportunities } from "../../../src/scanner/report/derive-opportunities.ts";
import { estimateAllHours } from "../../../src/scanner/report/estimate-all-hours.ts";
import { CHECK_GROUPS, groupOf } from "../../../src/scanner/report/check-groups.ts";
import { opportunityOfGroup } from "../../../src/scanner/report/opportunity-of-group.ts";
import { IMPACT_HOURS } from "../../../src/scanner/report/opportunity-rating.ts";
import { roundHours } from "../../../src/model/round-hours.ts";
import { toWorkflowViewIn } from "../../../src/scanner/report/workflow-view.ts";
import { dentalOutcomes, dentalPractice } from "../../fixtures/businesses/dental-practice.ts";
import { softwareCompany } from "../../fixtures/businesses/software-company.ts";
import { webShop } from "../../fixtures/businesses/web-shop.ts";
import { heading, page, profile, site, text } from "../../fixtures/site.ts";
import { claimOf } from "../insight/workflows/claim.ts";

function opportunitiesOf(evidence: SiteEvidence, outcomes: readonly Outcome[] = [], limit?: number): Opportunity[] {
  const workflows = claimWorkflows(evidence);
  const { industry, sizeBand } = evidence.profile;
  const hours = estimateAllHours({
    workflows,
    industry: industry.value,
    subKind: industry.subKind,
    sizeBand: sizeBand.value ?? "micro",
  });
  const domain = evidence.target.registrableDomain;
  const { channels, technologies } = evidence;
  return deriveOpportunities({
    workflows,
    hours,
    profile: evidence.profile,
    domain,
    channels,
    technologies,
    outcomes,
    ...(limit === undefined ? {} : { limit }),
  });
}
const oneOf = (opportunities: readonly Opportunity[], id: string): Opportunity => {
  const found = opportunities.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not among ${opportunities.map((one) => one.id).join(", ")}`);
  return found;
};
const textOf = (opportunity: Opportunity): string =>
  [
    opportunity.title,
    opportunity.description,
    opportunity.currentState,
    opportunity.potentialState,
    ...(opportunity.automationApproach ?? []),
  ].join(" ");

describe("what the notice on privacy says already", () => {
  const noticed = (line: string) => ({
    ...dentalPractice,
    pages: [
      ...dentalPractice.pages,
      page({
        url: `${dentalPractice.pages[0]?.url ?? ""}privacy-notice`,
        kind: "legal",
        foundBy: "link",
        headings: [heading(1, "Privacy notice")],
        blocks: [text(line)],
      }),
    ],
  });
  const passed: Outcome[] = dentalOutcomes.map((one) =>
    one.id === "privacy-policy"
      ? {
          ...one,
          status: "pass",
          evidence: [{ url: "https://example-clinic.com/privacy-notice", received: "", meaning: "" }],
        }
      : one,
  );
  const risksOf = (line: string) =>
    opportunitiesOf(noticed(line), passed)
      .flatMap(({ risks = [] }) => risks)
      .join(" ");
  it("is not asked for: who opens the data", () => {
    expect(risksOf("We respect your privacy.")).toContain("who opens it");
    const told = risksOf("Only the following people have access to your records.");
    expect(told).not.toContain("who opens it");
    expect(told).toContain("settle first where it is kept, and add it to /privacy-notice");
    expect(risksOf("Log data is only collected when you access our website.")).toContain("who opens it");
  });
  it("is not asked for: when it is deleted", () => {
    const asked = "say on /privacy-notice when it is deleted";
    expect(risksOf("We respect your privacy.")).toContain(asked);
    const told = risksOf("We keep your records for 8 years.");
    expect(told).toContain("sk for no more about a person");
    expect(told).not.toContain("when it is deleted");
    expect(risksOf("Server log files are deleted after 7 days.")).toContain(asked);
  });
});

describe("at the dental practice", () => {
  const opportunities = opportunitiesOf(dentalPractice, dentalOutcomes);

  it("the form to print is replaced by name, with what is so today in the practice's own words", () => {
    const form = oneOf(opportunities, "op-intake-forms-web-form");
    expect(form).toMatchObject({
      title: "Turn new-patient-form.pdf and medical-history.pdf into a web form",
      description: "A web form replaces new-patient-form.pdf and medical-history.pdf, linked from /new-patients.",
      workflowId: "wf-intake-forms",
      kind: "capture",
      category: "data capture",
      prerequisites: ["form-labels", "privacy-policy"],
      acceptance: [],
      acceptanceNote: "Done when: every field of the new form has a label, and no form to print is the only way.",
    });
    expect(form.currentState).toContain("/new-patients says: “Please print and complete both forms");
    expect(form.currentState).toContain("new-patient-form.pdf and medical-history.pdf are linked from /new-patients.");
  });

  it("the call to book is replaced by a calendar, with hours, their range and the volume behind them", () => {
    const booking = oneOf(opportunities, "op-appointment-online-booking");
    expect(booking.priority).toBe(1);
    expect(booking.estimatedTimeSavingsHours).toBe(8);
    expect(booking.estimatedTimeSavingsRange).toMatch(
      /^8 h \(0\.5 to \d+ h\), assuming 600 appointments a month \(360 to 780\)$/,
    );
    expect(booking.hours?.eventsPerMonth.grade).toBe("site");
  });

  it("the hours of a workflow are carried by one opportunity, and the others say which", () => {
    const reminders = oneOf(opportunities, "op-appointment-reminders");
    expect(reminders.hours).toBeNull();
    expect(reminders.estimatedTimeSavingsHours).toBeUndefined();
    // Visits kept are no hours saved.
    expect(reminders.estimatedTimeSavingsRange).toMatch(/^No hours are given/);
  });

  it("a repair is proposed for what the practice gets, without invented hours, and names its fix in place of repeating it", () => {
    // What assistants cannot do with a form stands in the list of fixes, and there alone.
    expect(opportunities.map(({ id }) => id)).not.toContain("op-fix-forms");
    const closed = dentalOutcomes.map((one) => (one.id === "form-labels" ? { ...one, id: "home-indexable" } : one));
    const access = oneOf(opportunitiesOf(dentalPractice, closed), "op-fix-access");
    expect(access).toMatchObject({
      title: "Open Harbor Lane Dental to search and assistants: /contact",
      description:
        "Patients who search or ask an assistant can then be led to /contact, and go on to ask for an appointment.",
      workflowId: null,
      hours: null,
      checkIds: ["home-indexable"],
      acceptance: ["home-indexable"],
    });
    expect(access.estimatedTimeSavingsHours).toBeUndefined();
    const fix = dentalOutcomes.find(({ id }) => id === "form-labels");
    expect(access.automationApproach?.[1]).toBe(`Make the fix for “${fix?.title}”, as the list of fixes describes`);
    expect(textOf(access)).not.toContain(fix?.fix);
  });

  it("nothing asks patients for reviews, which the rules of the trade limit", () => {
    expect(opportunities.map(({ id }) => id)).not.toContain("op-review-management-ask-review");
  });
});

describe("at the web shop and the software company", () => {
  it("names the shop's carriers, terms and products it already uses", () => {
    const { sizeBand } = webShop.profile;
    const larger = { ...webShop, profile: { ...webShop.profile, sizeBand: { ...sizeBand, value: "medium" as const } } };
    const opportunities = opportunitiesOf(larger);
    expect(oneOf(opportunities, "op-fulfilment-label-automation").description).toContain("UPS and USPS");
    expect(oneOf(opportunities, "op-complaint-returns-returns-portal").description).toContain("the terms on /returns");
    expect(oneOf(opportunities, "op-complaint-returns-returns-portal").recommendedTools).toContain(
      "Shopify (on the site)",
    );
  });

  it("names a product once, by the longer of its names", () => {
    const shopify = webShop.technologies.find(({ name }) => name === "Shopify");
    const technologies = shopify ? [...webShop.technologies, { ...shopify, name: "Shopify Plus" }] : [];
    const { sizeBand } = webShop.profile;
    const profile = { ...webShop.profile, sizeBand: { ...sizeBand, value: "medium" as const } };
    const shop = opportunitiesOf({ ...webShop, technologies, profile });
    const { recommendedTools } = oneOf(shop, "op-complaint-returns-returns-portal");
    expect(recommendedTools?.filter((tool) => tool.startsWith("Shopify"))).toEqual(["Shopify Plus (on the site)"]);
    const other = technologies.map((one) =>
      one.name === "Shopify Plus" ? { ...one, name: "Shopify Returns", category: "helpdesk" as const } : one,
    );
    const apart = oneOf(
      opportunitiesOf({ ...webShop, technologies: other, profile }),
      "op-complaint-returns-returns-portal",
    );
    expect(apart.recommendedTools).toContain("Shopify (on the site)");
  });

  it("leaves out what saves minutes a month and brings nothing else", () => {
    const ids = opportunitiesOf(webShop).map(({ id }) => id);
    expect(ids).not.toContain("op-fulfilment-label-automation");
    expect(ids.length).toBeGreaterThan(0);
  });

  it("proposes a form for applications where a sentence asks for them by e-mail, and none for a bare address", () => {
    const proposed = (said: string) =>
      opportunitiesOf({
        ...softwareCompany,
        pages: softwareCompany.pages.map((one) => (one.kind === "careers" ? { ...one, blocks: [text(said)] } : one)),
      }).map(({ id }) => id);
    expect(proposed("To apply, send your CV by email to our hiring team.")).toContain("op-recruiting-apply-form");
    expect(proposed("We look forward to you.")).not.toContain("op-recruiting-apply-form");
  });
});

describe("where nobody new is taken for now", () => {
  const GROWTH = /^op-(?:lead-intake|client-onboarding|sales-demo)-|-(?:referral|quote-followup|ask-review|repurpose)$/;
  const idsOf = (evidence: SiteEvidence): string[] =>
    claimWorkflows(evidence).flatMap(({ opportunityIds }) => opportunityIds);
  const saying = (sentence: string, business: SiteEvidence = softwareCompany): SiteEvidence => ({
    ...business,
    pages: business.pages.map((page, at) => (at === 0 ? { ...page, blocks: [...page.blocks, text(sentence)] } : page)),
  });

  it("nothing is triggered that would bring more inquiries, and the rest is as it was", () => {
    const before = idsOf(softwareCompany);
    expect(before.filter((id) => GROWTH.test(id)).length).toBeGreaterThan(0);
    expect(idsOf(saying("We are currently not taking on new clients."))).toEqual(
      before.filter((id) => !GROWTH.test(id)),
    );
    expect(idsOf(saying("New clients are welcome."))).toEqual(before);
    const shop = idsOf(webShop);
    expect(shop).toContain("op-content-publishing-repurpose");
    expect(idsOf(saying("We are currently not taking on new clients.", webShop))).toEqual(
      shop.filter((id) => !GROWTH.test(id)),
    );
  });

  it("every claim tells what the site says of it", () => {
    const notices = (sentence: string) => claimWorkflows(saying(sentence)).map(({ closedNotice }) => closedNotice);
    expect(new Set(notices("We are currently not taking on new clients.").flat())).toEqual(
      new Set(["We are currently not taking on new clients."]),
    );
    expect(notices("New clients are welcome.").flat()).toEqual([]);
  });
});

describe.each<[string, SiteEvidence, readonly Outcome[]]>([
  ["dental practice", dentalPractice, dentalOutcomes],
  ["web shop", webShop, []],
  ["software company", softwareCompany, []],
])("every opportunity of the %s", (_name, evidence, outcomes) => {
  const opportunities = opportunitiesOf(evidence, outcomes);
  const claims = claimWorkflows(evidence);

  it("belongs to a claimed workflow whose trigger holds, or to failing checks", () => {
    for (const { id, workflowId, checkIds } of opportunities) {
      if (workflowId) expect(claims.find((claim) => claim.id === workflowId)?.opportunityIds).toContain(id);
      else
        expect(outcomes.filter(({ status }) => status !== "pass").map((outcome) => outcome.id)).toEqual(
          expect.arrayContaining(checkIds ?? []),
        );
    }
  });

  it("is told once: at most ten, one kind a workflow, no two titles alike", () => {
    expect(opportunities.length).toBeLessThanOrEqual(10);
    expect(opportunities.map(({ priority }) => priority)).toEqual(opportunities.map((_one, at) => at + 1));
    expect(new Set(opportunities.map(({ title }) => title)).size).toBe(opportunities.length);
    const kinds = opportunities
      .filter(({ workflowId }) => workflowId)
      .map(({ workflowId, kind }) => `${workflowId} ${kind}`);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it("is whole: three to six steps, risks with someone who checks, evidence, a figure, a tool", () => {
    for (const one of opportunities) {
      expect(one.automationApproach?.length, one.id).toBeGreaterThanOrEqual(3);
      expect(one.automationApproach?.length, one.id).toBeLessThanOrEqual(6);
      expect(one.risks?.length, one.id).toBeGreaterThan(0);
      expect(one.evidence?.length, one.id).toBeGreaterThan(0);
      expect(one.kpi, one.id).toBeTruthy();
      expect(one.ease, one.id).toBeTruthy();
      if (one.workflowId && one.kind !== "publish")
        expect(one.recommendedTools?.join(" "), one.id).toMatch(/open source|on the site|kept in today/);
    }
  });

  it("speaks of this site: its name, a page, a document or a product, and no slot is left open", () => {
    const { businessName } = evidence.profile;
    const paths = evidence.pages.map(({ url }) => new URL(url).pathname).filter((path) => path !== "/");
    for (const one of opportunities) {
      const text = textOf(one);
      const own = [businessName.value ?? "", "the home page", ...paths];
      expect(
        own.some((word) => text.includes(word)),
        `${one.id}: ${text}`,
      ).toBe(true);
      expect(text).not.toMatch(/[{}]|undefined|null|\[|\.\.|”\.”| {2}|^\s|  |\s[,.]/);
      expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase());
    }
  });

  it("carries each workflow's hours once, and says why where it carries none", () => {
    const carriers = opportunities.filter(({ hours }) => hours).map(({ workflowId }) => workflowId);
    expect(new Set(carriers).size).toBe(carriers.length);
    for (const { workflowId, hours, estimatedTimeSavingsRange } of opportunities) {
      if (workflowId && !hours && estimatedTimeSavingsRange !== undefined)
        expect(estimatedTimeSavingsRange).toMatch(/^(?:No hours are given|Its hours are counted)/);
    }
  });

  it("has an impact that its hours bear out, and says what it rests on", () => {
    for (const { id, workflowId, hours, impact, impactReason } of opportunities) {
      const carrier = opportunities.find((one) => workflowId && one.workflowId === workflowId && one.hours);
      if (impact === "high" && carrier) expect(carrier.impact, id).toBe("high");
      if (workflowId) expect(impactReason, id).toMatch(/./);
      // Few hours are not all of it where the site tells of a wait that customers are spared.
      const isTold = / are spared what .* asks of them$/.test(impactReason ?? "");
      if (hours && !isTold)
        expect(impactReason, id).toMatch(/ a month(?:, from work that the pages show|;|$)|^by the time it saves$/);
      if (hours && roundHours(hours.base) < IMPACT_HOURS.medium) expect(impact, id).toBe(isTold ? "medium" : "low");
      if (hours && roundHours(hours.base) < IMPACT_HOURS.high) expect(impact, id).not.toBe("high");
    }
  });

  it("carries no mail address and no phone number", () => {
    // Citations carry addresses of publications, which hold long numbers.
    const shown = opportunities.map((one) => ({ ...one, hours: null }));
    expect(JSON.stringify(shown)).not.toMatch(/[\w.]@[\w-]+\.\w|\d{3}[-. ]\d{4}/);
  });

  it("is the same each time", () => {
    expect(opportunitiesOf(evidence, outcomes)).toEqual(opportunities);
  });
});

describe("how many there are", () => {
  it("is none where nothing is shown and nothing fails", () => {
    expect(opportunitiesOf(site())).toEqual([]);
  });

  it("is at most twelve for a full scan, and never more than three from unsure claims", () => {
    const opportunities = opportunitiesOf(webShop, dentalOutcomes, 12);
    expect(opportunities.length).toBeLessThanOrEqual(12);
    const unsure = new Set(
      claimWorkflows(webShop)
        .filter(({ confidence }) => confidence === "low")
        .map(({ id }) => id),
    );
    expect(opportunities.filter(({ workflowId }) => unsure.has(workflowId ?? "")).length).toBeLessThanOrEqual(3);
  });
});

describe("repairs as work of the first month", () => {
  const VOICE = { name: "Example Clinic", people: "patients" };
  const workOf = (category: Outcome["category"], ...ids: string[]): Opportunity => {
    const outcomes = ids.map((id): Outcome => ({ ...outcomeOf(id), category }));
    const [group] = outcomes.flatMap((outcome) => groupOf(outcome) ?? []);
    if (group === undefined) throw new Error(`${category} has no group`);
    return opportunityOfGroup(group, outcomes, VOICE);
  };

  it("keep rules for browsers apart from what people look for, and promise only what their checks ask for", () => {
    expect(groupOf({ id: "hsts", category: "Trust and safety" })?.id).toBe("fix-browser-safety");
    expect(workOf("Trust and safety", "hsts", "nosniff").potentialState).toBe(
      "Browsers that show the pages of Example Clinic stay on the secure address and take each file for what it is.",
    );
    expect(workOf("Trust and safety", "privacy-policy", "terms").potentialState).toContain(
      "what happens to visitors' data and the terms of a purchase",
    );
  });

  it("take what it costs for a fact that people ask for, whichever category counts it", () => {
    expect(groupOf({ id: "pricing-answerable", category: "Machine-readable content" })?.id).toBe("fix-key-facts");
    expect(new Set(CHECK_GROUPS.map(({ id }) => id)).size).toBe(CHECK_GROUPS.length);
  });

  it("name in their title what fails, and speak of reading only where readers are kept out", () => {
    expect(workOf("Access and crawl", "canonical-consistent", "sitemap-present").title).toBe(
      "Put in order how Example Clinic is found: one address for each page and the list of pages",
    );
    expect(workOf("Access and crawl", "home-indexable", "sitemap-present").title).toBe(
      "Let search engines and assistants read Example Clinic's pages, and see to the list of pages",
    );
    expect(workOf("Operability", "control-names", "table-headers").title).toBe(
      "Name the links and buttons and head the columns of tables on the pages of Example Clinic",
    );
    const four = ["form-labels", "form-captcha", "image-alt", "table-headers"];
    expect(workOf("Operability", ...four).title).toBe(
      "Let the forms do without a riddle, label the fields of the forms, describe the pictures and head the columns of tables on the pages of Example Clinic",
    );
    expect(workOf("Operability", "control-names").potentialState).toContain("need not guess what is what");
    for (const act of ["safe-get", "form-captcha", "form-nojs-submit", "url-addressable-state", "meta-refresh"])
      expect(workOf("Operability", act).potentialState).not.toContain("guess");
    expect(workOf("Structured data and entity", "localbusiness-present", "html-lang").title).toBe(
      "State the language and the kind of business of Example Clinic in a form machines can check",
    );
  });
});

describe("addresses in a step", () => {
  it("end without the mark that stood behind them", () => {
    const outcome: Outcome = {
      ...outcomeOf("sitemap-present"),
      category: "Access and crawl",
      fix: "Publish the list.",
      evidence: [{ url: "https://example.com/", received: "/sitemap.xml: 404", meaning: "" }],
    };
    const [group] = [groupOf(outcome)].flatMap((one) => one ?? []);
    const access = group && opportunityOfGroup(group, [outcome], { name: "Example Clinic", people: "patients" });
    expect(access?.automationApproach?.join(" ")).toMatch(/Addresses: \/sitemap\.xml(?!:)/);
  });
});

describe("which templates are chosen", () => {
  const chosen = (...claims: { id: string; opportunityIds: string[] }[]): string[] =>
    chooseTemplates(claims.map((claim) => claimOf(claim))).map(({ template }) => template.id);

  it("one of those that say the same, the more particular first", () => {
    expect(
      chosen(
        { id: "wf-intake-forms", opportunityIds: ["op-intake-forms-web-form"] },
        { id: "wf-admissions", opportunityIds: ["op-admissions-online-application"] },
      ),
    ).toEqual(["op-admissions-online-application"]);
    expect(
      chosen(
        { id: "wf-lead-intake", opportunityIds: ["op-lead-intake-structured-intake", "op-lead-intake-first-reply"] },
        { id: "wf-quote-proposal", opportunityIds: ["op-quote-proposal-quote-form"] },
      ),
    ).toEqual(["op-lead-intake-first-reply", "op-quote-proposal-quote-form"]);
  });

  it("one of a kind in a workflow, the one with a measured effect", () => {
    expect(
      chosen({
        id: "wf-client-followup",
        opportunityIds: ["op-client-followup-referral", "op-client-followup-recall"],
      }),
    ).toEqual(["op-client-followup-recall"]);
  });
});

const BY_HAND = { url: "https://example-clinic.com/", region: "manual-hand", quote: "We do all of it by hand." };

describe("families in which a person decides", () => {
  it.each(["wf-prescription-refill", "wf-loan-application", "wf-tenant-screening", "wf-recruiting", "wf-admissions"])(
    "%s: every opportunity says who decides",
    (id) => {
      const own = OPPORTUNITY_TEMPLATES.filter(({ workflowId }) => workflowId === id);
      const workflow = claimOf({ id, opportunityIds: own.map((template) => template.id), manualQuotes: [BY_HAND] });
      const opportunities = deriveOpportunities({
        workflows: [workflow],
        hours: { byWorkflow: new Map(), without: new Map() },
        profile: profile(),
        domain: "example-clinic.com",
        channels: [],
        technologies: [],
        outcomes: [],
      });
      expect(opportunities.length).toBeGreaterThan(0);
      for (const { risks } of opportunities)
        expect(risks?.join(" ")).toMatch(/releases each one|decides and answers every refusal/);
    },
  );

  it("no advice is given by a machine in regulated trades", () => {
    const workflow = claimOf({
      id: "wf-customer-inquiry",
      opportunityIds: ["op-customer-inquiry-answer-assistant"],
      manualQuotes: [BY_HAND],
    });
    const [assistant] = deriveOpportunities({
      workflows: [workflow],
      hours: { byWorkflow: new Map(), without: new Map() },
      profile: profile(),
      domain: "example-clinic.com",
      channels: [],
      technologies: [],
      outcomes: [],
    });
    expect(assistant?.risks?.join(" ")).toContain("A machine must not advise");
  });
});

it("tells of a change that only helps for the time being where no other to any work is in the report", () => {
  const told = (...works: { id: string; opportunityIds: string[] }[]) =>
    derivedFrom(
      works.map((work) => claimOf({ ...work, manualQuotes: [BY_HAND] })),
      { domain: "example-clinic.com" },
    ).map(({ id }) => id);
  const [stopgap, signUp] = ["op-event-registration-one-list", "op-event-registration-event-signup"];
  const dates = (...opportunityIds: string[]) => ({ id: "wf-event-registration", opportunityIds });
  expect(told(dates(stopgap))).toEqual([stopgap]);
  expect(told(dates(stopgap, signUp))).toEqual([signUp]);
  const quotes = { id: "wf-quote-proposal", opportunityIds: ["op-quote-proposal-quote-form"] };
  expect(told(dates(stopgap), quotes)).toEqual(["op-quote-proposal-quote-form"]);
  // A change that would say nothing of this business leaves the place to it.
  const general = { id: "wf-customer-inquiry", opportunityIds: ["op-customer-inquiry-faq-from-mail"] };
  expect(told(general)).toEqual([]);
  expect(told(dates(stopgap), general)).toEqual([stopgap]);
});

describe("what the pages say of moving a visit", () => {
  const CALLED = { url: "https://example-clinic.com/", region: "manual-call", quote: "Call us to book a visit." };
  const moving = { url: "https://example-clinic.com/prices", quote: "We take no cancellations by e-mail." };
  const stepsOf = (id: string, over: Partial<ClaimedWorkflow>): string =>
    derivedFrom([claimOf({ id: "wf-appointment", opportunityIds: [id], manualQuotes: [CALLED, BY_HAND], ...over })])
      .flatMap(({ automationApproach = [] }) => automationApproach)
      .join("\n");
  const rule = "how to move or cancel it (/prices says: “We take no cancellations by e-mail.”)";

  it("is taken over, and no link is proposed against it", () => {
    for (const id of ["op-appointment-online-booking", "op-appointment-reminders"]) {
      expect(stepsOf(id, {})).toMatch(/a link to (?:move or cancel it|do so)/);
      expect(stepsOf(id, { moving })).toContain(rule);
      expect(stepsOf(id, { moving })).not.toMatch(/a link to|notice can be given by the link|a cancellation, each by/);
    }
  });

  it("goes into the reminder that the diary sends, in which it is looked for first", () => {
    const volumeSignals = [{ name: "op-appointment-reminders-in-diary", value: 1, ...moving }];
    const steps = stepsOf("op-appointment-reminders-in-diary", {
      moving,
      volumeSignals,
      tools: ["agenda.salon-diary.example"],
    });
    expect(steps).toMatch(/^See in agenda\.salon-diary\.example whether reminders go out/);
    expect(steps).toContain(rule);
    expect(steps).not.toContain("Ask for");
  });
});

it("asks for no facts of the trade alone before an answer", () => {
  const form = {
    url: "https://example-clinic.com/contact",
    lacks: [],
    told: { asks: ["Name"], fields: 1, personal: [] },
  };
  const [one] = derivedFrom([
    claimOf({
      id: "wf-lead-intake",
      opportunityIds: ["op-lead-intake-structured-intake"],
      form,
      manualQuotes: [BY_HAND],
    }),
  ]);
  expect(one?.automationApproach?.join(" ")).not.toMatch(/topic|how many|by when/);
  expect(one?.description).not.toMatch(/how many|by when/);
});

describe("every template", () => {
  const ASKED = { ...BY_HAND, region: "manual-mail", quote: "Write to us if you have questions." };
  it("reads as plain sentences for a business of which nothing but a sentence is known", () => {
    for (const family of WORKFLOW_FAMILIES) {
      const opportunityIds = OPPORTUNITY_TEMPLATES.filter(({ workflowId }) => workflowId === family.id).map(
        ({ id }) => id,
      );
      for (const id of opportunityIds) {
        const opportunities = derivedFrom(
          [claimOf({ id: family.id, opportunityIds: [id], manualQuotes: [BY_HAND, ASKED], inlets: ["e-mail"] })],
          { domain: "example-clinic.com" },
        );
        const text = textOf(oneOf(opportunities, id));
        expect(text, id).not.toMatch(/[{}]|undefined|\[|\.\.|,,| {2}|\s[,.;]|\(\s|\s\)|\bthe the\b/);
        expect(templateOf(id)?.kpi, id).toMatch(/^[A-Z“]/);
      }
    }
  });
});

/** A check with one line of evidence. */
const shown = (id: string, url: string, meaning: string): Outcome[] =>
  dentalOutcomes.slice(0, 1).map((like) => ({ ...like, id, evidence: [{ url, received: "404", meaning }] }));

describe("a proposal", () => {
  const proposedFor = (id: string, claim: Partial<ClaimedWorkflow>, outcomes: Outcome[] = []) =>
    derivedFrom([claimOf({ id: templateOf(id)?.workflowId ?? "", opportunityIds: [id], ...claim })], {
      domain: "example-clinic.com",
      outcomes,
    }).map(({ description, automationApproach }) => [description, ...(automationApproach ?? [])].join(" "));

  it("of a page of answers quotes the sentence that asks people to call or write, or is none", () => {
    const faq = "op-customer-inquiry-faq-from-mail";
    const url = "https://example-clinic.com/contact";
    const says = (region: string) => ({ manualQuotes: [{ url, region, quote: "Call us if you have questions." }] });
    expect(proposedFor(faq, says("manual-hand"))).toEqual([]);
    expect(proposedFor(faq, { ...says("manual-wait"), inlets: ["telephone", "e-mail"] })).toEqual([]);
    for (const region of ["manual-call", "manual-mail"]) {
      const [page] = derivedFrom([claimOf({ id: "wf-customer-inquiry", opportunityIds: [faq], ...says(region) })]);
      expect(page?.currentState).toContain("/contact says: “Call us if you have questions.”");
      expect(page?.automationApproach).toContain(
        "Link that page from /contact, beside the words that invite questions, and date it",
      );
      // The first month mends what the pages do not tell.
      expect(page?.automationApproach?.join(" ")).not.toContain("nothing read tells");
    }
  });

  it("names something of the site in its words, or is none", () => {
    const [followup, approvals] = ["op-quote-proposal-quote-followup", "op-campaign-production-approvals"];
    const evidence = [{ url: "https://example-clinic.com/", region: "link", quote: "Get a quote" }];
    expect(proposedFor(followup, { evidence })).toEqual([]);
    const seen = (quote: string) => ({
      evidence,
      volumeSignals: [{ name: approvals, value: 1, url: "https://example-clinic.com/work", quote }],
    });
    expect(proposedFor(approvals, { evidence })).toEqual([]);
    expect(proposedFor(approvals, seen("Every layout comes to you for your approval."))[0]).toContain(
      "(/work says: “Every layout comes to you for your approval.”)",
    );
    expect(proposedFor(approvals, seen("🎨 For your approval"))[0]).toContain("(“For your approval” on /work)");
  });

  it("rests on no words that are those of the trade", () => {
    const goes = { when: "hours", words: { facts: "what is to be done and where" }, steps: {} };
    const asked = (over: object) => proposedFor("op-lead-intake-structured-intake", { goes, ...over });
    expect(asked({})).toEqual([]);
    const told = { asks: ["Name", "Your roof"], fields: 2, personal: ["Name"] };
    const form = { url: "https://example-clinic.com/contact", lacks: [], told };
    expect(asked({ form })[0]).toContain("beside “Name” and “Your roof”, for which the form on /contact asks");
  });

  it("is no repair alone: that stands in the list of fixes", () => {
    const outcomes = dentalOutcomes.map((one) => (one.id === "form-labels" ? { ...one, id: "home-indexable" } : one));
    const derived = (over: object) =>
      derivedFrom([claimOf({ id: "wf-appointment", opportunityIds: ["op-appointment-online-booking"], ...over })], {
        domain: "example-clinic.com",
        outcomes,
      }).map(({ id }) => id);
    const manualQuotes = [
      { url: "https://example-clinic.com/", region: "manual-call", quote: "Please call us to book your next visit." },
    ];
    expect(derived({ manualQuotes })).toEqual(["op-appointment-online-booking", "op-fix-access"]);
    expect(derived({})).toEqual([]);
  });

  it("names the packages that a form lets people choose", () => {
    const form = {
      url: "https://example-clinic.com/quote",
      lacks: [],
      told: { asks: ["Name"], fields: 1, personal: [], packages: ["Basic kit", "Full kit"] },
    };
    expect(proposedFor("op-quote-proposal-package-prices", { form })[0]).toContain("(“Basic kit” and “Full kit”)");
  });

  it("promises no confirmation where the form only opens a message", () => {
    const told = { asks: ["Name"], fields: 1, personal: [] };
    const steps = (by: object) =>
      proposedFor("op-quote-proposal-quote-form-more", {
        evidence: [{ url: "https://example-clinic.com/", region: "link", quote: "Get a quote" }],
        form: { url: "https://example-clinic.com/quote", lacks: [], told, ...by },
      })[0];
    expect(steps({})).toContain("confirm each request at once");
    expect(steps({ byMail: true })).not.toContain("confirm");
  });

  it("leads to what comes before a visit in time, without a word of what it is", () => {
    const quote = "Give the dog a normal dinner and no food after midnight.";
    const [steps] = proposedFor("op-appointment-reminders", {
      manualQuotes: [
        { url: "https://example-clinic.com/", region: "manual-hand", quote: "We ring you the day before." },
      ],
      volumeSignals: [{ name: "before-visit", value: 1, url: "https://example-clinic.com/surgery", quote }],
    });
    expect(steps).toContain(
      "with a link to do so and, for visits that need it, one to what /surgery says of getting ready; one for the day itself",
    );
    expect(steps).not.toContain("midnight");
  });

  it("rests on no paper that cannot be opened", () => {
    const url = "https://example-clinic.com/new";
    const quotes = [{ url, region: "manual-form", quote: "Print the form and bring it along." }];
    const gone = shown("broken-internal-links", "https://example-clinic.com/files/intake.pdf", `Linked from ${url}.`);
    const mentions = ["intake.pdf", "consent.pdf"].map((label) => ({ kind: "document" as const, label, url }));
    const form = (of: typeof mentions, outcomes: Outcome[]) =>
      proposedFor("op-intake-forms-web-form", { manualQuotes: quotes, mentions: of }, outcomes).length;
    expect([form(mentions.slice(0, 1), []), form(mentions.slice(0, 1), gone), form(mentions, gone)]).toEqual([1, 0, 1]);
    expect([form([], []), form([], gone)]).toEqual([1, 0]);
    const brochure = "https://example-clinic.com/news/brochure-2019.pdf";
    const elsewhere = shown("broken-internal-links", brochure, "Linked from https://example-clinic.com/news.");
    expect(form([], elsewhere)).toBe(1);
    const typed = { url, region: "manual-hand", quote: "We type every answer in by hand." };
    const both = { manualQuotes: [...quotes, typed], mentions: [] };
    expect(proposedFor("op-intake-forms-web-form", both, gone)).toHaveLength(1);
  });
});

describe("a workflow as the results show it", () => {
  const [claim] = claimWorkflows(dentalPractice);
  if (!claim) throw new Error("nothing claimed");

  it("names the files that a page links, apart from the pages that were read, and those that are gone", () => {
    const url = "https://example-clinic.com/returns";
    const mentions = [
      { kind: "page" as const, label: "/returns", url },
      { kind: "document" as const, label: "return.pdf", url },
    ];
    const view = (dead: string[]): string =>
      toWorkflowViewIn(
        { name: "Harbor Lane", people: "customers" },
        dead,
      )(claimOf({ id: "wf-complaint-returns", mentions, evidence: [{ url, region: "h1", quote: "Returns" }] }))
        .description;
    const elsewhere = claimOf({ id: "wf-complaint-returns", mentions });
    expect(toWorkflowViewIn({ name: "Harbor Lane", people: "customers" })(elsewhere).description).toMatch(
      / Linked from \/returns and not opened: return\.pdf\.$/,
    );
    expect(view([])).toMatch(/ Linked there and not opened: return\.pdf\.$/);
    expect(view(["https://example-clinic.com/files/return.pdf"])).toMatch(
      / Linked there: return\.pdf, which could not be opened\.$/,
    );
    expect(view(["https://example-clinic.com/files/other-return.pdf"])).toContain("and not opened");
  });

  it("says how it goes today where handwork or what runs by itself is told, and not by a sign of the work", () => {
    const url = "https://example-clinic.com/shop";
    const today = (quote: string, told: boolean, alreadyAutomated: string[] = []) =>
      toWorkflowViewIn({ name: "this business", people: "customers" })(
        claimOf({
          id: "wf-newsletter",
          evidence: [{ url, region: "body", quote }],
          manualQuotes: told ? [{ url, region: "manual-wait", quote }] : [],
          alreadyAutomated,
        }),
      ).currentState;
    expect(today("After 25 years, Harbor Lane stands out by its newsletter.", false)).toBeUndefined();
    expect(today("We answer within a day.", true)).toBe("/shop says: “We answer within a day.”");
    expect(today("Newsletter", false, ["a form"])).toBe("Already there, as far as the pages show: a form.");
  });

  it("calls who asks by no word that a club or a charity has no use for", () => {
    const asked = (people: string, actor: string) =>
      toWorkflowViewIn({ name: "River Chess", people })(
        claimOf({
          id: "wf-lead-intake",
          steps: [{ name: "Ask", actor, isManual: false, basis: "usual", doneBy: "outsider" }],
        }),
      ).steps?.[0]?.description;
    expect(asked("people", "customer")).toBe("done by others");
    expect(asked("patients", "customer")).toBe("done by patients");
    expect(asked("users", "customer")).toBe("done by the customer");
    expect(asked("people", "prospect")).toBe("done by whoever asks");
  });

  it("says where it was seen, and has no sentence of ours that any such business could have", () => {
    expect(toWorkflowViewIn({ name: "Harbor Lane Dental", people: "patients" })(claim)).toMatchObject({
      id: "wf-appointment",
      name: "Appointments",
      description: "Seen on the home page and /contact.",
      isDeterministic: true,
      automationPotential: "medium",
      confidence: "high",
      currentState:
        "The home page says: “Please call us to schedule an appointment.”; /contact says: “To book your appointment, call us during office hours.”",
    });
  });

  it("says which one sign it rests on, where there is no other", () => {
    const sign = { url: "https://example-clinic.com/", region: "channel", quote: "the sign-up form “News”" };
    const praised = { ...claim, id: "wf-newsletter", evidence: [sign], manualQuotes: [], mentions: [] };
    const view = toWorkflowViewIn({ name: "Harbor Lane Dental", people: "patients" });
    const { goes: _goes, ...plain } = praised;
    expect(view(plain).description).toBe("Seen on the home page: the sign-up form “News”.");
    const two = { ...plain, evidence: [sign, { ...sign, quote: "the phone number" }] };
    expect(view(two).description).toBe("Seen on the home page.");
  });

  it("names the addresses that the site lists where no page shows the work, and no page where there is none", () => {
    const sign = { url: "https://example-clinic.com/sitemap.xml", region: "sitemap", quote: "/jobs/nurse" };
    const listed = { ...claim, evidence: [sign, { ...sign, quote: "/jobs/cook" }], manualQuotes: [], mentions: [] };
    const view = toWorkflowViewIn({ name: "Harbor Lane Dental", people: "patients" });
    expect(view(listed).description).toBe("Its list of pages names /jobs/nurse and /jobs/cook.");
    expect(view({ ...listed, evidence: [] }).description).toBe("");
  });
});

function outcomeOf(id: string): Outcome {
  return {
    id,
    title: id,
    status: "fail",
    category: "Operability",
    agent: "essentials",
    weight: 2,
    score: 0,
    situation: `${id} is missing.`,
    evidence: [{ url: "https://example-clinic.com/contact", received: id, meaning: "" }],
    why: "",
    fix: `Add ${id}.`,
    effort: "S",
    reference: "",
  };
}
