import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import type { AnalyticsSummary } from "../../src/model/analytics.ts";
import { analyticsPage } from "../../src/render/analytics/analytics-page.ts";
import { columns, histogram, trend } from "../../src/render/analytics/charts.ts";
import { htmlOf } from "../../src/render/markup.ts";

const DAYS = ["2026-11-18", "2026-11-19", "2026-11-20"];
const HOSTILE = `"><script>alert(1)</script>`;
const steps = (filled: number, scans: number) =>
  Array.from({ length: 10 }, (_, i) => ({
    from: i * 10,
    to: i === 9 ? 100 : i * 10 + 9,
    scans: i === filled ? scans : 0,
  }));
const summary = (change: Partial<AnalyticsSummary> = {}): AnalyticsSummary => ({
  totalScans: 5,
  averageReadinessScore: 61,
  averageAeoScore: 40,
  topOpportunityCategories: ["customer-service", HOSTILE],
  scansByStatus: { pending: 0, fetching: 0, analyzing: 1, complete: 3, error: 1 },
  scoreDistribution: { readiness: steps(6, 3), aeo: steps(4, 3) },
  medianScores: { readiness: 62.5, aeo: 41 },
  byIndustry: [
    {
      industry: "real-estate",
      scans: 3,
      averageReadinessScore: 61,
      averageAeoScore: 40,
      medianReadinessScore: 62.5,
      medianAeoScore: 41,
    },
  ],
  trend: [{ period: "2026-11-19", scans: 3, averageReadinessScore: 61, averageAeoScore: 40 }],
  ...change,
});
const pageOf = (change?: Partial<AnalyticsSummary>) =>
  parseHTML(analyticsPage({ period: "7d", summary: summary(change), days: DAYS })).document;
const textOf = (node: { textContent: string | null } | null): string =>
  (node?.textContent ?? "").replace(/\s+/g, " ").trim();

describe("the analytics page", () => {
  const document = pageOf();

  it("names every chart and describes it, with ids that are there once", () => {
    const charts = [...document.querySelectorAll("svg[role=img]")];
    expect(charts.map((chart) => textOf(chart.querySelector("title")))).toEqual([
      "AI readiness: scans by score",
      "Answer engines (AEO): scans by score",
      "Average scores by day",
      "Complete scans by day",
    ]);
    for (const chart of charts)
      for (const id of (chart.getAttribute("aria-labelledby") ?? "").split(" "))
        expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    expect(textOf(charts[0]?.querySelector("desc") ?? null)).toBe(
      "The median is 62.5. Most scans, 3, have 60 to 69 points.",
    );
  });

  it("has the figures of every chart in a table", () => {
    const tables = [...document.querySelectorAll("table")].map((table) => textOf(table.querySelector("caption")));
    expect(tables).toEqual([
      "AI readiness: scans by score",
      "Answer engines (AEO): scans by score",
      "Average scores and complete scans by day",
      "Median scores by industry",
      "Scans by status",
    ]);
    const rows = [...document.querySelectorAll("tbody tr")].map(textOf);
    expect(rows).toContain("60 to 693");
    expect(rows).toContain("November 19, 202636140");
    expect(rows).toContain("Real estate362.541");
    expect(rows).toContain("Ended in error1");
  });

  it("takes words of data as text", () => {
    expect(document.querySelectorAll("script")).toHaveLength(0);
    expect(textOf(document.querySelector("ol li:last-child"))).toBe(HOSTILE);
  });

  it("shows no score where no scan is complete, and what there is beside", () => {
    const none = pageOf({ scansByStatus: { pending: 2, fetching: 0, analyzing: 0, complete: 0, error: 0 }, trend: [] });
    expect(none.querySelectorAll("svg[role=img]")).toHaveLength(0);
    expect(none.body.textContent).toContain("No scan of these days is complete yet");
    expect([...none.querySelectorAll(".big")].map(textOf)).toEqual(["5", "unknown", "unknown"]);
    expect([...none.querySelectorAll("tbody tr")].map(textOf)).toContain("Waiting2");
  });
});

const CHART = { id: "c", title: "t", summary: "s" };
const svgOf = (chart: Parameters<typeof htmlOf>[0]) => parseHTML(htmlOf(chart)).document;
/** Every coordinate that a chart holds. */
const numbersOf = (svg: ReturnType<typeof svgOf>): number[] =>
  [...svg.querySelectorAll("rect, circle, line, text")].flatMap((node) =>
    ["x", "y", "cx", "cy", "x1", "x2", "y1", "y2"].flatMap((name) => node.getAttribute(name) ?? []).map(Number),
  );

describe("charts", () => {
  it("draw bars as high as their counts, and none for nothing", () => {
    const chart = svgOf(
      histogram({
        ...CHART,
        median: null,
        steps: [
          { from: 0, to: 49, count: 10 },
          { from: 50, to: 99, count: 5 },
          { from: 100, to: 100, count: 0 },
        ],
      }),
    );
    const heights = [...chart.querySelectorAll("rect.bar")].map((bar) => Number(bar.getAttribute("height")));
    expect(heights).toHaveLength(2);
    expect(heights[0]).toBe((heights[1] ?? 0) * 2);
    expect(chart.querySelector(".median")).toBeNull();
  });

  it.each([0, 50, 100])("keep the sign of a median of %i within the picture", (median) => {
    const chart = svgOf(histogram({ ...CHART, median, steps: [{ from: 0, to: 100, count: 1 }] }));
    expect(textOf(chart.querySelector("text:last-of-type"))).toBe(`median ${median}`);
    expect(numbersOf(chart).every((number) => number >= 0 && number <= 400)).toBe(true);
  });

  it("leave out days without a value instead of drawing them as nought", () => {
    const values = new Map([
      ["2026-11-18", 0],
      ["2026-11-20", 100],
    ]);
    const chart = svgOf(trend({ ...CHART, days: DAYS, lines: [{ name: "a", mark: "dot", values }] }));
    expect(chart.querySelectorAll("circle")).toHaveLength(2);
    expect(chart.querySelector("polyline")?.getAttribute("points")).toBe("34,196 392,11");
  });

  it("stand for a single day, and for days without any scan", () => {
    for (const days of [[], ["2026-11-20"]]) {
      const chart = svgOf(columns({ ...CHART, days, counts: new Map() }));
      expect(numbersOf(chart).every(Number.isFinite)).toBe(true);
      const one = svgOf(
        trend({ ...CHART, days, lines: [{ name: "a", mark: "square", values: new Map([["2026-11-20", 50]]) }] }),
      );
      expect(numbersOf(one).every(Number.isFinite)).toBe(true);
    }
  });
});
