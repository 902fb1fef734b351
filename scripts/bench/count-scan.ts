// One scan by the counting build, from POST over as many polls as a caller makes to the results: what it uses.
import { rmSync } from "node:fs";
import type { ScanType, Visibility } from "../../src/model/scan.ts";
import { startBuilt, type BuiltService } from "../lib/built-worker.ts";
import { makeKey } from "../lib/make-key.ts";
import type { Work } from "./cost.ts";
import type { Use } from "./counted.ts";
import type { FixtureSite } from "./fixture-site.ts";
import { ALL_LINES, BENCH_VARS, followScan, postScan, takeUses } from "./prepare.ts";
import { cpuMicros, startedBy } from "./process-cpu.ts";

/** A poll every five to ten seconds, over the time that such a scan of a slow site takes. */
export const POLLS_A_SCAN: Record<ScanType, number> = { light: 4, basic: 10, full: 25 };
/** Long enough for what is done by an alarm soon after a scan, and longer than a scan says nothing of itself. */
const QUIET_MS = 3_000;
/** Names, so that a scan counts as one of a public site: listed, searched, counted in every total. */
const COUNTED = "counted-site.com";
/** Scanned before, so that what is made once and compiled while it runs is not the counted one's: a scan of a thousand. */
const WARMING = Array.from({ length: 16 }, (_, at) => `warming-site-${at + 1}.com`);
/** CPU time of one scan alone is noise: it is the mean of these, each polled and read like the counted one. Following them to their end comes on top. */
const TIMED = Array.from({ length: 8 }, (_, at) => `timed-site-${at + 1}.com`);

export interface CountedScan extends Work {
  scanId: string;
  /** What the POST alone asked for, before anything was read. */
  postUses: Use[];
  /** From the POST until nothing more is asked for: without polls and the reading of its results. */
  scanUses: Use[];
}

export async function countScan(order: {
  state: string;
  script: string;
  site: FixtureSite;
  scanType: ScanType;
  /** Public unless named, which costs more: only those stand in lists, directory and search. */
  visibility?: Visibility;
}): Promise<CountedScan> {
  const { state, script, site, scanType, visibility = "public" } = order;
  const key = await makeKey({ state, plan: "pro", label: "counted" });
  const sites = Object.fromEntries([...WARMING, ...TIMED, COUNTED].map((host) => [host, site.origin]));
  const vars = { ...BENCH_VARS, ...ALL_LINES, DEV_HOST_MAP: JSON.stringify(sites) };
  const { value: service, pids } = await startedBy(() => startBuilt({ state, script, vars }));
  const { origin } = service;
  try {
    const orderOf = (host: string) => ({ url: `https://${host}/`, scanType, visibility });
    const scan = async (host: string): Promise<string> => {
      const scanId = await postScan(origin, key, orderOf(host));
      await followScan(origin, key, scanId);
      return scanId;
    };
    const ask = async (scanId: string, what: string): Promise<Record<string, unknown>> => {
      const answer = await fetch(`${origin}/api/insights/scan/${scanId}/${what}`, {
        headers: { "x-mcp-api-key": key },
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const pollAndRead = async (scanId: string): Promise<void> => {
      for (let i = 0; i < POLLS_A_SCAN[scanType]; i++) await ask(scanId, "status");
      const { results } = await ask(scanId, "results");
      if (results === undefined) throw new Error("The scan was not over when nothing more was asked for.");
    };
    for (const host of WARMING) await scan(host);
    await usesUntilQuiet(service);
    const idleShare = await idleMicrosPerMs(pids);
    const [cpuBefore, begunAt] = [cpuMicros(pids), Date.now()];
    let awakeMs = 0;
    for (const host of TIMED) {
      const startedAt = Date.now();
      const scanId = await scan(host);
      awakeMs += Date.now() - startedAt;
      await pollAndRead(scanId);
    }
    // What a scan leaves to be done soon after it belongs to it.
    await usesUntilQuiet(service);
    const cpuMicrosOfAll = cpuMicros(pids) - cpuBefore - idleShare * (Date.now() - begunAt);
    const scanId = await postScan(origin, key, orderOf(COUNTED));
    const postUses = await takeUses(service);
    // Nobody asks for it while it runs, so that the polls below are exactly as many as they should be.
    const scanUses = [...postUses, ...(await usesUntilQuiet(service))];
    await pollAndRead(scanId);
    const uses = [...scanUses, ...(await takeUses(service))];
    const cpuMs = cpuMicrosOfAll / TIMED.length / 1_000;
    const awakeSeconds = awakeMs / TIMED.length / 1_000;
    return { scanId, scanUses, uses, postUses, cpuMs, awakeSeconds };
  } finally {
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

/** What the runtime uses while nothing is asked of it, which nobody is billed for. */
async function idleMicrosPerMs(pids: readonly number[]): Promise<number> {
  const [before, begunAt] = [cpuMicros(pids), Date.now()];
  await new Promise((resume) => setTimeout(resume, QUIET_MS));
  return (cpuMicros(pids) - before) / (Date.now() - begunAt);
}

/** What is used until nothing more has been for a while. */
async function usesUntilQuiet(service: BuiltService): Promise<Use[]> {
  const uses: Use[] = [];
  for (;;) {
    await new Promise((resume) => setTimeout(resume, QUIET_MS));
    const more = await takeUses(service);
    if (more.length === 0) return uses;
    uses.push(...more);
  }
}
