import { describe, expect, it } from "vitest";
import { requestsOf } from "../../src/services/scan-engine.ts";
import { advanceScan } from "../../src/services/scan-machine.ts";
import { newScanState, type ScanEvent, type ScanState } from "../../src/services/scan-state.ts";
import { messageOf } from "../../src/services/scan-message.ts";

const START: ScanState = newScanState(
  {
    header: {
      scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
      scanType: "light",
      startUrl: "https://example.com/",
      domain: "example.com",
      createdAt: 0,
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
  { deadlineMs: 90_000, agentLeaseMs: 30_000 },
);
const after = (...events: ScanEvent[]): ScanState =>
  events.reduce((state, event, at) => advanceScan(state, event, at + 1).state, START);
const waiting = (position: number, waitsFor: "scans" | "budget"): ScanEvent => ({
  type: "gate-waiting",
  position,
  waitsFor,
});
const granted = (reuseFrom: string | null): ScanEvent => ({
  type: "gate-granted",
  grant: { requestBudget: 20, reuseFrom },
});
const LEASED: ScanEvent = { type: "crawl-leased" };

describe("what a scan says while it waits", () => {
  it.each([
    ["one scan ahead", waiting(1, "scans"), "Waiting for another scan of example.com to finish."],
    ["several ahead", waiting(3, "scans"), "Waiting for 3 other scans of example.com to finish."],
    [
      "nobody ahead, but many requests of late",
      waiting(1, "budget"),
      "Waiting until example.com has been left alone for a while: many requests went there within 10 minutes.",
    ],
  ])("with %s", (_, event, message) => expect(messageOf(after(event))).toBe(message));

  it("follows the line", () => {
    expect(messageOf(after(waiting(2, "scans"), waiting(1, "budget")))).toContain("left alone");
    expect(messageOf(after(waiting(1, "budget"), waiting(2, "scans")))).toContain("2 other scans");
  });

  it("is nothing before, and once it has its turn", () => {
    expect(messageOf(START)).toBeNull();
    expect(messageOf(after(waiting(1, "scans"), granted(null)))).toBeNull();
  });
});

describe("requests that a scan has made", () => {
  it("are none before anybody read", () => expect(requestsOf(after(granted(null)))).toBe(0));

  it("are what the worker said", () => {
    expect(requestsOf(after(granted(null), LEASED, { type: "crawl-done", pagesRead: 1, requestsUsed: 12 }))).toBe(12);
    const failure = { code: "http_5xx", sentence: "The start page answers with status 500." } as const;
    expect(requestsOf(after(granted(null), LEASED, { type: "crawl-failed", failure, requestsUsed: 3 }))).toBe(3);
  });

  it("are none where evidence was borrowed", () => {
    expect(requestsOf(after(granted("other"), LEASED, { type: "crawl-done", pagesRead: 1, requestsUsed: 0 }))).toBe(0);
  });

  it("are not known when a worker began and was never heard of again", () => {
    expect(requestsOf(after(granted(null), LEASED))).toBeNull();
  });
});
