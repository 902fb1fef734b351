// Two scans of different scorecards, both by today's weights over the checks that both observed: the one comparison
// that can be made honestly. What the rules of those checks asked may differ all the same.
import { isJudged, type Outcome, type Score } from "../../model/outcome.ts";
import type { Rescored } from "../../model/score-change.ts";
import { scoreOutcomes } from "./score-outcomes.ts";

/** Of today's judged checks so many must have been judged in the earlier scan too. */
const LEAST_SHARE = 0.5;

/** null when the earlier outcomes do not suffice. */
export function rescoreShared(before: readonly Outcome[], after: readonly Outcome[]): Rescored | null {
  const earlier = new Map(before.filter(counts).map((outcome) => [outcome.id, outcome]));
  const today = after.filter(counts);
  const shared = today.flatMap((now) => {
    const was = earlier.get(now.id);
    return was === undefined ? [] : [{ was: { ...was, weight: now.weight }, now }];
  });
  if (today.length === 0 || shared.length < LEAST_SHARE * today.length) return null;
  const then = shared.map(({ was }) => was);
  const now = shared.map((pair) => pair.now);
  const readiness = pairOf(then, now, "readiness");
  const aeo = pairOf(then, now, "aeo");
  if (readiness === null || aeo === null) return null;
  return {
    checks: shared.length,
    readiness,
    aeo,
    note: "Both scans by today's weights, over the checks that both observed. What a check asks may have changed between the two scorecards.",
  };
}

const counts = (outcome: Outcome): boolean => outcome.weight > 0 && isJudged(outcome);

function pairOf(
  then: readonly Outcome[],
  now: readonly Outcome[],
  score: Score,
): { before: number; after: number } | null {
  const before = scoreOutcomes(then, score, 0).value;
  const after = scoreOutcomes(now, score, 0).value;
  return before === null || after === null ? null : { before, after };
}
