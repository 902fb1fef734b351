// Bounds of everything that comes from outside, each with its reason. Parser bounds stand beside the
// parsers (scanner/evidence/page/html-limits.ts).
import type { ScanType } from "./scan.ts";

/** Largest request body the API reads. */
export const REQUEST_BODY_BYTES = 64 * 1024;
/** Longest address accepted anywhere; longer ones are cut off by common servers too. */
export const URL_CHARS = 2_048;

/** Decoded bytes read of one HTML page: 98 % of pages are far below, and the parser stays under 150 ms. */
export const PAGE_BYTES = 2 * 1024 * 1024;
/** RFC 9309 section 2.5 asks parsers for at least 500 KiB. */
export const ROBOTS_BYTES = 512 * 1024;
export const SITEMAP_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_BYTES = 512 * 1024;
/** Enough to tell what a link check or a control page answered. */
export const PROBE_BYTES = 64 * 1024;

/** Time for one request, headers and body together. */
export const REQUEST_TIMEOUT_MS = 12_000;
/** Redirects followed for one request; common browsers allow 20, honest sites need two. */
export const REDIRECT_HOPS = 5;
/** Requests under way at once to one site: below the six connections a Worker may hold. */
export const REQUESTS_IN_FLIGHT = 4;
/** Longest pause between requests that a site's Crawl-delay can ask for. */
export const CRAWL_DELAY_CAP_SECONDS = 5;

/** A scan that has entered fetching ends in error after this time, whatever happens. */
export const SCAN_DEADLINES_MS: Record<ScanType, number> = { light: 90_000, basic: 300_000, full: 600_000 };
/** Time after which a message that nobody picked up, or a worker that went silent, is replaced. */
export const AGENT_LEASE_MS = 30_000;
export const CRAWL_LEASE_MS = 25_000;
/** How often a worker that reads a site says that it is alive. */
export const CRAWL_HEARTBEAT_MS = 8_000;
/** How often an agent is tried before it is given up. */
export const AGENT_ATTEMPTS = 3;
/** A scan that waits for another scan of the same domain longer than this ends as busy. */
export const GATE_WAIT_MS = 30 * 60_000;
/** A scan of the same address and type within this time gets the evidence of the one before. */
export const EVIDENCE_REUSE_MS = 60_000;
/** Window of the budget of requests that one site sees from us (TARGET_BUDGET). */
export const TARGET_BUDGET_WINDOW_MS = 10 * 60_000;
export const TARGET_BUDGET = 400;
export const CRAWL_MAX_RPS = 10;

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
/** Pauses before the ten attempts of a delivery, 75 hours in all; the schedule that Standard Webhooks names. */
export const WEBHOOK_SCHEDULE_MS: readonly number[] = [
  0,
  5 * SECONDS,
  5 * MINUTES,
  30 * MINUTES,
  2 * HOURS,
  5 * HOURS,
  10 * HOURS,
  14 * HOURS,
  20 * HOURS,
  24 * HOURS,
];
/** Reports by e-mail that one recipient gets in a day, whoever asks for them. */
export const REPORT_MAILS_PER_DAY = 3;

const DAYS = 24 * HOURS;
/** How long what was read of a site is kept. */
export const EVIDENCE_KEPT_MS = 30 * DAYS;
/** Scans of nobody's account that a newer scan of the domain has replaced. */
export const SUPERSEDED_KEPT_MS = 90 * DAYS;
export const SCAN_KEPT_MS = 400 * DAYS;
/** Log lines, at the host of the service. */
export const LOGS_KEPT_MS = 30 * DAYS;
