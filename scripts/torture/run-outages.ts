// One part of the platform after another goes down under traffic and comes back: answers are as the table says, every scan
// ends, nothing is charged twice, and nobody has to do anything.
import Table from "cli-table3";
import { callOnce, faultOf } from "./outages/calls.ts";
import { mustWork, wentOn, OUTAGES, TOLD_BY, TRAFFIC_KINDS, type CallKind, type Outage } from "./outages/outage.ts";
import { openOutageWorld, untilOver, type OutageWorld } from "./outages/outage-world.ts";
import { SHOWN, type TortureOptions } from "./part.ts";

const OUTAGE_MS = 60_000;
const LEAST_MS = 3_000;
/** Longest wait for a scan after everything works again: a light scan's deadline and the minute's look at it. */
const END_MS = 150_000;
const CALLERS = 3;
/** Between two calls of a caller: traffic, not load. */
const PAUSE_MS = 40;
const TICK_MS = 5_000;
/** What reading a status may take beyond calls that ask nothing of the platform: those wait for the machine alone. */
const STATUS_P99_MS = 300;
const FREE_KINDS = new Set<CallKind>(["MCP server card", "OAuth metadata", "bot keys"]);
const STATUS_KINDS = new Set<CallKind>(["status of a running scan", "status with a known key"]);

interface OutageResult {
  outage: Outage;
  calls: number;
  refused: number;
  faults: string[];
  statusMs: number[];
  freeMs: number[];
  scans: number;
  complete: number;
  healedMs: number;
}

export async function runOutages({ share }: TortureOptions): Promise<boolean> {
  const world = await openOutageWorld();
  try {
    const results: OutageResult[] = [];
    for (const outage of OUTAGES) {
      const result = await suffer(world, outage, Math.max(LEAST_MS, OUTAGE_MS * share));
      results.push(result);
      console.log(`${outage}: ${result.faults.length} faults, all over after ${Math.round(result.healedMs)} ms`);
      for (const [fault, list] of Map.groupBy(result.faults, (one) => one)) console.log(`  ${list.length} x ${fault}`);
    }
    print(results);
    for (const line of world.faults.slice(0, SHOWN)) console.log(`fault in the log: ${line.slice(0, 1_000)}`);
    return results.every(({ faults }) => faults.length === 0) && world.faults.length === 0;
  } finally {
    await world.stop();
  }
}

async function suffer(world: OutageWorld, outage: Outage, lastsMs: number): Promise<OutageResult> {
  const result: OutageResult = {
    outage,
    calls: 0,
    refused: 0,
    faults: [],
    statusMs: [],
    freeMs: [],
    scans: 0,
    complete: 0,
    healedMs: 0,
  };
  const usedBefore = await world.used();
  const before = [await world.start(), await world.start()];
  const [running] = before;
  if (running !== null && running !== undefined) world.place.running = running;
  await world.look(world.place.running);
  await world.turnOff(outage);
  const during = await callWhile(world, result, lastsMs);
  await judgeHealth(world, result);
  await world.turnOff(null);
  const liftedAt = performance.now();
  const after = [await world.start()];
  const scans = [...before, ...during, ...after].filter((scanId) => scanId !== null);
  if (after[0] === null) result.faults.push("no scan is accepted after it");
  const clock = setInterval(() => void world.tick(), TICK_MS);
  const ends = await Promise.all(scans.map((scanId) => untilOver(world, scanId, END_MS)));
  clearInterval(clock);
  result.healedMs = performance.now() - liftedAt;
  result.scans = scans.length;
  result.complete = ends.filter((end) => end === "complete").length;
  for (const end of ends) if (end === null) result.faults.push("a scan that does not end");
  for (const end of new Set(ends))
    if (end !== null && end !== "complete") result.faults.push(`a scan that ends in ${end}`);
  await judgeQuota(world, result, { usedBefore, ends });
  await judgeAll(world, result, null);
  const { status } = await world.health();
  if (status !== "ok") result.faults.push(`health says ${status} after it`);
  return result;
}

/** Every kind of call in turn, by several callers; answers the scans that were accepted. */
async function callWhile(world: OutageWorld, result: OutageResult, lastsMs: number): Promise<(string | null)[]> {
  const started: (string | null)[] = [];
  const until = performance.now() + lastsMs;
  const clock = setInterval(() => void world.tick(), TICK_MS);
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let turn = caller * 7; performance.now() < until; turn++) {
      const kind = TRAFFIC_KINDS[turn % TRAFFIC_KINDS.length] ?? "health";
      await judgeCall(world, result, { kind, outage: result.outage, started });
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  });
  await Promise.all(callers);
  clearInterval(clock);
  return started;
}

interface Asked {
  kind: CallKind;
  outage: Outage | null;
  /** Scans of the key that were accepted. */
  started: (string | null)[];
}

async function judgeCall(world: OutageWorld, result: OutageResult, { kind, outage, started }: Asked): Promise<void> {
  const isDue = mustWork(kind, outage);
  const answer = await callOnce(world.place, kind);
  const fault = faultOf(kind, isDue || wentOn(kind, outage, answer), answer);
  if (fault !== null)
    result.faults.push(`${outage === null ? "after it, " : ""}${kind} ${fault}: ${answer.text.slice(0, 160)}`);
  result.calls += 1;
  if (!isDue) result.refused += 1;
  if (isDue && STATUS_KINDS.has(kind)) result.statusMs.push(answer.ms);
  if (FREE_KINDS.has(kind)) result.freeMs.push(answer.ms);
  if (kind === "new scan" && answer.status === 200)
    started.push((JSON.parse(answer.text) as { scanId: string }).scanId);
}

async function judgeAll(world: OutageWorld, result: OutageResult, outage: Outage | null): Promise<void> {
  for (const kind of TRAFFIC_KINDS.filter((one) => !one.startsWith("new scan")))
    await judgeCall(world, result, { kind, outage, started: [] });
}

async function judgeHealth(world: OutageWorld, { outage, faults }: OutageResult): Promise<void> {
  const part = TOLD_BY[outage];
  const { status, services } = await world.health();
  if (part === null) return;
  if (status !== "degraded" || services[part] !== "degraded") faults.push(`health does not name ${part}`);
}

/** Each scan costs one; those that failed by our fault, and those that were refused, cost none. */
async function judgeQuota(
  world: OutageWorld,
  { faults }: OutageResult,
  { usedBefore, ends }: { usedBefore: number; ends: (string | null)[] },
): Promise<void> {
  const paid = ends.filter((end) => end !== null && !/^error (?:internal|busy):/.test(end)).length;
  const used = (await world.used()) - usedBefore;
  if (used !== paid) faults.push(`${used} scans are charged, and ${paid} were had`);
}

function print(results: readonly OutageResult[]): void {
  const table = new Table({
    head: [
      "down",
      "calls",
      "503 due",
      "faults",
      "status p99 ms",
      "free calls p99 ms",
      "scans",
      "complete",
      "all over after s",
    ],
  });
  for (const result of results) {
    const [p99, free] = [quantile(result.statusMs, 0.99), quantile(result.freeMs, 0.99)];
    if (result.outage.startsWith("database") && (p99 ?? 0) - (free ?? 0) > STATUS_P99_MS)
      result.faults.push(`status took ${p99} ms`);
    table.push([
      result.outage,
      result.calls,
      result.refused,
      result.faults.length,
      p99 ?? "-",
      free ?? "-",
      result.scans,
      result.complete,
      (result.healedMs / 1000).toFixed(1),
    ]);
  }
  console.log(table.toString());
}

function quantile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return value === undefined ? null : Math.round(value);
}
