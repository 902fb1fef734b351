import { describe, expect, it } from "vitest";
import { explainFailure } from "../../../scripts/cli/explain-failure.ts";
import { renderReport } from "../../../scripts/cli/render-report.ts";
import { describeTerminal } from "../../../scripts/cli/terminal.ts";
import { widthOf } from "../../../scripts/cli/text-layout.ts";
import { cleanDeep } from "../../../src/model/printable-text.ts";
import type { ScanResults } from "../../../src/model/results.ts";
import { SCAN_ERROR_CODES } from "../../../src/model/scan.ts";
import { evidenceOf, reportOn } from "../../fixtures/scan-pages.ts";
import { siteIn } from "../../fixtures/translated-site.ts";

const RESULTS = reportOn(evidenceOf(siteIn("en"))).results;
const plain = (columns: number) => describeTerminal({ columns }, {});
const colored = (columns: number) => describeTerminal({ columns, isTTY: true }, {});
const frame = { file: "/reports/harbor.json", since: "Since the last scan" };
const linesAt = (columns: number, results: ScanResults = RESULTS): string[] =>
  renderReport(results, { ...frame, terminal: plain(columns) }).split("\n");

describe("the report on a terminal", () => {
  it("tells who, both scores, the level, findings, workflows and where the file is", () => {
    const text = linesAt(100).join("\n");
    expect(text).toMatch(/^Harbor Dental\n/);
    expect(text).toMatch(/AI readiness\s+[█░]{24}\s+\d+ {2}range \d+ to \d+/);
    expect(text).toMatch(/Answer engines \(AEO\)\s+[█░]{24}\s+\d+/);
    for (const part of [
      "Level ",
      "What this means",
      "Findings",
      "How the business works today",
      "What to fix first",
      `--compare ${RESULTS.scanId}`,
      "The whole report as JSON: /reports/harbor.json",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/undefined|NaN|\[object|null/);
  });

  it.each([60, 80, 120])("keeps every line within %i columns and leaves no blanks at their ends", (columns) => {
    const lines = linesAt(columns).filter((line) => !line.includes("--compare"));
    expect(lines.filter((line) => widthOf(line) > columns)).toEqual([]);
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  it("keeps its shape with names in wide characters", () => {
    const wide = "東京駅前歯科クリニック".repeat(9);
    const results = {
      ...RESULTS,
      profile: { ...RESULTS.profile, businessName: wide },
      findings: RESULTS.findings.map((finding) => ({ ...finding, headline: wide })),
      opportunities: RESULTS.opportunities.map((item) => ({ ...item, title: wide })),
    };
    const lines = linesAt(80, results).filter((line) => !line.includes("--compare"));
    expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
  });

  it("differs in color from what it is without by color alone", () => {
    const painted = renderReport(RESULTS, { ...frame, terminal: colored(80) });
    expect(painted).toContain("\u001B[1m");
    expect(painted.replace(/\u001B\[\d+m/g, "").replace(/ +$/gm, "")).toBe(linesAt(80).join("\n"));
  });

  it("tells what moved, with the points of each check", () => {
    const move = { id: "a", title: "A check", readinessPoints: 4.1, aeoPoints: -1 };
    const results: ScanResults = {
      ...RESULTS,
      previous: {
        scanId: RESULTS.scanId,
        scannedAt: 0,
        readinessScore: 50,
        aeoScore: 60,
        changedChecks: [],
        sentence: "Readiness rose from 50 to 54.",
        change: {
          readiness: 4,
          aeo: -1,
          moved: [{ ...move, before: "fail", after: "pass" }],
          newlyObserved: [{ ...move, title: "Another", before: null, after: "fail", readinessPoints: 0 }],
          noLongerObserved: [],
          remainder: { readiness: 0, aeo: 0 },
          categories: [],
        },
      },
    };
    expect(linesAt(80, results).join("\n")).toContain(
      [
        "Since the last scan",
        "Readiness rose from 50 to 54.",
        "",
        "Check    Before    Now        Readiness             AEO",
        "A check  fail      pass            +4.1              −1",
        "Another  not made  fail  not comparable  not comparable",
      ].join("\n"),
    );
  });

  it("lets no text of a scanned page give orders to a runner that reads along", () => {
    const lines = linesAt(80, { ...RESULTS, executiveSummary: `${"x".repeat(79)} ::error::y ##[error]z std::vector` });
    expect(lines.join("\n")).toContain(": :error::y # #[error]z std::vector");
    expect(lines.filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
  });

  it("lets no text of a scanned page give orders to the terminal", () => {
    const bad = "x\u001B[2Jy\u001B]0;owned\u0007z\u009B31m\r\n::set-output name=a::b\u202Eevil\b";
    const results = cleanDeep({
      ...RESULTS,
      executiveSummary: bad,
      profile: { ...RESULTS.profile, businessName: bad },
      findings: RESULTS.findings.map((finding) => ({
        ...finding,
        headline: bad,
        situation: bad,
        evidence: [{ url: bad, received: bad, meaning: bad }],
      })),
      workflows: RESULTS.workflows.map((workflow) => ({ ...workflow, name: bad, currentState: bad })),
      opportunities: RESULTS.opportunities.map((item) => ({ ...item, title: bad })),
    });
    const text = linesAt(80, results).join("\n");
    expect(text).toContain("xyz");
    expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E]/);
    expect(text).not.toContain("owned");
  });
});

describe("a failed scan on a terminal", () => {
  it.each(SCAN_ERROR_CODES)("says what %s means and what to do", (code) => {
    const lines = explainFailure("example.com", `${code}: Something happened.`, plain(80)).split("\n");
    expect(lines.slice(0, 2)).toEqual(["example.com could not be scanned.", "Something happened."]);
    expect(lines.slice(2).join(" ").length).toBeGreaterThan(15);
  });
});
