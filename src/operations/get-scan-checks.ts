import { z } from "zod";
import { scanNotFound } from "../model/errors.ts";
import { CheckCategory, CheckStatus, Outcome } from "../model/outcome.ts";
import { readScanChecks } from "../services/read-scan.ts";
import { defineOperation } from "./define-operation.ts";
import { readNumberCursor, writeNumberCursor } from "./number-cursor.ts";
import { EXAMPLE_CHECK, EXAMPLE_SCAN_ID } from "./example-results.ts";
import { SCAN_ID_ERRORS, ScanId } from "./scan-id.ts";

const MOST = 500;
const CURSOR_LETTER = "c";

export const getScanChecks = defineOperation({
  id: "get_scan_checks",
  summary: "Every check of a scan with its evidence",
  description: "Lists every outcome of a complete scan, filtered by status or category. Costs one read.",
  scopes: ["insights:read"],
  counts: "read",
  http: { method: "get", path: "/api/insights/scan/{scanId}/checks", status: 200 },
  tool: false,
  errors: ["SCAN_NOT_FOUND"],
  fieldErrors: SCAN_ID_ERRORS,
  input: z.object({
    scanId: ScanId,
    status: CheckStatus.optional().describe("one of pass, warn, fail, na, unable, info"),
    category: CheckCategory.optional().describe("a category of the scorecard"),
    limit: z.number().int().min(1).max(MOST).default(100).describe(`a whole number from 1 to ${MOST}`),
    cursor: z.string().max(100).optional().describe("nextCursor of the previous answer"),
  }),
  output: z
    .object({ checks: z.array(Outcome), total: z.number().int(), nextCursor: z.string().nullable() })
    .meta({ id: "ScanChecksAnswer" }),
  isExact: true,
  example: {
    input: {
      scanId: EXAMPLE_SCAN_ID,
      status: "fail",
      category: "Machine-readable content",
      limit: 100,
      cursor: "c100",
    },
    output: { checks: [EXAMPLE_CHECK], total: 101, nextCursor: null },
  },
  async run(ctx, { scanId, status, category, limit, cursor }) {
    const start = cursor === undefined ? 0 : readNumberCursor(CURSOR_LETTER, cursor);
    const found = await readScanChecks(ctx, scanId);
    if (found === null) throw scanNotFound(scanId);
    const all = found.filter(
      (check) =>
        (status === undefined || check.status === status) && (category === undefined || check.category === category),
    );
    const end = start + limit;
    return {
      body: {
        checks: all.slice(start, end),
        total: all.length,
        nextCursor: end < all.length ? writeNumberCursor(CURSOR_LETTER, end) : null,
      },
    };
  },
});
