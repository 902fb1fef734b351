import { describe, expect, it } from "vitest";
import { faultCases } from "../../scripts/torture/fault-matrix.ts";
import { FAULT_STEPS } from "../../scripts/torture/fault-plan.ts";
import { judgeScan, judgeWhole, type SeenScan } from "../../scripts/torture/scan-oracle.ts";

const ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const OWNER = "addr:0a1b2c";
const TOLD = ["scan.started", "scan.completed"];
const GOOD: SeenScan = {
  answered: 200,
  acceptedId: ID,
  rows: [{ id: ID, owner: OWNER, status: "complete", error: null }],
  coordinator: { status: "complete", error: null },
  noted: [
    { status: "pending", at: 0 },
    { status: "fetching", at: 10 },
    { status: "analyzing", at: 20 },
    { status: "complete", at: 30 },
  ],
  told: [
    { status: "fetching", progress: 5 },
    { status: "complete", progress: 100 },
  ],
  hasReport: true,
  hasSummary: true,
  incompleteAgents: [],
  failedAgents: [],
  isListed: true,
  isFound: true,
  events: { dispatched: TOLD, open: [], delivered: TOLD, received: TOLD },
  deadlineMs: 60_000,
  hungMs: 0,
};

describe("the oracle of faulted scans", () => {
  it("has nothing against a scan that went as it should", () => {
    expect(judgeScan(GOOD)).toEqual([]);
  });

  it.each<[string, Partial<SeenScan>]>([
    ["lost", { rows: [] }],
    ["twice in the table", { rows: [...GOOD.rows, ...GOOD.rows] }],
    ["stuck", { rows: [{ id: ID, owner: OWNER, status: "analyzing", error: null }] }],
    ["told differently by its coordinator", { coordinator: { status: "error", error: "internal: x" } }],
    ["without its report", { hasReport: false }],
    ["not listed", { isListed: false }],
    ["going on after its end", { noted: [...GOOD.noted, { status: "error", at: 40 }] }],
    ["ended too late", { noted: [...GOOD.noted.slice(0, 3), { status: "complete", at: 200_000 }] }],
    ["silent about an agent that failed", { failedAgents: ["essentials"] }],
    ["told of twice", { events: { ...GOOD.events, delivered: [...TOLD, "scan.completed"] } }],
    ["never told of as started", { events: { ...GOOD.events, dispatched: ["scan.completed"] } }],
  ])("notices a scan that is %s", (_, change) => {
    expect(judgeScan({ ...GOOD, ...change })).not.toEqual([]);
  });

  it("notices totals and quotas that do not add up", () => {
    const whole = {
      rowsByStatus: { complete: 2 },
      counters: { complete: 2 },
      completedInRollups: 2,
      failures: 0,
      quotas: [{ owner: OWNER, used: 2, due: 2 }],
    };
    expect(judgeWhole(whole)).toEqual([]);
    expect(
      judgeWhole({ ...whole, counters: { complete: 3 }, quotas: [{ owner: OWNER, used: 2, due: 1 }] }),
    ).toHaveLength(2);
    expect(judgeWhole({ ...whole, quotas: [{ owner: OWNER, used: 2, due: 1, most: 2 }] })).toEqual([]);
  });
});

describe("the faults that are tried", () => {
  it("are the same for the same seed, and miss no step", () => {
    const cases = faultCases(1_200, 300, 1);
    expect(cases).toHaveLength(1_500);
    expect(cases).toEqual(faultCases(1_200, 300, 1));
    const steps = cases.flatMap(({ faults }) => faults.map(({ step }) => step));
    expect(new Set(steps)).toEqual(new Set(FAULT_STEPS));
  });
});
