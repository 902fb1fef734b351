// What browsers and OAuth clients send: pages, their forms, documents, and the endpoints of authorization.
import { inAddress, pathText, type Draft, type Known } from "./fuzz-request.ts";
import { hostileText } from "./hostile-values.ts";
import { spoil, toBytes, type Json, type Maker } from "./make-json.ts";

const FORM = "application/x-www-form-urlencoded";
const DOCUMENTS = [
  "/openapi.json",
  "/openapi-3.0.json",
  "/.well-known/agent-card.json",
  "/.well-known/agent.json",
  "/.well-known/mcp/server-card.json",
  "/.well-known/http-message-signatures-directory",
  "/.well-known/oauth-authorization-server",
  "/.well-known/openid-configuration",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-protected-resource/.well-known/mcp",
  "/.well-known/jwks.json",
  "/sitemap-directory.xml",
  "/",
  "/developers/",
  "/developers/status",
  "/pricing",
  "/method",
  "/bot",
  "/legal/privacy",
];
const ACCOUNT = [
  "/account",
  "/account/delete",
  "/account/keys",
  "/account/keys/{id}/rotate",
  "/account/keys/{id}/revoke",
  "/account/webhooks",
  "/account/webhooks/{id}",
  "/account/webhooks/{id}/rotate",
  "/account/webhooks/{id}/delete",
  "/account/webhooks/{id}/deliveries/{id}/replay",
  "/account/scans",
  "/account/scans/{id}/delete",
  "/analytics",
  "/analytics.md",
];
const FIELDS = [
  "once",
  "label",
  "scopes",
  "url",
  "events",
  "callback_url",
  "secret",
  "metadata",
  "confirm",
  "email",
  "scanType",
  "visibility",
  "next",
  "token",
  "asker",
  "elsewhere",
  "accept",
  "oauth_query",
];

export function pageCall(maker: Maker, { origin }: Known): Draft {
  const { dice, corpora } = maker;
  const text = (): string => hostileText(dice, corpora);
  const known = (name: string): string => String(dice.chance(0.6) ? dice.pick(maker.known[name] ?? ["x"]) : text());
  const query = (...names: string[]): string =>
    `?${names
      .filter(() => dice.chance(0.6))
      .map((name) => `${name}=${inAddress(maker, known(name))}`)
      .join("&")}`;
  const at = (path: string): string => path.replaceAll("{id}", () => inAddress(maker, known("scanId")) || "x");
  const read = (path: string): Draft => ({
    surface: "pages",
    method: "GET",
    path,
    headers: { accept: dice.pick(["text/html", "text/markdown", "*/*"]) },
    body: null,
  });
  const form = (path: string): Draft => ({
    surface: "forms",
    method: "POST",
    path,
    headers: {
      accept: "text/html",
      "content-type": FORM,
      origin: dice.chance(0.9) ? origin : "null",
      "sec-fetch-site": "same-origin",
    },
    body: formBytes(
      maker,
      FIELDS.filter(() => dice.chance(0.4)),
    ),
  });
  return dice.pick<() => Draft>([
    () => read(dice.pick(["/search", "/search.md"]) + query("query", "x")),
    () => read(dice.pick(["/search", "/search.md"]) + query("query")),
    () => read(dice.pick(["/directory", "/directory.md"]) + query("industry", "sort", "offset")),
    () => read(`/directory/${inAddress(maker, known("slug"))}${dice.pick(["", ".md"])}`),
    () =>
      read(
        `/report/${inAddress(maker, known("scanId"))}${dice.pick(["", ".md", "/opportunities.csv"])}${query("employees", "eventsPerMonth", "wf-appointment")}`,
      ),
    () => read(`/scan/${inAddress(maker, known("scanId"))}`),
    () => read(`/badge/${inAddress(maker, known("domain"))}.svg${query("score", "style", "theme")}`),
    () => read(at(dice.pick(ACCOUNT)) + query("done", "cursor", "status")),
    () => read(dice.pick(DOCUMENTS) + (dice.chance(0.3) ? `?${pathText(text())}` : "")),
    () => read(`/${pathText(text())}`),
    () => read(`/developers/${pathText(text())}`),
    () => form("/scan"),
    () => form(at(dice.pick(ACCOUNT))),
    () => form(`/email/${dice.pick(["stop", "resume"])}/${inAddress(maker, text()) || "x"}`),
  ])();
}

function formBytes(maker: Maker, names: readonly string[]): Buffer {
  const { dice, corpora } = maker;
  const pairs = names.map(
    (name) =>
      `${name}=${inAddress(maker, dice.chance(0.3) ? String(dice.pick(maker.known[name] ?? ["yes"])) : hostileText(dice, corpora))}`,
  );
  const text = pairs.join("&");
  return dice.chance(0.03) ? Buffer.from(text.padEnd(70_000, "x")) : Buffer.from(text, "latin1");
}

