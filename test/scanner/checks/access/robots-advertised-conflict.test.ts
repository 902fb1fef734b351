import { describe, expect, it } from "vitest";
import { robotsAdvertisedConflict } from "../../../../src/scanner/checks/access/robots-advertised-conflict.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "./robots-of.ts";

const sitemap = {
  state: "present" as const,
  urls: ["/", "/services", "/prices"].map((path) => ({ loc: `https://example-clinic.com${path}`, lastmod: null })),
};

describe("robots-advertised-conflict", () => {
  it("passes when search agents may read what is listed", () => {
    expect(
      robotsAdvertisedConflict.run(site({ robots: robotsOf("User-agent: *\nDisallow: /cart\n"), sitemap })).status,
    ).toBe("pass");
  });

  it("fails a listed page that is closed, with the deciding rule", () => {
    const verdict = robotsAdvertisedConflict.run(
      site({ robots: robotsOf("User-agent: *\nDisallow: /prices\n"), sitemap }),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/prices");
    expect(verdict.evidence[0]?.received).toContain("Disallow: /prices");
  });

  it("does not count a closed site a second time", () => {
    expect(
      robotsAdvertisedConflict.run(site({ robots: robotsOf("User-agent: *\nDisallow: /\n"), sitemap })).status,
    ).toBe("na");
  });
});
