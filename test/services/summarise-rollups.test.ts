import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rollup } from "../../src/model/list-ports.ts";
import { addSums, medianOf, sumOfScores } from "../../src/model/histogram.ts";
import { industryMedian, medianPeriods } from "../../src/services/industry-median.ts";
import { periodsOf, summariseRollups } from "../../src/services/summarise-rollups.ts";

const AT = Date.UTC(2026, 2, 31, 23);
const rollup = (
  period: string,
  industry: string,
  scores: number[],
  categories: Record<string, number> = {},
): Rollup => {
  const counts = Object.fromEntries([...Map.groupBy(scores, (s) => s)].map(([s, same]) => [s, same.length]));
  const histogram = JSON.stringify(counts);
  const sum = scores.reduce((a, b) => a + b, 0);
  return {
    period,
    industry,
    scans: scores.length,
    readinessSum: sum,
    aeoSum: sum,
    readinessHistogram: histogram,
    aeoHistogram: histogram,
    opportunityCategories: JSON.stringify(categories),
  };
};

describe("medianOf", () => {
  it.each([
    ["{}", null],
    ['{"40":1}', 40],
    ['{"40":1,"100":1}', 70],
    ['{"9":1,"10":1,"100":1}', 10],
    ['{"0":3,"50":2}', 0],
  ])("of %s is %j", (histogram, median) => {
    expect(medianOf(sumOfScores([histogram]))).toBe(median);
  });
});

describe("sumOfScores", () => {
  const histograms = fc.dictionary(fc.integer({ min: 0, max: 100 }).map(String), fc.nat());

  it("adds up what stands in the texts, as parsing them would", () => {
    fc.assert(
      fc.property(fc.array(histograms), (kept) => {
        const expected = Array.from({ length: 101 }, (_, score) =>
          kept.reduce((sum, one) => sum + (one[score] ?? 0), 0),
        );
        expect([...sumOfScores(kept.map((one) => JSON.stringify(one)))]).toEqual(expected);
        expect([...addSums(kept.map((one) => sumOfScores([JSON.stringify(one)])))]).toEqual(expected);
      }),
    );
  });

  it("leaves out what is no score", () => {
    expect(sumOfScores(['{"101":3,"5":2}']).reduce((sum, count) => sum + count)).toBe(2);
  });
});

describe("periodsOf", () => {
  it("counts days up to today, today included, and all months", () => {
    expect(periodsOf("7d", AT)).toEqual({ grain: "day", from: "2026-03-25", to: "2026-03-31" });
    expect(periodsOf("30d", AT)).toEqual({ grain: "day", from: "2026-03-02", to: "2026-03-31" });
    expect(periodsOf("all", AT)).toEqual({ grain: "month", from: "", to: "2026-03" });
  });
});

describe("summariseRollups", () => {
  it("gives zeros without scans, every status named", () => {
    expect(summariseRollups({ rollups: [], counts: [], statuses: [] })).toMatchObject({
      totalScans: 0,
      averageReadinessScore: 0,
      averageAeoScore: 0,
      topOpportunityCategories: [],
      scansByStatus: { pending: 0, fetching: 0, analyzing: 0, complete: 0, error: 0 },
      medianScores: { readiness: 0, aeo: 0 },
      byIndustry: [],
      trend: [],
    });
  });

  it("weighs averages by scans, and counts the ends of the scale", () => {
    const before = rollup("2026-03-29", "retail", [7, 7], { data: 9 });
    const rollups = [
      rollup("2026-03-30", "retail", [0, 100, 100], { data: 1, trust: 2 }),
      rollup("2026-03-31", "retail", [40], { data: 3 }),
      rollup("2026-03-31", "finance", [10]),
    ];
    const summary = summariseRollups({
      rollups,
      counts: [
        { ...before, sign: 1 },
        ...rollups.map((one) => ({ ...one, sign: 1 as const })),
        { ...before, sign: -1 },
      ],
      statuses: [
        { status: "complete", scans: 5 },
        { status: "error", scans: 2 },
      ],
    });
    expect(summary).toMatchObject({
      totalScans: 7,
      averageReadinessScore: 50,
      topOpportunityCategories: ["data", "trust"],
      scansByStatus: { complete: 5, error: 2 },
      medianScores: { readiness: 40 },
      byIndustry: [
        { industry: "retail", scans: 4, averageAeoScore: 60, medianReadinessScore: 70, medianAeoScore: 70 },
        { industry: "finance", scans: 1, medianReadinessScore: 10 },
      ],
      trend: [
        { period: "2026-03-30", scans: 3, averageReadinessScore: 66.7 },
        { period: "2026-03-31", scans: 2, averageReadinessScore: 25 },
      ],
    });
    const { readiness } = summary.scoreDistribution;
    expect(readiness.at(0)).toEqual({ from: 0, to: 9, scans: 1 });
    expect(readiness.at(-1)).toEqual({ from: 90, to: 100, scans: 2 });
    expect(readiness.reduce((sum, { scans }) => sum + scans, 0)).toBe(5);
  });
});

describe("industryMedian", () => {
  it("is told from ten scans on", () => {
    const months = [rollup("2026-02", "retail", [30, 40, 50, 60]), rollup("2026-03", "retail", [70, 80, 90, 20, 10])];
    expect(industryMedian("retail", months)).toBeNull();
    expect(industryMedian("retail", [...months, rollup("2026-01", "retail", [55])])).toEqual({
      industry: "retail",
      readiness: 52.5,
      aeo: 52.5,
      scans: 10,
    });
  });

  it("looks back twelve months, over the turn of the year and from long months", () => {
    const periods = medianPeriods(AT);
    expect(periods.slice(0, 4)).toEqual(["2026-03", "2026-02", "2026-01", "2025-12"]);
    expect(periods[11]).toBe("2025-04");
    expect(periods.slice(12)).toEqual(["2026-03-31", "2026-03-30", "2026-03-29"]);
  });
});
