// Every check of the registry as the method publishes it.
import { FACT_CATEGORIES, SCORES, type Score } from "../../../model/outcome.ts";
import type { MethodCheck } from "../../../model/method.ts";
import { AGENTS_BY_SCAN_TYPE, SCAN_TYPES } from "../../../model/scan.ts";
import { CHECKS } from "../../checks/all-checks.ts";
import { type Check, generalFix, weightOf } from "../../checks/define-check.ts";

/** By id. */
export const describeChecks = (): MethodCheck[] => CHECKS.map(describeCheck);

function describeCheck(check: Check): MethodCheck {
  const { id, title, category, agent, severity, evidence, why, effort, reference } = check;
  return {
    id,
    title,
    kind: kindOf(check),
    category,
    agent,
    scanTypes: SCAN_TYPES.filter((type) => AGENTS_BY_SCAN_TYPE[type].includes(agent)),
    severity,
    grade: evidence,
    weight: shortened(weightOf(check)),
    counts: SCORES.flatMap((score) => {
      const counted = categoryOf(check, score);
      return counted === null ? [] : [{ score, category: counted, share: shareOf(check, score, counted) }];
    }),
    why,
    fix: generalFix(check),
    effort,
    reference,
  };
}

function kindOf(check: Check): MethodCheck["kind"] {
  if (weightOf(check) > 0) return "scored";
  if (check.category === "Workflow signals") return "workflow-signal";
  return FACT_CATEGORIES.some((category) => category === check.category) ? "fact" : "reported";
}

/** The category a check counts under in a score; null when it does not count in it. */
function categoryOf(check: Check, score: Score): string | null {
  if (weightOf(check) === 0 || !check.counts.includes(score)) return null;
  return score === "aeo" ? (check.aeoCategory ?? check.category) : check.category;
}

/** Checks that count under a category of a score. */
export const membersOf = (score: Score, category: string): Check[] =>
  CHECKS.filter((check) => categoryOf(check, score) === category);

function shareOf(check: Check, score: Score, category: string): number {
  const total = membersOf(score, category).reduce((sum, member) => sum + weightOf(member), 0);
  return shortened(weightOf(check) / total);
}

/** Four decimals, so that 3 × 0.7 is written 2.1. */
const shortened = (value: number): number => Math.round(value * 10_000) / 10_000;
