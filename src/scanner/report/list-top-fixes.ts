// The fixes that gain most, with the points each would bring, by the same scorer.
import type { Outcome } from "../../model/outcome.ts";
import type { TopFix } from "../../model/results.ts";
import { byGain, isLosing, type Gains } from "./gain-if-fixed.ts";

const FIXES = 20;

export function listTopFixes(outcomes: readonly Outcome[], gains: Gains): TopFix[] {
  return outcomes
    .filter(isLosing)
    .toSorted(byGain(gains))
    .slice(0, FIXES)
    .map((outcome) => ({
      checkId: outcome.id,
      title: outcome.title,
      fix: outcome.fix,
      effort: outcome.effort,
      readinessGain: gains.get(outcome.id)?.readiness ?? 0,
      aeoGain: gains.get(outcome.id)?.aeo ?? 0,
      pages: [...new Set(outcome.evidence.map(({ url }) => url))].slice(0, 5),
      ...gainsAssume(gains.get(outcome.id)?.assumes ?? null),
      ...(outcome.draft && { draft: outcome.draft }),
    }));
}

const gainsAssume = (assumes: string | null): Pick<TopFix, "gainsAssume"> =>
  assumes === null ? {} : { gainsAssume: assumes };
