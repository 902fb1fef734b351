import { z } from "zod";
import { ScanProgress } from "../model/engine.ts";
import { scanNotFound } from "../model/errors.ts";
import { AGENT_IDS } from "../model/scan.ts";
import { readScanProgress } from "../services/read-scan.ts";
import { defineOperation } from "./define-operation.ts";
import { SCAN_ID_ERRORS, ScanId } from "./scan-id.ts";

/** Lower end of the polling interval that the contract recommends. */
const POLL_SECONDS = 5;

export const getScanStatus = defineOperation({
  id: "get_scan_status",
  summary: "Progress of a scan",
  description:
    "Tells how far a scan is. Poll every 5 to 10 seconds until status is complete or error, then call get_scan_results. Costs one read.",
  scopes: ["insights:read"],
  counts: "read",
  http: { method: "get", path: "/api/insights/scan/{scanId}/status", status: 200 },
  tool: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  errors: ["SCAN_NOT_FOUND"],
  fieldErrors: SCAN_ID_ERRORS,
  input: z.object({ scanId: ScanId }),
  output: ScanProgress.omit({ pagesRead: true, requestsUsed: true })
    .extend({ pollAfterSeconds: z.number().int().nullable().describe("Null once the scan is over") })
    .meta({ id: "ScanStatusAnswer" }),
  isExact: true,
  example: {
    input: { scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11" },
    output: {
      status: "fetching",
      progress: 40,
      error: null,
      message: null,
      agents: [{ id: AGENT_IDS[0], state: "waiting", learnt: null }],
      pollAfterSeconds: POLL_SECONDS,
    },
  },
  async run(ctx, { scanId }) {
    const progress = await readScanProgress(ctx, scanId);
    if (progress === null) throw scanNotFound(scanId);
    const isOver = progress.status === "complete" || progress.status === "error";
    const { status, error, message, agents } = progress;
    return {
      body: {
        status,
        progress: progress.progress,
        error,
        message,
        agents,
        pollAfterSeconds: isOver ? null : POLL_SECONDS,
      },
    };
  },
});
