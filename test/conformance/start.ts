// Finds the service under test, or starts one, and sees to it that there is something to read in it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeKey } from "../../scripts/lib/make-key.ts";
import { stateOf } from "../../scripts/lib/running-services.ts";
import { ROOT } from "../../scripts/lib/folders.ts";
import { startService } from "../../scripts/lib/service.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { serveClinic } from "../fixtures/serve-clinic.ts";
import { seedScans } from "./seed-scans.ts";
import { seedSession } from "./seed-session.ts";
import type { World } from "./world.ts";

/** RFC 2606 reserves the domain: no host of this name exists. */
const DEAD_SITE = "https://conformance.example.net/";
/** Longer than a light scan may take. */
const SCAN_MS = 100_000;
const POLL_MS = 250;
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveClinic();
  let stop = async (): Promise<void> => site.close();
  try {
    const { CONFORMANCE_SERVER: server } = process.env;
    const own = server === undefined ? await startOwn(site.origin) : null;
    stop = async () => {
      site.close();
      await own?.stop();
    };
    const origin = own?.origin ?? server?.replace(/\/$/, "") ?? "";
    const state = own?.state ?? stateOf(ROOT, origin);
    const world = await prepare({ origin, state, siteOrigin: site.origin, isOwn: own !== null });
    project.provide("world", world);
    return async () => {
      if (state !== null && own === null) await tidyUp(world);
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Takes what was seeded out of a service that goes on living: scans with their listings, the person, the keys. */
async function tidyUp({ origin, key, freeKey, cookie, scans }: World): Promise<void> {
  const ask = (path: string, headers: Record<string, string>): Promise<Response> =>
    fetch(origin + path, { method: "DELETE", headers });
  for (const scanId of scans) await ask(`/api/insights/scan/${scanId}`, { "x-mcp-api-key": key });
  if (cookie !== null) await ask("/api/account", { Cookie: cookie, Origin: origin });
  for (const made of [freeKey, process.env["CONFORMANCE_KEY"] === undefined ? key : null])
    if (made !== null) await revokeKey(origin, made);
}

async function revokeKey(origin: string, key: string): Promise<void> {
  const headers = { "x-mcp-api-key": key };
  const answer = await fetch(`${origin}/api/keys`, { headers });
  const { keys = [] } = (await answer.json()) as { keys?: { id: string; prefix: string }[] };
  const own = keys.find(({ prefix }) => key.startsWith(prefix));
  if (own !== undefined) await fetch(`${origin}/api/keys/${own.id}`, { method: "DELETE", headers });
}

async function startOwn(siteOrigin: string): Promise<{ origin: string; state: string; stop: () => Promise<void> }> {
  const state = mkdtempSync(join(tmpdir(), "foresite-conformance-"));
  const service = await startService({
    state,
    isQuiet: true,
    vars: {
      ALLOW_PRIVATE_TARGETS: "true",
      DEV_HOST_MAP: JSON.stringify({ [CLINIC_HOST]: siteOrigin }),
      CRAWL_MAX_RPS: "200",
      TARGET_BUDGET: "10000",
    },
  });
  const stop = async (): Promise<void> => {
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  };
  return { origin: service.origin, state, stop };
}

interface Found {
  origin: string;
  state: string | null;
  siteOrigin: string;
  isOwn: boolean;
}

async function prepare({ origin, state, siteOrigin, isOwn }: Found): Promise<World> {
  const key = await findKey(origin, state);
  const isLocal = LOOPBACK.has(new URL(origin).hostname);
  const mine = isOwn ? `https://${CLINIC_HOST}/` : isLocal ? `${siteOrigin}/` : null;
  const given = process.env["CONFORMANCE_SITE"];
  const site = given ?? (mine !== null && (await isAdmitted(origin, key, mine)) ? mine : null);
  return {
    origin,
    key,
    freeKey: state === null ? null : await makeKey({ state, plan: "free", label: "conformance" }),
    cookie: state === null ? null : await seedSession(state),
    isLocal,
    site,
    deadSite: DEAD_SITE,
    scans: state === null ? await findScans(origin, key, given) : await seedScans(state, key),
    mayUseQuota: isLocal || process.env["CONFORMANCE_QUOTA"] === "true",
  };
}

async function findKey(origin: string, state: string | null): Promise<string> {
  const given = process.env["CONFORMANCE_KEY"] ?? process.env["FORESITE_KEY"];
  if (given !== undefined) return given;
  if (state !== null) return makeKey({ state, plan: "pro", label: "conformance" });
  throw new Error(`No key for ${origin}: give one with --key or FORESITE_KEY. (${origin} was not started from here.)`);
}

const startScan = (origin: string, key: string, body: object): Promise<Response> =>
  fetch(`${origin}/api/insights/scan`, {
    method: "POST",
    headers: { "x-mcp-api-key": key, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Whether the service reads this address at all: it may refuse it, or have no way to it. Anything else is for tests to find. */
async function isAdmitted(origin: string, key: string, url: string): Promise<boolean> {
  const answer = await startScan(origin, key, { url, scanType: "light", visibility: "unlisted" });
  const { scanId } = (await answer.json()) as { scanId?: string };
  if (answer.status !== 200 || scanId === undefined) return false;
  const { error } = await untilOver(origin, key, scanId);
  return !/^(dns|not_public):/.test(error ?? "");
}

async function untilOver(
  origin: string,
  key: string,
  scanId: string,
): Promise<{ status: string; error: string | null }> {
  for (const startedAt = Date.now(); Date.now() - startedAt < SCAN_MS;) {
    const answer = await fetch(`${origin}/api/insights/scan/${scanId}/status`, { headers: { "x-mcp-api-key": key } });
    const progress = (await answer.json()) as { status: string; error: string | null };
    if (progress.status === "complete" || progress.status === "error") return progress;
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
  throw new Error(`The scan ${scanId} was not over after ${SCAN_MS / 1000} seconds.`);
}

/** Complete public scans of a service whose storage is out of reach: from its list, or by scanning the site given. */
async function findScans(origin: string, key: string, site: string | undefined): Promise<string[]> {
  const list = await fetch(`${origin}/api/insights/scans?status=complete&limit=3`, {
    headers: { "x-mcp-api-key": key },
  });
  const { scans = [] } = (await list.json()) as { scans?: { id: string }[] };
  if (scans.length > 0) return scans.map(({ id }) => id).toReversed();
  if (site === undefined)
    throw new Error(`${origin} has no complete public scan to read: give a site to scan with --site.`);
  const { scanId } = (await (await startScan(origin, key, { url: site, scanType: "light" })).json()) as {
    scanId: string;
  };
  const { status, error } = await untilOver(origin, key, scanId);
  if (status === "error") throw new Error(`${site} could not be scanned: ${error}`);
  return [scanId];
}
