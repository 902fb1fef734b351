// Each step of a scan as whole values: the state after it, what is to be done, when it is looked at again.
import { describe, expect, it } from "vitest";
import type { ScanRequest } from "../../src/model/engine.ts";
import type { ScanFailure } from "../../src/model/scan-failure.ts";
import { AGENT_ATTEMPTS, GATE_WAIT_MS } from "../../src/model/limits.ts";
import type { AgentId, ScanType } from "../../src/model/scan.ts";
import { advanceScan } from "../../src/services/scan-machine.ts";
import { newScanState, type ScanEvent, type ScanState, type Transition } from "../../src/services/scan-state.ts";

const T0 = 1_000_000;
const DEADLINE = 600_000;
const LEASE = 30_000;
const RETRY = 2_000;
const LOST = 10_000;
const RECORDED_AFTER = 10_000;
const GRACE = 60_000;
const GRANT = { requestBudget: 120, reuseFrom: null };
const START_URL = "https://example.com/";
const FETCH_URL = "https://example.com/?session=7";
const request = (scanType: ScanType, isStartAwaited = false): ScanRequest => ({
  header: {
    scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
    scanType,
    startUrl: START_URL,
    domain: "example.com",
    createdAt: T0,
  },
  fetchUrl: FETCH_URL,
  visibility: "public",
  isLocal: false,
  registrableDomain: "example.com",
  hasPriority: true,
  subject: "key:key_1",
  owner: "key:key_1",
  email: null,
  ownerTokenHash: null,
  isStartAwaited,
});

/** A scan that is driven event by event; times are milliseconds after its creation. */
function newScan(scanType: ScanType = "light", isStartAwaited = false) {
  let state = newScanState(request(scanType, isStartAwaited), { deadlineMs: DEADLINE, agentLeaseMs: LEASE });
  const step = (event: ScanEvent, ms: number): Transition => {
    const transition = advanceScan(state, event, T0 + ms);
    ({ state } = transition);
    return transition;
  };
  return {
    step,
    tick: (ms: number): Transition => step({ type: "tick" }, ms),
    state: (): ScanState => state,
  };
}
type Scan = ReturnType<typeof newScan>;
const wait = ({ wakeAt }: Transition): number | null => (wakeAt === null ? null : wakeAt - T0);
const granted = (scan: Scan, ms = 0): Scan => {
  scan.step({ type: "gate-granted", grant: GRANT }, ms);
  scan.step({ type: "recorded", status: "fetching" }, ms);
  return scan;
};
/** Read at 20 seconds by one worker, and recorded as such. */
const crawled = (scan: Scan): Scan => {
  granted(scan);
  scan.step({ type: "crawl-leased" }, 100);
  scan.step({ type: "crawl-done", pagesRead: 3, requestsUsed: 12 }, 20_000);
  scan.step({ type: "recorded", status: "analyzing" }, 20_000);
  return scan;
};
const done = (agent: AgentId): ScanEvent => ({ type: "agent-done", agent, learnt: `learnt by ${agent}` });
const failed = (agent: AgentId): ScanEvent => ({ type: "agent-failed", agent, reason: "broke" });
const leased = (agent: AgentId): ScanEvent => ({ type: "agent-leased", agent });
const NOT_FOUND: ScanFailure = { code: "dns", sentence: "There is no such name." };
const RELEASE = (hasEvidence: boolean) => ({ type: "release-gate", hasEvidence });
const failureOf = (scan: Scan): ScanFailure | null => scan.state().failure;

/** What an event changes of a scan, as far as it was not so before. */
function changedBy(scan: Scan, event: ScanEvent, ms: number): Partial<ScanState> {
  const before = scan.state();
  const { state } = scan.step(event, ms);
  return Object.fromEntries(Object.entries(state).filter(([name, value]) => value !== before[name as keyof ScanState]));
}

