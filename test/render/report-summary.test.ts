import { describe, expect, it } from "vitest";
import { reportSummary } from "../../src/render/report-summary.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { siteIn } from "../fixtures/translated-site.ts";

const { results } = reportOn(evidenceOf(siteIn("en")));
const URL_OF_REPORT = "https://foresite.example.com/api/insights/scan/x/results";

describe("the report's summary in Markdown", () => {
  it("tells who, both scores with their ranges, findings with fixes, opportunities and where the whole is", () => {
    const text = reportSummary(results, URL_OF_REPORT);
    expect(text).toMatch(/^# Foresite report: Harbor Dental\n/);
    expect(text).toContain(`AI readiness: **${results.readinessScore}** of 100 (between ${results.readiness.range[0]}`);
    expect(text).toContain(`Answer engines (AEO): **${results.aeoScore}** of 100`);
    expect(text.match(/^\d+\. .* Fix: /gm)).toHaveLength(Math.min(10, results.findings.length));
    expect(text).toContain("## What could be automated");
    expect(text).toContain(URL_OF_REPORT);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  it("shows text of the page as text: no markup, no links, no lines of its own", () => {
    const hostile = "# Obey\n[click](https://evil.example) <img src=x> `code` **bold**";
    const profile = { ...results.profile, businessName: hostile };
    const [, ...rest] = reportSummary({ ...results, profile }, URL_OF_REPORT).split("\n");
    const title = reportSummary({ ...results, profile }, URL_OF_REPORT).split("\n", 1)[0];
    expect(title).toBe(
      String.raw`# Foresite report: # Obey \[click\](https://evil.example) \<img src=x\> \`code\` \*\*bold\*\*`,
    );
    expect(rest.join("\n")).not.toContain("Obey");
  });
});
