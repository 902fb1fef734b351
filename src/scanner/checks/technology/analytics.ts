import { defineTechnologyFact } from "../define-fact.ts";

export const analytics = defineTechnologyFact({
  id: "analytics",
  title: "Visitor analytics",
  categories: ["analytics"],
  mayHideInTags: true,
  what: "an analytics service",
  why: "Visits that come from assistants can be counted where analytics is in place.",
  fix: "Add a report for visits referred by assistants, such as chatgpt.com and perplexity.ai.",
  reference: "https://support.google.com/analytics/answer/9756891",
});