describe("a scan that waits for its turn", () => {
  it("begins with nothing done", () => {
    expect(newScan().state()).toEqual({
      request: request("light"),
      status: "pending",
      recorded: "pending",
      deadlineMs: DEADLINE,
      agentLeaseMs: LEASE,
      createdAt: T0,
      fetchingAt: null,
      endedAt: null,
      gate: "asking",
      gatePosition: 0,
      gateWaitsFor: "scans",
      grant: null,
      crawl: { state: "idle", sends: 0, leases: 0, expiresAt: 0 },
      pagesRead: 0,
      requestsUsed: 0,
      agents: {},
      failure: null,
      progress: 0,
    });
  });

  it("asks at the start and at every look, again until it is answered", () => {
    const scan = newScan();
    const started = scan.step({ type: "started" }, 5);
    expect([started.effects, wait(started)]).toEqual([[{ type: "ask-gate" }], 5 + LOST]);
    const again = scan.tick(5 + LOST);
    expect([again.effects, wait(again)]).toEqual([[{ type: "ask-gate" }], 5 + 2 * LOST]);
    expect(again.state).toEqual(newScan().state());
  });

  it("notes its place in line and what it waits for, asks nothing then, and looks again every half minute", () => {
    const scan = newScan();
    const told = scan.step({ type: "gate-waiting", position: 2, waitsFor: "budget" }, 50);
    expect(told.state).toEqual({ ...newScan().state(), gate: "waiting", gatePosition: 2, gateWaitsFor: "budget" });
    expect([told.effects, wait(told)]).toEqual([[], 50 + 30_000]);
    const looked = scan.tick(30_050);
    expect([looked.effects, wait(looked)]).toEqual([[{ type: "ask-gate" }], 60_050]);
  });

  it("does nothing for what belongs to later parts of a scan", () => {
    for (const event of [
      { type: "crawl-leased" },
      { type: "crawl-progress", pagesRead: 3, pagesPlanned: 5 },
      { type: "crawl-done", pagesRead: 3, requestsUsed: 4 },
      { type: "crawl-failed", failure: NOT_FOUND, requestsUsed: 4 },
      leased("essentials"),
      done("essentials"),
    ] satisfies ScanEvent[]) {
      const { state, effects } = newScan().step(event, 10);
      expect([state, effects]).toEqual([newScan().state(), []]);
    }
  });

  it("is ended as busy, at our cost, after exactly half an hour, which it does not oversleep", () => {
    const scan = newScan();
    scan.step({ type: "gate-waiting", position: 1, waitsFor: "scans" }, 10);
    expect(wait(scan.tick(GATE_WAIT_MS - 10_000))).toBe(GATE_WAIT_MS);
    expect(scan.tick(GATE_WAIT_MS - 1).state.status).toBe("pending");
    const ended = scan.tick(GATE_WAIT_MS);
    const failure = { code: "busy", sentence: "Other scans of this domain took too long. Ask again later." };
    expect(ended.state).toMatchObject({ status: "error", failure, endedAt: T0 + GATE_WAIT_MS, progress: 0 });
    expect(ended.effects).toEqual([{ type: "record-failure", failure, isOurFault: true }, RELEASE(false)]);
    expect(wait(ended)).toBe(GATE_WAIT_MS + RETRY);
  });

  it("may come to its turn at the last moment, and is not ended for having waited", () => {
    const scan = granted(newScan(), GATE_WAIT_MS - 1);
    scan.step({ type: "crawl-leased" }, GATE_WAIT_MS - 1);
    expect(scan.tick(GATE_WAIT_MS + 1).state.status).toBe("fetching");
  });
});

