import { describe, expect, it } from "vitest";
import { node, page, profile, site, text } from "../../../fixtures/site.ts";
import { reviewsMarkup } from "../../../../src/scanner/checks/structured-data/reviews-markup.ts";

const RATING = node("AggregateRating", { ratingValue: "4.8", reviewCount: "127" }, { path: "aggregateRating" });
const run = (line: string, ...structured: ReturnType<typeof node>[]) =>
  reviewsMarkup.run(site({ pages: [page({ blocks: [text(line)] })], structured }));

describe("reviews-markup", () => {
  it.each(["Rated 4.8 out of 5 by 127 patients", "4,8 von 5 Sternen", "4,8/5 (127 avis)"])("passes: %s", (line) => {
    expect(run(line, RATING).status).toBe("pass");
  });

  it("passes a review whose text stands on the page", () => {
    const review = node("Review", { reviewBody: "The staff took their time and explained all." });
    expect(run("“The staff took their time and explained all.”", review).status).toBe("pass");
  });

  it("fails a review whose author is the business, shown or not", () => {
    const review = node("Review", { reviewBody: "Very comfortable on the road.", author: "Example Shop" });
    const verdict = reviewsMarkup.run(
      site({
        pages: [page({ blocks: [text("Very comfortable on the road. 5 of 5")] })],
        structured: [review],
        profile: profile({ businessName: { value: "Example Shop" } }),
      }),
    );
    expect(verdict).toEqual({
      status: "fail",
      score: 0,
      situation:
        "Ratings for machines come from others and are shown to people on no page with such ratings (looked at the home page).",
      fix: "Take reviews that the business wrote itself out of its data, with the ratings made of them; show those of others on the page.",
      evidence: [
        {
          url: "https://example-clinic.com/",
          received: "1 review by “Example Shop”",
          meaning: "The business itself is named as the author.",
        },
      ],
      pagesInAll: 1,
    });
    expect(reviewsMarkup.headline?.({ people: "buyers", name: "Example Shop" }, verdict.evidence)).toBe(
      "Reviews in the data of Example Shop are signed by Example Shop itself",
    );
  });

  it("names both repairs where one page shows no rating and another has reviews by the business", () => {
    const other = page({ url: "https://example-clinic.com/other", blocks: [text("Rubber tyres")] });
    const verdict = reviewsMarkup.run(
      site({
        pages: [page({ blocks: [text("Very comfortable on the road.")] }), other],
        structured: [
          node("Review", { reviewBody: "Very comfortable on the road.", author: "Example Clinic" }),
          { ...RATING, pageUrl: other.url },
        ],
        profile: profile({ businessName: { value: "Example Clinic" } }),
      }),
    );
    expect(verdict.fix).toMatch(/^Take reviews that .+ Show the rating and the reviews/);
  });

  it.each([
    ["services", "post"],
    ["media-blog", "other"],
  ] as const)("passes what a publisher (%s, %s) says of a product of another", (siteType, kind) => {
    const verdict = reviewsMarkup.run(
      site({
        pages: [page({ kind, blocks: [text("It boils in two minutes and pours well.")] })],
        structured: [
          node("Review", { reviewBody: "It boils in two minutes and pours well.", author: "Kettle Review" }),
          node("Product", { name: "K2", brand: "Acme" }),
        ],
        profile: profile({ businessName: { value: "Kettle Review" }, siteType: { value: siteType } }),
      }),
    );
    expect(verdict.status).toBe("pass");
  });

  it("fails a rating that is not shown", () => {
    const verdict = run("We care for your teeth since 1998, call 014.8", RATING);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("rating 4.8 from 127 reviews");
  });

  it("takes statements of customers for single reviews, and for no rating that nobody sees", () => {
    const spoken = page({ blocks: [text("Kind and quick, says Anna.")] });
    const channels = (type: "testimonials" | "reviews") => [
      { type, pages: [spoken.url], evidence: "Quotation", confidence: "high" as const },
    ];
    const judge = (type: "testimonials" | "reviews", ...structured: ReturnType<typeof node>[]) =>
      reviewsMarkup.run(site({ pages: [spoken], structured, channels: channels(type) })).status;
    expect(judge("testimonials", RATING)).toBe("fail");
    expect(judge("testimonials", node("Review", { reviewBody: "The staff took their time." }))).toBe("pass");
    expect(judge("reviews", RATING)).toBe("pass");
  });

  it("fails a rating beside which the page shows another", () => {
    const own = node("AggregateRating", { ratingValue: "5.0", reviewCount: "9" }, { path: "aggregateRating" });
    const verdict = run("4,8 ud af 5 · Baseret på 187 Google anmeldelser, 9 nye, 5.0", own);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.meaning).toBe("The page shows people 4.8 of 5.");
    expect(run("5,0 von 5 (9 Bewertungen)", own).status).toBe("pass");
    expect(run("5.0 from 9 reviews. Rated 4.9/5 there and 4.7/5 here.", own).status).toBe("pass");
  });

  it("does not apply without ratings", () => {
    expect(run("Rated 4.8").status).toBe("na");
  });
});
