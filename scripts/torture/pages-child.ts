// A process of its own that reads monsters, so that what they take of it can be measured and limited from outside.
import { grammarPage } from "./page-grammar.ts";
import { MONSTERS } from "./monster-pages.ts";
import { createRandom } from "./random.ts";
import { readPageBytes, reportOnPages } from "./read-page-bytes.ts";

export interface MonsterResult {
  name: string;
  bytes: number;
  /** CPU from the bytes to the facts of the page, and on to the report. */
  readMs: number;
  reportMs: number;
  heapMb: number;
  outcome: "report" | "no page" | "no score";
}

const MB = 1024 * 1024;
/** Pages read before anything is measured: a Worker that has read none yet is warm after these too. */
const WARMING = 60;

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1_000;
};
const collect = (): void => (globalThis as { gc?: () => void }).gc?.();

/** Each page several times: the best time is that of the page, the worst heap that of the process. */
function measure(name: string, bytes: Uint8Array): MonsterResult {
  const runs = [0, 1, 2].map(() => read(name, bytes));
  const [first] = runs;
  if (first === undefined) throw new Error("nothing was read");
  return {
    ...first,
    readMs: Math.min(...runs.map(({ readMs }) => readMs)),
    reportMs: Math.min(...runs.map(({ reportMs }) => reportMs)),
    heapMb: Math.max(...runs.map(({ heapMb }) => heapMb)),
  };
}

function read(name: string, bytes: Uint8Array): MonsterResult {
  collect();
  const before = process.memoryUsage();
  let startedAt = process.threadCpuUsage();
  const facts = readPageBytes(bytes);
  const readMs = cpuMs(startedAt);
  startedAt = process.threadCpuUsage();
  const report = facts === null ? null : reportOnPages([facts]);
  const reportMs = cpuMs(startedAt);
  const after = process.memoryUsage();
  const heapMb = (after.heapUsed + after.external - before.heapUsed - before.external) / MB;
  const outcome = facts === null ? "no page" : report === null ? "no score" : "report";
  return { name, bytes: bytes.byteLength, readMs, reportMs, heapMb, outcome };
}

const random = createRandom(1);
for (let at = 0; at < WARMING; at += 1) {
  const facts = readPageBytes(new TextEncoder().encode(grammarPage(random).repeat(4)));
  if (facts !== null) reportOnPages([facts]);
}
for (const name of process.argv.slice(2)) {
  const bytes = new TextEncoder().encode(MONSTERS[name]?.() ?? "");
  console.log(JSON.stringify(measure(name, bytes)));
}
