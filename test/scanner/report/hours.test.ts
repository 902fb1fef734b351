import { describe, expect, it } from "vitest";
import { estimateAllHours } from "../../../src/scanner/report/estimate-all-hours.ts";
import { estimateHours, workloadOf } from "../../../src/scanner/report/estimate-hours.ts";
import type { HoursInput } from "../../../src/scanner/report/estimate-hours.ts";
import { roundHours } from "../../../src/model/round-hours.ts";
import { rangeText } from "../../../src/scanner/report/hours-arithmetic.ts";
import { recomputeHours } from "../../../src/scanner/report/recompute-hours.ts";
import { totalHours, totalTimeSavingsPotential } from "../../../src/scanner/report/total-hours.ts";
import { VOLUME_ROWS, volumeRowFor } from "../../../src/scanner/insight/volumes.ts";
import { WORKFLOW_FAMILIES } from "../../../src/scanner/insight/workflow-families.ts";
import type { HoursEstimate, Opportunity } from "../../../src/model/results.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { claimOf, seenNumber } from "../insight/workflows/claim.ts";

/** The small dental practice of volumes.md section 9. */
const dental = (id: string, over: Partial<HoursInput> = {}): HoursInput => ({
  workflow: claimOf({ id }),
  industry: "healthcare",
  subKind: "dental",
  sizeBand: "small",
  ...over,
});
function estimate(input: HoursInput): HoursEstimate {
  const made = estimateHours(input);
  if (!made) throw new Error(`no hours for ${input.workflow.id}`);
  return made;
}

/** Computes the printed formula as a reader would. */
function recompute(formula: string): { result: number; printed: number } {
  const [left = "", right = ""] = formula.split(" = ");
  const result = left.split(" × ").reduce((product, part) => {
    const takenOff = /^\(1 − ([\d.]+) [a-z ]+\)$/.exec(part);
    if (takenOff) return product * (1 - Number(takenOff[1]));
    const perHour = /^([\d.]+) min \/ 60$/.exec(part);
    if (perHour) return (product * Number(perHour[1])) / 60;
    return product * Number.parseFloat(part);
  }, 1);
  return { result, printed: Number.parseFloat(right) };
}

