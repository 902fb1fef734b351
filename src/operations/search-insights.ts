import { z } from "zod";
import { SEARCH_TYPES, type SearchType } from "../model/list-ports.ts";
import { searchInsights as search } from "../services/search/search-insights.ts";
import { defineOperation } from "./define-operation.ts";
import { READ_ONLY_TOOL } from "./read-only-tool.ts";
import { toSeconds } from "./to-scan-ref.ts";

const MOST = 50;
const score = z.number().min(0).max(100);
const SCOPES = ["all", "opportunities", "workflows", "domains"] as const;
const TYPE_OF: Record<(typeof SCOPES)[number], SearchType | null> = {
  all: null,
  opportunities: "opportunity",
  workflows: "workflow",
  domains: "domain",
};

const SearchResult = z
  .object({
    type: z.enum(SEARCH_TYPES),
    scanId: z.uuid().describe("Newest public scan of the domain"),
    domain: z.string(),
    title: z.string(),
    snippet: z.string().describe("Plain text around the first match"),
    relevance: z.number().min(0).max(1).describe("1 is best; comparable within one answer"),
    readinessScore: score,
    aeoScore: score,
    createdAt: z.number().int().describe("Unix timestamp, seconds, of the scan"),
  })
  .meta({ id: "SearchResult" });

export const searchInsights = defineOperation({
  id: "search_insights",
  summary: "Search scan results",
  description:
    "Searches opportunities, workflows and domains of the newest public scan of every domain, best match first. Plain words: documents with all of them, or, where there is none, with any. Costs one read.",
  scopes: ["insights:read"],
  counts: "read",
  session: "anywhere",
  http: { method: "get", path: "/api/insights/search", status: 200 },
  tool: READ_ONLY_TOOL,
  errors: [],
  input: z.object({
    query: z.string().min(1).describe("what to look for; any text"),
    search_type: z
      .enum(SCOPES)
      .default("all")
      .describe(`one of ${SCOPES.join(", ")}`),
    limit: z.number().int().min(1).max(MOST).default(10).describe(`a whole number from 1 to ${MOST}`),
  }),
  output: z
    .object({
      results: z.array(SearchResult),
      total: z.number().int(),
      totalIsEstimate: z.boolean().optional().describe("True where there are more than were counted"),
      query: z.string(),
    })
    .meta({ id: "SearchAnswer" }),
  example: {
    input: { query: "appointment reminders", search_type: "opportunities" },
    output: { results: [], total: 0, query: "appointment reminders" },
  },
  async run(ctx, { query, search_type, limit }) {
    const { items, total, isEstimate } = await search(ctx, { query, type: TYPE_OF[search_type], limit });
    return {
      body: {
        results: items.map((item) => ({ ...item, createdAt: toSeconds(item.createdAt) })),
        total,
        ...(isEstimate ? { totalIsEstimate: true } : {}),
        query,
      },
    };
  },
});
