import { TaskState } from "@a2a-js/sdk";
import { describe, expect, it } from "vitest";
import { SCAN_STATUSES } from "../../../src/model/scan.ts";
import { toArtifact, toTask, type ScanView } from "../../../src/surfaces/a2a/scan-task.ts";
import { evidenceOf, reportOn } from "../../fixtures/scan-pages.ts";
import { siteIn } from "../../fixtures/translated-site.ts";

const { results } = reportOn(evidenceOf(siteIn("en")));
const ORIGIN = "https://foresite.example.com";
const view = (over: Partial<ScanView>): ScanView => ({
  scanId: results.scanId,
  status: "analyzing",
  at: 1_800_000_000_000,
  message: null,
  results: null,
  origin: ORIGIN,
  ...over,
});

describe("a scan as a task", () => {
  it("has the scan's id and a state for each of its statuses", () => {
    const states = SCAN_STATUSES.map((status) => toTask(view({ status }), { contextId: "c" }).status?.state);
    expect(states).toEqual([
      TaskState.TASK_STATE_SUBMITTED,
      TaskState.TASK_STATE_WORKING,
      TaskState.TASK_STATE_WORKING,
      TaskState.TASK_STATE_COMPLETED,
      TaskState.TASK_STATE_FAILED,
    ]);
  });

  it("tells in words where it stands, and where the results will be", () => {
    const task = toTask(view({ message: "Waiting for another scan." }), {
      contextId: "c",
      metadata: { ownerToken: "t" },
    });
    expect(task).toMatchObject({
      id: results.scanId,
      contextId: "c",
      status: { timestamp: "2027-01-15T08:00:00.000Z", message: { taskId: results.scanId, contextId: "c" } },
      artifacts: [],
      metadata: { resultsUrl: `${ORIGIN}/api/insights/scan/${results.scanId}/results`, ownerToken: "t" },
    });
    expect(task.status?.message?.parts[0]?.content).toEqual({ $case: "text", value: "Waiting for another scan." });
  });

  it.each([
    [[], ["application/json", "text/markdown"]],
    [["*/*"], ["application/json", "text/markdown"]],
    [["application/json"], ["application/json"]],
    [["text/markdown"], ["text/markdown"]],
    [["text/plain"], ["text/markdown"]],
    [["image/png"], ["application/json", "text/markdown"]],
  ])("gives the report in the forms accepted: %j", (accepted, mediaTypes) => {
    expect(toArtifact(results, { origin: ORIGIN, accepted }).parts.map(({ mediaType }) => mediaType)).toEqual(
      mediaTypes,
    );
  });
});
