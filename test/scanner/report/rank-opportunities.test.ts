import { describe, expect, it } from "vitest";
import type { Opportunity } from "../../../src/model/results.ts";
import { KEEPS_VISITS } from "../../../src/model/round-hours.ts";
import { rankOpportunities } from "../../../src/scanner/report/rank-opportunities.ts";
import { scanInMemory } from "../../fixtures/scan-site.ts";

const opportunity = (over: Partial<Opportunity>): Opportunity =>
  ({ id: "op-a", impact: "low", effort: "high", checkIds: [], workflowId: "wf-a", ...over }) as Opportunity;
const rank = (fromWork: Opportunity[], base?: number): string[] =>
  rankOpportunities({
    fromWork,
    fromChecks: [],
    workflows: [{ id: "wf-a", confidence: "high", points: 5 }],
    hours: new Map(base === undefined ? [] : [["wf-a", { base }]]),
    limit: 10,
  }).map(({ id }) => id);

describe("where nothing is worth its effort", () => {
  it("nothing is proposed, and nothing fills the list", () => {
    expect(rank([opportunity({})])).toEqual([]);
  });

  it("days of work need an hour a month, two where each result is looked over, and weeks five", () => {
    const saving = (base: number) => ({ base }) as Opportunity["hours"];
    const form = { kind: "answer" as const, impact: "medium" as const };
    expect(rank([opportunity({ ...form, effort: "medium", hours: saving(1.5) })])).toEqual([]);
    expect(rank([opportunity({ ...form, effort: "medium", hours: saving(2) })])).toEqual(["op-a"]);
    expect(rank([opportunity({ ...form, kind: "route", effort: "medium", hours: saving(0.9) })])).toEqual([]);
    expect(rank([opportunity({ ...form, kind: "route", effort: "medium", hours: saving(1) })])).toEqual(["op-a"]);
    expect(rank([opportunity({ ...form, effort: "high", hours: saving(4) })])).toEqual([]);
    expect(rank([opportunity({ ...form, effort: "high", hours: saving(5) })])).toEqual(["op-a"]);
  });

  it("what goes by hand gets the change that fits it best for few hours, too, and no second one", () => {
    const few = { hours: { base: 0.2 } as Opportunity["hours"], effort: "medium" as const, impact: "medium" as const };
    const told = (region: string) => [{ url: "https://example.com/", region, quote: "We do it by hand." }];
    const byHand = opportunity({ ...few, kind: "extract", evidence: told("manual-hand") });
    expect(rank([byHand])).toEqual(["op-a"]);
    expect(rank([byHand, { ...byHand, id: "op-b" }])).toEqual(["op-a"]);
    expect(rank([{ ...byHand, evidence: told("manual-form") }])).toEqual(["op-a"]);
    // Not what people are asked to call for, nor weeks for next to nothing.
    expect(rank([{ ...byHand, evidence: told("manual-call") }])).toEqual([]);
    expect(rank([{ ...byHand, effort: "high", impact: "low" }])).toEqual([]);
  });

  it("days without a figure, a volume or a sentence are none", () => {
    expect(rank([opportunity({ effort: "medium" })])).toEqual([]);
    expect(rank([opportunity({ effort: "medium", impact: "medium" })])).toEqual(["op-a"]);
    expect(rank([opportunity({ effort: "low", kind: "monitor" })])).toEqual([]);
    expect(rank([opportunity({ effort: "low", kind: "publish" })])).toEqual(["op-a"]);
  });

  it("what rests on a sentence of the business is told where there is little else, and not on a heading", () => {
    const on = (quote: string, id = "op-appointment-reminders-in-diary") =>
      rank([
        opportunity({
          id,
          kind: "remind",
          effort: "low",
          estimatedTimeSavingsRange: KEEPS_VISITS,
          evidence: [{ url: "https://example.com/", region: "trigger", quote }],
        }),
      ]);
    expect(on("Please cancel appointments by telephone.")).toEqual(["op-appointment-reminders-in-diary"]);
    expect(on("Cancellation policy")).toEqual([]);
    expect(on("Please cancel appointments by telephone.", "op-appointment-waitlist")).toEqual([]);
  });

  it("what keeps visits is worth days where the work takes hours and people are told how to ask for a time", () => {
    const quote = "Please call our office to make an appointment.";
    const evidence = [{ url: "https://example.com/", region: "trigger", quote }];
    const reminders = opportunity({
      kind: "remind",
      effort: "medium",
      estimatedTimeSavingsRange: KEEPS_VISITS,
      evidence,
    });
    expect(rank([reminders], 1.5)).toEqual(["op-a"]);
    expect(rank([reminders], 0.4)).toEqual([]);
    expect(rank([{ ...reminders, evidence: [] }], 1.5)).toEqual([]);
    expect(rank([{ ...reminders, effort: "high" }], 1.5)).toEqual([]);
  });

  it("what is worth it stays alone", () => {
    expect(rank([opportunity({}), opportunity({ id: "op-b", effort: "low", kind: "publish" })])).toEqual(["op-b"]);
  });
});

