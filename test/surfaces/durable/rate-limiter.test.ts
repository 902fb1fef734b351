import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RateLimiter } from "../../../src/surfaces/durable/rate-limiter.ts";
import { memoryStorage } from "../../fixtures/sql-storage.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Ten seconds into a minute, an hour and a quarter into a day. */
const NOW = Date.UTC(2026, 10, 20, 1, 15, 10);
const MIDNIGHT = Date.UTC(2026, 10, 21);

/** An object with storage of its own; its clock is the system's, which the tests set. */
function limiter(storage = memoryStorage()): RateLimiter {
  const state = { storage } as unknown as DurableObjectState;
  return new RateLimiter(state, { PUBLIC_ORIGIN: "http://127.0.0.1:8787" } as unknown as Env);
}
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

describe("the quota of scans a day", () => {
  it("admits exactly as many as the limit, and says how many are left and when the day ends", async () => {
    const one = limiter();
    expect(await one.reserveScan("a", 2)).toEqual({ ok: true, limit: 2, remaining: 1, resetsAt: MIDNIGHT });
    expect(await one.reserveScan("b", 2)).toEqual({ ok: true, limit: 2, remaining: 0, resetsAt: MIDNIGHT });
    expect(await one.reserveScan("c", 2)).toEqual({ ok: false, limit: 2, remaining: 0, resetsAt: MIDNIGHT });
    expect(await one.reserveScan("d", 2)).toMatchObject({ ok: false });
  });

  it("counts the same scan once, also when the quota is used up", async () => {
    const one = limiter();
    await one.reserveScan("a", 2);
    expect(await one.reserveScan("a", 2)).toMatchObject({ ok: true, remaining: 1 });
    await one.reserveScan("b", 2);
    expect(await one.reserveScan("a", 2)).toEqual({ ok: true, limit: 2, remaining: 0, resetsAt: MIDNIGHT });
  });

  it("gives a unit back once, for the scan it was taken for and for no other", async () => {
    const one = limiter();
    await one.reserveScan("a", 2);
    await one.reserveScan("b", 2);
    await one.refundScan("nobody");
    expect(await one.reserveScan("c", 2)).toMatchObject({ ok: false });
    await one.refundScan("a");
    await one.refundScan("a");
    expect(await one.reserveScan("c", 2)).toMatchObject({ ok: true, remaining: 0 });
    expect(await one.reserveScan("d", 2)).toMatchObject({ ok: false });
  });

  it("starts anew with the UTC day, and not before", async () => {
    const one = limiter();
    await one.reserveScan("a", 1);
    vi.setSystemTime(MIDNIGHT - 1);
    expect(await one.reserveScan("b", 1)).toMatchObject({ ok: false, resetsAt: MIDNIGHT });
    vi.setSystemTime(MIDNIGHT);
    expect(await one.reserveScan("b", 1)).toMatchObject({ ok: true, resetsAt: MIDNIGHT + DAY });
  });

  it("never says that less than nothing is left when the limit was lowered", async () => {
    const one = limiter();
    for (const scanId of ["a", "b", "c"]) await one.reserveScan(scanId, 3);
    expect(await one.reserveScan("a", 2)).toMatchObject({ ok: true, remaining: 0 });
    expect(await one.reserveScan("d", 0)).toMatchObject({ ok: false, remaining: 0 });
  });
});

describe("the quota of reads a minute", () => {
  it("gives exactly as many as the limit, and tells when the minute of the clock ends", async () => {
    const one = limiter();
    const resetsAt = NOW + 50 * SECOND;
    expect(await one.takeReads(2, 1)).toEqual({ granted: 1, remaining: 1, resetsAt });
    expect(await one.takeReads(2, 1)).toEqual({ granted: 1, remaining: 0, resetsAt });
    expect(await one.takeReads(2, 1)).toEqual({ granted: 0, remaining: 0, resetsAt });
    pass(50 * SECOND - 1);
    expect(await one.takeReads(2, 1)).toMatchObject({ granted: 0, resetsAt });
  });

  it("gives several at once where many are left, and the last ones by ones", async () => {
    const one = limiter();
    expect(await one.takeReads(100, 4)).toMatchObject({ granted: 4, remaining: 96 });
    expect(await one.takeReads(100, 16)).toMatchObject({ granted: 6, remaining: 90 });
    expect(await one.takeReads(20, 16)).toMatchObject({ granted: 1, remaining: 9 });
    expect(await one.takeReads(10, 16)).toMatchObject({ granted: 0, remaining: 0 });
  });

  it("starts anew with the next minute", async () => {
    const one = limiter();
    await one.takeReads(1, 1);
    pass(50 * SECOND);
    expect(await one.takeReads(1, 1)).toEqual({ granted: 1, remaining: 0, resetsAt: NOW + 110 * SECOND });
    expect(await one.takeReads(1, 1)).toMatchObject({ granted: 0 });
  });
});

