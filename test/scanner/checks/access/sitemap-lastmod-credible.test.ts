import { describe, expect, it } from "vitest";
import { sitemapLastmodCredible } from "../../../../src/scanner/checks/access/sitemap-lastmod-credible.ts";
import { bare, node, page, site } from "../../../fixtures/site.ts";

const listed = (...dates: string[]) => ({
  state: "present" as const,
  urls: dates.map((lastmod, index) => ({ loc: `https://example-clinic.com/${index}`, lastmod })),
});
const stating = (index: number, dateModified: string) =>
  page({
    url: `https://example-clinic.com/${index}`,
    structured: {
      jsonLd: [{ bytes: 80, error: null, hasSchemaContext: true, nodes: [bare(node("Article", { dateModified }))] }],
    },
  });

// The scan of the builder takes place on November 20, 2026.
describe("sitemap-lastmod-credible", () => {
  it("passes dates that differ and lie in the past", () => {
    const sitemap = listed("2026-11-01", "2026-10-02", "2026-09-03", "2026-08-04", "2026-07-05");
    expect(sitemapLastmodCredible.run(site({ sitemap }))).toMatchObject({
      status: "pass",
      situation: expect.stringContaining("no page read gives a date in its structured data to compare"),
    });
  });

  it("fails when all pages changed on the day of the scan", () => {
    const sitemap = listed(...Array.from({ length: 6 }, () => "2026-11-20"));
    expect(sitemapLastmodCredible.run(site({ sitemap })).status).toBe("fail");
  });

  it("fails a date in the future", () => {
    const verdict = sitemapLastmodCredible.run(site({ sitemap: listed("2027-01-01", "2026-10-02") }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/0", received: "2027-01-01" });
  });

  it("warns when pages state another date than the list", () => {
    const sitemap = listed("2026-10-01", "2026-10-02");
    const pages = [stating(0, "2024-01-05"), stating(1, "2026-10-03")];
    expect(sitemapLastmodCredible.run(site({ sitemap, pages })).status).toBe("warn");
  });

  it("does not apply without dates", () => {
    expect(sitemapLastmodCredible.run(site()).status).toBe("na");
  });
});
