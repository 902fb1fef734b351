import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { EVIDENCE_REUSE_MS, TARGET_BUDGET, TARGET_BUDGET_WINDOW_MS } from "../../src/model/limits.ts";
import type { GateAsk, GateGrant, GateRelease } from "../../src/model/ports.ts";
import { CRAWL_BUDGETS } from "../../src/model/scan.ts";
import { createGate, type Gate } from "../../src/surfaces/durable/gate.ts";
import { openGateTable } from "../../src/surfaces/durable/gate-table.ts";

const FULL = CRAWL_BUDGETS.full.requests;
const TURN_MS = 660_000;
const START = 1_000_000_000;

interface World {
  gate: Gate;
  ask: (scanId: string, more?: Partial<GateAsk>) => ReturnType<Gate["acquire"]>;
  done: (scanId: string, more?: Partial<GateRelease>) => Promise<void>;
  pass: (ms: number) => void;
  now: () => number;
  /** Who was told, in order; scans in `deaf` cannot be reached, those in `gone` are over. */
  told: { scanId: string; grant: GateGrant }[];
  deaf: Set<string>;
  gone: Set<string>;
  alarms: number[];
}

/** The gate over the storage of a real object, with a clock of our own. Scans are named by caller and number: "a1". */
function atGate(domain: string, act: (world: World) => Promise<void>, targetBudget = TARGET_BUDGET): Promise<void> {
  return runInDurableObject(env.TARGET_GATE.getByName(domain), async (_object, { storage }) => {
    let now = START;
    const told: World["told"] = [];
    const deaf = new Set<string>();
    const gone = new Set<string>();
    const alarms: number[] = [];
    const gate = createGate({
      table: openGateTable(storage),
      now: () => now,
      targetBudget,
      async tell(scanId, grant) {
        if (deaf.has(scanId)) throw new Error("unreachable");
        told.push({ scanId, grant });
        return !gone.has(scanId);
      },
      wakeAt: async (at) => void alarms.push(at),
      log: () => undefined,
    });
    await act({
      gate,
      ask: (scanId, more = {}) =>
        gate.acquire({
          scanId,
          subject: scanId.slice(0, 1),
          scanType: "full",
          reuseKey: null,
          until: now + TURN_MS,
          ...more,
        }),
      done: (scanId, more = {}) => gate.release({ scanId, requestsUsed: 50, hasEvidence: false, ...more }),
      pass: (ms) => void (now += ms),
      now: () => now,
      told,
      deaf,
      gone,
      alarms,
    });
  });
}
const names = (told: World["told"]): string => told.map(({ scanId }) => scanId).join(" ");

