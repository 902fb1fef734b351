import { beforeAll, describe, expect, it } from "vitest";
import type { ScanType } from "../../src/model/scan.ts";
import { TOOLS_HOST } from "./fake-mcp.ts";
import { call, evidenceOf, makeTestKey, migrate, scan } from "./service.ts";

let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
});

async function read(scanType: ScanType) {
  const { scanId } = await scan(TOOLS_HOST, { scanType }, key);
  const evidence = await evidenceOf(scanId);
  const { body } = await call<{ checks: { id: string; status: string; situation: string }[] }>(
    `/api/insights/scan/${scanId}/checks?limit=500`,
    { headers: { "x-mcp-api-key": key } },
  );
  const statusOf = (id: string) => body.checks.find((check) => check.id === id)?.status;
  return { evidence, statusOf };
}

describe("interfaces that a site declares, called from within workerd", () => {
  it("are tried by a full scan, and what works and what is dead stands in its report", async () => {
    const { evidence, statusOf } = await read("full");
    const posts = evidence.exchanges.filter(({ method }) => method === "POST");
    expect(posts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400, 403]);
    expect(evidence.live.mcpServers[0]?.tools.map(({ name }) => name)).toEqual(["find_slots"]);
    for (const id of [
      "mcp-endpoint-live",
      "mcp-tools-contract",
      "mcp-tools-deterministic",
      "mcp-version-errors",
      "mcp-origin-cors",
    ])
      expect([id, statusOf(id)]).toEqual([id, "pass"]);
    expect(statusOf("declared-capability-works")).toBe("fail");
    expect(statusOf("api-catalog")).toBe("fail");
  });

  it("are left alone by a basic scan, which reads the same declarations", async () => {
    const { evidence } = await read("basic");
    expect(evidence.documents["mcp-server-card"]?.state).toBe("present");
    expect(evidence.exchanges.filter(({ purpose, method }) => purpose === "call" || method === "POST")).toEqual([]);
  });
});
