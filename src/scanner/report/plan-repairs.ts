// Repairs of the first month: those that are proposed, what stands in the way of the changes, and what is soon done.
import type { Outcome } from "../../model/outcome.ts";
import type { Profile, SiteType } from "../../model/profile.ts";
import type { Opportunity, TopFix } from "../../model/results.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { showsLeftovers } from "../checks/trust/leftovers.ts";
import { CHECK_GROUPS, groupOf, lostWeight } from "./check-groups.ts";
import { isUpToHost } from "./host-limits.ts";
import { isGrave, isHigh } from "./list-findings.ts";
import { firstFixes } from "./made-together.ts";
import { opportunityOfGroup, withTwins } from "./opportunity-of-group.ts";
import { voiceOf } from "./opportunity-slots.ts";
import type { SiteVoice } from "./opportunity-slots.ts";

export interface PlaybookInput {
  scanId: string;
  domain: string;
  profile: Profile;
  opportunities: readonly Opportunity[];
  workflows: readonly ClaimedWorkflow[];
  outcomes: readonly Outcome[];
  topFixes: readonly TopFix[];
  /** Today's, with which those of the last day are compared. */
  scores: { readiness: number; aeo: number };
}

const TOP_FIXES = 8;
/** What loses this much is repaired in the first month, and what takes an hour or less; work that bears the name of a gain stays at that. */
const WORTH_A_VISIT = 1;
/** People choose a business nearby by what others say of it, before any program reads its pages with less around the text. */
const [CHOSEN_BY, FIRST_FIXES, LESS_CODE] = ["reviews-present", 5, "signal-density"] as const;
/** Only who writes programs or for them has readers that ask for pages in another form. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(["markdown-negotiation", "markdown-alternate"]);
const READ_BY_PROGRAMS: ReadonlySet<SiteType> = new Set(["docs", "saas-api"]);
/** Who leaves data wants to read it, whatever it gains. */
const OWED_TO_VISITORS: ReadonlySet<string> = new Set(["privacy-policy"]);

/** Each check once, the gravest first. */
export function planRepairs(input: PlaybookInput): Opportunity[] {
  const voice = voiceOf(input.profile, input.domain);
  const { value: siteType } = input.profile.siteType;
  const isLocal = siteType === "local-business";
  const isFirst = (id: string, at: number): boolean => at < FIRST_FIXES || !isLocal || id !== LESS_CODE;
  const isIdle = ({ id }: Outcome): boolean =>
    FOR_PROGRAMS.has(id) && (siteType === null || !READ_BY_PROGRAMS.has(siteType));
  const proposed = input.opportunities.filter(({ workflowId }) => !workflowId);
  const promised = new Map(proposed.flatMap(({ id, checkIds = [] }) => checkIds.map((check) => [check, id] as const)));
  const inTheWay = new Set([
    ...promised.keys(),
    ...input.opportunities.flatMap(({ prerequisites }) => prerequisites ?? []),
    ...firstFixes(input.topFixes, TOP_FIXES).flatMap(({ checkId }, at) => (isFirst(checkId, at) ? [checkId] : [])),
  ]);
  const repairOf = (outcome: Outcome): string | undefined => {
    const group = groupOf(outcome);
    return promised.get(outcome.id) ?? (group && `op-${group.id}`);
  };
  const failing = input.outcomes.filter(
    (outcome) => (lostWeight(outcome) > 0 && !isUpToHost(outcome)) || showsLeftovers(outcome),
  );
  const isProposed = (id: string | undefined): boolean => proposed.some((one) => one.id === id);
  // What a change to the work mends by itself is not repaired before it.
  const mended = new Set(input.opportunities.flatMap(({ workflowId, acceptance }) => (workflowId ? acceptance : [])));
  const isWorthIt = (outcome: Outcome): boolean =>
    !mended.has(outcome.id) &&
    !isProposed(repairOf(outcome)) &&
    (outcome.effort === "S" ||
      OWED_TO_VISITORS.has(outcome.id) ||
      lostWeight(outcome) >= WORTH_A_VISIT ||
      (isLocal && outcome.id === CHOSEN_BY));
  const byRepair = Map.groupBy(
    failing.filter(
      (outcome) =>
        isHigh(outcome) ||
        showsLeftovers(outcome) ||
        (!isIdle(outcome) && (inTheWay.has(outcome.id) || isWorthIt(outcome))),
    ),
    repairOf,
  );
  const planned = proposed.flatMap((one) => {
    const work = repairAs(one.id, byRepair, voice);
    return work === null ? [one] : [asProposed(work, one)];
  });
  const extra = [...byRepair.keys()].flatMap((id) =>
    id === undefined || isProposed(id) ? [] : (repairAs(id, byRepair, voice) ?? []),
  );
  const rank = (repair: Opportunity): number => {
    if (mendsGrave(repair, failing)) return -1;
    const at = input.topFixes.findIndex(({ checkId }) => repair.checkIds?.includes(checkId));
    return at === -1 ? input.topFixes.length : at;
  };
  return withTwins([...planned, ...extra], failing).toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

function repairAs(
  id: string,
  byRepair: ReadonlyMap<string | undefined, Outcome[]>,
  voice: SiteVoice,
): Opportunity | null {
  const group = CHECK_GROUPS.find((one) => `op-${one.id}` === id);
  const outcomes = byRepair.get(id);
  return group && outcomes ? opportunityOfGroup(group, outcomes, voice) : null;
}

/** The work in full under the name and for the gain that the report proposes it for. */
const asProposed = (work: Opportunity, proposed: Opportunity): Opportunity => ({
  ...proposed,
  automationApproach: work.automationApproach ?? [],
  checkIds: work.checkIds ?? [],
  acceptance: work.acceptance ?? [],
  effort: work.effort,
});

export const mendsGrave = ({ checkIds = [] }: Opportunity, outcomes: readonly Outcome[]): boolean =>
  outcomes.some((outcome) => isGrave(outcome) && checkIds.includes(outcome.id));
