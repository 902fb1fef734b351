import { assert, constantFrom, dictionary, integer, option, property, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { INDUSTRIES } from "../../../src/model/profile.ts";
import type { HoursEstimate } from "../../../src/model/results.ts";
import { staffHoursOf, typicalPeople, VOLUME_ROWS } from "../../../src/scanner/insight/volumes.ts";
import { WORKFLOW_FAMILIES } from "../../../src/scanner/insight/workflow-families.ts";
import { capHours, HOURS_CAPS } from "../../../src/scanner/report/cap-hours.ts";
import { estimateAllHours } from "../../../src/scanner/report/estimate-all-hours.ts";
import { estimateHours } from "../../../src/scanner/report/estimate-hours.ts";
import { claimOf } from "../insight/workflows/claim.ts";

const sum = (estimates: readonly HoursEstimate[], of: (estimate: HoursEstimate) => number): number =>
  estimates.reduce((total, estimate) => total + of(estimate), 0);
const workload = ({ eventsPerMonth, minutesPerEvent }: HoursEstimate): number =>
  (eventsPerMonth.base * minutesPerEvent.base) / 60;
const base = (estimate: HoursEstimate): number => estimate.base;
const high = (estimate: HoursEstimate): number => estimate.high;

const shop = (eventsPerMonth: Record<string, number> = {}): HoursEstimate[] =>
  ["wf-order-processing", "wf-fulfilment", "wf-customer-inquiry"].flatMap(
    (id) =>
      estimateHours({
        workflow: claimOf({ id }),
        industry: "retail",
        subKind: null,
        sizeBand: "micro",
        assumptions: { eventsPerMonth },
      }) ?? [],
  );

describe("caps", () => {
  it("leave alone what is plausible", () => {
    const estimates = shop();
    expect(capHours(estimates, 257)).toEqual(estimates);
  });

  it("scale assumed events down to 35 % of the staff's hours, and say so", () => {
    const capped = capHours(shop(), 20);
    expect(sum(capped, workload)).toBeLessThanOrEqual(HOURS_CAPS.workload * 20);
    for (const { adjustments } of capped) {
      expect(
        adjustments.some(({ reason, applies }) => applies === "events" && reason.includes("35 % of 20 staff hours")),
      ).toBe(true);
    }
  });

  it("keep the caller's volumes and hold the saving at 25 %", () => {
    const capped = capHours(shop({ "wf-order-processing": 900_000 }), 257);
    expect(capped[0]?.eventsPerMonth.base).toBe(900_000);
    expect(sum(capped, base)).toBeLessThanOrEqual(HOURS_CAPS.withCallerVolumes * 257 + 0.05);
    expect(capped[0]?.adjustments.at(-1)).toMatchObject({ applies: "saving" });
    expect(capped[0]?.adjustments.at(-1)?.reason).toMatch(/ at the high end \(which is cut to \d+ %\)$/);
    expect(capped[0]?.formula).toContain(" cap = ");
  });

  it("hold for every mix of workflows, sizes and volumes", () => {
    const families = WORKFLOW_FAMILIES.map(({ id }) => id);
    assert(
      property(
        uniqueArray(constantFrom(...families), { minLength: 1, maxLength: 12 }),
        constantFrom(...INDUSTRIES),
        constantFrom("micro", "small", "medium", "larger" as const),
        option(integer({ min: 1, max: 400 }), { nil: undefined }),
        dictionary(constantFrom(...families), integer({ min: 0, max: 1_000_000 }), { maxKeys: 3 }),
        (ids, industry, sizeBand, employees, eventsPerMonth) => {
          const workflows = ids.map((id) => claimOf({ id }));
          const assumptions = { eventsPerMonth, ...(employees === undefined ? {} : { employees }) };
          const { byWorkflow, staffHours } = estimateAllHours({
            workflows,
            industry,
            subKind: null,
            sizeBand,
            assumptions,
          });
          const all = [...byWorkflow.values()];
          const assumed = all.filter(({ eventsPerMonth: events }) => events.grade !== "caller");
          const tolerance = 0.01 * all.length;
          expect(sum(assumed, workload)).toBeLessThanOrEqual(HOURS_CAPS.workload * staffHours + tolerance);
          expect(sum(assumed, base)).toBeLessThanOrEqual(HOURS_CAPS.base * staffHours + tolerance);
          expect(sum(assumed, high)).toBeLessThanOrEqual(HOURS_CAPS.high * staffHours + tolerance);
          expect(sum(all, high)).toBeLessThanOrEqual(HOURS_CAPS.withCallerVolumes * staffHours + tolerance);
          for (const one of all) {
            expect(one.low).toBeLessThanOrEqual(one.base + 0.011);
            expect(one.base).toBeLessThanOrEqual(one.high + 0.011);
            expect(Number.parseFloat(one.formula.split(" = ")[1] ?? "")).toBe(one.base);
          }
        },
      ),
      { seed: 20261120, numRuns: 300 },
    );
  });
});

describe("the volume table", () => {
  it("is whole: 91 rows, 364 volumes with the grades of its source", () => {
    expect(VOLUME_ROWS).toHaveLength(91);
    const grades = VOLUME_ROWS.flatMap(({ eventsGrade }) => Object.values(eventsGrade));
    const count = (grade: string): number => grades.filter((one) => one === grade).length;
    expect({
      all: grades.length,
      published: count("published"),
      derived: count("derived"),
      vendor: count("vendor"),
      assumption: count("assumption"),
    }).toEqual({
      all: 364,
      published: 1,
      derived: 69,
      vendor: 8,
      assumption: 286,
    });
  });

  it("rises from low to high and from band to band, and names a source where it is not an assumption", () => {
    for (const row of VOLUME_ROWS) {
      const name = `${row.industry} ${row.family}`;
      for (const [low, mid, top] of [...Object.values(row.events), row.minutes]) {
        expect(low, name).toBeLessThanOrEqual(mid);
        expect(mid, name).toBeLessThanOrEqual(top);
      }
      if (row.minutesGrade === "published" || row.minutesGrade === "vendor")
        expect(row.minutesSources.length, name).toBeGreaterThan(0);
    }
  });

  it("gives staff hours by weekly hours of the industry: nine people in health work 1,275 hours a month", () => {
    expect(staffHoursOf(typicalPeople("small"), "healthcare")).toBeCloseTo(1275, 0);
    expect(staffHoursOf(typicalPeople("micro"), "retail")).toBeCloseTo(257, 0);
    expect(staffHoursOf(typicalPeople("larger"), null)).toBeCloseTo(29_640, 0);
    expect(staffHoursOf(2, "other", "food")).toBeCloseTo(222, 0);
  });
});
