import { describe, expect, it } from "vitest";
import type { Opportunity } from "../../src/model/results.ts";
import { inOrder, nextOrder, readOrder, writeOrder } from "../../src/render/report/opportunity-order.ts";
import { opportunitiesMarkdown } from "../../src/render/opportunities-markdown.ts";
import { reportMarkdown } from "../../src/render/report-markdown.ts";
import { documentOf, report, viewOf } from "../fixtures/report-view.ts";

const opportunity = (id: string, more: Partial<Opportunity>): Opportunity => ({
  id,
  title: id,
  description: "",
  impact: "low",
  effort: "low",
  category: "data",
  ...more,
});
const estimate = report.results.opportunities.find(({ hours }) => hours)?.hours ?? null;
if (estimate === null) throw new Error("the report has no estimate");
const ALL = [
  opportunity("third", { priority: 3, impact: "high", hours: { ...estimate, base: 2 } }),
  opportunity("first", { priority: 1, effort: "high" }),
  opportunity("second", { priority: 2, impact: "high", hours: { ...estimate, base: 9 } }),
];

describe("the order of opportunities", () => {
  it.each([
    ["", ["first", "second", "third"]],
    ["-priority", ["third", "second", "first"]],
    ["hours", ["third", "second", "first"]],
    ["-hours", ["second", "third", "first"]],
    ["-impact", ["second", "third", "first"]],
    ["effort", ["second", "third", "first"]],
    ["constructor", ["first", "second", "third"]],
  ])("asked for as %j puts what is not known last and keeps equals as they were", (sort, ids) => {
    expect(inOrder(ALL, readOrder(sort)).map(({ id }) => id)).toEqual(ids);
  });

  it("turns round at the second click, and begins where people look first", () => {
    const start = readOrder(null);
    expect(writeOrder(start)).toBeNull();
    const most = nextOrder(start, "hours");
    expect([writeOrder(most), writeOrder(nextOrder(most, "hours"))]).toEqual(["-hours", "hours"]);
    expect(writeOrder(nextOrder(most, "effort"))).toBe("effort");
  });
});

describe("opportunities in Markdown", () => {
  it("say once what could go wrong and what helps, and take no number of checks for an impact", () => {
    const risks = ["Messages can annoy: a way to stop them."];
    const all = ["a", "b"].map((id) => opportunity(id, { risks, workflowId: "wf-x", checkIds: ["form-labels"] }));
    const [first, again] = opportunitiesMarkdown(all, true);
    expect(first).toContain("Impact low, effort low.");
    expect(first).toContain("Messages can annoy: a way to stop them.");
    expect(again).not.toContain("Messages can annoy");
  });
});

describe("a report without a change to the work", () => {
  it("does not say that the work is not told where the pages tell a step of it", () => {
    const said = (basis: "quoted" | "usual") =>
      reportMarkdown({
        ...report.results,
        opportunities: [],
        workflows: report.results.workflows.slice(0, 1).map((workflow) => ({
          ...workflow,
          steps: [{ name: "Reply", isManual: true, basis }],
        })),
      });
    expect(said("usual")).toContain("is done already, saves too little, or is not told on the pages read.");
    expect(said("quoted")).toContain("is done already or saves too little. What to mend");
  });
});

