// Judges expressions in threads: proven by analysis where that ends in time, measured otherwise.
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { Expression, Verdict } from "./expression.ts";
import { findGrowth, timeOf } from "./measure-growth.ts";
import { SMALL_INPUTS, SMALL_MS } from "./small-inputs.ts";

const THREADS = 2;
/** Analysis of one expression; nearly all take a few milliseconds, some would take minutes. */
const ANALYSIS_MS = 100;

interface FoundAttack {
  pumps: { prefix: string; pump: string }[];
  suffix: string;
}
type Diagnostics = { status: "safe" } | { status: "unknown" } | { status: "vulnerable"; attack: FoundAttack };
type CheckSync = (source: string, flags: string, parameters: { timeout: number }) => Diagnostics;

export async function judgeExpressions(expressions: readonly Expression[]): Promise<Verdict[]> {
  const shares = Array.from({ length: THREADS }, (_, thread) =>
    expressions.filter((_expression, at) => at % THREADS === thread),
  );
  return (await Promise.all(shares.map(judgeInThread))).flat();
}

function judgeInThread(share: readonly Expression[]): Promise<Verdict[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, {
      workerData: share,
      // The analysis in JavaScript, in this very thread: neither a program of its own nor a further thread.
      env: { ...process.env, RECHECK_SYNC_BACKEND: "pure" },
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

function judge(checkSync: CheckSync, expression: Expression): Verdict {
  const { source, flags } = expression;
  const found = checkSync(source, flags, { timeout: ANALYSIS_MS });
  if (found.status === "safe") return { expression, outcome: "proven", detail: "" };
  // Analysis counts repetitions up to a bound as if they had none, so that what it finds is tried.
  const attacks = found.status === "vulnerable" ? [(chars: number) => attackOf(found.attack, chars)] : [];
  const small = SMALL_INPUTS.find((entry) => entry.source === source);
  const growth = findGrowth(source, flags, attacks);
  if (growth === null) return { expression, outcome: "measured", detail: "" };
  if (small === undefined) return { expression, outcome: "grows", detail: growth };
  const ms = Math.max(...attacks.map((attack) => timeOf(source, flags, attack(small.chars))));
  return ms < SMALL_MS
    ? { expression, outcome: "small", detail: `${small.chars} characters: ${ms.toFixed(1)} ms` }
    : { expression, outcome: "grows", detail: `${ms.toFixed(1)} ms on the ${small.chars} characters it may get` };
}

/** As many repetitions as fit. */
function attackOf({ pumps, suffix }: FoundAttack, chars: number): string {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const room = Math.max(chars - fixed, 0) / Math.max(pumps.length, 1);
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.floor(room / pump.length))).join("") + suffix;
}

if (!isMainThread) {
  const { checkSync } = (await import("recheck")) as { checkSync: CheckSync };
  // A worker's port, which knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage((workerData as Expression[]).map((expression) => judge(checkSync, expression)));
}
