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

describe("a strict client that knows the resource alone", () => {
  const resource = new URL(origin);
  const SCOPE = "openid offline_access insights:read scans:write";

  /** From the resource to its authorization server, as RFC 9728 has it. */
  async function discover(): Promise<oauth.AuthorizationServer> {
    const described = await oauth.processResourceDiscoveryResponse(
      resource,
      await oauth.resourceDiscoveryRequest(resource, OVER_HTTP),
    );
    const issuer = new URL(described.authorization_servers?.[0] ?? "");
    const answer = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...OVER_HTTP });
    return oauth.processDiscoveryResponse(issuer, answer);
  }

  async function registerAt(server: oauth.AuthorizationServer): Promise<oauth.Client> {
    const metadata = {
      client_name: "Strict reader",
      redirect_uris: [REDIRECT],
      grant_types: ["authorization_code", "refresh_token"],
      token_endpoint_auth_method: "none",
    };
    const answer = await oauth.dynamicClientRegistrationRequest(server, metadata, OVER_HTTP);
    return oauth.processDynamicClientRegistrationResponse(answer);
  }

  /** Sends a person there and back; answers what came with them. */
  async function authorize(server: oauth.AuthorizationServer, app: oauth.Client, verifier: string) {
    const state = oauth.generateRandomState();
    const url = new URL(server.authorization_endpoint ?? "");
    url.search = new URLSearchParams({
      response_type: "code",
      client_id: app.client_id,
      redirect_uri: REDIRECT,
      scope: SCOPE,
      state,
      resource: origin,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    }).toString();
    const browser = openBrowser(origin, "203.0.113.33");
    const consent = await signIn(browser, url.href, "mary@example.com");
    const back = await browser.submit(consent, { accept: "yes" });
    // Holds `iss` and `state` to what was asked (RFC 9207).
    return oauth.validateAuthResponse(server, app, new URL(back.url), state);
  }

  const useToken = (token: string) =>
    oauth.protectedResourceRequest(token, "GET", new URL("/api/usage", origin), new Headers(), null, OVER_HTTP);

  it("gets from there to a call, refreshes, and gives its tokens back", async () => {
    const server = await discover();
    const app = await registerAt(server);
    const verifier = oauth.generateRandomCodeVerifier();
    const auth = oauth.None();
    const came = await authorize(server, app, verifier);
    const answer = await oauth.authorizationCodeGrantRequest(server, app, auth, came, REDIRECT, verifier, OVER_HTTP);
    const tokens = await oauth.processAuthorizationCodeResponse(server, app, answer, { requireIdToken: true });
    expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 900 });
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ iss: origin, aud: app.client_id });
    expect(await (await useToken(tokens.access_token)).json()).toMatchObject({ plan: "free" });

    const refresh = (token: string) => oauth.refreshTokenGrantRequest(server, app, auth, token, OVER_HTTP);
    const renewed = await oauth.processRefreshTokenResponse(server, app, await refresh(tokens.refresh_token ?? ""));
    expect((await useToken(renewed.access_token)).status).toBe(200);

    for (const token of [renewed.refresh_token ?? "", renewed.access_token, "unknown"])
      await oauth.processRevocationResponse(await oauth.revocationRequest(server, app, auth, token, OVER_HTTP));
    const late = oauth.processRefreshTokenResponse(server, app, await refresh(renewed.refresh_token ?? ""));
    await expect(late).rejects.toMatchObject({ error: "invalid_grant", status: 400 });
  });

  it("is told invalid_grant for a verifier that does not fit, and reads the challenge of a bad token", async () => {
    const server = await discover();
    const app = await registerAt(server);
    const came = await authorize(server, app, oauth.generateRandomCodeVerifier());
    const other = oauth.generateRandomCodeVerifier();
    const auth = oauth.None();
    const answer = await oauth.authorizationCodeGrantRequest(server, app, auth, came, REDIRECT, other, OVER_HTTP);
    await expect(oauth.processAuthorizationCodeResponse(server, app, answer)).rejects.toMatchObject({
      error: "invalid_grant",
      status: 400,
    });
    await expect(useToken("not-a-token")).rejects.toMatchObject({
      status: 401,
      cause: [
        {
          scheme: "bearer",
          parameters: {
            error: "invalid_token",
            resource_metadata: `${origin}/.well-known/oauth-protected-resource`,
          },
        },
      ],
    });
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