describe("a look at what is left", () => {
  const LIMITS = { scansPerDay: 2, readsPerMinute: 3 };

  it("takes nothing, and says the same as the next answer that counts", async () => {
    const one = limiter();
    await one.reserveScan("a", 2);
    await one.takeReads(3, 1);
    const expected = {
      scans: { ok: true, limit: 2, remaining: 1, resetsAt: MIDNIGHT },
      reads: { ok: true, limit: 3, remaining: 2, resetsAt: NOW + 50 * SECOND },
    };
    expect(await one.peek(LIMITS)).toEqual(expected);
    expect(await one.peek(LIMITS)).toEqual(expected);
  });

  it("tells what is used up", async () => {
    const one = limiter();
    await one.reserveScan("a", 2);
    await one.reserveScan("b", 2);
    for (let i = 0; i < 3; i++) await one.takeReads(3, 1);
    expect(await one.peek(LIMITS)).toMatchObject({
      scans: { ok: false, remaining: 0 },
      reads: { ok: false, remaining: 0 },
    });
    expect(await one.peek({ scansPerDay: 1, readsPerMinute: 1 })).toMatchObject({
      scans: { ok: false, remaining: 0 },
      reads: { ok: false, remaining: 0 },
    });
  });

  it("sees neither yesterday's scans nor the reads of the minute before", async () => {
    const one = limiter();
    await one.reserveScan("a", 2);
    await one.takeReads(3, 1);
    pass(DAY);
    expect(await one.peek(LIMITS)).toEqual({
      scans: { ok: true, limit: 2, remaining: 2, resetsAt: MIDNIGHT + DAY },
      reads: { ok: true, limit: 3, remaining: 3, resetsAt: NOW + DAY + 50 * SECOND },
    });
  });
});

describe("other things that are counted", () => {
  it("are admitted up to the limit in each window, each kind for itself", async () => {
    const one = limiter();
    const resetsAt = NOW + 44 * MINUTE + 50 * SECOND;
    expect(await one.countEvent("mail", 2, HOUR)).toEqual({ ok: true, limit: 2, remaining: 1, resetsAt });
    expect(await one.countEvent("mail", 2, HOUR)).toEqual({ ok: true, limit: 2, remaining: 0, resetsAt });
    expect(await one.countEvent("mail", 2, HOUR)).toEqual({ ok: false, limit: 2, remaining: 0, resetsAt });
    expect(await one.countEvent("register", 1, HOUR)).toMatchObject({ ok: true });
    pass(44 * MINUTE + 50 * SECOND - 1);
    expect(await one.countEvent("mail", 2, HOUR)).toMatchObject({ ok: false });
    pass(1);
    expect(await one.countEvent("mail", 2, HOUR)).toMatchObject({ ok: true, remaining: 1, resetsAt: resetsAt + HOUR });
  });

  it("are never admitted where the limit is nothing", async () => {
    expect(await limiter().countEvent("mail", 0, HOUR)).toMatchObject({ ok: false, remaining: 0 });
  });

  it("are taken back one by one, never below nothing", async () => {
    const one = limiter();
    const startsAt = NOW - (NOW % HOUR);
    const takeBack: (kind: string, startsAt: number) => Promise<unknown> = one.uncountEvent.bind(one);
    await one.countEvent("mail", 1, HOUR);
    await takeBack("register", startsAt);
    expect(await one.countEvent("mail", 1, HOUR)).toMatchObject({ ok: false });
    for (let i = 0; i < 3; i++) await takeBack("mail", startsAt);
    expect(await one.countEvent("mail", 1, HOUR)).toMatchObject({ ok: true });
    expect(await one.countEvent("mail", 1, HOUR)).toMatchObject({ ok: false });
  });
});

