// What one scan agent hands in: its outcomes, and the facts it derives from the evidence.
import type { Outcome } from "../../model/outcome.ts";
import type { Channel, Profile, Technology } from "../../model/profile.ts";
import type { AgentId } from "../../model/scan.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";

export interface AgentResult {
  agent: AgentId;
  outcomes: Outcome[];
  /** Five words of what it learnt, for the live view. */
  learnt: string;
  /** Every result carries these, so that a report can be composed from whichever agents finished. */
  profile: Profile;
  channels: Channel[];
  site: SiteSummary;
  /** operations */
  workflows?: ClaimedWorkflow[];
  /** technology */
  technologies?: Technology[];
}

/** What the report says of the crawl; carried by every result, so that a report needs no evidence bundle. */
export interface SiteSummary {
  finalUrl: string;
  isLocalCopy: boolean;
  observedAt: number;
  pages: { url: string; kind: string; title: string; status: number; words: number }[];
  /** Paths of files that scripts put into the pages. */
  parts?: string[] | undefined;
  pagesKnown: number;
  requestsUsed: number;
  pagesFailed: { url: string; reason: string }[];
  /** Paths that pages read lead to and that robots.txt closes to this crawler, where no other page was left. */
  closed?: string[] | undefined;
  stoppedBy: string;
  challengeVendor: string | null;
  startPageOnly: boolean;
  /** See `CrawlFacts`. */
  takenOverAfterMs?: number | undefined;
}
