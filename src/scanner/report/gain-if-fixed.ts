import type { Outcome, Score } from "../../model/outcome.ts";
import { listOf } from "../../model/words.ts";
import { checkById } from "../checks/all-checks.ts";
import { holdingCaps, scoreOutcomes } from "./score-outcomes.ts";
import type { Cap } from "./scorecard.ts";

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

export interface Gain extends Record<Score, number> {
  /** 0 lifts a cap, 1 stands in the way of the next level or of reading, reaching or trusting the site, 2 the rest. */
  rank: 0 | 1 | 2;
  /** What the points take for granted; null where they are those of today. */
  assumes: string | null;
}

/** What each losing check would bring, by its id. */
export type Gains = ReadonlyMap<string, Gain>;

/**
 * Under a cap every other fix would show the few points that the cap leaves, so those are counted as if the cap were
 * lifted, and say so. `blockers` are the checks that the next level asks for.
 */
export function gainsOf(
  outcomes: readonly Outcome[],
  pagesRead: number,
  blockers: ReadonlySet<string> = new Set(),
): Gains {
  const caps = holdingCaps(outcomes);
  const lifting = new Set(caps.map(({ checkId }) => checkId));
  const lifted = withPassed(outcomes, lifting);
  const assumes =
    caps.length === 0
      ? null
      : `counted as if ${listOf(caps.map(inWords))} ${caps.length === 1 ? "was" : "were"} lifted`;
  return new Map(
    outcomes.filter(isLosing).map(({ id }): [string, Gain] => {
      if (lifting.has(id)) return [id, { ...gainIfFixed(outcomes, id, pagesRead), rank: 0, assumes: null }];
      const rank = blockers.has(id) || checkById(id)?.severity === 3 ? 1 : 2;
      return [id, { ...gainIfFixed(lifted, id, pagesRead), rank, assumes }];
    }),
  );
}

const inWords = ({ score, limit }: Cap): string =>
  `the cap of ${limit} on ${score === "readiness" ? "readiness" : "AEO"}`;

/** What lifts a cap first, then what the next level and reading ask for, then most points; among equals by id. */
export const byGain =
  (gains: Gains) =>
  (a: Outcome, b: Outcome): number =>
    rankIn(gains, a.id) - rankIn(gains, b.id) ||
    pointsOf(gains, b.id) - pointsOf(gains, a.id) ||
    (a.id < b.id ? -1 : 1);

export const isLosing = ({ weight, status }: Outcome): boolean =>
  weight > 0 && (status === "fail" || status === "warn");

const rankIn = (gains: Gains, id: string): number => gains.get(id)?.rank ?? 2;

function pointsOf(gains: Gains, id: string): number {
  const gain = gains.get(id);
  return gain === undefined ? 0 : gain.readiness + gain.aeo;
}