describe("an object that was started anew", () => {
  it("gives back what the one before it had counted", async () => {
    const storage = memoryStorage();
    await limiter(storage).reserveScan("a", 1);
    await limiter(storage).countEvent("mail", 1, HOUR);
    await limiter(storage).refundScan("a");
    await limiter(storage).uncountEvent("mail", NOW - (NOW % HOUR));
    expect(await limiter(storage).reserveScan("b", 1)).toMatchObject({ ok: true });
    expect(await limiter(storage).countEvent("mail", 1, HOUR)).toMatchObject({ ok: true });
  });
});

describe("turns at a host", () => {
  it("come one after the other, at the interval, and at once after a pause", async () => {
    const one = limiter();
    expect([await one.takeTurn(SECOND), await one.takeTurn(SECOND), await one.takeTurn(SECOND)]).toEqual([
      0, 1_000, 2_000,
    ]);
    pass(2_500);
    expect(await one.takeTurn(SECOND)).toBe(500);
    pass(10 * SECOND);
    expect(await one.takeTurn(SECOND)).toBe(0);
  });
});

describe("a request that may be sent twice", () => {
  it("runs for the first, and answers the others what the first was answered", async () => {
    const one = limiter();
    expect(await one.claimOnce("key", "hash")).toMatchObject({ state: "mine", claim: 1 });
    expect(await one.claimOnce("key", "hash")).toEqual({ state: "running" });
    await one.settleOnce("key", 1, "answer");
    expect(await one.claimOnce("key", "hash")).toEqual({ state: "answered", answer: "answer" });
  });

  it("is told apart from another request under the same key", async () => {
    const one = limiter();
    await one.claimOnce("key", "hash");
    expect(await one.claimOnce("key", "other")).toEqual({ state: "other-request" });
    await one.settleOnce("key", 1, "answer");
    expect(await one.claimOnce("key", "other")).toEqual({ state: "other-request" });
    expect(await one.claimOnce("other key", "other")).toMatchObject({ state: "mine", claim: 1 });
  });

  it("may be sent again when it was not answered: at once when it failed, after a minute when nothing was heard", async () => {
    const one = limiter();
    await one.claimOnce("failed", "hash");
    await one.claimOnce("kept", "hash");
    await one.settleOnce("kept", 1, "answer");
    await one.settleOnce("failed", 1, null);
    expect(await one.claimOnce("failed", "hash")).toMatchObject({ state: "mine", claim: 1 });
    pass(MINUTE);
    expect(await one.claimOnce("failed", "hash")).toEqual({ state: "running" });
    pass(1);
    expect(await one.claimOnce("failed", "hash")).toMatchObject({ state: "mine", claim: 2 });
    expect(await one.claimOnce("kept", "hash")).toEqual({ state: "answered", answer: "answer" });
  });

  it("is begun again under the id it had, which a request that failed has not", async () => {
    const one = limiter();
    const first = await one.claimOnce("lost", "hash");
    pass(MINUTE + 1);
    expect(await one.claimOnce("lost", "other")).toEqual({ state: "other-request" });
    expect(await one.claimOnce("lost", "hash")).toEqual({ ...first, claim: 2 });
    await one.settleOnce("lost", 2, null);
    const anew = await one.claimOnce("lost", "hash");
    expect(anew).toMatchObject({ state: "mine", claim: 1 });
    expect(anew).not.toMatchObject({ id: (first as { id: string }).id });
  });

  it("belongs to whoever began it last: who was slower settles nothing", async () => {
    const one = limiter();
    await one.claimOnce("slow", "hash");
    pass(MINUTE + 1);
    await one.claimOnce("slow", "hash");
    expect([await one.holdsOnce("slow", 1), await one.holdsOnce("slow", 2)]).toEqual([false, true]);
    expect(await one.renewOnce("slow", 1)).toBeNull();
    await one.settleOnce("slow", 2, "second");
    await one.settleOnce("slow", 1, null);
    await one.settleOnce("slow", 1, "first");
    expect(await one.claimOnce("slow", "hash")).toEqual({ state: "answered", answer: "second" });
  });

  it("gets another id where nothing is left of the first, and keeps that", async () => {
    const one = limiter();
    const first = await one.claimOnce("renewed", "hash");
    const id = await one.renewOnce("renewed", 1);
    expect(id).not.toBe((first as { id: string }).id);
    pass(MINUTE + 1);
    expect(await one.claimOnce("renewed", "hash")).toEqual({ state: "mine", id, claim: 2 });
  });

  it("is remembered for a day", async () => {
    const one = limiter();
    await one.claimOnce("key", "hash");
    await one.settleOnce("key", 1, "answer");
    pass(DAY);
    expect(await one.claimOnce("key", "hash")).toEqual({ state: "answered", answer: "answer" });
    pass(1);
    expect(await one.claimOnce("key", "hash")).toMatchObject({ state: "mine", claim: 1 });
  });
});

