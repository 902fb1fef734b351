// Sections 4.1 to 4.5: health, starting a scan, its status, results and comprehensive results.
import { describe, expect } from "vitest";
import { call } from "./call.ts";
import { covers } from "./covers.ts";
import { follow, newest, read, readDeadScan, readResults, scanPath, start, startAccepted, UNKNOWN_ID } from "./read.ts";
import { isDateTime, isScore, isText, isUuid } from "./shapes.ts";
import { world } from "./world.ts";

const AGENTS = { light: 1, basic: 4, full: 12 } as const;

describe("4.1 GET /api/health", () => {
  covers(["4.1.200 health document"], "takes no parameters and answers 200 with a status measured now", async () => {
    const before = await read("/api/health");
    expect(["ok", "degraded"]).toContain(before["status"]);
    expect(isDateTime(before["timestamp"])).toBe(true);
    const again = await call("/api/health?whatever=1");
    expect(again.status).toBe(200);
    expect(again.headers.get("cache-control")).toBe("no-store");
    expect(Date.parse(String(again.body["timestamp"]))).toBeGreaterThanOrEqual(Date.parse(String(before["timestamp"])));
  });
});

describe("4.2 POST /api/insights/scan", () => {
  covers(["4.2.200"], "answers 200 with scanId, status and perhaps a message", async () => {
    const { status, body } = await start({ url: world.deadSite, scanType: "light", visibility: "unlisted" });
    expect(status).toBe(200);
    expect(isUuid(body["scanId"])).toBe(true);
    expect(["pending", "fetching"]).toContain(body["status"]);
    if (body["message"] !== undefined) expect(isText(body["message"])).toBe(true);
  });

  covers(["4.2.url"], "url takes a bare domain and a full address", async () => {
    const { hostname } = new URL(world.deadSite);
    for (const url of [hostname, `https://${hostname}/some/page?q=1`, `http://${hostname}`])
      await startAccepted({ url, scanType: "light", visibility: "unlisted" });
  });

  for (const url of [undefined, "", 7, null, "not a domain", "ftp://example.com", "http://10.0.0.1/", "https://"])
    covers(
      ["4.2.url", "4.2.400", "7 Code.INVALID_URL"],
      `refuses the url ${JSON.stringify(url) ?? "left out"}`,
      async () => {
        const { status, body } = await start({ url, scanType: "light" });
        expect(status).toBe(400);
        expect(body).toMatchObject({
          error: "bad_request",
          code: "INVALID_URL",
          details: { field: "url", expected: expect.stringMatching(/domain/) },
        });
      },
    );

  covers(["4.2.email"], "email has to be an address, and is not shown to others", async () => {
    const { status, body } = await start({ url: world.deadSite, email: "nobody" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field: "email", expected: expect.any(String) } });
    const { scanId } = await readDeadScan();
    for (const part of ["status", "results"])
      expect((await call(scanPath(scanId, part), { as: "anonymous" })).text).not.toContain("conformance@example.com");
  });

  covers(["4.2.scanType"], "scanType is light, basic or full, and basic where it is left out", async () => {
    for (const [scanType, agents] of [...Object.entries(AGENTS), [undefined, AGENTS.basic] as const]) {
      const scanId = await startAccepted({ url: world.deadSite, scanType, visibility: "unlisted" });
      const { agents: shown } = await read<{ agents: unknown[] }>(scanPath(scanId, "status"));
      expect(shown).toHaveLength(agents);
    }
    const { status, body } = await start({ url: world.deadSite, scanType: "deep" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field: "scanType" } });
  });

  covers(["4.2.401"], "answers 401 for a credential that is no good", async () => {
    const { status, body } = await start(
      { url: world.deadSite },
      { as: "anonymous", headers: { "x-mcp-api-key": "nonsense" } },
    );
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: "unauthorized", code: "INVALID_CREDENTIALS" });
  });

  covers(["4.2.200"], "the same Idempotency-Key and request get the same answer, another request 422", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = { url: world.deadSite, scanType: "light", visibility: "unlisted" };
    const first = await start(body, { headers });
    const second = await start(body, { headers });
    expect(second.body["scanId"]).toBe(first.body["scanId"]);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(await start({ ...body, scanType: "basic" }, { headers })).toMatchObject({
      status: 422,
      body: { code: "IDEMPOTENCY_CONFLICT" },
    });
  });
});

