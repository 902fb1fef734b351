import { describe, expect, it } from "vitest";
import type { ScanResults } from "../../src/model/results.ts";
import { composeEmailReport } from "../../src/render/email-report.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { siteIn } from "../fixtures/translated-site.ts";

const { results } = reportOn(evidenceOf(siteIn("en")));
const compose = (over: Partial<ScanResults> = {}) =>
  composeEmailReport({
    results: { ...results, ...over },
    reportUrl: "https://foresite.example.com/r?a=1&b=2",
    stopUrl: "https://foresite.example.com/email/stop/x",
  });

describe("the report by e-mail", () => {
  it("tells both scores, five findings, three opportunities, where the report is and how to stop", () => {
    const { subject, text, html } = compose();
    expect(subject).toBe(`Your Foresite report: ${results.domain}`);
    for (const part of [text, html]) {
      expect(part).toContain(`AI readiness: ${results.readinessScore} of 100`);
      expect(part).toContain(`Answer engines (AEO): ${results.aeoScore} of 100`);
      expect(part).toContain("/email/stop/x");
      expect(part).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(text.match(/^\d\. /gm)).toHaveLength(
      Math.min(5, results.findings.length) + Math.min(3, results.opportunities.length),
    );
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).toContain("r?a=1&amp;b=2");
  });

  it("shows text of the page as text: no markup, no links, no endless lines", () => {
    const [finding] = results.findings;
    if (finding === undefined) throw new Error("the fixture has findings");
    const hostile = `<img src=x onerror=alert(1)> see https://evil.example/a and www.evil.example ${"x".repeat(500)}`;
    const { text, html } = compose({
      findings: [{ ...finding, headline: hostile, situation: hostile }],
      profile: { ...results.profile, businessName: '"><script>alert(1)</script>\nBcc: a@b.example' },
    });
    expect(html).not.toMatch(/<img|<script|https:\/\/evil|www\.evil/);
    expect(text).not.toMatch(/https:\/\/evil|www\.evil|^Bcc:/m);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(320);
  });
});