const OAUTH_FIELDS: Readonly<Record<string, readonly unknown[]>> = {
  client_id: ["x", "https://client.example.com/oauth/client.json", "http://127.0.0.1/x"],
  client_secret: ["x"],
  redirect_uri: ["http://127.0.0.1:4712/callback", "https://evil.example/", "javascript:alert(1)"],
  response_type: ["code", "token", "code id_token"],
  response_mode: ["query", "form_post"],
  grant_type: [
    "authorization_code",
    "refresh_token",
    "client_credentials",
    "password",
    "urn:ietf:params:oauth:grant-type:device_code",
  ],
  scope: ["openid", "insights:read scans:write", "offline_access"],
  state: ["s"],
  code: ["c"],
  code_challenge: ["E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"],
  code_challenge_method: ["S256", "plain"],
  code_verifier: ["dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"],
  refresh_token: ["x"],
  token: ["x", "a.b.c"],
  token_type_hint: ["access_token", "refresh_token"],
  resource: ["http://127.0.0.1", "https://other.example"],
  prompt: ["none", "login", "consent", "create"],
  nonce: ["n"],
  max_age: ["0", "-1"],
  id_token_hint: ["a.b.c"],
  client_assertion: ["a.b.c"],
  client_assertion_type: ["urn:ietf:params:oauth:client-assertion-type:jwt-bearer"],
  request: ["a.b.c"],
  request_uri: ["urn:x"],
  claims: ["{}"],
};
const OAUTH_PATHS = [
  "oauth2/authorize",
  "oauth2/token",
  "oauth2/introspect",
  "oauth2/revoke",
  "oauth2/userinfo",
  "oauth2/end-session",
  "oauth2/end-session/confirm",
  "oauth2/get-consents",
  "oauth2/get-clients",
  "jwks",
  "sign-in/magic-link",
  "magic-link/verify",
  "get-session",
];
const JSON_PATHS = [
  "oauth2/register",
  "oauth2/register",
  "oauth2/create-client",
  "oauth2/update-client",
  "oauth2/delete-client",
  "oauth2/client/rotate-secret",
  "oauth2/consent",
  "oauth2/delete-consent",
  "sign-out",
];
const CLIENT: Json = {
  client_name: "Fuzz",
  redirect_uris: ["http://127.0.0.1:4712/callback"],
  token_endpoint_auth_method: "none",
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  scope: "insights:read",
  contacts: ["a@example.com"],
  logo_uri: "https://client.example.com/logo.png",
  jwks: { keys: [] },
  software_statement: "a.b.c",
};

export function oauthCall(maker: Maker, known: Known): Draft {
  const { dice, corpora } = maker;
  const names = Object.keys(OAUTH_FIELDS).filter(() => dice.chance(0.45));
  const value = (name: string): string =>
    dice.chance(0.65) ? String(dice.pick(OAUTH_FIELDS[name] ?? [""])) : hostileText(dice, corpora);
  const pairs = names.map((name) => `${name}=${inAddress(maker, value(name))}`).join("&");
  const path = `/auth/${dice.pick(OAUTH_PATHS)}`;
  return dice.pick<() => Draft>([
    () => ({ surface: "oauth", method: "GET", path: `/auth/oauth2/authorize?${pairs}`, body: null }),
    () => ({ surface: "oauth", method: "GET", path: `${path}?${pairs}`, body: null }),
    () => ({
      surface: "oauth",
      method: "POST",
      path: "/auth/oauth2/token",
      headers: { "content-type": FORM },
      body: Buffer.from(pairs, "latin1"),
    }),
    () => ({
      surface: "oauth",
      method: "POST",
      path,
      headers: { "content-type": FORM },
      body: Buffer.from(pairs, "latin1"),
    }),
    () => ({
      surface: "oauth",
      method: "POST",
      path: `/auth/${dice.pick(JSON_PATHS)}`,
      headers: dice.chance(0.5) ? { origin: known.origin } : {},
      body: toBytes(
        maker,
        dice.chance(0.85) ? spoil(maker, { ...CLIENT, update: CLIENT, client_id: value("client_id") }) : CLIENT,
      ),
    }),
    () => signInForm(maker, known),
    () => ({
      surface: "oauth",
      method: "GET",
      path: `${dice.pick(["/sign-in", "/sign-in/confirm", "/sign-in/error", "/consent"])}?${pairs}&token=${inAddress(maker, value("token"))}&error=${inAddress(maker, value("error"))}&next=${inAddress(maker, value("redirect_uri"))}`,
      body: null,
    }),
  ])();
}

function signInForm(maker: Maker, { origin }: Known): Draft {
  const { dice } = maker;
  return {
    surface: "oauth",
    method: "POST",
    path: dice.pick(["/sign-in", "/sign-in/confirm", "/sign-in/out", "/consent"]),
    headers: {
      "content-type": dice.chance(0.9) ? FORM : "multipart/form-data; boundary=x",
      origin,
      accept: "text/html",
    },
    body: formBytes(
      maker,
      FIELDS.filter(() => dice.chance(0.4)),
    ),
  };
}
