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

  it("asks the agent of a card at both of its forms' address once", () => {
    const json = { url: `${ORIGIN}/a2a`, supportedInterfaces: [{ url: `${ORIGIN}/a2a` }] };
    expect(urls([document("agent-card", { json })])).toEqual([`${ORIGIN}/a2a`]);
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

  it("asks two plain operations and one that must refuse, by GET, under the first server without variables", () => {
    const described = api(
      {
        "/slots": { get: {}, post: {} },
        "/slots/{id}": { get: {}, delete: {} },
        "/doctors": { get: {} },
        "/news": { get: {} },
        "/a/{x}/b/{y}": { get: {} },
      },
      { servers: [{ url: "https://{region}.example-clinic.com" }, { url: "https://api.example-clinic.com/v1/" }] },
    );
    const base = "https://api.example-clinic.com/v1";
    expect(urls([described])).toEqual([`${base}/slots`, `${base}/doctors`, `${base}/slots/foresite-no-such-id`]);
  });

  it("leaves out a demanded parameter to be refused, where no record can be asked for", () => {
    const demanding = { get: { parameters: [{ name: "q", in: "query", required: true }] } };
    expect(urls([api({ "/search": demanding })])).toEqual([`${ORIGIN}/search`]);
  });

  it.each(["/logout", "/auth/callback", "/unsubscribe", "/orders/cancel", "/reports/export", "/stream", "/sync-now"])(
    "does not ask %s, which may act on a GET",
    (path) => {
      expect(urls([api({ [path]: { get: {} } })])).toEqual([]);
    },
  );

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
