// Opportunities of claimed workflows on a site of which nothing else is known.
import type { Opportunity } from "../../../src/model/results.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { deriveOpportunities, type OpportunityInput } from "../../../src/scanner/report/derive-opportunities.ts";
import { profile } from "../../fixtures/site.ts";

export const derivedFrom = (
  workflows: readonly ClaimedWorkflow[],
  over: Partial<OpportunityInput> = {},
): Opportunity[] =>
  deriveOpportunities({
    workflows,
    hours: { byWorkflow: new Map(), without: new Map() },
    profile: profile(),
    domain: "example.com",
    channels: [],
    technologies: [],
    outcomes: [],
    ...over,
  });
