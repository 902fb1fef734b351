// Section 5: authentication. The matrix of credentials by operation.
import { describe, expect } from "vitest";
import { accessToken } from "./access-token.ts";
import { call, type Json } from "./call.ts";
import { covers } from "./covers.ts";
import { newest, read, start } from "./read.ts";
import { world } from "./world.ts";

const PROTECTED = {
  comprehensive: () => `/api/insights/scan/${newest()}/comprehensive`,
  scans: () => "/api/insights/scans",
  playbook: () => `/api/insights/playbook/${newest()}`,
  analytics: () => "/api/insights/analytics",
};
const OPEN = {
  health: () => "/api/health",
  status: () => `/api/insights/scan/${newest()}/status`,
  results: () => `/api/insights/scan/${newest()}/results`,
  directory: () => "/api/directory",
  search: () => "/api/insights/search?query=dental",
  "webhook documentation": () => "/api/webhooks/subscribe",
};
const SCOPES = [
  "insights:read",
  "insights:write",
  "directory:read",
  "scans:read",
  "scans:write",
  "analytics:read",
  "playbooks:read",
];

describe("5.1 Authentication is optional", () => {
  for (const [name, path] of Object.entries(OPEN))
    covers(["5.1 optional"], `${name} answers without a credential, and with a key`, async () => {
      expect((await call(path(), { as: "anonymous" })).status).toBe(200);
      expect((await call(path())).status).toBe(200);
    });
  covers(["5.1 optional"], "a scan can be started without a credential", async () => {
    const { status, body } = await start(
      { url: world.deadSite, scanType: "light", visibility: "unlisted" },
      { as: "anonymous" },
    );
    expect(status).toBe(200);
    expect(body["ownerToken"]).toEqual(expect.any(String));
  });
});

describe("5.2 API key", () => {
  covers(["5.2 API key"], "x-mcp-api-key gives higher limits", async () => {
    const path = OPEN.status();
    const limitOf = async (as: "key" | "anonymous"): Promise<number> =>
      Number((await call(path, { as })).headers.get("x-ratelimit-limit"));
    expect(await limitOf("key")).toBeGreaterThan(await limitOf("anonymous"));
  });
  covers(["5.2 API key"], "x-mcp-api-key gives playbooks and analytics", async () => {
    expect((await call(PROTECTED.playbook())).status).toBe(200);
    expect((await call(PROTECTED.analytics())).status).toBe(200);
  });
});

describe("5.3 Bearer token", () => {
  covers(["5.3 bearer"], "an OAuth access token is accepted, within its scopes", async () => {
    const authorization = `Bearer ${await accessToken(["analytics:read"])}`;
    const ask = { as: "anonymous", headers: { authorization } } as const;
    expect((await call(PROTECTED.analytics(), ask)).status).toBe(200);
    const { status, body } = await call(PROTECTED.scans(), ask);
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: "forbidden", code: "INSUFFICIENT_SCOPE" });
  });
  covers(["5.2 API key"], "a key is accepted as bearer, too", async () => {
    const ask = { as: "anonymous", headers: { authorization: `Bearer ${world.key}` } } as const;
    expect((await call("/api/health", ask)).status).toBe(200);
  });
});

describe("5.4 Scopes", () => {
  covers(["5.4 scopes"], "the description names the seven scopes, each with words", async () => {
    const { components } = await read<{
      components: { securitySchemes: { oauth2: { flows: Record<string, { scopes: Json }> } } };
    }>("/openapi.json");
    const scopes = components.securitySchemes.oauth2.flows["authorizationCode"]?.scopes ?? {};
    expect(Object.keys(scopes)).toEqual(SCOPES);
    for (const words of Object.values(scopes)) expect(String(words).length).toBeGreaterThan(10);
  });
});

describe("5.5 and 5.6 Protected operations", () => {
  for (const [name, path] of Object.entries(PROTECTED))
    covers(
      ["5.5 AUTH_REQUIRED", "5.6 protected operations", "7 Code.AUTH_REQUIRED"],
      `${name} answers 401 AUTH_REQUIRED without a credential, with a challenge`,
      async () => {
        const { status, headers, body } = await call(path(), { as: "anonymous" });
        expect(status).toBe(401);
        expect(body).toMatchObject({
          error: "unauthorized",
          code: "AUTH_REQUIRED",
          message: expect.stringMatching(/x-mcp-api-key/),
        });
        expect(body).not.toHaveProperty("details");
        expect(headers.get("www-authenticate")).toMatch(/^Bearer .*resource_metadata="/);
        expect((await call(path())).status).toBe(200);
      },
    );
  covers(["5.5 AUTH_REQUIRED"], "credentials are checked before ids", async () => {
    for (const path of ["/api/insights/scan/abc/comprehensive", "/api/insights/playbook/abc"])
      expect(await call(path, { as: "anonymous" })).toMatchObject({ status: 401, body: { code: "AUTH_REQUIRED" } });
  });
});

describe("5 A credential that is no good", () => {
  const wellFormedUnknown = world.key.startsWith("fsk_") ? `${world.key.slice(0, -6)}000000` : "fsk_unknown";
  const bad: Record<string, Record<string, string>> = {
    "an unknown key": { "x-mcp-api-key": wellFormedUnknown },
    "a malformed key": { "x-mcp-api-key": "nonsense" },
    "an empty key": { "x-mcp-api-key": "" },
    "an unknown token": { authorization: "Bearer nonsense" },
    "another scheme": { authorization: "Basic dXNlcjpwYXNz" },
  };
  for (const [name, headers] of Object.entries(bad))
    covers(["5.1 optional"], `${name} is refused on open operations too, never ignored`, async () => {
      for (const path of [...Object.values(OPEN), ...Object.values(PROTECTED)]) {
        const answer = await call(path(), { as: "anonymous", headers });
        expect(`${path()} ${answer.status}`).toBe(`${path()} 401`);
        expect(answer.body).toMatchObject({ error: "unauthorized", code: "INVALID_CREDENTIALS" });
        expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer /);
      }
    });
  covers(["5.1 optional"], "two different credentials in one request are 400", async () => {
    const { status, body } = await call("/api/health", { headers: { authorization: "Bearer another" } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field: "Authorization" } });
  });
  covers(["5.2 API key"], "a key in the address is 400", async () => {
    const { status, body } = await call(`/api/health?api_key=${wellFormedUnknown}`, { as: "anonymous" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field: "api_key" } });
  });
});
