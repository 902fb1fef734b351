// Reading requests against a bare Worker that uses the platform in the same way and does nothing else.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startBuilt } from "../lib/built-worker.ts";
import { givePlan } from "./floor-plan.ts";
import type { Call } from "./closed-loop.ts";
import type { Use } from "./counted.ts";
import { compare, type Comparison, type Rounds } from "./paired.ts";
import { BENCH_VARS, type Prepared } from "./prepare.ts";
import { startedBy } from "./process-cpu.ts";

/** Requests by name, for a caller with a key unless the name says otherwise. */
export function readCalls({ scanId, key }: { scanId: string; key: string }): Record<string, Call> {
  const headers = { "x-mcp-api-key": key };
  const get = (path: string, sent: Record<string, string> = headers): Call => ({ method: "GET", path, headers: sent });
  return {
    "status, anonymous": get(`/api/insights/scan/${scanId}/status`, {}),
    status: get(`/api/insights/scan/${scanId}/status`),
    results: get(`/api/insights/scan/${scanId}/results`),
    checks: get(`/api/insights/scan/${scanId}/checks`),
    list: get("/api/insights/scans?limit=20"),
    "list by domain": get("/api/insights/scans?limit=20&domain=mor"),
    directory: get("/api/directory?limit=20"),
    search: get("/api/insights/search?query=automate%20reminder"),
    analytics: get("/api/insights/analytics?time_range=30d"),
  };
}

export interface RouteResult extends Comparison {
  name: string;
  uses: Use[];
}

export async function measureReads(
  { prepared, state, script, only }: { prepared: Prepared; state: string; script: string; only?: string | undefined },
  rounds: Rounds,
): Promise<RouteResult[]> {
  // Each side has a copy of the same data.
  const floorState = `${state}-floor`;
  cpSync(state, floorState, { recursive: true });
  const floorScript = readFileSync(join(import.meta.dirname, "floor-worker.js"), "utf8");
  const { value: product, pids } = await startedBy(() => startBuilt({ state, script, vars: BENCH_VARS }));
  const { value: floor, pids: floorPids } = await startedBy(() =>
    startBuilt({ state: floorState, script: floorScript, vars: BENCH_VARS }),
  );
  try {
    const results: RouteResult[] = [];
    const { scanId, key } = prepared;
    for (const [name, call] of Object.entries(readCalls({ scanId, key }))) {
      if (only !== undefined && !name.includes(only)) continue;
      const uses = prepared.usesOf.get(name) ?? [];
      await givePlan(floor.origin, { name, uses });
      const run: Call = { method: "GET", path: `/run/${encodeURIComponent(name)}`, headers: call.headers ?? {} };
      const compared = await compare(
        { origin: product.origin, pids, call: () => call },
        { origin: floor.origin, pids: floorPids, call: () => run },
        rounds,
      );
      results.push({ name, uses, ...compared });
    }
    return results;
  } finally {
    await Promise.all([product.stop(), floor.stop()]);
  }
}
