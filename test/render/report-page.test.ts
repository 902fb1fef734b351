import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { LEVELS } from "../../src/model/levels.ts";
import { ScanResults, type StoredReport } from "../../src/model/results.ts";
import { EXAMPLE_RESULTS } from "../../src/operations/example-results.ts";
import { reportPage, type ReportView } from "../../src/render/report/report-page.ts";
import { LEVEL_NAMES } from "../../src/scanner/report/levels.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { siteIn } from "../fixtures/translated-site.ts";
import { withText } from "../fixtures/with-text.ts";

const ORIGIN = "https://foresite.example";
const report = reportOn(evidenceOf(siteIn("en")));
const PREVIOUS: NonNullable<ScanResults["previous"]> = {
  scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c10",
  scannedAt: 1_795_000_000,
  readinessScore: 50,
  aeoScore: 40,
  changedChecks: [],
  sentence: "Readiness rose from 50 to 60.",
  change: {
    readiness: 10,
    aeo: 0,
    moved: [
      {
        id: "llms-txt-valid",
        title: "llms.txt is well formed",
        before: "fail",
        after: "pass",
        readinessPoints: 3.04,
        aeoPoints: -1,
      },
    ],
    newlyObserved: [],
    noLongerObserved: [],
    remainder: { readiness: 0, aeo: 0 },
    categories: [],
  },
};

const viewOf = ({ results, checks, playbook }: StoredReport, more: Partial<ReportView> = {}): ReportView => ({
  origin: ORIGIN,
  results,
  checks,
  phases: playbook.roadmap?.phases ?? [],
  filter: { status: null, category: null },
  isListed: true,
  ...more,
});
const documentOf = (view: ReportView) => parseHTML(reportPage(view)).document;
const headings = (document: ReturnType<typeof documentOf>): (string | null)[] =>
  [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);