describe("a scan whose site is read", () => {
  it("knows by the pages that arrive that somebody reads, also when the lease was forgotten", () => {
    const scan = granted(newScan());
    const { state } = scan.step({ type: "crawl-progress", pagesRead: 1, pagesPlanned: 3 }, 2_000);
    expect(state.crawl).toEqual({ state: "running", sends: 1, leases: 1, expiresAt: T0 + 2_000 + LEASE });
  });

  it("enters fetching with its turn: one message is sent, and nothing recorded yet", () => {
    const scan = newScan();
    const entered = scan.step({ type: "gate-granted", grant: GRANT }, 10);
    expect(entered.state).toEqual({
      ...newScan().state(),
      gate: "granted",
      grant: GRANT,
      status: "fetching",
      fetchingAt: T0 + 10,
      progress: 5,
      crawl: { state: "sent", sends: 1, leases: 0, expiresAt: T0 + 10 + LEASE },
    });
    expect(entered.effects).toEqual([{ type: "send-crawl" }]);
    expect(wait(entered)).toBe(10 + RECORDED_AFTER);
  });

  it("is recorded when it is not over after ten seconds, again until that is confirmed", () => {
    const scan = newScan();
    scan.step({ type: "gate-granted", grant: GRANT }, 10);
    expect(scan.tick(10 + RECORDED_AFTER - 1).effects).toEqual([]);
    const told = scan.tick(10 + RECORDED_AFTER);
    expect([told.effects, wait(told)]).toEqual([[{ type: "record", status: "fetching" }], 10 + RECORDED_AFTER + RETRY]);
    expect(scan.tick(10 + RECORDED_AFTER + RETRY).effects).toEqual(told.effects);
    const confirmed = scan.step({ type: "recorded", status: "fetching" }, 13_000);
    expect([confirmed.effects, wait(confirmed)]).toEqual([[], 10 + LEASE]);
  });

  it("is recorded at once where the start is waited for, again until that is confirmed", () => {
    const scan = newScan("light", true);
    const entered = scan.step({ type: "gate-granted", grant: GRANT }, 10);
    expect(entered.effects).toEqual([{ type: "record", status: "fetching" }, { type: "send-crawl" }]);
    expect(wait(entered)).toBe(10 + RETRY);
    expect(scan.tick(10 + RETRY).effects).toEqual([{ type: "record", status: "fetching" }]);
    const confirmed = scan.step({ type: "recorded", status: "fetching" }, 3_000);
    expect([confirmed.effects, wait(confirmed)]).toEqual([[], 10 + LEASE]);
  });

  it("takes no second turn, and no place in line", () => {
    const scan = granted(newScan());
    const other = { requestBudget: 0, reuseFrom: "other" };
    expect(changedBy(scan, { type: "gate-granted", grant: other }, 500)).toEqual({});
    expect(changedBy(scan, { type: "gate-waiting", position: 4, waitsFor: "budget" }, 500)).toEqual({});
  });

  it("sends the message again when nobody took it in time, and not before", () => {
    const scan = granted(newScan());
    expect(scan.tick(LEASE - 1).effects).toEqual([]);
    const again = scan.tick(LEASE);
    expect(again.effects).toEqual([{ type: "send-crawl" }]);
    expect(again.state.crawl).toEqual({ state: "sent", sends: 2, leases: 0, expiresAt: T0 + 2 * LEASE });
    expect(wait(again)).toBe(2 * LEASE);
  });

  it("is leased to a worker for a while, which each sign of life renews", () => {
    const scan = granted(newScan());
    const taken = scan.step({ type: "crawl-leased" }, 100);
    expect(taken.state.crawl).toEqual({ state: "running", sends: 1, leases: 1, expiresAt: T0 + 100 + LEASE });
    expect([taken.effects, wait(taken)]).toEqual([[], 100 + LEASE]);
    const alive = scan.step({ type: "crawl-progress", pagesRead: 1, pagesPlanned: 3 }, 20_000);
    expect(alive.state.crawl.expiresAt).toBe(T0 + 20_000 + LEASE);
    expect([alive.effects, wait(alive)]).toEqual([[], 20_000 + LEASE]);
  });

  it.each([
    [0, 3, 0, 5],
    [1, 3, 1, 27],
    [3, 25, 3, 13],
    [3, 3, 3, 70],
    [9, 3, 9, 70],
    [1, 0, 1, 70],
    [0, 0, 0, 5],
  ])("with %i of %i pages shows %i and %i percent", (pagesRead, pagesPlanned, pages, progress) => {
    const scan = granted(newScan());
    const { state } = scan.step({ type: "crawl-progress", pagesRead, pagesPlanned }, 10);
    expect([state.pagesRead, state.progress]).toEqual([pages, progress]);
  });

  it("never shows fewer pages or percent than before, whoever counts anew", () => {
    const scan = granted(newScan());
    scan.step({ type: "crawl-progress", pagesRead: 3, pagesPlanned: 5 }, 10);
    const { pagesRead, progress } = scan.step({ type: "crawl-progress", pagesRead: 1, pagesPlanned: 9 }, 20).state;
    expect([pagesRead, progress]).toEqual([3, 44]);
  });

  it("is given to another worker when one falls silent, and given up, at our cost, when three did", () => {
    const scan = granted(newScan());
    let ms = 100;
    for (const lease of [1, 2]) {
      scan.step({ type: "crawl-leased" }, ms);
      expect(scan.tick(ms + LEASE - 1).effects).toEqual([]);
      const lost = scan.tick((ms += LEASE));
      expect(lost.effects).toEqual([{ type: "send-crawl" }]);
      expect(lost.state.crawl).toEqual({ state: "sent", sends: lease + 1, leases: lease, expiresAt: T0 + ms + LEASE });
    }
    scan.step({ type: "crawl-leased" }, ms);
    expect(scan.tick(ms + LEASE - 1).state.status).toBe("fetching");
    const failure = { code: "internal", sentence: "Reading the site was interrupted several times." };
    const ended = scan.tick(ms + LEASE);
    expect(ended.state).toMatchObject({ status: "error", failure });
    expect(ended.effects).toEqual([{ type: "record-failure", failure, isOurFault: true }, RELEASE(false)]);
  });

  it("ends with the site's failure, at the site's cost", () => {
    const scan = granted(newScan());
    const ended = scan.step({ type: "crawl-failed", failure: NOT_FOUND, requestsUsed: 7 }, 900);
    expect(ended.state).toMatchObject({ status: "error", failure: NOT_FOUND, endedAt: T0 + 900, requestsUsed: 7 });
    expect(ended.effects).toEqual([{ type: "record-failure", failure: NOT_FOUND, isOurFault: false }, RELEASE(false)]);
    expect(wait(ended)).toBe(900 + RETRY);
  });

  it("ends at its deadline exactly, at our cost: as busy when nobody began to read, as late when somebody did", () => {
    const idle = granted(newScan(), 50);
    expect(idle.tick(50 + DEADLINE - 1).state.status).toBe("fetching");
    expect(wait(idle.tick(50 + DEADLINE - 1))).toBe(50 + DEADLINE);
    idle.tick(50 + DEADLINE);
    expect(failureOf(idle)).toEqual({
      code: "busy",
      sentence: "Too many scans were waiting. Ask again in a few minutes.",
    });
    const slow = granted(newScan());
    slow.step({ type: "crawl-leased" }, 100);
    const ended = slow.tick(DEADLINE);
    const failure = {
      code: "internal",
      sentence: "The scan did not finish within 600 seconds, through a fault on our side.",
    };
    expect(ended.effects).toEqual([{ type: "record-failure", failure, isOurFault: true }, RELEASE(false)]);
  });

  it("ends for want of time at the site's cost, and at ours when the message had lain in our queue", () => {
    const failure: ScanFailure = { code: "deadline", sentence: "There was no time left to read the start page." };
    const inTime = granted(newScan());
    inTime.step({ type: "crawl-leased" }, 100);
    inTime.step({ type: "crawl-failed", failure, requestsUsed: 2 }, 60_000);
    expect(failureOf(inTime)).toEqual(failure);
    const waited = granted(newScan());
    waited.tick(LEASE);
    waited.step({ type: "crawl-leased" }, LEASE + 100);
    waited.step({ type: "crawl-failed", failure, requestsUsed: 2 }, 60_000);
    expect(failureOf(waited)?.code).toBe("busy");
  });
});

