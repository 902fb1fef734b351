// Repairs beside changes to the work: few, for what the business gets, and without what the list of fixes says in full.
import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../src/model/outcome.ts";
import type { Opportunity } from "../../../src/model/results.ts";
import { checkById } from "../../../src/scanner/checks/all-checks.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { slotsIn } from "../../../src/scanner/insight/fill-text.ts";
import { familyOf } from "../../../src/scanner/insight/workflow-families.ts";
import { CHECK_GROUPS } from "../../../src/scanner/report/check-groups.ts";
import { ASKS, OBSTACLES, proposeRepairs } from "../../../src/scanner/report/propose-repairs.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";
import { claimOf } from "../insight/workflows/claim.ts";

const ORIGIN = "https://example.com";
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
const propose = (outcomes: readonly Outcome[], workflows: readonly ClaimedWorkflow[], changes = 5): Opportunity[] =>
  proposeRepairs({ outcomes, workflows, technologies: [], voice, changes });
const idsOf = (repairs: readonly Opportunity[]): string[] => repairs.map(({ id }) => id);

describe("a repair is proposed", () => {
  it("where shopping assistants cannot compare what a shop sells, and not at a business that sells no goods", () => {
    const outcomes = failing({ "price-parity": "/kettle" });
    const [data, ...others] = propose(outcomes, [shownOn("wf-order-processing", "/cart")]);
    expect(others).toEqual([]);
    expect(data).toMatchObject({
      title: "Let shopping assistants compare what Harbor Bicycles sells",
      description: "Shopping assistants then find the price that is asked in the data of what Harbor Bicycles sells.",
      currentState: "/kettle: “received of price-parity”.",
    });
    expect(propose(outcomes, [shownOn("wf-appointment", "/visit")])).toEqual([]);
  });

  it("of no form, no price and no data of the place: those stand in the list of fixes", () => {
    const outcomes = failing({
      "form-nojs-submit": "/quote",
      "form-labels": "/quote",
      "pricing-answerable": "/",
      "localbusiness-present": "/",
    });
    expect(propose(outcomes, [shownOn("wf-quote-proposal", "/quote")])).toEqual([]);
  });

  it("in the words of the trade, each once", () => {
    const goes = { when: "one person", words: {}, steps: {}, asks: "order a ride" };
    const rides = ["wf-dispatch-field", "wf-appointment"].map((id) => ({ ...shownOn(id, "/rides"), goes }));
    const led = (works: readonly ClaimedWorkflow[]) =>
      propose(failing({ "home-indexable": "/" }), works).map(({ description }) => description);
    expect(led(rides)).toEqual([
      "Customers who search or ask an assistant can then be led to the home page, and go on to order a ride.",
    ]);
    expect(led(["wf-quote-proposal", "wf-appointment", "wf-sales-demo"].map((id) => shownOn(id, "/")))).toEqual([
      "Customers who search or ask an assistant can then be led to the home page, and go on to ask for a quote or an appointment.",
    ]);
    // What people ask of any business is nothing that they look for it for.
    expect(led([shownOn("wf-customer-inquiry", "/")])).toEqual([
      "Customers who search or ask an assistant can then be led to the home page.",
    ]);
  });

  it("before all others where whoever looks for the business is kept out, even if no work is known", () => {
    const outcomes = failing({ "home-indexable": "/", "price-parity": "/kettle" });
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
    const outcomes = failing({ "home-indexable": "/", "price-parity": "/kettle", "declared-capability-works": "/mcp" });
    const claims = [shownOn("wf-order-processing", "/cart")];
    expect(idsOf(propose(outcomes, claims))).toEqual(["op-fix-access", expect.stringMatching(/^op-fix-/)]);
    expect(idsOf(propose(outcomes, claims, 2))).toEqual(["op-fix-access"]);
  });

  it("not for polish, nor for what fails beside it alone", () => {
    const claims = [shownOn("wf-order-processing", "/cart")];
    expect(propose(failing({ "offer-price": "/kettle", hsts: "/", landmarks: "/" }), claims)).toEqual([]);
  });

  it("without more who ask where the business takes nobody new for now", () => {
    const closed = { ...shownOn("wf-order-processing", "/cart"), closedNotice: ["We take no new orders."] };
    expect(propose(failing({ "price-parity": "/kettle" }), [closed])).toEqual([]);
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

describe("the table of obstacles", () => {
  const SLOTS = ["name", "people", "People", "pages", "page", "asks", "mends", "fixes", "situation"];

  it("knows its groups, checks, work and slots", () => {
    for (const { group, checks, with: besides, works = [], ...texts } of OBSTACLES) {
      expect(CHECK_GROUPS.map(({ id }) => id)).toContain(group);
      for (const id of [...checks, ...besides]) expect(checkById(id), id).toBeDefined();
      for (const id of works) expect(familyOf(id), id).toBeDefined();
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

  it("has words for what people do to set off a work of its own, and none for what any business is asked", () => {
    for (const [id, ask] of Object.entries(ASKS)) {
      expect(familyOf(id), id).toMatchObject({ isGeneric: false });
      expect(ask, id).toMatch(/^[a-z]+ \S/);
    }
  });
});
