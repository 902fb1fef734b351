// What an opportunity may claim: only what the pages show, and only checks that turn by it.
import { describe, expect, it } from "vitest";
import { checkById } from "../../../src/scanner/checks/all-checks.ts";
import type { StoredReport } from "../../../src/model/stored-report.ts";
import { claimWorkflows } from "../../../src/scanner/insight/claim-workflows.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { deriveOpportunities } from "../../../src/scanner/report/derive-opportunities.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";
import { readInMemory, scanInMemory } from "../../fixtures/scan-site.ts";
import { profile } from "../../fixtures/site.ts";
import { claimOf } from "../insight/workflows/claim.ts";
import { derivedFrom } from "./derived-from.ts";

const FILLER =
  "Everything on this page was written by the people who work here, and it is kept up to date by them as well. ".repeat(
    4,
  );
const page = (title: string, main: string, head = "") => ({
  body: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a> <a href="/questions">Questions</a> <a href="/pricing">Pricing</a> <a href="/contact">Contact</a></nav><main>${main}<p>${FILLER}</p></main></body></html>`,
});
const scan = (pages: Record<string, ReturnType<typeof page>>): Promise<StoredReport> =>
  scanInMemory({ host: "www.greenlanedental.com", pages });
const idsOf = ({ results }: StoredReport): string[] => results.opportunities.map(({ id }) => id);

const CONTACT = page(
  "Contact us",
  `<h1>Contact</h1><p>Questions? Call <a href="tel:+441134960000">0113 496 0000</a> or write to us.</p><form method="post" action="/send"><label>Name <input name="name"></label><label>E-mail <input type="email" name="email"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form>`,
);
const HOME = page(
  "Green Lane Dental Care, dentists in Leeds",
  `<h1>Green Lane Dental Care</h1><p>We are a dental practice in Leeds, open Monday to Friday 9am to 5pm. Telephone <a href="tel:+441134960000">0113 496 0000</a>.</p><h2>Appointments</h2><p>Please call us on 0113 496 0000 to make an appointment.</p>`,
);

describe("what an opportunity claims", () => {
  it("offers no reminders where the practice says that it sends them, in whatever words", async () => {
    const plain = await scan({ "/": HOME });
    expect(idsOf(plain)).toContain("op-appointment-reminders");
    const said = await scan({
      "/": HOME,
      "/contact": page("Contact", "<h1>Contact</h1><p>We send a text message reminder 48 hours before each visit.</p>"),
    });
    expect(idsOf(said)).not.toContain("op-appointment-reminders");
    expect(JSON.stringify([plain, said])).not.toContain("mentions reminders");
  });

  it("proposes no page of questions where one stands, however few its questions", async () => {
    const questions = page(
      "Questions",
      "<h1>Questions</h1><h2>Do you take new patients?</h2><p>Yes, we take new patients of all ages at any time.</p>",
    );
    const asking = { body: CONTACT.body.replace("<form", "<p>Please e-mail us with any questions.</p><form") };
    const pages = { "/": HOME, "/contact": asking };
    expect(idsOf(await scan(pages))).toContain("op-customer-inquiry-faq-from-mail");
    expect(idsOf(await scan({ ...pages, "/questions": questions }))).not.toContain("op-customer-inquiry-faq-from-mail");
  });

  it("says that something is replaced only where a page shows it done", async () => {
    const { results } = await scan({ "/": HOME, "/contact": CONTACT });
    const byId = new Map(results.opportunities.map((one) => [one.id, one.description]));
    expect(byId.get("op-appointment-online-booking")).toMatch(
      /replaces a part of the calls and messages with which patients ask for a time/,
    );
    for (const { id, workflowId, description, currentState = "" } of results.opportunities)
      if (workflowId && / replaces? /.test(description))
        expect(currentState, id).toMatch(/says: “|is linked|are linked/);
  });
});

describe("what a sentence of the site is the ground of", () => {
  const told = "A colleague will write to you to agree a time.";
  const ids = ["op-sales-demo-demo-calendar", "op-sales-demo-demo-prep"];
  const derived = (step: number) =>
    derivedFrom([
      claimOf({
        id: "wf-sales-demo",
        opportunityIds: ids,
        manualQuotes: [{ url: "https://example.com/demo", region: "manual-hand", quote: told, step }],
      }),
    ]);

  it("is the change that takes over the step it tells of, and no other change of the same work", () => {
    const [calendar, briefing] = ids.map((id) => derived(2).find((one) => one.id === id));
    expect(calendar).toMatchObject({
      description: `A calendar behind the request takes the place of what /demo tells today: “${told}”`,
      impact: "medium",
      impactReason: "/demo tells of it as done by hand; how often could not be seen",
    });
    expect(briefing).toBeUndefined();
    expect(derived(3).find(({ id }) => id === ids[1])).toMatchObject({ impact: "medium" });
  });
});

describe("what is told of answering", () => {
  const answering = (region: string, quote: string): Partial<ClaimedWorkflow> => ({
    manualQuotes: [{ url: "https://example.com/visit", region, quote }],
  });

  it("gives place to a page of answers where it is told of questions, and is added to where it is of anything else", () => {
    const page = (quote: string) =>
      derivedFrom([
        claimOf({
          id: "wf-customer-inquiry",
          opportunityIds: ["op-customer-inquiry-faq-from-mail"],
          manualQuotes: [{ url: "https://example.com/visit", region: "manual-call", quote, step: 1 }],
        }),
      ])[0]?.description;
    expect(page("Please call us with your questions about a visit.")).toContain(
      "takes the place of what /visit tells today: “Please call us with your questions about a visit.”",
    );
    expect(page("Please call us to move your visit.")).toMatch(
      /says: “Please call us to move your visit\.”; this adds a page with short answers/,
    );
  });

  it("is nothing to begin with where a number is all that is seen and the pages tell of other work", () => {
    const told = { asks: ["Name", "Your roof"], fields: 2, personal: [] };
    const asking = (over: Partial<ClaimedWorkflow>, ...others: ClaimedWorkflow[]) =>
      derivedFrom([
        claimOf({
          id: "wf-lead-intake",
          opportunityIds: ["op-lead-intake-structured-intake"],
          form: { url: "https://example.com/contact", lacks: [], told },
          ...over,
        }),
        ...others,
      ])[0];
    const evidence = [{ url: "https://example.com/", region: "channel", quote: "Phone number +1 ••• 00" }];
    expect(asking({ evidence })).toBeDefined();
    const rides = claimOf({
      id: "wf-appointment",
      ...answering("manual-wait", "We will call you to confirm your ride."),
    });
    expect(asking({ evidence }, rides)).toBeUndefined();
    const replies = answering("manual-wait", "We answer your questions within two days.");
    expect(asking({ evidence, ...replies }, rides)).toBeDefined();
  });
});

describe("what is there already", () => {
  const DOCS = claimOf({
    id: "wf-developer-onboarding",
    opportunityIds: ["op-developer-onboarding-agent-ready-docs"],
  });
  const toldTo = (passing: readonly string[]) =>
    derivedFrom([DOCS], { outcomes: outcomesOf("na", Object.fromEntries(passing.map((id) => [id, "pass"] as const))) });

  it("is left out of the steps for coding agents, and nothing is told where all of it is there", () => {
    const checks = ["llms-txt-valid", "markdown-url", "openapi-present", "openapi-operation-ids"];
    expect(toldTo([])[0]?.automationApproach).toHaveLength(6);
    const some = toldTo(["llms-txt-valid", "openapi-present"])[0]?.automationApproach?.join(" ") ?? "";
    expect(some).not.toMatch(/short guide|Publish the interface description/);
    expect(some).toContain("an id of its own");
    expect(toldTo(checks)).toEqual([]);
  });

  const triggeredBy = async (pages: Record<string, ReturnType<typeof page>>): Promise<string[]> =>
    claimWorkflows(await readInMemory({ host: "www.example-goods.com", pages })).flatMap(
      ({ opportunityIds }) => opportunityIds,
    );

  it("is not proposed anew where a sentence of the pages tells of it", async () => {
    const plans = (more: string) => ({
      "/": page("Palisade, software as a service for warehouses", "<h1>Palisade</h1><p>Software for warehouses.</p>"),
      "/pricing": page(
        "Pricing of Palisade",
        `<h1>Pricing</h1><h2>Plans and subscription</h2><p>Team: $49 per month for 200,000 calls. Business: $199 per month. Subscribe and cancel anytime.</p><p>${more}</p>`,
      ),
    });
    const id = "op-membership-billing-self-portal";
    expect(await triggeredBy(plans("Billed monthly."))).toContain(id);
    expect(await triggeredBy(plans("Cancel any time from your account."))).not.toContain(id);
  });

  it("is no order where a sentence asks for questions about orders", async () => {
    const goods = (sentence: string) => ({
      "/": page(
        "Example Goods, wholesale of fittings",
        `<h1>Fittings for wholesale</h1><h2>How to order</h2><p>Minimum order 50 pieces. ${sentence}</p><h2>Orders and price list</h2><p>Brass fitting $12.00 per piece.</p>`,
      ),
    });
    const id = "op-order-processing-order-extract";
    expect(await triggeredBy(goods("Please email us to place your order."))).toContain(id);
    expect(await triggeredBy(goods("For questions about placing your order please email us."))).not.toContain(id);
  });
});

describe("what shows that a change is made", () => {
  it("is a scored check that loses points on this site today, or a proof in words", async () => {
    const { results, checks, playbook } = await scan({ "/": HOME, "/contact": CONTACT });
    const losing = new Set(
      checks.filter(({ status, weight }) => weight > 0 && (status === "fail" || status === "warn")).map(({ id }) => id),
    );
    for (const { id, acceptance = [], acceptanceNote } of results.opportunities) {
      expect(
        acceptance.filter((check) => !losing.has(check) || checkById(check) === undefined),
        id,
      ).toEqual([]);
      expect(acceptanceNote, id).toBeTruthy();
    }
    for (const { acceptance } of playbook.roadmap?.phases.flatMap(({ actions }) => actions) ?? [])
      expect(acceptance.filter((check) => !losing.has(check))).toEqual([]);
  });
});

describe("who does it", () => {
  it("is the owner in a business of a handful of people", async () => {
    const { results, playbook } = await scan({ "/": HOME });
    expect(results.profile.sizeBand).toBe("micro");
    for (const { ownerRole } of playbook.roadmap?.phases.flatMap(({ actions }) => actions) ?? [])
      expect(ownerRole).toMatch(/^Owner/);
    expect(JSON.stringify(playbook)).not.toMatch(/desk lead|front desk/i);
  });
});

describe("keys for production", () => {
  const own = (volumeSignals: ClaimedWorkflow["volumeSignals"]) => {
    const quote = "Keys for production are issued by our support team.";
    const manualQuotes = [{ url: "https://example.com/docs/auth", region: "manual-hand", quote, step: 1 }];
    const id = "wf-developer-onboarding";
    const [keys] = derivedFrom([
      claimOf({ id, opportunityIds: ["op-developer-onboarding-own-keys"], manualQuotes, volumeSignals }),
    ]);
    return keys;
  };

  it("come from the page for keys that the docs tell of, where they do", () => {
    const page = { name: "keys-page", value: 1, url: "https://example.com/docs/start", quote: "Create a key." };
    expect(own([page])?.automationApproach?.[1]).toMatch(/^Open the page for keys that \/docs\/start speaks of to /);
    expect(own([page])?.recommendedTools).toEqual(["The page for keys that /docs/start speaks of"]);
    expect(own([])?.automationApproach?.[1]).toMatch(/^Open a page for keys behind the log-in to /);
    expect(own([])?.recommendedTools).toContain("Unkey (open source, for example)");
  });
});

it("asks those who offer help on a form of their own, and for no page of each role", () => {
  const [change] = derivedFrom([
    claimOf({
      id: "wf-volunteer-management",
      opportunityIds: ["op-volunteer-management-volunteer-form"],
      form: { url: "https://example.com/contact", lacks: [], told: { asks: ["Name"], fields: 1, personal: [] } },
    }),
  ]);
  expect(change?.title).toBe("A short form for those who offer Example Clinic help");
  expect(change?.automationApproach?.[1]).toBe(
    "Add a form of five questions beside the form that others write to, which asks for “Name”",
  );
});

describe("what pages say of data", () => {
  const changeWith = (...names: string[]) =>
    derivedFrom([
      claimOf({
        id: "wf-sales-demo",
        opportunityIds: ["op-sales-demo-demo-calendar"],
        manualQuotes: [
          { url: "https://example.com/demo", region: "manual-mail", quote: "Write to us for a demo of it." },
        ],
        volumeSignals: names.map((name) => ({
          name,
          value: 1,
          url: `https://example.com/${name}`,
          quote: "So it is.",
        })),
      }),
    ])[0];

  it("keeps out of the changes what its maker may keep elsewhere, where the site says in which place data lies", () => {
    const told = changeWith("data-place");
    expect(told?.risks?.[1]).toContain(
      "/data-place says where data lies today: take a tool that keeps to it, and read",
    );
    expect(told?.recommendedTools).toEqual(["A tool that keeps data where /data-place says it lies"]);
    const untold = changeWith();
    expect(untold?.recommendedTools).toContain("Calendly (for example)");
    expect(untold?.automationApproach?.[1]).toBe("Offer there the free times of whoever gives the demo");
    expect(untold?.risks?.[1]).toMatch(/say it on the privacy page\.$/);
  });
});

