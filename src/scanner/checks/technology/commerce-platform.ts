import { defineTechnologyFact } from "../define-fact.ts";

export const commercePlatform = defineTechnologyFact({
  id: "commerce-platform",
  title: "Shop system",
  categories: ["commerce-platform"],
  what: "a shop system",
  why: "The shop system holds products, stock and orders; feeds for assistants and order automation connect to it.",
  fix: "Turn on the system's own product feed and markup before adding other tools.",
  reference: "https://support.google.com/merchants/answer/7052112",
});
