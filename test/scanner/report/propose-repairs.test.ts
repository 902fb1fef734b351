// Repairs beside changes to the work: few, for what the business gets, and without what the list of fixes says in full.
import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../src/model/outcome.ts";
import type { Channel } from "../../../src/model/profile.ts";
import type { Opportunity } from "../../../src/model/results.ts";
import { checkById } from "../../../src/scanner/checks/all-checks.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { slotsIn } from "../../../src/scanner/insight/fill-text.ts";
import { familyOf } from "../../../src/scanner/insight/workflow-families.ts";
import { CHECK_GROUPS } from "../../../src/scanner/report/check-groups.ts";
import { whyFirst } from "../../../src/scanner/report/misleads.ts";
import { ASKS, OBSTACLES, proposeRepairs } from "../../../src/scanner/report/propose-repairs.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";
import { claimOf } from "../insight/workflows/claim.ts";

const ORIGIN = "https://example.com";
const NONE: readonly string[] = [];
const voice = { name: "Harbor Bicycles", people: "customers" };

/** What fails, with where it was seen. */
const failing = (seen: Record<string, string>): Outcome[] =>
  outcomesOf("pass", Object.fromEntries(Object.keys(seen).map((id) => [id, "fail"]))).map((outcome) =>
    outcome.id in seen
      ? {
          ...outcome,
          evidence: [{ url: ORIGIN + (seen[outcome.id] ?? ""), received: `received of ${outcome.id}`, meaning: "" }],
        }
      : outcome,
  );
const shownOn = (id: string, path: string, region = "h1"): ClaimedWorkflow =>
  claimOf({
    id,
    evidence: [{ url: ORIGIN + path, region, quote: "Ask us" }],
    mentions: [{ kind: "page", label: path, url: ORIGIN + path }],
  });
const formOn = (path: string): Channel[] =>
  [{ type: "contact-form", pages: [ORIGIN + path], evidence: [] }] as unknown as Channel[];
const propose = (
  outcomes: readonly Outcome[],
  workflows: readonly ClaimedWorkflow[],
  over: {
    channels?: readonly Channel[];
    changes?: number;
    rebuilt?: readonly string[];
  } = {},
): Opportunity[] =>
  proposeRepairs({
    outcomes,
    workflows,
    channels: [],
    technologies: [],
    voice,
    changes: 5,
    rebuilt: NONE,
    ...over,
  });
const idsOf = (repairs: readonly Opportunity[]): string[] => repairs.map(({ id }) => id);

