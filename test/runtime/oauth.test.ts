import { env } from "cloudflare:test";
import { importJWK, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { portsFromEnv } from "../../src/context.ts";
import { runScheduled } from "../../src/surfaces/scheduled/run-scheduled.ts";
import { call, makeTestKey, migrate } from "./service.ts";
import { ask, ORIGIN, own, REDIRECT, signIn, userIdOf } from "./sign-in.ts";

// RFC 7636, appendix B.
const VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const TOKEN = "/auth/oauth2/token";

let cookie: string;
let clientId: string;
beforeAll(async () => {
  await migrate();
  cookie = await signIn("owner@example.com");
  clientId = String((await register({})).client_id);
});

type Json = Record<string, unknown>;
const parse = (text: string): Json => JSON.parse(text) as Json;
let networks = 0;
const fresh = (): string => `198.19.${Math.floor(++networks / 250)}.${networks % 250}`;

async function register(more: Json): Promise<Json> {
  const json = {
    client_name: "Tester <b>",
    redirect_uris: [REDIRECT],
    grant_types: ["authorization_code", "refresh_token"],
    token_endpoint_auth_method: "none",
    ...more,
  };
  return parse((await ask("/auth/oauth2/register", { json, address: fresh() })).text);
}

const authorizeUrl = (change: Record<string, string | undefined> = {}): string => {
  const all = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: REDIRECT,
    scope: "openid offline_access insights:read",
    state: "s",
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
    ...change,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/auth/oauth2/authorize?${new URLSearchParams(given).toString()}`;
};
const authorize = (change: Record<string, string | undefined> = {}, headers: Record<string, string> = {}) =>
  ask(authorizeUrl(change), { cookie, headers, address: fresh() });
const locationOf = (headers: Headers): URL => new URL(headers.get("location") ?? "", ORIGIN);

/** Asks for authorization, allows it when asked, and gives the code. */
async function obtainCode(change: Record<string, string | undefined> = {}): Promise<string> {
  let at = locationOf((await authorize(change)).headers);
  if (at.pathname === "/consent") {
    const form = { oauth_query: at.search.slice(1), accept: "yes" };
    at = locationOf((await ask("/consent", { form, cookie, headers: own })).headers);
  }
  return at.searchParams.get("code") ?? "";
}

const exchange = (code: string, more: Record<string, string> = {}) =>
  ask(TOKEN, {
    form: {
      grant_type: "authorization_code",
      code,
      redirect_uri: REDIRECT,
      client_id: clientId,
      code_verifier: VERIFIER,
      ...more,
    },
    address: fresh(),
  });
const obtainTokens = async (change: Record<string, string | undefined> = {}): Promise<Json> =>
  parse((await exchange(await obtainCode(change))).text);
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
const claimsOf = (token: unknown): Json =>
  parse(Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString("utf8"));

describe("asking for authorization", () => {
  it("shows who asks for what, escaped, and lets the answer lead to the application alone", async () => {
    const at = locationOf((await authorize()).headers);
    expect(at.pathname).toBe("/consent");
    const page = await ask(at.pathname + at.search, { cookie });
    expect(page.text).toContain("Tester &lt;b&gt;");
    expect(page.text).toContain("Read the status, results and checks of scans");
    expect(page.text).toContain("owner@example.com");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://127.0.0.1:4711;");
  });

  it("shows nothing that it did not ask itself: signature, redirect and time are held to", async () => {
    const { search } = locationOf((await authorize()).headers);
    const changed = (change: Record<string, string>): string => {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(change)) query.set(name, value);
      return `/consent?${query.toString()}`;
    };
    const paths = [
      changed({ sig: "junk", redirect_uri: "https://evil.example/" }),
      changed({ redirect_uri: "https://evil.example/" }),
      changed({ scope: "openid" }),
      changed({ exp: "1" }),
      `/consent${search}&sig=junk`,
      `/consent${search}&resource=x`,
      `/consent?client_id=${clientId}&sig=junk&redirect_uri=https://evil.example`,
    ];
    for (const path of paths) {
      const page = await ask(path, { cookie });
      expect(page.status, path).toBe(400);
      expect(page.text).toContain("This question is no longer open");
      expect(page.headers.get("content-security-policy")).not.toContain("evil.example");
    }
    expect((await ask(`/consent${search}`, { cookie })).status).toBe(200);
  });

  it("tells what subscriptions and scans are open to", async () => {
    const at = locationOf((await authorize({ scope: "insights:write scans:write" })).headers);
    const { text } = await ask(at.pathname + at.search, { cookie });
    expect(text).toContain("Make, read, change and delete your webhook subscriptions");
    expect(text).toContain("deleting scans is not included");
  });

  it("counts an answer from our own page and with the question unchanged alone", async () => {
    const at = locationOf((await authorize({ scope: "openid email" })).headers);
    const form = { oauth_query: at.search.slice(1), accept: "yes" };
    for (const headers of [{}, { Origin: "https://evil.example" }, { Origin: "null" }])
      expect((await ask("/consent", { form, cookie, headers: headers as Record<string, string> })).status).toBe(403);
    const wider = { ...form, oauth_query: form.oauth_query.replace("openid+email", "openid+scans%3Awrite") };
    expect((await ask("/consent", { form: wider, cookie, headers: own })).status).toBe(400);
    expect((await ask("/consent", { form, headers: own })).text).toContain("E-mail address");
    const refused = await ask("/consent", { form: { ...form, accept: "no" }, cookie, headers: own });
    expect(locationOf(refused.headers).searchParams.get("error")).toBe("access_denied");
  });

  it("answers with a redirect whoever asks, scripts included", async () => {
    const answer = await authorize({}, { "Sec-Fetch-Mode": "cors", Accept: "application/json" });
    expect(answer.status).toBe(302);
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["with plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["for a resource nobody knows", { resource: "https://other.example" }, "invalid_target"],
    ["for a scope nobody knows", { scope: "openid admin" }, "invalid_scope"],
  ])("%s leads back with %s", async (_, change, error) => {
    const at = locationOf((await authorize(change)).headers);
    expect(at.href.startsWith(REDIRECT)).toBe(true);
    expect(at.searchParams.get("error")).toBe(error);
  });

  it.each([{ redirect_uri: "https://evil.example/cb" }, { client_id: "nobody" }])(
    "never leads elsewhere: %j",
    async (change) => {
      const at = locationOf((await authorize(change)).headers);
      expect(at.origin + at.pathname).toBe(`${ORIGIN}/sign-in/error`);
      expect((await ask(at.pathname + at.search)).status).toBe(400);
    },
  );

  it("lets a program on this computer listen at any port", async () => {
    const at = locationOf((await authorize({ redirect_uri: "http://127.0.0.1:55555/callback" })).headers);
    expect(at.pathname).toBe("/consent");
  });
});

