import { beforeEach, describe, expect, it } from "vitest";
import { leaseReads } from "../../src/adapters/lease-reads.ts";

const MINUTE = 60_000;
let at = 0;
let reads = 0;
let asked: number[] = [];
/** A caller's limiter as the Durable Object has it. */
const limiter = () => ({
  async takeReads(limit: number, wanted: number) {
    asked.push(wanted);
    const free = Math.max(0, limit - reads);
    const granted = Math.min(free, wanted, Math.max(1, Math.floor(free / 16)));
    reads += granted;
    return { granted, remaining: free - granted, resetsAt: MINUTE };
  },
});
const counter = () => leaseReads(limiter, () => at);

beforeEach(() => {
  at = 0;
  reads = 0;
  asked = [];
});

describe("reads that an isolate counts", () => {
  it.each([1, 2, 15, 60, 300, 1_200])("are admitted %i times and not once more, one after the other", async (limit) => {
    const reads = counter();
    for (let left = limit - 1; left >= 0; left--)
      expect(await reads.count("a", limit)).toEqual({ ok: true, limit, remaining: left, resetsAt: MINUTE });
    expect(await reads.count("a", limit)).toEqual({ ok: false, limit, remaining: 0, resetsAt: MINUTE });
  });

  it.each([60, 300])("are admitted exactly %i times when all come at once", async (limit) => {
    const reads = counter();
    const answers = await Promise.all(Array.from({ length: limit * 3 }, () => reads.count("a", limit)));
    let admitted = answers.filter(({ ok }) => ok).length;
    // What was taken for requests that were refused meanwhile is handed out to later ones.
    for (let i = 0; i < limit; i++) admitted += Number((await reads.count("a", limit)).ok);
    expect(admitted).toBe(limit);
  });

  it("ask the limiter ever more seldom, and for each at the end", async () => {
    const reads = counter();
    for (let i = 0; i < 300; i++) await reads.count("a", 300);
    expect(asked.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 16]);
    expect(asked.length).toBeLessThan(80);
  });

  it("are counted for each caller and limit apart, and anew in the next minute", async () => {
    const reads = counter();
    for (let i = 0; i < 3; i++) await reads.count("a", 300);
    expect(reads.unused("a", 300)).toBe(0);
    await reads.count("a", 300);
    expect(reads.unused("a", 300)).toBe(3);
    expect([reads.unused("a", 60), reads.unused("b", 300)]).toEqual([0, 0]);
    at = MINUTE;
    expect(reads.unused("a", 300)).toBe(0);
  });
});
