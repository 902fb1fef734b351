// Asks a service that was just deployed whether it works, as a stranger would: health, a document, MCP, a scan.
import { setTimeout as sleep } from "node:timers/promises";

export interface SmokeOptions {
  origin: string;
  /** Website to scan; null scans none. */
  url: string | null;
  /** How long the service may take to answer at all: a new custom domain waits for its certificate. */
  patienceMs?: number;
  /** An API key, where the free scans of this machine's address are not enough. */
  key?: string | undefined;
}
export interface SmokeResult {
  name: string;
  isOk: boolean;
  detail: string;
}

const PATIENCE_MS = 300_000;
const REQUEST_MS = 15_000;
const SCAN_MS = 150_000;
const POLL_MS = 2_000;

export async function smokeTest(options: SmokeOptions): Promise<SmokeResult[]> {
  const health = await untilHealthy(options);
  if (!health.isOk) return [health];
  return [
    health,
    await probe("document /llms.txt", () => readDocument(options)),
    await probe("MCP initialize", () => initializeMcp(options)),
    ...(options.url === null ? [] : [await probe(`light scan of ${options.url}`, () => scan(options))]),
  ];
}

async function untilHealthy({ origin, patienceMs = PATIENCE_MS }: SmokeOptions): Promise<SmokeResult> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const health = await probe("health", async () => {
      const { status, services } = (await ask(`${origin}/api/health`)) as { status?: string; services?: unknown };
      if (status !== "ok") throw new Error(`says ${status ?? "nothing"}: ${JSON.stringify(services)}`);
      return "ok";
    });
    if (health.isOk || Date.now() > until) return health;
    await sleep(POLL_MS);
  }
}

/** Documents are made for the origin: another one means that another deployment answers. */
async function readDocument({ origin }: SmokeOptions): Promise<string> {
  const answer = await fetch(`${origin}/llms.txt`, { signal: AbortSignal.timeout(REQUEST_MS) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  if (!text.includes(origin)) throw new Error(`does not speak of ${origin}`);
  return `${text.length} characters, of this origin`;
}

async function initializeMcp({ origin }: SmokeOptions): Promise<string> {
  const answer = await fetch(`${origin}/.well-known/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "smoke-test", version: "1" },
      },
    }),
    signal: AbortSignal.timeout(REQUEST_MS),
  });
  const text = await answer.text();
  const version = /"protocolVersion"\s*:\s*"([\d-]+)"/.exec(text)?.[1];
  if (!answer.ok || version === undefined) throw new Error(`answered ${answer.status}: ${text.slice(0, 200)}`);
  return `revision ${version}`;
}

async function scan({ origin, url, key }: SmokeOptions): Promise<string> {
  const headers = { "Content-Type": "application/json", ...(key === undefined ? {} : { "x-mcp-api-key": key }) };
  const order = JSON.stringify({ url, scanType: "light", visibility: "unlisted" });
  const started = await fetch(`${origin}/api/insights/scan`, {
    method: "POST",
    headers,
    body: order,
    signal: AbortSignal.timeout(REQUEST_MS),
  });
  const { scanId, message } = (await started.json()) as { scanId?: string; message?: string };
  // The limiter works, and nothing else is known: a deployment must not fail by being the fourth of a day.
  if (started.status === 429) return `not run: ${message ?? "no scans left today"} Give --smoke-key to run it.`;
  if (scanId === undefined) throw new Error(`was answered ${started.status}: ${message ?? ""}`);
  return untilScanned(origin, scanId);
}

async function untilScanned(origin: string, scanId: string): Promise<string> {
  const until = Date.now() + SCAN_MS;
  while (Date.now() < until) {
    const { status, error } = (await ask(`${origin}/api/insights/scan/${scanId}/status`)) as Record<string, unknown>;
    if (status === "error") throw new Error(`ended in error: ${String(error)}`);
    if (status === "complete") {
      const { results } = (await ask(`${origin}/api/insights/scan/${scanId}/results`)) as {
        results?: { readinessScore?: number };
      };
      if (typeof results?.readinessScore !== "number") throw new Error("is complete and has no results");
      return `complete, readiness ${results.readinessScore}`;
    }
    await sleep(POLL_MS);
  }
  throw new Error(`was not finished after ${SCAN_MS / 1000} seconds`);
}

async function ask(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}

async function probe(name: string, look: () => Promise<string>): Promise<SmokeResult> {
  try {
    return { name, isOk: true, detail: await look() };
  } catch (error) {
    return { name, isOk: false, detail: error instanceof Error ? error.message : "unknown" };
  }
}
