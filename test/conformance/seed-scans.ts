// Completed public scans in the storage of a local service: the pure scanner reads the fixture site, and the
// service's own code finishes each scan, over its own storage adapters.
import { createHash } from "node:crypto";
import { ids } from "../../src/adapters/ids.ts";
import { createObjectStore } from "../../src/adapters/storage/object-store.ts";
import { createScanStore } from "../../src/adapters/storage/scan-store.ts";
import type { Ports } from "../../src/model/ports.ts";
import { AGENTS_BY_SCAN_TYPE } from "../../src/model/scan.ts";
import { runScanAgent } from "../../src/scanner/agents/run-scan-agent.ts";
import { finishScan } from "../../src/services/finish-scan.ts";
import type { ScanState } from "../../src/services/scan-state.ts";
import { openLocalStorage, type LocalStorage } from "../../scripts/lib/local-storage.ts";
import { clinicAnswer, CLINIC_PATHS } from "../fixtures/clinic-site.ts";
import { evidenceOf } from "../fixtures/scan-pages.ts";

/** One more than a page of the list has by default. */
const DOMAINS = Array.from({ length: 21 }, (_, i) => `harbor-dental-${i + 1}.example.com`);
/** Apart in whole seconds, so that "newest first" can be seen, and yet newer than what is there already. */
const APART_MS = 1_000;
const SEEN_APART = 3;
const TOOK_MS = 500;

/** Ids of the seeded scans, oldest first. They belong to the key, which can delete them again. */
export async function seedScans(state: string, apiKey: string): Promise<string[]> {
  const storage = await openLocalStorage(state);
  try {
    const owner = await ownerOf(storage, apiKey);
    const evidence = evidenceOf(Object.fromEntries(CLINIC_PATHS.map((path) => [path, clinicAnswer(path).body])));
    const stored = AGENTS_BY_SCAN_TYPE.full.map((agent) => ({
      agent,
      json: JSON.stringify(runScanAgent(agent, evidence)),
    }));
    const seeded: string[] = [];
    for (const [i, domain] of DOMAINS.entries()) {
      if (i >= DOMAINS.length - SEEN_APART) await new Promise((resume) => setTimeout(resume, APART_MS));
      seeded.push(await seedScan(storage, { domain, createdAt: Date.now(), stored, owner }));
    }
    return seeded;
  } finally {
    await storage.close();
  }
}

async function ownerOf({ database }: LocalStorage, apiKey: string): Promise<string> {
  const hash = createHash("sha256").update(apiKey).digest("hex");
  const row = await database.prepare("select owner from api_keys where hash = ?").bind(hash).first<{ owner: string }>();
  if (row === null) throw new Error("the key is not in the state folder");
  return row.owner;
}

interface Seed {
  domain: string;
  createdAt: number;
  stored: Parameters<typeof finishScan>[2];
  owner: string;
}

async function seedScan(
  { database, bucket }: LocalStorage,
  { domain, createdAt, stored, owner }: Seed,
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
    owner,
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
