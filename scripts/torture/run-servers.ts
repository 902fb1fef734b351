// Servers that answer as no server should, scanned by the built Worker over real connections.
import Table from "cli-table3";
import { HOSTILE_SERVERS } from "./hostile-servers.ts";
import type { TortureOptions } from "./part.ts";
import { scanHostileServers } from "./scan-hostile-servers.ts";

export async function runServers({ share }: TortureOptions): Promise<boolean> {
  const every = Math.max(1, Math.round(1 / share));
  const names = Object.keys(HOSTILE_SERVERS).filter((_, at) => at % every === 0);
  let done = 0;
  const results = await scanHostileServers(names, ({ name, outcome, seconds, requests, breach }) => {
    done += 1;
    const told = `${outcome} after ${seconds.toFixed(1)} s, ${requests} requests`;
    console.log(`${done} of ${names.length}: ${name}: ${told}${breach === null ? "" : `; breach: ${breach}`}`);
  });
  const table = new Table({ head: ["outcome", "servers", "longest, seconds", "most requests", "breaches"] });
  for (const [outcome, own] of Map.groupBy(results, (result) => result.outcome.split(/[:.]/, 1)[0]))
    table.push([
      outcome,
      own.length,
      Math.max(...own.map(({ seconds }) => seconds)).toFixed(1),
      Math.max(...own.map(({ requests }) => requests)),
      own.filter(({ breach }) => breach !== null).length,
    ]);
  console.log(table.toString());
  for (const { name, breach } of results) if (breach !== null) console.log(`${name}: ${breach}`);
  return results.length >= names.length && results.every(({ breach }) => breach === null);
}
