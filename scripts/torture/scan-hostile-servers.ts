// Each hostile server scanned by the built Worker: how the scan ended, when, and how often the server was asked.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CRAWL_BUDGETS } from "../../src/model/scan.ts";
import { bundleWorker, startBuilt } from "../lib/built-worker.ts";
import { HOSTILE_SERVERS, serveHostile, type HostileServer } from "./hostile-servers.ts";

export interface ServerResult {
  name: string;
  /** "complete", the code of an error, or why there is neither. */
  outcome: string;
  seconds: number;
  requests: number;
  breach: string | null;
}

/** Compressed, so that a server which holds every request is seen to be let go of. */
const DEADLINE_MS = 20_000;
const OVER_MS = 1_000;
/** With what lies between a crawl and its report. */
const ENDS_WITHIN_MS = 4 * DEADLINE_MS;
/** For an answer of the service itself: a server that holds it up is a finding, and does not hold up the rest. */
const ANSWER_MS = 10_000;
const BUDGET = CRAWL_BUDGETS.light.requests;
/**
 * Services side by side, each with one scan at a time: the simulator of the queue hands on the next crawls when those
 * before have ended, so that one server would keep the others from ever being asked.
 */
const SERVICES = 3;
const POLL_MS = 100;
const UNLIMITED = JSON.stringify({ anonymous: { scansPerDay: 1_000_000, readsPerMinute: 1_000_000 } });
/** What the Worker writes when something was thrown that nobody caught, or that it did not expect. */
const UNCAUGHT = /uncaught|unhandled|internal_error|"level":"error"/i;

export async function scanHostileServers(
  names: readonly string[],
  onResult: (result: ServerResult) => void,
): Promise<ServerResult[]> {
  const servers = await Promise.all(
    names.map((name, at) => serveHostile((HOSTILE_SERVERS[name] ?? nothing)(), hostOf(at))),
  );
  const hosts = Object.fromEntries(servers.map(({ origin }, at) => [hostOf(at), origin]));
  const script = await bundleWorker();
  const left = names.map((name, at) => ({ name, at }));
  const results: ServerResult[] = [];
  const scanNext = async (origin: string): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const server = servers[next.at];
      if (server === undefined) continue;
      const result = await scanOne(origin, next.name, { host: hostOf(next.at), server }).catch((error: unknown) => ({
        ...fault(`the service did not answer: ${String(error)}`),
        name: next.name,
      }));
      onResult(result);
      results.push(result);
    }
  };
  try {
    const faults = await Promise.all(Array.from({ length: SERVICES }, () => withService(script, hosts, scanNext)));
    return [...results, ...faults.flat()];
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Gives what the Worker wrote that it should not have had to. */
async function withService(
  script: string,
  hosts: Record<string, string>,
  use: (origin: string) => Promise<void>,
): Promise<ServerResult[]> {
  const state = mkdtempSync(join(tmpdir(), "servers-"));
  const lines: string[] = [];
  const service = await startBuilt({
    state,
    script,
    vars: {
      LIMITS: UNLIMITED,
      SCAN_DEADLINES_MS: JSON.stringify({ light: DEADLINE_MS }),
      DEV_HOST_MAP: JSON.stringify(hosts),
    },
    onLine: (line) => lines.push(line),
  });
  try {
    await use(service.origin);
    return lines.filter((line) => UNCAUGHT.test(line)).map((line) => fault(line));
  } finally {
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

const nothing = (): (() => void) => () => undefined;
/** A domain each: scans of one wait for one another. Whatever is not mapped is not asked for. */
const hostOf = (at: number): string => `hostile-server-${at}.com`;
const fault = (line: string): ServerResult => ({
  name: "the Worker's log",
  outcome: "",
  seconds: 0,
  requests: 0,
  breach: line.slice(0, 300),
});

async function scanOne(
  origin: string,
  name: string,
  { host, server }: { host: string; server: HostileServer },
): Promise<ServerResult> {
  const startedAt = performance.now();
  const started = await ask(`${origin}/api/insights/scan`, { url: `https://${host}/`, scanType: "light" });
  const scanId = started["scanId"];
  const seconds = (): number => (performance.now() - startedAt) / 1_000;
  const result = (outcome: string, breach: string | null): ServerResult => ({
    name,
    outcome,
    seconds: seconds(),
    requests: server.requests(),
    breach,
  });
  if (typeof scanId !== "string")
    return result("refused", `the scan was refused: ${JSON.stringify(started).slice(0, 200)}`);
  // Waiting for its turn is not part of a scan, so that the time runs from when it began to read.
  let readingSince: number | null = null;
  for (;;) {
    const { status, error } = await ask(`${origin}/api/insights/scan/${scanId}/status`);
    if (status !== "pending") readingSince ??= performance.now();
    const took = readingSince === null ? 0 : performance.now() - readingSince;
    if (status === "complete" || status === "error") {
      const code = typeof error === "string" ? error : status;
      const breach =
        took > DEADLINE_MS + OVER_MS
          ? `it took ${Math.round(took)} ms`
          : server.requests() > BUDGET
            ? `${server.requests()} requests, of ${BUDGET}`
            : server.requests() === 0
              ? "the server was never asked"
              : code === "error" || code === "internal"
                ? "the error has no code that tells"
                : null;
      return result(code, breach);
    }
    if (performance.now() - startedAt > ENDS_WITHIN_MS) return result(String(status), "it did not end");
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}

async function ask(url: string, body?: object): Promise<Record<string, unknown>> {
  const post = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(url, { ...post, signal: AbortSignal.timeout(ANSWER_MS) });
  return (await answer.json()) as Record<string, unknown>;
}