describe("4.3 GET /api/insights/scan/{scanId}/status", () => {
  covers(["4.3.200 status", "4.3.200 progress", "4.3.200 error"], "has status, progress and error", async () => {
    const { progress: seen } = await readDeadScan();
    for (const one of [await read(scanPath(newest(), "status")), ...seen]) {
      expect(["pending", "fetching", "analyzing", "complete", "error"]).toContain(one["status"]);
      expect(isScore(one["progress"])).toBe(true);
      expect(one["error"] === null || isText(one["error"])).toBe(true);
    }
    expect(isText(seen.at(-1)?.["error"])).toBe(true);
  });

  covers(
    ["4.3.polling", "8 Limit.polling interval"],
    "tells to poll every 5 to 10 seconds until it is over",
    async () => {
      const scanId = await startAccepted({ url: world.deadSite, scanType: "light", visibility: "unlisted" });
      const [first] = await follow(scanId);
      if (first?.["status"] !== "error") expect(first?.["pollAfterSeconds"]).toBeGreaterThanOrEqual(5);
      if (first?.["status"] !== "error") expect(first?.["pollAfterSeconds"]).toBeLessThanOrEqual(10);
      const { body } = await start({ url: world.deadSite, scanType: "light", visibility: "unlisted" });
      expect(body["message"]).toMatch(/every 5 to 10 seconds/);
      const description = await read<{ paths: Record<string, { get: { description: string } }> }>("/openapi.json");
      expect(description.paths["/api/insights/scan/{scanId}/status"]?.get.description).toMatch(/every 5 to 10 seconds/);
    },
  );
});

describe("4.4 GET /api/insights/scan/{scanId}/results", () => {
  covers(["4.4.200"], "gives the results object of section 2", async () => {
    for (const { scan, results } of await readResults()) {
      expect(scan["status"]).toBe("complete");
      expect(results["scanId"]).toBe(scan["id"]);
      expect(results["domain"]).toBe(scan["domain"]);
    }
  });
  covers(["4.4.200"], "reads a site that the service may scan from start to end", async () => {
    if (world.site === null) return;
    const scanId = await startAccepted({ url: world.site, scanType: "light", visibility: "unlisted" });
    expect((await follow(scanId)).at(-1)).toMatchObject({ status: "complete", progress: 100 });
    const { results } = await read<{ results: { readinessScore: number; aeoScore: number; keyFindings: string[] } }>(
      scanPath(scanId, "results"),
    );
    expect(isScore(results.readinessScore) && isScore(results.aeoScore)).toBe(true);
    expect(results.keyFindings.length).toBeGreaterThan(0);
  });
});

describe("4.5 GET /api/insights/scan/{scanId}/comprehensive", () => {
  covers(["4.5.200"], "gives scan and results; a scan that is not complete has no results", async () => {
    expect(await read(scanPath(newest(), "comprehensive"))).toMatchObject({ scan: { id: newest() } });
    const { scanId } = await readDeadScan();
    const unfinished = await read(scanPath(scanId, "comprehensive"));
    expect(unfinished).toMatchObject({ scan: { id: scanId, status: "error" } });
    expect(unfinished).not.toHaveProperty("results");
  });
});

const PARTS = [
  ["4.3", "status"],
  ["4.4", "results"],
  ["4.5", "comprehensive"],
] as const;
for (const [section, part] of PARTS)
  describe(`${section} ${part}: what is not there`, () => {
    covers(
      [`${section}.404`, `${section}.scanId`, "7 Code.SCAN_NOT_FOUND"],
      "404 SCAN_NOT_FOUND with details.field, also for what is no uuid",
      async () => {
        for (const id of [UNKNOWN_ID, "abc", "%27", "x".repeat(300)]) {
          const { status, body } = await call(scanPath(id, part));
          expect(status).toBe(404);
          expect(body).toMatchObject({ error: "not_found", code: "SCAN_NOT_FOUND", details: { field: "scanId" } });
        }
      },
    );
  });
