import { afterEach, describe, expect, it, vi } from "vitest";
import { explainFailure } from "../../scripts/cli/explain-failure.ts";
import { printReport } from "../../scripts/cli/print-report.ts";
import { SCAN_ERROR_CODES } from "../../src/model/scan.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { siteIn } from "../fixtures/translated-site.ts";

afterEach(() => void vi.restoreAllMocks());

function printed(width: number): string {
  let text = "";
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  printReport(reportOn(evidenceOf(siteIn("en"))).results, { file: "/reports/harbor.json", width });
  return text.replace(/\u001B\[\d+m/g, "");
}

describe("the report on a terminal", () => {
  it("tells who, both scores, the level, findings, workflows and where the file is", () => {
    const text = printed(100);
    expect(text).toMatch(/^Harbor Dental\n/);
    expect(text).toMatch(/AI readiness\s+[█░]{24}\s+\d+ {2}range \d+ to \d+/);
    expect(text).toMatch(/AEO\s+[█░]{24}\s+\d+/);
    for (const part of [
      "Level ",
      "What this means",
      "Findings",
      "How the business works today",
      "Fixes that gain most",
      "/reports/harbor.json",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/undefined|NaN|\[object|null/);
  });

  it("wraps its paragraphs to the width of the terminal", () => {
    const paragraph = printed(70).split("What this means\n")[1]?.split("\n\nFindings")[0] ?? "";
    expect(Math.max(...paragraph.split("\n").map((line) => line.length))).toBeLessThanOrEqual(70);
  });
});

describe("a failed scan on a terminal", () => {
  it.each(SCAN_ERROR_CODES)("says what %s means and what to do", (code) => {
    const text = explainFailure("example.com", `${code}: Something happened.`);
    expect(text).toContain("example.com could not be scanned.");
    expect(text.split("\n").at(-1)?.length).toBeGreaterThan(15);
  });
});
