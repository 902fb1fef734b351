// What a request costs with some thousand scans and with many: rows read, and the server's CPU time.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuilt } from "../lib/built-worker.ts";
import { RARE_TITLE } from "../lib/generate-scan-rows.ts";
import { spent } from "./budgets.ts";
import { runLoop, type Call } from "./closed-loop.ts";
import type { FixtureSite } from "./fixture-site.ts";
import { median } from "./paired.ts";
import { BENCH_VARS, prepare, type Prepared } from "./prepare.ts";
import { cpuMicros, startedBy } from "./process-cpu.ts";
import { readCalls } from "./read-routes.ts";

export interface Flatness {
  name: string;
  /** By size. */
  rowsRead: number[];
  /** Microseconds of server CPU a request, by size. */
  cpu: number[];
}

/** Requests that match the same number of rows at every size, beside those that are measured against the floor. */
function flatCalls(known: { scanId: string; key: string }): Record<string, Call> {
  const headers = { "x-mcp-api-key": known.key };
  const get = (path: string): Call => ({ method: "GET", path, headers });
  const { "list by domain": _of, ...same } = readCalls(known);
  return {
    ...same,
    "list by rare domain": get("/api/insights/scans?limit=20&domain=needle"),
    "list by rare domain and status": get("/api/insights/scans?limit=20&domain=needle&status=complete"),
    "list by status": get("/api/insights/scans?limit=100&status=complete"),
    "list, own": get("/api/insights/scans?limit=20&mine=true"),
    "directory of an industry": get("/api/directory?limit=20&industry=retail"),
    "directory, further on": get("/api/directory?limit=20&offset=200"),
    "search, rare title": get(`/api/insights/search?query=${encodeURIComponent(RARE_TITLE)}`),
    "search, in a type": get("/api/insights/search?query=automate&search_type=opportunities"),
    comprehensive: get(`/api/insights/scan/${known.scanId}/comprehensive`),
    playbook: get(`/api/insights/playbook/${known.scanId}`),
    "analytics, 7 days": get("/api/insights/analytics?time_range=7d"),
    "analytics, 90 days": get("/api/insights/analytics?time_range=90d"),
    "analytics, all": get("/api/insights/analytics?time_range=all"),
    keys: get("/api/usage"),
  };
}

export interface FlatnessOptions {
  /** Bundles of the product and of its counting build. */
  script: string;
  counting: string;
  site: FixtureSite;
}

const ROUNDS = 5;
const REQUESTS = 20;
const LANES = 2;

/** Rows by counting, one size after the other; then time, all sizes side by side. */
export async function measureFlatness(
  sizes: readonly number[],
  { script, counting, site }: FlatnessOptions,
): Promise<Flatness[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-flat-"));
  const stateOf = (scans: number): string => join(folder, String(scans));
  try {
    const sides: { prepared: Prepared; scans: number }[] = [];
    for (const scans of sizes)
      sides.push({
        scans,
        prepared: await prepare({ state: stateOf(scans), script: counting, site, scans, calls: flatCalls }),
      });
    const services = [];
    for (const { scans } of sides)
      services.push(await startedBy(() => startBuilt({ state: stateOf(scans), script, vars: BENCH_VARS })));
    const names = [...(sides[0]?.prepared.usesOf.keys() ?? [])];
    const flat: Flatness[] = [];
    for (const name of names) {
      const taken = sides.map((): number[] => []);
      for (let round = 0; round < ROUNDS; round++)
        for (const [i, { prepared }] of sides.entries()) {
          const service = services[i];
          const call = flatCalls(prepared)[name];
          if (service === undefined || call === undefined) continue;
          const before = cpuMicros(service.pids);
          await runLoop({ origin: service.value.origin, requests: REQUESTS, lanes: LANES, call: () => call });
          taken[i]?.push((cpuMicros(service.pids) - before) / REQUESTS);
        }
      const rowsRead = sides.map(({ prepared }) => spent(prepared.usesOf.get(name) ?? []).rowsRead);
      flat.push({ name, rowsRead, cpu: taken.map(median) });
    }
    await Promise.all(services.map(({ value }) => value.stop()));
    return flat;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Largest size against the smallest; 1 where neither costs anything. */
export const growth = (values: readonly number[]): number => ((values.at(-1) ?? 0) + 1) / ((values[0] ?? 0) + 1);
