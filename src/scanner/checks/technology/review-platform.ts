import { defineTechnologyFact } from "../define-fact.ts";

export const reviewPlatform = defineTechnologyFact({
  id: "review-platform",
  title: "Review service",
  categories: ["review-platform"],
  what: "a review service",
  why: "Assistants quote what independent review services say about a business.",
  fix: "Link the business's own page at the review service, and show reviews as text.",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
});
