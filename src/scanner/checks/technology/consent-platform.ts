import { defineTechnologyFact } from "../define-fact.ts";

export const consentPlatform = defineTechnologyFact({
  id: "consent-platform",
  title: "Consent banner",
  categories: ["consent-platform"],
  feeds: "consent",
  mayHideInTags: true,
  what: "a consent service",
  why: "A banner that hides the page until somebody clicks also hides it from readers that cannot click.",
  fix: "Keep the text in the page behind the banner, and make accept and decline plain buttons.",
  reference: "https://eur-lex.europa.eu/eli/dir/2002/58/oj",
});
