import { describe, expect, it } from "vitest";
import {
  concernsAgents,
  hasAgentSurface,
  hasSignIn,
} from "../../../src/scanner/evidence/interfaces/interface-surface.ts";
import { document, form, page, profile, site } from "../../fixtures/site.ts";

const link = (rel: string) => ({
  rel,
  href: "/api",
  type: null,
  hreflang: null,
  title: null,
  media: null,
  sizes: null,
});

describe("hasAgentSurface", () => {
  it("is silent for a plain site, whatever well-known addresses answered", () => {
    const documents = { "agent-card": document("agent-card"), openapi: document("openapi", { state: "soft-404" }) };
    expect(hasAgentSurface(site({ documents }))).toBe(false);
  });

  it("takes a page of HTML for no document", () => {
    const documents = { "agent-card": document("agent-card", { text: "<html><body>Hi" }) };
    expect(hasAgentSurface(site({ documents }))).toBe(false);
  });

  it.each([
    ["a document", site({ documents: { "agent-card": document("agent-card", { json: {} }) } })],
    ["a link element", site({ pages: [page({ links: [link("service-desc")] })] })],
    [
      "a link header",
      site({ pages: [page({ transfer: { ...page().transfer, headers: { link: '</c>; rel="api-catalog"' } } })] }),
    ],
    [
      "a form declared as a tool",
      site({ pages: [page(), page({ forms: [form({ attributes: { toolname: "ask" } })] })] }),
    ],
  ])("sees %s", (_what, evidence) => {
    expect(hasAgentSurface(evidence)).toBe(true);
  });
});

describe("concernsAgents", () => {
  it("follows from the kind of site, also the second one, or from a surface", () => {
    expect(concernsAgents(site())).toBe(false);
    expect(concernsAgents(site({ profile: profile({ siteType: { value: "ecommerce" } }) }))).toBe(true);
    expect(concernsAgents(site({ profile: profile({ siteType: { secondary: "docs" } }) }))).toBe(true);
    expect(concernsAgents(site({ documents: { openapi: document("openapi", { json: {} }) } }))).toBe(true);
  });
});

describe("hasSignIn", () => {
  it.each([
    ["a login page", site({ pages: [page(), page({ kind: "login" })] })],
    ["a login channel", site({ channels: [{ type: "login", pages: [], evidence: "Log in", confidence: "high" }] })],
    ["OAuth metadata", site({ documents: { "openid-configuration": document("openid-configuration", { json: {} }) } })],
    [
      "a challenge",
      site({
        documents: {
          "mcp-server-card": document("mcp-server-card", {
            state: "forbidden",
            headers: { "www-authenticate": "Bearer" },
          }),
        },
      }),
    ],
  ])("sees %s", (_what, evidence) => {
    expect(hasSignIn(evidence)).toBe(true);
  });

  it("sees none on a plain site", () => {
    expect(hasSignIn(site())).toBe(false);
  });
});
