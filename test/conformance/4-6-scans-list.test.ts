// Section 4.6: the list of scans.
import { describe, expect } from "vitest";
import { call } from "./call.ts";
import { covers } from "./covers.ts";
import { listScans, read, readDeadScan, type Page } from "./read.ts";
import { isCount, isObject, isText } from "./shapes.ts";

const refusedField = async (query: string, field: string): Promise<void> => {
  const { status, body } = await call(`/api/insights/scans?${query}`);
  expect(`${query} ${status}`).toBe(`${query} 400`);
  expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field, expected: expect.any(String) } });
};

describe("4.6 GET /api/insights/scans", () => {
  covers(
    ["4.6.200 scans", "4.6.200 total", "4.6.200 hasMore", "4.6.200 nextCursor"],
    "answers scans, total, hasMore and perhaps nextCursor",
    async () => {
      const page = await listScans();
      expect(page.scans.every(isObject)).toBe(true);
      expect(isCount(page.total)).toBe(true);
      expect(page.total).toBeGreaterThanOrEqual(page.scans.length);
      expect(typeof page.hasMore).toBe("boolean");
      if (page.hasMore) expect(isText(page.nextCursor)).toBe(true);
      else expect(page.nextCursor ?? null).toBeNull();
    },
  );

  covers(["4.6.limit", "8 Limit.scan list page"], "limit is 20 by default, at most 100", async () => {
    const first = await listScans();
    expect(first.scans).toHaveLength(Math.min(20, first.total));
    expect(first.hasMore).toBe(first.total > 20);
    expect((await listScans("?limit=1")).scans).toHaveLength(1);
    await listScans("?limit=100");
    for (const limit of ["101", "1000", "0", "-1", "1.5", "many", ""]) await refusedField(`limit=${limit}`, "limit");
    const { paths } = await read<{
      paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>;
    }>("/openapi.json");
    const limit = paths["/api/insights/scans"]?.get.parameters.find(({ name }) => name === "limit");
    expect(limit?.schema).toMatchObject({ type: "integer", default: 20, maximum: 100 });
  });

  covers(["4.6.status"], "status filters by one of five values", async () => {
    for (const status of ["pending", "fetching", "analyzing", "complete", "error"])
      expect((await listScans(`?status=${status}`)).scans.filter((scan) => scan.status !== status)).toEqual([]);
    await refusedField("status=done", "status");
  });

  covers(["4.6.domain"], "domain matches a part of the name, in whatever case", async () => {
    const [some] = (await listScans("?status=complete&limit=1")).scans;
    const domain = some?.domain ?? "";
    const part = domain.slice(1, -1).toUpperCase();
    const { scans, total } = await listScans(`?domain=${part}`);
    expect(scans.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(scans.length);
    for (const scan of scans) expect(scan.domain).toContain(part.toLowerCase());
    expect(await listScans("?domain=no-such-domain-anywhere")).toMatchObject({ scans: [], total: 0, hasMore: false });
  });

  covers(
    ["4.6.cursor", "4.6.200 nextCursor", "4.6.200 hasMore"],
    "cursor goes on where the page before ended",
    async () => {
      const whole = (await listScans("?status=complete&limit=2")).scans.map(({ id }) => id);
      const first = await listScans("?status=complete&limit=1");
      if (whole.length === 2) {
        expect(first.hasMore).toBe(true);
        const second = await listScans(`?status=complete&limit=1&cursor=${encodeURIComponent(first.nextCursor ?? "")}`);
        expect([...first.scans, ...second.scans].map(({ id }) => id)).toEqual(whole);
      }
      await refusedField("cursor=nonsense", "cursor");
    },
  );

  covers(["4.6.cursor"], "walking by cursor meets every scan once and ends", async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined = null;
    for (let pages = 0; pages < 20; pages++) {
      const page: Page = await listScans(
        `?status=complete&limit=2${cursor === null ? "" : `&cursor=${encodeURIComponent(cursor ?? "")}`}`,
      );
      seen.push(...page.scans.map(({ id }) => id));
      cursor = page.nextCursor ?? null;
      if (!page.hasMore) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  covers(
    ["4.6.include_results"],
    "include_results puts the results into each complete item, false by default",
    async () => {
      const [plain] = (await listScans("?status=complete&limit=1")).scans;
      expect(plain).not.toHaveProperty("results");
      const [full] = (await listScans("?status=complete&limit=1&include_results=true")).scans;
      expect(full?.results).toMatchObject({ readinessScore: expect.any(Number), aeoScore: expect.any(Number) });
      expect(full?.results).not.toHaveProperty("totalTimeSavingsPotential");
      await refusedField("include_results=yes", "include_results");
    },
  );

  covers(["4.6.order"], "newest first", async () => {
    await readDeadScan();
    const times = (await listScans("?limit=100")).scans.map(({ createdAt }) => createdAt);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});
