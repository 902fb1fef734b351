// What moved since the last scan and why, in sentences for people.
import type { Score } from "../../model/outcome.ts";
import { isComparable, type CheckMove, type PreviousScan, type ScoreChange } from "../../model/score-change.ts";
import { countOf, tenths } from "../../model/words.ts";
import { pointsIn } from "./explain-change.ts";

const NAMED = 3;
/** A remainder from here on is told, so that what is named adds up. */
const TELLING = 0.5;
const NAMES: Record<Score, string> = { readiness: "Readiness", aeo: "AEO" };
type Scores = Record<Score, number>;

/** "Readiness rose from 62 to 71: “…” now passes (+4.1); …. AEO stayed at 54." */
export function describeChange(before: Scores, after: Scores, change: ScoreChange, pages?: [number, number]): string {
  const told = `${describeScore("readiness", before, after, change)} ${describeScore("aeo", before, after, change)}`;
  if (pages === undefined) return told;
  return `${told} ${countOf(pages[0], "page")} ${pages[0] === 1 ? "was" : "were"} read then and ${pages[1]} now, so what depends on them is not compared.`;
}

/** For scans of different scorecards: both scores, and no claim that one is better. */
export function describeRescoring(
  before: Scores,
  after: Scores,
  { scorecard, rescored }: Pick<PreviousScan, "scorecard" | "rescored">,
): string {
  const head = `The earlier scan was scored by scorecard ${scorecard?.before} (readiness ${before.readiness}, AEO ${before.aeo}), this one by ${scorecard?.after} (readiness ${after.readiness}, AEO ${after.aeo}), so the numbers cannot be compared.`;
  if (!rescored) return head;
  const { checks, readiness, aeo } = rescored;
  return `${head} By today's weights, over the ${countOf(checks, "check")} that both scans observed, readiness was ${readiness.before} and is ${readiness.after}, AEO was ${aeo.before} and is ${aeo.after}.`;
}

function describeScore(score: Score, before: Scores, after: Scores, change: ScoreChange): string {
  const [was, is] = [before[score], after[score]];
  const all = [...change.moved, ...change.newlyObserved, ...change.noLongerObserved].filter(
    (move) => pointsIn(move, score) !== 0,
  );
  // Moves under a point are no news where the score is the same.
  const isCalm = all.every((move) => Math.abs(pointsIn(move, score)) < 1);
  if (was === is && isCalm) return `${NAMES[score]} stayed at ${is}.`;
  const head =
    was === is
      ? `${NAMES[score]} stayed at ${is}`
      : `${NAMES[score]} ${is > was ? "rose" : "fell"} from ${was} to ${is}`;
  const unseen = [...change.newlyObserved, ...change.noLongerObserved].filter((move) => !isComparable(move));
  if (unseen.length > 0 && Math.abs(change.remainder[score]) >= TELLING) {
    const moved = all.slice(0, NAMED).map((move) => causeOf(move, score));
    const rest = moved.length === 0 ? "" : ` Of what both observed: ${moved.join("; ")}.`;
    return `${NAMES[score]} is ${is} and was ${was}, which is not comparable: ${countOf(unseen.length, "check")} could be observed in one of the scans only.${rest}`;
  }
  const named = all.toSorted((a, b) => Math.abs(pointsIn(b, score)) - Math.abs(pointsIn(a, score))).slice(0, NAMED);
  if (named.length === 0) return `${head}, by rounding alone.`;
  const smaller = all.filter((move) => !named.includes(move));
  const causes = named.map((move) => causeOf(move, score));
  const sum = tenths(smaller.reduce((total, move) => total + pointsIn(move, score), 0));
  const others = smaller.length === 0 ? [] : [`${countOf(smaller.length, "smaller change")} (${signed(sum)})`];
  const remainder = change.remainder[score];
  const left = Math.abs(remainder) < TELLING ? [] : [`caps, rounding and overlap (${signed(remainder)})`];
  return `${head}: ${[...causes, ...others, ...left].join("; ")}.`;
}

const causeOf = (move: CheckMove, score: Score): string =>
  `“${move.title}” ${whatHappened(move)} (${signed(pointsIn(move, score))})`;

function whatHappened({ before, after }: CheckMove): string {
  const now = STATUS_WORDS[after ?? ""];
  if (now === undefined) return "no longer applies";
  if (before === "na") return `applies now and ${now}`;
  return before === after ? `${now}, on another share of the pages` : `now ${now}`;
}

const STATUS_WORDS: Partial<Record<string, string>> = {
  pass: "passes",
  warn: "passes in part",
  fail: "fails",
};

const signed = (points: number): string => `${points > 0 ? "+" : "−"}${Math.abs(points)}`;
