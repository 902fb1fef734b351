// Section 4.14: the MCP endpoint in both eras, its card, and the stdio variant.
import { describe, expect } from "vitest";
import { call } from "./call.ts";
import { covers } from "./covers.ts";
import { initialize, listTools, MCP_PATH, postLegacy, postModern, talkOverStdio, TOOLS, type Tool } from "./mcp.ts";
import { newest } from "./read.ts";
import { isText } from "./shapes.ts";
import { world } from "./world.ts";

const ANONYMOUS = { as: "anonymous" } as const;
const namesOf = (tools: readonly Tool[] | undefined): string[] => (tools ?? []).map(({ name }) => name).toSorted();

describe("4.14 POST /.well-known/mcp", () => {
  covers(
    ["4 Endpoint.POST /.well-known/mcp", "4.14./.well-known/mcp"],
    "answers initialize without a credential, with name, version and tools",
    async () => {
      const { status, headers, body } = await postLegacy(initialize(1), ANONYMOUS);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(body).toMatchObject({
        jsonrpc: "2.0",
        id: 1,
        result: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { version: "1.0.0" } },
      });
      expect(isText(body.result?.serverInfo?.["name"])).toBe(true);
    },
  );

  covers(
    ["4.14./.well-known/mcp"],
    "answers as an event stream where that alone is accepted (Streamable HTTP)",
    async () => {
      const { status, headers, text } = await call(MCP_PATH, {
        ...ANONYMOUS,
        method: "POST",
        body: listTools(3),
        headers: { accept: "text/event-stream", "mcp-protocol-version": "2025-11-25" },
      });
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^text\/event-stream/);
      const [, data = "null"] = /^data: (\{.*\})$/m.exec(text) ?? [];
      expect(JSON.parse(data)).toMatchObject({ id: 3, result: { tools: expect.any(Array) } });
    },
  );

  covers(["4.14./.well-known/mcp"], "keeps no session and no stream: GET is 405 with what is allowed", async () => {
    const answer = await fetch(world.origin + MCP_PATH);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  for (const [era, list] of [
    ["after a handshake (2025-11-25)", () => postLegacy(listTools(2), ANONYMOUS)],
    ["without one (2026-07-28)", () => postModern("tools/list")],
  ] as const)
    covers(["4.14.12 tools"], `lists the twelve tools by name ${era}, each with its input schema`, async () => {
      const { status, body } = await list();
      expect(status).toBe(200);
      const tools = body.result?.tools ?? [];
      expect(namesOf(tools)).toEqual(TOOLS);
      for (const { name, description, inputSchema } of tools) {
        expect([name, inputSchema.type, isText(description)]).toEqual([name, "object", true]);
        const { properties = {}, required = [] } = inputSchema;
        expect(
          required.filter((member) => !(member in properties)),
          name,
        ).toEqual([]);
      }
      const required = Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []]));
      expect(required).toMatchObject({
        start_scan: ["url"],
        get_scan_status: ["scanId"],
        search_insights: ["query"],
        get_directory_listing: ["slug"],
        get_service_health: [],
      });
    });

  covers(["4.14.12 tools", "4 Endpoint.POST /.well-known/mcp"], "a tool gives what REST gives", async () => {
    const scanId = newest();
    const { status, body } = await postModern("tools/call", { name: "get_scan_results", arguments: { scanId } });
    expect(status).toBe(200);
    expect(body.result?.["isError"] ?? false).toBe(false);
    const rest = await call(`/api/insights/scan/${scanId}/results`);
    expect(body.result?.["structuredContent"]).toEqual(rest.body);
  });

  covers(
    ["4 Endpoint.POST /.well-known/mcp"],
    "a tool that needs a credential is answered 401 with the challenge, where none was sent",
    async () => {
      const params = { name: "list_scans", arguments: {} };
      const answer = await fetch(world.origin + MCP_PATH, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 4, method: "tools/call", params }),
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toContain(
        `resource_metadata="${world.origin}/.well-known/oauth-protected-resource/.well-known/mcp"`,
      );
    },
  );

  covers(["4.14./.well-known/mcp/server-card.json"], "the server card names endpoint and transport", async () => {
    const { status, headers, body } = await call("/.well-known/mcp/server-card.json", ANONYMOUS);
    expect([status, headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(body).toMatchObject({
      version: "1.0.0",
      remotes: [{ type: "streamable-http", url: world.origin + MCP_PATH }],
      serverInfo: { version: "1.0.0" },
      capabilities: { tools: {} },
    });
  });
});

describe("4.14 the stdio variant", () => {
  const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };

  covers(["4.14.stdio"], "takes the key from MCP_API_KEY and lists the twelve tools", async () => {
    const [first, second] = await talkOverStdio([initialize(1), initialized, listTools(2)], world.key);
    expect(first).toMatchObject({ id: 1, result: { protocolVersion: "2025-11-25", capabilities: { tools: {} } } });
    expect(namesOf(second?.result?.tools)).toEqual(TOOLS);
  });

  covers(["4.14.stdio"], "the key counts: what needs one is answered", async () => {
    const params = { name: "list_scans", arguments: { limit: 1 } };
    const answers = await talkOverStdio(
      [initialize(1), initialized, { jsonrpc: "2.0", id: 2, method: "tools/call", params }],
      world.key,
    );
    expect(answers[1]?.result).toMatchObject({ structuredContent: { scans: expect.any(Array) } });
    expect(answers[1]?.result?.["isError"] ?? false).toBe(false);
  });

  covers(["4.14.stdio"], "a key that is not good ends it, with the reason", async () => {
    await expect(talkOverStdio([initialize(1)], "fsk_nonsense")).rejects.toThrow("INVALID_CREDENTIALS");
  });
});
