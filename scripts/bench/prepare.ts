// A service's state to measure on: a real full scan, as many generated ones as asked, a key; and what each measured
// request asks of the platform, written down by the counting build.
import type { Use } from "./counted.ts";
import type { Call } from "./closed-loop.ts";
import { startBuilt, type BuiltService } from "../lib/built-worker.ts";
import { generateScanRows, withNeedles } from "../lib/generate-scan-rows.ts";
import { makeKey } from "../lib/make-key.ts";
import { writeScanRows } from "../lib/write-scan-rows.ts";
import type { FixtureSite } from "./fixture-site.ts";

export interface Prepared {
  key: string;
  scanId: string;
  /** Uses of the full scan from POST to the stored report. */
  scanUses: Use[];
  usesOf: Map<string, Use[]>;
}

/** What a flood of one caller without a key is let in. */
export const ANONYMOUS_SCANS = 50;

export const BENCH_VARS = {
  ALLOW_PRIVATE_TARGETS: "true",
  CRAWL_MAX_RPS: "1000",
  TARGET_BUDGET: "1000000000",
  LIMITS: JSON.stringify({
    anonymous: { scansPerDay: ANONYMOUS_SCANS, readsPerMinute: 1_000_000_000 },
    pro: { scansPerDay: 1_000_000_000, readsPerMinute: 1_000_000_000 },
  }),
};

const OWNER = "key:bulk";
const DAYS = 30;
const POLL_MS = 50;

/** So that reads leave as many lines each time they are counted. */
export const ALL_LINES = { LOG_ONE_READ_OF: "1" };

export interface PrepareOptions {
  state: string;
  /** Bundle of the counting build. */
  script: string;
  site: FixtureSite;
  /** Generated scans beside the real one. */
  scans: number;
  calls: (known: { scanId: string; key: string }) => Record<string, Call>;
}

export async function prepare({ state, script, site, scans, calls }: PrepareOptions): Promise<Prepared> {
  const key = await makeKey({ state, plan: "pro", label: "bench" });
  const service = await startBuilt({ state, script, vars: { ...BENCH_VARS, ...ALL_LINES } });
  try {
    const database = (await service.miniflare.getD1Database("DB")) as unknown as D1Database;
    await writeScanRows(
      database,
      withNeedles(generateScanRows({ count: scans, endsAt: Date.now() - 60_000, days: DAYS, seed: 7, owner: OWNER })),
    );
    await takeUses(service);
    const scanId = await scanToEnd(service.origin, key, { url: `${site.origin}/`, scanType: "full" });
    const scanUses = await takeUses(service);
    const usesOf = new Map<string, Use[]>();
    for (const [name, call] of Object.entries(calls({ scanId, key }))) {
      // Asked twice: the first time warms what the service remembers, as under load.
      for (let i = 0; i < 2; i++) {
        await takeUses(service);
        const status = await answerOf(service.origin, call);
        if (status !== 200) throw new Error(`${name} answered ${status}`);
      }
      usesOf.set(name, await takeUses(service));
    }
    return { key, scanId, scanUses, usesOf };
  } finally {
    await service.stop();
  }
}

/** What was used since it was last asked. */
export async function takeUses({ origin }: Pick<BuiltService, "origin">): Promise<Use[]> {
  return (await (await fetch(`${origin}/__uses`)).json()) as Use[];
}

interface Order {
  url: string;
  scanType: string;
  visibility?: string;
}

const headersOf = (key: string): Record<string, string> => ({
  "x-mcp-api-key": key,
  "Content-Type": "application/json",
});

/** Its id. */
export async function postScan(origin: string, key: string, order: Order): Promise<string> {
  const answer = await fetch(`${origin}/api/insights/scan`, {
    method: "POST",
    headers: headersOf(key),
    body: JSON.stringify(order),
  });
  return ((await answer.json()) as { scanId: string }).scanId;
}

/** Until its stream ends, which is when its report can be read. Throws when it failed. */
export async function followScan(origin: string, key: string, scanId: string): Promise<void> {
  const stream = await fetch(`${origin}/api/insights/scan/${scanId}/events`, { headers: headersOf(key) });
  const told = await stream.text();
  if (!told.includes('"status":"complete"')) throw new Error(`The scan did not complete: ${told.slice(-300)}`);
}

/** Starts a scan and asks for its status until it ends; its id. Throws when it fails. */
export async function scanToEnd(origin: string, key: string, order: Order): Promise<string> {
  const headers = headersOf(key);
  const scanId = await postScan(origin, key, order);
  for (;;) {
    const status = await fetch(`${origin}/api/insights/scan/${scanId}/status`, { headers });
    const { status: word, error } = (await status.json()) as { status: string; error: string | null };
    if (word === "complete") return scanId;
    if (word === "error") throw new Error(`The scan failed: ${error}`);
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}

async function answerOf(origin: string, { method, path, headers, body }: Call): Promise<number> {
  const answer = await fetch(origin + path, {
    method,
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
