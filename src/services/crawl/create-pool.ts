// Runs tasks a few at a time, the most important first, with a pause between their starts.
import type { Clock } from "../../model/ports.ts";

export interface Pool {
  /** Lower numbers run first. Resolves with the task's result; a task that throws rejects. */
  add<T>(priority: number, task: () => Promise<T>): Promise<T>;
  /** Milliseconds between two starts from now on; only ever raised. */
  slowDown(intervalMs: number): void;
}

export interface PoolOptions {
  clock: Clock;
  concurrency: number;
  intervalMs: number;
}

interface Waiting {
  priority: number;
  order: number;
  start(): Promise<void>;
}

export function createPool({ clock, concurrency, intervalMs }: PoolOptions): Pool {
  const queue: Waiting[] = [];
  let interval = intervalMs;
  let running = 0;
  let order = 0;
  let nextStartAt = 0;

  function pump(): void {
    while (running < concurrency && queue.length > 0) {
      const next = takeFirst(queue);
      running += 1;
      void runPaced(next).finally(() => {
        running -= 1;
        pump();
      });
    }
  }

  async function runPaced(next: Waiting): Promise<void> {
    const now = clock.now();
    const startAt = Math.max(now, nextStartAt);
    nextStartAt = startAt + interval;
    if (startAt > now) await clock.sleep(startAt - now);
    await next.start();
  }

  return {
    add: (priority, task) =>
      new Promise((resolve, reject) => {
        queue.push({ priority, order: order++, start: () => task().then(resolve, reject) });
        pump();
      }),
    slowDown(intervalMs) {
      interval = Math.max(interval, intervalMs);
    },
  };
}

function takeFirst(queue: Waiting[]): Waiting {
  let first = 0;
  queue.forEach((entry, i) => {
    const best = queue[first];
    if (
      best !== undefined &&
      (entry.priority < best.priority || (entry.priority === best.priority && entry.order < best.order))
    )
      first = i;
  });
  const [taken] = queue.splice(first, 1);
  if (taken === undefined) throw new Error("the queue was empty");
  return taken;
}
