// Sections 4.10 and 4.11: analytics and search.
import { describe, expect } from "vitest";
import { call, type Json } from "./call.ts";
import { covers } from "./covers.ts";
import { read } from "./read.ts";

interface Found {
  results: (Json & { type: string; relevance: number })[];
  total: number;
  query: string;
}
const search = (query: string): Promise<Found> => read<Found>(`/api/insights/search?${query}`);
const refusedField = async (path: string, field: string): Promise<void> => {
  const { status, body } = await call(path);
  expect(`${path} ${status}`).toBe(`${path} 400`);
  expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field, expected: expect.any(String) } });
};

describe("4.10 GET /api/insights/analytics", () => {
  covers(["4.10.time_range"], "time_range is 7d, 30d, 90d or all, 30d by default", async () => {
    const counts = new Map<string, number>();
    for (const range of ["7d", "30d", "90d", "all"])
      counts.set(range, (await read<{ totalScans: number }>(`/api/insights/analytics?time_range=${range}`)).totalScans);
    const inOrder = [...counts.values()];
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect((await read("/api/insights/analytics"))["totalScans"]).toBe(counts.get("30d"));
    for (const range of ["1d", "", "ALL", "x".repeat(200)])
      await refusedField(`/api/insights/analytics?time_range=${range}`, "time_range");
  });
  covers(["4.10.200"], "counts the complete scans that are there", async () => {
    const summary = await read<{ totalScans: number; scansByStatus: Record<string, number> }>(
      "/api/insights/analytics?time_range=all",
    );
    expect(summary.totalScans).toBeGreaterThan(0);
    expect(summary.scansByStatus["complete"]).toBeGreaterThan(0);
  });
});

describe("4.11 GET /api/insights/search", () => {
  covers(["4.11.query"], "query is required; any other text is legal", async () => {
    for (const query of ["", "?query="]) await refusedField(`/api/insights/search${query}`, "query");
    for (const text of [
      "dental",
      '"quoted" AND (',
      "naïve café",
      "日本",
      "a*b -c:d",
      "'; drop table scans; --",
      "  ",
      "x".repeat(100),
    ])
      expect((await search(`query=${encodeURIComponent(text)}`)).query).toBe(text);
  });
  covers(["4.11.200"], "answers results, total and query, and finds what is there", async () => {
    const { results, total } = await search("query=dental");
    expect(results.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(results.length);
    expect(await search("query=zzzxqjwordthatnobodywrote")).toMatchObject({ results: [], total: 0 });
  });
  covers(["4.11.search_type"], "search_type is all, opportunities, workflows or domains, all by default", async () => {
    const kinds = { opportunities: "opportunity", workflows: "workflow", domains: "domain" };
    for (const [type, kind] of Object.entries(kinds)) {
      const { results } = await search(`query=dental&search_type=${type}`);
      expect(results.filter((item) => item.type !== kind)).toEqual([]);
    }
    expect((await search("query=dental&search_type=domains")).results.length).toBeGreaterThan(0);
    expect(await search("query=dental&search_type=all")).toEqual(await search("query=dental"));
    await refusedField("/api/insights/search?query=dental&search_type=people", "search_type");
  });
  covers(["4.11.limit", "8 Limit.search results"], "limit is 10 by default, at most 50", async () => {
    expect((await search("query=dental")).results.length).toBeLessThanOrEqual(10);
    expect((await search("query=dental&limit=1")).results).toHaveLength(1);
    await search("query=dental&limit=50");
    for (const limit of ["51", "0", "-1", "x"])
      await refusedField(`/api/insights/search?query=dental&limit=${limit}`, "limit");
    const { paths } = await read<{
      paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>;
    }>("/openapi.json");
    const limit = paths["/api/insights/search"]?.get.parameters.find(({ name }) => name === "limit");
    expect(limit?.schema).toMatchObject({ type: "integer", default: 10, maximum: 50 });
  });
});
