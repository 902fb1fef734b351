import { defineTechnologyFact } from "../define-fact.ts";

export const translationLayer = defineTechnologyFact({
  id: "translation-layer",
  title: "Translation service",
  categories: ["translation-layer"],
  what: "a translation service",
  why: "Translations made in the visitor's browser do not exist for crawlers; those at addresses of their own do.",
  fix: "Serve each language at its own address and link the versions to one another.",
  reference: "https://developers.google.com/search/docs/specialty/international/localized-versions",
});
