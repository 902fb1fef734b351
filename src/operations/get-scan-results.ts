import { z } from "zod";
import { scanNotFound } from "../model/errors.ts";
import { ScanRef, ScanResults } from "../model/results.ts";
import { fromUtf8, joinBytes, toUtf8 } from "../model/utf8.ts";
import { readScanResults } from "../services/read-scan.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_RESULTS, EXAMPLE_SCAN_ID } from "./example-results.ts";
import { SCAN_ID_ERRORS, ScanId } from "./scan-id.ts";
import { toScanRef } from "./to-scan-ref.ts";

export const getScanResults = defineOperation({
  id: "get_scan_results",
  summary: "Full results of a scan",
  description:
    "Gives scores, findings, workflows and opportunities of a complete scan. A scan that is not complete answers with `scan` alone. Costs one read.",
  scopes: ["insights:read"],
  counts: "read",
  http: { method: "get", path: "/api/insights/scan/{scanId}/results", status: 200 },
  tool: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  errors: ["SCAN_NOT_FOUND"],
  fieldErrors: SCAN_ID_ERRORS,
  input: z.object({ scanId: ScanId }),
  output: z.object({ scan: ScanRef, results: ScanResults.optional() }).meta({ id: "ScanResultsAnswer" }),
  isExact: true,
  example: {
    input: { scanId: EXAMPLE_SCAN_ID },
    output: {
      scan: {
        id: EXAMPLE_SCAN_ID,
        domain: "example.com",
        status: "complete",
        createdAt: 1_795_166_400,
        completedAt: 1_795_166_424,
      },
      results: EXAMPLE_RESULTS,
    },
  },
  async run(ctx, { scanId }) {
    const found = await readScanResults(ctx, scanId);
    if (found === null) throw scanNotFound(scanId);
    const scan = toScanRef(found.row);
    const { json } = found;
    if (json === null) return { body: { scan } };
    let results: ScanResults | undefined;
    return {
      body: {
        scan,
        get results() {
          return (results ??= parseResults(json));
        },
      },
      json: joinBytes(toUtf8(`{"scan":${JSON.stringify(scan)},"results":`), json, toUtf8("}")),
    };
  },
});

/** What is stored was parsed when it was stored. */
const parseResults = (json: Uint8Array): ScanResults => JSON.parse(fromUtf8(json)) as ScanResults;
