// Why no change is proposed to work that a report tells of, with the figure where there is one.
import type { Sign } from "../../model/profile.ts";
import type { HoursEstimate, Opportunity } from "../../model/results.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { isSameText } from "../insight/signals/hand-hits.ts";
import { familyOf, templateOf } from "../insight/workflow-families.ts";
import type { AllHours } from "./estimate-all-hours.ts";
import { eventsText } from "./hours-arithmetic.ts";
import { reckonedFrom } from "./opportunity-rating.ts";

/** Told where there is more to say than that none is proposed; work that no page tells of by hand owes no word where changes to other work are. */
export function whyNoChange(
  claim: ClaimedWorkflow,
  opportunities: readonly Pick<Opportunity, "workflowId" | "title" | "evidence">[],
  { byWorkflow }: Pick<AllHours, "byWorkflow">,
): string {
  const { id, manualQuotes, heldBy } = claim;
  if (heldBy !== undefined || opportunities.some(({ workflowId }) => workflowId === id)) return "";
  if (manualQuotes.length === 0 && opportunities.some(({ workflowId }) => (workflowId ?? "") !== "")) return "";
  // A change is cited under the work that it was made for; what any business answers is one work.
  const other = opportunities.find(
    ({ workflowId, evidence = [] }) =>
      isAnyones(id) && isAnyones(workflowId ?? "") && evidence.some((sign) => manualQuotes.some(isSameAs(sign))),
  );
  return other === undefined ? figureOf(claim, byWorkflow.get(id)) : `what is proposed for it is “${other.title}”`;
}

const isAnyones = (id: string): boolean => familyOf(id)?.isGeneric === true;

const isSameAs =
  ({ url, quote }: Sign) =>
  (other: Sign): boolean =>
    other.url === url && isSameText(other.quote, quote);

/** No figure stands without its arithmetic, and what nobody stated or counted on the site refuses nothing by one. */
function figureOf({ opportunityIds }: ClaimedWorkflow, hours: HoursEstimate | undefined): string {
  const grade = hours?.eventsPerMonth.grade;
  if (hours === undefined || (grade !== "caller" && grade !== "site")) return "";
  if (opportunityIds.every((id) => templateOf(id)?.isStopgap === true)) return "";
  const events = eventsText(hours.eventsPerMonth.base, hours.unit);
  const volume =
    grade === "caller" ? `for the ${events} you stated` : `on ${events} a month, reckoned from ${reckonedFrom(hours)}`;
  return `no change to this work is proposed: what fits ${hours.base < MUCH ? "saves too little" : "comes after other work"} (${volume})`;
}

/** So many hours pay for weeks of work. */
const MUCH = 5;
