import { describe, expect, it } from "vitest";
import { renderOpportunities } from "../../scripts/cli/render-work.ts";
import { layOut } from "../../scripts/cli/report-layout.ts";
import { opportunitiesCsv } from "../../src/render/opportunities-csv.ts";
import { reportMarkdown } from "../../src/render/report-markdown.ts";
import type { HoursAnswer } from "../../src/render/report/stated-volumes.ts";
import { rangeText } from "../../src/scanner/report/hours-arithmetic.ts";
import { roundHours } from "../../src/model/round-hours.ts";
import { recomputeHours } from "../../src/scanner/report/recompute-hours.ts";
import { totalTimeSavingsPotential } from "../../src/scanner/report/total-hours.ts";
import { documentOf, report, viewOf } from "../fixtures/report-view.ts";
import { describeTerminal } from "../../scripts/cli/terminal.ts";

const FIELD = "wf-appointment";
const asked = (search: string, hours: HoursAnswer | null = null) => {
  const view = viewOf(report, { search, hours });
  return { view, document: documentOf(view) };
};

describe("the hours of a report", () => {
  const { document } = asked("");
  const estimated = report.results.opportunities.filter(({ hours }) => hours !== undefined && hours !== null);

  it("open the formula of every estimate, with low, base, high and the sources", () => {
    const formulas = [...document.querySelectorAll("section[aria-labelledby=hours] details")];
    expect(formulas).toHaveLength(estimated.length);
    expect(formulas[0]?.querySelector("thead")?.textContent).toBe("FigureLowBaseHighFrom");
    expect(formulas[0]?.textContent).toContain(estimated[0]?.hours?.formula);
    for (const source of estimated[0]?.hours?.citations ?? []) expect(formulas[0]?.textContent).toContain(source);
  });

  it("have a form with what was assumed, which asks this page and needs no script", () => {
    const form = document.querySelector("#hours-form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
      "get",
      `/report/${report.results.scanId}#hours`,
    ]);
    const input = form?.querySelector(`[name=${FIELD}]`);
    expect(document.querySelector(`label[for=${input?.id}]`)?.textContent).toBe("Appointments a month");
    expect(document.querySelector(`#${input?.getAttribute("aria-describedby")}`)?.textContent).toContain(
      "Taken so far: 600 (360 to 780), reckoned from a number on the site.",
    );
    expect(document.querySelector("#hours-note")?.getAttribute("role")).toBe("status");
  });
});

describe("one number of hours", () => {
  const { hoursTotal: total } = report.results;
  if (total === null) throw new Error("the report has no hours");
  const told = (numbers: { low: number; base: number; high: number }) => {
    // A total is made of its parts before they are rounded, here of one.
    const [low, base, high] = [numbers.low, numbers.base, numbers.high].map(roundHours);
    const hoursTotal = { ...total, low: low ?? 0, base: base ?? 0, high: high ?? 0 };
    const first = report.results.opportunities.find(({ hours }) => hours);
    if (!first?.hours) throw new Error("no opportunity has hours");
    const opportunities = [{ ...first, hours: { ...first.hours, ...numbers } }];
    const results = { ...report.results, hoursTotal, opportunities };
    const document = documentOf(viewOf(report, { results }));
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    return {
      sentence: totalTimeSavingsPotential(hoursTotal)?.replace(/,.*/, ""),
      range: rangeText({ ...first.hours, ...numbers }).replace(/,.*/, ""),
      cards: [...document.querySelectorAll(".scenarios .big")].map(({ textContent }) => textContent),
      cell: textOf(`[data-follows="hours-${first.id}"]`),
      opened: textOf(`[data-follows="formula-${first.id}"] summary`).replace(/.*: /, ""),
      markdown: /^\S+ h a month \([^)]*\)/m.exec(reportMarkdown(results))?.[0],
      csv: /,([\d.]+),([\d.]+),([\d.]+),/.exec(opportunitiesCsv({ opportunities }))?.slice(1),
      terminal: /[\d.]+ h \([^)]*\)/.exec(
        renderOpportunities(results, layOut(describeTerminal({ columns: 400 }, {}))),
      )?.[0],
    };
  };

  it.each([
    [{ low: 0.24, base: 0.74, high: 4.8 }, "0.2", "0.7", "5"],
    [{ low: 0.47, base: 6.5, high: 23.9 }, "0.5", "7", "24"],
    [{ low: 2.2, base: 9.6, high: 207.8 }, "2", "10", "208"],
  ])("is told in the same figures wherever it stands: %o", (numbers, low, base, high) => {
    expect(told(numbers)).toEqual({
      sentence: `${base} h a month (${low} to ${high} h)`,
      range: `${base} h (${low} to ${high} h)`,
      cards: [low, base, high].map((figure) => `${figure} h`),
      cell: `${base} h (${low} to ${high} h)`,
      opened: `${base} h a month`,
      markdown: `${base} h a month (${low} to ${high})`,
      csv: [low, base, high],
      terminal: `${base} h (${low} to ${high})`,
    });
  });
});

