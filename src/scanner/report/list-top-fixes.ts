// The fixes that gain most, with the points each would bring, by the same scorer.
import type { Draft } from "../../model/draft.ts";
import type { Outcome } from "../../model/outcome.ts";
import type { TopFix } from "../../model/results.ts";
import { pathOf } from "../../model/words.ts";
import { pagesConcerned } from "../checks/define-check.ts";
import { ANSWER_AT_NAMED } from "../checks/judge-declared.ts";
import { byGain, gainTogether, isLosing, pointsOf, type Gains } from "./gain-if-fixed.ts";
import { SHOWS_WHAT_IS_THERE } from "./list-findings.ts";
import { sharedDrafts } from "./merge-drafts.ts";
import { DECLARED, isMadeWith } from "./mend-declared.ts";
import { namesFile } from "./opportunity-of-group.ts";

const FIXES = 30;
/** So many are shown as what to do first: each is work of its own. */
const FIRST = 3;

export function listTopFixes(outcomes: readonly Outcome[], ownGains: Gains): TopFix[] {
  const inOrder = outcomes.filter(isLosing).toSorted(byGain(ownGains));
  const gains = withDeclared(outcomes, inOrder, ownGains);
  const byPoints = inOrder.toSorted(byGain(gains));
  const works = byPoints.map((outcome) => workOf(outcome, byPoints));
  const first = byPoints.filter((_, at) => works.indexOf(works[at] ?? "") === at).slice(0, FIRST);
  const fixes = [...new Set([...first, ...byPoints])].slice(0, FIXES);
  const drafts = fixes.flatMap(({ draft }) => draft ?? []);
  const shared = new Map(sharedDrafts(drafts).map((draft, at) => [drafts[at], draft] as const));
  return fixes.map((outcome, at) => ({
    checkId: outcome.id,
    title: outcome.title,
    ...madeWith(outcome, fixes.slice(0, at)),
    effort: outcome.effort,
    readinessGain: gains.get(outcome.id)?.readiness ?? 0,
    aeoGain: gains.get(outcome.id)?.aeo ?? 0,
    ...pagesOf(outcome),
    ...gainsAssume(gains.get(outcome.id)?.assumes ?? null),
    ...firstBecause(outcome, fixes.slice(at + 1), gains),
    ...drafted(outcome, shared),
  }));
}

/** As one block where two of them describe the same thing: pasted as two, it would be described twice. */
const drafted = ({ draft }: Outcome, shared: ReadonlyMap<Draft | undefined, Draft>): Pick<TopFix, "draft"> =>
  draft === undefined ? {} : { draft: shared.get(draft) ?? draft };

function pagesOf({ id, fix, evidence, situation }: Outcome): Pick<TopFix, "pages" | "pagesInAll"> {
  if (SHOWS_WHAT_IS_THERE.has(id)) return { pages: [] };
  // A fix that names its file says where; the other addresses were tried in vain.
  const urls = [...new Set(evidence.map(({ url }) => url))];
  const named = urls.filter((url) => namesFile(fix) && fix.includes(` ${pathOf(url)} `));
  const pages = (named.length === 0 ? urls : named).slice(0, 5);
  const inAll = pagesConcerned(situation);
  return inAll > pages.length ? { pages, pagesInAll: inAll } : { pages };
}

/** Fixes that one block to paste, or one sentence on a page, makes together. */
function workOf(outcome: Outcome, losing: readonly Outcome[]): string {
  const { id, fix, draft } = outcome;
  if (id === "pricing-answerable" || fix.startsWith("Write what it costs")) return "price";
  return mendsDeclared(outcome, losing) ? DECLARED : (draft?.content ?? id);
}

/** What makes the declared addresses answer mends every document that names them, and every server behind them. */
function mendsDeclared({ fix, category, evidence }: Outcome, losing: readonly Outcome[]): boolean {
  const declared = losing.find(({ id }) => id === DECLARED);
  // Where what was declared lies at the address of a page, other checks speak of that page.
  if (declared?.category !== category) return false;
  const dead = new Set(declared.evidence.map(({ url }) => url));
  return fix === ANSWER_AT_NAMED || (evidence.length > 0 && evidence.every(({ url }) => dead.has(url)));
}

const MADE_WITH = "Made with the fix for “";

/** The first so many fixes, with what is made by them. */
export function firstFixes<Fix extends Partial<Pick<TopFix, "title" | "fix">>>(
  fixes: readonly Fix[],
  count: number,
): Fix[] {
  const first = fixes.slice(0, count);
  const made = fixes
    .slice(count)
    .filter(({ fix = "" }) => first.some(({ title }) => fix.startsWith(`${MADE_WITH}${title}”`)));
  return [...first, ...made];
}

/** What is done already with a fix above is not told as another one. */
function madeWith(outcome: Outcome, above: readonly Outcome[]): Pick<TopFix, "fix" | "countedWith"> {
  const { id, fix } = outcome;
  const declared = above.find((other) => other.id === DECLARED);
  const same = isMadeWith(declared, outcome) ? declared : above.find((other) => other.fix === fix);
  if (same === undefined || same.id === id) return { fix };
  const made = `${MADE_WITH}${same.title}”`;
  return same.id === DECLARED ? { fix: `${made}, and counted there.`, countedWith: same.title } : { fix: `${made}.` };
}

/** What is made with the repair of the declared addresses is gained by it, and by nothing else. */
function withDeclared(outcomes: readonly Outcome[], losing: readonly Outcome[], gains: Gains): Gains {
  const declared = losing.find(({ id }) => id === DECLARED);
  const own = gains.get(DECLARED);
  if (declared === undefined || own === undefined) return gains;
  const made = losing.flatMap((outcome) => {
    const gain = outcome.id === DECLARED || !isMadeWith(declared, outcome) ? undefined : gains.get(outcome.id);
    return gain === undefined || gain.rank < own.rank ? [] : [[outcome.id, { ...gain, readiness: 0, aeo: 0 }] as const];
  });
  const together = gainTogether(outcomes, new Set([DECLARED, ...made.map(([id]) => id)]));
  return new Map([...gains, ...made, [DECLARED, { ...own, ...together }]]);
}

/** Said only where a fix further down would gain more. */
function firstBecause({ id }: Outcome, later: readonly Outcome[], gains: Gains): Pick<TopFix, "firstBecause"> {
  const because = gains.get(id)?.because ?? null;
  const isOutdone = later.some((other) => pointsOf(gains, other.id) > pointsOf(gains, id));
  return because === null || !isOutdone ? {} : { firstBecause: because };
}

const gainsAssume = (assumes: string | null): Pick<TopFix, "gainsAssume"> =>
  assumes === null ? {} : { gainsAssume: assumes };
