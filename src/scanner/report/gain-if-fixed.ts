import type { Outcome, Score } from "../../model/outcome.ts";
import { scoreOutcomes } from "./score-outcomes.ts";

/** The outcomes as they would be with those checks passed and all else as it is. */
export const withPassed = (outcomes: readonly Outcome[], ids: ReadonlySet<string>): Outcome[] =>
  outcomes.map((outcome) => (ids.has(outcome.id) ? { ...outcome, status: "pass", score: 1 } : outcome));

/** Points (one decimal) that each score would gain if this one check passed and all else stayed. */
export function gainIfFixed(outcomes: readonly Outcome[], id: string, pagesRead: number): Record<Score, number> {
  const fixed = withPassed(outcomes, new Set([id]));
  const gain = (score: Score): number => {
    const points =
      (scoreOutcomes(fixed, score, pagesRead).exact ?? 0) - (scoreOutcomes(outcomes, score, pagesRead).exact ?? 0);
    return Math.max(0, Math.round(points * 10) / 10);
  };
  return { readiness: gain("readiness"), aeo: gain("aeo") };
}

/** Points that each losing check would bring, by its id. */
export type Gains = ReadonlyMap<string, Record<Score, number>>;

export function gainsOf(outcomes: readonly Outcome[], pagesRead: number): Gains {
  return new Map(outcomes.filter(isLosing).map(({ id }) => [id, gainIfFixed(outcomes, id, pagesRead)]));
}

/** Most points first, both scores together; among equals by id. */
export const byGain =
  (gains: Gains) =>
  (a: Outcome, b: Outcome): number =>
    pointsOf(gains, b.id) - pointsOf(gains, a.id) || (a.id < b.id ? -1 : 1);

export const isLosing = ({ weight, status }: Outcome): boolean =>
  weight > 0 && (status === "fail" || status === "warn");

function pointsOf(gains: Gains, id: string): number {
  const gain = gains.get(id);
  return gain === undefined ? 0 : gain.readiness + gain.aeo;
}
