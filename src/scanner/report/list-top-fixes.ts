// What to fix first, with the points each would bring, by the same scorer.
import type { Outcome } from "../../model/outcome.ts";
import type { TopFix } from "../../model/results.ts";
import { pathOf } from "../../model/words.ts";
import { byGain, isToMend, pointsOf, type Gains } from "./gain-if-fixed.ts";
import { gainedOnce, isForWhatStays, leadersOf } from "./made-together.ts";
import { isUpToHost } from "./host-limits.ts";
import { sharedDrafts } from "./merge-drafts.ts";
import { namesFile, placesIn } from "./opportunity-of-group.ts";

const FIXES = 30;

/** Each is work of its own; what is made with another one comes after them, and what no owner can make where the site lies. */
export function listTopFixes(outcomes: readonly Outcome[], ownGains: Gains): TopFix[] {
  const losing = outcomes.filter(isToMend).toSorted(byGain(ownGains));
  const leaders = leadersOf(losing, ownGains);
  const gains = gainedOnce(outcomes, leaders, ownGains);
  const isAfter = (outcome: Outcome): number => Number(leaders.has(outcome.id) || isUpToHost(outcome));
  const fixes = losing.toSorted((a, b) => isAfter(a) - isAfter(b) || byGain(gains)(a, b)).slice(0, FIXES);
  const drafts = fixes.flatMap(({ draft }) => draft ?? []);
  // As one block where two of them describe the same thing: pasted as two, it would be described twice.
  const shared = new Map(sharedDrafts(drafts).map((draft, at) => [drafts[at], draft] as const));
  return fixes.map((outcome, at) => ({
    checkId: outcome.id,
    title: outcome.title,
    ...fixOf(
      outcome,
      leaders.get(outcome.id),
      fixes.filter(({ id }) => leaders.get(id) === outcome),
    ),
    effort: outcome.effort,
    readinessGain: gains.get(outcome.id)?.readiness ?? 0,
    aeoGain: gains.get(outcome.id)?.aeo ?? 0,
    ...pagesOf(outcome),
    ...gainsAssume(gains.get(outcome.id)?.assumes ?? null),
    ...firstBecause(outcome, fixes.slice(at + 1), gains),
    ...(outcome.draft && { draft: shared.get(outcome.draft) ?? outcome.draft }),
  }));
}

/** What is done already with another fix is not told as one of its own. */
function fixOf(
  { fix, draft }: Outcome,
  leader: Outcome | undefined,
  made: readonly Outcome[],
): Pick<TopFix, "fix" | "countedWith"> {
  if (leader === undefined) return { fix: [fix, ...made.filter(isForWhatStays).map((other) => other.fix)].join(" ") };
  const isOneDraft = draft !== undefined && draft.content === leader.draft?.content;
  const how = isOneDraft ? "by the same draft as" : "with the fix for";
  return { fix: `Made ${how} “${leader.title}”, and counted there.`, countedWith: leader.title };
}

function pagesOf(outcome: Outcome): Pick<TopFix, "pages" | "pagesInAll"> {
  const { fix, pagesInAll } = outcome;
  if (pagesInAll === 0) return { pages: [] };
  // A fix that names its file says where; the other addresses were tried in vain.
  const urls = placesIn(outcome);
  if (urls.length === 0) return { pages: [] };
  const isNamedFile = (path: string): boolean => namesFile(path) && fix.includes(` ${path} `);
  const named = urls.filter((url) => isNamedFile(pathOf(url)));
  const pages = (named.length === 0 ? urls : named).slice(0, 5);
  return pagesInAll !== undefined && pagesInAll > pages.length ? { pages, pagesInAll } : { pages };
}

/** Said only where a fix further down would gain more. */
function firstBecause({ id }: Outcome, later: readonly Outcome[], gains: Gains): Pick<TopFix, "firstBecause"> {
  const because = gains.get(id)?.because ?? null;
  const isOutdone = later.some((other) => pointsOf(gains, other.id) > pointsOf(gains, id));
  return because === null || !isOutdone ? {} : { firstBecause: because };
}

const gainsAssume = (assumes: string | null): Pick<TopFix, "gainsAssume"> =>
  assumes === null ? {} : { gainsAssume: assumes };
