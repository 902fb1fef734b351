// Section 4.14: the documents that agents look for. Each is held against its own standard where it has one.
import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { verifyDirectory } from "../fixtures/verify-bot.ts";
import { call, type Answer, type Json } from "./call.ts";
import { covers } from "./covers.ts";
import { TOOLS } from "./mcp.ts";
import { isEmail, isText, isUri } from "./shapes.ts";
import { world } from "./world.ts";

async function readDocument<T = Json>(path: string, type: string): Promise<Answer<T>> {
  const answer = await call<T>(path, { as: "anonymous" });
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, type]);
  return answer;
}
const JSON_TYPE = "application/json";
const MARKDOWN = "text/markdown; charset=utf-8";

describe("4.14 Documents in JSON", () => {
  for (const name of ["agent.json", "agent-card.json"] as const)
    covers([`4.14./.well-known/${name}`], "is the A2A agent card, readable as 1.0 and as 0.3", async () => {
      const { body } = await readDocument(`/.well-known/${name}`, JSON_TYPE);
      const url = `${world.origin}/a2a`;
      expect(body).toMatchObject({
        name: expect.any(String),
        description: expect.any(String),
        version: "1.0.0",
        url,
        protocolVersion: expect.stringMatching(/^0\.3/),
        supportedInterfaces: expect.arrayContaining([{ url, protocolBinding: "JSONRPC", protocolVersion: "1.0" }]),
        capabilities: { streaming: true },
        defaultInputModes: expect.arrayContaining(["text/plain"]),
        defaultOutputModes: expect.arrayContaining(["application/json"]),
      });
      const skills = body["skills"] as Json[];
      expect(skills.length).toBeGreaterThan(0);
      for (const { id, name: title, description, tags } of skills)
        expect([id, title, description].every(isText) && Array.isArray(tags)).toBe(true);
    });

  covers(["4.14./.well-known/agent.json"], "is the same card under the older name", async () => {
    const [old, card] = await Promise.all(
      ["agent.json", "agent-card.json"].map((name) => call(`/.well-known/${name}`)),
    );
    expect(old?.body).toEqual(card?.body);
  });

  covers(["4.14./.well-known/ai-plugin.json"], "is a plugin manifest v1 that names the description", async () => {
    const { body } = await readDocument("/.well-known/ai-plugin.json", JSON_TYPE);
    expect(body).toMatchObject({
      schema_version: "v1",
      auth: { type: "none" },
      api: { type: "openapi", url: `${world.origin}/openapi.json` },
    });
    for (const name of ["name_for_human", "name_for_model", "description_for_human", "description_for_model"])
      expect(isText(body[name]), name).toBe(true);
    expect([isUri(body["logo_url"]), isUri(body["legal_info_url"])]).toEqual([true, true]);
    expect(isText(body["contact_email"])).toBe(true);
    // A service on a loopback address has a mailbox without a dot.
    if (!world.isLocal) expect(isEmail(body["contact_email"])).toBe(true);
  });

  covers(
    ["4.14./.well-known/agent-skills/index.json"],
    "lists skills with the digests of the bytes that are served (Agent Skills Discovery 0.2.0)",
    async () => {
      const { body } = await readDocument<{ $schema: string; skills: Record<string, string>[] }>(
        "/.well-known/agent-skills/index.json",
        JSON_TYPE,
      );
      expect(body.$schema).toContain("/discovery/0.2.0/");
      expect(body.skills.length).toBeGreaterThan(0);
      for (const { name, type, description, url = "", digest } of body.skills) {
        expect([name, description].every(isText)).toBe(true);
        expect(type).toBe("skill-md");
        const { text } = await readDocument(url, MARKDOWN);
        expect(text).toContain(`name: ${name}`);
        expect(digest).toBe(`sha256:${createHash("sha256").update(text).digest("hex")}`);
      }
    },
  );

  covers(["4.14./.well-known/api-catalog"], "is a linkset of the APIs, and names itself (RFC 9727)", async () => {
    const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
    const { headers, body } = await readDocument<{ linkset: Json[] }>("/.well-known/api-catalog", type);
    expect(headers.get("link")).toContain('rel="api-catalog"');
    const [own, ...apis] = body.linkset;
    expect(own).toMatchObject({
      anchor: `${world.origin}/.well-known/api-catalog`,
      item: expect.arrayContaining([{ href: `${world.origin}/api` }, { href: `${world.origin}/.well-known/mcp` }]),
    });
    expect(apis.find(({ anchor }) => anchor === `${world.origin}/api`)).toMatchObject({
      "service-desc": expect.arrayContaining([{ href: `${world.origin}/openapi.json`, type: JSON_TYPE }]),
      "service-doc": [{ href: `${world.origin}/developers/`, type: "text/html" }],
      status: [{ href: `${world.origin}/api/health`, type: JSON_TYPE }],
    });
    // RFC 9727 section 2: HEAD tells the same relation.
    const head = await fetch(`${world.origin}/.well-known/api-catalog`, { method: "HEAD" });
    expect([head.status, head.headers.get("link")]).toEqual([200, headers.get("link")]);
  });

  covers(
    ["4.14./.well-known/http-message-signatures-directory"],
    "is a key set, signed by the key it lists (Web Bot Auth)",
    async () => {
      const path = "/.well-known/http-message-signatures-directory";
      const type = "application/http-message-signatures-directory+json";
      const { headers, text } = await readDocument(path, type);
      const { keys } = JSON.parse(text) as { keys: { kty: string; crv: string; x: string }[] };
      const [key = { kty: "", crv: "", x: "" }] = keys;
      expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519" });
      expect(key).not.toHaveProperty("d");
      await verifyDirectory(world.origin + path, Object.fromEntries(headers), key);
    },
  );
});