describe("volumes in the address", () => {
  it("are what is computed with, and everything on the page follows", () => {
    const { query } = asked(`${FIELD}=1,200&employees=4`).view;
    expect(query.stated.assumptions).toEqual({ employees: 4, eventsPerMonth: { [FIELD]: 1200 } });
    const answer = recomputeHours(report.results, query.stated.assumptions ?? {});
    const { document } = asked(`${FIELD}=1,200&employees=4`, answer);
    expect(document.querySelector("#hours-note")?.textContent).toContain("1,200 appointments a month you stated");
    const [one] = answer.opportunities;
    expect(document.querySelector(`[data-follows="hours-${one?.id}"] strong`)?.textContent).toBe(
      `${Math.round(one?.hours.base ?? 0)} h`,
    );
    expect(document.querySelector(`[name=${FIELD}]`)?.getAttribute("value")).toBe("1,200");
    for (const form of [".csv", ".md"])
      expect(document.querySelector(`a[download$="${form}"]`)?.getAttribute("href")).toContain(`${FIELD}=1%2C200`);
  });

  it.each(["many", "-1", "1e9", "10000001", "1,20", "12 000", "NaN", "<b>", "999999999999"])(
    "are refused at their field when they are no number: %s",
    (text) => {
      const { view, document } = asked(`${FIELD}=${encodeURIComponent(text)}`);
      expect(view.query.stated.assumptions).toBeNull();
      const input = document.querySelector(`[name=${FIELD}]`);
      expect([input?.getAttribute("aria-invalid"), input?.getAttribute("value")]).toEqual(["true", text]);
      const [, problem] = (input?.getAttribute("aria-describedby") ?? "").split(" ");
      expect(document.querySelector(`#${problem}`)?.textContent).toBe(
        "Write a number from 0 to 10,000,000 in digits, for example 130.",
      );
      expect(document.querySelector("#hours-form [role=alert]")?.textContent).toContain("one number cannot be read");
    },
  );

  it.each(["0", "0.5", "1000001"])("of people are whole and within reason: %s", (text) => {
    const { document } = asked(`employees=${text}`);
    expect(document.querySelector("#volume-employees-problem")?.textContent).toContain("a whole number from 1");
  });

  it("that this report does not have are not looked at", () => {
    const { typed, assumptions } = asked("wf-nonsense=4&constructor=5&__proto__=6").view.query.stated;
    expect([[...typed], assumptions]).toEqual([[], null]);
  });

  it("stay when something else of the page is asked, and the other way round", () => {
    const { document } = asked(`${FIELD}=400&sort=-hours&status=fail`);
    const kept = (form: string) =>
      [...document.querySelectorAll(`${form} input[type=hidden]`)].map(
        (input) => `${input.getAttribute("name")}=${input.getAttribute("value")}`,
      );
    expect(kept("#hours-form")).toEqual(["status=fail", "sort=-hours"]);
    expect(kept(".filter")).toEqual(["sort=-hours", `${FIELD}=400`]);
    expect(document.querySelector("a[data-sort=effort]")?.getAttribute("href")).toBe(
      `?status=fail&${FIELD}=400&sort=effort#opportunities`,
    );
  });
});
