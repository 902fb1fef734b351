// Starts the real local service in a folder of its own, and a small site for it to read.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeKey } from "../../scripts/lib/make-key.ts";
import { startService } from "../../scripts/lib/service.ts";
import { CLINIC_HOST, OTHER_HOST } from "../fixtures/clinic-site.ts";
import { serveClinic } from "../fixtures/serve-clinic.ts";
import { serveWatchedSite, WATCHED_HOST } from "./watched-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the running service, its state folder, its log, a pro key for it, and where the watched site is. */
    live: { origin: string; state: string; logFile: string; key: string; watched: string };
  }
}

/** A client that describes itself at an address of the mapped host (OAuth Client ID Metadata Document). */
const CLIENT_METADATA_PATH = "/oauth/client.json";
const CLIENT_METADATA = {
  client_id: `https://${CLINIC_HOST}${CLIENT_METADATA_PATH}`,
  client_name: "Clinic assistant",
  redirect_uris: ["http://127.0.0.1/callback"],
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
};

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), "foresite-live-"));
  const site = await serveClinic({ [CLIENT_METADATA_PATH]: CLIENT_METADATA });
  const watchedSite = await serveWatchedSite();
  const service = await startService({
    state,
    isQuiet: true,
    vars: {
      ALLOW_PRIVATE_TARGETS: "true",
      DEV_HOST_MAP: JSON.stringify({
        [CLINIC_HOST]: site.origin,
        [OTHER_HOST]: site.origin,
        [WATCHED_HOST]: watchedSite.origin,
      }),
      WEBHOOK_SCHEDULE_MS: JSON.stringify([0, 200, 200, 200]),
      CRAWL_MAX_RPS: "200",
      // The hosts of all files are one registrable domain, which is asked more than one site may be in ten minutes.
      TARGET_BUDGET: "10000",
      // All files call from one address, some of them without a credential and often.
      LIMITS: JSON.stringify({ anonymous: { readsPerMinute: 10_000 } }),
    },
  });
  const key = await makeKey({ state, plan: "pro", label: "live tests" });
  project.provide("live", {
    origin: service.origin,
    state,
    logFile: service.logFile,
    key,
    watched: watchedSite.origin,
  });
  return async () => {
    await service.stop();
    site.close();
    watchedSite.close();
    rmSync(state, { recursive: true, force: true });
  };
}
