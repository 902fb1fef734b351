// What runs by the clock: each cron of wrangler.toml with its jobs. A job that fails does not stop the others.
import type { Ports } from "../../model/ports.ts";
import { dispatchEvents } from "../../services/dispatch-events.ts";
import { sweepWebhooks } from "../../services/sweep-webhooks.ts";
import { writeWeeklyAnalytics } from "../../services/write-weekly-analytics.ts";
import { dropOldEvidence, dropOldScans, dropSupersededScans, sweepDeletedScans } from "./keep-retention.ts";
import { pokeOverdueScans } from "./poke-overdue-scans.ts";
import { recheckListings } from "./recheck-listings.ts";
import { sweepAccounts } from "./sweep-accounts.ts";

type Job = (ports: Ports) => Promise<void>;

export const JOBS: Readonly<Record<string, Readonly<Record<string, Job>>>> = {
  "* * * * *": { pokeOverdueScans, dispatchEvents, sweepWebhooks },
  "17 3 * * *": {
    dropOldEvidence,
    dropOldScans,
    dropSupersededScans,
    recheckListings,
    sweepAccounts,
    sweepDeletedScans,
  },
  "0 6 * * MON": { writeWeeklyAnalytics },
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
