// From claimed workflows to what could be automated: hours once over all of them, then opportunities.
import type { Outcome } from "../../model/outcome.ts";
import type { Channel, Profile, Technology } from "../../model/profile.ts";
import type { ScanResults } from "../../model/results.ts";
import type { ScanHeader } from "../../model/scan.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { deriveOpportunities } from "./derive-opportunities.ts";
import { estimateAllHours } from "./estimate-all-hours.ts";
import { voiceOf } from "./opportunity-slots.ts";
import { totalHours, totalTimeSavingsPotential } from "./total-hours.ts";
import { whyNoChange } from "./why-no-change.ts";
import { whyNoTotal } from "./why-no-total.ts";
import { toWorkflowViewIn } from "./workflow-view.ts";

export interface AutomationPlan extends Pick<ScanResults, "workflows" | "opportunities" | "hoursTotal"> {
  totalTimeSavingsPotential: string;
}

const OPPORTUNITIES_IN_FULL = 12;
const OPPORTUNITIES = 10;

export function planAutomation(input: {
  header: ScanHeader;
  claimed: readonly ClaimedWorkflow[];
  profile: Profile;
  channels: readonly Channel[];
  technologies: readonly Technology[];
  outcomes: readonly Outcome[];
}): AutomationPlan {
  const { header, claimed, profile } = input;
  // Of a trade that is only guessed no table tells how much work there is.
  const isGuessed = profile.industry.confidence === "low";
  const hours = estimateAllHours({
    workflows: claimed,
    industry: isGuessed ? null : profile.industry.value,
    subKind: isGuessed ? null : profile.industry.subKind,
    sizeBand: profile.sizeBand.value ?? "micro",
    assumptions: header.assumptions,
  });
  const opportunities = deriveOpportunities({
    ...input,
    workflows: claimed,
    hours,
    domain: header.domain,
    limit: header.scanType === "full" ? OPPORTUNITIES_IN_FULL : OPPORTUNITIES,
  });
  const voice = voiceOf(profile, header.domain);
  const dead = faultyIn(input.outcomes, "broken-internal-links");
  const hoursTotal = totalHours(opportunities, hours);
  return {
    workflows: claimed.map((claim) => toWorkflowViewIn(voice, dead, whyNoChange(claim, opportunities, hours))(claim)),
    opportunities,
    hoursTotal,
    totalTimeSavingsPotential:
      totalTimeSavingsPotential(hoursTotal) ?? whyNoTotal({ header, claimed, hours, opportunities, profile }),
  };
}

/** Addresses that a check found fault with. */
const faultyIn = (outcomes: readonly Outcome[], check: string): string[] =>
  outcomes.filter(({ id }) => id === check).flatMap(({ evidence }) => evidence.map(({ url }) => url));
