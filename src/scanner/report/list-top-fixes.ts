// The fixes that gain most, with the points each would bring, by the same scorer.
import type { Outcome } from "../../model/outcome.ts";
import type { TopFix } from "../../model/results.ts";
import { gainIfFixed } from "./gain-if-fixed.ts";

const FIXES = 20;

export function listTopFixes(outcomes: readonly Outcome[], pagesRead: number): TopFix[] {
  return outcomes
    .filter(({ weight, status }) => weight > 0 && (status === "fail" || status === "warn"))
    .map((outcome) => {
      const gain = gainIfFixed(outcomes, outcome.id, pagesRead);
      return {
        checkId: outcome.id,
        title: outcome.title,
        fix: outcome.fix,
        effort: outcome.effort,
        readinessGain: gain.readiness,
        aeoGain: gain.aeo,
        pages: [...new Set(outcome.evidence.map(({ url }) => url))].slice(0, 5),
      };
    })
    .toSorted((a, b) => b.readinessGain + b.aeoGain - (a.readinessGain + a.aeoGain) || (a.checkId < b.checkId ? -1 : 1))
    .slice(0, FIXES);
}
