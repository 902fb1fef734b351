// CPU time of a runtime's process by the kernel's own accounting: all its threads, in microseconds.
import { readdirSync, readFileSync } from "node:fs";

const NANOS = 1_000;

/** Processes that this one has started, by id. */
export function childrenOf(pid: number): number[] {
  return readdirSync("/proc").flatMap((name) => {
    const child = Number(name);
    return Number.isInteger(child) && parentOf(child) === pid ? [child] : [];
  });
}

/** Runs a start, and tells which processes it left running below this one. */
export async function startedBy<T>(start: () => Promise<T>): Promise<{ value: T; pids: number[] }> {
  const before = new Set(childrenOf(process.pid));
  const value = await start();
  return { value, pids: childrenOf(process.pid).filter((pid) => !before.has(pid)) };
}

/** Microseconds of CPU that these processes have used so far; threads that ended are not in it. */
export function cpuMicros(pids: readonly number[]): number {
  const nanos = pids.flatMap((pid) => threadsOf(pid).map((thread) => runTime(`/proc/${pid}/task/${thread}/schedstat`)));
  return nanos.reduce((sum, time) => sum + time, 0) / NANOS;
}

/** First number of schedstat: nanoseconds on a processor. */
const runTime = (file: string): number => Number(textOf(file).split(" ", 1)[0] ?? 0);

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0);

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Empty when the process is gone. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
