// Fuzzed requests to every surface of the built service: no failure of ours, nothing given away, every answer as described.
import Table from "cli-table3";
import { fuzzService, type FuzzResult } from "./fuzz/fuzz-service.ts";
import { openFuzzWorld } from "./fuzz/fuzz-world.ts";
import { readCorpora } from "./fuzz/hostile-values.ts";
import { SHOWN, type TortureOptions } from "./part.ts";

const REQUESTS = 50_000;
const KINDS = ["2xx", "3xx", "4xx", "5xx"];

export async function runFuzz({ corpora: folder, seed, share }: TortureOptions): Promise<boolean> {
  const corpora = readCorpora(folder);
  const count = Math.ceil(REQUESTS * share);
  console.log(
    `${count} requests from seed ${seed}, ${corpora.texts.length} texts and ${corpora.json.length} documents of the lists`,
  );
  const world = await openFuzzWorld();
  try {
    const startedAt = performance.now();
    const result = await fuzzService(world, { seed, count, corpora });
    print(result, performance.now() - startedAt);
    for (const line of world.faults.slice(0, SHOWN)) console.log(`fault in the log: ${line.slice(0, 1_500)}`);
    return result.breaches.length === 0 && world.faults.length === 0;
  } finally {
    await world.stop();
  }
}

function print({ answers, breaches, times }: FuzzResult, ms: number): void {
  const table = new Table({ head: ["surface", ...KINDS] });
  for (const [surface, row] of [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    table.push([surface, ...KINDS.map((kind) => row.get(kind) ?? 0)]);
  console.log(table.toString());
  const at = (part: number): number => Math.round(times[Math.floor(times.length * part)] ?? 0);
  console.log(
    `${times.length} answers in ${Math.round(ms / 1000)} s; until headers: half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, all within ${Math.round(times.at(-1) ?? 0)} ms; ${breaches.length} breaches`,
  );
  const byReason = Map.groupBy(
    breaches,
    ({ why, request }) => `${request.surface}: ${why.replace(/\d+/g, "#").slice(0, 90)}`,
  );
  for (const [, list] of [...byReason].slice(0, 40)) {
    const [first] = list;
    if (first === undefined) continue;
    const { place, request, why } = first;
    console.log(
      `breach, ${list.length} times, first at ${place}: ${request.surface} ${request.method} ${request.path.slice(0, 300)}`,
    );
    console.log(`  headers ${JSON.stringify(request.headers).slice(0, 400)}`);
    if (request.body !== null)
      console.log(`  body ${JSON.stringify(new TextDecoder().decode(request.body).slice(0, 600))}`);
    console.log(`  ${why}`);
  }
}
