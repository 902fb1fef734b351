import { afterEach, describe, expect, it, vi } from "vitest";
import { createDigest } from "../../src/adapters/digest.ts";
import { NO_TASK } from "../../src/model/call-words.ts";
import { CALL_REQUESTS, DOCUMENT_BYTES } from "../../src/model/limits.ts";
import type { ScanType } from "../../src/model/scan.ts";
import { agentSkillsDigest } from "../../src/scanner/checks/interfaces/agent-skills-digest.ts";
import { declaredCapabilityWorks } from "../../src/scanner/checks/interfaces/declared-capability-works.ts";
import { graphqlSurface } from "../../src/scanner/checks/interfaces/graphql-surface.ts";
import { nlwebAsk } from "../../src/scanner/checks/interfaces/nlweb-ask.ts";
import { mcpToolsContract } from "../../src/scanner/checks/interfaces/mcp-tools-contract.ts";
import { eraOf } from "../../src/scanner/evidence/interfaces/interface-mcp-server.ts";
import {
  BUDGET,
  HOST,
  TOOLS,
  card,
  endless,
  hang,
  html,
  json,
  result,
  robots,
  scan,
  speak,
  type Answer,
  type Asked,
} from "./declaring-web.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("the calls of declared interfaces", () => {
  it("are none on a site that declares nothing", async () => {
    const { evidence, calls, posts } = await scan({});
    expect(evidence.live).toEqual({ calls: [], mcpServers: [] });
    expect([calls, posts]).toEqual([[], []]);
  });

  it.each<ScanType>(["light", "basic"])("are none in a %s scan, whatever is declared", async (scanType) => {
    const { evidence, calls, posts } = await scan({ ...card(`${HOST}/mcp`), "/mcp": speak }, scanType);
    expect(evidence.documents["mcp-server-card"]?.state).toBe("present");
    expect(evidence.live).toEqual({ calls: [], mcpServers: [] });
    expect([calls, posts]).toEqual([[], []]);
  });

  it("greet a tool server in both eras, list its tools three times and call none", async () => {
    const { server, posts, notes } = await scan({ ...card("/mcp"), "/mcp": speak });
    expect(server && eraOf(server)).toBe("dual");
    expect(posts.map(({ body }) => body.method)).toEqual([
      "server/discover",
      "initialize",
      "tools/list",
      "tools/list",
      "tools/list",
      "server/discover",
      "server/discover",
    ]);
    expect(posts.every(({ headers }) => headers.get("authorization") === null && headers.get("cookie") === null)).toBe(
      true,
    );
    expect(notes.filter(({ url }) => url === `${HOST}/mcp`)).toHaveLength(1);
    expect(server?.wrongVersion?.code).toBe(-32_022);
    expect(server?.foreignOrigin?.status).toBe(403);
    expect(server?.lists.map(({ names }) => names)).toEqual([["find_slots"], ["find_slots"], ["find_slots"]]);
  });

  it("keep the session of an older server, whose answers come as events", async () => {
    const { server, posts } = await scan({
      ...card("/mcp"),
      "/mcp": (asked) => {
        const { method, id } = asked.body;
        if (method === "server/discover") return json({ error: "no session" }, { status: 400 });
        if (method === "notifications/initialized") return new Response(null, { status: 202 });
        if (method === "tools/list" && asked.headers.get("mcp-session-id") !== "abc") return json({}, { status: 400 });
        const value = method === "initialize" ? { protocolVersion: "2025-06-18" } : { tools: TOOLS };
        const event = `event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", id, result: value })}\n\n`;
        return new Response(event, { headers: { "content-type": "text/event-stream", "mcp-session-id": "abc" } });
      },
    });
    expect(server && eraOf(server)).toBe("legacy");
    expect(server?.tools.map(({ name }) => name)).toEqual(["find_slots"]);
    expect(posts.find(({ body }) => body.method === "tools/list")?.headers.get("mcp-protocol-version")).toBe(
      "2025-06-18",
    );
  });

  it("know the oldest transport by its stream", async () => {
    const { server } = await scan({
      ...card("/sse"),
      "/sse": ({ method }) =>
        method === "GET" ? endless("text/event-stream", "event: endpoint\ndata: /messages\n\n", true) : html("No", 405),
    });
    expect(server && eraOf(server)).toBe("sse-only");
  });

  it.each<[string, (asked: Asked) => Answer, string]>([
    ["a web page", () => html("Welcome"), "unreachable"],
    ["an error of its own", () => html("Oops", 500), "unreachable"],
    ["nothing in time", hang, "unreachable"],
    [
      "a body without end",
      () => endless("application/json", `{"jsonrpc":"2.0","id":1,"result":["${"x".repeat(60_000)}",`),
      "unreachable",
    ],
    [
      "a stream that stays open after the answer",
      ({ body }) =>
        endless(
          "text/event-stream",
          `data: ${JSON.stringify({ jsonrpc: "2.0", id: body.id, result: { supportedVersions: ["2026-07-28"], protocolVersion: "2025-11-25" } })}\n\n`,
          true,
        ),
      "dual",
    ],
    [
      "a JSON-RPC error to everything",
      ({ body }) => json({ jsonrpc: "2.0", id: body.id, error: { code: -32_603, message: "Internal error" } }),
      "unreachable",
    ],
    ["a refusal", () => json({}, { status: 401, headers: { "www-authenticate": "Bearer" } }), "protected"],
    [
      "a redirect to another company",
      () => new Response(null, { status: 307, headers: { location: "https://example.org/mcp" } }),
      "unknown",
    ],
  ])("end well when a tool server answers with %s", async (_, answer, era) => {
    const { server, asked, evidence } = await scan({ ...card("/mcp"), "/mcp": answer });
    expect(server && eraOf(server)).toBe(era);
    expect(asked.filter(({ url }) => url.includes("example.org"))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(BUDGET);
    expect(evidence.exchanges.every(({ bytes }) => bytes <= DOCUMENT_BYTES)).toBe(true);
  });

  it("keep a list of ten thousand tools small, and judge it", async () => {
    const tools = Array.from({ length: 10_000 }, (_, i) => ({ name: `t${i}`, inputSchema: {} }));
    const { evidence, server } = await scan({
      ...card("/mcp"),
      "/mcp": (asked) => (asked.body.method === "tools/list" ? result(asked, { tools }) : speak(asked)),
    });
    expect(server?.lists[0]?.total).toBe(10_000);
    expect(JSON.stringify(evidence.live).length).toBeLessThan(100_000);
    expect(mcpToolsContract.run(evidence).status).toBe("fail");
  });

  it("never reach another domain, what robots.txt forbids, or more sister hosts than three", async () => {
    const hosts = ["a", "b", "c", "d", "e"].map((name) => `${name}.example.com`);
    const entries = [
      ...hosts.map((host) => `https://${host}/x.json`),
      "https://example.org/x.json",
      `${HOST}/private/x.json`,
    ];
    const sisters = Object.fromEntries(
      hosts.flatMap((host) => [
        [`${host}/robots.txt`, robots],
        [`${host}/x.json`, () => json({})],
      ]),
    );
    const { evidence, asked } = await scan({
      ...sisters,
      "/.well-known/ai-catalog.json": () =>
        json({ entries: entries.map((url) => ({ displayName: url, type: "application/json", url })) }),
    });
    const states = evidence.live.calls.map(({ skipped, status }) => (skipped === null ? status : "skipped"));
    expect(states).toEqual([200, 200, 200, "skipped", "skipped", "skipped", "skipped"]);
    expect(asked.some(({ url }) => url.includes("example.org") || url.includes("/private/"))).toBe(false);
    expect(asked.filter(({ url }) => url.endsWith("/robots.txt"))).toHaveLength(4);
  });

  it("are not made of a sister host whose robots.txt forbids it, and tell one that does not exist", async () => {
    const url = (host: string) => `https://${host}.example.com/x.json`;
    const { evidence } = await scan({
      "shy.example.com/robots.txt": () => new Response("User-agent: *\nDisallow: /\n"),
      "shy.example.com/x.json": () => json({}),
      "/.well-known/ai-catalog.json": () =>
        json({ entries: ["shy", "gone"].map((host) => ({ displayName: host, url: url(host) })) }),
    });
    const [shy, gone] = evidence.live.calls;
    expect(shy?.skipped).toContain("robots.txt of shy.example.com");
    expect(gone).toMatchObject({ skipped: null, error: "dns" });
  });

  it("follow redirects of a file within the domain and hash what is served", async () => {
    const skill = "---\nname: book\n---\n# Book\n";
    const digest = `sha256:${await createDigest("").sha256(skill)}`;
    const { evidence } = await scan({
      "/.well-known/agent-skills/index.json": () => json({ skills: [{ name: "book", url: "book.md", digest }] }),
      "/.well-known/agent-skills/book.md": () => new Response(null, { status: 301, headers: { location: "/book.md" } }),
      "/book.md": () => new Response(skill, { headers: { "content-type": "text/markdown" } }),
    });
    expect(evidence.live.calls[0]).toMatchObject({ kind: "skill", finalUrl: `${HOST}/book.md`, status: 200 });
    expect(agentSkillsDigest.run(evidence).status).toBe("pass");
  });

  it("walk from a refusal to the keys, and ask no document twice", async () => {
    const refused = () =>
      json({}, { status: 401, headers: { "www-authenticate": `Bearer resource_metadata="${HOST}/prm/mcp"` } });
    const { evidence, calls } = await scan({
      ...card("/mcp"),
      "/mcp": refused,
      "/prm/mcp": () => json({ resource: `${HOST}/mcp`, authorization_servers: ["https://auth.example.com/t"] }),
      "auth.example.com/robots.txt": () => new Response("", { status: 404 }),
      "auth.example.com/.well-known/oauth-authorization-server/t": () => new Response("", { status: 404 }),
      "auth.example.com/.well-known/openid-configuration/t": () =>
        json({ issuer: "https://auth.example.com/t", jwks_uri: "https://auth.example.com/jwks", token_endpoint: "x" }),
      "auth.example.com/jwks": () => json({ keys: [{ kty: "RSA" }] }),
    });
    expect(evidence.live.calls.map(({ name, url, status }) => [name, url, status])).toEqual([
      ["protected resource metadata", `${HOST}/prm/mcp`, 200],
      ["sign-in metadata", "https://auth.example.com/.well-known/openid-configuration/t", 200],
      ["signing keys", "https://auth.example.com/jwks", 200],
    ]);
    const urls = calls.map(({ method, url }) => `${method} ${url}`).filter((one) => one.startsWith("GET"));
    expect(new Set(urls).size).toBe(urls.length);
  });

  const agentCard = (more: object = { supportedInterfaces: [{ url: "/a2a", protocolVersion: "1.0" }] }) => ({
    "/.well-known/agent-card.json": () => json({ name: "Slots", skills: [{ id: "find" }], ...more }),
  });
  const noSuchTask = ({ body }: Asked, status = 200): Response =>
    json({ jsonrpc: "2.0", id: body.id, error: { code: -32_001, message: "Task not found" } }, { status });

  it("find an agent alive that only takes POST, by one read of a task that cannot exist", async () => {
    const { evidence, posts, calls } = await scan({
      ...agentCard(),
      "/a2a": (asked) => (asked.method === "POST" ? noSuchTask(asked) : html("Not found", 404)),
    });
    expect(posts.map(({ url, body, headers }) => [url, body, headers.get("a2a-version")])).toEqual([
      [`${HOST}/a2a`, { jsonrpc: "2.0", id: 1, method: "GetTask", params: { id: NO_TASK } }, "1.0"],
    ]);
    expect(posts[0]?.headers.get("authorization")).toBeNull();
    expect(calls).toHaveLength(1);
    expect(evidence.live.calls[0]).toMatchObject({ kind: "a2a", status: 200, rpc: "error" });
    expect(declaredCapabilityWorks.run(evidence).status).toBe("pass");
    expect(evidence.documents["agent-card"]?.yields).toBeUndefined();
  });

  it("ask an agent of version 0.3 in its own words, once for a card that names its address twice", async () => {
    const { posts } = await scan({
      ...agentCard({
        url: `${HOST}/a2a`,
        supportedInterfaces: [{ url: `${HOST}/a2a`, protocolBinding: "JSONRPC", protocolVersion: "0.3" }],
      }),
      "/a2a": noSuchTask,
    });
    expect(posts.map(({ body, headers }) => [body.method, headers.get("a2a-version")])).toEqual([["tasks/get", null]]);
  });

  it("find an agent dead where nothing takes the POST, and its card of no use", async () => {
    const { evidence } = await scan(agentCard());
    expect(evidence.live.calls[0]).toMatchObject({ kind: "a2a", status: 404, rpc: "none" });
    expect(declaredCapabilityWorks.run(evidence).status).toBe("fail");
    expect(evidence.documents["agent-card"]?.yields).toBe("nothing");
  });

  it.each([307, 302])("follow a redirect of %i with no message, and look where it leads", async (status) => {
    const { evidence, asked } = await scan({
      ...agentCard(),
      "/a2a": () => new Response(null, { status, headers: { location: "/a2a/" } }),
      "/a2a/": ({ method }) => (method === "GET" ? json({}, { status: 405 }) : json({})),
    });
    const path = (url: string): string => new URL(url).pathname;
    const sent = asked.filter(({ url }) => path(url).startsWith("/a2a")).map((one) => [one.method, path(one.url)]);
    expect(sent).toEqual([
      ["POST", "/a2a"],
      ["GET", "/a2a"],
      ["GET", "/a2a/"],
    ]);
    expect(evidence.live.calls[0]).toMatchObject({ status: 405, finalUrl: `${HOST}/a2a/`, leadsTo: null });
    expect(evidence.live.calls[0]).not.toHaveProperty("rpc");
    expect(declaredCapabilityWorks.run(evidence).status).toBe("pass");
  });

  it("take no message for an agent to another domain", async () => {
    const { evidence, asked } = await scan({
      ...agentCard({ url: "https://example.org/a2a", supportedInterfaces: [{ url: "/moved" }] }),
      "/moved": () => new Response(null, { status: 307, headers: { location: "https://example.org/a2a" } }),
    });
    expect(asked.some(({ url }) => url.includes("example.org"))).toBe(false);
    expect(evidence.live.calls.map(({ skipped, leadsTo }) => [skipped !== null, leadsTo])).toEqual([
      [false, "https://example.org/a2a"],
      [true, null],
    ]);
  });

  it("read a card that names itself as its agent, and ask there all the same", async () => {
    const { posts } = await scan(agentCard({ url: "/.well-known/agent-card.json" }));
    expect(posts).toHaveLength(1);
  });

  it("keep what an API says when it refuses, and no record that it hands out", async () => {
    const { evidence, asked } = await scan({
      "/openapi.json": () =>
        json({
          openapi: "3.1.0",
          paths: { "/patients": { get: {}, post: {} }, "/doctors": { get: { security: [{ key: [] }] } } },
        }),
      "/patients": () => json([{ name: "Jane Doe" }]),
      "/doctors": () => json({ code: "NO_KEY" }, { status: 401 }),
    });
    expect(JSON.stringify(evidence)).not.toContain("Jane Doe");
    expect(evidence.live.calls.map(({ status, json: body }) => [status, body])).toEqual([
      [200, undefined],
      [401, { code: "NO_KEY" }],
    ]);
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(["GET"]));
  });

  it("keep no record that a catalog, an index of questions or a GraphQL interface hands out", async () => {
    const records = [
      { name: "Jane Doe", "@type": "Person" },
      { schema_object: [{ "@type": ["Patient"] }] },
      { name: "Jane Doe" },
    ];
    const { evidence } = await scan({
      "/": () => html(`Example clinic <link rel="nlweb" href="/ask"><a href="/graphql">GraphQL</a>`),
      "/patients": () => json(records),
      "/guests": () => new Response("name: Jane Doe", { headers: { "content-type": "text/yaml" } }),
      "/ask": () => json({ query_id: "Jane Doe", results: records }),
      "/graphql": () => json({ data: { __schema: { queryType: { name: "Jane Doe" } } } }),
      "/.well-known/ai-catalog.json": () => json({ entries: [{ displayName: "p", url: "/guests" }] }),
      "/.well-known/api-catalog": () => json({ linkset: [{ anchor: HOST, item: [{ href: "/patients" }] }] }),
    });
    expect(JSON.stringify(evidence.live)).not.toContain("Jane Doe");
    expect(evidence.live.calls.map(({ kind, status, json: kept }) => [kind, status, kept])).toEqual([
      ["api-catalog", 200, undefined],
      ["ai-catalog", 200, undefined],
      ["nlweb", 200, { results: [{ "@type": "Person" }, { "@type": "Patient" }, {}] }],
      ["graphql", 200, { data: { __schema: {} }, errors: [] }],
    ]);
    expect(graphqlSurface.run(evidence).situation).toBe("The linked GraphQL interface describes its types.");
    expect(nlwebAsk.run(evidence).situation).toBe("A question was answered with 3 results, 2 of them typed.");
  });

  it("stop with the budget of requests", async () => {
    const links = Array.from({ length: 50 }, (_, i) => `<a href="/p${i}">Page ${i} of the clinic</a>`).join("");
    const entries = Array.from({ length: 8 }, (_, i) => ({ displayName: `r${i}`, url: `${HOST}/r${i}` }));
    const { evidence, asked } = await scan({
      "/": () => html(`Example clinic ${links}`),
      ...card("/mcp"),
      "/mcp": speak,
      "/.well-known/ai-catalog.json": () => json({ entries }),
    });
    expect(asked.length).toBeLessThanOrEqual(BUDGET);
    expect(evidence.live.calls).toHaveLength(8);
  });

  it("leave the site's own reading alone when a wall stops a call, and say so at the call", async () => {
    const wall = () =>
      new Response("<title>Just a moment...</title>", { status: 403, headers: { "cf-mitigated": "challenge" } });
    const { evidence, server } = await scan({
      ...card("/mcp"),
      "/mcp": wall,
      "api.example.com/robots.txt": wall,
      "/.well-known/ai-catalog.json": () =>
        json({ entries: [{ displayName: "x", url: "https://api.example.com/x.json" }] }),
    });
    expect(server?.discover?.isChallenge).toBe(true);
    expect(evidence.challenge).toMatchObject({ detected: false, affected: [] });
    expect(evidence.crawl.stoppedBy).toBe("done");
  });

  it("stop at a host that is too busy, and nowhere else", async () => {
    const entries = Array.from({ length: 8 }, (_, i) => `https://api.example.com/r${i}`).map((url) => ({
      displayName: url,
      url,
    }));
    const { evidence, asked } = await scan({
      "/": () => html('Example clinic <a href="/team">Our team</a>'),
      "api.example.com/robots.txt": robots,
      ...Object.fromEntries(entries.map(({ url }) => [url.slice(8), () => html("Busy", 503)])),
      "/.well-known/ai-catalog.json": () => json({ entries }),
      ...card("/mcp"),
      "/mcp": speak,
    });
    expect(evidence.crawl.stoppedBy).toBe("done");
    expect(asked.filter(({ url }) => url.includes("api.example.com/r")).length).toBeLessThan(6);
    const skipped = evidence.live.calls.flatMap((call) => call.skipped ?? []);
    expect(skipped.at(-1)).toBe("api.example.com asked for fewer requests, so it was called no more.");
    expect(evidence.live.mcpServers[0]?.lists).toHaveLength(3);
  });

  it("follow robots.txt of a sister host to no other domain, and take no start page for rules", async () => {
    const { evidence, asked } = await scan({
      "away.example.com/robots.txt": () => Response.redirect("https://example.org/robots.txt", 301),
      "home.example.com/robots.txt": () => Response.redirect(`${HOST}/`, 302),
      "away.example.com/x.json": () => json({}),
      "home.example.com/x.json": () => json({}),
      "/.well-known/ai-catalog.json": () =>
        json({
          entries: ["away", "home"].map((host) => ({ displayName: host, url: `https://${host}.example.com/x.json` })),
        }),
    });
    expect(evidence.live.calls.map(({ skipped }) => skipped)).toEqual([
      expect.stringContaining("robots.txt of away.example.com"),
      expect.stringContaining("robots.txt of home.example.com"),
    ]);
    expect(asked.some(({ url }) => url.includes("example.org") || url.endsWith("/x.json"))).toBe(false);
  });

  it("ask another port of the same name for rules of its own", async () => {
    const port = "declares.example.com:8443";
    const { evidence } = await scan({
      [`${port}/robots.txt`]: () => new Response("User-agent: *\nDisallow: /x\n"),
      [`${port}/x.json`]: () => json({}),
      "/.well-known/ai-catalog.json": () => json({ entries: [{ displayName: "x", url: `https://${port}/x.json` }] }),
    });
    expect(evidence.live.calls[0]?.skipped).toContain("robots.txt of declares.example.com");
  });

  it("cost a site thirty requests at most, redirects and conversations included", async () => {
    const hop = (at: number) => () => Response.redirect(`${HOST}/h${at}`, 302);
    const entries = Array.from({ length: 8 }, (_, i) => ({ displayName: `r${i}`, url: `/r${i}` }));
    const links = Array.from({ length: 10 }, (_, i) => ({ href: `/l${i}` }));
    const hops = { "/h0": hop(1), "/h1": hop(2), "/h2": hop(3), "/h3": () => json({}) };
    const { evidence, calls } = await scan({
      ...card("/mcp"),
      "/mcp": speak,
      ...hops,
      ...Object.fromEntries(
        [...entries.map(({ url }) => url), ...links.map(({ href }) => href)].map((p) => [p, hop(0)]),
      ),
      "/.well-known/ai-catalog.json": () => json({ entries }),
      "/.well-known/api-catalog": () => json({ linkset: [{ anchor: HOST, "service-desc": links }] }),
    });
    expect(calls.length).toBeLessThanOrEqual(CALL_REQUESTS);
    expect(evidence.live.mcpServers[0]?.foreignOrigin?.status).toBe(403);
    expect(evidence.live.calls.at(-1)?.skipped).toContain(`${CALL_REQUESTS} requests`);
  });

  it("ask for each promised form of one address", async () => {
    const forms = ["text/markdown", "application/json"];
    const { evidence } = await scan({
      "/guide": ({ headers }) =>
        new Response("{}", { headers: { "content-type": (headers.get("accept") ?? "").split(",", 1)[0] ?? "" } }),
      "/.well-known/ai-catalog.json": () =>
        json({ entries: forms.map((type) => ({ displayName: type, type, url: "/guide" })) }),
    });
    expect(evidence.live.calls.map(({ contentType }) => contentType)).toEqual(forms);
  });

  it.each([
    ["to a scheme that is none of the web", "ftp://declares.example.com/x", null],
    ["to a name that does not exist", "https://gone.example.com/x", "https://gone.example.com/x"],
  ])("keep the answer of a redirect %s", async (_, location, leadsTo) => {
    const { evidence, asked } = await scan({
      "/r": () => new Response(null, { status: 302, headers: { location } }),
      "/.well-known/ai-catalog.json": () => json({ entries: [{ displayName: "r", url: "/r" }] }),
    });
    expect(evidence.live.calls[0]).toMatchObject({ status: 302, error: null, leadsTo });
    expect(asked.some(({ url }) => url.startsWith("ftp:"))).toBe(false);
  });

  it.each([
    ["understands us", true],
    ["does not", false],
  ])("end every session that a server opened, whether it %s", async (_, isUnderstood) => {
    let opened = 0;
    const { posts, asked } = await scan({
      ...card("/mcp"),
      "/mcp": (call) => {
        const { method } = call.body;
        if (call.method === "DELETE") return new Response(null, { status: 204 });
        if (method === "server/discover") return json({}, { status: 400 });
        const headers: Record<string, string> =
          method === "initialize" ? { "mcp-session-id": `s${(opened += 1)}` } : {};
        const value = method === "initialize" ? { protocolVersion: "2025-06-18" } : { tools: TOOLS };
        return json({ jsonrpc: "2.0", id: call.body.id, ...(isUnderstood ? { result: value } : {}) }, { headers });
      },
    });
    const ended = asked.filter(({ method }) => method === "DELETE");
    expect(ended.map(({ headers }) => headers.get("mcp-session-id"))).toEqual(isUnderstood ? ["s1", "s2"] : ["s1"]);
    expect(ended.every(({ headers }) => headers.get("content-type") === null)).toBe(true);
    expect(posts.filter(({ body }) => body.method === "initialize")).toHaveLength(opened);
    expect(asked.at(-1)?.headers.get("user-agent")).toContain("ForesiteBot");
  });

  it("say of a list of tools that is longer than what is read", async () => {
    const tools = Array.from({ length: 10_000 }, (_, i) => ({ name: `t${i}`, description: "x".repeat(80) }));
    const { evidence, server } = await scan({
      ...card("/mcp"),
      "/mcp": (asked) => (asked.body.method === "tools/list" ? result(asked, { tools }) : speak(asked)),
    });
    expect(server).toMatchObject({ isListCut: true, lists: [] });
    const verdict = mcpToolsContract.run(evidence);
    expect([verdict.status, verdict.situation]).toEqual(["unable", expect.stringContaining("512 KB")]);
  });
});
