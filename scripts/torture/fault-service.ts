// The faulted service, the calls that the torture makes to it, and the looks at what it has stored.
import { execFileSync } from "node:child_process";
import { startBuilt, type BuiltService } from "../lib/built-worker.ts";
import type { ScanType } from "../../src/model/scan.ts";
import { PLAN_HEADER, type FaultPlan } from "./fault-plan.ts";
import type { FaultNetwork } from "./fault-network.ts";

/** The product with faults, as `bundleWorker` takes it. */
export const FAULTY_ENTRY = "scripts/torture/faulty-worker.ts";

const UNLIMITED = { scansPerDay: 100_000, readsPerMinute: 1_000_000 };
export const DEADLINES_MS: Record<ScanType, number> = { light: 60_000, basic: 70_000, full: 80_000 };
export const LEASE_MS = 4_000;
/** Longer than the lease; three times as long. */
export const SLOW_MS = 3 * LEASE_MS;
/** In production many batches run beside each other, here one by one. */
const QUEUE_BATCH = 100;

const VARS = {
  LIMITS: JSON.stringify({ anonymous: UNLIMITED, free: UNLIMITED, pro: UNLIMITED }),
  SCAN_DEADLINES_MS: JSON.stringify(DEADLINES_MS),
  AGENT_LEASE_MS: String(LEASE_MS),
  // What light scans read is kept by their coordinators, what others read in the bucket.
  COORDINATOR_EVIDENCE_CHARS: "60000",
  CRAWL_MAX_RPS: "1000",
  WEBHOOK_SCHEDULE_MS: "[0,500,1000,2000,4000]",
};

export interface FaultService {
  /** HTTP status of the answer, and the id of the scan if it was accepted. */
  order(order: { url: string; scanType: ScanType; owner: number; plan: FaultPlan }): Promise<Ordered>;
  subscribe(owner: number, callbackUrl: string): Promise<string>;
  status(scanId: string, owner: number): Promise<{ status: string; progress: number } | null>;
  look<T>(what: string, ask: string): Promise<T>;
  tick(): Promise<void>;
  /** Ends the runtime as a power cut does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Memory of the runtime's process. */
  residentBytes(): number;
}

/** The simulated runtime crashes now and then when many of its objects are thrown out at once. */
export class SimulatorEnded extends Error {
  constructor(cause: unknown) {
    super("the simulated runtime has ended", { cause });
  }
}

/** How fetch tells that nobody answers, or nobody any more. */
export const isBrokenOff = (error: unknown): boolean => error instanceof TypeError && error.message === "fetch failed";

export interface Ordered {
  answered: number;
  scanId: string | null;
}

export async function startFaulty(options: {
  state: string;
  script: string;
  network: FaultNetwork;
  vars?: Record<string, string>;
  inspectorPort?: number;
  onLine?: (line: string) => void;
}): Promise<FaultService> {
  const { network, vars, ...built } = options;
  const before = new Set(runtimes().map(({ pid }) => pid));
  const service: BuiltService = await startBuilt({
    ...built,
    vars: { ...VARS, ...vars },
    queueBatch: QUEUE_BATCH,
    outbound: (request) => network.answer(request),
  });
  const own = runtimes().filter(({ pid }) => !before.has(pid));
  const call = async (
    path: string,
    owner: number,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> => {
    const send = body === undefined ? reach : fetch;
    const answer = await send(service.origin + path, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": addressOf(owner), ...headers },
    });
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
  };
  return {
    async order({ url, scanType, owner, plan }) {
      const headers = plan.faults.length === 0 ? {} : { [PLAN_HEADER]: JSON.stringify(plan) };
      const { status, body } = await call("/api/insights/scan", owner, { url, scanType }, headers).catch(() => BROKEN);
      return { answered: status, scanId: typeof body["scanId"] === "string" ? body["scanId"] : null };
    },
    async subscribe(owner, callbackUrl) {
      const events = ["scan.started", "scan.completed", "scan.failed"];
      const { body } = await call("/api/webhooks/subscribe", owner, { callback_url: callbackUrl, events });
      const { id } = body["subscription"] as { id: string };
      return id;
    },
    async status(scanId, owner) {
      const { status, body } = await call(`/api/insights/scan/${scanId}/status`, owner);
      return status === 200 ? (body as { status: string; progress: number }) : null;
    },
    async look<T>(what: string, ask: string): Promise<T> {
      const answer = await reach(`${service.origin}/torture/${what}`, { method: "POST", body: ask });
      if (!answer.ok) throw new Error(`look at ${what}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    tick: () => service.tick("* * * * *"),
    async kill() {
      for (const { pid } of own) process.kill(pid, "SIGKILL");
      await service.stop().catch(() => undefined);
    },
    stop: () => service.stop(),
    residentBytes: () =>
      runtimes()
        .filter(({ pid }) => own.some((known) => known.pid === pid))
        .reduce((sum, { residentBytes }) => sum + residentBytes, 0),
  };
}

/** Reading again changes nothing, and a connection may be closed in the moment in which it is taken up again. */
async function reach(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, init).catch(() => fetch(url, init));
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}
/** Nobody knows whether the order arrived. */
const BROKEN: Answer = { status: 0, body: {} };

/** Each owner is a client address of its own. */
const addressOf = (owner: number): string => `198.18.${Math.floor(owner / 250)}.${1 + (owner % 250)}`;

/** Runtimes that this process has started. */
function runtimes(): { pid: number; residentBytes: number }[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" }).trim().split("\n");
  return lines.flatMap((line) => {
    const [pid, parent, kilobytes, name] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && name?.includes("workerd") === true
      ? [{ pid: Number(pid), residentBytes: Number(kilobytes) * 1_024 }]
      : [];
  });
}
