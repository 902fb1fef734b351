import { describe, expect, it } from "vitest";
import type { HoursAnswer } from "../../src/render/report/stated-volumes.ts";
import { recomputeHours } from "../../src/scanner/report/recompute-hours.ts";
import { documentOf, report, viewOf } from "../fixtures/report-view.ts";

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
      "Taken so far: 120 (60 to 200), derived from published figures.",
    );
    expect(document.querySelector("#hours-note")?.getAttribute("role")).toBe("status");
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
    expect(document.querySelector(`[data-hours-of="${one?.id}"] strong`)?.textContent).toBe(
      `${Math.round(one?.hours.base ?? 0)} h`,
    );
    expect(document.querySelector(`[name=${FIELD}]`)?.getAttribute("value")).toBe("1,200");
    expect(document.querySelector(`a[download$=".csv"]`)?.getAttribute("href")).toContain(`${FIELD}=1%2C200`);
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
