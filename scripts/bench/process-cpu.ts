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

export interface TreeWatch {
  /** Ends the watch; milliseconds of CPU of the process and everything below it. */
  stop(): number;
}

const SAMPLE_MS = 100;
/** A tick of /proc/PID/stat; Linux tells programs of a hundred a second. */
const TICK_MS = 10;

/**
 * Watches a process and its descendants, since a browser's processes are ended and reaped by nobody who would count
 * them. What a process uses between the last look and its end is not seen: a lower bound.
 */
export function watchTree(root: number): TreeWatch {
  const usedMs = new Map<number, number>([[root, 0]]);
  const look = (): void => {
    const parents = readdirSync("/proc")
      .map(Number)
      .filter(Number.isInteger)
      .map((pid) => ({ pid, parent: parentOf(pid) }));
    for (let isNew = true; isNew;) {
      const found = parents.filter(({ pid, parent }) => usedMs.has(parent) && !usedMs.has(pid));
      for (const { pid } of found) usedMs.set(pid, 0);
      isNew = found.length > 0;
    }
    for (const [pid, before] of usedMs) usedMs.set(pid, Math.max(before, ticksOf(pid) * TICK_MS));
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return [...usedMs.values()].reduce((sum, used) => sum + used, 0);
    },
  };
}

/** User and system time: fields 14 and 15, counted behind the name, which may hold anything. 0 when it is gone. */
function ticksOf(pid: number): number {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
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
