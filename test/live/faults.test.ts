// A handful of the faults that `npm run torture -- --only faults` tries, in the runtime as it is deployed.
import { beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../../scripts/torture/fault-plan.ts";
import { caseOf } from "../../scripts/torture/fault-matrix.ts";
import { faultScans, type FaultResult } from "../../scripts/torture/run-faults.ts";
import { SCAN_TYPES, type ScanType } from "../../src/model/scan.ts";

const FAULTS: [ScanType, Pick<Fault, "step" | "kind">][] = [
  ["light", { step: "coordinator-start", kind: "after" }],
  ["light", { step: "quota-reserve", kind: "after" }],
  ["basic", { step: "record-fetching", kind: "before" }],
  ["basic", { step: "agent-consume", kind: "twice" }],
  ["light", { step: "agents-send", kind: "drop" }],
  ["full", { step: "report-put", kind: "abort-after" }],
  ["basic", { step: "complete-batch", kind: "after" }],
  ["light", { step: "endpoint-enqueue", kind: "after" }],
  ["basic", { step: "finish-facts", kind: "never" }],
];

describe("scans with a fault each", () => {
  let result: FaultResult;
  beforeAll(async () => {
    const clean = SCAN_TYPES.map((scanType) => ({ scanType, faults: [], site: "up" as const }));
    const faulted = FAULTS.map(([scanType, fault]) => caseOf(scanType, [{ ...fault, skip: 0, times: 1 }]));
    result = await faultScans([...clean, ...faulted]);
  });

  it("have each met it, as far as they were taken", () => {
    const faulted = result.scans.slice(SCAN_TYPES.length);
    expect(faulted).toHaveLength(FAULTS.length);
    const spared = faulted.filter(({ fired, scan, watched }) => {
      const [planned] = watched.case.faults;
      return scan.acceptedId !== null && !fired.includes(`${planned?.step} ${planned?.kind}`);
    });
    expect(spared.map(({ watched }) => watched.case.faults)).toEqual([]);
  });

  it("are neither lost nor stuck, and contradict themselves nowhere", () => {
    expect(result.breaches).toEqual([]);
  });

  it("say what an undisturbed scan says", () => {
    expect(result.equal).toBe(result.whole);
    expect(result.whole).toBeGreaterThanOrEqual(SCAN_TYPES.length);
  });
});
