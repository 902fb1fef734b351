// The stdio server between a client and a service that refuses, or goes away.
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { listenOnLoopback } from "../../scripts/lib/listen-on-loopback.ts";
import { overModernStdio, type McpClient } from "./mcp-clients.ts";

const { origin } = inject("live");
const REFUSAL = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32000, message: "list_scans needs an API key.", data: { code: "AUTH_REQUIRED", status: 401 } },
};

describe("the stdio server", () => {
  let between: Server;
  let client: McpClient;
  beforeAll(async () => {
    between = createBetween();
    client = await overModernStdio({ origin: await listenOnLoopback(between), key: null });
  });
  afterAll(() => client.close());

  it("tells a missing key as a result, with where the key goes", async () => {
    const { isError, content } = await client.callTool("list_scans", {});
    expect(isError).toBe(true);
    expect(content[0]?.text).toMatch(/^AUTH_REQUIRED: .*MCP_API_KEY/);
  });

  it("tells an unknown tool as the service does", async () => {
    await expect(client.callTool("nothing", {})).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(/^There is no tool nothing/),
    });
  });

  it("goes on when the service has gone away, and says so", async () => {
    between.closeAllConnections();
    await new Promise((done) => between.close(done));
    const { isError, content } = await client.callTool("get_service_health", {});
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain("does not answer");
    await expect(client.listTools()).rejects.toThrow("does not answer");
  });
});

/** Hands everything on to the real service, but refuses one tool as it is refused without a credential. */
function createBetween(): Server {
  return createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => void answer());
    async function answer(): Promise<void> {
      if (body.includes('"list_scans"')) {
        response.writeHead(401, { "Content-Type": "application/json" }).end(JSON.stringify(REFUSAL));
        return;
      }
      const { authorization: _, ...headers } = request.headers;
      const real = await fetch(`${origin}${request.url ?? "/"}`, {
        method: request.method ?? "POST",
        headers: {
          accept: headers.accept ?? "",
          "content-type": "application/json",
          "mcp-protocol-version": String(headers["mcp-protocol-version"] ?? "2025-11-25"),
        },
        ...(body === "" ? {} : { body }),
      });
      response.writeHead(real.status, { "Content-Type": real.headers.get("content-type") ?? "application/json" });
      response.end(await real.text());
    }
  });
}