describe("the gate of a domain", () => {
  it("lets one scan in, and tells the others how many are ahead", () =>
    atGate("one.example", async ({ ask, told, alarms }) => {
      expect(await ask("a1")).toEqual({ granted: true, grant: { requestBudget: FULL, reuseFrom: null } });
      // The asker has its answer, and nobody waits who would have to be looked after.
      expect([told, alarms]).toEqual([[], []]);
      expect(await ask("b1")).toEqual({ granted: false, position: 1, waitsFor: "scans" });
      expect(await ask("c1")).toEqual({ granted: false, position: 2, waitsFor: "scans" });
      expect(await ask("a1")).toMatchObject({ granted: true, grant: { requestBudget: FULL } });
    }));

  it("tells the next when the first is done, in the order of asking, and nobody else", () =>
    atGate("two.example", async ({ ask, done, told }) => {
      for (const scanId of ["a1", "b1", "c1"]) await ask(scanId);
      await done("a1");
      expect(told).toEqual([{ scanId: "b1", grant: { requestBudget: FULL, reuseFrom: null } }]);
      expect(await ask("c1")).toMatchObject({ granted: false, position: 1 });
      expect(await ask("b1")).toMatchObject({ granted: true });
      await done("b1");
      expect(names(told)).toBe("b1 c1");
    }));

  it("lets callers take turns, so that one who asks for many does not keep the others waiting", () =>
    atGate("three.example", async ({ ask, done, told }) => {
      for (const scanId of ["a1", "a2", "a3", "a4", "b1"]) await ask(scanId);
      expect(await ask("b1")).toMatchObject({ position: 1 });
      expect(await ask("a2")).toMatchObject({ position: 2 });
      for (const scanId of ["a1", "b1", "a2", "a3"]) await done(scanId, { requestsUsed: 5 });
      expect(names(told)).toBe("b1 a2 a3 a4");
    }));

  it("lets at most twenty scans of one caller into the line, and two hundred in all", () =>
    atGate("four.example", async ({ ask }) => {
      await ask("x1");
      for (let i = 0; i < 30; i++) await ask(`a${i}`);
      expect(await ask("b1")).toMatchObject({ position: 2 });
      expect(await ask("a29")).toMatchObject({ granted: false, position: 22 });
      expect(await ask("a2")).toMatchObject({ granted: false });
      for (let i = 0; i < 190; i++) await ask(`s${i}`, { subject: `subject-${i}` });
      expect(await ask("y1")).toMatchObject({ position: 200 });
    }));

  it("lends fresh evidence to a scan that asks for the same, without a turn", () =>
    atGate("five.example", async ({ ask, done, pass, told }) => {
      const same = { reuseKey: "full https://five.example/" };
      await ask("a1", same);
      await ask("b1", same);
      await ask("c1", { reuseKey: "light https://five.example/" });
      await done("a1", { hasEvidence: true });
      expect(told).toEqual([
        { scanId: "b1", grant: { requestBudget: 0, reuseFrom: "a1" } },
        { scanId: "c1", grant: { requestBudget: FULL, reuseFrom: null } },
      ]);
      expect(await ask("d1", same)).toMatchObject({ granted: true, grant: { requestBudget: 0, reuseFrom: "a1" } });
      expect(await ask("e1")).toMatchObject({ granted: false, position: 1 });
      pass(EVIDENCE_REUSE_MS);
      expect(await ask("d2", same)).toMatchObject({ granted: false });
    }));

  it("gives no turn to a scan that has borrowed what it waited for", () =>
    atGate("six.example", async ({ ask, done, deaf, told }) => {
      const same = { reuseKey: "full https://six.example/" };
      await ask("a1", same);
      await ask("b1", same);
      await ask("c1");
      deaf.add("b1");
      await done("a1", { hasEvidence: true });
      expect(await ask("b1", same)).toMatchObject({ granted: true, grant: { reuseFrom: "a1" } });
      await done("c1");
      expect(names(told)).toBe("c1");
      expect(await ask("d1")).toMatchObject({ granted: true });
    }));

  it("lends nothing that is gone", () =>
    atGate("seven.example", async ({ ask, done }) => {
      await ask("a1", { reuseKey: "k" });
      await done("a1", { hasEvidence: true });
      await done("a1", { hasEvidence: false });
      expect(await ask("b1", { reuseKey: "k" })).toMatchObject({ grant: { reuseFrom: null } });
    }));

  it("never lets a site see more requests than the budget within ten minutes, whoever asks", () =>
    atGate("eight.example", async ({ ask, done, pass, now }) => {
      const made: { at: number; count: number }[] = [];
      for (let i = 0; i < 200; i++) {
        const answer = await ask(`${"abcdef".charAt(i % 6)}${i}`);
        if (answer.granted) {
          // Long turns, and requests made late in them, are the hard case.
          pass(i % 3 === 0 ? 400_000 : 20_000);
          const count = i % 2 === 0 ? answer.grant.requestBudget : 30;
          made.push({ at: now(), count });
          await done(`${"abcdef".charAt(i % 6)}${i}`, { requestsUsed: count });
        } else {
          await done(`${"abcdef".charAt(i % 6)}${i}`);
          pass(30_000);
        }
      }
      const sums = made.map(({ at }) =>
        made
          .filter((one) => one.at <= at && one.at > at - TARGET_BUDGET_WINDOW_MS)
          .reduce((sum, one) => sum + one.count, 0),
      );
      expect(Math.max(...sums)).toBeLessThanOrEqual(TARGET_BUDGET);
      expect(Math.max(...sums)).toBeGreaterThan(TARGET_BUDGET - FULL);
    }));

  it("says that the budget is waited for, looks again by itself, and goes on when the site was left alone", () =>
    atGate(
      "nine.example",
      async ({ ask, done, pass, gate, told, alarms, now }) => {
        await ask("a1");
        await done("a1", { requestsUsed: 100 });
        expect(await ask("b1")).toEqual({ granted: false, position: 1, waitsFor: "budget" });
        expect(await ask("c1")).toEqual({ granted: false, position: 1, waitsFor: "scans" });
        expect(alarms.at(-1)).toBe(now() + 30_000);
        pass(TARGET_BUDGET_WINDOW_MS - 1);
        await gate.callNext();
        expect(told).toEqual([]);
        pass(1);
        await gate.callNext();
        expect(told).toEqual([{ scanId: "b1", grant: { requestBudget: 100, reuseFrom: null } }]);
      },
      100,
    ));

  it("grants what is left of the budget, and nothing below a least", () =>
    atGate(
      "ten.example",
      async ({ ask, done }) => {
        await ask("a1");
        await done("a1", { requestsUsed: 60 });
        expect(await ask("b1")).toMatchObject({ grant: { requestBudget: 40 } });
        await done("b1", { requestsUsed: 31 });
        expect(await ask("c1")).toMatchObject({ granted: false, waitsFor: "budget" });
      },
      100,
    ));

  it("gives back what a scan did not use", () =>
    atGate("eleven.example", async ({ ask, done }) => {
      for (let i = 0; i < 12; i++) {
        expect(await ask(`a${i}`)).toMatchObject({ granted: true });
        await done(`a${i}`, { requestsUsed: 10 });
      }
    }));

  it("takes the turn from a holder that never comes back, counts all it was granted, and tells the next", () =>
    atGate(
      "twelve.example",
      async ({ ask, pass, gate, told, alarms, now }) => {
        await ask("a1");
        await ask("b1", { until: now() + 2 * TURN_MS });
        expect(alarms.at(-1)).toBe(now() + TURN_MS);
        pass(TURN_MS - 1);
        await gate.callNext();
        expect(told).toEqual([]);
        pass(1);
        await gate.callNext();
        expect(told).toEqual([{ scanId: "b1", grant: { requestBudget: 130 - FULL, reuseFrom: null } }]);
      },
      130,
    ));

  it("forgets those who wait and do not ask again", () =>
    atGate("thirteen.example", async ({ ask, done, pass, told }) => {
      await ask("a1", { until: START + 3 * TURN_MS });
      await ask("b1");
      await ask("c1", { until: START + 3 * TURN_MS });
      pass(TURN_MS);
      expect(await ask("c1")).toMatchObject({ position: 1 });
      await done("a1");
      expect(names(told)).toBe("c1");
    }));

  it("passes over scans that are over, and keeps the turn of one that cannot be reached", () =>
    atGate("fourteen.example", async ({ ask, done, gone, deaf, told }) => {
      for (const scanId of ["a1", "b1", "c1", "d1"]) await ask(scanId);
      gone.add("b1");
      deaf.add("c1");
      await done("a1");
      expect(names(told)).toBe("b1");
      expect(await ask("d1")).toMatchObject({ granted: false, position: 1 });
      expect(await ask("c1")).toMatchObject({ granted: true });
    }));

  it("lets a worker read on in place of a lost one, within the budget", () =>
    atGate(
      "fifteen.example",
      async ({ ask, done, gate }) => {
        expect(await gate.renew("a1")).toBe(0);
        await ask("a1");
        await ask("b1");
        expect(await gate.renew("b1")).toBe(0);
        expect(await gate.renew("a1")).toBe(FULL);
        expect(await gate.renew("a1")).toBe(300 - 2 * FULL);
        expect(await gate.renew("a1")).toBe(0);
        expect(await ask("a1")).toMatchObject({ granted: true, grant: { requestBudget: 0 } });
        await done("a1", { requestsUsed: null });
        expect(await ask("b1")).toMatchObject({ granted: false, waitsFor: "budget" });
      },
      300,
    ));

  it("counts all that was granted when nobody says what was asked for", () =>
    atGate(
      "sixteen.example",
      async ({ ask, done }) => {
        await ask("a1");
        await done("a1", { requestsUsed: null });
        expect(await ask("b1")).toMatchObject({ granted: true, grant: { requestBudget: 150 - FULL } });
      },
      150,
    ));

  it("charges the site's budget with nothing by the word of a scan that does not hold it", () =>
    atGate(
      "eighteen.example",
      async ({ ask, done }) => {
        await done("nobody", { requestsUsed: 95 });
        await ask("a1");
        await done("nobody", { requestsUsed: 95 });
        await done("a1", { requestsUsed: 20 });
        expect(await ask("b1")).toMatchObject({ granted: true, grant: { requestBudget: 80 } });
      },
      100,
    ));

  it("is not moved by a release of a scan that does not hold it", () =>
    atGate("seventeen.example", async ({ ask, done, told }) => {
      await ask("a1");
      await ask("b1");
      await ask("c1");
      await done("b1", { hasEvidence: true });
      await done("nobody");
      expect(told).toEqual([]);
      expect(await ask("c1")).toMatchObject({ granted: false, position: 1 });
    }));
});

