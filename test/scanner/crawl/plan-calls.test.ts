import { describe, expect, it } from "vitest";
import { planCalls } from "../../../src/scanner/crawl/plan-calls.ts";
import type { DocumentFacts } from "../../../src/scanner/evidence/site-evidence.ts";
import { anchor, document, page, site } from "../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const plan = (documents: DocumentFacts[] = [], pages = [page()]) =>
  planCalls({ ...site(), pages, documents: Object.fromEntries(documents.map((one) => [one.id, one])) });
const urls = (documents: DocumentFacts[], pages = [page()]) => plan(documents, pages).calls.map(({ url }) => url);
const api = (paths: Record<string, unknown>, more: object = {}) =>
  document("openapi", { url: `${ORIGIN}/openapi.json`, json: { openapi: "3.1.0", paths, ...more } });

describe("the plan of calls", () => {
  it("is empty for a site that declares nothing, and for documents that are not there", () => {
    expect(plan()).toEqual({ mcpServers: [], calls: [] });
    expect(plan([document("openapi"), document("mcp-server-card", { state: "soft-404" })])).toEqual({
      mcpServers: [],
      calls: [],
    });
  });

  it("names the tool servers of the card and of the AI catalog once each, two at most", () => {
    const card = document("mcp-server-card", {
      url: `${ORIGIN}/.well-known/mcp/server-card.json`,
      json: { name: "x", remotes: [{ url: "/mcp", type: "streamable-http" }], endpoint: `${ORIGIN}/mcp` },
    });
    const catalog = document("ai-catalog", {
      url: `${ORIGIN}/.well-known/ai-catalog.json`,
      json: {
        entries: [
          {
            data: {
              name: "x",
              remotes: [{ url: `${ORIGIN}/mcp` }, { url: `${ORIGIN}/mcp2` }, { url: `${ORIGIN}/mcp3` }],
            },
          },
        ],
      },
    });
    expect(plan([card, catalog]).mcpServers.map(({ url }) => url)).toEqual([`${ORIGIN}/mcp`, `${ORIGIN}/mcp2`]);
    expect(plan([catalog]).mcpServers[0]?.declaredIn).toBe(catalog.url);
  });

  it("leaves out servers that run on the reader's own computer, and addresses with a variable", () => {
    const remotes = [
      { url: `${ORIGIN}/{tenant}/mcp` },
      { url: "npx", type: "stdio" },
      { url: `${ORIGIN}/mcp`, type: "streamable-http" },
    ];
    const card = document("mcp-server-card", { json: { name: "x", version: "1", remotes } });
    expect(plan([card]).mcpServers.map(({ url }) => url)).toEqual([`${ORIGIN}/mcp`]);
  });

  const messagesOf = (json: object) =>
    plan([document("agent-card", { json })]).calls.map(({ message }) => message && [message.method, message.headers]);
  const PRESENT = ["GetTask", { "A2A-Version": "1.0" }];
  const OLDER = ["tasks/get", {}];

  it("asks the agent of a card at both of its forms' address once", () => {
    const json = { url: `${ORIGIN}/a2a`, supportedInterfaces: [{ url: `${ORIGIN}/a2a` }] };
    expect(urls([document("agent-card", { json })])).toEqual([`${ORIGIN}/a2a`]);
  });

  it("asks an agent for a task that cannot exist", () => {
    const [call] = plan([document("agent-card", { json: { url: `${ORIGIN}/a2a` } })]).calls;
    expect(call?.message?.params).toEqual({ id: "00000000-0000-0000-0000-000000000000" });
  });

  it.each([
    ["0.3", { url: "/a2a", protocolVersion: "0.3.0", preferredTransport: "JSONRPC" }, [OLDER]],
    ["0.2, which names no version", { url: "/a2a" }, [OLDER]],
    ["1.0", { supportedInterfaces: [{ url: "/a2a", protocolBinding: "JSONRPC", protocolVersion: "1.0" }] }, [PRESENT]],
    ["1.0 without its number", { supportedInterfaces: [{ url: "/a2a", protocolBinding: "json-rpc" }] }, [PRESENT]],
    [
      "two versions at two addresses",
      {
        supportedInterfaces: [
          { url: "/new", protocolVersion: "1.0" },
          { url: "/old", protocolVersion: "0.3" },
        ],
      },
      [PRESENT, OLDER],
    ],
  ])("speaks to an agent in the grammar of its card: %s", (_, json, messages) => {
    expect(messagesOf(json)).toEqual(messages);
  });

  it("only looks at an address for another binding than JSON-RPC", () => {
    const supportedInterfaces = ["HTTP+JSON", "GRPC"].map((protocolBinding) => ({
      url: `/${protocolBinding}`,
      protocolBinding,
    }));
    expect(messagesOf({ supportedInterfaces })).toEqual([undefined, undefined]);
    expect(messagesOf({ url: "/a2a", preferredTransport: "GRPC" })).toEqual([undefined]);
  });

  it("takes at most eight skills and eight AI resources, ten links of a catalog, and relative addresses from their document", () => {
    const many = Array.from({ length: 40 }, (_, i) => i);
    const index = document("agent-skills-index", {
      url: `${ORIGIN}/.well-known/agent-skills/index.json`,
      json: { skills: many.map((i) => ({ name: `s${i}`, url: `s${i}/SKILL.md` })) },
    });
    const catalog = document("api-catalog", {
      json: { linkset: [{ anchor: ORIGIN, "service-desc": many.map((i) => ({ href: `${ORIGIN}/d${i}.json` })) }] },
    });
    const resources = document("ai-catalog", {
      json: { entries: many.map((i) => ({ displayName: `r${i}`, type: "text/plain", url: `${ORIGIN}/r${i}` })) },
    });
    expect(urls([index])).toHaveLength(8);
    expect(urls([index])[0]).toBe(`${ORIGIN}/.well-known/agent-skills/s0/SKILL.md`);
    expect(urls([catalog])).toHaveLength(10);
    expect(urls([resources])).toHaveLength(8);
    expect(urls([index, catalog, resources, api({ "/a": { get: {} } })]).length).toBeLessThanOrEqual(30);
  });

  it("leaves addresses alone that are none of the web", () => {
    const entries = ["javascript:alert(1)", "file:///etc/passwd", "", "http://[", 7].map((url) => ({ url }));
    expect(urls([document("ai-catalog", { json: { entries } })])).toEqual([]);
  });

  it("asks two operations that should answer and one that asks for a sign-in, by GET, under the first server without variables", () => {
    const described = api(
      {
        "/accounts": { get: { security: [{ key: [] }] } },
        "/slots": { get: {}, post: {} },
        "/slots/{id}": { get: {}, delete: {} },
        "/doctors": { get: { security: [{ key: [] }, {}] } },
        "/health": { get: {} },
        "/prices": { get: { security: [{ key: [] }] } },
      },
      { servers: [{ url: "https://{region}.example-clinic.com" }, { url: "https://api.example-clinic.com/v1/" }] },
    );
    const base = "https://api.example-clinic.com/v1";
    expect(urls([described])).toEqual([`${base}/slots`, `${base}/doctors`, `${base}/accounts`]);
  });

  it("makes nothing up: no id, and no parameter that an operation demands", () => {
    const demanding = { get: { parameters: [{ name: "q", in: "query", required: true }] } };
    expect(
      urls([api({ "/search": demanding, "/slots/{id}": { get: {} }, "/doctors/:id/slots": { get: {} } })]),
    ).toEqual([]);
  });

  it("asks what is no list and no status only where its answer is described", () => {
    const schema = {
      get: { responses: { "200": { content: { "application/json": { schema: { type: "object" } } } } } },
    };
    expect(urls([api({ "/menu": { get: {} }, "/address": { get: { responses: { "200": {} } } } })])).toEqual([]);
    expect(urls([api({ "/menu": schema })])).toEqual([`${ORIGIN}/menu`]);
  });

  it.each([
    "/logout",
    "/log-in/users",
    "/auth/callbacks",
    "/unsubscribes",
    "/orders/cancel",
    "/reports/exports",
    "/streams",
    "/sync-nows",
    "/cache/clear",
    "/jobs/execute",
    "/accounts/x/deactivate",
    "/resetPasswords",
    "/bookings/book",
    "/status?reset=1",
  ])("does not ask %s, which may act on a GET", (path) => {
    const responses = { "200": { content: { "application/json": { schema: { type: "object" } } } } };
    expect(urls([api({ [path]: { get: { responses } } })])).toEqual([]);
  });

  it.each([
    [{ operationId: "purgeCaches" }, []],
    [{ summary: "Clears what is kept of all pages" }, []],
    [{ operationId: "listSlots", summary: "List free appointments" }, [`${ORIGIN}/things`]],
  ])("reads %j for what the path does not say", (words, asked) => {
    expect(urls([api({ "/things": { get: words } })])).toEqual(asked);
  });

  it("calls no link of a catalog that sounds like an act, and no interface with somebody's parameters", () => {
    const catalog = document("api-catalog", {
      json: {
        linkset: [
          {
            anchor: ORIGIN,
            item: [{ href: "/admin/delete?all=1" }, { href: "/api?key=1" }, { href: "/api" }],
            status: [{ href: "/restart" }, { href: "/status?verbose=1" }, { href: "/status" }],
            "service-desc": [{ href: "/api.json?version=3" }],
          },
        ],
      },
    });
    expect(urls([catalog])).toEqual(["/api.json?version=3", "/status", "/api"].map((path) => ORIGIN + path));
    const entries = ["/jobs/run", "/.well-known/agent-skills/start-scan/SKILL.md"].map((url) => ({ url }));
    expect(urls([document("ai-catalog", { json: { entries } })])).toEqual([
      `${ORIGIN}/.well-known/agent-skills/start-scan/SKILL.md`,
    ]);
  });

  it("asks a question where one is shown or described, and a GraphQL address that is linked", () => {
    const llms = document("llms-txt", { text: `# X\n- [Ask](${ORIGIN}/ask?query=hours)\n` });
    expect(urls([llms])).toEqual([`${ORIGIN}/ask?query=What+do+you+offer%3F&streaming=false`]);
    expect(urls([api({ "/ask": { post: {} } })])).toHaveLength(1);
    const linked = page({ anchors: [anchor(`${ORIGIN}/graphql`, "GraphQL")] });
    expect(urls([], [linked])[0]).toMatch(/\/graphql\?query=/);
  });

  it("takes a page called /ask, and another company's GraphQL, for what they are", () => {
    const llms = document("llms-txt", { text: `# X\n- [Ask us](${ORIGIN}/ask)\n` });
    const linked = page({
      anchors: [anchor(`${ORIGIN}/ask`, "Ask"), anchor("https://api.example.org/graphql", "API")],
    });
    expect(urls([llms], [linked])).toEqual([]);
  });
});
