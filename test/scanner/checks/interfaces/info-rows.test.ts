import { describe, expect, it } from "vitest";
import { agentFeedbackContact } from "../../../../src/scanner/checks/interfaces/agent-feedback-contact.ts";
import { agentInstallPath } from "../../../../src/scanner/checks/interfaces/agent-install-path.ts";
import { agentsJson } from "../../../../src/scanner/checks/interfaces/agents-json.ts";
import { aiPluginJson } from "../../../../src/scanner/checks/interfaces/ai-plugin-json.ts";
import { apiDocsLinked } from "../../../../src/scanner/checks/interfaces/api-docs-linked.ts";
import { graphqlSurface } from "../../../../src/scanner/checks/interfaces/graphql-surface.ts";
import { idempotencyWebhooksDocs } from "../../../../src/scanner/checks/interfaces/idempotency-webhooks-docs.ts";
import { mcpAnnotations } from "../../../../src/scanner/checks/interfaces/mcp-annotations.ts";
import { nlwebAsk } from "../../../../src/scanner/checks/interfaces/nlweb-ask.ts";
import { rateLimitHeaders } from "../../../../src/scanner/checks/interfaces/rate-limit-headers.ts";
import { webmcpStaticManifest } from "../../../../src/scanner/checks/interfaces/webmcp-static-manifest.ts";
import { webmcpTools } from "../../../../src/scanner/checks/interfaces/webmcp-tools.ts";
import type { DeclaredCall, McpToolFacts } from "../../../../src/scanner/evidence/live-facts.ts";
import type { LinkCheck } from "../../../../src/scanner/evidence/site-evidence.ts";
import { declaredCall, mcpServer, tool } from "../../../fixtures/live.ts";
import { anchor, document, form, page, profile, site, text } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const saas = profile({ siteType: { value: "saas-api" } });
const withDocuments = (documents: Record<string, ReturnType<typeof document>>) => site({ profile: saas, documents });
const withPage = (over: Parameters<typeof page>[0]) => site({ profile: saas, pages: [page(over)] });
const called = (over: Partial<DeclaredCall>) => site({ live: { calls: [declaredCall(over)], mcpServers: [] } });
const broken = (status: number): LinkCheck => ({
  url: `${ORIGIN}/docs`,
  from: "internal",
  foundOn: `${ORIGIN}/`,
  status,
  error: null,
  finalUrl: `${ORIGIN}/docs`,
  redirects: 0,
});

