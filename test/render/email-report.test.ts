import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import type { ScanResults } from "../../src/model/results.ts";
import { composeEmailReport } from "../../src/render/email-report.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { siteIn } from "../fixtures/translated-site.ts";

const { results } = reportOn(evidenceOf(siteIn("en")));
const REPORT = "https://foresite.example.com/r?a=1&b=2";
const STOP = "https://foresite.example.com/email/stop/x";
const compose = (over: Partial<ScanResults> = {}) =>
  composeEmailReport({
    results: { ...results, ...over },
    reportUrl: REPORT,
    stopUrl: STOP,
  });

describe("the report by e-mail", () => {
  it("tells both scores with their ranges, the level, five findings, three opportunities with hours", () => {
    const { subject, text, html } = compose();
    expect(subject).toBe(`Your Foresite report: ${results.domain}`);
    const seen = parseHTML(html).document.body.textContent ?? "";
    for (const part of [text, seen]) {
      for (const { range } of [results.readiness, results.aeo])
        expect(part).toContain(`Range ${range[0]} to ${range[1]}, `);
      expect(part).toContain(`Level ${results.level.value} of 5: ${results.level.name}.`);
      expect(part).toContain(`Saves: ${results.opportunities[0]?.estimatedTimeSavingsRange}`);
      expect(part).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(text).toContain(`AI readiness: ${results.readinessScore} of 100`);
    expect(seen).toContain(`${results.aeoScore} of 100`);
    const items = Math.min(5, results.findings.length) + Math.min(3, results.opportunities.length);
    expect(text.match(/^\d\. /gm)).toHaveLength(items);
    expect(html.match(/<strong>\d\. /g)).toHaveLength(items);
  });

  it("leads to the report and to where such messages stop, and nowhere else", () => {
    const { text, html } = compose();
    const { document } = parseHTML(html);
    expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      REPORT,
      REPORT,
      STOP,
    ]);
    expect(text.match(/https?:\S+/g)).toEqual([REPORT, STOP]);
  });

  it("is laid out so that mail clients keep it: tables, looks inline, no pictures, nothing loaded", () => {
    const { document } = parseHTML(compose().html);
    expect(document.querySelectorAll("img, script, link, iframe, form, video, object")).toHaveLength(0);
    expect(compose().html).not.toMatch(/url\(|@import|background-image/);
    for (const table of document.querySelectorAll("table")) expect(table.getAttribute("role")).toBe("presentation");
    for (const cell of document.querySelectorAll("h1, h2, p, a, td.pad"))
      expect(cell.getAttribute("style")).toBeTruthy();
    // Gmail cuts messages from 102 KB on.
    expect(new TextEncoder().encode(compose().html).length).toBeLessThan(60_000);
  });

  it("begins with what lists of messages show beside the subject", () => {
    const preview = parseHTML(compose().html).document.body.firstElementChild?.textContent ?? "";
    expect(preview).toMatch(/^Readiness \d+, AEO \d+, level \d of 5\. The report with its evidence is ready\./);
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

  it.each([
    "evil-bank.com/login",
    "1http://evil.test/x",
    "_www.evil.test",
    "http:x:////evil.test",
    "wwwww.w.evil.test",
    "пример.рф/вход",
    "evil。test",
    "mailto:a@evil.test",
    "192.0.2.7/x",
    "sub.evil.co.uk:8080",
  ])("leaves nothing of %j that a mail client would make a link of", (name) => {
    const [finding] = results.findings;
    const [opportunity] = results.opportunities;
    if (finding === undefined || opportunity === undefined) throw new Error("the fixture has both");
    const { text, html } = compose({
      domain: "scanned.example",
      findings: [{ ...finding, headline: name, situation: `See ${name}.` }],
      opportunities: [{ ...opportunity, title: name, description: name, estimatedTimeSavingsRange: name }],
      profile: { ...results.profile, businessName: `Bank ${name}` },
    });
    const seen = html.replace(/<style>[^]*?<\/style>/g, "").replace(/<[^<>]+>/g, " ");
    for (const part of [text, seen]) {
      const ours = part.replaceAll(REPORT, "").replaceAll(REPORT.replaceAll("&", "&amp;"), "").replaceAll(STOP, "");
      expect(ours.match(/[\p{L}\p{N}_-][.。．｡@][\p{L}\p{N}_-]|:\/\/|www\.|mailto:\w/giu)).toBeNull();
    }
  });
});
