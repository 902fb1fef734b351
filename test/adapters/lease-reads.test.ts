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
let background: Promise<unknown>[] = [];
const counter = (of = limiter) =>
  leaseReads(
    of,
    () => at,
    (work) => background.push(work),
  );
/** What is taken beside a request is there before the next one comes. */
const settled = () => Promise.all(background.splice(0));

beforeEach(() => {
  background = [];
  at = 0;
  reads = 0;
  asked = [];
});

describe("reads that an isolate counts", () => {
  it.each([1, 2, 15, 60, 300, 1_200])("are admitted %i times and not once more, one after the other", async (limit) => {
    const reads = counter();
    for (let left = limit - 1; left >= 0; left--) {
      expect(await reads.count("a", limit)).toEqual({ ok: true, limit, remaining: left, resetsAt: MINUTE });
      await settled();
    }
    expect(await reads.count("a", limit)).toEqual({ ok: false, limit, remaining: 0, resetsAt: MINUTE });
  });

  it.each([60, 300])("are admitted exactly %i times when all come at once", async (limit) => {
    const reads = counter();
    const answers = await Promise.all(Array.from({ length: limit * 3 }, () => reads.count("a", limit)));
    let admitted = answers.filter(({ ok }) => ok).length;
    await settled();
    // What was taken for requests that were refused meanwhile is handed out to later ones.
    for (let i = 0; i < limit; i++) admitted += Number((await reads.count("a", limit)).ok);
    expect(admitted).toBe(limit);
  });

  it("ask the limiter ever more seldom, and for each at the end", async () => {
    const reads = counter();
    for (let i = 0; i < 300; i++) {
      await reads.count("a", 300);
      await settled();
    }
    expect(asked.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 16]);
    expect(asked.length).toBeLessThan(80);
  });

  it("are taken by the hundred where the limit is large", async () => {
    const reads = counter();
    for (let i = 0; i < 3_000; i++) {
      await reads.count("a", 100_000);
      await settled();
    }
    expect(Math.max(...asked)).toBe(Math.floor(100_000 / 64));
  });

  it("are handed out while more is on its way, which is asked for before they are used up", async () => {
    let isSlow = false;
    const reads = counter(() => ({
      takeReads: (limit, wanted) => (isSlow ? new Promise(() => undefined) : limiter().takeReads(limit, wanted)),
    }));
    for (let i = 0; i < 40; i++) {
      await reads.count("a", 1_200);
      await settled();
    }
    const held = reads.unused("a", 1_200);
    isSlow = true;
    for (let i = 0; i < held; i++) expect(await reads.count("a", 1_200)).toMatchObject({ ok: true });
    expect([held > 4, background.length, reads.unused("a", 1_200)]).toEqual([true, 1, 0]);
  });

  it("are taken one by one by those who find nothing left while more is on its way", async () => {
    let isSlow = false;
    const reads = counter(() => ({
      takeReads: (limit, wanted) =>
        isSlow && wanted > 1 ? new Promise(() => undefined) : limiter().takeReads(limit, wanted),
    }));
    for (let i = 0; i < 40; i++) {
      await reads.count("a", 1_200);
      await settled();
    }
    isSlow = true;
    for (let i = reads.unused("a", 1_200); i > 0; i--) await reads.count("a", 1_200);
    asked = [];
    await Promise.all([reads.count("a", 1_200), reads.count("a", 1_200)]);
    expect(asked).toEqual([1, 1]);
  });

  it("of a new minute are kept when an answer of the old one comes late", async () => {
    const answers: (() => void)[] = [];
    const reads = counter(() => ({
      takeReads: async (limit, wanted) => {
        const resetsAt = at + MINUTE;
        if (at === 0 && wanted === 4) await new Promise<void>((resolve) => answers.push(resolve));
        return { granted: wanted, remaining: limit - wanted, resetsAt };
      },
    }));
    for (let i = 0; i < 3; i++) await reads.count("a", 300);
    const late = background.splice(0);
    at = MINUTE;
    for (let i = 0; i < 4; i++) {
      await reads.count("a", 300);
      await settled();
    }
    const held = reads.unused("a", 300);
    answers.forEach((answer) => answer());
    await Promise.all(late);
    expect([answers.length, held > 0, reads.unused("a", 300)]).toEqual([1, true, held]);
  });

  it("are asked for by a request again where what was asked for beside one failed", async () => {
    let fails = false;
    const reads = counter(() => ({
      takeReads: (limit, wanted) => (fails ? Promise.reject(new Error("gone")) : limiter().takeReads(limit, wanted)),
    }));
    await reads.count("a", 300);
    await reads.count("a", 300);
    fails = true;
    expect(await reads.count("a", 300)).toMatchObject({ ok: true, remaining: 297 });
    await expect(settled()).rejects.toThrow("gone");
    await expect(reads.count("a", 300)).rejects.toThrow("gone");
    fails = false;
    expect(await reads.count("a", 300)).toMatchObject({ ok: true, remaining: 296 });
  });

  it("are counted for each caller and limit apart, and anew in the next minute", async () => {
    const reads = counter();
    for (let i = 0; i < 3; i++) {
      await reads.count("a", 300);
      await settled();
    }
    expect(reads.unused("a", 300)).toBe(4);
    expect([reads.unused("a", 60), reads.unused("b", 300)]).toEqual([0, 0]);
    at = MINUTE;
    expect(reads.unused("a", 300)).toBe(0);
  });
});