describe("an estimate", () => {
  it("uses the measured effect where there is one: 400 appointments of 5 minutes", () => {
    const made = estimate(dental("wf-appointment"));
    expect(made).toMatchObject({
      // Not every effect is at its worst, or best, at once.
      low: 0.33,
      base: 5.1,
      high: 11.49,
      method: "net-effect",
      unit: "appointments",
      formula: "400 appointments × 5 min / 60 × 0.3 net effect × 0.6 asked from outside × (1 − 0.15 oversight) = 5.1 h",
      eventsPerMonth: { low: 250, base: 400, high: 700, grade: "derived" },
      minutesPerEvent: { low: 3, base: 5, high: 8.1, grade: "assumption" },
      adjustments: [],
      // A published volume of minutes that are assumed.
      confidence: "low",
    });
    expect(made.task).toContain("receptionists");
    expect(made.citations.join(" ")).toContain("Accenture");
  });

  it("uses step share, exposure, reduction and success elsewhere", () => {
    const made = estimate(dental("wf-client-followup"));
    expect(made.method).toBe("formula");
    expect(made.formula).toBe(
      "60 follow-ups × 4 min / 60 × 0.6 step share × 0.425 exposure × 0.4 reduction × 0.67 success × 0.6 adoption × (1 − 0.15 oversight) = 0.14 h",
    );
    expect(made.factors.find(({ name }) => name === "exposure")).toMatchObject({ low: 0.41, base: 0.425, high: 0.44 });
  });

  it.each([
    ["wf-appointment", 5.1],
    ["wf-intake-forms", 0.85],
    ["wf-claims-insurance", 1.9],
    ["wf-customer-inquiry", 2.21],
  ])("of %s agrees with the worked example: %d h", (id, hours) => {
    expect(estimate(dental(id)).base).toBeCloseTo(hours, 1);
  });

  it("is null for families of which nobody publishes a volume", () => {
    const without = WORKFLOW_FAMILIES.filter(({ id }) => estimateHours(dental(id)) === null).map(({ id }) => id);
    expect(without).toEqual(expect.arrayContaining(["wf-lab-case-tracking", "wf-job-report", "wf-security-reports"]));
    expect(without).not.toContain("wf-appointment");
  });

  it("gives quotes the effect that was measured on the drafting of other papers, and says that it is an analogy", () => {
    const estimate = estimateHours(dental("wf-quote-proposal"));
    expect(estimate?.factors[0]).toMatchObject({ name: "net effect", low: 0.12, base: 0.22, high: 0.32 });
    expect(estimate?.factors[0]?.source).toContain("for quotes an assumption by analogy");
    expect(estimate?.confidence).toBe("low");
    expect(estimateHours(dental("wf-document-generation", { industry: "professional-services" }))).not.toBeNull();
  });

  it("takes the row of the industry before that of any, and none that is for another kind of business", () => {
    const plumber = { industry: "other", subKind: "trades", sizeBand: "small" } as const;
    expect(estimateHours(dental("wf-appointment", plumber))).toBeNull();
    expect(volumeRowFor("wf-quote-proposal", "other", "trades")?.minutes[1]).toBe(30);
    expect(volumeRowFor("wf-quote-proposal", "technology", null)?.minutes[1]).toBe(180);
    expect(volumeRowFor("wf-quote-proposal", null, null)?.minutes[1]).toBe(60);
    expect(estimate(dental("wf-invoicing", { industry: "education" })).eventsPerMonth.base).toBe(60);
  });

  it("knows the families that the table calls by another name", () => {
    const shop = { industry: "retail", subKind: null } as const;
    expect(estimate(dental("wf-fulfilment", shop)).unit).toBe("parcels");
    expect(
      estimate(dental("wf-donation-processing", { industry: "other", subKind: "nonprofit" })).eventsPerMonth.base,
    ).toBe(83);
    expect(estimate(dental("wf-viewing-enquiry", { industry: "real-estate", subKind: null })).eventsPerMonth.base).toBe(
      110,
    );
    expect(
      estimate(dental("wf-loan-application", { industry: "finance", subKind: "lending" })).eventsPerMonth.base,
    ).toBe(17);
  });
});

