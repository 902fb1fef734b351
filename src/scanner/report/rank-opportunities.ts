// The order of opportunities: what saves most for sure comes first, then what matters most, then what is easiest.
import type { Opportunity, Rating } from "../../model/results.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { namesTime } from "../insight/stated-rules.ts";
import { familyOf } from "../insight/workflow-families.ts";
import { BY_HAND_REGION } from "../insight/signals/hand-hits.ts";
import { CONFIDENCE_FACTOR, IMPACT_HOURS } from "./opportunity-rating.ts";
import { SHOWN_FROM_HOURS } from "../../model/round-hours.ts";

export interface Ranking {
  fromWork: readonly Opportunity[];
  fromChecks: readonly Opportunity[];
  workflows: readonly Pick<ClaimedWorkflow, "id" | "confidence" | "points">[];
  /** Hours by workflow id, base case; a workflow without published volume is missing. */
  hours: ReadonlyMap<string, { base: number }>;
  limit: number;
}

const RATING_ORDER: Record<Rating, number> = { high: 3, medium: 2, low: 1 };
/** What is claimed with little certainty may add to a report and not fill it. */
const MOST_UNSURE = 3;
/** With so many opportunities a report needs none that matter little. */
const ENOUGH = 3;
/** From so many hours a month a workflow is worth several changes. */
const MUCH_WORK_HOURS = 4;

/**
 * What takes much time comes first. Then what takes over work that staff do by the site's own words, before hours that
 * rest on a default, and of that what is rated higher, then what takes a stated time; of both, what spares customers a
 * wait, then hours x confidence of the claim where they are worth
 * showing, impact, effort, sureness of the claim and id. Places are kept for what the checks found, so that missing facts are not crowded out by hours. What matters
 * little and has no hours of its own is told only where there is little else. `priority` counts from 1.
 */
export function rankOpportunities({ fromWork, fromChecks, workflows, hours, limit }: Ranking): Opportunity[] {
  const claims = new Map(workflows.map((workflow) => [workflow.id, workflow]));
  const claimOf = ({ workflowId }: Opportunity) => claims.get(workflowId ?? "");
  const worth = (opportunity: Opportunity): number => {
    const hours = opportunity.hours?.base ?? 0;
    return hours < SHOWN_FROM_HOURS ? 0 : hours * CONFIDENCE_FACTOR[claimOf(opportunity)?.confidence ?? "low"];
  };
  const much = (opportunity: Opportunity): number => {
    const hours = worth(opportunity);
    return hours >= IMPACT_HOURS.high ? hours : 0;
  };
  const inOrder = (a: Opportunity, b: Opportunity): number =>
    much(b) - much(a) ||
    Number(takesOverHandwork(b)) - Number(takesOverHandwork(a)) ||
    (takesOverHandwork(a) ? byHandwork(a, b) : 0) ||
    worth(b) - worth(a) ||
    Number(spares(b)) - Number(spares(a)) ||
    RATING_ORDER[b.impact] - RATING_ORDER[a.impact] ||
    RATING_ORDER[a.effort] - RATING_ORDER[b.effort] ||
    (claimOf(b)?.points ?? 0) - (claimOf(a)?.points ?? 0) ||
    (a.id < b.id ? -1 : 1);
  let unsure = 0;
  const told = new Map<string, number>();
  // Few where few are worth it, and none where none is: nothing fills the list.
  const work = fromWork
    .filter(isWorthItsEffort)
    .toSorted(inOrder)
    .filter((opportunity) => {
      const claim = claimOf(opportunity);
      const count = (told.get(claim?.id ?? "") ?? 0) + 1;
      if (claim) told.set(claim.id, count);
      return !claim || count <= worthTelling(claim.id, hours.get(claim.id)?.base ?? null);
    })
    .filter((opportunity) => claimOf(opportunity)?.confidence !== "low" || (unsure += 1) <= MOST_UNSURE)
    .slice(0, Math.max(0, limit - fromChecks.length));
  return [...work, ...fromChecks]
    .sort(inOrder)
    .slice(0, limit)
    .filter((opportunity, at) => at < ENOUGH || opportunity.impact !== "low" || (opportunity.hours ?? null) !== null)
    .map((opportunity, at) => ({ ...opportunity, priority: at + 1 }));
}

/** From so many hours a month a change that brings nothing but time is worth reading about. */
const READ_FROM_HOURS = 0.25;
/** What customers meet, and can do by themselves afterwards. */
const MET_BY_CUSTOMERS: ReadonlySet<string> = new Set(["selfserve", "capture", "publish"]);

/** From so many hours a month days of work, and weeks, pay for themselves within a year or so. */
const PAYS_FROM_HOURS: Record<Rating, number> = { low: 0, medium: 1, high: 5 };
/** Days of work on what staff have to look over each time pay later. */
const LOOKED_OVER: ReadonlySet<string> = new Set(["draft", "answer", "extract"]);

/** Days or weeks of work that save next to nothing are no advice, nor is a change that saves a few minutes and brings nothing else. */
function isWorthItsEffort({ impact, effort, hours, kind = "", checkIds = [], evidence = [] }: Opportunity): boolean {
  const base = hours?.base ?? 0;
  if (impact === "low" && effort === "high") return false;
  if (!hours || checkIds.length > 0) return true;
  if (base < PAYS_FROM_HOURS[effort] * (effort === "medium" && LOOKED_OVER.has(kind) ? 2 : 1)) return false;
  return base >= READ_FROM_HOURS || (effort === "low" && MET_BY_CUSTOMERS.has(kind)) || spares({ kind, evidence });
}

/** Customers do by themselves what they wait for today, by the site's own words. */
const spares = ({ kind, evidence = [] }: Pick<Opportunity, "kind" | "evidence">): boolean =>
  (kind === "selfserve" || kind === "capture") && evidence.some(({ region }) => region.startsWith("manual"));

const byHandwork = (a: Opportunity, b: Opportunity): number =>
  RATING_ORDER[b.impact] - RATING_ORDER[a.impact] ||
  Number(takesTime(b)) - Number(takesTime(a)) ||
  Number(spares(b)) - Number(spares(a));

/** How long it takes staff, by the site's own words. */
const takesTime = ({ evidence = [] }: Opportunity): boolean =>
  evidence.some(({ region, quote }) => region === BY_HAND_REGION && namesTime(quote));

/** Staff do the work by hand, as a sentence of the site tells, and the change does it in their place. */
export const takesOverHandwork = ({
  kind,
  impact,
  evidence = [],
}: Pick<Opportunity, "kind" | "impact" | "evidence">): boolean =>
  impact !== "low" && TAKES_OVER.has(kind ?? "") && evidence.some(({ region }) => region === BY_HAND_REGION);

const TAKES_OVER: ReadonlySet<string> = new Set(["selfserve", "capture", "extract", "draft", "sync"]);

/** How many changes to one workflow are worth an owner's time: one to small work that every business has, several where it takes hours. */
function worthTelling(id: string, base: number | null): number {
  if (base !== null && base >= MUCH_WORK_HOURS) return 3;
  return familyOf(id)?.isGeneric === true && (base === null || base < SHOWN_FROM_HOURS) ? 1 : 2;
}
