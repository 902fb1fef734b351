// Outcomes -> one score with its categories, range, coverage and confidence.
import { isJudged, type Outcome, type Score } from "../../model/outcome.ts";
import type { ScoreDetail } from "../../model/results.ts";
import type { Confidence } from "../../model/profile.ts";
import { CHECKS } from "../checks/all-checks.ts";
import { CAPS, CATEGORY_WEIGHTS, CHECKS_PER_CATEGORY, type Cap } from "./scorecard.ts";

export interface CategoryScore {
  category: string;
  weight: number;
  /** 0..100, not rounded. */
  score: number;
  outcomes: Outcome[];
}

export interface ScoreResult {
  /** 0..100, whole; null when nothing could be observed. */
  value: number | null;
  /** The same before rounding, caps applied. */
  exact: number | null;
  categories: CategoryScore[];
  detail: ScoreDetail;
}

/** How a check that could not be observed is counted: not at all, as failed, as passed. */
type UnableAs = "left-out" | "fail" | "pass";

/** Fewer pages, or a smaller share of the planned checks observed, is low confidence; high from GOOD_COVERAGE. */
export const FEW_PAGES = 5;
export const LEAST_COVERAGE = 0.5;
export const GOOD_COVERAGE = 0.9;
/** A site with a known defect is not perfect, however little the defect weighs. */
export const MOST_WITH_DEFECT = 99;

export function scoreOutcomes(outcomes: readonly Outcome[], score: Score, pagesRead: number): ScoreResult {
  const counted = outcomes.filter((outcome) => outcome.weight > 0 && categoryIn(outcome, score) !== null);
  const planned = counted.filter(({ status }) => status !== "na");
  const observed = planned.filter(isJudged);
  const coverage = planned.length === 0 ? 0 : observed.length / planned.length;
  const categories = scoreCategories(counted, score, "left-out");
  const cap = lowestCap(outcomes, score);
  const hasDefect = observed.some((outcome) => (outcome.score ?? 1) < 1);
  const settle = (value: number): number =>
    Math.min(Math.round(value), hasDefect ? MOST_WITH_DEFECT : 100, cap?.limit ?? 100);
  const value = weightedMean(categories);
  const low = weightedMean(scoreCategories(counted, score, "fail")) ?? 0;
  const high = weightedMean(scoreCategories(counted, score, "pass")) ?? 0;
  const settled = value === null ? null : settle(value);
  return {
    value: settled,
    exact: value === null ? null : Math.min(value, cap?.limit ?? 100),
    categories,
    detail: {
      confidence: confidenceOf(coverage, pagesRead),
      coverage: Math.round(coverage * 1000) / 1000,
      range: [Math.min(settle(low), settled ?? 0), Math.max(settle(high), settled ?? 0)],
      applicableChecks: planned.length,
      cap: cap === null || value === null || value <= cap.limit ? null : { limit: cap.limit, reason: cap.reason },
    },
  };
}

/** Only the score before rounding, caps applied: what a change would bring is asked for each failing check. */
export function exactScore(outcomes: readonly Outcome[], score: Score): number | null {
  const counted = outcomes.filter(({ weight }) => weight > 0);
  const value = weightedMean(scoreCategories(counted, score, "left-out"));
  return value === null ? null : Math.min(value, lowestCap(outcomes, score)?.limit ?? 100);
}

/** The category an outcome counts under in this score; null when it does not count in it. */
export const categoryIn = ({ id }: Outcome, score: Score): string | null => CATEGORY_OF[score].get(id) ?? null;

/** By the id of the check. */
const categoriesOf = (score: Score): ReadonlyMap<string, string> =>
  new Map(
    CHECKS.filter(({ counts }) => counts.includes(score)).map(({ id, category, aeoCategory }) => [
      id,
      score === "aeo" ? (aeoCategory ?? category) : category,
    ]),
  );
const CATEGORY_OF: Readonly<Record<Score, ReadonlyMap<string, string>>> = {
  readiness: categoriesOf("readiness"),
  aeo: categoriesOf("aeo"),
};

function scoreCategories(outcomes: readonly Outcome[], score: Score, unableAs: UnableAs): CategoryScore[] {
  const byCategory = new Map<string, { points: number; most: number; outcomes: Outcome[]; judged: number }>();
  for (const outcome of outcomes) {
    const category = categoryIn(outcome, score);
    const isObserved = isJudged(outcome);
    if (category === null || !(isObserved || (unableAs !== "left-out" && outcome.status === "unable"))) continue;
    let sum = byCategory.get(category);
    if (sum === undefined) byCategory.set(category, (sum = { points: 0, most: 0, outcomes: [], judged: 0 }));
    sum.points += outcome.weight * shareOf(outcome, unableAs);
    sum.most += outcome.weight;
    sum.judged += 1;
    if (isObserved) sum.outcomes.push(outcome);
  }
  return CATEGORY_WEIGHTS[score].flatMap(({ category, weight }) => {
    const sum = byCategory.get(category);
    if (sum === undefined || sum.judged < CHECKS_PER_CATEGORY) return [];
    return [{ category, weight, score: (100 * sum.points) / sum.most, outcomes: sum.outcomes }];
  });
}

const shareOf = (outcome: Outcome, unableAs: UnableAs): number =>
  outcome.status === "unable" ? (unableAs === "pass" ? 1 : 0) : (outcome.score ?? 0);

function weightedMean(categories: readonly CategoryScore[]): number | null {
  const weights = categories.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return categories.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights;
}

/** The caps whose check has failed, whether or not the score reaches them. */
export function holdingCaps(outcomes: readonly Outcome[]): Cap[] {
  return CAPS.filter((cap) => {
    const outcome = outcomes.find(({ id }) => id === cap.checkId);
    if (outcome === undefined || outcome.score === null) return false;
    return cap.below === null ? outcome.status === "fail" : outcome.score < cap.below;
  });
}

const lowestCap = (outcomes: readonly Outcome[], score: Score): Cap | null =>
  holdingCaps(outcomes)
    .filter((cap) => cap.score === score)
    .toSorted((a, b) => a.limit - b.limit)[0] ?? null;

/** Fewer than five pages, or less than half of the planned checks observed, is low confidence. */
function confidenceOf(coverage: number, pagesRead: number): Confidence {
  if (coverage < LEAST_COVERAGE || pagesRead < FEW_PAGES) return "low";
  return coverage >= GOOD_COVERAGE ? "high" : "medium";
}