describe("signals from the site", () => {
  const withSeen = (id: string, ...signals: ReturnType<typeof seenNumber>[]) =>
    estimate(dental(id, { workflow: claimOf({ id, volumeSignals: signals }) }));

  it("scale the volume and are written beside it", () => {
    const made = withSeen("wf-appointment", seenNumber("booking-system", 1, "Calendly"));
    expect(made.eventsPerMonth).toMatchObject({ low: 130, base: 200, high: 350 });
    expect(made.adjustments).toEqual([
      { reason: "Booking system seen (Calendly): half of the events need no staff", factor: 0.5, applies: "events" },
    ]);
  });

  it("replace the volume where they state it, and keep what tells of handwork", () => {
    const made = withSeen(
      "wf-appointment",
      seenNumber("practitioners", 3, "Our 3 dentists"),
      seenNumber("reviews", 400),
      seenNumber("call-phrases", 1, "Call us"),
    );
    expect(made.eventsPerMonth).toMatchObject({ low: 360, base: 600, high: 780, grade: "site" });
    // The minutes of an appointment are those of a call already.
    expect(made.minutesPerEvent.base).toBe(5);
    expect(made.adjustments.map(({ applies }) => applies)).toEqual(["events"]);
    const chased = withSeen("wf-invoicing", seenNumber("call-phrases", 1, "Call us"));
    expect(chased.adjustments).toContainEqual({ reason: "Done by phone: “Call us”", factor: 1.15, applies: "minutes" });
    expect(made.eventsPerMonth.sources).toEqual(["H1"]);
    expect(made.confidence).toBe("low");
  });

  it("rest on the doctors whom the pages name, where no number of them is stated", () => {
    const made = withSeen("wf-appointment", seenNumber("doctors-named", 2, "2 doctors named"));
    expect(made.eventsPerMonth).toMatchObject({ base: 400, grade: "site", sources: ["H1"] });
    expect(made.adjustments.map(({ reason }) => reason)).toEqual([
      "Volume from the site: 2 doctors named, 200 visits each a month",
    ]);
  });

  it.each([
    ["wf-appointment", 480, 288, 624],
    ["wf-intake-forms", 48, 24, 96],
    ["wf-claims-insurance", 96, 38, 240],
  ])("%s of four therapists rests on the same visits, an assumption: %d events", (id, base, low, high) => {
    const made = withSeen(id, seenNumber("practitioners", 4, "Four physiotherapists"), seenNumber("people-listed", 4));
    expect(made.eventsPerMonth).toMatchObject({ base, grade: "site", sources: [] });
    expect(Math.abs(made.eventsPerMonth.low - low) + Math.abs(made.eventsPerMonth.high - high)).toBeLessThan(12);
    expect(made.adjustments.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("; assumed: 120 visits each a month"),
    ]);
    expect(made.confidence).toBe("low");
  });

  it.each([
    ["wf-maintenance-requests", "homes-managed", 200, 46],
    ["wf-inventory-merch", "products", 500, 10],
    ["wf-viewing-enquiry", "lots", 8, 16],
    ["wf-customer-inquiry", "lots", 8, 24],
  ])("%s: %s %d gives %d events a month", (id, name, value, events) => {
    const industry =
      id === "wf-maintenance-requests" || name === "lots"
        ? "real-estate"
        : id === "wf-inventory-merch"
          ? "retail"
          : "healthcare";
    const made = estimate(
      dental(id, { industry, workflow: claimOf({ id, volumeSignals: [seenNumber(name, value)] }) }),
    );
    expect(made.eventsPerMonth).toMatchObject({ base: events, grade: "site" });
  });

  it("count the forms of those who are new by how often one person comes, where the site says so", () => {
    const four = seenNumber("practitioners", 4, "Four physiotherapists");
    const made = withSeen("wf-intake-forms", four, seenNumber("visits-each", 4, "Most people come two to six times."));
    expect(made.eventsPerMonth).toMatchObject({ low: 60, base: 120, high: 180, grade: "site" });
    expect(made.adjustments[0]?.reason).toContain("one form in 4 visits, since the site says “Most people come");
  });

  it("of dates are bounded by the seats that the page states, of which one person books several", () => {
    const made = withSeen(
      "wf-event-registration",
      seenNumber("seats", 16 / 3, "8 seats on each of 2 dates"),
      seenNumber("events-a-month", 9),
    );
    expect(made.eventsPerMonth).toMatchObject({ low: 0.8, base: 1.6, high: 3, grade: "site" });
    expect(made.adjustments[0]?.reason).toContain("8 seats on each of 2 dates; assumed: six in ten are taken");
    expect(made.confidence).toBe("low");
  });

  it.each([
    ["wf-recruiting", "open-jobs"],
    ["wf-event-registration", "events-a-month"],
  ])("%s: what is seen of %s leads to three times what is usual, and no further", (id, name) => {
    const base = (value?: number): number => {
      const volumeSignals = value === undefined ? [] : [seenNumber(name, value)];
      return estimate(dental(id, { workflow: claimOf({ id, volumeSignals }) })).eventsPerMonth.base;
    };
    expect(base(1)).toBeGreaterThan(base());
    expect(base(2)).toBe(3 * base());
    expect(base(50)).toBe(3 * base());
  });

  it("of places bring more visits and questions, and no more posts: one text serves all places", () => {
    const events = (id: string, ...signals: ReturnType<typeof seenNumber>[]) =>
      withSeen(id, ...signals).eventsPerMonth.base;
    const places = seenNumber("locations", 3);
    expect(events("wf-appointment", places)).toBeGreaterThan(events("wf-appointment"));
    expect(events("wf-content-publishing", places)).toBe(events("wf-content-publishing"));
  });

  it("never move a default by more than a third or three times", () => {
    const much = withSeen(
      "wf-customer-inquiry",
      seenNumber("locations", 20),
      seenNumber("reviews", 90_000),
      seenNumber("opening-hours", 168),
      seenNumber("phone-only", 1),
      seenNumber("manual-phrases", 9),
    );
    const product = much.adjustments.reduce((all, { factor }) => all * factor, 1);
    expect(product).toBeCloseTo(3, 1);
    expect(much.eventsPerMonth.base).toBeLessThanOrEqual(500 * 3);
    expect(much.adjustments.at(-1)?.reason).toContain("within a third and three times");
  });

  it("move reviews to answer with the ratings named, never beyond a third or three times what is assumed", () => {
    const answered = (ratings: number) =>
      withSeen("wf-review-management", seenNumber("reviews", ratings)).eventsPerMonth.base;
    const usual = withSeen("wf-review-management").eventsPerMonth.base;
    expect(answered(300)).toBe(usual);
    expect(answered(99_999)).toBe(usual * 3);
    expect(answered(1)).toBeCloseTo(usual / 3, 0);
  });

  it("never give fewer events for more ratings", () => {
    const counts = [1, 5, 6, 40, 120, 300, 600, 900, 5_000, 99_999];
    for (const id of ["wf-review-management", "wf-appointment", "wf-customer-inquiry"]) {
      const events = counts.map((count) => withSeen(id, seenNumber("reviews", count)).eventsPerMonth.base);
      expect(events, id).toEqual([...events].sort((a, b) => a - b));
    }
  });

  it("leave a count of ratings an assumption, and say that the page's data names it", () => {
    const quote = "120 ratings named in the page's data";
    const made = withSeen("wf-review-management", seenNumber("reviews", 120, quote));
    expect(made.eventsPerMonth.grade).toBe("assumption");
    expect(made.confidence).toBe("low");
    expect(made.adjustments.map(({ reason }) => reason)).toEqual([`From ${quote}: 2 a month over five years`]);
  });

  it("scale with people inside the band, within half and twice", () => {
    expect(withSeen("wf-client-followup", seenNumber("people-stated", 18)).eventsPerMonth.base).toBe(120);
    expect(withSeen("wf-client-followup", seenNumber("people-stated", 400)).eventsPerMonth.base).toBe(120);
    // Seven people on a team page stand for nine.
    expect(withSeen("wf-client-followup", seenNumber("people-listed", 7)).eventsPerMonth.base).toBe(60);
  });
});

