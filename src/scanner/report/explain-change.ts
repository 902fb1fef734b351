// Why the scores of two scans differ, check by check, by the same scorer. Both must have the same scorecard.
import { tenths } from "../../model/words.ts";
import { isJudged, SCORES, type Outcome, type Score } from "../../model/outcome.ts";
import { isComparable, type CheckMove, type ScoreChange } from "../../model/score-change.ts";
import { checkById } from "../checks/all-checks.ts";
import { scoreOutcomes } from "./score-outcomes.ts";

export interface ScoredScan {
  outcomes: readonly Outcome[];
  /** The scores as they were given, whole points. */
  scores: Record<Score, number>;
  pagesRead?: number;
}

type ById = ReadonlyMap<string, Outcome>;

/**
 * Each check's points are the mean of two answers: what its change alone does to the earlier scan, and what taking
 * it back does to the later one. So they depend on no order; what is left over (rounding, caps, and what changes do
 * only together) is the remainder, and all add up to the difference.
 */
export function explainChange(before: ScoredScan, after: ScoredScan): ScoreChange {
  const earlier = byId(before.outcomes);
  const later = byId(after.outcomes);
  const ids = [...new Set([...earlier.keys(), ...later.keys()])].filter((id) =>
    hasMoved(earlier.get(id), later.get(id)),
  );
  const hasFewer = readFewer(before.pagesRead, after.pagesRead);
  const moves = ids
    .map((id) => moveOf(id, earlier, later))
    .map((move) => (isComparable(move) && !(hasFewer && isOfPages(move)) ? move : { ...move, ...NO_POINTS }))
    .toSorted(byPoints);
  const difference = (score: Score): number => after.scores[score] - before.scores[score];
  const rest = (score: Score): number =>
    tenth(difference(score) - moves.reduce((sum, move) => sum + pointsIn(move, score), 0));
  return {
    readiness: difference("readiness"),
    aeo: difference("aeo"),
    moved: moves.filter(({ id }) => wasJudged(earlier.get(id)) && wasJudged(later.get(id))),
    newlyObserved: moves.filter(({ id }) => !wasJudged(earlier.get(id))),
    noLongerObserved: moves.filter(({ id }) => !wasJudged(later.get(id))),
    remainder: { readiness: rest("readiness"), aeo: rest("aeo") },
    categories: SCORES.flatMap((score) => compareCategories(before.outcomes, after.outcomes, score)),
  };
}

/** A change that one of the scans could not see counts with what is left over. */
const NO_POINTS = { readinessPoints: 0, aeoPoints: 0 };

/** One of the scans read less than half as many pages as the other: shares of pages are of other pages then. */
export const readFewer = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.min(one, other) * 2 < Math.max(one, other);

const OF_PAGES = new Set<string>(["pages", "structured", "channels", "linkChecks"]);
const isOfPages = ({ id }: CheckMove): boolean => checkById(id)?.needs.some((key) => OF_PAGES.has(key)) === true;

export const pointsIn = (move: CheckMove, score: Score): number =>
  score === "readiness" ? move.readinessPoints : move.aeoPoints;

const byId = (outcomes: readonly Outcome[]): ById => new Map(outcomes.map((outcome) => [outcome.id, outcome]));

const wasJudged = (outcome: Outcome | undefined): boolean => outcome !== undefined && isJudged(outcome);

/** It counts, and earns another share than before or is judged in one scan alone. */
function hasMoved(before: Outcome | undefined, after: Outcome | undefined): boolean {
  const weight = (after ?? before)?.weight ?? 0;
  return weight > 0 && (before?.score ?? null) !== (after?.score ?? null);
}

function moveOf(id: string, earlier: ById, later: ById): CheckMove {
  const before = earlier.get(id);
  const after = later.get(id);
  const points = (score: Score): number => {
    const forward = exactOf(withOne(earlier, id, after), score) - exactOf([...earlier.values()], score);
    const back = exactOf([...later.values()], score) - exactOf(withOne(later, id, before), score);
    return tenth((forward + back) / 2);
  };
  return {
    id,
    title: (after ?? before)?.title ?? id,
    before: before?.status ?? null,
    after: after?.status ?? null,
    readinessPoints: points("readiness"),
    aeoPoints: points("aeo"),
  };
}

function withOne(outcomes: ById, id: string, instead: Outcome | undefined): Outcome[] {
  const others = [...outcomes.values()].filter((outcome) => outcome.id !== id);
  return instead === undefined ? others : [...others, instead];
}

/** The number of pages has no part in the score itself. */
const exactOf = (outcomes: readonly Outcome[], score: Score): number => scoreOutcomes(outcomes, score, 0).exact ?? 0;

function compareCategories(
  before: readonly Outcome[],
  after: readonly Outcome[],
  score: Score,
): ScoreChange["categories"] {
  const earlier = categoriesOf(before, score);
  const later = categoriesOf(after, score);
  return [...new Set([...later.keys(), ...earlier.keys()])].map((category) => ({
    score,
    category,
    before: earlier.get(category) ?? null,
    after: later.get(category) ?? null,
  }));
}

const categoriesOf = (outcomes: readonly Outcome[], score: Score): Map<string, number> =>
  new Map(
    scoreOutcomes(outcomes, score, 0).categories.map((category) => [category.category, Math.round(category.score)]),
  );

const sizeOf = (move: CheckMove): number => Math.abs(move.readinessPoints) + Math.abs(move.aeoPoints);
const byPoints = (a: CheckMove, b: CheckMove): number => sizeOf(b) - sizeOf(a) || (a.id < b.id ? -1 : 1);
/** Tenths of a point; never -0. */
const tenth = (points: number): number => tenths(points) || 0;