describe("a code", () => {
  it("gives an access token as RFC 9068 has it", async () => {
    const tokens = await obtainTokens({ scope: "openid insights:read", resource: undefined });
    const [head = ""] = String(tokens["access_token"]).split(".");
    expect(parse(Buffer.from(head, "base64url").toString("utf8"))).toMatchObject({ alg: "RS256", typ: "at+jwt" });
    const claims = claimsOf(tokens["access_token"]);
    expect(claims).toMatchObject({
      iss: ORIGIN,
      sub: await userIdOf("owner@example.com"),
      plan: "free",
      client_id: clientId,
    });
    expect([claims["aud"]].flat()).toContain(ORIGIN);
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBe(900);
    expect(String(claims["scope"]).split(" ")).toEqual(["openid", "insights:read"]);
  });

  it("gives one token to eight who use it at once", async () => {
    const code = await obtainCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)));
    expect(
      answers
        .map(({ status }) => String(status))
        .toSorted()
        .map(Number),
    ).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["another verifier", { code_verifier: "x".repeat(43) }, "invalid_grant"],
    ["another redirect", { redirect_uri: "http://127.0.0.1:4711/other" }, "invalid_grant|invalid_request"],
    ["another client", { client_id: "nobody" }, "invalid_grant|invalid_client"],
  ])("is worth nothing with %s", async (_, more, error) => {
    const code = await obtainCode();
    const answer = await exchange(code, more);
    expect(answer.status).toBe(400);
    expect(parse(answer.text)["error"]).toMatch(new RegExp(`^(${error})$`));
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("revoking", () => {
  const revoke = (form: Record<string, string>) =>
    ask("/auth/oauth2/revoke", { form: { client_id: clientId, ...form }, address: fresh() });

  it("answers 200 for access tokens, which end by themselves, and for tokens that nobody knows", async () => {
    const { access_token: token } = await obtainTokens();
    for (const hint of [{}, { token_type_hint: "access_token" }, { token_type_hint: "refresh_token" }])
      for (const known of [String(token), "unknown"])
        expect((await revoke({ token: known, ...hint })).status).toBe(200);
    expect((await call("/api/usage", { headers: bearer(token) })).status).toBe(200);
  });

  it("still refuses clients that nobody knows, and requests without a token", async () => {
    expect((await revoke({ token: "x", client_id: "nobody" })).status).toBeGreaterThanOrEqual(400);
    expect((await revoke({})).status).toBe(400);
  });
});

describe("a refresh token", () => {
  it("gives the same answer to six who use it at once, and goes on", async () => {
    const first = await obtainTokens();
    const refresh = (token: unknown) =>
      ask(TOKEN, {
        form: { grant_type: "refresh_token", refresh_token: String(token), client_id: clientId },
        address: fresh(),
      });
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(first["refresh_token"])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => parse(text)["refresh_token"])).size).toBe(1);
    expect((await refresh(parse(answers[0]?.text ?? "{}")["refresh_token"])).status).toBe(200);
  });
});