describe("a repair is proposed", () => {
  it("where a form stands in the way of work that its page asks for, under the name of that work and that page", () => {
    const [forms, ...others] = propose(failing({ "form-nojs-submit": "/quote" }), [
      shownOn("wf-quote-proposal", "/quote"),
    ]);
    expect(others).toEqual([]);
    expect(forms?.title).toBe("Let assistants fill in the form on /quote for customers who ask for a quote");
    expect(forms?.currentState).toBe("/quote: “received of form-nojs-submit”.");
  });

  it("not for a form by which nothing arrives, which is mended before everything else", () => {
    const meaning = "As the page is sent, what people write there reaches nobody. Send a test.";
    const outcomes = failing({ "form-nojs-submit": "/quote", "form-labels": "/quote" }).map((outcome) => ({
      ...outcome,
      evidence: outcome.evidence.map((one) => (outcome.id === "form-nojs-submit" ? { ...one, meaning } : one)),
    }));
    expect(propose(outcomes, [shownOn("wf-quote-proposal", "/quote")])).toEqual([]);
    const lost = outcomes.filter(({ id }) => id === "form-nojs-submit");
    expect(lost.map((outcome) => whyFirst(outcome)?.rank)).toEqual([0]);
  });

  it("in the words of the trade, each once", () => {
    const goes = { when: "one person", words: {}, steps: {}, asks: { do: "order a ride", want: "a ride" } };
    const rides = ["wf-dispatch-field", "wf-appointment"].map((id) => ({ ...shownOn(id, "/rides"), goes }));
    const [forms] = propose(failing({ "form-nojs-submit": "/rides" }), rides);
    expect(forms?.title).toBe("Let assistants fill in the form on /rides for customers who order a ride");
  });

  it("not where no work is asked for on the page, and not for work that a start page merely names", () => {
    expect(propose(failing({ "form-nojs-submit": "/newsletter" }), [shownOn("wf-quote-proposal", "/quote")])).toEqual(
      [],
    );
    expect(propose(failing({ "form-nojs-submit": "/" }), [shownOn("wf-order-processing", "/")])).toEqual([]);
    const history = shownOn("wf-volunteer-management", "/history", "h2");
    expect(propose(failing({ "form-nojs-submit": "/history" }), [history])).toEqual([]);
  });

  it("for inquiries by a form to write by, and for the particular work where its page names it", () => {
    const outcomes = failing({ "form-nojs-submit": "/contact" });
    const inquiry = shownOn("wf-lead-intake", "/contact", "channel");
    const question = shownOn("wf-customer-inquiry", "/contact", "channel");
    const titles = (...claims: ClaimedWorkflow[]): string[] =>
      propose(outcomes, claims, { channels: formOn("/contact") }).map(({ title }) => title);
    expect(titles(question, inquiry)).toEqual([
      "Let assistants fill in the form on /contact for customers who send an inquiry",
    ]);
    expect(titles(inquiry, shownOn("wf-quote-proposal", "/contact", "body"))).toEqual([
      "Let assistants fill in the form on /contact for customers who ask for a quote",
    ]);
  });

  it("not for particular work by a form that stands in the same words on another page", () => {
    const outcomes = failing({ "form-nojs-submit": "/contact" }).map((outcome) => ({
      ...outcome,
      evidence: outcome.evidence.flatMap((one) => [one, { ...one, url: `${ORIGIN}/faq` }]),
    }));
    const claims = [shownOn("wf-lead-intake", "/contact", "channel"), shownOn("wf-after-sales", "/faq", "body")];
    const channels = [...formOn("/contact"), ...formOn("/faq")];
    expect(propose(outcomes, claims, { channels }).map(({ title }) => title)).toEqual([
      "Let assistants fill in each form on /contact and /faq for customers who send an inquiry",
    ]);
  });

  it("before all others where whoever looks for the business is kept out, even if no work is known", () => {
    const outcomes = failing({ "home-indexable": "/", "localbusiness-present": "/", "pricing-answerable": "/" });
    expect(idsOf(propose(outcomes, []))).toEqual(["op-fix-access"]);
    const [first] = propose(outcomes, [shownOn("wf-appointment", "/visit")]);
    expect(first).toMatchObject({ id: "op-fix-access", impact: "high" });
    expect(first?.description).toBe(
      "Customers who search or ask an assistant can then be led to the home page, and go on to ask for an appointment.",
    );
  });

  it("without taking the rules for crawlers for a page", () => {
    const [access] = propose(failing({ "ai-search-bots-allowed": "/robots.txt" }), []);
    expect(access?.title).toBe("Open Harbor Bicycles to search and assistants");
  });

  it("at most twice, and once beside fewer than three changes to the work", () => {
    const outcomes = failing({ "form-nojs-submit": "/quote", "pricing-answerable": "/", "localbusiness-present": "/" });
    const claims = [shownOn("wf-quote-proposal", "/quote")];
    expect(idsOf(propose(outcomes, claims))).toEqual(["op-fix-key-facts", "op-fix-structured-facts"]);
    expect(propose(outcomes, claims, { changes: 2 })).toHaveLength(1);
  });

  it("not for polish, nor for what fails beside it alone", () => {
    const claims = [shownOn("wf-quote-proposal", "/quote")];
    expect(propose(failing({ "form-autocomplete": "/quote", hsts: "/", landmarks: "/" }), claims)).toEqual([]);
  });

  it("not of a form that another proposal puts a new one in place of", () => {
    const claims = [shownOn("wf-quote-proposal", "/quote")];
    expect(propose(failing({ "form-nojs-submit": "/quote" }), claims, { rebuilt: ["/quote"] })).toEqual([]);
  });

  it("without more who ask where the business takes nobody new for now", () => {
    const closed = { ...shownOn("wf-appointment", "/visit"), closedNotice: ["We take no new patients."] };
    const outcomes = failing({ "form-nojs-submit": "/visit", "pricing-answerable": "/", "localbusiness-present": "/" });
    expect(propose(outcomes, [closed])).toEqual([]);
    const [access] = propose(failing({ "home-indexable": "/" }), [closed]);
    expect(access?.description).toBe("Customers who search or ask an assistant can then be led to the home page.");
  });

  it("of an interface that is declared and does not answer, whatever the business does", () => {
    const outcomes = failing({ "declared-capability-works": "/mcp" });
    expect(propose(outcomes, []).map(({ title }) => title)).toEqual(["Make /mcp answer as Harbor Bicycles declares"]);
  });
});

