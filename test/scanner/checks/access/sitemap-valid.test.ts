import { describe, expect, it } from "vitest";
import { sitemapValid } from "../../../../src/scanner/checks/access/sitemap-valid.ts";
import { site } from "../../../fixtures/site.ts";

const good = {
  url: "https://example-clinic.com/sitemap.xml",
  status: 200,
  kind: "urlset" as const,
  urls: 1,
  bytes: 400,
  error: null,
  from: "robots" as const,
};
const urls = [{ loc: "https://example-clinic.com/", lastmod: null }];

describe("sitemap-valid", () => {
  it("passes a list without faults", () => {
    expect(sitemapValid.run(site({ sitemap: { state: "present", files: [good], urls } })).status).toBe("pass");
  });

  it("warns about entries that are dropped", () => {
    const problems = ['/sitemap.xml: 2 entries: belongs to another host ("https://other.example").'];
    const verdict = sitemapValid.run(site({ sitemap: { state: "present", files: [good], urls, problems } }));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.received).toContain("another host");
  });

  it("leaves unreadable dates to the check of dates", () => {
    const problems = ['/sitemap.xml: 1 entry: has a date of change that machines cannot read ("soon").'];
    expect(sitemapValid.run(site({ sitemap: { state: "present", files: [good], urls, problems } })).status).toBe(
      "pass",
    );
  });

  it("fails a declared file that cannot be used, and one that is too long", () => {
    const broken = { ...good, kind: "invalid" as const, error: "There is no list of addresses in it." };
    expect(sitemapValid.run(site({ sitemap: { state: "present", files: [good, broken], urls } })).status).toBe("fail");
    expect(
      sitemapValid.run(site({ sitemap: { state: "present", files: [{ ...good, urls: 60_000 }], urls } })).status,
    ).toBe("fail");
  });

  it("does not apply without a list", () => {
    expect(sitemapValid.run(site()).status).toBe("na");
  });
});
