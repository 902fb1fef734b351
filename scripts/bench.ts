// npm run bench: claims about speed as ratios, each beside its floor in the same run.
// First scenario: a full scan of a site of 25 pages that answers in 50 ms, from POST to readable results,
// against a bare Worker that makes the same requests under the same limits.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import Table from "cli-table3";
import { REQUESTS_IN_FLIGHT } from "../src/model/limits.ts";
import { serveFixtureSite, type FixtureSite } from "./bench/fixture-site.ts";
import { startFloor } from "./bench/start-floor.ts";
import { makeKey } from "./lib/make-key.ts";
import { startService } from "./lib/service.ts";

const options = new Command()
  .option("--rounds <n>", "measured rounds after one that is dropped", "5")
  .option("--latency <ms>", "time the site takes for an answer", "50")
  .option("--json <file>", "write every round there")
  .parse()
  .opts<{ rounds: string; latency: string; json?: string }>();

const GOAL = 1.5;
const PAGES = 25;
const REQUESTS_A_SECOND = 1_000;

interface Round {
  productMs: number;
  floorMs: number;
  requests: number;
}

const state = mkdtempSync(join(tmpdir(), "bench-"));
const site = await serveFixtureSite({ pages: PAGES, latencyMs: Number(options.latency) });
const vars = { ALLOW_PRIVATE_TARGETS: "true", CRAWL_MAX_RPS: String(REQUESTS_A_SECOND), TARGET_BUDGET: "100000" };
const service = await startService({ state, isQuiet: true, vars });
const floor = await startFloor();
let isMet = false;
try {
  const key = await makeKey({ state, plan: "pro", label: "bench" });
  const rounds: Round[] = [];
  for (let i = 0; i <= Number(options.rounds); i++) rounds.push(await runRound(key));
  isMet = report(rounds.slice(1));
} finally {
  await Promise.all([service.stop(), floor.stop(), site.close()]);
  rmSync(state, { recursive: true, force: true });
}
process.exit(isMet ? 0 : 1);

/** Product first, so that the floor repeats exactly the requests that it made; then the floor, at once. */
async function runRound(key: string): Promise<Round> {
  site.forget();
  const productMs = await timeScan(key);
  const asked = site.asked();
  const floorMs = await timeFloor(site, asked);
  return { productMs, floorMs, requests: asked.length };
}

async function timeScan(key: string): Promise<number> {
  const headers = { "x-mcp-api-key": key, "Content-Type": "application/json" };
  const startedAt = performance.now();
  // Unlisted scans borrow no evidence, so that every round really reads the site.
  const body = JSON.stringify({ url: `${site.origin}/`, scanType: "full", visibility: "unlisted" });
  const { scanId } = (await (
    await fetch(`${service.origin}/api/insights/scan`, { method: "POST", headers, body })
  ).json()) as { scanId: string };
  const events = await fetch(`${service.origin}/api/insights/scan/${scanId}/events`, { headers });
  await events.text();
  const answer = (await (await fetch(`${service.origin}/api/insights/scan/${scanId}/results`, { headers })).json()) as {
    results?: { pages: unknown[] };
  };
  const ms = performance.now() - startedAt;
  if (answer.results?.pages.length !== PAGES)
    throw new Error(`The scan read ${answer.results?.pages.length ?? 0} of ${PAGES} pages.`);
  return ms;
}

async function timeFloor({ origin }: FixtureSite, asked: { method: string; path: string }[]): Promise<number> {
  const requests = asked.map(({ method, path }) => ({ method, url: origin + path }));
  const startedAt = performance.now();
  const answer = await fetch(floor.origin, {
    method: "POST",
    body: JSON.stringify({ inFlight: REQUESTS_IN_FLIGHT, requestsPerSecond: REQUESTS_A_SECOND, requests }),
  });
  const { answered } = (await answer.json()) as { answered: number };
  const ms = performance.now() - startedAt;
  if (answered !== requests.length) throw new Error(`The floor got ${answered} of ${requests.length} answers.`);
  return ms;
}

function report(rounds: readonly Round[]): boolean {
  const ratios = rounds.map(({ productMs, floorMs }) => productMs / floorMs).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? Number.NaN;
  const table = new Table({
    head: ["round", "requests", "floor ms", "scan ms", "ratio"],
    style: { head: [], border: [] },
  });
  rounds.forEach(({ requests, floorMs, productMs }, i) =>
    table.push([i + 1, requests, floorMs.toFixed(0), productMs.toFixed(0), (productMs / floorMs).toFixed(2)]),
  );
  console.log(
    `Full scan of ${PAGES} pages, ${options.latency} ms an answer, ${REQUESTS_IN_FLIGHT} requests in flight, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(table.toString());
  console.log(
    `median ratio ${median.toFixed(2)} (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}); goal at most ${GOAL}: ${median <= GOAL ? "met" : "missed"}`,
  );
  if (options.json !== undefined)
    writeFileSync(options.json, JSON.stringify({ node: process.version, goal: GOAL, median, rounds }, null, 2));
  return median <= GOAL;
}
