// npm run bench [-- --only reads,scans,post,flat,cost,start,room] [--rounds N] [--big] [--peers] [--json FILE]: claims about
// speed, size and cost as ratios, each beside its floor in the same run. What is counted is exact; what is timed is CPU
// time by the kernel's accounting, and wall time where nothing else says it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import Table from "cli-table3";
import { Command } from "commander";
import { serveFixtureSite } from "./bench/fixture-site.ts";
import { BENCH_PARTS, type BenchContext, type Line } from "./bench/parts.ts";
import { prepare } from "./bench/prepare.ts";
import { readCalls } from "./bench/read-routes.ts";
import { bundleWorker } from "./lib/built-worker.ts";

const names = Object.keys(BENCH_PARTS).join(", ");
const options = new Command()
  .option("--only <parts>", `some parts alone, by comma: ${names}`)
  .option("--rounds <n>", "measured rounds after one that is dropped", "5")
  .option("--requests <n>", "requests of a round", "300")
  .option("--big", "a million scans as well, where the number of scans matters", false)
  .option("--peers", "other tools on the same site (installs them first)", false)
  .option("--json <file>", "write every figure there")
  .parse()
  .opts<{ only?: string; rounds: string; requests: string; big: boolean; peers: boolean; json?: string }>();

const GENERATED_SCANS = 1_000;
const PAGES = 25;
const LATENCY_MS = 50;

const wanted = options.only?.split(",") ?? Object.keys(BENCH_PARTS).filter((name) => name !== "peers" || options.peers);
const unknown = wanted.find((name) => !(name in BENCH_PARTS));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}"; there is ${names}.`);

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const site = await serveFixtureSite({ pages: PAGES, latencyMs: LATENCY_MS });
const lines: Line[] = [];
try {
  const script = await bundleWorker("src/worker.ts", { isMinified: true });
  const counting = await bundleWorker("scripts/bench/counting-worker.ts");
  const state = join(folder, "state");
  const prepared = await prepare({ state, script: counting, site, scans: GENERATED_SCANS, calls: readCalls });
  const context: BenchContext = {
    script,
    counting,
    state,
    site,
    pages: PAGES,
    prepared,
    isBig: options.big,
    rounds: { rounds: Number(options.rounds), requests: Number(options.requests), lanes: 8 },
  };
  for (const name of wanted) {
    const found = (await BENCH_PARTS[name]?.(context)) ?? [];
    print(name, found);
    lines.push(...found);
  }
} finally {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}
const missed = lines.filter(({ isMet }) => isMet === false);
const run = { node: process.version, load: loadavg(), at: new Date().toISOString() };
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify({ ...run, lines }, null, 2));
console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}; ${missed.length} of ${lines.length} goals missed.`);
process.exit(missed.length === 0 ? 0 : 1);

function print(name: string, found: readonly Line[]): void {
  const table = new Table({ head: [name, "measured", "floor", "ratio", "goal", ""], style: { head: [], border: [] } });
  for (const { what, measured, floor, ratio, goal, isMet, note } of found)
    table.push([what, measured, floor ?? "", ratio ?? "", goal ?? "", verdict(isMet) + (note ? ` ${note}` : "")]);
  console.log(table.toString());
}

function verdict(isMet: boolean | null): string {
  if (isMet === null) return "";
  return isMet ? "met" : "MISSED";
}
