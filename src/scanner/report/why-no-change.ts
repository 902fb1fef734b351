// Why no change is proposed to work that a report tells of, with the figure where there is one.
import type { Sign } from "../../model/profile.ts";
import type { HoursEstimate, Opportunity } from "../../model/results.ts";
import { OTHERS_FIRST, UNCHANGED, UNTOLD } from "../../model/unchanged-work.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { isSameText } from "../insight/signals/hand-hits.ts";
import { familyOf, templateOf } from "../insight/workflow-families.ts";
import type { AllHours } from "./estimate-all-hours.ts";
import { eventsText } from "./hours-arithmetic.ts";
import { reckonedFrom } from "./opportunity-rating.ts";

/** Work that pages tell of by hand owes a word where no change to it is proposed, and so does what a business is there for where only what any business does is to change, and all of it where nothing is. */
export function whyNoChange(
  claim: ClaimedWorkflow,
  opportunities: readonly Pick<Opportunity, "workflowId" | "title" | "evidence">[],
  { byWorkflow }: Pick<AllHours, "byWorkflow">,
  isCore = false,
): string {
  const { id, manualQuotes, heldBy, alreadyAutomated } = claim;
  if (heldBy !== undefined || opportunities.some(({ workflowId }) => workflowId === id)) return "";
  const isBesideOthers = opportunities.some(({ workflowId }) => (workflowId ?? "") !== "");
  const unchanged = `${UNCHANGED}${reasonOf(claim, byWorkflow.get(id), isBesideOthers)}`;
  if (manualQuotes.length === 0) {
    const isOwn = isCore && alreadyAutomated.length === 0;
    const owes = !isBesideOthers || (isOwn && opportunities.some(({ workflowId }) => isAnyones(workflowId ?? "")));
    return owes ? unchanged : "";
  }
  // A change is cited under the work that it was made for; what any business answers is one work.
  const other = opportunities.find(
    ({ workflowId, evidence = [] }) =>
      isAnyones(id) && isAnyones(workflowId ?? "") && evidence.some((sign) => manualQuotes.some(isSameAs(sign))),
  );
  if (other !== undefined) return `what is proposed for it is “${other.title}”`;
  return unchanged;
}

const isAnyones = (id: string): boolean => familyOf(id)?.isGeneric === true;

const isSameAs =
  ({ url, quote }: Sign) =>
  (other: Sign): boolean =>
    other.url === url && isSameText(other.quote, quote);

/**
 * ": what fits saves too little (on 24 claims a month, …)": no figure without its arithmetic, and what nobody stated or
 * counted on the site refuses nothing by one.
 */
function reasonOf(
  { opportunityIds, alreadyAutomated, manualQuotes, courseUrl }: ClaimedWorkflow,
  hours: HoursEstimate | undefined,
  isBesideOthers: boolean,
): string {
  if (opportunityIds.length > 0 && opportunityIds.every((id) => templateOf(id)?.isStopgap === true))
    return isBesideOthers ? OTHERS_FIRST : "";
  if (opportunityIds.length === 0 && alreadyAutomated.length === 0 && manualQuotes.length === 0)
    return courseUrl === undefined ? UNTOLD : "";
  const grade = hours?.eventsPerMonth.grade;
  if (hours === undefined || opportunityIds.length === 0 || (grade !== "caller" && grade !== "site")) return "";
  const events = eventsText(hours.eventsPerMonth.base, hours.unit);
  const volume =
    grade === "caller" ? `for the ${events} you stated` : `on ${events} a month, reckoned from ${reckonedFrom(hours)}`;
  return `: what fits ${hours.base < MUCH ? "saves too little" : "comes after other work"} (${volume})`;
}

/** So many hours pay for weeks of work. */
const MUCH = 5;
