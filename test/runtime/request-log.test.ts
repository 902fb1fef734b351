// What a request leaves in the log, read where the platform reads it.
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { modern, tool } from "./mcp-client.ts";
import { call, makeTestKey, migrate } from "./service.ts";

beforeAll(migrate);
afterEach(() => void vi.restoreAllMocks());

async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const written = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await work();
  return written.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}

describe("the log of a request", () => {
  it("has one line with operation, caller, status and time", async () => {
    const key = await makeTestKey();
    const lines = await linesOf(() => call("/api/usage", { headers: { "x-mcp-api-key": key, "cf-ray": "9a-FRA" } }));
    const requests = lines.filter(({ event }) => event === "http.request");
    expect(requests).toEqual([
      {
        event: "http.request",
        requestId: expect.stringMatching(/^req_/),
        ray: "9a-FRA",
        method: "GET",
        route: "/api/usage",
        operation: "get_usage",
        scanId: null,
        caller: "key",
        status: 200,
        ms: expect.any(Number),
        requests: 1,
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(key);
  });

  it("names the scan that it began, whichever surface it came by", async () => {
    const order = { url: "https://request-log.example.com", scanType: "light" };
    const lines = await linesOf(async () => {
      await call("/api/insights/scan", { method: "POST", body: order });
      await tool(modern, "start_scan", order);
    });
    const begun = lines.filter(({ event, scanId }) => event === "http.request" && scanId !== null);
    expect(begun.map(({ route, domain, scanType }) => [route, domain, scanType])).toEqual([
      ["/api/insights/scan", "request-log.example.com", "light"],
      ["/.well-known/mcp", "request-log.example.com", "light"],
    ]);
    for (const { requestId } of begun) expect(requestId).toMatch(/^req_/);
  });

  it("has a line for what is refused, for pages and for sign-in", async () => {
    const lines = await linesOf(async () => {
      await call("/no/such/address?token=s3cret");
      await call("/api/insights/scans", { method: "DELETE" });
      await call("/report/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11");
      await call("/sign-in?code=s3cret");
    });
    const requests = lines.filter(({ event }) => event === "http.request");
    expect(requests.map(({ route, status, scanId }) => [route, status, scanId])).toEqual([
      [null, 404, null],
      ["/api/insights/scans", 405, null],
      ["/report/:scanId", 404, "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11"],
      ["/sign-in", 200, null],
    ]);
    expect(JSON.stringify(lines)).not.toContain("s3cret");
  });
});
