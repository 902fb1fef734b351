// Starts the real local service in a folder of its own, and a small site for it to read.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeKey } from "../../scripts/lib/make-key.ts";
import { startService } from "../../scripts/lib/service.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { serveClinic } from "../fixtures/serve-clinic.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the running service, its state folder, its log, and a pro key for it. */
    live: { origin: string; state: string; logFile: string; key: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), "foresite-live-"));
  const site = await serveClinic();
  const service = await startService({
    state,
    isQuiet: true,
    vars: {
      ALLOW_PRIVATE_TARGETS: "true",
      DEV_HOST_MAP: JSON.stringify({ [CLINIC_HOST]: site.origin }),
      WEBHOOK_SCHEDULE_MS: JSON.stringify([0, 200, 200, 200]),
      CRAWL_MAX_RPS: "200",
    },
  });
  const key = await makeKey({ state, plan: "pro", label: "live tests" });
  project.provide("live", { origin: service.origin, state, logFile: service.logFile, key });
  return async () => {
    await service.stop();
    site.close();
    rmSync(state, { recursive: true, force: true });
  };
}
