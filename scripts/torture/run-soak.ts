// Scans for half an hour, a fifth of them of hostile servers: none stays open, and the memory of the runtime stays flat.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Response } from "miniflare";
import { SCAN_TYPES } from "../../src/model/scan.ts";
import { bundleWorker } from "../lib/built-worker.ts";
import { findFreePort } from "../lib/service.ts";
import { createFaultNetwork, receiverUrl, siteHost } from "./fault-network.ts";
import { FAULTY_ENTRY, startFaulty, type FaultService } from "./fault-service.ts";
import { openMemoryReader, type Alive, type MemoryReader } from "./isolate-memory.ts";
import type { TortureOptions } from "./part.ts";
import { median, trendOf, type Point, type Trend } from "./trend.ts";
import { sleep, startClock, untilQuiet } from "./watch-scans.ts";

/** The last thirty minutes are judged. */
const SOAK_MS = 40 * 60_000;
/** Twelve a minute, more than twice what is promised to hold. */
const SCAN_EVERY_MS = 5_000;
const SAMPLE_EVERY_MS = 10_000;
/** Runtime, compiled code and what is remembered by text, thousands of entries each, have grown to their size by then. */
const WARM_UP_SHARE = 1 / 4;
const HOSTILE_EVERY = 5;
const MB = 1024 * 1024;
const MINUTES_OF_AN_HOUR = 60;
/** An isolate has 128 MB and lives for hours, hardly for a day. */
const MOST_MB_PER_HOUR = 3;

/** What a hostile server answers, in turn. */
const HOSTILE: (() => Response | Promise<Response>)[] = [
  () => new Response("<div>".repeat(200_000), { headers: { "Content-Type": "text/html" } }),
  () => new Response(null, { status: 302, headers: { Location: "/again" } }),
  () => new Response("x".repeat(5 * MB), { headers: { "Content-Type": "text/html" } }),
  () => new Response("%PDF-1.7 \u0000\u0001", { headers: { "Content-Type": "text/html" } }),
  () => new Response("gone", { status: 500 }),
  async () => {
    await sleep(20_000);
    return new Response("late");
  },
];

/** Each kind meets each type of scan. */
const hostileAnswer = (turn: number): Response | Promise<Response> | undefined =>
  HOSTILE[(turn + Math.floor(turn / HOSTILE.length)) % HOSTILE.length]?.();

const isHostile = (n: number): boolean => n % HOSTILE_EVERY === 0;
const numberOf = (host: string): number => Number(/^clinic(\d+)/.exec(host)?.[1]);

interface Sample extends Alive {
  hours: number;
  resident: number;
}

export async function runSoak({ share }: TortureOptions): Promise<boolean> {
  const script = await bundleWorker(FAULTY_ENTRY);
  const state = mkdtempSync(join(tmpdir(), "torture-"));
  const network = createFaultNetwork((request) => {
    const n = numberOf(new URL(request.url).hostname);
    return isHostile(n) ? Promise.resolve(hostileAnswer(n / HOSTILE_EVERY) ?? null) : null;
  });
  const inspectorPort = await findFreePort();
  const service = await startFaulty({ state, script, network, inspectorPort });
  const memory = await openMemoryReader(inspectorPort);
  try {
    await service.subscribe(0, receiverUrl(0));
    const stopClock = startClock(service);
    const [samples] = await Promise.all([sampleMemory(service, memory, SOAK_MS * share), order(service, share)]);
    await untilQuiet(service);
    await stopClock();
    const areScansRight = await judgeScans(service);
    return judgeMemory(samples, share) && areScansRight;
  } finally {
    memory.close();
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

async function order(service: FaultService, share: number): Promise<void> {
  const until = Date.now() + SOAK_MS * share;
  for (let n = 0; Date.now() < until; n += 1) {
    const scanType = SCAN_TYPES[n % SCAN_TYPES.length] ?? "light";
    await service.order({ url: `https://${siteHost(n, "up")}/`, scanType, owner: 0, plan: { faults: [], slowMs: 0 } });
    await sleep(SCAN_EVERY_MS);
  }
}

async function sampleMemory(service: FaultService, memory: MemoryReader, forMs: number): Promise<Sample[]> {
  const startedAt = Date.now();
  const samples: Sample[] = [];
  while (Date.now() - startedAt < forMs) {
    await sleep(SAMPLE_EVERY_MS);
    // A sample that the inspector does not give is one of many.
    const alive = await memory.read(() => service.look("sql", "select 1")).catch(() => null);
    if (alive === null) continue;
    const hours = (Date.now() - startedAt) / 3_600_000;
    const sample = { hours, ...alive, resident: service.residentBytes() };
    samples.push(sample);
    if (samples.length % 6 === 0) console.log(textOf(sample));
  }
  return samples;
}

const textOf = ({ hours, product, simulators, resident }: Sample): string =>
  `${(hours * 60).toFixed(1)} min: product ${inMb(product)}, simulators ${inMb(simulators)}, process ${inMb(resident)} MB`;
const inMb = (bytes: number): string => (bytes / MB).toFixed(1);

/** None is open, ordinary sites have their report, and events left soon. */
async function judgeScans(service: FaultService): Promise<boolean> {
  const rows = await service.look<{ domain: string; status: string; error: string | null }[]>(
    "sql",
    "select domain, status, error_message as error from scans",
  );
  const kinds = Map.groupBy(
    rows,
    ({ domain, status, error }) =>
      `${isHostile(numberOf(domain)) ? "hostile" : "ordinary"}, ${status}${error === null ? "" : `: ${error}`}`,
  );
  for (const [kind, list] of [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(`${list.length} ${kind}`);
  const stuck = rows.filter(({ status }) => status !== "complete" && status !== "error");
  const failed = rows.filter(({ domain, status }) => status === "error" && !isHostile(numberOf(domain)));
  const lags = await service.look<{ ms: number }[]>("sql", "select dispatched_at - created_at as ms from outbox");
  const p99 = lags.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(lags.length * 0.99)] ?? 0;
  console.log(`${rows.length} scans, ${stuck.length} stuck, ${failed.length} ordinary ones failed`);
  console.log(`${lags.length} events, handed on after ${p99} ms at the 99th percentile`);
  return stuck.length === 0 && failed.length === 0;
}

function judgeMemory(samples: readonly Sample[], share: number): boolean {
  const warm = samples.filter(({ hours }) => hours * 3_600_000 > SOAK_MS * share * WARM_UP_SHARE);
  const trendIn = (name: "product" | "simulators" | "resident"): Trend => {
    const trend = trendOf(byMinute(warm, (sample) => sample[name] / MB));
    console.log(
      `${name}: ${trend.perHour.toFixed(1)} MB an hour (95 %: ${trend.low.toFixed(1)} to ${trend.high.toFixed(1)})`,
    );
    return trend;
  };
  // What the simulators keep, and with them the process, is every scan's rows and objects; an account keeps them elsewhere.
  trendIn("simulators");
  trendIn("resident");
  return trendIn("product").low <= MOST_MB_PER_HOUR;
}

/** Medians of minutes: what runs at the moment of a sample is alive as well. */
function byMinute(samples: readonly Sample[], valueOf: (sample: Sample) => number): Point[] {
  const minutes = Map.groupBy(samples, ({ hours }) => Math.floor(hours * MINUTES_OF_AN_HOUR));
  return [...minutes].map(([minute, list]) => ({
    hours: (minute + 0.5) / MINUTES_OF_AN_HOUR,
    value: median(list.map(valueOf)),
  }));
}