describe("reported rows on agent interfaces", () => {
  const live = [graphqlSurface, mcpAnnotations, nlwebAsk];
  const rows = [agentFeedbackContact, agentInstallPath, apiDocsLinked, idempotencyWebhooksDocs, rateLimitHeaders];

  it.each(rows.map((row) => [row.id, row] as const))("%s does not apply to a clinic", (_id, row) => {
    expect(row.run(site()).status).toBe("na");
  });

  it.each([agentsJson, aiPluginJson, webmcpStaticManifest, ...live].map((row) => [row.id, row] as const))(
    "%s does not apply where the file is absent",
    (_id, row) => {
      expect(row.run(site()).status).toBe("na");
    },
  );

  it.each(
    [agentsJson, aiPluginJson, webmcpStaticManifest, webmcpTools, ...rows, ...live].map(
      (row) => [row.id, row] as const,
    ),
  )("%s never carries weight", (_id, row) => {
    expect(row.counts).toEqual([]);
  });

  it("agent-feedback-contact names the places and hides addresses of people", () => {
    const security = document("security-txt", { text: "# ours\nContact: mailto:jane.doe@example-clinic.com" });
    const verdict = agentFeedbackContact.run(withDocuments({ "security-txt": security }));
    expect(verdict.situation).toBe("A contact for people who run agents stands in security.txt.");
    expect(verdict.evidence[0]?.received).not.toContain("jane.doe");
    expect(agentFeedbackContact.run(site({ profile: saas })).situation).toContain("No document");
  });

  it("agent-install-path finds commands and buttons, not prose", () => {
    const command = withPage({
      blocks: [text("$ claude mcp add slots https://example-clinic.com/mcp", { tag: "pre" })],
    });
    expect(agentInstallPath.run(command).situation).toContain("claude mcp add");
    const button = withPage({
      anchors: [anchor("cursor://anysphere.cursor-deeplink/mcp/install?name=a", "Add to Cursor")],
    });
    expect(agentInstallPath.run(button).evidence[0]?.received).not.toContain("?name");
    expect(agentInstallPath.run(withPage({ blocks: [text("Teams love our npx free setup.")] })).situation).toContain(
      "No install",
    );
  });

  it("agents-json tells a readable file from a broken one", () => {
    const run = (over: Parameters<typeof document>[1]) =>
      agentsJson.run(site({ documents: { "agents-json": document("agents-json", over) } }));
    expect(run({ json: { flows: [] } }).situation).toContain("1 member.");
    expect(run({ text: "{", jsonError: "Unexpected end" }).situation).toContain("cannot be read");
  });

  it("ai-plugin-json says that the program has ended", () => {
    const verdict = aiPluginJson.run(
      site({ documents: { "ai-plugin": document("ai-plugin", { json: { name_for_human: "Slots" } }) } }),
    );
    expect(verdict).toMatchObject({
      status: "info",
      situation: "A manifest for “Slots” is left from a program that has ended.",
    });
  });

  it.each([
    ["Developers", `${ORIGIN}/x`],
    ["Entwickler", `${ORIGIN}/x`],
    ["Read more", `${ORIGIN}/docs`],
    ["Read more", "https://docs.example-clinic.com/start"],
  ])("api-docs-linked finds “%s” to %s", (name, href) => {
    expect(apiDocsLinked.run(withPage({ anchors: [anchor(href, name)] })).status).toBe("pass");
  });

  it("api-docs-linked warns when the address is dead or asks to sign in", () => {
    const home = page({ anchors: [anchor(`${ORIGIN}/docs`, "Docs")] });
    expect(apiDocsLinked.run(site({ profile: saas, pages: [home], linkChecks: [broken(404)] })).status).toBe("warn");
    const login = page({ requestedUrl: `${ORIGIN}/docs`, url: `${ORIGIN}/login`, kind: "login" });
    expect(apiDocsLinked.run(site({ profile: saas, pages: [home, login] })).status).toBe("warn");
    expect(apiDocsLinked.run(withPage({ anchors: [anchor(`${ORIGIN}/about`, "Therapist")] })).status).toBe("info");
  });

  it("idempotency-webhooks-docs says what is mentioned and what is not", () => {
    const verdict = idempotencyWebhooksDocs.run(
      withPage({ blocks: [text("Webhooks are signed."), text("Try it in the sandbox.")] }),
    );
    expect(verdict.situation).toBe(
      "Mentioned in the text on the one page read: webhooks and a test environment; not mentioned: safe repetition of calls, a list of changes and a status page.",
    );
    const metas = [{ key: "description", content: "Guides to routes and webhooks." }];
    expect(idempotencyWebhooksDocs.run(withPage({ metas })).situation).toMatch(
      /a status page, though the description of the home page promises webhooks\.$/,
    );
    expect(idempotencyWebhooksDocs.run(withPage({})).situation).toContain(
      "Not mentioned in the text on the one page read: safe repetition of calls, webhooks",
    );
    const status = anchor(`${ORIGIN}/status`, "Status");
    expect(idempotencyWebhooksDocs.run(withPage({ anchors: [status] })).situation).toContain("read: a status page;");
  });

  it("rate-limit-headers reads answers and the description", () => {
    const sent = document("api-catalog", { json: {}, headers: { "ratelimit-policy": '"free";q=3' } });
    expect(rateLimitHeaders.run(withDocuments({ "api-catalog": sent })).situation).toContain("1 of the answers");
    const json = { openapi: "3.1.0", paths: { "/a": { get: { responses: { 429: {} } } } } };
    expect(rateLimitHeaders.run(withDocuments({ openapi: document("openapi", { json }) })).evidence[0]?.received).toBe(
      "GET /a",
    );
    expect(rateLimitHeaders.run(site({ profile: saas })).situation).toContain("Neither");
  });

  it("webmcp-tools names declared forms and says what it cannot see", () => {
    const tool = form({ attributes: { toolname: "book-slot", tooldescription: "Asks for a slot." } });
    expect(webmcpTools.run(withPage({ forms: [tool] })).situation).toBe(
      "1 form on the one page read is declared as a tool: book-slot.",
    );
    expect(webmcpTools.run(withPage({ forms: [form()] })).situation).toContain(
      "tools that scripts register were not looked for",
    );
    expect(webmcpTools.run(site()).status).toBe("na");
  });

  it("webmcp-static-manifest says that no browser reads it", () => {
    const verdict = webmcpStaticManifest.run(
      site({ documents: { webmcp: document("webmcp", { json: { tools: [] } }) } }),
    );
    expect(verdict).toMatchObject({ status: "info", evidence: [{ meaning: "This file is not part of the draft." }] });
  });

  it("graphql-surface tells a described interface from a refusal and from something else", () => {
    const run = (over: Partial<DeclaredCall>) => graphqlSurface.run(called({ kind: "graphql", ...over })).situation;
    expect(run({ json: { data: { __schema: { queryType: { name: "Query" } } } } })).toContain("describes its types");
    expect(run({ status: 400, json: { errors: [{ message: "introspection is off" }] } })).toContain("says so");
    expect(run({ status: 401 })).toContain("asks for a sign-in");
    expect(run({ json: { hello: "world" } })).toContain("does not answer a query as GraphQL");
  });

  it("nlweb-ask counts results and those of them that are typed", () => {
    const run = (over: Partial<DeclaredCall>) =>
      nlwebAsk.run(called({ kind: "nlweb", name: "ask", ...over })).situation;
    const results = [{ "@type": "Service" }, { schema_object: { "@type": "FAQPage" } }, { name: "untyped" }];
    expect(run({ json: { results } })).toBe("A question was answered with 3 results, 2 of them typed.");
    expect(run({ contentType: "text/html" })).toContain("not with JSON");
    expect(run({ status: 500 })).toContain("does not answer");
    expect(run({ status: 401 })).toContain("asks for a sign-in");
  });

  it("mcp-annotations counts hints and finds names that contradict them", () => {
    const run = (...tools: McpToolFacts[]) =>
      mcpAnnotations.run(site({ live: { calls: [], mcpServers: [mcpServer({ tools })] } }));
    expect(run(tool("find_slots"), tool("list", { annotations: {} })).situation).toBe(
      "1 of 2 listed tools carries hints on what a call changes.",
    );
    const odd = run(tool("delete_slot"), tool("cancelBooking"), tool("dropdown_values"));
    expect(odd.situation).toContain("Name and hint of 2 tools disagree.");
    expect(odd.evidence.map(({ received }) => received)).toContain("delete_slot: readOnlyHint true");
  });
});
