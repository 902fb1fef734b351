// Why no change is proposed to work that a report tells of, with the figure where there is one.
import type { Sign } from "../../model/profile.ts";
import type { HoursEstimate, Opportunity } from "../../model/results.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { pathOf } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { isSameText } from "../insight/signals/hand-hits.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { AllHours } from "./estimate-all-hours.ts";
import { eventsText } from "./hours-arithmetic.ts";

/** Work that pages tell of by hand, or that is rated high, owes a word where no change to it is proposed. */
export function whyNoChange(
  claim: ClaimedWorkflow,
  opportunities: readonly Pick<Opportunity, "workflowId" | "title" | "evidence">[],
  { byWorkflow }: Pick<AllHours, "byWorkflow">,
): string {
  const { id, manualQuotes, heldBy, automationPotential } = claim;
  const isOwed = manualQuotes.length > 0 || automationPotential === "high";
  if (!isOwed || heldBy !== undefined || opportunities.some(({ workflowId }) => workflowId === id)) return "";
  const other = opportunities.find(({ evidence = [] }) => evidence.some((sign) => manualQuotes.some(isSameAs(sign))));
  if (other !== undefined) return `; what is proposed for it is “${other.title}”`;
  return `; no change is proposed${reasonOf(claim, byWorkflow.get(id))}`;
}

const isSameAs =
  ({ url, quote }: Sign) =>
  (other: Sign): boolean =>
    other.url === url && isSameText(other.quote, quote);

function reasonOf(
  { id, opportunityIds, alreadyAutomated, manualQuotes: [told] }: ClaimedWorkflow,
  hours: HoursEstimate | undefined,
): string {
  if (opportunityIds.length > 0) return hours === undefined ? `: ${unseen(id)}` : `: ${savingOf(hours)}`;
  if (alreadyAutomated.length > 0) return ", since what could take it over is in place already";
  return told === undefined
    ? " on that alone"
    : `: none that this scan knows takes over what ${pathOf(told.url)} tells of`;
}

const unseen = (id: string): string => `how many ${familyOf(id)?.unit.many ?? "cases"} there are could not be seen`;

/** "what fits is reckoned to save about 0.4 h a month, assuming 24 claims" */
function savingOf({ base, eventsPerMonth, unit }: HoursEstimate): string {
  const events = eventsText(eventsPerMonth.base, unit);
  const volume = eventsPerMonth.grade === "caller" ? `for the ${events} you stated` : `assuming ${events}`;
  const saved = base < LEAST ? "minutes" : `about ${roundHours(base)} h`;
  const isSmall = base >= SHOWN_FROM_HOURS && base < MUCH;
  return `what fits is reckoned to save ${saved} a month, ${volume}${isSmall ? ": too little for the work that it takes" : ""}`;
}

/** What rounds to no tenth of an hour. */
const LEAST = 0.05;
/** So many hours pay for weeks of work. */
const MUCH = 5;
