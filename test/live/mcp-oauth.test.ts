// MCP with tokens of our own: from a refused call to the metadata, a client, a token and the call again.
import * as oauth from "oauth4webapi";
import * as client from "openid-client";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { openBrowser } from "./browser.ts";
import { authorizationRequest, LOOPBACK, OVER_HTTP, REDIRECT, register, signIn } from "./oauth-client.ts";

const { origin } = inject("live");
const RESOURCE = `${origin}/.well-known/mcp`;
const METADATA = `${origin}/.well-known/oauth-protected-resource/.well-known/mcp`;

interface ToolAnswer {
  result?: { isError?: boolean; structuredContent?: Record<string, unknown> };
  error?: { data?: Record<string, unknown> };
}

async function callTool(name: string, token: string | null, args: object = {}) {
  const answer = await fetch(RESOURCE, {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "MCP-Protocol-Version": "2025-11-25",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
  });
  return { status: answer.status, challenge: readChallenge(answer), body: (await answer.json()) as ToolAnswer };
}

/** Parameters of the Bearer challenge (RFC 6750 section 3). */
function readChallenge({ headers }: Response): Record<string, string> {
  const [, parameters = ""] = /^Bearer (.+)$/.exec(headers.get("www-authenticate") ?? "") ?? [];
  return Object.fromEntries(
    [...parameters.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** What a client knows after the first refusal: the resource, and the one authorization server it names. */
async function discover(metadataUrl: string): Promise<{ resource: string; issuer: URL }> {
  expect(metadataUrl).toBe(METADATA);
  const resource = new URL(RESOURCE);
  const answer = await oauth.resourceDiscoveryRequest(resource, OVER_HTTP);
  const described = await oauth.processResourceDiscoveryResponse(resource, answer);
  const [issuer = ""] = described.authorization_servers ?? [];
  return { resource: described.resource, issuer: new URL(issuer) };
}

type Browser = ReturnType<typeof openBrowser>;

/** A token for a resource; the person consents, after signing in where a mail address is given. */
async function authorize(
  config: client.Configuration,
  browser: Browser,
  { scope, resource, email }: { scope: string; resource: string; email?: string },
): Promise<string> {
  const { url, checks } = await authorizationRequest(config, scope, { resource });
  const asked = email === undefined ? await browser.load(url.href) : await signIn(browser, url.href, email);
  // What the person agreed to before is not asked again.
  const back = asked.url.startsWith(REDIRECT) ? asked : await browser.submit(asked, { accept: "yes" });
  const tokens = await client.authorizationCodeGrant(config, new URL(back.url), checks, { resource });
  return tokens.access_token;
}

describe("an MCP client that registers itself", () => {
  const browser = openBrowser(origin, "203.0.113.41");
  let config: client.Configuration;
  let resource: string;
  let narrow: string;

  beforeAll(async () => {
    const refused = await callTool("list_scans", null);
    expect(refused.status).toBe(401);
    expect(refused.challenge["scope"]).toBe("scans:read");
    const found = await discover(refused.challenge["resource_metadata"] ?? "");
    expect(found).toEqual({ resource: RESOURCE, issuer: new URL(origin) });
    ({ resource } = found);
    config = await register("Desktop assistant");
    narrow = await authorize(config, browser, { scope: "insights:read", resource, email: "mary@example.com" });
  });

  it("is told which scope it lacks, without losing what it has, and gets through once it was widened", async () => {
    const stepUp = await callTool("list_scans", narrow);
    expect(stepUp.status).toBe(403);
    expect(stepUp.challenge).toEqual({
      error: "insufficient_scope",
      // What anybody may read counts as held.
      scope: "insights:read directory:read scans:read",
      resource_metadata: METADATA,
    });
    expect(stepUp.body.error?.data).toMatchObject({ code: "INSUFFICIENT_SCOPE" });
    const wide = await authorize(config, browser, { scope: stepUp.challenge["scope"] ?? "", resource });
    const answer = await callTool("list_scans", wide, { limit: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body.result).toMatchObject({ structuredContent: { scans: expect.any(Array) } });
    expect(answer.body.result?.isError ?? false).toBe(false);
  });

  it("calls what its scope allows", async () => {
    const answer = await callTool("search_insights", narrow, { query: "dental" });
    expect([answer.status, answer.body.result?.isError ?? false]).toEqual([200, false]);
  });

  it("is refused with a token for the API, with the metadata of this endpoint", async () => {
    const other = await authorize(config, browser, { scope: "insights:read scans:read", resource: origin });
    const usage = await fetch(`${origin}/api/usage`, { headers: { Authorization: `Bearer ${other}` } });
    expect(usage.status).toBe(200);
    for (const tool of ["list_scans", "get_service_health"]) {
      const { status, challenge, body } = await callTool(tool, other);
      expect(status).toBe(401);
      expect(challenge).toMatchObject({ error: "invalid_token", resource_metadata: METADATA });
      expect(body.error?.data).toMatchObject({ code: "INVALID_CREDENTIALS" });
    }
  });

  it("is refused by the API with its token for this endpoint", async () => {
    const usage = await fetch(`${origin}/api/usage`, { headers: { Authorization: `Bearer ${narrow}` } });
    expect(usage.status).toBe(401);
    expect(readChallenge(usage)["resource_metadata"]).not.toBe(METADATA);
  });
});

describe("an MCP client that describes itself at an address", () => {
  it("comes from the metadata of the endpoint to a tool that needs its scopes", async () => {
    const { resource, issuer } = await discover(
      (await callTool("list_scans", null)).challenge["resource_metadata"] ?? "",
    );
    const config = await client.discovery(
      issuer,
      `https://${CLINIC_HOST}/oauth/client.json`,
      undefined,
      client.None(),
      LOOPBACK,
    );
    const browser = openBrowser(origin, "203.0.113.42");
    const scope = "scans:read scans:write";
    const token = await authorize(config, browser, { scope, resource, email: "barbara@example.com" });
    const started = await callTool("start_scan", token, {
      url: CLINIC_HOST,
      scanType: "light",
      visibility: "unlisted",
    });
    expect(started.status).toBe(200);
    const scanId = started.body.result?.structuredContent?.["scanId"];
    const mine = await callTool("list_scans", token, { mine: true });
    expect(mine.body.result?.structuredContent).toMatchObject({ total: 1, scans: [{ id: scanId }] });
  });
});