describe("a token at the API", () => {
  it("is the account's: its plan, quota and scans", async () => {
    const { access_token: token } = await obtainTokens({ scope: "openid scans:write" });
    const usage = await call("/api/usage", { headers: bearer(token) });
    expect(usage).toMatchObject({ status: 200, body: { plan: "free", scans: { limit: 25 } } });
    const scan = await call("/api/insights/scan", {
      method: "POST",
      body: { url: "clinic.example.com", scanType: "light" },
      headers: bearer(token),
    });
    expect(scan.status).toBe(200);
    const row = await env.DB.prepare("select owner from scans where id = ?").bind(scan.body["scanId"]).first();
    expect(row).toEqual({ owner: `user:${await userIdOf("owner@example.com")}` });
  });

  it("deletes no scan of the account, unless the scan's own token comes with it", async () => {
    const { access_token: token } = await obtainTokens({ scope: "openid scans:write" });
    const json = { "content-type": "application/json", origin: ORIGIN };
    const started = await call("/api/insights/scan", {
      method: "POST",
      body: { url: "clinic.example.com", scanType: "light" },
      headers: { ...json, cookie },
    });
    const path = `/api/insights/scan/${String(started.body["scanId"])}`;
    const byToken = await call(path, { method: "DELETE", headers: bearer(token) });
    expect(byToken).toMatchObject({
      status: 403,
      body: { code: "INSUFFICIENT_SCOPE", message: expect.stringMatching(/session.*API key.*ownerToken/) },
    });
    const wrong = { ...bearer(token), "x-owner-token": "wrong" };
    expect((await call(path, { method: "DELETE", headers: wrong })).status).toBe(403);
    expect((await call(path, { method: "DELETE", headers: { cookie, origin: ORIGIN } })).status).toBe(200);
    const open = await call("/api/insights/scan", {
      method: "POST",
      body: { url: "clinic.example.com", scanType: "light" },
      address: "198.51.100.77",
    });
    const owned = { ...bearer(token), "x-owner-token": String(open.body["ownerToken"]) };
    const removed = await call(`/api/insights/scan/${String(open.body["scanId"])}`, {
      method: "DELETE",
      headers: owned,
    });
    expect(removed.status).toBe(200);
  });

  it("reads what anybody reads, and writes with its scope alone", async () => {
    const { access_token: token } = await obtainTokens({ scope: "openid analytics:read" });
    const unknown = "/api/insights/scan/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11/status";
    expect((await call(unknown, { headers: bearer(token) })).status).toBe(404);
    const refused = await call("/api/insights/scan", {
      method: "POST",
      body: { url: "example.com" },
      headers: bearer(token),
    });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("www-authenticate")).toBe(
      `Bearer error="insufficient_scope", scope="scans:write", resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource"`,
    );
    expect(await call("/api/keys", { headers: bearer(token) })).toMatchObject({
      status: 403,
      body: { code: "INSUFFICIENT_SCOPE" },
    });
  });

  it("for the agents' endpoint, an ID token, or a changed one is refused", async () => {
    const forAgents = await obtainTokens({ resource: `${ORIGIN}/.well-known/mcp` });
    const tokens = await obtainTokens();
    const changed = String(tokens["access_token"]).replace(/.{6}$/, "AAAAAA");
    for (const token of [forAgents["access_token"], tokens["id_token"], changed, `${changed}.x`, "x"]) {
      const answer = await call("/api/usage", { headers: bearer(token) });
      expect(answer).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
      expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
  });

  it("beside a key is one credential too many", async () => {
    const { access_token: token } = await obtainTokens();
    const answer = await call("/api/usage", { headers: { ...bearer(token), "x-mcp-api-key": await makeTestKey() } });
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
  });
});

