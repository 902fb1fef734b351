import { describe, expect, it } from "vitest";
import { node, page, profile, site, text } from "../../../fixtures/site.ts";
import type { Industry } from "../../../../src/model/profile.ts";
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

  it("takes a review that the business wrote of itself for none of others", () => {
    const review = node("Review", {
      reviewBody: "Very comfortable",
      author: { "@type": "Organization", name: "EXAMPLE Shop" },
    });
    const own = profile({ businessName: { value: "Example Shop" } });
    expect(reviewsPresent.run(site({ structured: [review], profile: own })).status).toBe("warn");
  });

  it("warns without any", () => {
    const verdict = reviewsPresent.run(site());
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/");
  });

  it("asks no law firm and no practice to publish who came", () => {
    const fixOf = (value: Industry, subKind: string | null = null) =>
      reviewsPresent.run(site({ profile: profile({ industry: { value, subKind } }) })).fix;
    const secret = "publish no names of people who did not agree in writing";
    expect(fixOf("healthcare")).toContain(secret);
    expect(fixOf("healthcare", "dental")).toContain(secret);
    expect(fixOf("professional-services", "law")).toContain(secret);
    expect(fixOf("healthcare", "vet")).toBeUndefined();
    expect(fixOf("healthcare", "pharmacy")).toBeUndefined();
    expect(fixOf("retail")).toBeUndefined();
  });

  it.each([
    "Gemiddeld 9.2/10 op basis van 27 beoordelingen",
    "★★★★★ 4,9 von 5 · 120 Google-Bewertungen",
    "4.8 stars on Google",
  ])("asks for the words behind a rating that the page only states: %s", (line) => {
    const verdict = reviewsPresent.run(site({ pages: [page({ blocks: [text(line)] })] }));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.received).toBe(line);
    expect(verdict.situation).toContain("neither the words behind it nor a link");
  });

  it.each(["4 out of 5 rooms look at the sea", "A 4 star hotel by the lake", "Read our reviews of 10 products"])(
    "takes no other number for a rating: %s",
    (line) => {
      const verdict = reviewsPresent.run(site({ pages: [page({ blocks: [text(line)] })] }));
      expect(verdict.situation).toMatch(/^No statements of /);
    },
  );

  it("does not apply to documentation", () => {
    const docs = profile({ siteType: { value: "docs", confidence: "high", evidence: [], secondary: null } });
    expect(reviewsPresent.run(site({ profile: docs })).status).toBe("na");
  });
});