describe("what a gate stores", () => {
  it("is one value, written once a call and found by the next instance", () =>
    runInDurableObject(env.TARGET_GATE.getByName("stored.example"), (_object, { storage }) => {
      const writes: string[] = [];
      const kv = {
        get: (key: string) => storage.kv.get(key),
        put(key: string, value: unknown) {
          writes.push(key);
          storage.kv.put(key, value);
        },
      } as unknown as SyncKvStorage;
      const table = openGateTable({ kv, sql: storage.sql });
      table.add({ scanId: "a1", subject: "a", scanType: "light", reuseKey: null, until: START + TURN_MS });
      table.give("a1", 20, START);
      table.charge(3, START);
      table.save(START);
      table.save(START);
      expect(writes).toEqual(["gate"]);
      const again = openGateTable(storage);
      expect(again.holder()).toMatchObject({ scanId: "a1", budget: 20 });
      expect(again.charged(START)).toBe(3);
    }));

  it("goes on from tables with a row for each turn", () =>
    runInDurableObject(env.TARGET_GATE.getByName("tables.example"), (_object, { storage }) => {
      storage.sql.exec(`
        create table line (seq integer primary key, scan_id text unique not null, scan_type text not null,
          reuse_key text, subject text not null, until integer not null, budget integer);
        create table finished (reuse_key text primary key, scan_id text not null, at integer not null);
        create table requests (at integer not null, count integer not null);
        create table served (subject text primary key, at integer not null);
        insert into line values (1, 'a1', 'full', null, 'a', ${START + TURN_MS}, 90), (2, 'b1', 'light', 'k', 'b', ${START + TURN_MS}, null);
        insert into finished values ('k', 'z1', ${START}); insert into requests values (${START}, 7);
        insert into served values ('a', ${START});
      `);
      const table = openGateTable(storage);
      expect(table.holder()).toMatchObject({ scanId: "a1", budget: 90, scanType: "full" });
      expect(table.waiting(START)).toMatchObject([{ scanId: "b1", subject: "b", reuseKey: "k" }]);
      expect([table.lenderOf("k", START), table.charged(START), table.isIdle(START)]).toEqual(["z1", 7, false]);
    }));
});
