// Where the scores and the level would stand with the listed fixes made: the same scorer, caps included, on outcomes
// in which those checks pass. The drafts carry what is asked by checks that only apply then; what no draft can carry is
// named as left out, and no level is promised that asks for it.
import type { Outcome, Score } from "../../model/outcome.ts";
import type { ProjectedScores, ScanResults, TopFix } from "../../model/results.ts";
import type { ScanType } from "../../model/scan.ts";
import { listOf } from "../../model/words.ts";
import { isHalfHeld, openedBy, TEXT_CHECK, withPassed } from "./gain-if-fixed.ts";
import { judgeLevel, NO_FAILING_INTERFACE_TITLE } from "./levels.ts";
import { firstFixes, ownFixes } from "./made-together.ts";
import { holdingCaps, LEAST_COVERAGE, scoreOutcomes } from "./score-outcomes.ts";

const FIRST = 5;

interface ScanFacts {
  pagesRead: number;
  scanType: ScanType;
  isLocalCopy: boolean;
}

/** null when nothing is to be fixed, and where too little was read to tell what else would be found. */
export function projectScores(
  outcomes: readonly Outcome[],
  topFixes: readonly (Pick<TopFix, "checkId"> & Partial<Pick<TopFix, "title" | "countedWith">>)[],
  facts: ScanFacts,
): ScanResults["projected"] {
  if (topFixes.length === 0 || isUnread(outcomes, facts.pagesRead)) return null;
  const projectFor = (fixes: readonly Pick<TopFix, "checkId">[], count: number): ProjectedScores => {
    const opened = new Set(openedBy(outcomes, idsOf(fixes)).map(({ id }) => id));
    const unsure = fixedBy(outcomes, fixes).map((one) =>
      opened.has(one.id) ? { ...one, status: "fail" as const } : one,
    );
    const { value, name, next } = judgeLevel(unsure, facts.scanType, facts.isLocalCopy);
    return {
      fixes: count,
      readinessScore: projectScore(outcomes, fixes, { score: "readiness", ...facts }),
      aeoScore: projectScore(outcomes, fixes, { score: "aeo", ...facts }),
      level: { value, name },
      ...(next === null
        ? {}
        : {
            missing: `level ${next.value} (${next.name}) also asks ${listOf(next.missing.map(({ title }) => (title === NO_FAILING_INTERFACE_TITLE ? "that no check of interfaces fails among those that begin to count with these fixes" : `for “${title}”`)))}`,
          }),
    };
  };
  const own = ownFixes(topFixes).length;
  const opened = openedBy(outcomes, idsOf(topFixes));
  const half = opened.filter(isHalfHeld);
  return {
    first: projectFor(firstFixes(topFixes, FIRST), Math.min(FIRST, own)),
    all: projectFor(topFixes, own),
    leftOut: opened.filter((one) => !isHalfHeld(one)).map(({ title }) => title),
    ...(half.length > 0 && { halfHeld: half.map(({ title }) => title) }),
  };
}

const idsOf = (fixes: readonly Pick<TopFix, "checkId">[]): string[] => fixes.map(({ checkId }) => checkId);

/** Pages without text, or most checks unable: what they would say of it nobody knows. */
const isUnread = (outcomes: readonly Outcome[], pagesRead: number): boolean =>
  holdingCaps(outcomes).some(({ checkId }) => checkId === TEXT_CHECK) ||
  scoreOutcomes(outcomes, "readiness", pagesRead).detail.coverage < LEAST_COVERAGE;

/** One score with these fixes made, that of today where it cannot be told; for reports stored without it, too. */
export const projectScore = (
  outcomes: readonly Outcome[],
  fixes: readonly Pick<TopFix, "checkId">[],
  { score, pagesRead }: { score: Score; pagesRead: number },
): number =>
  scoreOutcomes(isUnread(outcomes, pagesRead) ? outcomes : fixedBy(outcomes, fixes), score, pagesRead).value ?? 0;

const fixedBy = (outcomes: readonly Outcome[], fixes: readonly Pick<TopFix, "checkId">[]): Outcome[] =>
  withPassed(outcomes, new Set(idsOf(fixes)));
