// A site that declares a tool server, an API whose description is gone, and a skill, as the runtime tests read it.

export const TOOLS_HOST = "tools.example.com";
const ORIGIN = `https://${TOOLS_HOST}`;

type Answer = { status: number; type: string; body: string };
const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});

const DOCUMENTS: Record<string, unknown> = {
  "/.well-known/mcp/server-card.json": {
    name: "slots",
    version: "1",
    remotes: [{ type: "streamable-http", url: `${ORIGIN}/mcp` }],
  },
  "/.well-known/api-catalog": { linkset: [{ anchor: ORIGIN, "service-desc": [{ href: `${ORIGIN}/gone.json` }] }] },
};

export async function toolsAnswer(request: Request): Promise<Answer> {
  const { pathname } = new URL(request.url);
  if (pathname === "/mcp" && request.method === "POST") return speakMcp(request);
  if (pathname in DOCUMENTS) return json(DOCUMENTS[pathname]);
  if (pathname === "/robots.txt") return { status: 200, type: "text/plain", body: "User-agent: *\nAllow: /\n" };
  if (pathname !== "/") return { status: 404, type: "text/html", body: "<h1>Not found</h1>" };
  return {
    status: 200,
    type: "text/html",
    body: "<!doctype html><title>Slots</title><h1>Slots</h1><p>Book a slot.</p>",
  };
}

async function speakMcp(request: Request): Promise<Answer> {
  const { id, method } = (await request.json()) as { id: number; method: string };
  const { headers } = request;
  if (headers.get("origin") !== null)
    return json({ jsonrpc: "2.0", id: null, error: { code: -32_000, message: "origin" } }, 403);
  if (headers.get("signature-agent") === null || headers.get("authorization") !== null) return json({}, 500);
  if (method === "initialize") return json({ jsonrpc: "2.0", id, result: { protocolVersion: "2025-11-25" } });
  if (headers.get("mcp-protocol-version") !== "2026-07-28" || headers.get("mcp-method") !== method) {
    return json(
      { jsonrpc: "2.0", id, error: { code: -32_022, message: "version", data: { supported: ["2026-07-28"] } } },
      400,
    );
  }
  const tools = [{ name: "find_slots", description: "Finds free slots.", inputSchema: { type: "object" } }];
  const caching = { ttlMs: 1_000, cacheScope: "public" };
  const result = method === "tools/list" ? { tools, ...caching } : { supportedVersions: ["2026-07-28"], ...caching };
  const event = `event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", id, result })}\n\n`;
  return { status: 200, type: "text/event-stream", body: event };
}
