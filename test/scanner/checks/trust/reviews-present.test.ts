import { describe, expect, it } from "vitest";
import { node, profile, site } from "../../../fixtures/site.ts";
import { reviewsPresent } from "../../../../src/scanner/checks/trust/reviews-present.ts";

describe("reviews-present", () => {
  it("passes with testimonials on a page", () => {
    const channels = [
      {
        type: "testimonials" as const,
        pages: ["https://example-clinic.com/"],
        evidence: "What patients say",
        confidence: "high" as const,
      },
    ];
    expect(reviewsPresent.run(site({ channels })).status).toBe("pass");
  });

  it("passes with reviews in the page's data", () => {
    expect(reviewsPresent.run(site({ structured: [node("UserReview", { reviewBody: "Kind staff" })] })).status).toBe(
      "pass",
    );
  });

  it("warns without any", () => {
    const verdict = reviewsPresent.run(site());
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/");
  });

  it("does not apply to documentation", () => {
    const docs = profile({ siteType: { value: "docs", confidence: "high", evidence: [], secondary: null } });
    expect(reviewsPresent.run(site({ profile: docs })).status).toBe("na");
  });
});