describe("a client that speaks for itself", () => {
  it("is given its scopes by an admin alone", async () => {
    const ofOwner = {
      client_name: "Nightly",
      grant_types: ["client_credentials"],
      client_credentials_scopes: ["scans:write"],
      token_endpoint_auth_method: "client_secret_post",
    };
    const asUser = await ask("/auth/oauth2/create-client", { json: ofOwner, cookie, headers: own });
    expect(asUser.status).toBe(403);
    const admin = await signIn("admin@example.com");
    await env.DB.prepare("update user set role = 'admin' where email = 'admin@example.com'").run();
    const made = await ask("/auth/oauth2/create-client", { json: ofOwner, cookie: admin, headers: own });
    expect(made.status, made.text).toBeLessThan(300);
    const { client_id, client_secret } = parse(made.text);
    const credentials = { client_id: String(client_id), client_secret: String(client_secret) };
    const form = { grant_type: "client_credentials", scope: "scans:write", ...credentials };
    const answer = await ask(TOKEN, { form, address: fresh() });
    expect(answer.status, answer.text).toBe(200);
    const token = parse(answer.text)["access_token"];
    expect(claimsOf(token)).toMatchObject({ sub: client_id, client_id, plan: "free" });
    const scan = await call("/api/insights/scan", {
      method: "POST",
      body: { url: "clinic.example.com", scanType: "light" },
      headers: bearer(token),
    });
    const row = await env.DB.prepare("select owner from scans where id = ?").bind(scan.body["scanId"]).first();
    expect(row).toEqual({ owner: `client:${String(client_id)}` });
    const wider = await ask(TOKEN, { form: { ...form, scope: "playbooks:read" }, address: fresh() });
    expect(parse(wider.text)["error"]).toBe("invalid_scope");
  });

  it("cannot register itself for it", async () => {
    expect(await register({ grant_types: ["client_credentials"] })).toMatchObject({ error: "invalid_client_metadata" });
  });
});