describe("a scan whose evidence is judged", () => {
  it("enters analyzing when the site was read, with each agent leased to who read it", () => {
    const scan = granted(newScan("basic"));
    const entered = scan.step({ type: "crawl-done", pagesRead: 3, requestsUsed: 12 }, 1_000);
    const run = { state: "running", sends: 0, leases: 1, expiresAt: T0 + 1_000 + LEASE, reason: null, learnt: null };
    const agents = ["essentials", "answerability", "structured-data", "operations"] as const;
    expect(entered.state).toMatchObject({
      status: "analyzing",
      pagesRead: 3,
      requestsUsed: 12,
      progress: 70,
      crawl: { state: "done" },
      agents: Object.fromEntries(agents.map((agent) => [agent, run])),
    });
    expect(entered.effects).toEqual([]);
    expect(wait(entered)).toBe(1_000 + LEASE);
    expect(scan.tick(RECORDED_AFTER - 1).effects).toEqual([]);
    const again = scan.tick(RECORDED_AFTER);
    expect(again.effects).toEqual([{ type: "record", status: "analyzing" }]);
    const confirmed = scan.step({ type: "recorded", status: "analyzing" }, RECORDED_AFTER + 5);
    expect([confirmed.effects, wait(confirmed)]).toEqual([[], 1_000 + LEASE]);
  });

  it("has the database told that it is analyzing when that takes a while, also when nobody confirmed that it was fetching", () => {
    const scan = newScan();
    scan.step({ type: "gate-granted", grant: GRANT }, 0);
    scan.step({ type: "crawl-done", pagesRead: 1, requestsUsed: 1 }, 10);
    expect(scan.tick(10 + RETRY).effects).toEqual([]);
    expect(scan.tick(RECORDED_AFTER).effects).toEqual([{ type: "record", status: "analyzing" }]);
  });

  it("is not moved by workers that read the site a second time", () => {
    const scan = crawled(newScan());
    for (const event of [
      { type: "crawl-leased" },
      { type: "crawl-progress", pagesRead: 9, pagesPlanned: 9 },
      { type: "crawl-done", pagesRead: 9, requestsUsed: 99 },
      { type: "crawl-failed", failure: NOT_FOUND, requestsUsed: 99 },
    ] satisfies ScanEvent[]) {
      const { state, effects } = scan.step(event, 21_000);
      expect([state.status, state.pagesRead, state.requestsUsed, state.crawl.leases]).toEqual(["analyzing", 3, 12, 1]);
      expect(effects).toEqual([]);
    }
  });

  it("goes on when it was the third worker that read the site", () => {
    const scan = granted(newScan());
    for (const ms of [100, 100 + LEASE, 100 + 2 * LEASE]) {
      scan.tick(ms);
      scan.step({ type: "crawl-leased" }, ms);
    }
    scan.step({ type: "crawl-done", pagesRead: 3, requestsUsed: 12 }, 60_000);
    expect(scan.tick(60_000 + LEASE).state.status).toBe("analyzing");
  });

  it("looks again when a message or a lease of an agent runs out, whatever became of that of the worker", () => {
    const scan = crawled(newScan("basic"));
    expect(wait(scan.tick(26_000))).toBe(20_000 + LEASE);
    scan.step(leased("essentials"), 30_000);
    scan.step(leased("operations"), 31_000);
    scan.step(leased("answerability"), 32_000);
    expect(wait(scan.step(done("structured-data"), 33_000))).toBe(30_000 + LEASE);
  });

  it("sends what the reader of the site left, leases it to a worker, and sends it again when that lease ran out", () => {
    const scan = crawled(newScan("basic"));
    scan.step(done("answerability"), 20_500);
    scan.step(failed("operations"), 20_500);
    expect(scan.tick(20_000 + LEASE - 1).effects).toEqual([]);
    const left = scan.tick(20_000 + LEASE);
    expect(left.effects).toEqual([{ type: "send-agents", agents: ["essentials", "structured-data"] }]);
    const sentAt = 20_000 + LEASE;
    expect(left.state.agents.essentials).toMatchObject({ state: "sent", sends: 1, leases: 1 });
    const taken = scan.step(leased("essentials"), sentAt + 1_000);
    expect(taken.state.agents.essentials).toEqual({
      state: "running",
      sends: 1,
      leases: 2,
      expiresAt: T0 + sentAt + 1_000 + LEASE,
      reason: null,
      learnt: null,
    });
    scan.step(leased("structured-data"), sentAt + 5_000);
    expect(scan.tick(sentAt + 1_000 + LEASE - 1).effects).toEqual([]);
    const lost = scan.tick(sentAt + 1_000 + LEASE);
    expect(lost.effects).toEqual([{ type: "send-agents", agents: ["essentials"] }]);
    expect(lost.state.agents.essentials).toMatchObject({
      state: "sent",
      sends: 2,
      leases: 2,
      expiresAt: T0 + sentAt + 1_000 + 2 * LEASE,
    });
  });

  it("gives an agent up after three silent workers, says so, and goes on without it", () => {
    const scan = crawled(newScan("basic"));
    for (const agent of ["answerability", "structured-data", "operations"] as const) scan.step(done(agent), 20_100);
    let ms = 20_000;
    for (let lease = 1; lease < AGENT_ATTEMPTS; lease++) {
      expect(scan.tick((ms += LEASE)).effects).toEqual([{ type: "send-agents", agents: ["essentials"] }]);
      scan.step(leased("essentials"), ms);
    }
    expect(scan.tick(ms + LEASE - 1).state.agents.essentials?.state).toBe("running");
    const { state, effects } = scan.tick(ms + LEASE);
    expect(state.agents.essentials).toMatchObject({
      state: "failed",
      reason: "It did not answer in time, several times.",
    });
    expect(effects).toEqual([{ type: "complete" }]);
    expect(state.progress).toBe(95);
  });

  it("shows its progress by agents that have ended, done or failed", () => {
    const scan = crawled(newScan("basic"));
    const shown = [done("essentials"), failed("answerability"), done("structured-data"), failed("operations")].map(
      (event) => scan.step(event, 21_000).state.progress,
    );
    expect(shown).toEqual([76, 83, 89, 95]);
  });

  it("keeps the first word of each agent: what comes later or of an agent it has not changes nothing", () => {
    const scan = crawled(newScan("basic"));
    scan.step(done("essentials"), 21_000);
    scan.step(failed("answerability"), 21_000);
    expect(scan.state().agents).toMatchObject({
      essentials: { state: "done", learnt: "learnt by essentials", reason: null },
      answerability: { state: "failed", learnt: null, reason: "broke" },
    });
    const before = scan.state().agents;
    for (const event of [failed("essentials"), leased("essentials"), done("answerability"), done("commerce")])
      expect(scan.step(event, 22_000).state.agents).toEqual(before);
  });

  it("asks for the report when all have ended, again and again until it stands", () => {
    const scan = crawled(newScan());
    const ready = scan.step(done("essentials"), 22_000);
    expect([ready.effects, wait(ready)]).toEqual([[{ type: "complete" }], 22_000 + LOST]);
    const again = scan.tick(32_000);
    expect([again.effects, wait(again)]).toEqual([[{ type: "complete" }], 32_000 + LOST]);
  });

  it("completes once, at 100, and forgets the query it was asked for with", () => {
    const scan = crawled(newScan());
    scan.step(done("essentials"), 22_000);
    expect(scan.state().request.fetchUrl).toBe(FETCH_URL);
    const completed = scan.step({ type: "completed" }, 23_000);
    expect(completed.state).toMatchObject({
      status: "complete",
      recorded: "complete",
      endedAt: T0 + 23_000,
      progress: 100,
      failure: null,
      request: { fetchUrl: START_URL, header: { startUrl: START_URL } },
    });
    expect([completed.effects, wait(completed)]).toEqual([[RELEASE(true)], 23_000 + RETRY]);
    const released = scan.step({ type: "gate-released" }, 24_000);
    expect([released.effects, released.wakeAt, released.state.gate]).toEqual([[], null, "released"]);
  });

  it("has nothing left to do when its gate was told before it completed", () => {
    const scan = crawled(newScan());
    scan.step(done("essentials"), 22_000);
    const { state, effects, wakeAt } = scan.step({ type: "completed", isGateTold: true }, 23_000);
    expect([state.status, state.gate, effects, wakeAt]).toEqual(["complete", "released", [], null]);
  });

  it("ends in error, at our cost, when no agent could finish, and lends its evidence all the same", () => {
    const scan = crawled(newScan());
    const ended = scan.step(failed("essentials"), 22_000);
    const failure = { code: "internal", sentence: "None of the agents could finish." };
    expect(ended.effects).toEqual([{ type: "record-failure", failure, isOurFault: true }, RELEASE(true)]);
    expect(ended.state.progress).toBe(95);
  });

  it("ends in error when its report cannot be written", () => {
    const scan = crawled(newScan());
    scan.step(done("essentials"), 22_000);
    const failure = { code: "internal", sentence: "It could not be written." } as const;
    const ended = scan.step({ type: "report-impossible", failure }, 23_000);
    expect(ended.state).toMatchObject({ status: "error", failure, endedAt: T0 + 23_000 });
    expect(ended.effects).toEqual([{ type: "record-failure", failure, isOurFault: true }, RELEASE(true)]);
  });

  it("ends at its deadline when an agent is missing, as late even where no worker had to read", () => {
    const scan = granted(newScan("basic"));
    scan.step({ type: "crawl-done", pagesRead: 1, requestsUsed: 0 }, 10);
    scan.step(done("essentials"), 20);
    scan.step(leased("operations"), DEADLINE - 10);
    expect(wait(scan.tick(DEADLINE - 1))).toBe(DEADLINE);
    expect(scan.state().status).toBe("analyzing");
    scan.tick(DEADLINE);
    expect(failureOf(scan)?.code).toBe("internal");
  });

  it("has a minute more for its report when all agents have ended", () => {
    const scan = crawled(newScan());
    scan.step(done("essentials"), DEADLINE - 1);
    expect(scan.tick(DEADLINE + GRACE - 1).state.status).toBe("analyzing");
    expect(wait(scan.tick(DEADLINE + GRACE - 500))).toBe(DEADLINE + GRACE);
  });

  it("is given up after that minute, and is over only when the database has said how", () => {
    const finishing = (): Scan => {
      const scan = crawled(newScan());
      scan.step(done("essentials"), DEADLINE - 1);
      return scan;
    };
    const scan = finishing();
    const late = scan.tick(DEADLINE + GRACE);
    const failure = {
      code: "internal",
      sentence: "The scan did not finish within 600 seconds, through a fault on our side.",
    } as const;
    expect(late.effects).toEqual([{ type: "give-up", failure }]);
    expect([late.state.status, wait(late)]).toEqual(["analyzing", DEADLINE + GRACE + RETRY]);
    expect(scan.tick(DEADLINE + GRACE + RETRY).effects).toEqual(late.effects);
    const given = scan.step({ type: "report-impossible", failure }, DEADLINE + GRACE + RETRY + 5);
    expect(given.state).toMatchObject({ status: "error", failure });
    const stands = finishing();
    stands.tick(DEADLINE + GRACE);
    const { state } = stands.step({ type: "completed" }, DEADLINE + GRACE + 5);
    expect(state).toMatchObject({ status: "complete", recorded: "complete", failure: null, progress: 100 });
  });
});

