// Clients that others wrote, from discovery to a call of the API and back.
import * as oauth from "oauth4webapi";
import * as client from "openid-client";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { openBrowser } from "./browser.ts";
import { authorizationRequest, LOOPBACK, OVER_HTTP, REDIRECT, register, signIn } from "./oauth-client.ts";

const { origin } = inject("live");

const post = (path: string, token: string, body: unknown) =>
  fetch(origin + path, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("the discovery documents", () => {
  it.each(["oauth2", "oidc"] as const)("are what a strict client expects: %s", async (algorithm) => {
    const issuer = new URL(origin);
    const answer = await oauth.discoveryRequest(issuer, { algorithm, ...OVER_HTTP });
    const server = await oauth.processDiscoveryResponse(issuer, answer);
    expect(server.jwks_uri).toBe(`${origin}/.well-known/jwks.json`);
    expect(server.code_challenge_methods_supported).toEqual(["S256"]);
    for (const endpoint of ["authorization_endpoint", "token_endpoint", "registration_endpoint", "jwks_uri"] as const)
      expect((await fetch(server[endpoint] ?? "")).status).not.toBe(404);
  });

  it.each(["", "/.well-known/mcp"])("describe the resource at the origin%s", async (path) => {
    const resource = new URL(origin + path);
    const answer = await oauth.resourceDiscoveryRequest(resource, OVER_HTTP);
    const described = await oauth.processResourceDiscoveryResponse(resource, answer);
    expect(described.authorization_servers).toEqual([origin]);
    expect(described.scopes_supported).toHaveLength(7);
  });
});

describe("a client that registers itself", () => {
  const browser = openBrowser(origin, "203.0.113.31");
  let config: client.Configuration;
  let tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

  beforeAll(async () => {
    config = await register("Report reader");
    const { url, checks } = await authorizationRequest(config, "openid email offline_access insights:read scans:write");
    const consent = await signIn(browser, url.href, "ada@example.com");
    expect(consent.html).toContain("Report reader");
    expect(consent.html).toContain("Start scans");
    expect(consent.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const back = await browser.submit(consent, { accept: "yes" });
    expect(back.url.startsWith(`${REDIRECT}?`)).toBe(true);
    tokens = await client.authorizationCodeGrant(config, new URL(back.url), checks);
  });

  it("gets an ID token and user information that agree", async () => {
    const claims = tokens.claims();
    expect(claims).toMatchObject({ iss: origin, aud: config.clientMetadata().client_id });
    const info = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? "");
    expect(info).toMatchObject({ sub: claims?.sub, email: "ada@example.com", email_verified: true });
  });

  it("calls what its scopes allow", async () => {
    const answer = await post("/api/insights/scan", tokens.access_token, { url: CLINIC_HOST, scanType: "light" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-ratelimit-limit")).toBe("25");
    const usage = await fetch(`${origin}/api/usage`, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
    expect(await usage.json()).toMatchObject({ plan: "free", scans: { limit: 25, used: 1 } });
  });

  it("is not asked for consent twice, and told what scope it lacks", async () => {
    const { url, checks } = await authorizationRequest(config, "openid insights:read");
    const back = await browser.load(url.href);
    expect(back.url.startsWith(`${REDIRECT}?`)).toBe(true);
    const narrow = await client.authorizationCodeGrant(config, new URL(back.url), checks);
    const answer = await post("/api/insights/scan", narrow.access_token, { url: CLINIC_HOST });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("www-authenticate")).toBe(
      `Bearer error="insufficient_scope", scope="scans:write", resource_metadata="${origin}/.well-known/oauth-protected-resource"`,
    );
    expect(await answer.json()).toMatchObject({ code: "INSUFFICIENT_SCOPE" });
  });

  it("may not use its ID token as an access token", async () => {
    const answer = await fetch(`${origin}/api/usage`, { headers: { Authorization: `Bearer ${tokens.id_token}` } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  it("refreshes by rotation, and loses the tokens it gives back", async () => {
    const first = await client.refreshTokenGrant(config, tokens.refresh_token ?? "");
    expect(first.refresh_token).not.toBe(tokens.refresh_token);
    const usage = await fetch(`${origin}/api/usage`, { headers: { Authorization: `Bearer ${first.access_token}` } });
    expect(usage.status).toBe(200);
    await client.tokenRevocation(config, first.refresh_token ?? "");
    await expect(client.refreshTokenGrant(config, first.refresh_token ?? "")).rejects.toMatchObject({
      error: "invalid_grant",
    });
  });

  it("is told when the person refuses", async () => {
    const other = await register("Unwanted");
    const { url, checks } = await authorizationRequest(other, "openid");
    const back = await browser.submit(await browser.load(url.href), { accept: "no" });
    await expect(client.authorizationCodeGrant(other, new URL(back.url), checks)).rejects.toMatchObject({
      error: "access_denied",
    });
  });

  it("may ask for a fresh sign-in", async () => {
    const { url, checks } = await authorizationRequest(config, "openid insights:read", { prompt: "login" });
    const back = await signIn(browser, url.href, "ada@example.com");
    const again = await client.authorizationCodeGrant(config, new URL(back.url), checks);
    expect(Date.now() / 1000 - Number(again.claims()?.["auth_time"])).toBeLessThan(30);
  });
});

describe("a client that describes itself at an address", () => {
  it("is read there, and gets a token for the agents' endpoint that the API does not take", async () => {
    const server = await client.discovery(
      new URL(origin),
      `https://${CLINIC_HOST}/oauth/client.json`,
      undefined,
      client.None(),
      LOOPBACK,
    );
    const { url, checks } = await authorizationRequest(server, "openid insights:read", {
      resource: `${origin}/.well-known/mcp`,
    });
    const browser = openBrowser(origin, "203.0.113.32");
    const consent = await signIn(browser, url.href, "grace@example.com");
    expect(consent.html).toContain("Clinic assistant");
    expect(consent.html).toContain(CLINIC_HOST);
    const back = await browser.submit(consent, { accept: "yes" });
    const tokens = await client.authorizationCodeGrant(server, new URL(back.url), checks);
    const answer = await fetch(`${origin}/api/usage`, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
    expect(answer.status).toBe(401);
  });
});
