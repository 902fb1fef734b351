import { expect, it } from "vitest";
import { ratedWork } from "../../src/render/rated-work.ts";
import { claimOf } from "../scanner/insight/workflows/claim.ts";
import { estimateAllHours } from "../../src/scanner/report/estimate-all-hours.ts";

it("says how much software can do of work to which a change is proposed and no hours are given", () => {
  const workflows = [claimOf({ id: "wf-appointment" })];
  const place = { industry: "healthcare", subKind: "dental", sizeBand: "micro" } as const;
  const hours = estimateAllHours({ workflows, ...place }).byWorkflow.get("wf-appointment") ?? null;
  expect(hours).not.toBeNull();
  const told = ratedWork([
    { workflowId: "wf-appointment", hours },
    { workflowId: "wf-appointment", hours: null },
    { workflowId: "wf-review-management", hours: null },
    { workflowId: null },
  ]);
  expect([...told]).toEqual(["wf-review-management"]);
});
