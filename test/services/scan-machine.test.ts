import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGENT_ATTEMPTS, GATE_WAIT_MS } from "../../src/model/limits.ts";
import type { ScanRequest } from "../../src/model/engine.ts";
import { AGENT_IDS, type ScanType } from "../../src/model/scan.ts";
import { advanceScan } from "../../src/services/scan-machine.ts";
import {
  isOver,
  newScanState,
  type ScanEffect,
  type ScanEvent,
  type ScanState,
} from "../../src/services/scan-state.ts";

const T0 = 1_000_000;
const request = (scanType: ScanType = "full"): ScanRequest => ({
  header: {
    scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
    scanType,
    startUrl: "https://example.com/",
    domain: "example.com",
    createdAt: T0,
  },
  fetchUrl: "https://example.com/",
  visibility: "public",
  isLocal: false,
  registrableDomain: "example.com",
  hasPriority: true,
  subject: "key:key_1",
  owner: "key:key_1",
  email: null,
  ownerTokenHash: null,
});
const fresh = (scanType?: ScanType): ScanState =>
  newScanState(request(scanType), { deadlineMs: 600_000, agentLeaseMs: 30_000 });
const GRANT: ScanEvent = { type: "gate-granted", grant: { requestBudget: 120, reuseFrom: null } };
const CRAWLED: ScanEvent = { type: "crawl-done", pagesRead: 25, requestsUsed: 80 };

/** Plays events one millisecond apart and gathers everything that was asked for. */
function play(
  events: ScanEvent[],
  state = fresh(),
  at = T0,
): { state: ScanState; effects: ScanEffect[]; wakeAt: number | null } {
  let wakeAt: number | null = null;
  const effects: ScanEffect[] = [];
  for (const event of events) {
    const next = advanceScan(state, event, ++at);
    ({ state, wakeAt } = next);
    effects.push(...next.effects);
  }
  return { state, effects, wakeAt };
}
const kinds = (effects: ScanEffect[]): string[] => effects.map(({ type }) => type);

describe("the life of a scan", () => {
  it("asks for its turn first, and sends nothing before it has it", () => {
    const { state, effects } = play([{ type: "started" }, { type: "gate-waiting", position: 1, waitsFor: "scans" }]);
    expect(kinds(effects)).toEqual(["ask-gate"]);
    expect(state.status).toBe("pending");
  });

  it("enters fetching with its turn and sends one crawl message", () => {
    const { state, effects } = play([{ type: "started" }, GRANT]);
    expect(state.status).toBe("fetching");
    expect(kinds(effects)).toEqual(["ask-gate", "send-crawl"]);
  });

  it.each([
    ["light", 1],
    ["basic", 4],
    ["full", 12],
  ] as const)(
    "leaves the agents of a %s scan, %i, to the worker that read the site, and sends each that is lost with it",
    (scanType, count) => {
      const { state, effects } = play([GRANT, CRAWLED], fresh(scanType));
      expect(Object.keys(state.agents)).toEqual(AGENT_IDS.slice(0, count));
      expect(kinds(effects)).not.toContain("send-agents");
      const lost = advanceScan(state, { type: "tick" }, T0 + 30_002);
      const sent = lost.effects.flatMap((effect) => (effect.type === "send-agents" ? effect.agents : []));
      expect(sent).toEqual(AGENT_IDS.slice(0, count));
    },
  );

  it("completes once every agent is done or failed, and reaches 100 exactly then", () => {
    const before = play(
      [
        GRANT,
        CRAWLED,
        { type: "agent-done", agent: "essentials", learnt: "" },
        { type: "agent-done", agent: "answerability", learnt: "" },
        { type: "agent-failed", agent: "structured-data", reason: "x" },
      ],
      fresh("basic"),
    );
    expect(kinds(before.effects)).not.toContain("complete");
    const last = play([{ type: "agent-done", agent: "operations", learnt: "" }], before.state, T0 + 10);
    expect(kinds(last.effects)).toContain("complete");
    expect(last.state.progress).toBeLessThan(100);
    const done = play([{ type: "completed" }], last.state, T0 + 20);
    expect(done.state).toMatchObject({ status: "complete", progress: 100 });
    expect(kinds(done.effects)).toEqual(["release-gate"]);
  });

  it("ends in error when every agent failed", () => {
    const { state } = play(
      [GRANT, CRAWLED, { type: "agent-failed", agent: "essentials", reason: "x" }],
      fresh("light"),
    );
    expect(state).toMatchObject({ status: "error", failure: { code: "internal" } });
  });

  it("sends an agent again when its lease ran out, and gives it up after three leases", () => {
    let { state } = play([GRANT, CRAWLED], fresh("light"));
    let at = T0 + 10;
    // The first lease is that of the worker which read the site.
    for (let leases = 1; leases < AGENT_ATTEMPTS; leases++) {
      at += 30_001;
      const next = advanceScan(state, { type: "tick" }, at);
      expect(kinds(next.effects)).toContain("send-agents");
      state = advanceScan(next.state, { type: "agent-leased", agent: "essentials" }, at).state;
    }
    state = advanceScan(state, { type: "tick" }, at + 30_001).state;
    expect(state.agents.essentials?.state).toBe("failed");
  });

  it("ends a scan past its deadline, whatever it waits for", () => {
    const { state } = play([GRANT, CRAWLED]);
    const late = advanceScan(state, { type: "tick" }, T0 + 600_002);
    expect(late.state).toMatchObject({ status: "error", failure: { code: "internal" } });
    expect(kinds(late.effects).toSorted()).toEqual(["record-failure", "release-gate"]);
  });

  it("ends a scan as busy, at our cost, when nobody began to read it in time", () => {
    const { state } = play([GRANT]);
    const late = advanceScan(state, { type: "tick" }, T0 + 600_002);
    expect(late.state).toMatchObject({ status: "error", failure: { code: "busy" } });
    expect(late.effects).toContainEqual(expect.objectContaining({ type: "record-failure", isOurFault: true }));
  });

  it("ends a scan as busy that waited half an hour for its turn", () => {
    const { state } = play([{ type: "started" }, { type: "gate-waiting", position: 2, waitsFor: "scans" }]);
    const late = advanceScan(state, { type: "tick" }, T0 + GATE_WAIT_MS);
    expect(late.state.failure?.code).toBe("busy");
    expect(late.effects.find(({ type }) => type === "record-failure")).toMatchObject({ isOurFault: true });
  });

  it("does not give quota back when the site is at fault", () => {
    const { effects } = play([
      GRANT,
      { type: "crawl-failed", failure: { code: "dns", sentence: "no such name" }, requestsUsed: 1 },
    ]);
    expect(effects.find(({ type }) => type === "record-failure")).toMatchObject({ isOurFault: false });
  });

  it("asks again for an effect that was lost, until it is confirmed", () => {
    const failed = play([GRANT, { type: "crawl-failed", failure: { code: "dns", sentence: "x" }, requestsUsed: 1 }]);
    const again = advanceScan(failed.state, { type: "tick" }, T0 + 5_000);
    expect(kinds(again.effects).toSorted()).toEqual(["record-failure", "release-gate"]);
    const confirmed = play(
      [{ type: "recorded", status: "error" }, { type: "gate-released" }],
      failed.state,
      T0 + 6_000,
    );
    expect(confirmed.wakeAt).toBeNull();
  });
});

