// The scorecard: weights of the categories in both scores, and the published caps.
// Rules: design of scores; weights are published with the method page.
import {
  AEO_CATEGORIES,
  READINESS_CATEGORIES,
  type AeoCategory,
  type ReadinessCategory,
  type Score,
} from "../../model/outcome.ts";

const READINESS_WEIGHTS: Record<ReadinessCategory, number> = {
  "Access and crawl": 20,
  "Machine-readable content": 20,
  "Structured data and entity": 18,
  Operability: 12,
  "Interfaces and identity": 15,
  "Trust and safety": 10,
  Performance: 5,
  Commerce: 10,
};

const AEO_WEIGHTS: Record<AeoCategory, number> = {
  "Answer-engine access": 35,
  Extractability: 20,
  "Evidence in the text": 15,
  "Key facts and pricing": 15,
  Freshness: 8,
  "Entity and reviews": 7,
};

/** Categories of each score with their weights, in the order in which reports show them. */
export const CATEGORY_WEIGHTS: Record<Score, readonly { category: string; weight: number }[]> = {
  readiness: READINESS_CATEGORIES.map((category) => ({ category, weight: READINESS_WEIGHTS[category] })),
  aeo: AEO_CATEGORIES.map((category) => ({ category, weight: AEO_WEIGHTS[category] })),
};

/** A category counts from this many applicable, observed checks on: one check alone would be all or nothing. */
export const CHECKS_PER_CATEGORY = 2;

/** A cap holds when the check named failed, whatever else is good. */
export interface Cap {
  score: Score;
  limit: number;
  checkId: string;
  /** Largest share that still triggers the cap; null: any failure does. */
  below: number | null;
  reason: string;
}

export const CAPS: readonly Cap[] = [
  {
    score: "aeo",
    limit: 49,
    checkId: "content-without-js",
    below: 0.5,
    reason: "More than half of the pages read have no text without JavaScript, and most answer engines do not run it.",
  },
  {
    score: "aeo",
    limit: 29,
    checkId: "home-indexable",
    below: null,
    reason: "The start page asks search engines not to list it.",
  },
  { score: "aeo", limit: 29, checkId: "ai-search-bots-allowed", below: 0.001, reason: "Every search bot is shut out." },
  {
    score: "readiness",
    limit: 59,
    checkId: "hidden-instructions",
    below: null,
    reason: "Text hidden from visitors gives instructions to AI systems.",
  },
];
