import { z } from "zod";
import { LIST_DOMAIN_BYTES } from "../model/limits.ts";
import type { ListedScan } from "../model/list-ports.ts";
import { ResultsSummary } from "../model/results.ts";
import { ScanStatus, SCAN_STATUSES } from "../model/scan.ts";
import { pageScans } from "../services/page-scans.ts";
import { defineOperation } from "./define-operation.ts";
import { READ_ONLY_TOOL } from "./read-only-tool.ts";
import { toSeconds } from "./to-scan-ref.ts";

const MOST = 100;
const DOMAIN = `a part of a domain of at most ${LIST_DOMAIN_BYTES} bytes; under three characters, its beginning`;

const ScanSummary = z
  .object({
    id: z.uuid(),
    domain: z.string(),
    url: z.string().optional().describe("Start address, without query"),
    email: z.string().optional().describe("Only for the caller who gave it"),
    status: ScanStatus,
    createdAt: z.number().int().describe("Unix timestamp, seconds"),
    completedAt: z.number().int().nullable().optional(),
    errorMessage: z.string().nullable().optional(),
    results: ResultsSummary.optional().describe("With include_results, for complete scans"),
  })
  .meta({ id: "ScanSummary" });

export const listScans = defineOperation({
  id: "list_scans",
  summary: "List scans",
  description:
    "Lists public scans, newest first, or your own with mine=true. Follow nextCursor with the same filters for more; a page may be short and still have one. Costs one read.",
  scopes: ["scans:read"],
  counts: "read",
  http: { method: "get", path: "/api/insights/scans", status: 200 },
  tool: READ_ONLY_TOOL,
  errors: [],
  input: z.object({
    limit: z.number().int().min(1).max(MOST).default(20).describe(`a whole number from 1 to ${MOST}`),
    status: ScanStatus.optional().describe(`one of ${SCAN_STATUSES.join(", ")}`),
    domain: z
      .string()
      .min(1)
      .refine((text) => new TextEncoder().encode(text).length <= LIST_DOMAIN_BYTES)
      .optional()
      .describe(DOMAIN),
    cursor: z.string().max(100).optional().describe("nextCursor of the previous answer, with the same filters"),
    include_results: z.boolean().default(false).describe("true or false"),
    mine: z.boolean().default(false).describe("true or false"),
  }),
  output: z
    .object({
      scans: z.array(ScanSummary),
      total: z.number().int(),
      totalIsEstimate: z.boolean().optional().describe("True where there are more than were counted"),
      hasMore: z.boolean(),
      nextCursor: z.string().nullable(),
    })
    .meta({ id: "ScanList" }),
  isExact: true,
  example: {
    input: { status: "complete", limit: 10 },
    output: {
      scans: [
        {
          id: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
          domain: "example.com",
          url: "https://example.com/",
          status: "complete",
          createdAt: 1795166400,
          completedAt: 1795166404,
          errorMessage: null,
        },
      ],
      total: 1,
      hasMore: false,
      nextCursor: null,
    },
  },
  async run(ctx, { limit, status, domain, cursor, include_results, mine }) {
    const { scans, total, isEstimate, nextCursor } = await pageScans(ctx, {
      limit,
      status: status ?? null,
      domain: domain ?? null,
      cursor: cursor ?? null,
      mine,
      includeResults: include_results,
    });
    return {
      body: {
        scans: scans.map(({ scan, results }) => ({
          ...summaryOf(scan, ctx.caller.owner),
          ...(results === null ? {} : { results }),
        })),
        total,
        ...(isEstimate ? { totalIsEstimate: true } : {}),
        hasMore: nextCursor !== null,
        nextCursor,
      },
    };
  },
});

function summaryOf(scan: ListedScan, owner: string): z.input<typeof ScanSummary> {
  return {
    id: scan.id,
    domain: scan.domain,
    url: scan.url,
    ...(scan.email !== null && scan.owner === owner ? { email: scan.email } : {}),
    status: scan.status,
    createdAt: toSeconds(scan.createdAt),
    completedAt: scan.completedAt === null ? null : toSeconds(scan.completedAt),
    errorMessage: scan.errorMessage,
  };
}
