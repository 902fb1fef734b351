// POST of a scan against the bare use of what it must touch, and what a flood of them meets.
import { createServer } from "node:net";
import { startBuilt } from "../lib/built-worker.ts";
import { listenOnLoopback } from "../lib/listen-on-loopback.ts";
import { makeKey } from "../lib/make-key.ts";
import { runLoop, send, type Call } from "./closed-loop.ts";
import type { Use } from "./counted.ts";
import { givePlan } from "./floor-plan.ts";
import { compare, type Comparison, type Rounds } from "./paired.ts";
import { ANONYMOUS_SCANS, BENCH_VARS, postScan, takeUses } from "./prepare.ts";
import { startScanSides, type ScanSides } from "./scans.ts";

/** A site that is being read already: what is measured is the accepting, since all but the first scan wait. */
const BUSY = "bench-busy-site.com";
const ORDER = { url: `https://${BUSY}/`, scanType: "light", visibility: "unlisted" };
const PATH = "/api/insights/scan";
const JSON_TYPE = { "Content-Type": "application/json" };
/** Until a scan has queued at the gate, after its POST was answered. */
const SETTLE_MS = 1_000;

interface PostOrder {
  state: string;
  script: string;
  counting: string;
  key: string;
  rounds: Rounds;
  /** Requests of the flood. */
  flood: number;
}

export interface PostResult {
  comparison: Comparison;
  /** How the flood was answered, by status. */
  statuses: Map<number, number>;
  /** What one refusal asks of the platform. */
  refusalUses: Use[];
}

export async function measurePost({ state, script, counting, key, rounds, flood }: PostOrder): Promise<PostResult> {
  const silent = await serveSilence();
  const hostMap = { [BUSY]: silent.origin };
  const counted = await countPost({ state: `${state}-count-post`, counting, hostMap });
  const sides = await startScanSides({ state, script, key, hostMap });
  try {
    await postScan(sides.product.value.origin, key, ORDER);
    const comparison = await comparePost(sides, counted, rounds);
    return { comparison, statuses: await floodPost(sides, flood), refusalUses: counted.refusalUses };
  } finally {
    await sides.stop();
    await silent.close();
  }
}

/** Takes every connection and never answers. */
async function serveSilence(): Promise<{ origin: string; close(): Promise<void> }> {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  return {
    origin: await listenOnLoopback(server),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface CountedPost {
  scanId: string;
  postUses: Use[];
  refusalUses: Use[];
}

/** One POST behind another that is under way, and one over the quota, by the counting build. */
async function countPost(order: {
  state: string;
  counting: string;
  hostMap: Record<string, string>;
}): Promise<CountedPost> {
  const { state, counting, hostMap } = order;
  const key = await makeKey({ state, plan: "pro", label: "counted" });
  const vars = { ...BENCH_VARS, DEV_HOST_MAP: JSON.stringify(hostMap) };
  const service = await startBuilt({ state, script: counting, vars });
  const settledUses = async (): Promise<Use[]> => {
    await new Promise((resume) => setTimeout(resume, SETTLE_MS));
    return takeUses(service);
  };
  try {
    for (let i = 0; i < 2; i++) await postScan(service.origin, key, ORDER);
    await settledUses();
    const scanId = await postScan(service.origin, key, ORDER);
    const postUses = await settledUses();
    for (let i = 0; i < ANONYMOUS_SCANS; i++) await send(service.origin, anonymousPost);
    await settledUses();
    const status = await send(service.origin, anonymousPost);
    if (status !== 429) throw new Error(`One scan too many was answered with ${status}.`);
    const refusalUses = (await takeUses(service)).filter(({ kind }) => kind !== "invocation" && kind !== "sql");
    return { scanId, postUses, refusalUses };
  } finally {
    await service.stop();
  }
}

async function comparePost(
  { product, floor, key }: ScanSides,
  { postUses, scanId }: CountedPost,
  rounds: Rounds,
): Promise<Comparison> {
  const headers = { "x-mcp-api-key": key, ...JSON_TYPE };
  const body = JSON.stringify(ORDER);
  const post: Call = { method: "POST", path: PATH, headers, body };
  const run: Call = { ...post, path: "/run/post" };
  await givePlan(floor.value.origin, { name: "post", uses: postUses, scanId });
  return compare(
    { origin: product.value.origin, pids: product.pids, call: () => post },
    { origin: floor.value.origin, pids: floor.pids, call: () => run },
    rounds,
  );
}

const anonymousPost: Call = {
  method: "POST",
  path: PATH,
  headers: { ...JSON_TYPE, "CF-Connecting-IP": "203.0.113.77" },
  body: JSON.stringify(ORDER),
};

/** Many requests of a caller without a key at once. */
async function floodPost({ product }: ScanSides, requests: number): Promise<Map<number, number>> {
  const { origin } = product.value;
  return (await runLoop({ origin, requests, lanes: 32, call: () => anonymousPost })).statuses;
}
