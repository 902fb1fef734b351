// The messages and records of the scan engine, shared by services, adapters and surfaces.
import { z } from "zod";
import { AgentId, ScanHeader, ScanStatus, Visibility } from "./scan.ts";

/** What is asked for when a scan starts; immutable afterwards. */
export const ScanRequest = z.object({
  header: ScanHeader,
  /** The address as asked for, query included: it is fetched, and never shown. */
  fetchUrl: z.string(),
  visibility: Visibility,
  /** Read from a loopback target, or at another port than the website's own: never listed anywhere. */
  isLocal: z.boolean(),
  /** Key of the TargetGate: one scan at a time each. */
  registrableDomain: z.string(),
  hasPriority: z.boolean(),
  /** Whose quota is given back if it fails through our fault. */
  subject: z.string(),
  /** Whose scan it is. */
  owner: z.string(),
  email: z.string().nullable(),
  ownerTokenHash: z.string().nullable(),
  /** The caller has subscribed to starts of scans. */
  isStartAwaited: z.boolean().optional(),
});
export type ScanRequest = z.infer<typeof ScanRequest>;

export const CrawlMessage = z.object({
  kind: z.literal("crawl"),
  scanId: z.uuid(),
});
export type CrawlMessage = z.infer<typeof CrawlMessage>;

export const AgentMessage = z.object({
  kind: z.literal("agent"),
  scanId: z.uuid(),
  agent: AgentId,
});
export type AgentMessage = z.infer<typeof AgentMessage>;

/** What a crawl worker is told when it takes the crawl: go on, or leave it (done, or somebody else has it). */
export type CrawlLease =
  | {
      go: true;
      header: ScanHeader;
      fetchUrl: string;
      isLocal: boolean;
      visibility: Visibility;
      requestBudget: number;
      /** Milliseconds since the epoch after which nothing more is asked of the site: others may have their turn. */
      endsAt: number;
      reuseFrom: string | null;
    }
  | { go: false };

export const AGENT_STATES = ["waiting", "sent", "running", "done", "failed"] as const;
export const AgentState = z.enum(AGENT_STATES);
export type AgentState = z.infer<typeof AgentState>;

/** What the status endpoint and the event stream tell of a running scan. */
export const ScanProgress = z.object({
  status: ScanStatus,
  progress: z.number().min(0).max(100),
  error: z.string().nullable(),
  message: z.string().nullable(),
  agents: z.array(z.object({ id: AgentId, state: AgentState, learnt: z.string().nullable() })),
  pagesRead: z.number().int(),
  requestsUsed: z.number().int(),
});
export type ScanProgress = z.infer<typeof ScanProgress>;

/** One line of a scan's live view and of its trace. */
export const ScanTraceEvent = z.object({
  seq: z.number().int(),
  at: z.number().int().describe("Milliseconds since the epoch"),
  type: z.enum(["status", "page", "document", "agent", "note"]),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type ScanTraceEvent = z.infer<typeof ScanTraceEvent>;
