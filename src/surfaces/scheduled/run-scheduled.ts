// What runs by the clock: each cron of wrangler.toml with its jobs. A job that fails does not stop the others.
import type { Ports } from "../../model/ports.ts";
import { dispatchEvents } from "../../services/dispatch-events.ts";
import { settleOrphans } from "../../services/settle-orphans.ts";
import { resealSecrets } from "../../services/reseal-secrets.ts";
import { pokeEndpoints } from "../../services/poke-endpoints.ts";
import { sweepWebhooks } from "../../services/sweep-webhooks.ts";
import { writeWeeklyAnalytics } from "../../services/write-weekly-analytics.ts";
import { dropEndedKeys, dropOldEvidence, dropOldScans, dropSupersededScans, forgetCallers } from "./keep-retention.ts";
import { pokeOverdueScans } from "./poke-overdue-scans.ts";
import { recheckListings } from "./recheck-listings.ts";
import { sumUpMonths } from "./sum-up-months.ts";
import { sweepAccounts } from "./sweep-accounts.ts";
import { sweepDeletedScans } from "./sweep-deleted-scans.ts";

type Job = (ports: Ports) => Promise<void>;

export const JOBS: Readonly<Record<string, Readonly<Record<string, Job>>>> = {
  "* * * * *": {
    pokeOverdueScans,
    dispatchEvents,
    pokeEndpoints,
    sweepWebhooks,
    sweepDeletedScans,
    settleOrphans,
    // Last: it waits for other people's sites.
    recheckListings,
  },
  "17 3 * * *": {
    dropOldEvidence,
    dropOldScans,
    dropSupersededScans,
    forgetCallers,
    dropEndedKeys,
    sumUpMonths,
    resealSecrets,
    sweepAccounts,
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
