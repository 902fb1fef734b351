// Runs tasks a few at a time, the most important first, with a pause between their starts.
import type { Clock } from "../../model/ports.ts";

export interface Pool {
  /** Lower numbers run first. Resolves with the task's result; a task that throws rejects. */
  add<T>(priority: number, task: () => Promise<T>): Promise<T>;
  /** Resolves when the next request may go out; for requests that a task makes beyond its first. */
  waitForTurn(): Promise<void>;
  /** Milliseconds between two starts from now on; only ever raised. */
  slowDown(intervalMs: number): void;
  /** No start before this many milliseconds have passed. */
  pauseFor(ms: number): void;
}

export interface PoolOptions {
  clock: Clock;
  concurrency: number;
  intervalMs: number;
  /** Once true, nothing waits for its turn any more: what is left only has to be refused. */
  isOver?: () => boolean;
}

interface Waiting {
  priority: number;
  order: number;
  start(): Promise<void>;
}

/** A sleep is cut here, so that the end of the time for reading is noticed. */
const LONGEST_SLEEP_MS = 1_000;

export function createPool({ clock, concurrency, intervalMs, isOver = () => false }: PoolOptions): Pool {
  const queue: Waiting[] = [];
  let interval = intervalMs;
  let running = 0;
  let order = 0;
  let nextStartAt = 0;
  let pausedUntil = 0;

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

  async function waitForTurn(): Promise<void> {
    let startAt = takeTurn();
    while (!isOver()) {
      // A pause that began since then moves the turn behind it.
      if (startAt < pausedUntil) startAt = takeTurn();
      const left = startAt - clock.now();
      if (left <= 0) return;
      await clock.sleep(Math.min(left, LONGEST_SLEEP_MS));
    }
  }

  function takeTurn(): number {
    const startAt = Math.max(clock.now(), nextStartAt, pausedUntil);
    nextStartAt = startAt + interval;
    return startAt;
  }

  async function runPaced(next: Waiting): Promise<void> {
    await waitForTurn();
    await next.start();
  }

  return {
    add: (priority, task) =>
      new Promise((resolve, reject) => {
        queue.push({ priority, order: order++, start: () => task().then(resolve, reject) });
        pump();
      }),
    waitForTurn,
    slowDown(intervalMs) {
      interval = Math.max(interval, intervalMs);
    },
    pauseFor(ms) {
      pausedUntil = Math.max(pausedUntil, clock.now() + ms);
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
