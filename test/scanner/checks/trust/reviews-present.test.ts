import { describe, expect, it } from "vitest";
import { heading, node, page, profile, site, text } from "../../../fixtures/site.ts";
import type { Industry } from "../../../../src/model/profile.ts";
import { headlineOf } from "../../../../src/scanner/checks/define-check.ts";
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

  it.each(["Trustindex: Script: https://cdn.trustindex.io/loader.js", "Review widget of Feefo"])(
    "says that what a widget alone shows is not read: %s",
    (evidence) => {
      const reviews = { type: "reviews" as const, confidence: "high" as const, pages: ["https://example-clinic.com/"] };
      const verdict = reviewsPresent.run(site({ channels: [{ ...reviews, evidence, vendor: "Trustindex" }] }));
      expect(verdict.status).toBe("warn");
      expect(verdict.situation).toBe("Reviews are shown by a widget alone (Trustindex).");
      expect(verdict.isAbsence).toBeUndefined();
      expect(headlineOf(reviewsPresent, { name: "Example", people: "patients" }, verdict.evidence)).toBe(
        "Reviews of Example are shown by a widget alone, which assistants do not read",
      );
      const linked = { ...reviews, evidence, quotes: [evidence, 'Link "Reviews" to www.feefo.com'] };
      expect(reviewsPresent.run(site({ channels: [linked] })).status).toBe("pass");
    },
  );

  const elfsight = {
    id: "elfsight",
    name: "Elfsight",
    category: "widgets-social",
    feeds: ["widgets"],
    confidence: "high" as const,
    url: "https://example-clinic.com/",
    evidence: "Script: https://elfsightcdn.com/platform.js",
  };
  it.each([
    [
      "a sentence names it with reviews",
      page({ url: "https://example-clinic.com/privacy", blocks: [text("Elfsight shows our Google reviews.")] }),
    ],
    ["a heading for reviews stands on its page", page({ headings: [heading(2, "Our reviews")] })],
  ])("takes a widget of many kinds for one of reviews where %s", (_reason, told) => {
    expect(reviewsPresent.run(site({ technologies: [elfsight], pages: [told] })).situation).toBe(
      "Reviews are shown by a widget alone (Elfsight).",
    );
    expect(reviewsPresent.run(site({ technologies: [elfsight] })).situation).toMatch(/^No statements of /);
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
