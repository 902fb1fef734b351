import { describe, expect, it } from "vitest";
import { LEVELS } from "../../src/model/levels.ts";
import type { ScanResults } from "../../src/model/results.ts";
import { LEVEL_NAMES } from "../../src/scanner/report/levels.ts";
import { documentOf, PREVIOUS, report, viewOf } from "../fixtures/report-view.ts";

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
      "Channels and technologies",
      "All checks",
      "How it was read",
      "Take it with you",
    ]);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.documentElement.outerHTML).not.toMatch(/undefined|NaN|\[object/);
  });

  it("tells the places of a fix once", () => {
    const [first] = report.results.topFixes;
    const pages = ["https://a.example/about", "https://a.example/fees"];
    const told = (fix: string): string => {
      const topFixes = first === undefined ? [] : [{ ...first, fix, pages }];
      return (
        documentOf(viewOf(report, { results: { ...report.results, topFixes } })).querySelector(".first-fixes")
          ?.textContent ?? ""
      );
    };
    expect(told("Put it on /about and /fees.")).not.toContain("Where:");
    expect(told("Put it there.")).toContain("Where: /about and /fees.");
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
      channels: [],
      technologies: [],
    };
    expect(headings(documentOf(viewOf(report, { results: bare, phases: [] })))).toEqual([
      "Scores and level",
      "What this means",
      "Where the points come from",
      "All checks",
      "How it was read",
      "Take it with you",
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
      // Of reports that keep it, the basis counts and not how the description begins.
      { name: "Types in", isManual: true, description: "as ever: “We type it in.”", basis: "quoted" as const },
      { name: "Reply", isManual: true, description: "“We reply.”", basis: "promised" as const },
      { name: "“Quote”", isManual: true, description: "on /process", basis: "told" as const },
    ];
    const shown = documentOf(viewOf(report, { results: { ...report.results, workflows: [{ ...one, steps }] } }));
    expect([...shown.querySelectorAll(".chain small")].map(({ textContent }) => textContent)).toEqual([
      "done by the customer",
      "by hand",
      "by itself",
      "by hand: as ever: “We type it in.”",
      "“We reply.”",
      "on /process",
    ]);
    expect([...shown.querySelectorAll(".chain:not(.key) li")].map(({ className }) => className)).toEqual([
      "others",
      "by-hand",
      "",
      "by-hand",
      "by-hand",
      "told",
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

  it("leads from every check to its place in the method", () => {
    const links = [...document.querySelectorAll("#checks ~ details details > .note a")].map((a) =>
      a.getAttribute("href"),
    );
    expect(links).toHaveLength(report.checks.length);
    expect(new Set(links)).toEqual(new Set(report.checks.map(({ id }) => `/method#${id}`)));
  });

  it("leads from every number down to what was seen", () => {
    const targets = new Set([...document.querySelectorAll("[id]")].map(({ id }) => `#${id}`));
    const links = [...document.querySelectorAll('main a[href^="#"]')].map((a) => a.getAttribute("href") ?? "");
    expect(links.filter((to) => !targets.has(to))).toEqual([]);
    for (const { category } of [...report.results.readinessBreakdown, ...report.results.aeoBreakdown])
      expect(links).toContain(`#category-${category.toLowerCase().replaceAll(" ", "-")}`);
    for (const { checkIds } of report.results.findings)
      for (const id of checkIds) expect(links).toContain(`#check-${id}`);
  });

  it("says a meaning once where several addresses show the same, and not what the situation says already", () => {
    const same = (url: string) => ({ url, received: "none", meaning: "Engines choose." });
    const told = { url: "https://a.example/c", received: "none", meaning: "No page has one." };
    const [one] = report.results.findings;
    if (one === undefined) throw new Error("the report has no finding");
    const findings = [
      {
        ...one,
        situation: "No page has one.",
        evidence: [same("https://a.example/a"), same("https://a.example/b"), told],
      },
    ];
    const shown = documentOf(viewOf(report, { results: { ...report.results, findings } }));
    const items = [...shown.querySelectorAll("#finding-1 .seen li")];
    expect(items.map((item) => item.querySelectorAll(".line").length)).toEqual([2, 1]);
    expect(items.map((item) => item.querySelector(".meaning")?.textContent)).toEqual(["Engines choose.", undefined]);
  });

  it("gives each of its ids once", () => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe("checks by status and category", () => {
  it("are those that the filter names, and the form keeps what was chosen", () => {
    const document = documentOf(viewOf(report, { search: "status=fail" }));
    const failing = report.checks.filter(({ status }) => status === "fail");
    const chips = [...document.querySelectorAll("#checks ~ details details .chip")];
    expect(chips.map(({ textContent }) => textContent)).toEqual(failing.map(() => "Fails"));
    expect(document.querySelector("#filter-status option[selected]")?.getAttribute("value")).toBe("fail");
    expect(document.querySelector(".filter")?.getAttribute("method")).toBe("get");
  });

  it("say so when there are none", () => {
    const document = documentOf(viewOf(report, { checks: [], search: "status=fail&category=Commerce" }));
    expect(document.querySelector("main")?.textContent).toContain("No check is of this status and category.");
  });
});

describe("a report with a scan before it", () => {
  it("says what moved each score, and leads to the earlier report", () => {
    const document = documentOf(viewOf(report, { results: { ...report.results, previous: PREVIOUS } }));
    const section = document.querySelector("section[aria-labelledby=since]");
    expect(section?.querySelector("p")?.textContent).toContain("Readiness rose from 50 to 60.");
    expect(document.querySelector(".gauge .rows")?.textContent).toMatch(/On November \d+, 2026/);
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

describe("categories since the scan before", () => {
  it("are those that moved", () => {
    if (!PREVIOUS.change) throw new Error("the scan before has no change");
    const still = { score: "aeo" as const, category: "Freshness", before: 50.2, after: 50.4 };
    const risen = { score: "readiness" as const, category: "Access and crawl", before: null, after: 60 };
    const previous = { ...PREVIOUS, change: { ...PREVIOUS.change, categories: [still, risen] } };
    const document = documentOf(viewOf(report, { results: { ...report.results, previous } }));
    const rows = [...document.querySelectorAll("section[aria-labelledby=since] details tbody tr")];
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["Access and crawl", "AI readiness", "too little seen", "60"],
    ]);
  });
});

describe("what limits the scores", () => {
  const noticesOf = (more: Partial<ScanResults>, checks = report.checks): string[] =>
    [
      ...documentOf(viewOf(report, { results: { ...report.results, ...more }, checks })).querySelectorAll(
        "[aria-labelledby=doubts] .notice",
      ),
    ].map(({ textContent }) => textContent ?? "");
  const high = { ...report.results.readiness, confidence: "high" as const, cap: null };

  it("is not there when nothing does", () => {
    expect(noticesOf({ readiness: high, aeo: high })).toEqual([]);
  });

  it("names the cap, the agents that are missing, and why the confidence is low", () => {
    const texts = noticesOf({
      readiness: { ...high, cap: { limit: 59, reason: "Hidden text gives instructions." } },
      aeo: { ...high, confidence: "low", coverage: 0.4 },
      coverage: { ...report.results.coverage, pagesRead: 1, sentence: "Read 1 of 9 known pages." },
      incompleteAgents: [{ agent: "trust-security", reason: "it took too long" }],
    });
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain("held at 59. Hidden text gives instructions.");
    expect(texts[1]).toMatch(/read on 1 page\..*40 % of those behind Answer engines.*Read 1 of 9 known pages\./);
    expect(texts[2]).toBe(
      "1 agent could not finish. What it looks at is not part of this report: Trust security (it took too long).",
    );
  });

  it("tells a site that keeps readers out what that costs", () => {
    const shut = "robots-blanket-block";
    const checks = report.checks.map((check) =>
      check.id === shut ? { ...check, status: "fail" as const, situation: "a.example forbids all crawlers." } : check,
    );
    const [fix] = report.results.topFixes;
    if (fix === undefined) throw new Error("the report has no fix");
    const topFixes = [{ ...fix, checkId: shut, readinessGain: 3.6, aeoGain: 11.9 }];
    const [text] = noticesOf({ readiness: high, aeo: high, topFixes }, checks);
    expect(text).toContain("a.example forbids all crawlers.");
    expect(text).toContain("Letting them in would bring +3.6 readiness and +11.9 AEO.");
  });
});

describe("channels and technologies", () => {
  it("stand with what was seen and where", () => {
    const document = documentOf(viewOf(report));
    const rows = [...document.querySelectorAll("section[aria-labelledby=found] tbody tr")];
    const { channels, technologies } = report.results;
    expect(rows).toHaveLength(channels.length + technologies.length);
    expect(rows[0]?.textContent).toContain(channels[0]?.evidence);
    expect(rows[0]?.querySelector("code")?.textContent).toBe("/contact");
  });
});

describe("a scan that no list names", () => {
  it("is not for search engines", () => {
    const robots = (isListed: boolean) => documentOf(viewOf(report, { isListed })).querySelector('meta[name="robots"]');
    expect(robots(false)?.getAttribute("content")).toBe("noindex");
    expect(robots(true)).toBeNull();
  });
});