describe("what a client says of itself", () => {
  const invalid = [
    [{ client_name: "x".repeat(101) }, "invalid_client_metadata"],
    [{ redirect_uris: Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`) }, "invalid_redirect_uri"],
    [{ redirect_uris: [`https://a.example/${"x".repeat(490)}`] }, "invalid_redirect_uri"],
    [{ logo_uri: "http://a.example/logo.png" }, "invalid_client_metadata"],
    [{ tos_uri: "javascript:alert(1)" }, "invalid_client_metadata"],
    [{ backchannel_logout_uri: "https://a.example/out" }, "invalid_client_metadata"],
    [{ jwks_uri: "https://a.example/jwks" }, "invalid_client_metadata"],
    [{ jwks_uri: `${ORIGIN}/.well-known/jwks.json` }, "invalid_client_metadata"],
  ] as const;

  it.each(invalid)("is refused at every way in: %j", async (change, error) => {
    expect(await register(change)).toMatchObject({ error });
    const json = { client_name: "Mine", redirect_uris: ["https://a.example/cb"], ...change };
    const made = await ask("/auth/oauth2/create-client", { json, cookie, headers: own });
    expect(made.status).toBe(400);
    expect(parse(made.text)).toMatchObject({ error });
    const good = await ask("/auth/oauth2/create-client", {
      json: { client_name: "Mine", redirect_uris: ["https://a.example/cb"] },
      cookie,
      headers: own,
    });
    const update = { client_id: parse(good.text)["client_id"], update: change };
    const changed = await ask("/auth/oauth2/update-client", { json: update, cookie, headers: own });
    expect(changed.status).toBe(400);
    expect(parse(changed.text)).toMatchObject({ error });
  });

  it("is refused to an admin who makes a client that speaks for itself, too", async () => {
    const admin = await signIn("other-admin@example.com");
    await env.DB.prepare("update user set role = 'admin' where email = 'other-admin@example.com'").run();
    const json = {
      client_name: "Nightly",
      grant_types: ["client_credentials"],
      client_credentials_scopes: ["scans:write"],
      token_endpoint_auth_method: "private_key_jwt",
      jwks_uri: `${ORIGIN}/.well-known/jwks.json`,
    };
    const answer = await ask("/auth/oauth2/create-client", { json, cookie: admin, headers: own });
    expect(answer.status).toBe(400);
    expect(parse(answer.text)).toMatchObject({ error: "invalid_client_metadata" });
  });

  it("is stored without characters that nobody sees", async () => {
    expect(await register({ client_name: "Go\u202eod\u0007\u200b \n app" })).toMatchObject({ client_name: "Good app" });
    expect(await register({ client_name: "\u200b\u2066" })).toMatchObject({ error: "invalid_client_metadata" });
  });

  it("holds ten redirects of five hundred characters", async () => {
    const redirect_uris = Array.from({ length: 10 }, (_, i) => `https://a.example/${i}`.padEnd(500, "x"));
    expect(await register({ redirect_uris })).toMatchObject({ redirect_uris });
  });
});

describe("the metadata of the server", () => {
  it.each(["oauth-authorization-server", "openid-configuration"])("promise no back-channel: %s", async (name) => {
    const document = parse((await ask(`/.well-known/${name}`)).text);
    expect(document).toHaveProperty("token_endpoint");
    expect(Object.keys(document).filter((member) => member.startsWith("backchannel"))).toEqual([]);
  });
});

describe("a client that describes itself at an address", () => {
  const at = (name: string) => ({ client_id: `https://app.example.com/oauth/${name}.json` });

  it("is asked about by the name it gives itself, with the host it is described at", async () => {
    const next = locationOf((await authorize(at("good"))).headers);
    expect(next.pathname).toBe("/consent");
    const page = await ask(next.pathname + next.search, { cookie });
    expect(page.text).toContain("Example app");
    expect(page.text).toContain("<dd>app.example.com</dd>");
    const code = await obtainCode(at("good"));
    expect((await exchange(code, at("good"))).status).toBe(200);
  });

  it("is shown by its name without characters that nobody sees", async () => {
    const next = locationOf((await authorize(at("reversed"))).headers);
    expect((await ask(next.pathname + next.search, { cookie })).text).toContain("Let Example app use");
  });

  it.each([
    at("large"),
    at("moved"),
    at("borrowed"),
    at("secret"),
    at("not-json"),
    at("long-name"),
    at("plain-page"),
    at("told"),
    { client_id: "https://10.0.0.1/oauth.json" },
    { client_id: "https://127.0.0.1/oauth.json" },
    { client_id: "https://nowhere.example.com/oauth.json" },
    { client_id: "http://app.example.com/oauth/good.json" },
  ])("is refused when the address or what stands there is no good: %j", async (client) => {
    const answer = await authorize(client);
    expect(answer.headers.get("location") ?? "").not.toContain(REDIRECT);
    expect(answer.status === 400 || locationOf(answer.headers).pathname === "/sign-in/error").toBe(true);
    const row = await env.DB.prepare("select 1 from oauth_client where client_id = ?").bind(client.client_id).first();
    expect(row).toBeNull();
  });
});

describe("a token of a trusted issuer", () => {
  const sign = async (change: Record<string, unknown> = {}) => {
    const key = await importJWK(JSON.parse(env.TEST_ISSUER_KEY), "RS256");
    const claims = { scope: "scans:write admin", plan: "pro", sub: "them-7", ...change };
    const token = new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k1" }).setExpirationTime("5 min");
    return token.setIssuer("https://id.example.com").setAudience("https://foresite.example").sign(key);
  };

  it("has the scopes that both know, the free plan and a quota of its own", async () => {
    const token = await sign();
    expect(await call("/api/usage", { headers: bearer(token) })).toMatchObject({
      status: 200,
      body: { plan: "free", scans: { limit: 25, used: 0 } },
    });
    const scan = await call("/api/insights/scan", {
      method: "POST",
      body: { url: "clinic.example.com", scanType: "light" },
      headers: bearer(token),
    });
    const row = await env.DB.prepare("select owner from scans where id = ?")
      .bind(scan.body["scanId"])
      .first<{ owner: string }>();
    expect(row?.owner).toMatch(/^ext:[0-9a-f]{32}$/);
    const other = await call("/api/usage", { headers: bearer(await sign({ sub: "them-8" })) });
    expect(other.body).toMatchObject({ scans: { used: 0 } });
  });

  it("is refused once it was changed", async () => {
    const [head, , signature] = (await sign()).split(".");
    const [, body] = (await sign({ sub: "somebody-else" })).split(".");
    expect((await call("/api/usage", { headers: bearer(`${head}.${body}.${signature}`) })).status).toBe(401);
  });
});

describe("what the library refuses in a form of its own", () => {
  it.each([
    ["/auth/oauth2/register", { redirect_uris: 7 }, 400, "invalid_redirect_uri"],
    ["/auth/oauth2/delete-client", { client_id: "x" }, 401, "login_required"],
    ["/auth/oauth2/consent", {}, 400, "invalid_request"],
  ])("%s answers as OAuth clients read it", async (path, json, status, error) => {
    const answer = await ask(path, { json, headers: own });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      status,
      { error, error_description: expect.stringMatching(/\S/) },
    ]);
  });

  it("says of a client that does not describe itself that it is none, when somebody signs out", async () => {
    const answer = await ask("/auth/oauth2/end-session?client_id=https%3A%2F%2Fnobody.example.com%2Fclient.json");
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, { error: "invalid_client" }]);
  });
});

