// npm run torture -- --corpora DIR [--only urls|texts] [--seed N]: hostile input in bulk; ends with an error on any breach.
import { resolve } from "node:path";
import Table from "cli-table3";
import { Command } from "commander";
import { attackService, type ServiceResult } from "./torture/attack-service.ts";
import { corpusUrls } from "./torture/corpus-urls.ts";
import { hostileUrls } from "./torture/hostile-urls.ts";
import { ordinaryUrls } from "./torture/ordinary-urls.ts";
import { corpusTexts, tortureTexts } from "./torture/torture-texts.ts";
import { hasFailed, requestsWithoutPolicy, tortureUrls, type SinkResult } from "./torture/torture-urls.ts";

const GENERATED = 14_000;
const SHOWN = 10;

/** Parts by name; each prints its table and tells whether all held. */
const PARTS: Record<string, (options: { corpora: string; seed: number }) => Promise<boolean>> = {
  urls: runUrls,
  texts: runTexts,
};

const { corpora, only, seed } = new Command()
  .requiredOption("--corpora <dir>", "folder with the public corpora; they are read there and nowhere kept")
  .option("--only <part>", `one part alone: ${Object.keys(PARTS).join(", ")}`)
  .option("--seed <n>", "seed of everything that is generated", "20261120")
  .parse()
  .opts<{ corpora: string; only?: string; seed: string }>();

const parts = Object.entries(PARTS).filter(([name]) => only === undefined || name === only);
if (parts.length === 0) throw new Error(`There is no part "${only}"; there is ${Object.keys(PARTS).join(", ")}.`);
let holds = true;
for (const [, run] of parts) holds = (await run({ corpora: resolve(corpora), seed: Number(seed) })) && holds;
process.exit(holds ? 0 : 1);

async function runUrls(options: { corpora: string; seed: number }): Promise<boolean> {
  const generated = hostileUrls(GENERATED, options.seed);
  const hostile = [...new Set([...generated, ...corpusUrls(options.corpora)])];
  const ordinary = ordinaryUrls();
  console.log(
    `${hostile.length} hostile addresses (${new Set(generated).size} generated), ${ordinary.length} ordinary ones`,
  );
  console.log(`Without a policy ${await requestsWithoutPolicy(hostile)} requests would be breaches.`);
  const sinks = await tortureUrls(hostile, ordinary);
  printSinks(sinks);
  const services = await attackService();
  printServices(services);
  const isProven = services.every(({ control }) => control === null || control > 0);
  return !sinks.some(hasFailed) && services.every(({ reached }) => reached.length === 0) && isProven;
}

async function runTexts({ corpora: folder }: { corpora: string }): Promise<boolean> {
  const { texts, documents, breaches } = tortureTexts(corpusTexts(folder));
  console.log(`${texts} hostile texts in ${documents} documents: ${breaches.length} breaches`);
  for (const { surface, text, why } of breaches.slice(0, SHOWN))
    console.log(`breach, ${surface}: ${JSON.stringify(text)}: ${why}`);
  return texts > 0 && breaches.length === 0;
}

function printSinks(results: readonly SinkResult[]): void {
  const table = new Table({ head: ["sink", "hostile", "requests", "breaches", "faults", "ordinary", "refused"] });
  for (const { sink, hostile, requests, breaches, faults, ordinary, refused } of results)
    table.push([sink, hostile, requests, breaches.length, faults.length, ordinary, refused.length]);
  console.log(table.toString());
  for (const { sink, breaches, faults, refused } of results) {
    for (const { url, why } of breaches.slice(0, SHOWN)) console.log(`breach, ${sink}: ${JSON.stringify(url)}: ${why}`);
    for (const fault of faults.slice(0, SHOWN)) console.log(`fault, ${sink}: ${fault}`);
    for (const url of refused.slice(0, SHOWN)) console.log(`refused, ${sink}: ${url}`);
  }
}

function printServices(results: readonly ServiceResult[]): void {
  const table = new Table({
    head: ["real service", "addresses", "calls", "scans read", "canaries reached", "control"],
  });
  for (const { mode, addresses, calls, scansRead, reached, control } of results)
    table.push([mode, addresses, calls, scansRead, reached.length, control ?? "-"]);
  console.log(table.toString());
  for (const { mode, reached } of results)
    for (const line of reached.slice(0, SHOWN)) console.log(`reached, ${mode}: ${JSON.stringify(line)}`);
}
