import { z } from "zod";
import { DIRECTORY_SORTS, DirectoryListing, DirectorySort, toDirectoryListing } from "../model/directory-listing.ts";
import { AppError } from "../model/errors.ts";
import { DIRECTORY_OFFSET } from "../model/limits.ts";
import { Industry, INDUSTRIES } from "../model/profile.ts";
import { defineOperation } from "./define-operation.ts";
import { READ_ONLY_TOOL } from "./read-only-tool.ts";

const MOST = 50;
const EXPECTED = `a whole number from 0 to ${DIRECTORY_OFFSET}; filter by industry, or look a business up with GET /api/directory/{slug}, to reach further`;

export const browseDirectory = defineOperation({
  id: "browse_directory",
  summary: "Browse the business directory",
  description:
    "Lists businesses by readiness score, best first, of all industries or one; by AEO score or newest first on request. Each entry names the scan it is from. Costs one read.",
  scopes: ["directory:read"],
  counts: "read",
  session: "anywhere",
  http: { method: "get", path: "/api/directory", status: 200 },
  tool: READ_ONLY_TOOL,
  errors: [],
  input: z.object({
    industry: Industry.optional().describe(`one of ${INDUSTRIES.join(", ")}`),
    sort: DirectorySort.default("readiness").describe(`what comes first: ${DIRECTORY_SORTS.join(", ")}`),
    limit: z.number().int().min(1).max(MOST).default(20).describe(`a whole number from 1 to ${MOST}`),
    offset: z.number().int().min(0).default(0).describe(EXPECTED),
  }),
  output: z
    .object({
      listings: z.array(DirectoryListing),
      total: z.number().int(),
      byIndustry: z
        .partialRecord(Industry, z.number().int())
        .describe("how many businesses of each industry are listed; one without any is not named"),
    })
    .meta({ id: "DirectoryPage" }),
  example: {
    input: { industry: "healthcare", limit: 10 },
    output: { listings: [], total: 0, byIndustry: { retail: 12 } },
  },
  async run(ctx, { industry, sort, limit, offset }) {
    if (offset > DIRECTORY_OFFSET)
      throw new AppError("INVALID_REQUEST", `offset is past the end of paging. Expected: ${EXPECTED}.`, {
        details: { field: "offset", expected: EXPECTED },
      });
    const { listings, total, byIndustry } = await ctx.directory.browse({
      industry: industry ?? null,
      sort,
      limit,
      offset,
    });
    return { body: { listings: listings.map(toDirectoryListing), total, byIndustry } };
  },
});
