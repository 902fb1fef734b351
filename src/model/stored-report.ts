import { z } from "zod";
import { Outcome } from "./outcome.ts";
import { Playbook } from "./playbook.ts";
import { ScanResults } from "./results.ts";

/**
 * Number of the stored form. Raised with every change of `StoredReport`: reports of another number are validated, and
 * completed by the schema's defaults, each time they are read. Of the first one not all were parsed when they were stored.
 */
export const REPORT_FORMAT = 11;

/** What is stored of a finished scan: the public results, every outcome, and the playbook. */
export const StoredReport = z.object({
  results: ScanResults,
  checks: z.array(Outcome),
  playbook: Playbook,
});
export type StoredReport = z.infer<typeof StoredReport>;