describe("the table of opportunities", () => {
  it("has a row for each dot of the matrix, whose words say the same", () => {
    const document = documentOf(viewOf(report));
    const matrix = document.querySelector(".matrix svg");
    expect(matrix?.getAttribute("role")).toBe("img");
    for (const id of (matrix?.getAttribute("aria-labelledby") ?? "").split(" "))
      expect(matrix?.querySelector(`#${id}`)?.textContent).not.toBe("");
    const dots = [...document.querySelectorAll(".matrix .dot")].map(({ textContent }) => Number(textContent));
    const rows = [...document.querySelectorAll(".sortable tbody tr:first-child")];
    const numbers = rows.map((row) => Number(row.querySelector("td")?.textContent));
    expect(dots.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(rows).toHaveLength(report.results.opportunities.length);
    for (const { title } of report.results.opportunities)
      expect(matrix?.querySelector("desc")?.textContent).toContain(title);
  });

  it("counts the dots that find no room in a cell", () => {
    const many = Array.from({ length: 12 }, (_, at) => opportunity(`op-${at}`, { priority: at + 1 }));
    const document = documentOf(viewOf(report, { results: { ...report.results, opportunities: many } }));
    const dots = [...document.querySelectorAll(".matrix .dot")].map(({ textContent }) => textContent);
    expect(dots).toEqual(["1", "2", "3", "4", "5", "6", "7", "+5"]);
  });

  it("is sorted by the address, says by which column, and keeps the numbers", () => {
    const results = { ...report.results, opportunities: ALL };
    const document = documentOf(viewOf(report, { results, search: "sort=-hours" }));
    const numbers = [...document.querySelectorAll(".sortable tbody td.number:first-child")];
    expect(numbers.map(({ textContent }) => textContent)).toEqual(["2", "3", "1"]);
    const heads = [...document.querySelectorAll(".sortable th[aria-sort]")];
    expect(heads.map((head) => [head.textContent?.trim(), head.getAttribute("aria-sort")])).toEqual([
      ["Hours a month", "descending"],
    ]);
    expect(heads[0]?.querySelector("a")?.getAttribute("href")).toBe("?sort=hours#opportunities");
  });

  it("opens each row into steps, needs, risks and tools", () => {
    const document = documentOf(viewOf(report));
    const booking = report.results.opportunities.find(({ id }) => id === "op-appointment-online-booking");
    const opened = document.querySelector(".sortable details");
    for (const text of [
      ...(booking?.automationApproach ?? []),
      ...(booking?.risks ?? []),
      ...(booking?.recommendedTools ?? []),
    ])
      expect(opened?.textContent).toContain(text);
    expect(opened?.querySelector('a[href="#check-privacy-policy"]')).not.toBeNull();
  });
});

describe("work to which no change is proposed", () => {
  it("is told to be left as it is, and why, on the page and in Markdown", () => {
    const results = { ...report.results, opportunities: [] };
    const section = documentOf(viewOf(report, { results })).querySelector("section[aria-labelledby=opportunities]");
    for (const text of [section?.textContent, reportMarkdown(results)])
      expect(text).toContain(
        "No change to the work is proposed: what could be changed is done already or saves too little.",
      );
    const nothing = { ...results, workflows: [] };
    expect(reportMarkdown(nothing)).not.toContain("What to automate");
  });
});

describe("the ninety days", () => {
  const phases = report.playbook.roadmap?.phases ?? [];

  it("are names for everybody, with where the rest is", () => {
    const section = documentOf(viewOf(report)).querySelector("section[aria-labelledby=ninety-days]");
    expect([...(section?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent)).toEqual(
      phases.map(({ name }) => name),
    );
    for (const { goal } of phases) expect(section?.textContent).not.toContain(goal);
    expect(section?.querySelector("a")?.getAttribute("href")).toBe(
      `/sign-in?next=%2Freport%2F${report.results.scanId}`,
    );
  });

  it("have their tasks for those who may read them", () => {
    const document = documentOf(viewOf(report, { phases, mayReadPlaybook: true }));
    const section = document.querySelector("section[aria-labelledby=ninety-days]");
    for (const { goal, actions } of phases) {
      expect(section?.textContent).toContain(goal);
      for (const { title } of actions) expect(section?.textContent).toContain(`${title}\n`);
      for (const { kpi } of actions) expect(section?.textContent).toContain(kpi);
    }
    expect(section?.querySelector('a[href^="/sign-in"]')).toBeNull();
    expect(document.querySelector('a[href$="/skills.zip"]')).not.toBeNull();
  });
});
