// What runs by the clock: each cron of wrangler.toml with its jobs. A job that fails does not stop the others.
import type { Ports } from "../../model/ports.ts";
import { dropOldEvidence, dropOldScans, dropSupersededScans, sweepDeletedScans } from "./keep-retention.ts";
import { pokeOverdueScans } from "./poke-overdue-scans.ts";
import { recheckListings } from "./recheck-listings.ts";

type Job = (ports: Ports) => Promise<void>;

export const JOBS: Readonly<Record<string, Readonly<Record<string, Job>>>> = {
  "* * * * *": { pokeOverdueScans },
  "23 3 * * *": { dropOldEvidence, dropOldScans, dropSupersededScans, sweepDeletedScans, recheckListings },
};

export async function runScheduled(ports: Ports, cron: string): Promise<void> {
  for (const [name, job] of Object.entries(JOBS[cron] ?? {})) {
    try {
      await job(ports);
    } catch (error) {
      ports.log("scheduled.job_failed", { cron, job: name, error: error instanceof Error ? error.message : "unknown" });
    }
  }
}
