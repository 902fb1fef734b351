import { z } from "zod";
import { scanNotFound } from "../model/errors.ts";
import { HoursEstimate, HoursTotal } from "../model/results.ts";
import { Assumptions } from "../model/scan.ts";
import { recomputeScanHours } from "../services/recompute-scan-hours.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_HOURS, EXAMPLE_RESULTS, EXAMPLE_SCAN_ID } from "./example-results.ts";
import { SCAN_ID_ERRORS, ScanId } from "./scan-id.ts";

export const estimateHours = defineOperation({
  id: "estimate_hours",
  summary: "Hours saved, with your own volumes",
  description:
    "Computes the hours of a complete scan again with the volumes you state, without reading the site again. Costs one read.",
  scopes: ["insights:read"],
  counts: "read",
  http: { method: "post", path: "/api/insights/scan/{scanId}/hours", status: 200 },
  tool: false,
  errors: ["SCAN_NOT_FOUND", "INVALID_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
  fieldErrors: SCAN_ID_ERRORS,
  input: z.object({
    scanId: ScanId,
    assumptions: Assumptions.describe(
      'volumes by workflow, for example {"eventsPerMonth": {"wf-appointment": 400}}, and the number of employees',
    ),
  }),
  output: z
    .object({
      opportunities: z.array(
        z.object({
          id: z.string(),
          workflowId: z.string(),
          hours: HoursEstimate,
          estimatedTimeSavingsHours: z.number(),
          estimatedTimeSavingsRange: z.string(),
        }),
      ),
      hoursTotal: HoursTotal.nullable(),
      totalTimeSavingsPotential: z.string().nullable(),
      notes: z
        .array(z.string())
        .describe("Why a stated volume moved nothing, with the ids of the workflows that this site shows"),
    })
    .meta({ id: "HoursAnswer" }),
  example: {
    input: {
      scanId: EXAMPLE_SCAN_ID,
      assumptions: { eventsPerMonth: { "wf-appointment": 400 } },
    },
    output: {
      opportunities: [
        {
          id: "op-online-booking",
          workflowId: "wf-appointment",
          hours: EXAMPLE_HOURS,
          estimatedTimeSavingsHours: EXAMPLE_HOURS.base,
          estimatedTimeSavingsRange: "4 to 15 hours a month",
        },
      ],
      hoursTotal: EXAMPLE_RESULTS.hoursTotal,
      totalTimeSavingsPotential: "4 to 15 hours a month",
      notes: [],
    },
  },
  async run(ctx, { scanId, assumptions }) {
    const body = await recomputeScanHours(ctx, scanId, assumptions);
    if (body === null) throw scanNotFound(scanId);
    return { body };
  },
});