describe("a token that nobody can check", () => {
  const part = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll("=", "");
  it.each([
    [{ alg: "none" }, { sub: "x" }],
    [
      { alg: "RS256", kid: "retired" },
      { iss: ORIGIN, sub: "x", exp: 9_999_999_999 },
    ],
    [{ alg: "HS256" }, { iss: ["x"], exp: "never" }],
    [null, []],
  ])("with the header %j is no failure of ours at any endpoint that takes one", async (header, claims) => {
    const token = `${part(header)}.${part(claims)}.AAAA`;
    const told = await ask("/auth/oauth2/userinfo", { headers: { Authorization: `Bearer ${token}` } });
    expect([told.status, JSON.parse(told.text)]).toMatchObject([401, { error: "invalid_token" }]);
    const registered = await ask("/auth/oauth2/register", {
      json: { client_name: "Odd tokens", redirect_uris: [REDIRECT], token_endpoint_auth_method: "none" },
      address: `2001:db8:${(header?.alg ?? "no").length}:9::1`,
    });
    const { client_id } = JSON.parse(registered.text) as { client_id: string };
    for (const path of ["/auth/oauth2/revoke", "/auth/oauth2/introspect"])
      expect((await ask(path, { form: { token, client_id } })).status).toBeLessThan(500);
  });
});

