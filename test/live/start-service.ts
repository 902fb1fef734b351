// Starts the real local service in a folder of its own, and a small site for it to read.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeKey } from "../../scripts/lib/make-key.ts";
import { startService } from "../../scripts/lib/service.ts";
import { CLINIC_HOST, clinicAnswer } from "../fixtures/clinic-site.ts";
import { serveWatchedSite, WATCHED_HOST } from "./watched-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the running service, its state folder, its log, a pro key for it, and where the watched site is. */
    live: { origin: string; state: string; logFile: string; key: string; watched: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), "foresite-live-"));
  const site = await serveClinic();
  const { port } = site.address() as AddressInfo;
  const watchedSite = await serveWatchedSite();
  const watched = `http://127.0.0.1:${(watchedSite.address() as AddressInfo).port}`;
  const service = await startService({
    state,
    isQuiet: true,
    vars: {
      ALLOW_PRIVATE_TARGETS: "true",
      DEV_HOST_MAP: JSON.stringify({ [CLINIC_HOST]: `http://127.0.0.1:${port}`, [WATCHED_HOST]: watched }),
      WEBHOOK_SCHEDULE_MS: JSON.stringify([0, 200, 200, 200]),
      CRAWL_MAX_RPS: "200",
    },
  });
  const key = await makeKey({ state, plan: "pro", label: "live tests" });
  project.provide("live", { origin: service.origin, state, logFile: service.logFile, key, watched });
  return async () => {
    await service.stop();
    site.close();
    watchedSite.close();
    rmSync(state, { recursive: true, force: true });
  };
}

function serveClinic(): Promise<Server> {
  const server = createServer((request, response) => {
    const { status, type, body } = clinicAnswer(request.url ?? "/");
    response.writeHead(status, { "Content-Type": type }).end(body);
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}