describe("a scan that is over", () => {
  const ended = (): Scan => {
    const scan = granted(newScan());
    scan.step({ type: "crawl-failed", failure: NOT_FOUND, requestsUsed: 1 }, 900);
    return scan;
  };
  const failure = { type: "record-failure", failure: NOT_FOUND, isOurFault: false };

  it("stays as it ended, whatever comes and however late", () => {
    const failedScan = ended();
    const complete = crawled(newScan());
    complete.step(done("essentials"), 22_000);
    complete.step({ type: "completed" }, 23_000);
    for (const scan of [failedScan, complete]) {
      const before = scan.state();
      for (const event of [
        { type: "tick" },
        { type: "gate-granted", grant: GRANT },
        { type: "crawl-leased" },
        { type: "crawl-done", pagesRead: 9, requestsUsed: 9 },
        done("essentials"),
        { type: "completed" },
        { type: "report-impossible", failure: NOT_FOUND },
      ] satisfies ScanEvent[])
        expect(scan.step(event, 10 * GATE_WAIT_MS).state).toEqual(before);
    }
  });

  it("asks for each of its last effects until that one is confirmed, then sleeps", () => {
    const recordedFirst = ended();
    const recorded = recordedFirst.step({ type: "recorded", status: "error" }, 1_000);
    expect([recorded.effects, wait(recorded)]).toEqual([[RELEASE(false)], 1_000 + RETRY]);
    expect(recorded.state.request.fetchUrl).toBe(START_URL);
    const asleep = recordedFirst.step({ type: "gate-released" }, 2_000);
    expect([asleep.effects, asleep.wakeAt]).toEqual([[], null]);

    const releasedFirst = ended();
    const released = releasedFirst.step({ type: "gate-released" }, 1_000);
    expect([released.effects, wait(released)]).toEqual([[failure], 1_000 + RETRY]);
    expect(released.state.request.fetchUrl).toBe(FETCH_URL);
    expect(releasedFirst.step({ type: "recorded", status: "error" }, 2_000).wakeAt).toBeNull();
  });
});