describe("how often", () => {
  it("a network registers ten clients an hour, and asks for sixty tokens a minute", async () => {
    const json = { client_name: "Flood", redirect_uris: [REDIRECT], token_endpoint_auth_method: "none" };
    const registrations = [];
    for (let i = 0; i < 11; i++)
      registrations.push(await ask("/auth/oauth2/register", { json, address: "198.51.100.200" }));
    expect(registrations.filter(({ status }) => status === 201)).toHaveLength(10);
    const last = registrations.at(-1);
    expect(last?.status).toBe(429);
    expect(parse(last?.text ?? "{}")).toMatchObject({ error: "temporarily_unavailable" });
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    // The minute may turn in between, once: of 122 two at least are too many.
    for (const path of [TOKEN, "/auth/oauth2/introspect", "/auth/oauth2/revoke"]) {
      const statuses = [];
      for (let i = 0; i < 122; i++) {
        const form = { grant_type: "x", token: "x" };
        statuses.push((await ask(path, { form, address: "198.51.100.201" })).status);
      }
      expect(statuses.slice(0, 60)).not.toContain(429);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("what is over", () => {
  it("is deleted once a day, and nothing else", async () => {
    const ports = portsFromEnv(env);
    const old = ports.clock.now() - 91 * 86_400_000;
    await obtainTokens();
    const gone = String((await register({ client_name: "Long gone" })).client_id);
    await env.DB.batch([
      env.DB.prepare("update oauth_client set created_at = ?1, updated_at = ?1 where client_id = ?2").bind(old, gone),
      // As old, but in use.
      env.DB.prepare("update oauth_client set created_at = ?1, updated_at = ?1 where client_id = ?2").bind(
        old,
        clientId,
      ),
      env.DB.prepare(
        "insert into verification (id, identifier, value, expires_at, created_at, updated_at) values ('v', 'x', '{}', ?1, ?1, ?1)",
      ).bind(old),
    ]);
    const count = async (sql: string): Promise<unknown> => (await env.DB.prepare(sql).first())?.["n"];
    const sessions = await count("select count(*) as n from session");
    await runScheduled(ports, "17 3 * * *");
    expect(await count("select count(*) as n from verification where id = 'v'")).toBe(0);
    expect(await count(`select count(*) as n from oauth_client where client_id = '${gone}'`)).toBe(0);
    expect(await count(`select count(*) as n from oauth_client where client_id = '${clientId}'`)).toBe(1);
    expect(await count("select count(*) as n from session")).toBe(sessions);
  });

  it("stays when somebody asks for it again", async () => {
    const old = Date.now() - 91 * 86_400_000;
    const kept = String((await register({ client_name: "Back again" })).client_id);
    await env.DB.prepare("update oauth_client set created_at = ?1, updated_at = ?1 where client_id = ?2")
      .bind(old, kept)
      .run();
    await authorize({ client_id: kept });
    const noted = async () =>
      (
        await env.DB.prepare("select updated_at as at from oauth_client where client_id = ?")
          .bind(kept)
          .first<{ at: number }>()
      )?.at ?? 0;
    for (let tries = 0; tries < 50 && (await noted()) === old; tries++)
      await new Promise((resume) => setTimeout(resume, 20));
    expect(await noted()).toBeGreaterThan(old);
  });
});