describe("the caller's numbers", () => {
  it("replace the volume, whatever was seen", () => {
    const workflow = claimOf({
      id: "wf-appointment",
      volumeSignals: [seenNumber("booking-system", 1, "Calendly"), seenNumber("practitioners", 9)],
    });
    const made = estimate(
      dental("wf-appointment", { workflow, assumptions: { eventsPerMonth: { "wf-appointment": 120 } } }),
    );
    expect(made.eventsPerMonth).toEqual({ low: 120, base: 120, high: 120, grade: "caller", sources: [] });
    expect(made.adjustments.filter(({ applies }) => applies === "events")).toEqual([]);
    expect(made.confidence).toBe("medium");
    expect(rangeText(made)).toContain("for the 120 appointments a month you stated");
  });

  it("choose the band and scale inside it by the people who work there", () => {
    const made = estimate(dental("wf-client-followup", { assumptions: { employees: 60 } }));
    expect(made.eventsPerMonth.base).toBe(360);
    expect(made.adjustments).toEqual([
      {
        reason: "60 people against the 40 in the table for a business of 20 to 99 people",
        people: 60,
        factor: 1.5,
        applies: "events",
      },
    ]);
  });

  it("of nothing save nothing", () => {
    expect(estimate(dental("wf-appointment", { assumptions: { eventsPerMonth: { "wf-appointment": 0 } } })).base).toBe(
      0,
    );
  });
});

