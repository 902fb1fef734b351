// Hostile bytes from the page to the report: public corpora, generated documents, pages of two megabytes.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import Table from "cli-table3";
import { corpusJson, corpusPages } from "./corpus-pages.ts";
import { MONSTERS } from "./monster-pages.ts";
import type { MonsterResult } from "./pages-child.ts";
import { grammarPage } from "./page-grammar.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import { createRandom } from "./random.ts";
import { tortureJson, torturePages, type PagesResult } from "./torture-pages.ts";

const GENERATED = 5_000;
/** What reading one page may take: CPU of its thread, and growth of the heap, in a process with room for little more. */
const MOST_MS = 150;
const MOST_MB = 100;
const PROCESS_MB = 256;
const HANG_MS = 10 * 60_000;

export async function runPages({ corpora, seed, share }: TortureOptions): Promise<boolean> {
  const random = createRandom(seed);
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  const sampled = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % Math.max(1, Math.round(1 / share)) === 0);
  const generated = Array.from({ length: Math.ceil(GENERATED * share) }, () => encode(grammarPage(random)));
  const results = {
    "html5lib inputs": torturePages(sampled(corpusPages(corpora))),
    "JSON suite": tortureJson(sampled(corpusJson(corpora))),
    "generated documents": torturePages(generated),
  };
  print(results);
  const names = sampled(Object.keys(MONSTERS));
  const monsters = await readMonsters(names);
  printMonsters(monsters);
  const isHeld =
    monsters.length === names.length && monsters.every(({ readMs, heapMb }) => readMs <= MOST_MS && heapMb <= MOST_MB);
  return isHeld && Object.values(results).every(({ pages, breaches }) => pages > 0 && breaches.length === 0);
}

/** One process for all: the next page finds what the last one left behind. */
export async function readMonsters(names: readonly string[]): Promise<MonsterResult[]> {
  const script = join(import.meta.dirname, "pages-child.ts");
  const child = spawn(process.execPath, ["--expose-gc", `--max-old-space-size=${PROCESS_MB}`, script, ...names], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: HANG_MS,
  });
  const read: MonsterResult[] = [];
  for await (const line of createInterface({ input: child.stdout })) read.push(JSON.parse(line) as MonsterResult);
  return read;
}

function print(results: Record<string, PagesResult>): void {
  const table = new Table({ head: ["input", "pages", "reports", "breaches"] });
  for (const [name, { pages, reports, breaches }] of Object.entries(results))
    table.push([name, pages, reports, breaches.length]);
  console.log(table.toString());
  for (const { breaches } of Object.values(results))
    for (const { input, why } of breaches.slice(0, SHOWN)) console.log(`breach: ${JSON.stringify(input)}\n${why}`);
}

function printMonsters(monsters: readonly MonsterResult[]): void {
  const table = new Table({ head: ["page of 2 MB", "read ms", "report ms", "heap MB", "outcome"] });
  for (const { name, readMs, reportMs, heapMb, outcome } of monsters)
    table.push([name, readMs.toFixed(0), reportMs.toFixed(0), heapMb.toFixed(0), outcome]);
  console.log(table.toString());
}
