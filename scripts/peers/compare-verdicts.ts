// Verdicts of tools against what is true: how many of the defects that one names are there, how many that are
// there it names. Pure.
import type { CheckStatus, Outcome } from "../../src/model/outcome.ts";
import { REPORTED, SHARED_CHECKS } from "./shared-checks.ts";

/** `none`: the tool says nothing about it, or that the question does not arise. */
export type Verdict = "pass" | "fail" | "none";
export type Truth = "pass" | "fail" | "na";
/** By id of a shared check. */
export type Verdicts = Readonly<Record<string, Verdict>>;

export interface Tally {
  /** Defects named that are there. */
  right: number;
  named: number;
  there: number;
}
export const NOTHING: Tally = { right: 0, named: 0, there: 0 };

export function tally(judged: readonly { truth: Truth; verdict: Verdict }[]): Tally {
  const named = judged.filter(({ verdict }) => verdict === "fail");
  return {
    named: named.length,
    right: named.filter(({ truth }) => truth === "fail").length,
    there: judged.filter(({ truth }) => truth === "fail").length,
  };
}

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { right, named, there }) => ({
      right: sum.right + right,
      named: sum.named + named,
      there: sum.there + there,
    }),
    NOTHING,
  );

/** What a tool got wrong: a defect named that is not there, or one that is there and not named. */
export const isWrong = (truth: Truth, verdict: Verdict): boolean => (truth === "fail") !== (verdict === "fail");

/** Our verdicts on the shared checks: a warning names a defect, an unscored row says nothing. */
/** Of a scan that ended without outcomes: the page was not reached, and its error tells of a wall. */
export const verdictsOfFailure = (code: string): Verdicts => ({
  "target-reachable": "fail",
  ...(code === "blocked" ? { "bot-challenge-detected": "fail" } : {}),
});

export function ourVerdicts(outcomes: readonly Pick<Outcome, "id" | "status" | "evidence">[]): Verdicts {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const also = new Map(SHARED_CHECKS.map(({ id, alsoOurs = [] }) => [id, alsoOurs]));
  return Object.fromEntries(
    outcomes.map(({ id }) => {
      const isBrokenElsewhere = (also.get(id) ?? []).some((other) => byId.get(other)?.status === "fail");
      return [id, isBrokenElsewhere ? "fail" : verdictOf(byId.get(id))];
    }),
  );
}

const BY_STATUS: Record<CheckStatus, Verdict> = {
  pass: "pass",
  warn: "fail",
  fail: "fail",
  na: "none",
  unable: "none",
  info: "none",
};

function verdictOf(outcome: Pick<Outcome, "id" | "status" | "evidence"> | undefined): Verdict {
  if (outcome === undefined) return "none";
  return REPORTED.has(outcome.id) && outcome.evidence.length > 0 ? "fail" : BY_STATUS[outcome.status];
}

/** A peer's verdict from the audits that ask a question together: one that fails names the defect. */
export function joinVerdicts(verdicts: readonly (Verdict | undefined)[]): Verdict {
  if (verdicts.includes("fail")) return "fail";
  return verdicts.includes("pass") ? "pass" : "none";
}
