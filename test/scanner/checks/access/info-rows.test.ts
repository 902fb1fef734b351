import { describe, expect, it } from "vitest";
import { crawlerTrapDetected } from "../../../../src/scanner/checks/access/crawler-trap-detected.ts";
import { orphanPages } from "../../../../src/scanner/checks/access/orphan-pages.ts";
import { robotsCrawlDelay } from "../../../../src/scanner/checks/access/robots-crawl-delay.ts";
import { scanCoverage } from "../../../../src/scanner/checks/access/scan-coverage.ts";
import { sitemapMd } from "../../../../src/scanner/checks/access/sitemap-md.ts";
import { anchor, document, page, site } from "../../../fixtures/site.ts";
import { robotsOf } from "./robots-of.ts";

const listed = ["/", "/services", "/forgotten"].map((path) => ({
  loc: `https://example-clinic.com${path}`,
  lastmod: null,
}));
const linking = page({ anchors: [anchor("https://example-clinic.com/services", "Services")] });

describe("rows on access that are only reported", () => {
  it.each([
    {
      check: scanCoverage,
      evidence: site({ crawl: { pagesKnown: 40, pagesRead: 3, requestsUsed: 12, stoppedBy: "page-budget" } }),
      says: "Read 3 of 40 known pages",
    },
    {
      check: scanCoverage,
      evidence: site({
        crawl: {
          pagesFailed: [
            {
              url: "https://example-clinic.com/v2/about",
              reason: "shows the same as https://example-clinic.com/about",
            },
            { url: "https://example-clinic.com/v2/", reason: "shows the same as https://example-clinic.com/" },
            { url: "https://example-clinic.com/gone", reason: "answered 404" },
          ],
        },
      }),
      says: "1 page could not be read. 2 addresses show the same as a page that was read and were left out.",
    },
    { check: crawlerTrapDetected, evidence: site(), says: "No endless addresses" },
    {
      check: crawlerTrapDetected,
      evidence: site({
        crawl: { trap: { detected: true, reason: "calendar", example: "https://example-clinic.com/cal" } },
      }),
      says: "ever new addresses (calendar)",
    },
    {
      check: robotsCrawlDelay,
      evidence: site({ robots: robotsOf("User-agent: *\nCrawl-delay: 30\n") }),
      says: "up to 30 s",
    },
    {
      check: orphanPages,
      evidence: site({
        home: linking,
        sitemap: { state: "present", urls: listed },
        crawl: { pagesRead: 2, pagesKnown: 3 },
      }),
      says: "1 of 3 listed pages",
    },
    {
      // A page that jumps within itself, and names itself as the true one, is linked by nobody.
      check: orphanPages,
      evidence: site({
        pages: [
          linking,
          page({
            url: "https://example-clinic.com/forgotten",
            anchors: [anchor("https://example-clinic.com/forgotten#menu", "Menu")],
          }),
        ],
        sitemap: { state: "present", urls: listed },
        crawl: { pagesRead: 3, pagesKnown: 3 },
      }),
      says: "1 of 3 listed pages",
    },
    {
      check: sitemapMd,
      evidence: site({ documents: { "sitemap-md": document("sitemap-md", { text: "# Pages\n## Services\n" }) } }),
      says: "2 headings",
    },
  ])("$check.id says: $says", ({ check, evidence, says }) => {
    const verdict = check.run(evidence);
    expect(check.counts).toEqual([]);
    expect(verdict.status).toBe("info");
    expect(verdict.situation).toContain(says);
  });

  it.each([
    { check: robotsCrawlDelay, evidence: site({ robots: robotsOf("User-agent: *\nDisallow:\n") }) },
    {
      check: orphanPages,
      evidence: site({ sitemap: { state: "present", urls: listed }, crawl: { pagesRead: 1, pagesKnown: 500 } }),
    },
    { check: sitemapMd, evidence: site() },
  ])("$check.id does not apply where it has nothing to say", ({ check, evidence }) => {
    expect(check.run(evidence).status).toBe("na");
  });
});