describe("4.14 Documents in Markdown", () => {
  for (const path of ["/llms.txt", "/.well-known/llms.txt", "/api/llms.txt", "/docs/llms.txt"] as const)
    covers([`4.14.${path}`], "has title, summary and sections of links (llmstxt.org)", async () => {
      const { text } = await readDocument(path, MARKDOWN);
      const [title, , summary] = text.split("\n");
      expect(title).toMatch(/^# \S/);
      expect(summary).toMatch(/^> \S/);
      expect(text.match(/^## .+$/gm)?.length).toBeGreaterThan(2);
      const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .+$/gm)].map(([, url]) => url);
      expect(links).toEqual(
        expect.arrayContaining(["/agents.md", "/openapi.json", "/pricing.md"].map((named) => world.origin + named)),
      );
    });

  covers(
    ["4.14./llms-full.txt"],
    "holds every document that llms.txt names as Markdown, under its address",
    async () => {
      const { text } = await readDocument("/llms-full.txt", MARKDOWN);
      for (const path of ["/agents.md", "/pricing.md", "/index.md"]) {
        const { text: document } = await readDocument(path, MARKDOWN);
        expect(text).toContain(`Source: ${world.origin}${path}\n\n${document.trimEnd()}`);
      }
    },
  );

  for (const path of ["/pricing.md", "/.well-known/pricing.md"] as const)
    covers([`4.14.${path}`], "tells every plan with the limit that the contract names", async () => {
      const { text } = await readDocument(path, MARKDOWN);
      const health = await call<{ capabilities: { free_scan_limit: string } }>("/api/health");
      const [scans] = /\d+/.exec(health.body.capabilities.free_scan_limit) ?? [];
      expect(text).toMatch(new RegExp(`^\\| .anonymous. .*\\| ${scans} \\|`, "m"));
      for (const plan of ["free", "pro"]) expect(text).toMatch(new RegExp(`^\\| .${plan}. \\|`, "m"));
    });

  covers(["4.14./agents.md"], "tells agents which interfaces there are, and how to call", async () => {
    const { text } = await readDocument("/agents.md", MARKDOWN);
    for (const named of ["/.well-known/mcp", "/a2a", "/openapi.json"]) expect(text).toContain(world.origin + named);
    for (const tool of TOOLS) expect(text).toContain(`| [${tool}](`);
  });

  covers(["4.14./index.md"], "is the home page as Markdown, and what / answers when asked for it", async () => {
    const { headers, text } = await readDocument("/index.md", MARKDOWN);
    expect(text).toMatch(/^# \S/);
    expect(headers.get("link")).toContain(`<${world.origin}/>; rel="canonical"`);
    const home = await call("/", { as: "anonymous", headers: { accept: "text/markdown" } });
    expect(home.text).toBe(text);
  });

  covers(["4.14./developers/"], "is the portal: a page with every operation, and its Markdown", async () => {
    const { text } = await readDocument("/developers/", "text/html; charset=utf-8");
    const { body } = await call<{ paths: Record<string, Json> }>("/openapi.json");
    for (const path of ["/api/insights/scan", "/api/insights/scan/{scanId}/results", "/api/directory"]) {
      expect(Object.keys(body.paths)).toContain(path);
      expect(text).toContain(path);
    }
    const markdown = await call("/developers/", { as: "anonymous", headers: { accept: "text/markdown" } });
    expect(markdown.headers.get("content-type")).toBe(MARKDOWN);
  });
});
