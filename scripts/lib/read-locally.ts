// Reads a site that is served on this machine with the real crawl, in this process and without a service.
import { createDigest } from "../../src/adapters/digest.ts";
import { ids } from "../../src/adapters/ids.ts";
import { createWebClient } from "../../src/adapters/fetch/web-client.ts";
import { withoutLookUp } from "../../src/model/host-state.ts";
import type { Ports } from "../../src/model/ports.ts";
import { userAgentOf } from "../../src/model/product.ts";
import { CRAWL_BUDGETS, type ScanType } from "../../src/model/scan.ts";
import { readSite, type SiteReading } from "../../src/services/crawl/read-site.ts";

const OWN_ORIGIN = "https://foresite.example.com";
const NO_PACE = 10_000;

export function readLocally(order: {
  url: string;
  /** Host name -> origin on this machine. Nothing else can be reached. */
  hostMap: Readonly<Record<string, string>>;
  scanType: ScanType;
}): Promise<SiteReading> {
  const { url, hostMap, scanType } = order;
  const now = (): number => Date.now();
  const web = createWebClient({
    policy: { allowLoopback: false, mappedHosts: new Set(Object.keys(hostMap)), ownOrigins: [OWN_ORIGIN] },
    userAgent: userAgentOf(OWN_ORIGIN),
    checkHost: withoutLookUp,
    hostMap,
    sign: null,
    now,
  });
  const clock = { now, sleep: (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms)) };
  // Reading a site asks for these and for nothing else of the ports. Nothing is looked up elsewhere.
  const ports = {
    clock,
    ids,
    web,
    config: { crawlMaxRps: NO_PACE },
    digest: createDigest("local"),
    dns: null,
    bot: null,
  } as unknown as Ports;
  const { requests } = CRAWL_BUDGETS[scanType];
  const header = { scanId: ids.uuid(), startUrl: url, domain: new URL(url).hostname, scanType, createdAt: now() };
  const lease = {
    go: true,
    header,
    fetchUrl: url,
    isLocal: false,
    visibility: "public",
    requestBudget: requests,
    endsAt: Number.MAX_SAFE_INTEGER,
    reuseFrom: null,
  } as const;
  return readSite(ports, { lease, report: async () => undefined });
}
