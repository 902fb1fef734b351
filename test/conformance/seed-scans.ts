// Completed public scans, written straight into the storage of a local service: reports that the pure scanner
// makes of the fixture site, kept by the service's own storage adapters.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ids } from "../../src/adapters/ids.ts";
import { createObjectStore } from "../../src/adapters/storage/object-store.ts";
import { createScanStore } from "../../src/adapters/storage/scan-store.ts";
import type { StoredReport } from "../../src/model/results.ts";
import { AGENTS_BY_SCAN_TYPE } from "../../src/model/scan.ts";
import { runScanAgent } from "../../src/scanner/agents/run-scan-agent.ts";
import { composeReport } from "../../src/scanner/report/compose-report.ts";
import { openLocalStorage } from "../../scripts/lib/local-storage.ts";
import { clinicAnswer, CLINIC_PATHS } from "../fixtures/clinic-site.ts";
import { evidenceOf } from "../fixtures/scan-pages.ts";

const DOMAINS = [
  "first-harbor-dental.example.com",
  "second-harbor-dental.example.com",
  "third-harbor-dental.example.com",
];

/** Ids of the seeded scans, oldest first; made once per state folder. */
export async function seedScans(state: string): Promise<string[]> {
  const file = join(state, "conformance-scans.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as string[];
  const storage = await openLocalStorage(state);
  try {
    const evidence = evidenceOf(Object.fromEntries(CLINIC_PATHS.map((path) => [path, clinicAnswer(path).body])));
    const results = AGENTS_BY_SCAN_TYPE.full.map((agent) => runScanAgent(agent, evidence));
    const seeded: string[] = [];
    for (const [i, domain] of DOMAINS.entries()) {
      // Whole seconds apart, so that "newest first" can be seen.
      const createdAt = Date.now() - (DOMAINS.length - i) * 60_000;
      const header = {
        scanId: ids.uuid(),
        scanType: "full" as const,
        startUrl: `https://${domain}/`,
        domain,
        createdAt,
      };
      const report = composeReport({ header, results, incomplete: [] });
      if (report === null) throw new Error("the fixture site gave no report");
      await store(storage, header, report);
      seeded.push(header.scanId);
    }
    writeFileSync(file, JSON.stringify(seeded));
    return seeded;
  } finally {
    await storage.close();
  }
}

type Header = Parameters<typeof composeReport>[0]["header"];

async function store(
  { database, bucket }: Awaited<ReturnType<typeof openLocalStorage>>,
  header: Header,
  report: StoredReport,
): Promise<void> {
  const request = {
    header,
    fetchUrl: header.startUrl,
    visibility: "public" as const,
    isLocal: false,
    registrableDomain: header.domain,
    hasPriority: false,
    subject: "key:conformance",
    owner: "key:conformance",
    email: null,
    ownerTokenHash: null,
  };
  const scans = createScanStore(database);
  await scans.insert(request);
  await createObjectStore(bucket).putReport(header.scanId, JSON.stringify(report));
  await scans.complete(request, report, header.createdAt + 20_000);
}
