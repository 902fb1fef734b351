// One scan by the counting build, from POST over as many polls as a caller makes to the results: what it uses.
import { rmSync } from "node:fs";
import type { ScanType, Visibility } from "../../src/model/scan.ts";
import { startBuilt } from "../lib/built-worker.ts";
import { makeKey } from "../lib/make-key.ts";
import type { Work } from "./cost.ts";
import type { Use } from "./counted.ts";
import type { FixtureSite } from "./fixture-site.ts";
import { BENCH_VARS, followScan, postScan, scanToEnd, takeUses } from "./prepare.ts";
import { cpuMicros, startedBy } from "./process-cpu.ts";

/** A poll every five to ten seconds, over the time that such a scan of a slow site takes. */
export const POLLS_A_SCAN: Record<ScanType, number> = { light: 4, basic: 10, full: 25 };
/** Long enough for what is done by an alarm soon after a scan. */
const SETTLE_MS = 3_000;
/** Names, so that a scan counts as one of a public site: listed, searched, counted in every total. */
const [WARMING, COUNTED] = ["warming-site.com", "counted-site.com"] as const;

export interface CountedScan extends Work {
  scanId: string;
  /** What the POST alone asked for, before anything was read. */
  postUses: Use[];
  /** From the POST to the end of its stream: without polls and the reading of its results. */
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
  const vars = { ...BENCH_VARS, DEV_HOST_MAP: JSON.stringify({ [WARMING]: site.origin, [COUNTED]: site.origin }) };
  const { value: service, pids } = await startedBy(() => startBuilt({ state, script, vars }));
  try {
    const scan = { url: `https://${COUNTED}/`, scanType, visibility };
    // The first one, of another site, warms up what is made once.
    await scanToEnd(service.origin, key, { ...scan, url: `https://${WARMING}/` });
    await settle();
    await takeUses(service);
    const before = cpuMicros(pids);
    const startedAt = Date.now();
    const scanId = await postScan(service.origin, key, scan);
    const postUses = await takeUses(service);
    const headers = { "x-mcp-api-key": key };
    const status = `${service.origin}/api/insights/scan/${scanId}/status`;
    // Followed by its stream, so that the polls below are exactly as many as they should be.
    await followScan(service.origin, key, scanId);
    const awakeSeconds = (Date.now() - startedAt) / 1_000;
    await settle();
    const scanUses = await takeUses(service);
    for (let i = 0; i < POLLS_A_SCAN[scanType]; i++) await (await fetch(status, { headers })).arrayBuffer();
    await (await fetch(`${service.origin}/api/insights/scan/${scanId}/results`, { headers })).arrayBuffer();
    const pollUses = await takeUses(service);
    const cpuMs = (cpuMicros(pids) - before) / 1_000;
    return {
      scanId,
      scanUses: [...postUses, ...scanUses],
      uses: [...postUses, ...scanUses, ...pollUses],
      postUses,
      cpuMs,
      awakeSeconds,
    };
  } finally {
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

const settle = (): Promise<void> => new Promise((resume) => setTimeout(resume, SETTLE_MS));
