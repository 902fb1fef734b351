// Whole scans: wall time beside a bare crawl of the same requests, CPU beside the bare use of the platform, and how
// many of them one core finishes.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REQUESTS_IN_FLIGHT } from "../../src/model/limits.ts";
import type { ScanType } from "../../src/model/scan.ts";
import { startBuilt, type BuiltService } from "../lib/built-worker.ts";
import type { CountedScan } from "./count-scan.ts";
import { givePlan } from "./floor-plan.ts";
import type { FixtureSite } from "./fixture-site.ts";
import { median } from "./paired.ts";
import { BENCH_VARS, followScan, postScan } from "./prepare.ts";
import { cpuMicros, startedBy } from "./process-cpu.ts";

const REQUESTS_A_SECOND = 1_000;
/** Scans under way at once when the rate is measured. */
const AT_ONCE = 16;
/** Scans before the measured ones, two a lane: a service runs for days, and compiles what it runs often. */
const WARM_UP = 2 * AT_ONCE;
const FLOOR_ROUNDS = 8;

export interface ScanSides {
  product: { value: BuiltService; pids: number[] };
  floor: { value: BuiltService; pids: number[] };
  key: string;
}

/** What reads a site, and the site. */
type ReadingSides = ScanSides & { site: FixtureSite };

export async function startScanSides(order: {
  state: string;
  script: string;
  key: string;
  hostMap: Readonly<Record<string, string>>;
}): Promise<ScanSides & { stop(): Promise<void> }> {
  const { state, script, key, hostMap } = order;
  const floorState = `${state}-scan-floor`;
  cpSync(state, floorState, { recursive: true });
  const vars = { ...BENCH_VARS, DEV_HOST_MAP: JSON.stringify(hostMap) };
  const product = await startedBy(() => startBuilt({ state, script, vars }));
  const floorScript = readFileSync(join(import.meta.dirname, "floor-worker.js"), "utf8");
  const floor = await startedBy(() => startBuilt({ state: floorState, script: floorScript, vars }));
  return {
    product,
    floor,
    key,
    async stop() {
      await Promise.all([product.value.stop(), floor.value.stop()]);
    },
  };
}

/** Sites of different owners, so that each may be scanned while the others are. */
const hostOf = (n: number): string => `bench-site-${n}.com`;
export const sitesAt = (origin: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: AT_ONCE }, (_, n) => [hostOf(n), origin]));

export interface WallRound {
  productMs: number;
  floorMs: number;
  requests: number;
}

/** From POST to the results in the caller's hands, against a bare Worker that makes the same requests. */
export async function wallRound({ product, floor, site, key }: ReadingSides, pages: number): Promise<WallRound> {
  site.forget();
  const { origin } = product.value;
  const startedAt = performance.now();
  // Unlisted scans borrow no evidence, so that every round really reads the site.
  const scanId = await postScan(origin, key, { url: `${site.origin}/`, scanType: "full", visibility: "unlisted" });
  await followScan(origin, key, scanId);
  const answer = await fetch(`${origin}/api/insights/scan/${scanId}/results`, { headers: { "x-mcp-api-key": key } });
  const { results } = (await answer.json()) as { results?: { pages: unknown[] } };
  const productMs = performance.now() - startedAt;
  if (results?.pages.length !== pages)
    throw new Error(`The scan read ${results?.pages.length ?? 0} of ${pages} pages.`);
  const asked = site.asked();
  return { productMs, floorMs: await bareCrawl({ floor, site }, asked), requests: asked.length };
}

async function bareCrawl(
  { floor, site }: Pick<ReadingSides, "floor" | "site">,
  asked: readonly { method: string; path: string }[],
): Promise<number> {
  const requests = asked.map(({ method, path }) => ({ method, url: site.origin + path }));
  const startedAt = performance.now();
  const order = { inFlight: REQUESTS_IN_FLIGHT, requestsPerSecond: REQUESTS_A_SECOND, requests };
  const answer = await fetch(`${floor.value.origin}/crawl`, { method: "POST", body: JSON.stringify(order) });
  const { answered } = (await answer.json()) as { answered: number };
  if (answered !== requests.length) throw new Error(`The floor got ${answered} of ${requests.length} answers.`);
  return performance.now() - startedAt;
}

export interface ScanCpu {
  scanType: ScanType;
  /** Milliseconds of CPU a scan, several at once. */
  productMs: number;
  /** The same requests and the same use of the platform without the product. */
  floorMs: number;
  perCoreSecond: number;
}

/** `uses` is what one such scan asks of the platform. */
export async function measureScanCpu(
  sides: ReadingSides,
  {
    scanType,
    scans,
    scanUses,
    scanId,
  }: { scanType: ScanType; scans: number } & Pick<CountedScan, "scanUses" | "scanId">,
): Promise<ScanCpu> {
  const { product, floor, site, key } = sides;
  const { origin } = product.value;
  // By the stream: how often a caller polls is not the scan's.
  const run = async (n: number): Promise<void> =>
    followScan(
      origin,
      key,
      await postScan(origin, key, { url: `https://${hostOf(n % AT_ONCE)}/`, scanType, visibility: "unlisted" }),
    );
  site.forget();
  await run(0);
  const asked = site.asked();
  await inLanes(WARM_UP, run);
  const before = cpuMicros(product.pids);
  await inLanes(scans, run);
  const productMs = (cpuMicros(product.pids) - before) / scans / 1_000;
  await givePlan(floor.value.origin, { name: "scan", uses: scanUses, scanId });
  const floorTimes: number[] = [];
  for (let n = 0; n < FLOOR_ROUNDS; n++) {
    const start = cpuMicros(floor.pids);
    await bareCrawl({ floor, site }, asked);
    const answer = await fetch(`${floor.value.origin}/run/scan`);
    if (!answer.ok) throw new Error(`The floor failed: ${await answer.text()}`);
    await answer.text();
    floorTimes.push((cpuMicros(floor.pids) - start) / 1_000);
  }
  return { scanType, productMs, floorMs: median(floorTimes), perCoreSecond: 1_000 / productMs };
}

async function inLanes(count: number, run: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  // One lane a site: a second scan of it would wait.
  const lane = async (own: number): Promise<void> => {
    while (next < count) {
      next += 1;
      await run(own);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, own) => lane(own)));
}
