// Work of which a report says how much software can do of it as a rule.
import type { Opportunity } from "../model/results.ts";

/** A change to it is proposed and no hours are given: where they are, they say it of this business. */
export function ratedWork(opportunities: readonly Pick<Opportunity, "workflowId" | "hours">[]): ReadonlySet<string> {
  const timed = new Set(opportunities.flatMap(({ workflowId, hours }) => (hours ? workflowId : [])));
  const ids = opportunities.flatMap(({ workflowId }) => workflowId ?? []);
  return new Set(ids.filter((id) => !timed.has(id)));
}
