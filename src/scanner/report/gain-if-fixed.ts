import type { Outcome, Score } from "../../model/outcome.ts";
import { scoreOutcomes } from "./score-outcomes.ts";

/** Points (one decimal) that each score would gain if this one check passed and all else stayed. */
export function gainIfFixed(outcomes: readonly Outcome[], id: string, pagesRead: number): Record<Score, number> {
  const fixed = outcomes.map((outcome) =>
    outcome.id === id ? { ...outcome, status: "pass" as const, score: 1 } : outcome,
  );
  const gain = (score: Score): number => {
    const points =
      (scoreOutcomes(fixed, score, pagesRead).exact ?? 0) - (scoreOutcomes(outcomes, score, pagesRead).exact ?? 0);
    return Math.max(0, Math.round(points * 10) / 10);
  };
  return { readiness: gain("readiness"), aeo: gain("aeo") };
}
