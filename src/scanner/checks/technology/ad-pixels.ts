import { defineTechnologyFact } from "../define-fact.ts";

export const adPixels = defineTechnologyFact({
  id: "ad-pixels",
  title: "Advertising pixels",
  categories: ["ad-pixel"],
  mayHideInTags: true,
  what: "an advertising pixel",
  why: "Pixels show which campaigns are paid for; several of them mean reports that somebody puts together.",
  fix: "Keep the pixels of campaigns that run, and load them only after consent.",
  reference: "https://eur-lex.europa.eu/eli/dir/2002/58/oj",
});
