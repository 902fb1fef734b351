// POST of a scan against the bare use of what it must touch, and what a flood of them meets.
import type { Call } from "./closed-loop.ts";
import { runLoop } from "./closed-loop.ts";
import type { Use } from "./counted.ts";
import { compare, type Comparison, type Rounds } from "./paired.ts";
import type { ScanSides } from "./scans.ts";

/** A site that is being read already: what is measured is the accepting, since all but the first scan wait. */
const BUSY = "https://bench-busy-site.com/";

export async function comparePost(
  { product, floor, key }: ScanSides,
  uses: readonly Use[],
  rounds: Rounds,
): Promise<Comparison> {
  await fetch(`${floor.value.origin}/plan/post`, { method: "POST", body: JSON.stringify(withWrites(uses)) });
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

/** Steps of the floor: calls of objects that wrote write one row. */
export function withWrites(uses: readonly Use[]): object[] {
  const writing = new Set(uses.flatMap((use) => (use.kind === "sql" && use.rowsWritten > 0 ? [use.binding] : [])));
  return uses
    .filter(({ kind }) => ["object", "d1", "queue"].includes(kind))
    .map((use) => (use.kind === "object" ? { ...use, writes: writing.has(use.binding) } : use));
}

/** How a caller without quota is answered: statuses of a flood, and what one refusal costs beside an accepted one. */
export async function floodPost({ product }: ScanSides, requests: number): Promise<Map<number, number>> {
  const body = JSON.stringify({ url: BUSY, scanType: "light" });
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": "203.0.113.77" };
  const { statuses } = await runLoop({
    origin: product.value.origin,
    requests,
    lanes: 32,
    call: () => ({ method: "POST", path: "/api/insights/scan", headers, body }),
  });
  return statuses;
}
