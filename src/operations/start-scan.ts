import { z } from "zod";
import { Assumptions, ScanType, Visibility } from "../model/scan.ts";
import { requestScan } from "../services/request-scan.ts";
import { defineOperation } from "./define-operation.ts";

const EXAMPLE_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";

export const startScan = defineOperation({
  id: "start_scan",
  summary: "Start a scan of a website",
  description:
    "Starts reading a website and answers at once with a scan id. Uses one scan of the day's quota. Poll get_scan_status every 5 to 10 seconds, then call get_scan_results.",
  scopes: ["scans:write"],
  counts: "scan",
  http: { method: "post", path: "/api/insights/scan", status: 200 },
  tool: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  errors: [
    "INVALID_URL",
    "INVALID_JSON",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "IDEMPOTENCY_CONFLICT",
    "SERVICE_UNAVAILABLE",
  ],
  fieldErrors: { url: "INVALID_URL" },
  input: z.object({
    url: z.string().min(1).describe("a public domain such as example.com, or an http or https address on one"),
    email: z.email().max(254).optional().describe("an e-mail address that receives the report"),
    scanType: ScanType.default("basic").describe("light (1 agent), basic (4 agents) or full (12 agents)"),
    visibility: Visibility.default("public").describe("public, or unlisted to keep it out of every list"),
    assumptions: Assumptions.optional().describe("volumes that replace the assumed ones in the hours formula"),
  }),
  output: z
    .object({
      scanId: z.uuid(),
      status: z.enum(["pending", "fetching"]),
      message: z.string().optional(),
      ownerToken: z.string().optional().describe("Shown once to anonymous callers; deletes the scan"),
    })
    .meta({ id: "ScanAccepted" }),
  example: {
    input: { url: "example.com", scanType: "basic" },
    output: { scanId: EXAMPLE_ID, status: "pending", message: "Foresite reads example.com now." },
  },
  async run(ctx, input) {
    const { quota, ...body } = await requestScan(ctx, input);
    return { body, quota };
  },
});
