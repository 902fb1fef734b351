// One definition per scan agent: what it looks at, what it derives, what it learnt in a few words.
import { isJudged, type Outcome } from "../../model/outcome.ts";
import type { AgentId } from "../../model/scan.ts";
import type { SiteEvidence } from "../evidence/site-evidence.ts";
import type { AgentResult } from "./agent-result.ts";

export interface ScanAgent {
  id: AgentId;
  title: string;
  /** What it looks at, for people. Which checks it owns follows from the checks' own definitions. */
  looksAt: string;
  /** Facts for the report beside the outcomes. */
  derive?(evidence: SiteEvidence): Pick<AgentResult, "workflows" | "technologies">;
  /** About five words on what it found, for the live view. */
  learn(evidence: SiteEvidence, outcomes: readonly Outcome[]): string;
}

export const defineAgent = (agent: ScanAgent): ScanAgent => agent;

/** "7 of 9 checks pass", for agents that have nothing better to tell. */
export function tally(outcomes: readonly Outcome[]): string {
  const judged = outcomes.filter(isJudged);
  if (judged.length === 0) return "nothing here to judge";
  return `${judged.filter(({ status }) => status === "pass").length} of ${judged.length} checks pass`;
}
