// How long things are kept; what is past it is deleted by the daily clean-up. The privacy page reads this table.
export const RETENTION_DAYS = {
  /** What was received from the site: the bytes behind every claim. */
  evidence: 30,
  /** Scans without an account or key that are no longer the newest of their domain. */
  anonymousScan: 90,
  scan: 400,
  logs: 30,
} as const;