describe("the printed formula", () => {
  it("gives the printed number, for every family, industry and size", () => {
    const industries = [...new Set(VOLUME_ROWS.map(({ industry }) => industry))].filter(
      (industry) => industry !== "any",
    );
    let counted = 0;
    for (const industry of industries) {
      for (const { id } of WORKFLOW_FAMILIES) {
        for (const sizeBand of ["micro", "small", "medium", "larger"] as const) {
          const workflow = claimOf({
            id,
            volumeSignals: [seenNumber("opening-hours", 55), seenNumber("manual-phrases", 1)],
          });
          const made = estimateHours({ workflow, industry, subKind: null, sizeBand });
          if (!made) continue;
          counted += 1;
          const { result, printed } = recompute(made.formula);
          expect(printed, made.formula).toBe(made.base);
          expect(Math.abs(result - made.base), made.formula).toBeLessThan(0.0051);
          expect(made.low).toBeLessThanOrEqual(made.base);
          expect(made.base).toBeLessThanOrEqual(made.high);
          expect(made.eventsPerMonth.low).toBeLessThanOrEqual(made.eventsPerMonth.base);
          expect(workloadOf(made)).toBeGreaterThan(0);
        }
      }
    }
    expect(counted).toBeGreaterThan(800);
  });
});

describe("how hours are told", () => {
  it.each([
    [0, 0],
    [0.04, 0],
    [0.24, 0.2],
    [0.3, 0.3],
    [0.74, 0.7],
    [0.83, 0.8],
    [1.2, 1],
    [4.4, 4.5],
    [4.8, 5],
    [5.6, 6],
    [6.5, 7],
    [207.8, 208],
  ])("%d h are rounded to %d", (hours, rounded) => {
    expect(roundHours(hours)).toBe(rounded);
  });

  it("names the range of the effect and the assumed volume with its own, and no volume beside what has no figure", () => {
    expect(rangeText(estimate(dental("wf-appointment")))).toBe(
      "5 h (0.3 to 11 h), assuming 400 appointments a month (250 to 700)",
    );
    expect(rangeText(estimate(dental("wf-client-followup")))).toBe("Too little for a figure");
  });

  const carrying = (...ids: string[]) => ids.map((id) => ({ hours: estimateHours(dental(id)) }));
  const context = { staffHours: 1275, band: "small" } as const;

  it("adds up what the opportunities carry, from half an hour", () => {
    const total = totalHours(carrying("wf-appointment", "wf-customer-inquiry", "wf-client-followup"), context);
    expect(total).toMatchObject({ low: 1.5, base: 7, high: 17, confidence: "low", staffHours: 1275, band: "small" });
    expect(total?.note).toBe(
      "About 7 hours a month could be saved (1.5 to 17), in 2 kinds of work. Another change saves under half an hour and is left out of this sum. The largest part, 5 h, assumes 400 appointments a month (250 to 700) for a business of 5 to 19 people. The 5 min of staff time for each of the appointments are assumed, and the saving is known from few places: take it as a rough guide.",
    );
    expect(totalTimeSavingsPotential(total)).toBe(
      "7 h a month (1.5 to 17 h), low confidence: most volumes or minutes behind it are assumed, or what such changes save was measured in few places",
    );
  });

  it("says how many smaller parts the sum leaves out, and nothing where there are none", () => {
    const small = totalHours(carrying("wf-appointment", "wf-client-followup", "wf-review-management"), context);
    expect(small?.note).toContain(
      "in work on appointments. 2 more changes save under half an hour each and are left out of this sum.",
    );
    expect(totalHours(carrying("wf-appointment"), context)?.note).not.toContain("of this sum");
  });

  it("is not sure where its range leads from almost nothing to much", () => {
    const [{ hours }] = carrying("wf-appointment") as [{ hours: HoursEstimate }];
    const total = totalHours([{ hours: { ...hours, low: hours.high / 30 } }], context);
    expect(total?.confidence).toBe("low");
    expect(total?.note).toMatch(/The range is wide, since what such changes save was measured in few places/);
    expect(totalHours([{ hours: { ...hours, low: 0.8 } }], context)?.note).not.toContain("is wide");
    // Published minutes of a published volume.
    const sure = { ...hours, low: 0.8, confidence: "medium" as const };
    expect(totalHours([{ hours: sure }], context)?.confidence).toBe("medium");
  });

  it("prints no headline under an hour", () => {
    expect(totalHours(carrying("wf-client-followup", "wf-intake-forms"), context)).toBeNull();
    expect(totalTimeSavingsPotential(null)).toBeNull();
  });

  it("says in words when most of the work rests on assumptions", () => {
    const hours = estimate(dental("wf-appointment"));
    const eventsPerMonth = { ...hours.eventsPerMonth, grade: "assumption" as const };
    const total = totalHours([{ hours: { ...hours, eventsPerMonth } }], context);
    expect(total?.confidence).toBe("low");
    expect(total?.note).toContain(
      "The volume behind it is an assumption: put in your own and the number moves with it.",
    );
  });
});

