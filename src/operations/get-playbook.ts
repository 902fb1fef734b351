import { z } from "zod";
import { AppError, scanNotFound } from "../model/errors.ts";
import { Playbook } from "../model/playbook.ts";
import { readScanReport } from "../services/read-scan.ts";
import { defineOperation } from "./define-operation.ts";
import { READ_ONLY_TOOL } from "./read-only-tool.ts";
import { SCAN_ID_ERRORS, ScanId } from "./scan-id.ts";

export const getPlaybook = defineOperation({
  id: "get_playbook",
  summary: "Automation playbook of a scan",
  description:
    "Gives the 90-day roadmap of a complete scan and its skills, each with a ready skill file. While the scan runs, status is generating. Costs one read.",
  scopes: ["playbooks:read"],
  counts: "read",
  http: { method: "get", path: "/api/insights/playbook/{scanId}", status: 200 },
  tool: READ_ONLY_TOOL,
  errors: ["SCAN_NOT_FOUND", "PLAYBOOK_NOT_FOUND"],
  fieldErrors: SCAN_ID_ERRORS,
  input: z.object({
    scanId: ScanId,
    include_skills: z.boolean().default(true).describe("true or false"),
  }),
  output: Playbook,
  example: {
    input: { scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11", include_skills: false },
    output: {
      id: "pbk_0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
      scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
      status: "generating",
      skillCount: 0,
      topPrioritySkills: [],
    },
  },
  async run(ctx, { scanId, include_skills }) {
    const found = await readScanReport(ctx, scanId);
    if (found === null) throw scanNotFound(scanId);
    if (found.row.status === "error")
      throw new AppError(
        "PLAYBOOK_NOT_FOUND",
        `The scan ended in error (${found.row.errorMessage ?? "unknown"}), so that there is no playbook. Start a new scan.`,
        { details: { field: "scanId" } },
      );
    if (found.report === null) return { body: generating(scanId) };
    const { skills, ...head } = found.report.playbook;
    return { body: include_skills && skills !== undefined ? { ...head, skills } : head };
  },
});

const generating = (scanId: string): Playbook => ({
  id: `pbk_${scanId}`,
  scanId,
  status: "generating",
  skillCount: 0,
  topPrioritySkills: [],
});
