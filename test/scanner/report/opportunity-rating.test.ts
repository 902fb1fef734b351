// Why an impact or an effort is what it is: a fact of this business, or nothing.
import { describe, expect, it } from "vitest";
import type { Technology } from "../../../src/model/profile.ts";
import type { HoursEstimate } from "../../../src/model/results.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { OPPORTUNITY_TEMPLATES, type OpportunityKind } from "../../../src/scanner/insight/workflow-families.ts";
import { effortOf } from "../../../src/scanner/report/opportunity-effort.ts";
import { impactOf, type RatingInput } from "../../../src/scanner/report/opportunity-rating.ts";
import { profile } from "../../fixtures/site.ts";
import { claimOf } from "../insight/workflows/claim.ts";

const ORIGIN = "https://example.com";
const templateOfKind = (kind: OpportunityKind) => {
  const found = OPPORTUNITY_TEMPLATES.find((template) => template.kind === kind);
  if (found === undefined) throw new Error(`no template of kind ${kind}`);
  return found;
};
const rating = (kind: OpportunityKind, over: Partial<RatingInput> = {}): RatingInput => ({
  template: templateOfKind(kind),
  workflow: claimOf({ id: "wf-quote-proposal" }),
  hours: undefined,
  isCarrier: false,
  profile: profile(),
  technologies: [],
  failing: new Set(),
  ...over,
});
const hoursOf = (events: number, grade?: string): HoursEstimate =>
  ({
    base: 0.1,
    unit: "quotes",
    eventsPerMonth: { base: events, grade },
    minutesPerEvent: { base: 60 },
  }) as unknown as HoursEstimate;
const technology = (name: string, ...feeds: string[]): Technology =>
  ({ name, category: "crm", feeds }) as unknown as Technology;
const withMentions = (kind: ClaimedWorkflow["mentions"][number]["kind"], ...labels: string[]): ClaimedWorkflow =>
  claimOf({ id: "wf-quote-proposal", mentions: labels.map((label) => ({ kind, label, url: ORIGIN })) });

