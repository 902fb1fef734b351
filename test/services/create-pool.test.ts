import { describe, expect, it, vi } from "vitest";
import { createPool } from "../../src/services/crawl/create-pool.ts";

/** A clock that a test moves by hand: sleeping sets it forward at once. */
function fakeClock() {
  let now = 0;
  return { now: () => now, sleep: async (ms: number) => void (now += ms) };
}

describe("the pool of requests", () => {
  it("runs no more than allowed at once", async () => {
    const pool = createPool({ clock: fakeClock(), concurrency: 3, intervalMs: 0 });
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => pool.add(1, task)));
    expect(most).toBe(3);
  });

  it("starts the most important waiting task first, equals in their order", async () => {
    const pool = createPool({ clock: fakeClock(), concurrency: 1, intervalMs: 0 });
    const order: string[] = [];
    const add = (priority: number, name: string): Promise<void> =>
      pool.add(priority, async () => void order.push(name));
    await Promise.all([add(5, "first, alone"), add(3, "c"), add(1, "a"), add(3, "d"), add(2, "b")]);
    expect(order).toEqual(["first, alone", "a", "b", "c", "d"]);
  });

  it("keeps the pause between starts, and a longer one once it is told to slow down", async () => {
    const clock = fakeClock();
    const pool = createPool({ clock, concurrency: 1, intervalMs: 100 });
    const starts: number[] = [];
    const task = async (): Promise<void> => void starts.push(clock.now());
    await pool.add(1, task);
    await pool.add(1, task);
    pool.slowDown(1_000);
    pool.slowDown(10);
    await pool.add(1, task);
    await pool.add(1, task);
    expect(starts).toEqual([0, 100, 200, 1_200]);
  });

  it("starts nothing while it pauses, then keeps its pace", async () => {
    const clock = fakeClock();
    const pool = createPool({ clock, concurrency: 1, intervalMs: 100 });
    const starts: number[] = [];
    const task = async (): Promise<void> => void starts.push(clock.now());
    await pool.add(1, task);
    pool.pauseFor(2_500);
    await pool.add(1, task);
    await pool.waitForTurn();
    await pool.add(1, task);
    expect(starts).toEqual([0, 2_500, 2_700]);
  });

  it("moves what waits already behind a pause", async () => {
    vi.useFakeTimers({ now: 0 });
    const clock = { now: () => Date.now(), sleep: (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms)) };
    const pool = createPool({ clock, concurrency: 4, intervalMs: 100 });
    const starts: number[] = [];
    for (let i = 0; i < 4; i++)
      void pool.add(1, async () => {
        starts.push(clock.now());
        if (i === 0) pool.pauseFor(10_000);
      });
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(starts).toEqual([0, 10_000, 10_100, 10_200]);
  });

  it("waits for nothing once the time is over", async () => {
    const clock = fakeClock();
    const pool = createPool({ clock, concurrency: 1, intervalMs: 0, isOver: () => clock.now() >= 3_000 });
    pool.pauseFor(60_000);
    await pool.add(1, async () => undefined);
    expect(clock.now()).toBe(3_000);
  });

  it("goes on after a task that failed", async () => {
    const pool = createPool({ clock: fakeClock(), concurrency: 1, intervalMs: 0 });
    await expect(pool.add(1, async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(pool.add(1, async () => 7)).resolves.toBe(7);
  });
});