describe("all workflows of a business", () => {
  it("do not get the hours of one row twice, and those without a row say so", () => {
    const workflows = ["wf-deadline-compliance", "wf-quality-docs", "wf-lab-case-tracking"].map((id) =>
      claimOf({ id }),
    );
    const all = estimateAllHours({ workflows, industry: "manufacturing", subKind: null, sizeBand: "medium" });
    expect([...all.byWorkflow.keys()]).toEqual(["wf-deadline-compliance"]);
    expect(all.without.get("wf-quality-docs")).toBe("Its hours are counted with deadlines and compliance calendar.");
    expect(all.without.get("wf-lab-case-tracking")).toBe(
      "No hours are given: no source says how many cases a month such a business has.",
    );
    expect(Math.round(all.staffHours)).toBe(6916);
  });

  it("of those who ask first get no usual volume where the site says that it takes nobody new, or its form reaches nobody and no other way is named", () => {
    const closed = claimOf({ id: "wf-customer-inquiry", closedNotice: ["We take no new patients."] });
    const of = (workflow: ClaimedWorkflow, eventsPerMonth?: Record<string, number>) =>
      estimateAllHours({
        workflows: [workflow],
        industry: "healthcare",
        subKind: "dental",
        sizeBand: "micro",
        assumptions: eventsPerMonth && { eventsPerMonth },
      }).byWorkflow.size;
    expect(of(claimOf({ id: "wf-customer-inquiry" }))).toBe(1);
    expect(of(closed)).toBe(0);
    expect(of(closed, { "wf-customer-inquiry": 12 })).toBe(1);
    // Those who are patients already come as before.
    expect(of({ ...closed, id: "wf-appointment" })).toBe(1);
    const lost = { url: "https://example-clinic.com/contact", isLost: true as const, lacks: [] };
    expect(of(claimOf({ id: "wf-lead-intake" }))).toBe(1);
    expect(of(claimOf({ id: "wf-lead-intake", form: lost }))).toBe(0);
    expect(of(claimOf({ id: "wf-customer-inquiry", form: lost }))).toBe(0);
    expect(of(claimOf({ id: "wf-lead-intake", form: lost, inlets: ["telephone"] }))).toBe(1);
    expect(of(claimOf({ id: "wf-customer-inquiry", form: lost, inlets: ["e-mail"] }))).toBe(1);
    expect(of(claimOf({ id: "wf-appointment", form: lost }))).toBe(1);
  });
});