describe("the reason of an impact", () => {
  it("says that nothing gives it a size, and is the least then", () => {
    for (const kind of ["selfserve", "capture", "remind", "draft", "answer", "route", "monitor", "publish"] as const)
      expect(impactOf(rating(kind)), kind).toEqual({
        impact: "low",
        impactReason: "no higher, since how often it comes up could not be seen",
      });
  });

  it("names how many events the caller stated, and not how many messages are not known", () => {
    const stated = (events: number) => hoursOf(events, "caller");
    expect(impactOf(rating("remind", { hours: stated(11) }))).toEqual({
      impact: "medium",
      impactReason: "you stated 11 quotes a month; how many are missed could not be seen",
    });
    expect(impactOf(rating("remind", { hours: stated(1) })).impactReason).not.toContain("you stated");
  });

  it("is no higher than all of the work could save, and says how much that is", () => {
    const few = { ...hoursOf(15, "caller"), minutesPerEvent: { base: 6 } } as HoursEstimate;
    expect(impactOf(rating("publish", { hours: few }))).toEqual({
      impact: "low",
      impactReason: "you stated 15 quotes a month, 1.5 h of work in all",
    });
    const many = { ...hoursOf(150, "caller"), minutesPerEvent: { base: 6 } } as HoursEstimate;
    expect(impactOf(rating("publish", { hours: many })).impact).toBe("medium");
  });

  it("is medium for what a sentence tells of as done by hand, which carries no size, and for no other step", () => {
    const saidAt = (step: number) =>
      claimOf({
        id: "wf-sales-demo",
        manualQuotes: [{ url: `${ORIGIN}/demo`, region: "manual-hand", quote: "We prepare each demo by hand.", step }],
      });
    for (const kind of ["draft", "selfserve"] as const) {
      const template = { ...templateOfKind(kind), takesOver: [3] };
      expect(impactOf(rating(kind, { template, workflow: saidAt(3) }))).toEqual({
        impact: "medium",
        impactReason: "/demo tells of it as done by hand; how often could not be seen",
      });
      // What is told of another step is the ground of another change.
      expect(impactOf(rating(kind, { template, workflow: saidAt(2) })).impact).toBe("low");
    }
  });

  it("takes no volume of the work for that of a change that comes up otherwise", () => {
    const template = { ...templateOfKind("remind"), isUnsized: true as const };
    expect(impactOf(rating("remind", { template, hours: hoursOf(110) })).impact).toBe("low");
  });

  it("is not low for few hours where customers are spared a wait that the site tells of", () => {
    const workflow = claimOf({
      id: "wf-event-registration",
      manualQuotes: [{ url: `${ORIGIN}/kurse`, region: "manual-hand", quote: "Wir bestätigen von Hand." }],
    });
    const few = { ...hoursOf(5), adjustments: [], factors: [] } as unknown as HoursEstimate;
    expect(impactOf(rating("selfserve", { workflow, hours: few, isCarrier: true }))).toEqual({
      impact: "medium",
      impactReason: "not for the hours: patients are spared what /kurse asks of them",
    });
    expect(impactOf(rating("draft", { workflow, hours: few, isCarrier: true })).impact).toBe("low");
    expect(impactOf(rating("capture", { workflow, hours: few, isCarrier: true })).impact).toBe("low");
    const printed = claimOf({
      id: "wf-intake-forms",
      manualQuotes: [{ url: `${ORIGIN}/new`, region: "manual-form", quote: "Print the form." }],
    });
    const template = OPPORTUNITY_TEMPLATES.find(({ id }) => id === "op-intake-forms-web-form");
    expect(
      impactOf(rating("capture", { ...(template && { template }), workflow: printed, hours: few, isCarrier: true }))
        .impact,
    ).toBe("medium");
    const untold = claimOf({ id: "wf-event-registration" });
    expect(impactOf(rating("selfserve", { workflow: untold, hours: few, isCarrier: true })).impact).toBe("low");
  });

  it("is by no volume of a table, whoever published it, and says of a volume from the site that it is", () => {
    const graded = (grade: string) =>
      ({
        ...hoursOf(15),
        adjustments: [{ reason: "Volume from the site: 3 plots (“Three plots”); assumed: five quotes a plot" }],
        eventsPerMonth: { base: 15, grade },
        minutesPerEvent: { base: 600 },
      }) as unknown as HoursEstimate;
    const reasonOf = (grade: string) =>
      impactOf(rating("remind", { hours: graded(grade), band: "small" })).impactReason;
    // What stands in a table for the size of a business was not seen here, and gives no size.
    for (const grade of ["derived", "published", "vendor", "assumption"])
      expect(reasonOf(grade), grade).toBe("no higher, since how often it comes up could not be seen");
    expect(reasonOf("site")).toMatch(/^15 quotes a month, reckoned from 3 plots; assumed: five quotes a plot; /);
    expect(reasonOf("caller")).toMatch(/^you stated 15 quotes a month; /);
  });

  it("names the papers, the systems and the checks that are not so", () => {
    expect(impactOf(rating("capture", { workflow: withMentions("document", "order.pdf") })).impactReason).toBe(
      "order.pdf is filled in by hand; how often could not be seen",
    );
    const technologies = [technology("Pipedrive", "crm"), technology("Stripe", "payment")];
    expect(impactOf(rating("sync", { technologies })).impactReason).toBe("Pipedrive and Stripe are on the site");
    const template = { ...templateOfKind("publish"), acceptanceChecks: ["llms-txt-valid", "openapi-present"] };
    expect(impactOf(rating("publish", { template, failing: new Set(["llms-txt-valid"]) }))).toEqual({
      impact: "low",
      impactReason: "“The guide for language models is well formed” does not pass today",
    });
    const failing = new Set(template.acceptanceChecks);
    // As much as the heaviest of them: several that matter less do not add up to it.
    expect(impactOf(rating("publish", { template, failing }))).toEqual({
      impact: "medium",
      impactReason:
        "“The guide for language models is well formed” and “API is described for machines” do not pass today",
    });
  });
});

