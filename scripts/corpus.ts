// npm run corpus -- DIR [--only a,b] [--types full] [--json FILE]
// Serves a labelled corpus, scans every site by its real name, prints the table against the labels.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { SCAN_TYPES, ScanType } from "../src/model/scan.ts";
import { createClient, ForesiteError, scanAndWait, type Client } from "../clients/typescript/src/index.ts";
import { judgeSite, type Judged, type Label } from "./corpus/judge-site.ts";
import { printTable } from "./corpus/print-table.ts";
import { serveCorpus, startOf } from "./corpus/serve-corpus.ts";
import { makeKey } from "./lib/make-key.ts";
import { startService } from "./lib/service.ts";

const command = new Command()
  .argument("<folder>", "corpus with labels.json, sites/ and serve.mjs")
  .option("--only <slugs>", "only these sites, separated by commas")
  .option("--types <types>", "scan types, separated by commas", SCAN_TYPES.join(","))
  .option("--json <file>", "write every judged scan there")
  .parse();
const folder = resolve(command.args[0] ?? ".");
const options = command.opts<{ only?: string; types: string; json?: string }>();
const types = options.types.split(",").map((type) => ScanType.parse(type));
const only = options.only === undefined ? null : new Set(options.only.split(","));

const SCANS_AT_ONCE = 2;

const state = mkdtempSync(join(tmpdir(), "corpus-"));
const corpus = await serveCorpus(folder, { isWanted: (slug) => only === null || only.has(slug) });

let failed = 0;
try {
  const service = await startService({
    state,
    isQuiet: true,
    vars: {
      DEV_HOST_MAP: JSON.stringify(corpus.hostMap),
      CRAWL_MAX_RPS: process.env["CRAWL_MAX_RPS"] ?? "100",
      TARGET_BUDGET: "10000",
    },
  });
  try {
    const key = await makeKey({ state, plan: "pro", label: "corpus" });
    const client = createClient({ origin: service.origin, key });
    const jobs = corpus.sites.flatMap(({ label }) => types.map((type) => ({ label, type })));
    const judged = await inParallel(jobs, SCANS_AT_ONCE, ({ label, type }) => scanSite(client, label, type));
    printTable(judged, types);
    failed = judged.filter(({ problems }) => problems.length > 0).length;
    if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(judged, null, 2));
  } finally {
    await service.stop();
  }
} finally {
  corpus.stop();
  rmSync(state, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);

async function scanSite(client: Client, label: Label, scanType: ScanType): Promise<Judged> {
  const url = startOf(label);
  const startedAt = performance.now();
  const outcome = await scanAndWait(client, { url, scanType }).catch((error: unknown) => {
    if (error instanceof ForesiteError && error.code === "SCAN_FAILED") return error;
    throw error;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const failure = outcome instanceof ForesiteError ? outcome.message : null;
  process.stderr.write(
    `${label.slug} ${scanType}: ${failure === null ? "complete" : "error"} in ${seconds.toFixed(1)} s${failure === null ? "" : ` (${failure})`}\n`,
  );
  const results = outcome instanceof ForesiteError ? null : outcome.results;
  return judgeSite({ label, scanType, seconds, error: failure, results });
}

async function inParallel<T, R>(items: readonly T[], lanes: number, run: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) {
      const item = items[i];
      if (item !== undefined) done[i] = await run(item);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}
