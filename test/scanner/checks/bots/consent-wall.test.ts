import { describe, expect, it } from "vitest";
import { consentWall } from "../../../../src/scanner/checks/bots/consent-wall.ts";
import { heading, page, site, text } from "../../../fixtures/site.ts";

const technologies = [
  {
    id: "cookiebot",
    name: "Cookiebot",
    category: "consent-platform",
    confidence: "high" as const,
    evidence: "consent.cookiebot.com",
    url: "https://example-clinic.com/",
    feeds: [],
  },
];

describe("consent-wall", () => {
  it("passes pages that carry their text beside the notice", () => {
    const home = page({ headings: [heading(1, "Dental care")], blocks: [text("We treat families.")] });
    expect(consentWall.run(site({ home, technologies })).status).toBe("pass");
  });

  it("fails a page that is empty until consent", () => {
    const verdict = consentWall.run(site({ home: page({ blocks: [text("Please accept.")] }), technologies }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("Cookiebot");
  });

  it("does not apply without a consent platform", () => {
    expect(consentWall.run(site()).status).toBe("na");
  });
});
