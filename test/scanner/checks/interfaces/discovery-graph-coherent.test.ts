import { describe, expect, it } from "vitest";
import { discoveryGraphCoherent } from "../../../../src/scanner/checks/interfaces/discovery-graph-coherent.ts";
import type { Exchange } from "../../../../src/scanner/evidence/site-evidence.ts";
import { declaredCall } from "../../../fixtures/live.ts";
import { anchor, document, page, site } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const doc = (id: string, path: string, json: unknown) => document(id, { json, url: `${ORIGIN}${path}` });
const catalog = doc("api-catalog", "/.well-known/api-catalog", {
  linkset: [{ anchor: ORIGIN, "service-desc": [{ href: `${ORIGIN}/openapi.json` }] }],
});
const api = doc("openapi", "/openapi.json", {
  openapi: "3.1.0",
  externalDocs: { url: `${ORIGIN}/.well-known/api-catalog` },
});
const exchange = (url: string, status: number): Exchange => ({
  purpose: "document",
  method: "GET",
  url,
  finalUrl: url,
  status,
  error: null,
  ttfbMs: 5,
  bytes: 0,
  contentType: "",
  redirects: 0,
});

describe("discovery-graph-coherent", () => {
  it("passes documents that name one another", () => {
    const verdict = discoveryGraphCoherent.run(site({ documents: { "api-catalog": catalog, openapi: api } }));
    expect(verdict).toMatchObject({
      status: "pass",
      situation: "The 2 documents for agents agree and can be reached from one another.",
    });
  });

  it("warns of a document that nothing names, and accepts a link on the home page or in robots.txt", () => {
    const lonely = {
      openapi: api,
      "ai-catalog": doc("ai-catalog", "/.well-known/ai-catalog.json", {}),
      "api-catalog": catalog,
    };
    const verdict = discoveryGraphCoherent.run(site({ documents: lonely }));
    expect(verdict).toMatchObject({ status: "warn", evidence: [{ received: "ai-catalog" }] });
    const home = page({ anchors: [anchor(`${ORIGIN}/.well-known/ai-catalog.json`, "AI catalog")] });
    expect(discoveryGraphCoherent.run(site({ documents: lonely, pages: [home] })).status).toBe("pass");
    const robots = { text: `Agentmap: ${ORIGIN}/.well-known/ai-catalog.json` };
    expect(discoveryGraphCoherent.run(site({ documents: lonely, robots })).status).toBe("pass");
  });

  it("fails when two documents name different addresses for one thing", () => {
    const documents = {
      "oauth-authorization-server": doc("oauth-authorization-server", "/.well-known/oauth-authorization-server", {
        issuer: ORIGIN,
      }),
      "openid-configuration": doc("openid-configuration", "/.well-known/openid-configuration", {
        issuer: "https://id.example",
      }),
    };
    const verdict = discoveryGraphCoherent.run(site({ documents }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("https://id.example");
  });

  it("fails when the catalog and the server card name different tool servers", () => {
    const card = (url: string) => ({ name: "slots", version: "1", remotes: [{ url }] });
    const entry = { type: "application/mcp-server-card+json", data: card(`${ORIGIN}/old-mcp`) };
    const documents = {
      "mcp-server-card": doc("mcp-server-card", "/.well-known/mcp/server-card.json", card(`${ORIGIN}/mcp`)),
      "ai-catalog": doc("ai-catalog", "/.well-known/ai-catalog.json", { entries: [entry] }),
    };
    expect(discoveryGraphCoherent.run(site({ documents })).evidence[0]?.received).toBe(`${ORIGIN}/old-mcp`);
  });

  it("fails for a link that this scan saw dead, but not for one that asks to sign in", () => {
    const documents = { "api-catalog": catalog, "agent-card": doc("agent-card", "/.well-known/agent-card.json", {}) };
    const dead = discoveryGraphCoherent.run(site({ documents, exchanges: [exchange(`${ORIGIN}/openapi.json`, 404)] }));
    expect(dead).toMatchObject({ status: "fail", evidence: [{ received: `${ORIGIN}/openapi.json` }] });
    const closed = discoveryGraphCoherent.run(
      site({ documents, exchanges: [exchange(`${ORIGIN}/openapi.json`, 401)] }),
    );
    expect(closed.status).toBe("warn");
  });

  it("fails for a document that declares a dead address in a relative way, so that it earns nothing", () => {
    const card = doc("mcp-server-card", "/.well-known/mcp/server-card.json", { transport: { endpoint: "/mcp" } });
    const call = declaredCall({ url: `${ORIGIN}/mcp`, status: 500, declaredIn: card.url });
    const verdict = discoveryGraphCoherent.run(
      site({ documents: { openapi: api, "mcp-server-card": card }, live: { calls: [call], mcpServers: [] } }),
    );
    expect(verdict).toMatchObject({ status: "fail", evidence: [{ url: card.url, received: `${ORIGIN}/mcp` }] });
  });

  it("has nothing to compare with fewer than two documents", () => {
    expect(discoveryGraphCoherent.run(site({ documents: { openapi: api } })).status).toBe("na");
  });

  it("fails for an address that does not work when called, and not for one where only the plain reading failed", () => {
    const documents = { "api-catalog": catalog, openapi: api };
    const call = declaredCall({ url: `${ORIGIN}/openapi.json`, status: 500 });
    const verdict = discoveryGraphCoherent.run(site({ documents, live: { calls: [call], mcpServers: [] } }));
    expect(verdict).toMatchObject({ status: "fail", evidence: [{ received: `${ORIGIN}/openapi.json` }] });
    const read = { ...exchange(`${ORIGIN}/openapi.json`, 404), purpose: "call" as const };
    expect(discoveryGraphCoherent.run(site({ documents, exchanges: [read] })).status).toBe("pass");
  });
});
