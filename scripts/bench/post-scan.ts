// POST of a scan against the bare use of what it must touch, and what a flood of them meets.
import type { Call } from "./closed-loop.ts";
import { runLoop, send } from "./closed-loop.ts";
import { startBuilt } from "../lib/built-worker.ts";
import type { Use } from "./counted.ts";
import { ANONYMOUS_SCANS, BENCH_VARS, takeUses } from "./prepare.ts";
import type { CountedScan } from "./count-scan.ts";
import { givePlan } from "./floor-plan.ts";
import { compare, type Comparison, type Rounds } from "./paired.ts";
import type { ScanSides } from "./scans.ts";

/** A site that is being read already: what is measured is the accepting, since all but the first scan wait. */
const BUSY = "https://bench-busy-site.com/";

export async function comparePost(
  { product, floor, key }: ScanSides,
  { postUses, scanId }: Pick<CountedScan, "postUses" | "scanId">,
  rounds: Rounds,
): Promise<Comparison> {
  await givePlan(floor.value.origin, { name: "post", uses: postUses, scanId });
  const headers = { "x-mcp-api-key": key, "Content-Type": "application/json" };
  const body = JSON.stringify({ url: BUSY, scanType: "light", visibility: "unlisted" });
  const post: Call = { method: "POST", path: "/api/insights/scan", headers, body };
  const run: Call = { method: "POST", path: "/run/post", headers, body };
  return compare(
    { origin: product.value.origin, pids: product.pids, call: () => post },
    { origin: floor.value.origin, pids: floor.pids, call: () => run },
    rounds,
  );
}

export interface Flood {
  /** Answers by status. */
  statuses: Map<number, number>;
  /** What one refusal asks of the platform. */
  refusalUses: Use[];
}

/** Many requests of a caller without a key at once, and one more of the same on the counting build. */
export async function floodPost(
  { product }: ScanSides,
  { requests, counting, state }: { requests: number; counting: string; state: string },
): Promise<Flood> {
  const body = JSON.stringify({ url: BUSY, scanType: "light" });
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": "203.0.113.77" };
  const post: Call = { method: "POST", path: "/api/insights/scan", headers, body };
  const { origin } = product.value;
  const { statuses } = await runLoop({ origin, requests, lanes: 32, call: () => post });
  const counted = await startBuilt({ state, script: counting, vars: BENCH_VARS });
  try {
    await runLoop({ origin: counted.origin, requests: ANONYMOUS_SCANS, lanes: 1, call: () => post });
    await takeUses(counted);
    const status = await send(counted.origin, post);
    if (status !== 429) throw new Error(`One scan too many was answered with ${status}.`);
    const refusalUses = (await takeUses(counted)).filter(({ kind }) => kind !== "invocation" && kind !== "sql");
    return { statuses, refusalUses };
  } finally {
    await counted.stop();
  }
}