describe("where few changes pay by the hours", () => {
  const of = (id: string, over: Partial<Opportunity> = {}) =>
    opportunity({ id: `op-${id}`, workflowId: `wf-${id}`, kind: "remind", effort: "medium", ...over });
  const given = (some: Opportunity[], region = "form") =>
    rankOpportunities({
      fromWork: some,
      fromChecks: [],
      workflows: [...new Set(some.map(({ workflowId }) => workflowId ?? ""))].map((id) => ({
        id,
        evidence: [{ url: "https://example.com/", region, quote: "Request a quote" }],
        confidence: "medium" as const,
        points: id === "wf-customer-inquiry" ? 50 : 5,
      })),
      hours: new Map(),
      limit: 10,
    }).map(({ id }) => id);

  it("those that bring replies, orders or reviews are told, three in all and one for each kind of work", () => {
    const pays = of("a", { kind: "capture", impact: "medium", hours: { base: 3 } as Opportunity["hours"] });
    const second = { ...of("b"), id: "op-b2" };
    expect(given([pays, of("b"), second, of("c"), of("d")])).toHaveLength(3);
    expect(given([pays, of("b"), second])).toEqual(["op-a", "op-b"]);
  });

  it("what is cut of one kind of work makes room for others, and those that pay stand first", () => {
    const pays = (id: string) => ({
      ...of("customer-inquiry", { kind: "publish", effort: "low", impact: "medium" }),
      id,
    });
    const slow = of("b", { kind: "capture", hours: { base: 0.3 } as Opportunity["hours"] });
    expect(given([slow, pays("op-a1"), pays("op-a2"), pays("op-a3"), of("c")])).toEqual(["op-a1", "op-b", "op-c"]);
  });

  it("no days of work for minutes a month", () => {
    const saving = (base: number) => ({ kind: "capture", hours: { base } as Opportunity["hours"] }) as const;
    expect(given([of("a", saving(0.01))])).toEqual([]);
    expect(given([of("a", saving(0.3))])).toEqual(["op-a"]);
    expect(given([of("a", { ...saving(0.01), effort: "low" })])).toEqual(["op-a"]);
  });

  it("the work of the trade goes before what every business has", () => {
    const some = [of("customer-inquiry"), of("quote-proposal"), of("dispatch-field"), of("job-report")];
    expect(given(some)).not.toContain("op-customer-inquiry");
  });

  it("none to work of which the pages only speak", () => {
    expect(given([of("a")], "link")).toEqual(["op-a"]);
    expect(given([of("a")], "body")).toEqual([]);
  });

  it("no weeks of work, no watching and no answering by itself", () => {
    for (const over of [{ effort: "high" }, { kind: "monitor" }, { kind: "answer" }, { kind: "extract" }] as const)
      expect(given([of("a", over)])).toEqual([]);
  });
});

describe("the order", () => {
  const told = (region: string) => [{ url: "https://example.com/", region, quote: "We do it by hand." }];
  const hours = (base: number) => ({ base }) as Opportunity["hours"];

  it("begins with what goes by hand by the site's own words, then with hours by default", () => {
    const byHand = opportunity({ id: "op-hand", kind: "extract", impact: "high", evidence: told("manual-hand") });
    const spared = opportunity({ id: "op-wait", kind: "capture", impact: "medium", evidence: told("manual-hand") });
    const counted = opportunity({
      id: "op-few-hours",
      kind: "draft",
      effort: "medium",
      impact: "medium",
      hours: hours(2.5),
    });
    const asked = opportunity({ id: "op-asked", kind: "selfserve", impact: "high", evidence: told("manual-mail") });
    const much = opportunity({ id: "op-much", kind: "draft", impact: "high", hours: hours(9) });
    const all = [counted, asked, byHand, much, spared];
    const given = (some: Opportunity[]) =>
      rankOpportunities({
        fromWork: some.map((one) => ({ ...one, workflowId: `wf-${one.id}` })),
        fromChecks: [],
        workflows: some.map(({ id }) => ({ id: `wf-${id}`, confidence: "high" as const, points: 5 })),
        hours: new Map(),
        limit: 10,
      }).map(({ id }) => id);
    expect(given(all)).toEqual(["op-hand", "op-wait", "op-much", "op-few-hours", "op-asked"]);
    // Much of what the site asks people to call or write for is no less seen.
    const called = { ...much, evidence: told("manual-call") };
    expect(given([byHand, called])).toEqual(["op-much", "op-hand"]);
    // Rated alike, what spares customers a wait comes first, unless the other takes a time that the page states.
    const wait = { ...spared, impact: "high" as const };
    expect(given([byHand, wait])).toEqual(["op-wait", "op-hand"]);
    const days = [{ url: "https://example.com/", region: "manual-hand", quote: "We load them within five days." }];
    expect(given([wait, { ...byHand, evidence: days }])).toEqual(["op-hand", "op-wait"]);
    // A reminder takes nothing over that is done by hand.
    expect(given([counted, { ...byHand, kind: "remind" }])).toEqual(["op-few-hours", "op-hand"]);
  });
});

const PAGE = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

describe("a site with nothing to automate", () => {
  it("gets no opportunity", async () => {
    const { results } = await scanInMemory(
      {
        host: "mill-press.com",
        pages: {
          "/": {
            body: PAGE(
              "Mill Press",
              "Essays on rivers and mills that Jane Hill wrote, all of which stand here to read.",
            ),
            type: "text/html",
          },
        },
      },
      "full",
    );
    expect(results?.workflows).toEqual([]);
    expect(results?.opportunities).toEqual([]);
  });
});