describe("a stored report with other volumes", () => {
  const opportunity = (id: string, workflowId: string): Opportunity => ({
    id,
    title: id,
    description: "",
    impact: "medium",
    effort: "medium",
    category: "self-service",
    workflowId,
    hours: estimateHours(dental(workflowId)),
  });
  const report: Parameters<typeof recomputeHours>[0] = {
    opportunities: [opportunity("op-a", "wf-appointment"), opportunity("op-b", "wf-customer-inquiry")],
    workflows: [
      { id: "wf-appointment", name: "Appointments" },
      { id: "wf-customer-inquiry", name: "Answering customer questions" },
      { id: "wf-order-processing", name: "Order entry and confirmation" },
      { id: "wf-lab-case-tracking", name: "Lab or workshop case tracking" },
    ],
    profile: { industry: "healthcare", sizeBand: "small" },
    hoursTotal: { staffHours: 1275, band: "small" },
  };

  it("moves in proportion to what the caller states", () => {
    const made = recomputeHours(report, { eventsPerMonth: { "wf-appointment": 800 } });
    expect(made.opportunities[0]).toMatchObject({ workflowId: "wf-appointment", estimatedTimeSavingsHours: 10 });
    expect(made.opportunities[0]?.hours).toMatchObject({
      base: 10.2,
      confidence: "medium",
      eventsPerMonth: { base: 800, grade: "caller" },
    });
    expect(made.opportunities[1]?.hours.base).toBe(2.21);
    expect(made.hoursTotal?.base).toBe(12);
    expect(report.opportunities[0]?.hours?.base).toBe(5.1);
  });

  it("moves to another band with the people stated", () => {
    const made = recomputeHours(report, { employees: 40 });
    expect(made.opportunities[0]?.hours.eventsPerMonth.base).toBe(1600);
    expect(made.hoursTotal?.staffHours).toBe(5668);
  });

  it("gives hours to work without a published volume once the caller states it, and says that its minutes are assumed", () => {
    const order = opportunity("op-order-processing-order-extract", "wf-order-processing");
    expect(order.hours).toBeNull();
    const made = recomputeHours(
      { ...report, opportunities: [...report.opportunities, order] },
      { eventsPerMonth: { "wf-order-processing": 600 } },
    );
    const added = made.opportunities.find(({ workflowId }) => workflowId === "wf-order-processing");
    expect(added?.hours.base).toBeGreaterThan(1);
    expect(added?.hours).toMatchObject({
      confidence: "medium",
      eventsPerMonth: { base: 600, grade: "caller" },
      minutesPerEvent: { grade: "assumption" },
    });
    expect(made.notes).toEqual([]);
  });

  it("says in words why a stated volume moves nothing, and what could be stated", () => {
    const stated = { "wf-nonsense": 5, "wf-newsletter": 5, "wf-lab-case-tracking": 5 };
    const { notes } = recomputeHours(report, { eventsPerMonth: stated });
    expect(notes[0]).toMatch(/^wf-nonsense is not the id of a workflow\. This site shows: wf-appointment \(/);
    expect(notes[1]).toMatch(/^wf-newsletter \(.*\) was not found on this site/);
    expect(notes[2]).toMatch(/^wf-lab-case-tracking \(.*\) gets no hours: no source says how many minutes/);
  });

  it("is never sure of an estimate whose minutes or steps are assumed, whoever states the volume", () => {
    for (const id of ["wf-lead-intake", "wf-newsletter", "wf-customer-inquiry"]) {
      const made = estimateHours(dental(id, { assumptions: { eventsPerMonth: { [id]: 500 } } }));
      expect(made?.confidence, id).toBe(
        made?.minutesPerEvent.grade === "assumption" || made?.method === "formula" ? "medium" : "high",
      );
    }
  });

  it("stays as it is without numbers", () => {
    expect(recomputeHours(report, {}).opportunities.map(({ hours }) => hours.base)).toEqual([5.1, 2.21]);
  });
});