describe("a scan whose platform is away", () => {
  it("sends the crawl again soon when the queue did not take it", () => {
    const scan = granted(newScan());
    const notSent = scan.step({ type: "crawl-not-sent" }, 100);
    expect([notSent.effects, wait(notSent)]).toEqual([[], 100 + RETRY]);
    expect(scan.tick(100 + RETRY).effects).toEqual([{ type: "send-crawl" }]);
  });

  it("leaves a crawl alone that the queue took all the same", () => {
    const scan = granted(newScan());
    scan.step({ type: "crawl-leased" }, 100);
    expect(changedBy(scan, { type: "crawl-not-sent" }, 200)).toEqual({});
    expect(scan.tick(200 + RETRY).effects).toEqual([]);
  });

  it("sends agents again soon when the queue did not take them, save those that somebody has", () => {
    const scan = crawled(newScan("basic"));
    const agents = Object.keys(scan.state().agents) as AgentId[];
    const [first, ...others] = agents;
    if (first === undefined) throw new Error("a basic scan has agents");
    const sentAt = 20_000 + LEASE;
    expect(scan.tick(sentAt).effects).toEqual([{ type: "send-agents", agents }]);
    scan.step(leased(first), sentAt + 100);
    const notSent = scan.step({ type: "agents-not-sent", agents }, sentAt + 200);
    expect([notSent.effects, wait(notSent)]).toEqual([[], sentAt + 200 + RETRY]);
    expect(scan.tick(sentAt + 200 + RETRY).effects).toEqual([{ type: "send-agents", agents: others }]);
  });

  it("counts no try of an agent whose evidence could not be read", () => {
    const scan = crawled(newScan());
    for (let n = 0; n <= AGENT_ATTEMPTS; n += 1) {
      const at = 20_100 + n * RETRY;
      // The first lease is that of the worker which read the site.
      if (n > 0) scan.step(leased("essentials"), at);
      expect(wait(scan.step({ type: "agent-returned", agent: "essentials" }, at))).toBe(at + RETRY);
      expect(scan.tick(at + RETRY).effects).toEqual([{ type: "send-agents", agents: ["essentials"] }]);
    }
    expect(scan.state().agents.essentials).toMatchObject({ state: "sent", leases: 0 });
  });

  it("keeps what an agent found before its lease was given back", () => {
    const scan = crawled(newScan("basic"));
    const [agent] = Object.keys(scan.state().agents) as AgentId[];
    if (agent === undefined) throw new Error("a basic scan has agents");
    scan.step(done(agent), 20_100);
    const before = scan.state();
    expect(scan.step({ type: "agent-returned", agent }, 20_200).state).toEqual(before);
  });
});

describe("what comes late to a scan that is over", () => {
  const failedScan = (): Scan => {
    const scan = granted(newScan());
    scan.step({ type: "crawl-failed", failure: NOT_FOUND, requestsUsed: 1 }, 1_000);
    scan.step({ type: "recorded", status: "error" }, 1_100);
    return scan;
  };

  it("changes nothing of what the database is known to hold", () => {
    const scan = failedScan();
    scan.step({ type: "gate-released" }, 1_200);
    const late = scan.step({ type: "recorded", status: "fetching" }, 2_000);
    expect(late.state.recorded).toBe("error");
    expect([late.effects, wait(late)]).toEqual([[], null]);
  });

  it("is its turn, which is given back once more", () => {
    const scan = failedScan();
    scan.step({ type: "gate-released" }, 1_200);
    expect(scan.step({ type: "gate-granted", grant: GRANT }, 2_000).effects).toEqual([RELEASE(false)]);
    expect(wait(scan.step({ type: "gate-released" }, 2_100))).toBeNull();
  });

  it("is no abandonment once the report may stand", () => {
    const scan = crawled(newScan());
    scan.step(done("essentials"), 20_100);
    expect(scan.step({ type: "abandoned" }, 20_200).state.status).toBe("analyzing");
  });
});