describe("the reason of an effort", () => {
  const easeOf = (kind: OpportunityKind, over: Partial<RatingInput> = {}): string => effortOf(rating(kind, over)).ease;

  it("names the papers, the pages, the record or the product that it rests on", () => {
    expect(easeOf("capture", { workflow: withMentions("document", "order.pdf", "terms.pdf") })).toBe(
      "A day or less; order.pdf and terms.pdf are rebuilt.",
    );
    // The form on another page than the one that is named stays as it is.
    expect(easeOf("capture", { workflow: withMentions("form", "the form on /elsewhere") })).not.toContain("rebuilt");
    const workflow = withMentions("page", "/prices", "/work");
    expect(easeOf("draft", { workflow, template: { ...templateOfKind("draft"), fromPages: true } })).toBe("Some days.");
    // An offer is drafted from past offers, which no page shows.
    const { fromPages: _, ...fromRecords } = templateOfKind("draft");
    expect(easeOf("draft", { workflow, template: fromRecords })).toBe(
      "Some days; examples and the facts to draft from are gathered first.",
    );
    expect(easeOf("remind")).toBe(
      "Some days; what the list of open offers runs on could not be seen, and decides how much there is to connect.",
    );
    expect(easeOf("remind", { technologies: [technology("Pipedrive", "crm")] })).toBe(
      "A day or less; Pipedrive knows the dates.",
    );
    // What was sent by a form says nothing of offers that went out.
    const forms = { ...technology("HubSpot Forms", "crm"), category: "forms" as const };
    expect(easeOf("remind", { technologies: [forms] })).not.toContain("knows the dates");
  });

  it("names a calendar for the work only that it was seen at, and the form on a page of the work", () => {
    const technologies = [technology("Cal.com", "booking")];
    expect(easeOf("remind", { technologies })).toBe(
      "Some days; what the list of open offers runs on could not be seen, and decides how much there is to connect.",
    );
    const workflow = { ...claimOf({ id: "wf-appointment" }), tools: ["Cal.com"] };
    expect(easeOf("remind", { technologies, workflow })).toContain("Cal.com knows the dates");
    const onForm = (page: string, byMail?: true) => ({
      ...withMentions("page", page),
      form: { url: `${ORIGIN}/wert`, lacks: [], ...(byMail && { byMail }) },
    });
    expect(easeOf("capture", { workflow: onForm("/wert") })).toContain("the form on /wert is extended");
    expect(easeOf("capture", { workflow: onForm("/wert", true) })).toBe(
      "Some days; the form on /wert only opens a mail program and sends nothing by itself, so that it is replaced first.",
    );
    const chat = { ...onForm("/wert"), form: { url: `${ORIGIN}/wert`, lacks: [], byChat: true as const } };
    expect(easeOf("capture", { workflow: chat })).toContain("only opens a messenger and sends nothing by itself");
    // A form for other work is not the one to extend.
    expect(easeOf("capture", { workflow: onForm("/kosten") })).toContain("a form is built for");
  });

  it("says of a system that pages name that its own part comes first, and of a list in a mailbox that it is moved", () => {
    const runsOn = (group: string, vendor: string, namedTools: string[]) => ({
      ...claimOf({ id: "wf-newsletter" }),
      tools: [vendor],
      namedTools,
      toolsByKind: { [group]: [vendor] },
    });
    const { toolKinds: _, ...template } = templateOfKind("remind");
    const easeWith = (workflow: ReturnType<typeof runsOn>) => easeOf("remind", { workflow, template });
    expect(easeWith(runsOn("newsletter", "Brevo", ["Brevo"]))).toBe(
      "Some days; the pages name Brevo: what that does by itself is switched on first.",
    );
    expect(easeWith(runsOn("newsletter", "Mailchimp", []))).toBe(
      "Some days; Mailchimp is on the site: what that does by itself is switched on first.",
    );
    expect(easeWith(runsOn("crm", "HubSpot", ["HubSpot"]))).toContain("could not be seen");
    const list = { ...claimOf({ id: "wf-newsletter" }), signUpsBy: "FormSubmit" };
    expect(easeOf("remind", { workflow: list })).toContain("each sign-up reaches a mailbox through FormSubmit");
  });

  it("takes no product for forms for one that knows dates", () => {
    const workflow = { ...claimOf({ id: "wf-quote-proposal" }), tools: ["Web3Forms"] };
    expect(effortOf(rating("remind", { workflow })).effort).toBe("medium");
  });

  it("is left out where there is no fact", () => {
    const { takes, ...published } = templateOfKind("publish");
    expect(easeOf("publish", { template: published })).toBe("A day or less.");
    expect(easeOf("publish")).toBe(`A day or less; ${takes}.`);
    expect(easeOf("monitor")).toBe("A day or less.");
  });
});
