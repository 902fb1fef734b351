import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { TARGET_BUDGET } from "../../src/model/limits.ts";
import { CRAWL_BUDGETS } from "../../src/model/scan.ts";

const UNTIL = Date.now() + 600_000;
const ask = (scanId: string, reuseKey: string | null = null) => ({
  scanId,
  scanType: "full" as const,
  reuseKey,
  until: UNTIL,
});
const gate = (domain: string) => env.TARGET_GATE.getByName(domain);
const FULL = CRAWL_BUDGETS.full.requests;

describe("the gate of a domain", () => {
  it("lets one scan in, and tells the others how many are ahead", async () => {
    const door = gate("one.example");
    expect(await door.acquire(ask("a"))).toEqual({ granted: true, grant: { requestBudget: FULL, reuseFrom: null } });
    expect(await door.acquire(ask("b"))).toEqual({ granted: false, position: 1 });
    expect(await door.acquire(ask("c"))).toEqual({ granted: false, position: 2 });
    expect(await door.acquire(ask("a"))).toMatchObject({ granted: true });
  });

  it("lets the next in when the first is done, in the order of asking", async () => {
    const door = gate("two.example");
    await door.acquire(ask("a"));
    await door.acquire(ask("b"));
    await door.acquire(ask("c"));
    await door.release({ scanId: "a", requestsUsed: 50, hasEvidence: false });
    expect(await door.acquire(ask("c"))).toMatchObject({ granted: false });
    expect(await door.acquire(ask("b"))).toMatchObject({ granted: true });
  });

  it("lends fresh evidence to a scan that asks for the same, without a turn", async () => {
    const door = gate("three.example");
    await door.acquire(ask("a", "full https://three.example/"));
    await door.release({ scanId: "a", requestsUsed: 50, hasEvidence: true });
    expect(await door.acquire(ask("b", "full https://three.example/"))).toEqual({
      granted: true,
      grant: { requestBudget: 0, reuseFrom: "a" },
    });
    expect(await door.acquire(ask("c", "light https://three.example/"))).toMatchObject({ grant: { reuseFrom: null } });
    expect(await door.acquire(ask("d"))).toMatchObject({ granted: false });
  });

  it("never lets one site see more requests than the budget, whoever asks", async () => {
    const door = gate("four.example");
    let granted = 0;
    for (let i = 0; i < 8; i++) {
      const answer = await door.acquire(ask(`scan-${i}`));
      if (!answer.granted) break;
      granted += answer.grant.requestBudget;
      await door.release({ scanId: `scan-${i}`, requestsUsed: answer.grant.requestBudget, hasEvidence: false });
    }
    expect(granted).toBeLessThanOrEqual(TARGET_BUDGET);
    expect(granted).toBeGreaterThan(TARGET_BUDGET - FULL);
  });

  it("gives back what a scan did not use", async () => {
    const door = gate("five.example");
    for (let i = 0; i < 12; i++) {
      expect(await door.acquire(ask(`scan-${i}`))).toMatchObject({ granted: true });
      await door.release({ scanId: `scan-${i}`, requestsUsed: 10, hasEvidence: false });
    }
  });

  it("takes the turn from a holder that never comes back", async () => {
    const door = gate("six.example");
    await door.acquire({ ...ask("a"), until: Date.now() - 1 });
    expect(await door.acquire(ask("b"))).toMatchObject({ granted: true });
  });
});
