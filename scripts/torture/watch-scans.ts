// Orders scans with their faults, many at once, and notes what callers are told until each is over.
import type { ScanStatus } from "../../src/model/scan.ts";
import type { FaultCase } from "./fault-matrix.ts";
import { receiverUrl, siteHost } from "./fault-network.ts";
import { SLOW_MS, type FaultService } from "./fault-service.ts";

/** Deliveries to one host are a second apart: few scans for each receiver, so that all is told soon. */
const SCANS_PER_OWNER = 40;
const AT_ONCE = 16;
const LOOK_MS = 700;
const TICK_MS = 3_000;
/** The longest deadline, with its grace, and the slack of a busy machine. */
const LONGEST_MS = 170_000;

export interface Watched {
  n: number;
  case: FaultCase;
  domain: string;
  owner: number;
  answered: number;
  scanId: string | null;
  told: { status: ScanStatus; progress: number }[];
}

export interface Watching {
  watched: Watched[];
  /** Ids of subscriptions by owner. */
  subscriptions: string[];
}

export async function watchScans(
  service: FaultService,
  cases: readonly FaultCase[],
  onEnd: (done: number) => void = () => undefined,
): Promise<Watching> {
  const owners = Math.ceil(cases.length / SCANS_PER_OWNER);
  const subscriptions: string[] = [];
  for (let owner = 0; owner < owners; owner += 1)
    subscriptions.push(await service.subscribe(owner, receiverUrl(owner)));
  const stopClock = startClock(service);
  const watched: Watched[] = [];
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < cases.length; n = next++) {
      const one = cases[n];
      if (one === undefined) return;
      watched.push(await watchScan(service, n, one));
      onEnd((done += 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await untilQuiet(service);
  } finally {
    await stopClock();
  }
  return { watched, subscriptions };
}

async function watchScan(service: FaultService, n: number, one: FaultCase): Promise<Watched> {
  const owner = Math.floor(n / SCANS_PER_OWNER);
  const domain = siteHost(n, one.site);
  const plan = { faults: one.faults, slowMs: SLOW_MS };
  const { answered, scanId } = await service.order({ url: `https://${domain}/`, scanType: one.scanType, owner, plan });
  const told: Watched["told"] = [];
  if (scanId === null) return { n, case: one, domain, owner, answered, scanId, told };
  for (const until = Date.now() + LONGEST_MS; Date.now() < until;) {
    const seen = await service.status(scanId, owner);
    // The coordinator may know nothing for a moment: its object has just been taken away.
    if (seen !== null) told.push({ status: seen.status as ScanStatus, progress: seen.progress });
    if (seen?.status === "complete" || seen?.status === "error") break;
    await sleep(LOOK_MS);
  }
  return { n, case: one, domain, owner, answered, scanId, told };
}

/** Until every row has ended and every event is handed on, or they had their time. */
export async function untilQuiet(service: FaultService): Promise<void> {
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; await sleep(LOOK_MS)) {
    const [open] = await service.look<{ n: number }[]>(
      "sql",
      `select (select count(*) from scans where status not in ('complete', 'error'))
        + (select count(*) from outbox where dispatched_at is null) as n`,
    );
    if (open?.n === 0) return;
  }
}

/** Runs what is due each minute, a little more often. */
export function startClock(service: FaultService): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const clock = setInterval(() => {
    running = running.then(() => service.tick()).catch(() => undefined);
  }, TICK_MS);
  return async () => {
    clearInterval(clock);
    await running;
  };
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
