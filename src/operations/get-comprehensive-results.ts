import { z } from "zod";
import { scanNotFound } from "../model/errors.ts";
import { ScanRef, ScanResults } from "../model/results.ts";
import { Playbook } from "../model/playbook.ts";
import { composeComprehensive } from "../services/compose-comprehensive.ts";
import { defineOperation } from "./define-operation.ts";
import { READ_ONLY_TOOL } from "./read-only-tool.ts";
import { SCAN_ID_ERRORS, ScanId } from "./scan-id.ts";
import { toScanRef } from "./to-scan-ref.ts";

const score = z.number().min(0).max(100);

const AeoBoost = z
  .object({
    aeoScore: score,
    companyName: z.string().describe("The domain where no name was found"),
    industry: z.string(),
    topFixes: z
      .array(z.object({ check: z.string(), title: z.string(), pointsGained: z.number() }))
      .describe("Points of the AEO score gained if this check alone passed, most first"),
    projectedAeoScore: score.describe(
      "With all of the results' topFixes made, as results.projected.all says; the present score where that is null",
    ),
  })
  .meta({ id: "AeoBoost" });

export const getComprehensiveResults = defineOperation({
  id: "get_comprehensive_results",
  summary: "Results with playbook, AEO boost and directory listing",
  description:
    "Gives the results of a complete scan with the heads of its playbook, the fixes that lift its AEO score most, and its directory entry. A scan that is not complete answers with `scan` alone. Costs one read.",
  scopes: ["insights:read", "playbooks:read"],
  counts: "read",
  http: { method: "get", path: "/api/insights/scan/{scanId}/comprehensive", status: 200 },
  tool: READ_ONLY_TOOL,
  errors: ["SCAN_NOT_FOUND"],
  fieldErrors: SCAN_ID_ERRORS,
  input: z.object({ scanId: ScanId }),
  output: z
    .object({
      scan: ScanRef,
      results: ScanResults.omit({ totalTimeSavingsPotential: true }).optional(),
      playbook: Playbook.omit({ scanId: true, roadmap: true, skills: true }).optional(),
      aeoBoost: AeoBoost.optional(),
      directoryListing: z
        .object({ businessName: z.string(), slug: z.string(), industry: z.string() })
        .nullable()
        .optional()
        .describe("Null when the domain is not in the directory"),
    })
    .meta({ id: "ComprehensiveAnswer" }),
  example: {
    input: { scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11" },
    output: {
      scan: {
        id: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
        domain: "example.com",
        status: "analyzing",
        createdAt: 1795166400,
        completedAt: null,
      },
    },
  },
  async run(ctx, { scanId }) {
    const found = await composeComprehensive(ctx, scanId);
    if (found === null) throw scanNotFound(scanId);
    const { row, report, aeoBoost, directoryListing } = found;
    const scan = toScanRef(row);
    if (report === null || aeoBoost === null) return { body: { scan } };
    return { body: { scan, results: report.results, playbook: report.playbook, aeoBoost, directoryListing } };
  },
});