describe("what a limiter keeps", () => {
  const rowsIn = (storage: ReturnType<typeof memoryStorage>): Record<string, number> => {
    const tables = storage.sql.exec<{ name: string }>("select name from sqlite_master where type = 'table'").toArray();
    return Object.fromEntries(
      tables.map(({ name }) => [name, storage.sql.exec<{ n: number }>(`select count(*) as n from ${name}`).one().n]),
    );
  };

  it("is looked at a day after it was stored, once for all that is stored meanwhile", async () => {
    const storage = memoryStorage();
    const one = limiter(storage);
    expect(await storage.getAlarm()).toBeNull();
    await one.reserveScan("a", 3);
    expect(await storage.getAlarm()).toBe(NOW + DAY);
    pass(HOUR);
    await one.countEvent("kind", 3, MINUTE);
    await limiter(storage).claimOnce("key", "hash");
    expect(await storage.getAlarm()).toBe(NOW + DAY);
  });

  it("is kept while it counts, and dropped when it is over, the tables with the last of it", async () => {
    const storage = memoryStorage();
    const one = limiter(storage);
    await one.reserveScan("a", 3);
    await one.countEvent("kind", 3, MINUTE);
    await one.claimOnce("key", "hash");
    pass(DAY - 11 * SECOND);
    await one.alarm();
    expect(rowsIn(storage)).toEqual({ scans: 1, events: 1, once: 1 });
    expect(await storage.getAlarm()).toBe(Date.now() + DAY);
    pass(12 * SECOND);
    await one.alarm();
    expect(rowsIn(storage)).toEqual({ scans: 1, events: 0, once: 0 });
    pass(DAY);
    await one.alarm();
    expect(rowsIn(storage)).toEqual({});
    await one.reserveScan("b", 3);
    expect(rowsIn(storage)).toEqual({ scans: 1, events: 0, once: 0 });
    expect(await storage.getAlarm()).toBe(Date.now() + DAY);
  });

  it("is looked at again after a look that failed", async () => {
    const storage = memoryStorage();
    const one = limiter(storage);
    await one.reserveScan("a", 3);
    const lines = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const exec = vi.spyOn(storage.sql, "exec").mockImplementation(() => {
      throw new Error("away");
    });
    await one.alarm();
    exec.mockRestore();
    expect(lines.mock.calls.flat()).toEqual([expect.stringContaining('"event":"limiter.alarm_failed","error":"away"')]);
    lines.mockRestore();
    expect(await storage.getAlarm()).toBe(NOW + DAY);
  });

  it("is nothing where something is given back that was never counted; what was counted is, by another instance too", async () => {
    const storage = memoryStorage();
    await limiter(storage).refundScan("nobody");
    await limiter(storage).uncountEvent("kind", NOW);
    expect(rowsIn(storage)).toEqual({});
    await limiter(storage).reserveScan("a", 3);
    await limiter(storage).refundScan("a");
    expect(rowsIn(storage)).toMatchObject({ scans: 0 });
  });
});
