import { describe, expect, it } from "vitest";
import { sitemapLastmod } from "../../../../src/scanner/checks/access/sitemap-lastmod.ts";
import { site } from "../../../fixtures/site.ts";

const listed = (...dates: (string | null)[]) => ({
  state: "present" as const,
  urls: dates.map((lastmod, index) => ({ loc: `https://example-clinic.com/${index}`, lastmod })),
});

describe("sitemap-lastmod", () => {
  it("passes when four of five pages carry a date", () => {
    const sitemap = listed("2026-11-01", "2026-10-02T10:00:00Z", "2026-10", "2026-09-09", null);
    expect(sitemapLastmod.run(site({ sitemap })).status).toBe("pass");
  });

  it("says where all carry the same date", () => {
    const told = (...dates: string[]) => sitemapLastmod.run(site({ sitemap: listed(...dates) })).situation;
    expect(told("2026-10-28", "2026-10-28T10:00:00Z")).toContain("carry a date, the same for all.");
    expect(told("2026-10-28", "2026-10-29")).toContain("carry the date of the last change.");
  });

  it("says nothing of one date where there is none, and names no page to change", () => {
    const verdict = sitemapLastmod.run(site({ sitemap: listed(null, null) }));
    expect(verdict.situation).toMatch(/^Neither .* carries the date of the last change\.$/);
    expect(verdict.pagesInAll).toBe(0);
  });

  it("warns about missing and unreadable dates", () => {
    const verdict = sitemapLastmod.run(site({ sitemap: listed("last week", null, "2026-10-02") }));
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("1 of 3");
    expect(verdict.evidence[0]?.received).toBe("last week");
  });

  it("does not apply without listed pages", () => {
    expect(sitemapLastmod.run(site()).status).toBe("na");
  });
});
