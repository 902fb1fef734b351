// What we say that the crawler sends has to be what it sends.
import { describe, expect, it } from "vitest";
import { CALL_REQUESTS } from "../../../src/model/limits.ts";
import type { Site } from "../../../src/model/site.ts";
import { blocksToMarkdown } from "../../../src/render/blocks-to-markdown.ts";
import { NEVER } from "../../../src/scanner/report/method/meanings.ts";
import { botPage } from "../../../src/surfaces/pages/bot.ts";
import { card, json, scan, speak, TOOLS } from "../../services/declaring-web.ts";

const ORIGIN = "https://foresite.example";
const words = blocksToMarkdown(
  botPage({ origin: ORIGIN, limits: {} as Site["limits"], contactEmail: "bot@foresite.example", madeOn: "2026-11-20" })
    .blocks,
  ORIGIN,
);
const never = NEVER.join(" ");

describe("what the pages say of the crawler", () => {
  it("names every message, odd version and foreign origin that a declared tool server gets", async () => {
    const { asked } = await scan({
      ...card("/mcp"),
      "/mcp": (call) => {
        const { method } = call.body;
        if (call.method === "DELETE" || method === "notifications/initialized")
          return new Response(null, { status: 202 });
        if (method === "server/discover") return json({}, { status: 400 });
        const result = method === "initialize" ? { protocolVersion: "2025-06-18" } : { tools: TOOLS };
        return json({ jsonrpc: "2.0", id: call.body.id, result }, { headers: { "mcp-session-id": "s" } });
      },
    });
    const modern = await scan({ ...card("/mcp"), "/mcp": speak });
    const sent = [...asked, ...modern.asked].filter(({ url }) => url.endsWith("/mcp"));
    const methods = sent
      .flatMap(({ body }) => body.method ?? [])
      .filter((method) => !method.startsWith("notifications/"));
    for (const method of [...methods, ...sent.map((one) => one.method)]) expect(words).toContain(method);
    const origins = sent.flatMap(({ headers }) => headers.get("origin") ?? []);
    const versions = sent.flatMap(({ headers, body }) => [
      headers.get("mcp-protocol-version"),
      body.params?.protocolVersion,
    ]);
    const odd = versions.filter((version): version is string => typeof version === "string" && version < "2000");
    expect([origins.length, odd.length]).toEqual([2, 2]);
    for (const text of [...origins, ...odd]) {
      expect(words).toContain(text);
      expect(never).toContain(text);
    }
  });

  it("names what a declared agent is asked, and the task that does not exist", async () => {
    const asked = await Promise.all(
      ["1.0", "0.3"].map((protocolVersion) =>
        scan({
          "/.well-known/agent-card.json": () => json({ supportedInterfaces: [{ url: "/a2a", protocolVersion }] }),
        }),
      ),
    );
    const sent = asked.flatMap(({ posts }) => posts.map(({ body }) => body));
    expect(sent).toHaveLength(2);
    for (const { method, params } of sent) {
      expect(words).toContain(method);
      expect(words).toContain(params?.id);
      expect(never).toContain("A2A agent a task that cannot exist");
    }
  });

  it("names the budget of calls", () => {
    expect(words).toContain(`in ${CALL_REQUESTS} requests at most`);
  });
});
