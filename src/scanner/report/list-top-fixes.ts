// The fixes that gain most, with the points each would bring, by the same scorer.
import type { Outcome } from "../../model/outcome.ts";
import type { TopFix } from "../../model/results.ts";
import { pagesConcerned } from "../checks/define-check.ts";
import { byGain, isLosing, pointsOf, type Gains } from "./gain-if-fixed.ts";
import { SHOWS_WHAT_IS_THERE } from "./list-findings.ts";

const FIXES = 20;
/** So many are shown as what to do first: each is work of its own. */
const FIRST = 3;

export function listTopFixes(outcomes: readonly Outcome[], gains: Gains): TopFix[] {
  const byPoints = outcomes.filter(isLosing).toSorted(byGain(gains));
  const works = byPoints.map(workOf);
  const first = byPoints.filter((_, at) => works.indexOf(works[at] ?? "") === at).slice(0, FIRST);
  const fixes = [...new Set([...first, ...byPoints])].slice(0, FIXES);
  return fixes.map((outcome, at) => ({
    checkId: outcome.id,
    title: outcome.title,
    fix: outcome.fix,
    effort: outcome.effort,
    readinessGain: gains.get(outcome.id)?.readiness ?? 0,
    aeoGain: gains.get(outcome.id)?.aeo ?? 0,
    ...pagesOf(outcome),
    ...gainsAssume(gains.get(outcome.id)?.assumes ?? null),
    ...firstBecause(outcome, fixes.slice(at + 1), gains),
    ...(outcome.draft && { draft: outcome.draft }),
  }));
}

function pagesOf({ id, evidence, situation }: Outcome): Pick<TopFix, "pages" | "pagesInAll"> {
  if (SHOWS_WHAT_IS_THERE.has(id)) return { pages: [] };
  const pages = [...new Set(evidence.map(({ url }) => url))].slice(0, 5);
  const inAll = pagesConcerned(situation);
  return inAll > pages.length ? { pages, pagesInAll: inAll } : { pages };
}

/** Fixes that one block to paste, or one sentence on a page, makes together. */
const workOf = ({ id, fix, draft }: Outcome): string =>
  id === "pricing-answerable" || fix.startsWith("Write what it costs") ? "price" : (draft?.content ?? id);

/** Said only where a fix further down would gain more. */
function firstBecause({ id }: Outcome, later: readonly Outcome[], gains: Gains): Pick<TopFix, "firstBecause"> {
  const because = gains.get(id)?.because ?? null;
  const isOutdone = later.some((other) => pointsOf(gains, other.id) > pointsOf(gains, id));
  return because === null || !isOutdone ? {} : { firstBecause: because };
}

const gainsAssume = (assumes: string | null): Pick<TopFix, "gainsAssume"> =>
  assumes === null ? {} : { gainsAssume: assumes };
