// Where the scores and the level would stand with the listed fixes made: the same scorer, caps included, on outcomes
// in which those checks pass. The drafts carry what is asked by checks that only apply then; what no draft can carry is
// named as left out, and no level is promised that asks for it.
import type { Outcome, Score } from "../../model/outcome.ts";
import type { ProjectedScores, ScanResults, TopFix } from "../../model/results.ts";
import type { ScanType } from "../../model/scan.ts";
import { listOf } from "../../model/words.ts";
import { TEXT_CHECK, withPassed } from "./gain-if-fixed.ts";
import { judgeLevel } from "./levels.ts";
import { firstFixes } from "./made-together.ts";
import { holdingCaps, LEAST_COVERAGE, scoreOutcomes } from "./score-outcomes.ts";

const FIRST = 5;

/** What can be judged only once a check passes, and asks for more than its fix does. */
const OF_DOCUMENTS = ["cors-discovery", "link-header-discovery", "cache-policy"];
const OPENS: Readonly<Record<string, readonly string[]>> = {
  "openapi-present": [
    "openapi-descriptions",
    "openapi-operation-ids",
    "openapi-schemas",
    "openapi-servers-auth",
    "problem-json-errors",
    ...OF_DOCUMENTS,
  ],
  "mcp-server-card": OF_DOCUMENTS,
  "mcp-endpoint-live": ["mcp-tools-contract", "mcp-tools-described", "mcp-tools-deterministic", "mcp-version-errors"],
  "oauth-as-metadata": ["oauth-client-registration", "oauth-issuer-match", "oauth-pkce-s256", "oauth-scopes-declared"],
};

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
    const opened = new Set(openedBy(outcomes, fixes).map(({ id }) => id));
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
            missing: `level ${next.value} (${next.name}) also asks for ${listOf(next.missing.map(({ title }) => `“${title}”`))}`,
          }),
    };
  };
  return {
    first: projectFor(firstFixes(topFixes, FIRST), Math.min(FIRST, topFixes.length)),
    all: projectFor(topFixes, topFixes.length),
    leftOut: openedBy(outcomes, topFixes).map(({ title }) => title),
  };
}

function openedBy(outcomes: readonly Outcome[], fixes: readonly Pick<TopFix, "checkId">[]): Outcome[] {
  const opened = new Set(fixes.flatMap(({ checkId }) => OPENS[checkId] ?? []));
  return outcomes.filter(({ id, status, weight }) => opened.has(id) && status === "na" && weight > 0);
}

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
  withPassed(outcomes, new Set(fixes.map(({ checkId }) => checkId)));