describe("a page that tells of work by hand", () => {
  const stepsOf = (id: string, workflowId: string, region: string) => {
    const manualQuotes = [{ url: "https://example.com/demo", region, quote: "A colleague will write to you by hand." }];
    const [one] = derivedFrom([claimOf({ id: workflowId, opportunityIds: [id], manualQuotes })]);
    return one?.automationApproach?.join("; ");
  };

  it("is changed with the work, and stays where the old way stays open", () => {
    const changed = "Change what /demo says of it today, once the change is in use";
    expect(stepsOf("op-sales-demo-demo-calendar", "wf-sales-demo", "manual-hand")).toContain(changed);
    expect(stepsOf("op-sales-demo-demo-calendar", "wf-sales-demo", "manual-call")).not.toContain("Change what");
    expect(stepsOf("op-appointment-online-booking", "wf-appointment", "manual-hand")).not.toContain("Change what");
  });
});

describe("data on health", () => {
  it("is guarded in every change in which patients tell of it, and the page on data is where to say so", () => {
    const ids = ["op-appointment-online-booking", "op-appointment-reminders"];
    const call = { url: "https://example.com/", region: "manual-hand", quote: "Reception does all of it by hand." };
    const privacy = outcomesOf("pass").map((outcome) => ({
      ...outcome,
      evidence: [{ url: "https://example.com/privacy", received: "", meaning: "" }],
    }));
    const derived = derivedFrom([claimOf({ id: "wf-appointment", opportunityIds: ids, manualQuotes: [call] })], {
      outcomes: privacy,
    });
    expect(derived.map(({ id }) => id).toSorted()).toEqual(ids);
    for (const { id, risks = [] } of derived) {
      expect(risks.join(" "), id).toContain("tell of their health, which is specially protected");
      expect(risks.join(" "), id).toContain("say on /privacy when it is deleted");
    }
  });
});

