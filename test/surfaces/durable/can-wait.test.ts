import { describe, expect, it } from "vitest";
import { advanceScan } from "../../../src/services/scan-machine.ts";
import { newScanState, type ScanEvent, type ScanState } from "../../../src/services/scan-state.ts";
import { canWait } from "../../../src/surfaces/durable/can-wait.ts";

const T0 = 1_000_000;
const START = newScanState(
  {
    header: {
      scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
      scanType: "light",
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
  },
  { deadlineMs: 90_000, agentLeaseMs: 25_000 },
);
const GRANT: ScanEvent = { type: "gate-granted", grant: { requestBudget: 20, reuseFrom: null } };
const RECORDED: ScanEvent = { type: "recorded", status: "fetching" };
const READ: ScanEvent = { type: "crawl-done", pagesRead: 3, requestsUsed: 9 };
const FAILED: ScanEvent = {
  type: "crawl-failed",
  failure: { code: "dns", sentence: "The name could not be resolved." },
  requestsUsed: 1,
};
const after = (...events: ScanEvent[]): ScanState =>
  events.reduce((state, event, i) => advanceScan(state, event, T0 + i + 1).state, START);

/** Whether the last of these events may wait to be stored. */
const waits = (
  events: ScanEvent[],
  { now = T0 + 100, storedAt = now }: { now?: number; storedAt?: number } = {},
): boolean => {
  const before = after(...events.slice(0, -1));
  const last = events.slice(-1);
  const { state, effects } = advanceScan(before, last[0] ?? { type: "tick" }, now);
  return canWait({ before, state, events: last, effects: effects.length, storedAt, now });
};

describe("what of a scan is stored at once", () => {
  it.each<[string, ScanEvent[], boolean]>([
    ["nothing, where nothing changed", [{ type: "started" }], true],
    ["not its turn, which is asked for again", [GRANT], true],
    ["that somebody reads", [GRANT, RECORDED, { type: "crawl-leased" }], false],
    ["not each page", [GRANT, RECORDED, { type: "crawl-progress", pagesRead: 1, pagesPlanned: 3 }], true],
    ["not that a site is read which is soon read again", [GRANT, READ], true],
    [
      "not what the agents found, though the report is asked for: they find it again",
      [GRANT, READ, { type: "agent-done", agent: "essentials", learnt: "" }],
      true,
    ],
    ["that an agent failed", [GRANT, READ, { type: "agent-failed", agent: "essentials", reason: "" }], false],
    ["its end", [GRANT, FAILED], false],
    ["not the first of two who know of its end", [GRANT, FAILED, { type: "gate-released" }], true],
    [
      "that all know of its end",
      [GRANT, FAILED, { type: "gate-released" }, { type: "recorded", status: "error" }],
      false,
    ],
  ])("%s", (_what, events, expected) => {
    expect(waits(events)).toBe(expected);
  });

  it("what waits is stored after some seconds", () => {
    expect(
      waits([GRANT, RECORDED, { type: "crawl-progress", pagesRead: 1, pagesPlanned: 3 }], { storedAt: T0 - 5_000 }),
    ).toBe(false);
  });

  it("a site that took long to read is stored as read, though something else was stored just before", () => {
    expect(waits([GRANT, READ], { now: T0 + 6_000 })).toBe(false);
  });

  it("a site is stored as read where the database has to hear of it, too", () => {
    const { state, effects } = advanceScan(
      { ...after(GRANT), request: { ...START.request, isStartAwaited: true } },
      READ,
      T0 + 100,
    );
    expect(effects).not.toEqual([]);
    expect(
      canWait({ before: after(GRANT), state, events: [READ], effects: effects.length, storedAt: T0, now: T0 + 100 }),
    ).toBe(false);
  });
});
