// Other tools on the same pages in the same run: wall time, and CPU of all their processes.
// Browsers render and measure speed, we read markup; the figures say how long each takes for what it does.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BENCH_PEERS_FOLDER, installBenchPeers, installPeers, peerFile } from "../peers/install-peers.ts";
import { unpackChromium } from "../peers/start-chromium.ts";
import { CHECKS } from "../../src/scanner/checks/all-checks.ts";
import type { BenchContext, Line } from "./parts.ts";
import { serveFixtureSite, type FixtureSite } from "./fixture-site.ts";
import { BENCH_VARS, followScan, postScan } from "./prepare.ts";
import { cpuMicros, startedBy, watchTree } from "./process-cpu.ts";
import { startBuilt } from "../lib/built-worker.ts";

const benchFile = (...parts: string[]): string => join(BENCH_PEERS_FOLDER, "node_modules", ...parts);

interface Cost {
  wallMs: number;
  cpuMs: number;
}

interface Peer {
  name: string;
  does: string;
  /** What it has to have read for its figures to count: a tool that gave up at once is fast. */
  reads: "site" | "page";
  args: (origin: string) => string[];
  /** How many times faster ours should be, by wall and by CPU. */
  goal?: { wall: number; cpu: number };
}

const PEERS: readonly Peer[] = [
  {
    name: "Unlighthouse 0.18.1",
    does: "renders every page, 161 audits each",
    reads: "site",
    args: (origin) => [benchFile("unlighthouse", "bin", "unlighthouse-ci.mjs"), "--site", origin, "--budget", "1"],
    goal: { wall: 200, cpu: 1_000 },
  },
  {
    name: "Lighthouse 13.5.0, one page",
    does: "renders one page, 161 audits",
    reads: "page",
    args: (origin) => [
      peerFile("lighthouse", "cli", "index.js"),
      `${origin}/`,
      "--output=json",
      "--output-path=/dev/null",
      "--quiet",
      `--chrome-flags=${CHROME_FLAGS.join(" ")}`,
    ],
  },
  {
    name: "aiseo-audit 1.6.2 --sitemap",
    does: "reads every page, 39 factors each",
    reads: "site",
    args: (origin) => [
      peerFile("aiseo-audit", "bin", "aiseo-audit.js"),
      "--sitemap",
      `${origin}/sitemap.xml`,
      "--json",
    ],
    goal: { wall: 3, cpu: 10 },
  },
  {
    name: "afdocs 0.22.2",
    does: "samples pages, paces itself",
    reads: "site",
    args: (origin) => [peerFile("afdocs", "bin", "afdocs.mjs"), "check", origin, "--format", "json"],
  },
  {
    name: "linkinator 8.1.0",
    does: "checks links alone",
    reads: "site",
    args: (origin) => [benchFile("linkinator", "build", "src", "cli.js"), origin, "-r", "--format", "json"],
  },
];

const CHROME_FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const MOST_MS = 400_000;

export async function measurePeers({ script, state, pages, prepared }: BenchContext): Promise<Line[]> {
  installPeers();
  installBenchPeers();
  const chromium = unpackChromium();
  const site = await serveFixtureSite({ pages, latencyMs: 0 });
  try {
    const ours = await costOfOurs({ script, state, key: prepared.key, site });
    const lines: Line[] = [
      {
        what: `Foresite, full scan, ${CHECKS.length} checks, facts and signals`,
        measured: told(ours),
        isMet: null,
        note: "reads every page once",
      },
    ];
    for (const { name, does, reads, args, goal } of PEERS) {
      site.forget();
      const theirs = await costOfCommand(args(site.origin), chromium, site.origin);
      const read = site.pagesAsked();
      if (read < (reads === "site" ? pages : 1)) throw new Error(`${name} read ${read} of ${pages} pages.`);
      const times = { wall: theirs.wallMs / ours.wallMs, cpu: theirs.cpuMs / ours.cpuMs };
      lines.push({
        what: name,
        measured: told(theirs),
        ratio: `ours is ${times.wall.toFixed(1)} x faster, ${times.cpu.toFixed(1)} x by CPU`,
        ...(goal === undefined ? {} : { goal: `${goal.wall} x, ${goal.cpu} x by CPU` }),
        isMet: goal === undefined ? null : times.wall >= goal.wall && times.cpu >= goal.cpu,
        note: does,
      });
    }
    return lines;
  } finally {
    await site.close();
  }
}

const told = ({ wallMs, cpuMs }: Cost): string =>
  `${(wallMs / 1_000).toFixed(2)} s, CPU ${(cpuMs / 1_000).toFixed(2)} s`;

const SCANS = 8;
const WARM_UP = 8;

async function costOfOurs(order: { script: string; state: string; key: string; site: FixtureSite }): Promise<Cost> {
  const { script, state, key, site } = order;
  const { value: service, pids } = await startedBy(() => startBuilt({ state, script, vars: BENCH_VARS }));
  try {
    const order = { url: `${site.origin}/`, scanType: "full", visibility: "unlisted" };
    const scan = async (): Promise<void> => followScan(service.origin, key, await postScan(service.origin, key, order));
    // Ours is a service, which has run before; the others start anew for each site.
    for (let i = 0; i < WARM_UP; i++) await scan();
    const before = cpuMicros(pids);
    const startedAt = performance.now();
    for (let i = 0; i < SCANS; i++) await scan();
    return {
      wallMs: (performance.now() - startedAt) / SCANS,
      cpuMs: (cpuMicros(pids) - before) / SCANS / 1_000,
    };
  } finally {
    await service.stop();
  }
}

/** Runs a tool, silently, to its end. What it answers with says nothing: some end with an error where a page is bad. */
function costOfCommand(args: readonly string[], chromium: string, origin: string): Promise<Cost> {
  const folder = join(BENCH_PEERS_FOLDER, "run");
  mkdirSync(folder, { recursive: true });
  // Read by Unlighthouse alone; the others take their options from the command line.
  writeFileSync(join(folder, "unlighthouse.config.mjs"), unlighthouseConfig(chromium, origin));
  const startedAt = performance.now();
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: "1", CI: "true", CHROME_PATH: chromium, PUPPETEER_SKIP_DOWNLOAD: "true" },
      stdio: "ignore",
      timeout: MOST_MS,
    });
    child.on("error", failed);
    if (child.pid === undefined) return;
    const watch = watchTree(child.pid);
    child.on("close", () => done({ wallMs: performance.now() - startedAt, cpuMs: watch.stop() }));
  });
}

const unlighthouseConfig = (executablePath: string, site: string): string =>
  `export default ${JSON.stringify({
    site,
    scanner: { samples: 1, throttle: false, sitemap: true, maxRoutes: 100, dynamicSampling: false },
    puppeteerOptions: { executablePath, args: CHROME_FLAGS },
    puppeteerClusterOptions: { maxConcurrency: 2 },
    chrome: { useSystem: false, useDownloadFallback: false },
  })};`;
