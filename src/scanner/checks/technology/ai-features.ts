import { assistantOn } from "../../evidence/contacts/told-products.ts";
import { defineTechnologyFact } from "../define-fact.ts";

export const aiFeatures = defineTechnologyFact({
  id: "ai-features",
  title: "AI functions for visitors",
  categories: ["ai-features"],
  feeds: "ai",
  mayHideInTags: true,
  what: "an AI function for visitors",
  told: assistantOn,
  why: "Where visitors talk to a machine, the European AI Act asks to say so, and its answers should match the pages.",
  fix: "Say in the widget that a machine answers, and name a way to a person.",
  reference: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
});
