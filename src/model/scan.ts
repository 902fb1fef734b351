// What a scan is: its types, states, agents and budgets. Every other room reads these from here.
import { z } from "zod";

export const SCAN_TYPES = ["light", "basic", "full"] as const;
export const ScanType = z.enum(SCAN_TYPES);
export type ScanType = z.infer<typeof ScanType>;

export const SCAN_STATUSES = ["pending", "fetching", "analyzing", "complete", "error"] as const;
export const ScanStatus = z.enum(SCAN_STATUSES);
export type ScanStatus = z.infer<typeof ScanStatus>;

/** The twelve agents in the order in which a report names them. */
export const AGENT_IDS = [
  "essentials",
  "answerability",
  "structured-data",
  "operations",
  "crawl-access",
  "agent-interfaces",
  "identity",
  "technology",
  "communication",
  "commerce",
  "trust-security",
  "page-experience",
] as const;
export const AgentId = z.enum(AGENT_IDS);
export type AgentId = z.infer<typeof AgentId>;

/** Which agents a scan type runs. A deeper type includes the shallower ones. */
export const AGENTS_BY_SCAN_TYPE: Record<ScanType, readonly AgentId[]> = {
  light: AGENT_IDS.slice(0, 1),
  basic: AGENT_IDS.slice(0, 4),
  full: AGENT_IDS,
};

/** How much of a site one scan may read: pages parsed, and requests of any kind. */
export interface CrawlBudget {
  pages: number;
  requests: number;
}

export const CRAWL_BUDGETS: Record<ScanType, CrawlBudget> = {
  light: { pages: 3, requests: 20 },
  basic: { pages: 10, requests: 45 },
  full: { pages: 25, requests: 120 },
};

export const Visibility = z.enum(["public", "unlisted"]);
export type Visibility = z.infer<typeof Visibility>;

const MOST_EMPLOYEES = 1_000_000;
const MOST_EVENTS = 10_000_000;

/** Volumes that the caller states, so that they replace the assumed ones in the hours formula. */
export const Assumptions = z
  .object({
    employees: z
      .number()
      .int()
      .min(1)
      .max(MOST_EMPLOYEES)
      .optional()
      .describe(`People who work in the business, 1 to ${MOST_EMPLOYEES}`),
    eventsPerMonth: z
      .record(z.string().regex(/^wf-[a-z0-9-]{1,60}$/), z.number().min(0).max(MOST_EVENTS))
      .optional()
      .describe(`Events a month by workflow id, 0 to ${MOST_EVENTS} each, for example {"wf-appointment": 400}`),
  })
  .meta({ id: "Assumptions" });
export type Assumptions = z.infer<typeof Assumptions>;

/** Why a scan ended in error; the first word of `error` and `errorMessage`. */
export const SCAN_ERROR_CODES = [
  "dns",
  "tls",
  "timeout",
  "refused",
  "http_4xx",
  "http_5xx",
  "not_html",
  "blocked",
  "robots_disallowed",
  "too_many_redirects",
  "not_public",
  "busy",
  "deadline",
  "internal",
] as const;
export const ScanErrorCode = z.enum(SCAN_ERROR_CODES);
export type ScanErrorCode = z.infer<typeof ScanErrorCode>;

/**
 * What identifies a scan for the scanner. Together with the evidence it is the whole input of a
 * report: the same header and evidence give the same bytes.
 */
export const ScanHeader = z.object({
  scanId: z.uuid(),
  scanType: ScanType,
  /** Address as asked for, normalised, without query and userinfo. */
  startUrl: z.string(),
  /** Host name of the start address, lower case, without a leading "www.". */
  domain: z.string(),
  createdAt: z.number().int(),
  assumptions: Assumptions.optional(),
});
export type ScanHeader = z.infer<typeof ScanHeader>;