describe("a scan whose caller was told that it was not accepted", () => {
  it("ends, gives the unit of quota back, and lets the next one in", () => {
    const { state, effects } = advanceScan(fresh(), { type: "abandoned" }, T0 + 1);
    expect(state).toMatchObject({ status: "error", failure: { code: "internal" } });
    expect(effects).toMatchObject([{ type: "record-failure", isOurFault: true }, { type: "release-gate" }]);
    expect(advanceScan(state, GRANT, T0 + 2).state.status).toBe("error");
  });
});

describe("laws of the scan machine", () => {
  const agent = fc.constantFrom(...AGENT_IDS);
  const event: fc.Arbitrary<ScanEvent> = fc.oneof(
    fc.constantFrom<ScanEvent>(
      { type: "started" },
      GRANT,
      CRAWLED,
      { type: "tick" },
      { type: "crawl-leased" },
      { type: "completed" },
      { type: "gate-released" },
      { type: "recorded", status: "fetching" },
      { type: "gate-waiting", position: 1, waitsFor: "scans" },
      { type: "crawl-progress", pagesRead: 3, pagesPlanned: 25 },
      { type: "crawl-failed", failure: { code: "timeout", sentence: "x" }, requestsUsed: 2 },
    ),
    agent.map((id): ScanEvent => ({ type: "agent-done", agent: id, learnt: "" })),
    agent.map((id): ScanEvent => ({ type: "agent-leased", agent: id })),
    agent.map((id): ScanEvent => ({ type: "agent-failed", agent: id, reason: "x" })),
  );
  const ORDER = ["pending", "fetching", "analyzing", "complete"];

  it("moves status only forward, and progress never down, under any events at any times", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(event, fc.integer({ min: 0, max: 200_000 })), { maxLength: 60 }), (steps) => {
        let state = fresh();
        let at = T0;
        for (const [next, wait] of steps) {
          at += wait;
          const before = state;
          ({ state } = advanceScan(state, next, at));
          if (isOver(before)) expect(state.status).toBe(before.status);
          else if (state.status !== "error")
            expect(ORDER.indexOf(state.status)).toBeGreaterThanOrEqual(ORDER.indexOf(before.status));
          expect(state.progress).toBeGreaterThanOrEqual(before.progress);
          expect(state.progress === 100).toBe(state.status === "complete");
        }
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it("always wakes again until it is over and everything is confirmed", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = fresh();
        let at = T0;
        for (const next of events) {
          const step = advanceScan(state, next, ++at);
          ({ state } = step);
          const isSettled = isOver(state) && state.recorded === state.status && state.gate === "released";
          expect(step.wakeAt === null).toBe(isSettled);
          if (step.wakeAt !== null) expect(step.wakeAt).toBeGreaterThan(at);
        }
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  it("ends whatever happens, when nothing but time passes", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let { state } = play(events);
        let at = T0 + 100;
        for (let i = 0; i < 400 && !isOver(state); i++)
          ({ state } = advanceScan(state, { type: "tick" }, (at += 30_000)));
        expect(isOver(state)).toBe(true);
      }),
      { numRuns: 200, seed: 13 },
    );
  });
});
