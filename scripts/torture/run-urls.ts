// Hostile addresses at every place where the service takes one.
import Table from "cli-table3";
import { attackService, type ServiceResult } from "./attack-service.ts";
import { corpusUrls } from "./corpus-urls.ts";
import { hostileUrls } from "./hostile-urls.ts";
import { ordinaryUrls } from "./ordinary-urls.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import { hasFailed, requestsWithoutPolicy, tortureUrls, type SinkResult } from "./torture-urls.ts";

const GENERATED = 14_000;

export async function runUrls(options: TortureOptions): Promise<boolean> {
  const generated = hostileUrls(Math.ceil(GENERATED * options.share), options.seed);
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
