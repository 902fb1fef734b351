// Completed public scans in the storage of a local service: the pure scanner reads the fixture site, and the
// service's own code finishes each scan, over its own storage adapters.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ids } from "../../src/adapters/ids.ts";
import { createObjectStore } from "../../src/adapters/storage/object-store.ts";
import { createScanStore } from "../../src/adapters/storage/scan-store.ts";
import type { Ports } from "../../src/model/ports.ts";
import { AGENTS_BY_SCAN_TYPE } from "../../src/model/scan.ts";
import { runScanAgent } from "../../src/scanner/agents/run-scan-agent.ts";
import { finishScan } from "../../src/services/finish-scan.ts";
import type { ScanState } from "../../src/services/scan-machine.ts";
import { openLocalStorage, type LocalStorage } from "../../scripts/lib/local-storage.ts";
import { clinicAnswer, CLINIC_PATHS } from "../fixtures/clinic-site.ts";
import { evidenceOf } from "../fixtures/scan-pages.ts";

const DOMAINS = [
  "first-harbor-dental.example.com",
  "second-harbor-dental.example.com",
  "third-harbor-dental.example.com",
];
/** Whole minutes apart, so that "newest first" can be seen. */
const APART_MS = 60_000;
const TOOK_MS = 20_000;

/** Ids of the seeded scans, oldest first; made once per state folder. */
export async function seedScans(state: string): Promise<string[]> {
  const file = join(state, "conformance-scans.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as string[];
  const storage = await openLocalStorage(state);
  try {
    const evidence = evidenceOf(Object.fromEntries(CLINIC_PATHS.map((path) => [path, clinicAnswer(path).body])));
    const stored = AGENTS_BY_SCAN_TYPE.full.map((agent) => ({
      agent,
      json: JSON.stringify(runScanAgent(agent, evidence)),
    }));
    const seeded: string[] = [];
    for (const [i, domain] of DOMAINS.entries())
      seeded.push(await seedScan(storage, { domain, createdAt: Date.now() - (DOMAINS.length - i) * APART_MS, stored }));
    writeFileSync(file, JSON.stringify(seeded));
    return seeded;
  } finally {
    await storage.close();
  }
}

async function seedScan(
  { database, bucket }: LocalStorage,
  { domain, createdAt, stored }: { domain: string; createdAt: number; stored: Parameters<typeof finishScan>[2] },
): Promise<string> {
  const scanId = ids.uuid();
  const startUrl = `https://${domain}/`;
  const request = {
    header: { scanId, scanType: "full" as const, startUrl, domain, createdAt },
    fetchUrl: startUrl,
    visibility: "public" as const,
    isLocal: false,
    registrableDomain: domain,
    hasPriority: false,
    subject: "key:conformance",
    owner: "key:conformance",
    email: null,
    ownerTokenHash: null,
  };
  const scans = createScanStore(database);
  await scans.insert(request);
  // The ports and the part of the state that finishing a scan looks at; every agent has its result.
  const ports = {
    scans,
    objects: createObjectStore(bucket),
    clock: { now: () => createdAt + TOOK_MS },
    log: () => undefined,
  };
  await finishScan(ports as unknown as Ports, { request, agents: {} } as unknown as ScanState, stored);
  if ((await scans.find(scanId))?.status !== "complete") throw new Error(`the scan of ${domain} could not be finished`);
  return scanId;
}