describe("what it says", () => {
  const outcomes = failing(
    Object.fromEntries(
      OBSTACLES.flatMap(({ checks, with: besides }) => [...checks, ...besides].map((id) => [id, "/quote"])),
    ),
  );
  const claims = Object.keys(ASKS).map((id) => shownOn(id, "/quote"));
  const one = (group: string): Opportunity => {
    const { checks = [], with: besides = [] } = OBSTACLES.find((obstacle) => obstacle.group === group) ?? {};
    const own = outcomes.map((outcome): Outcome =>
      [...checks, ...besides].includes(outcome.id) ? outcome : { ...outcome, status: "pass", score: 1 },
    );
    const [found] = propose(own, claims);
    if (found === undefined) throw new Error(`${group} is not proposed`);
    return found;
  };

  it.each(OBSTACLES.map(({ group }) => group))(
    "of %s names the business and its fixes, and repeats none of them",
    (group) => {
      const repair = one(group);
      const text = JSON.stringify([repair.title, repair.description, repair.potentialState, repair.automationApproach]);
      expect(text).toContain("Harbor Bicycles");
      for (const id of repair.checkIds ?? []) {
        expect(text).not.toContain(checkById(id)?.fix);
        expect(text).not.toContain(outcomes.find((outcome) => outcome.id === id)?.situation);
      }
      const [first] = repair.checkIds ?? [];
      expect(repair.automationApproach?.join(" ")).toContain(`“${checkById(first ?? "")?.title}”`);
      expect(text).not.toMatch(/\{|undefined| {2}|\bfor or\b|\bwant nearby|\[(?!")/);
      expect(repair.impactReason).not.toBe("");
    },
  );
});

it("has assistants asked for what people want, and for no words of the site where that is not told", () => {
  const outcomes = failing({ "localbusiness-present": "/", "organization-present": "/", "jsonld-present": "/" });
  const repairFor = (id: string, over: Partial<ClaimedWorkflow> = {}) =>
    propose(outcomes, [{ ...shownOn(id, "/join"), ...over }])[0];
  expect(repairFor("wf-food-ordering")?.automationApproach?.at(-1)).toMatch(
    /^Ask two assistants for [^“]+, with the name/,
  );
  const untold = repairFor("wf-admissions", { offers: ["Email the password file out"] });
  expect(untold?.automationApproach?.join(" ")).not.toMatch(/Ask two assistants|password|offered here/);
  expect(untold?.potentialState).toBe("An assistant can name Harbor Bicycles and say where it is.");
});

describe("the table of obstacles", () => {
  const SLOTS = [
    "name",
    "people",
    "People",
    "pages",
    "page",
    "formOn",
    "asks",
    "seek",
    "sought",
    "mends",
    "fixes",
    "situation",
    "everyField",
    "servicesPage",
    "placePage",
  ];

  it("knows its groups, checks, work and slots", () => {
    for (const { group, checks, with: besides, works = [], ...texts } of OBSTACLES) {
      expect(CHECK_GROUPS.map(({ id }) => id)).toContain(group);
      for (const id of [...checks, ...besides]) expect(checkById(id), id).toBeDefined();
      for (const id of works) expect(familyOf(id), id).toBeDefined();
      if (slotsIn(texts.title).includes("asks")) for (const id of works) expect(ASKS[id], id).toBeDefined();
      expect(SLOTS).toEqual(
        expect.arrayContaining(
          slotsIn(
            JSON.stringify(
              texts.steps.concat(texts.title, texts.does, texts.after, texts.kpi ?? "", texts.reason ?? ""),
            ),
          ),
        ),
      );
    }
  });

  it("has words for what people want wherever it speaks of that", () => {
    for (const [id, ask] of Object.entries(ASKS)) {
      expect(familyOf(id), id).toBeDefined();
      expect(ask?.do ?? ask?.want, id).toBeTruthy();
    }
  });
});

it("names as the place of the facts the page from which the draft takes them, and no other", () => {
  const draft = (content: string) => ({ kind: "json-ld", title: "", target: ORIGIN, content, notes: [] });
  const stepsWith = (content: string) =>
    propose(
      failing({ "localbusiness-present": "/", "organization-present": "/" }).map((outcome) =>
        outcome.id === "localbusiness-present"
          ? ({ ...outcome, draft: draft(content) } as unknown as Outcome)
          : outcome,
      ),
      [shownOn("wf-appointment", "/visit")],
      { channels: [{ type: "phone", pages: [`${ORIGIN}/partners`], evidence: [] }] as unknown as Channel[] },
    )[0]?.automationApproach?.join(" ");
  const number = `"telephone": "[phone number, as on ${ORIGIN}/contact]"`;
  const street = `"streetAddress": "[street and number, as on ${ORIGIN}/imprint]"`;
  expect(stepsWith(`${number}, ${street}`)).toContain("Compare all that it says with /imprint and with");
  expect(stepsWith(number)).toContain("Compare all that it says with /contact and with");
  expect(stepsWith("{}")).toContain("Compare all that it says with the pages and with");
});