describe("files that are cleaned by hand", () => {
  const upload = (quote: string) => {
    const id = "wf-client-onboarding";
    const manualQuotes = [{ url: "https://example.com/product", region: "manual-hand", quote, step: 1 }];
    const [one] = derivedFrom([claimOf({ id, opportunityIds: ["op-client-onboarding-data-import"], manualQuotes })]);
    return one?.title;
  };

  it("are called what the sentence calls them", () => {
    expect(upload("Send us your stops as Excel files; our team cleans them by hand.")).toBe(
      "An upload that checks the Excel files patients send",
    );
    expect(upload("Our team cleans what you send by hand, and excels at it.")).toBe(
      "An upload that checks the data patients send",
    );
  });
});

describe("a return in the EU", () => {
  const firstStepAt = (domain: string): string =>
    deriveOpportunities({
      workflows: [
        claimOf({
          id: "wf-complaint-returns",
          opportunityIds: ["op-complaint-returns-return-form"],
          manualQuotes: [
            {
              url: "https://shop.de/returns",
              region: "manual-form",
              quote: "Print the form and put it into the parcel.",
            },
          ],
        }),
      ],
      hours: { byWorkflow: new Map(), without: new Map() },
      profile: profile(),
      domain,
      channels: [],
      technologies: [],
      outcomes: [],
    })
      .map(({ automationApproach = [] }) => automationApproach[0])
      .join(" ");

  it("begins with the button to withdraw that is owed there, and nowhere else", () => {
    expect(firstStepAt("shop.de")).toMatch(/^See first that buyers can withdraw online, as shops in the EU owe them/);
    expect(firstStepAt("shop.us")).toMatch(/^Ask on /);
  });
});