describe("the report as a page", () => {
  const document = documentOf(viewOf(report));

  it("has its sections in the order of every report", () => {
    expect(headings(document)).toEqual([
      "Scores and level",
      "What this means",
      "Do these three first",
      "Where the points come from",
      "Key findings",
      "How you work today",
      "What to automate",
      "Hours",
      "Ninety days",
      "All checks",
      "How it was read",
    ]);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.documentElement.outerHTML).not.toMatch(/undefined|NaN|\[object/);
  });

  it("leaves out what a report does not have", () => {
    const bare: ScanResults = {
      ...report.results,
      findings: [],
      topFixes: [],
      workflows: [],
      opportunities: [],
      hoursTotal: null,
      projected: null,
    };
    expect(headings(documentOf(viewOf(report, { results: bare, phases: [] })))).toEqual([
      "Scores and level",
      "What this means",
      "Where the points come from",
      "All checks",
      "How it was read",
    ]);
  });

  it("shows every score with range and confidence, as a picture with words and as a table", () => {
    const { readinessScore, readiness } = report.results;
    const dials = [...document.querySelectorAll(".gauge svg")];
    expect(dials).toHaveLength(2);
    expect(dials[0]?.querySelector("title")?.textContent).toBe(`AI readiness: ${readinessScore} of 100`);
    expect(dials[0]?.querySelector("desc")?.textContent).toContain(
      `Between ${readiness.range[0]} and ${readiness.range[1]}`,
    );
    const row = document.querySelector("section[aria-labelledby=scores] tbody tr")?.textContent;
    for (const figure of [readinessScore, ...readiness.range, readiness.confidence])
      expect(row).toContain(String(figure));
  });

  it("has a row in the table for each dot of the matrix", () => {
    const matrix = document.querySelector(".matrix svg");
    expect(matrix?.getAttribute("role")).toBe("img");
    for (const id of (matrix?.getAttribute("aria-labelledby") ?? "").split(" "))
      expect(matrix?.querySelector(`#${id}`)?.textContent).not.toBe("");
    const dots = [...document.querySelectorAll(".matrix .dot")].map(({ textContent }) => Number(textContent));
    const rows = document.querySelectorAll("section[aria-labelledby=opportunities] tbody tr");
    expect(dots.toSorted((a, b) => a - b)).toEqual([...rows].map((_, at) => at + 1));
    expect(rows).toHaveLength(report.results.opportunities.length);
  });

  it("names the levels as the scanner has them, and marks what is reached in words", () => {
    expect(LEVELS.map(({ name }) => name)).toEqual([...LEVEL_NAMES]);
    const rungs = [...document.querySelectorAll(".ladder li")].map(({ textContent }) => textContent ?? "");
    expect(rungs).toHaveLength(5);
    expect(rungs.filter((text) => text.includes("not reached"))).toHaveLength(5 - report.results.level.value);
  });

  it("tells steps by hand from those of others and those that run by themselves, in words", () => {
    const one = {
      ...report.results.workflows[0],
      name: "Booking",
      description: "d",
      automationPotential: "high" as const,
    };
    const steps = [
      { name: "Calls", isManual: false, description: "done by the customer" },
      { name: "Writes", isManual: true },
      { name: "Reminder", isManual: false },
    ];
    const shown = documentOf(viewOf(report, { results: { ...report.results, workflows: [{ ...one, steps }] } }));
    expect([...shown.querySelectorAll(".chain small")].map(({ textContent }) => textContent)).toEqual([
      "done by the customer",
      "by hand",
      "by itself",
    ]);
  });

  it("shows the first findings open and the rest one step away, all of them once", () => {
    const section = document.querySelector("section[aria-labelledby=findings]");
    const cards = [...(section?.querySelectorAll(".finding") ?? [])];
    expect(cards).toHaveLength(report.results.findings.length);
    expect(cards.filter((card) => card.parentElement === section).length).toBe(Math.min(5, cards.length));
  });

  it("has every draft as text to select, with a button that only a script shows", () => {
    const drafts = [...document.querySelectorAll(".draft")];
    expect(drafts.length).toBeGreaterThan(0);
    for (const draft of drafts) {
      const button = draft.querySelector("button");
      expect(button?.hasAttribute("hidden")).toBe(true);
      expect(draft.querySelector(`#${button?.getAttribute("data-copy")}`)?.textContent).not.toBe("");
    }
  });

  it("opens the formula of every estimate, with low, base and high", () => {
    const estimated = report.results.opportunities.filter(({ hours }) => hours !== undefined && hours !== null);
    const formulas = [...document.querySelectorAll("section[aria-labelledby=hours] details")];
    expect(formulas).toHaveLength(estimated.length);
    expect(formulas[0]?.querySelector("thead")?.textContent).toBe("FigureLowBaseHighFrom");
    expect(formulas[0]?.querySelectorAll("tbody tr").length).toBeGreaterThan(1);
  });

  it("leads from every check to its place in the method", () => {
    const links = [...document.querySelectorAll("#checks ~ details details a")].map((a) => a.getAttribute("href"));
    expect(links).toHaveLength(report.checks.length);
    expect(new Set(links)).toEqual(new Set(report.checks.map(({ id }) => `/method#${id}`)));
  });

  it("gives each of its ids once", () => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe("checks by status and category", () => {
  it("are those that the filter names, and the form keeps what was chosen", () => {
    const document = documentOf(viewOf(report, { filter: { status: "fail", category: null } }));
    const failing = report.checks.filter(({ status }) => status === "fail");
    const chips = [...document.querySelectorAll("#checks ~ details details .chip")];
    expect(chips.map(({ textContent }) => textContent)).toEqual(failing.map(() => "Fails"));
    expect(document.querySelector("#filter-status option[selected]")?.getAttribute("value")).toBe("fail");
    expect(document.querySelector(".filter")?.getAttribute("method")).toBe("get");
  });

  it("say so when there are none", () => {
    const document = documentOf(viewOf(report, { checks: [], filter: { status: "fail", category: "Commerce" } }));
    expect(document.querySelector("main")?.textContent).toContain("No check is of this status and category.");
  });
});

describe("a report with a scan before it", () => {
  it("says what moved each score, and leads to the earlier report", () => {
    const document = documentOf(viewOf(report, { results: { ...report.results, previous: PREVIOUS } }));
    const section = document.querySelector("section[aria-labelledby=since]");
    expect(section?.querySelector("p")?.textContent).toContain("Readiness rose from 50 to 60.");
    expect(section?.querySelector("p a")?.getAttribute("href")).toBe(`/report/${PREVIOUS.scanId}`);
    expect([...(section?.querySelectorAll("tbody tr > *") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "llms.txt is well formed",
      "Fails",
      "Passes",
      "+3",
      "−1",
    ]);
  });
});

describe("a scan that no list names", () => {
  it("is not for search engines", () => {
    const robots = (isListed: boolean) => documentOf(viewOf(report, { isListed })).querySelector('meta[name="robots"]');
    expect(robots(false)?.getAttribute("content")).toBe("noindex");
    expect(robots(true)).toBeNull();
  });
});

const HOSTILE = [
  `</p></script><script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `javascript:alert(1)`,
  `https://evil.example/ [a](https://evil.example) www.evil.example`,
  `</title></desc></svg><svg onload=alert(1)>`,
  "`<b>` ``` <!-- --> ]]> {{7*7}} ${7*7}",
  `\u202eevil\u0000`,
];
describe("what a website says", () => {
  const full: StoredReport = {
    ...report,
    results: { ...ScanResults.parse({ ...EXAMPLE_RESULTS, ...report.results }), previous: PREVIOUS },
  };
  const hostile = (text: string) => {
    const { results, checks, playbook } = withText(full, text) as StoredReport;
    return documentOf(viewOf({ results, checks, playbook }));
  };
  const elements = (document: ReturnType<typeof documentOf>): string[] => [
    ...new Set([...document.querySelectorAll("*")].map(({ tagName }) => tagName.toLowerCase())),
  ];
  const known = new Set([...elements(documentOf(viewOf(full))), "code"]);

  it.each(HOSTILE)("is text in every place of the report: %j", (text) => {
    const document = hostile(text);
    expect(elements(document).filter((name) => !known.has(name))).toEqual([]);
    expect([...document.querySelectorAll("script")].map((one) => one.getAttribute("src"))).toEqual([
      "/scripts/copy.js",
      "/scripts/webmcp.js",
    ]);
    const attributes = [...document.querySelectorAll("*")].flatMap((one) =>
      [...one.attributes].map(({ name }) => name),
    );
    expect(attributes.filter((name) => name.startsWith("on") || name === "style")).toEqual([]);
  });

  it.each(HOSTILE)("never becomes a link: %j", (text) => {
    const targets = [...hostile(text).querySelectorAll("[href], [src], [action]")].map(
      (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.getAttribute("action") ?? "",
    );
    expect(targets.filter((to) => !/^(\/(?!\/)|#)/.test(to) && !to.startsWith(`${ORIGIN}/`))).toEqual([]);
  });
});
