import { beforeAll, describe, expect, it } from "vitest";
import { migrate } from "./service.ts";
import { legacy, modern, tool } from "./mcp-client.ts";

beforeAll(migrate);
describe("smoke", () => {
  it("x", async () => {
    const write = process.stderr.write.bind(process.stderr);
    for (const a of [
      await modern("server/discover"),
      await modern("tools/list"),
      await legacy("tools/list"),
      await tool(modern, "get_service_health"),
      await tool(legacy, "get_service_health"),
      await legacy("initialize", {
        params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
      }),
    ])
      write(`${a.status} ${a.headers.get("content-type")} ${JSON.stringify(a.body).slice(0, 600)}\n`);
    expect(1).toBe(1);
  });
});
