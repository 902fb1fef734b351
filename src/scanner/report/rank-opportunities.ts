// The order of opportunities: what saves most for sure comes first, then what matters most, then what is easiest.
import type { Opportunity, Rating } from "../../model/results.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { namesTime } from "../insight/stated-rules.ts";
import { familyOf, templateOf } from "../insight/workflow-families.ts";
import { BY_HAND_REGION } from "../insight/signals/hand-hits.ts";
import {
  CONFIDENCE_FACTOR,
  IMPACT_HOURS,
  isHandwork,
  isSaid,
  surenessOf,
  TRIGGER_REGION,
} from "./opportunity-rating.ts";
import { KEEPS_VISITS, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";

export interface Ranking {
  fromWork: readonly Opportunity[];
  fromChecks: readonly Opportunity[];
  workflows: readonly (Pick<ClaimedWorkflow, "id" | "confidence" | "points"> &
    Partial<Pick<ClaimedWorkflow, "manualQuotes" | "evidence">>)[];
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
 * What takes over work that goes by hand or on paper by the site's own words comes first, since it is seen and hours rest
 * on assumptions; of that, and of the rest, what takes much time, then what is rated higher, easier, takes a stated time
 * and spares customers a wait, then hours x confidence of the claim where they are worth showing, impact, effort,
 * sureness of the claim and id. Places are kept for what the checks found, so that missing facts are not crowded out by
 * hours. What matters little and has no hours of its own is told only where there is little else, and what takes days and
 * brings more than it saves only where few other changes to the work are, one for each kind of it. `priority` counts from 1.
 */
export function rankOpportunities({ fromWork, fromChecks, workflows, hours, limit }: Ranking): Opportunity[] {
  const claims = new Map(workflows.map((workflow) => [workflow.id, workflow]));
  const claimOf = ({ workflowId }: Opportunity) => claims.get(workflowId ?? "");
  const worth = (opportunity: Opportunity): number => {
    const hours = opportunity.hours?.base ?? 0;
    return hours < SHOWN_FROM_HOURS ? 0 : hours * CONFIDENCE_FACTOR[surenessIn(claimOf(opportunity))];
  };
  const much = (opportunity: Opportunity): number => {
    const hours = worth(opportunity);
    return hours >= IMPACT_HOURS.high ? hours : 0;
  };
  // A call or a letter that the site asks for tells of the work as well, where much of it is reckoned.
  const isSeen = (one: Opportunity): boolean => takesOverHandwork(one) || (much(one) > 0 && isTold(one));
  const inOrder = (a: Opportunity, b: Opportunity): number =>
    Number(isSeen(b)) - Number(isSeen(a)) ||
    much(b) - much(a) ||
    Number(takesOverHandwork(b)) - Number(takesOverHandwork(a)) ||
    (takesOverHandwork(a) ? byHandwork(a, b) : 0) ||
    worth(b) - worth(a) ||
    Number(spares(b)) - Number(spares(a)) ||
    RATING_ORDER[b.impact] - RATING_ORDER[a.impact] ||
    RATING_ORDER[a.effort] - RATING_ORDER[b.effort] ||
    (claimOf(b)?.points ?? 0) - (claimOf(a)?.points ?? 0) ||
    (a.id < b.id ? -1 : 1);
  /** Visits are worth days of work where there are many, and a sentence of the site tells how they are asked for. */
  const keepsMany = ({ workflowId, effort, estimatedTimeSavingsRange, evidence = [] }: Opportunity): boolean =>
    estimatedTimeSavingsRange === KEEPS_VISITS &&
    effort !== "high" &&
    (hours.get(workflowId ?? "")?.base ?? 0) >= IMPACT_HOURS.medium &&
    isAskedInWords(evidence);
  /** So many of one kind of work, and of work that is claimed with little certainty; those that are told already count. */
  const hasRoom = (one: Opportunity, told: readonly Opportunity[]): boolean => {
    const claim = claimOf(one);
    const alike = told.filter(({ workflowId }) => claim !== undefined && workflowId === claim.id);
    if (claim && alike.length >= worthTelling(claim.id, hours.get(claim.id)?.base ?? null)) return false;
    return (
      surenessIn(claim) !== "low" || told.filter((other) => surenessIn(claimOf(other)) === "low").length < MOST_UNSURE
    );
  };
  const within = (some: readonly Opportunity[], told: readonly Opportunity[] = []): Opportunity[] =>
    some.reduce((all, one) => (hasRoom(one, all) ? [...all, one] : all), [...told]).slice(told.length);
  const inTurn = fromWork.toSorted(inOrder);
  const pays = inTurn.filter((one) => isWorthItsEffort(one) || keepsMany(one));
  const served = new Set(pays.filter(doesHandwork).map(({ workflowId }) => workflowId));
  // The hours are assumed and the handwork is seen: each such work gets the change that fits it best.
  const fitting = new Set(
    onePerWork(inTurn.filter((one) => isOfHandwork(one) && !served.has(one.workflowId))).concat(pays),
  );
  const paying = within(inTurn.filter((one) => fitting.has(one)));
  const paidFor = new Set([...fitting].map(({ workflowId }) => workflowId));
  // The trade's own work before what every business has.
  const standing = (one: Opportunity): number =>
    (claimOf(one)?.points ?? 0) + (familyOf(one.workflowId ?? "")?.isGeneric === true ? 0 : OWN_WORK_POINTS);
  const slower = inTurn
    .filter(
      (one) => bringsSomething(one) && !paidFor.has(one.workflowId) && (isInUse(claimOf(one)) || restsOnSentence(one)),
    )
    .toSorted((a, b) => standing(b) - standing(a));
  const few = within(onePerWork(slower), paying).slice(0, Math.max(0, ENOUGH - paying.length));
  const work = [...paying, ...few].slice(0, Math.max(0, limit - fromChecks.length));
  return [...work, ...fromChecks]
    .sort(inOrder)
    .slice(0, limit)
    .filter(
      (one, at) =>
        at < ENOUGH ||
        one.impact !== "low" ||
        (one.hours ?? null) !== null ||
        spares(one) ||
        isAskedFor(one) ||
        keepsMany(one),
    )
    .map((opportunity, at) => ({ ...opportunity, priority: at + 1 }));
}

/** More than any sum of signs. */
const OWN_WORK_POINTS = 1000;

/**
 * Customers meet it, or messages and drafts reach them sooner, for some days of work at most; what only listens, watches or
 * answers by itself does not, nor what saves next to nothing of what staff do.
 */
const bringsSomething = (one: Opportunity): boolean =>
  one.effort !== "high" &&
  BRINGS.has(one.kind ?? "") &&
  (one.estimatedTimeSavingsRange !== KEEPS_VISITS || restsOnSentence(one)) &&
  (one.effort === "low" || isWorthReading(one));
const BRINGS: ReadonlySet<string> = new Set(["selfserve", "capture", "publish", "draft", "remind"]);

/** Something of it can be used on the site, or a sentence tells how it goes: words alone may speak of others' work. */
const isInUse = (claim: Ranking["workflows"][number] | undefined): boolean =>
  (claim?.manualQuotes ?? []).length > 0 || (claim?.evidence ?? []).some(({ region }) => USED.has(region));
const USED: ReadonlySet<string> = new Set(["channel", "form", "link", "button", "nav", "document", "technology"]);

/** A sentence in which the business says so is as good as what can be used on the site. */
const restsOnSentence = ({ id, evidence = [] }: Opportunity): boolean =>
  templateOf(id)?.restsOnSentence === true && isAskedInWords(evidence);

const onePerWork = (some: readonly Opportunity[]): Opportunity[] =>
  [...Map.groupBy(some, ({ workflowId }) => workflowId).values()].flatMap(([first]) => first ?? []);

const surenessIn = (claim: Ranking["workflows"][number] | undefined) =>
  claim === undefined ? "low" : surenessOf({ manualQuotes: [], ...claim });

/** From so many hours a month a change that brings nothing but time is worth reading about. */
const READ_FROM_HOURS = 0.25;
/** What customers meet, and can do by themselves afterwards. */
const MET_BY_CUSTOMERS: ReadonlySet<string> = new Set(["selfserve", "capture", "publish"]);

/** From so many hours a month days of work, and weeks, pay for themselves within a year or so. */
const PAYS_FROM_HOURS: Record<Rating, number> = { low: 0, medium: 1, high: 5 };
/** Days of work on what staff have to look over each time pay later. */
const LOOKED_OVER: ReadonlySet<string> = new Set(["draft", "answer", "extract"]);

/** Days or weeks of work that save next to nothing are no advice, nor is a change that saves a few minutes and brings nothing else. */
function isWorthItsEffort(one: Opportunity): boolean {
  const { impact, effort, hours, kind = "", checkIds = [], evidence = [] } = one;
  const base = hours?.base ?? 0;
  if (impact === "low" && effort === "high") return false;
  // Weeks of work need a figure or a sentence that tells of the work, days that or a volume, and a day what customers meet.
  if (!hours && checkIds.length === 0 && !isTold({ evidence }))
    return impact === "low" ? effort === "low" && MET_BY_CUSTOMERS.has(kind) : effort !== "high";
  if (!hours || checkIds.length > 0) return true;
  if (base < PAYS_FROM_HOURS[effort] * (effort === "medium" && LOOKED_OVER.has(kind) ? 2 : 1)) return false;
  return isWorthReading(one);
}

/** It saves more than minutes, or customers meet it after a day of work, or need no longer wait. */
const isWorthReading = ({ kind = "", effort, hours, evidence = [] }: Opportunity): boolean =>
  !hours ||
  hours.base >= READ_FROM_HOURS ||
  (effort === "low" && MET_BY_CUSTOMERS.has(kind)) ||
  spares({ kind, evidence });

/** Customers do by themselves what they wait for today, by the site's own words. */
const spares = ({ kind, evidence = [] }: Pick<Opportunity, "kind" | "evidence">): boolean =>
  (kind === "selfserve" || kind === "capture") && isTold({ evidence });

/** An hour or so of work that customers meet, where a sentence of the site tells how they go about it today. */
const isAskedFor = ({ kind = "", effort, evidence = [] }: Opportunity): boolean =>
  effort === "low" && MET_BY_CUSTOMERS.has(kind) && isAskedInWords(evidence);

const isAskedInWords = (evidence: NonNullable<Opportunity["evidence"]>): boolean =>
  evidence.some(({ region, quote }) => region === TRIGGER_REGION && isSaid(quote));

export const isTold = ({ evidence = [] }: Pick<Opportunity, "evidence">): boolean =>
  evidence.some(({ region }) => region.startsWith("manual"));

const byHandwork = (a: Opportunity, b: Opportunity): number =>
  RATING_ORDER[b.impact] - RATING_ORDER[a.impact] ||
  RATING_ORDER[a.effort] - RATING_ORDER[b.effort] ||
  Number(takesTime(b)) - Number(takesTime(a)) ||
  Number(spares(b)) - Number(spares(a));

/** How long it takes staff, by the site's own words. */
const takesTime = ({ evidence = [] }: Opportunity): boolean =>
  evidence.some(({ region, quote }) => region === BY_HAND_REGION && namesTime(quote));

const doesHandwork = ({ kind, evidence = [] }: Pick<Opportunity, "kind" | "evidence">): boolean =>
  TAKES_OVER.has(kind ?? "") && evidence.some(isHandwork);

/** It goes by hand or on paper, as a sentence of the site tells, and the change does it in its place. */
export const takesOverHandwork = (opportunity: Pick<Opportunity, "kind" | "impact" | "evidence">): boolean =>
  opportunity.impact !== "low" && doesHandwork(opportunity);

const TAKES_OVER: ReadonlySet<string> = new Set(["selfserve", "capture", "extract", "draft", "sync"]);

/** A change that does the handwork, unless it takes weeks for next to nothing. */
const isOfHandwork = (one: Opportunity): boolean =>
  doesHandwork(one) && !(one.impact === "low" && one.effort === "high");

/** How many changes to one workflow are worth an owner's time: one to small work that every business has, several where it takes hours. */
function worthTelling(id: string, base: number | null): number {
  if (base !== null && base >= MUCH_WORK_HOURS) return 3;
  return familyOf(id)?.isGeneric === true && (base === null || base < SHOWN_FROM_HOURS) ? 1 : 2;
}
