// Section 4.14: the API descriptions and the documents of OAuth.
import { describe, expect } from "vitest";
import { call } from "./call.ts";
import { covers } from "./covers.ts";
import { read } from "./read.ts";
import { world } from "./world.ts";

const NO_CREDENTIAL = { as: "anonymous" } as const;

describe("4.14 Discovery documents", () => {
  covers(
    ["4.14./openapi.json", "9.version 1.0.0"],
    "/openapi.json is OpenAPI 3.1, version 1.0.0, with an ETag that saves a second reading",
    async () => {
      const first = await call("/openapi.json", NO_CREDENTIAL);
      expect(first.body).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./), info: { version: "1.0.0" } });
      expect(first.headers.get("cache-control")).toMatch(/^public/);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await call("/openapi.json", { ...NO_CREDENTIAL, headers: { "if-none-match": etag } });
      expect([again.status, again.text]).toEqual([304, ""]);
    },
  );
  covers(["4.14./openapi.json"], "/openapi-3.0.json is its twin for tools that read 3.0.3", async () => {
    const { body } = await call<{ openapi: string; paths: object }>("/openapi-3.0.json", NO_CREDENTIAL);
    expect(body.openapi).toBe("3.0.3");
    expect(Object.keys(body.paths)).toEqual(Object.keys((await read<{ paths: object }>("/openapi.json")).paths));
  });
  covers(["4.14./openapi.json"], "they look at no credential", async () => {
    for (const path of ["/openapi.json", "/openapi-3.0.json"])
      expect((await call(path, { ...NO_CREDENTIAL, headers: { "x-mcp-api-key": "nonsense" } })).status).toBe(200);
  });

  for (const name of ["oauth-authorization-server", "openid-configuration"] as const)
    covers([`4.14./.well-known/${name}`], "names issuer, endpoints and PKCE", async () => {
      const { status, body } = await call(`/.well-known/${name}`, NO_CREDENTIAL);
      expect(status).toBe(200);
      expect(new URL(String(body["issuer"])).origin).toBe(world.origin);
      expect(body).toMatchObject({
        authorization_endpoint: `${world.origin}/auth/oauth2/authorize`,
        token_endpoint: `${world.origin}/auth/oauth2/token`,
        code_challenge_methods_supported: ["S256"],
      });
    });
  covers(
    ["4.14./.well-known/oauth-protected-resource"],
    "names the resource, its authorization server and scopes (RFC 9728)",
    async () => {
      const { status, body } = await call("/.well-known/oauth-protected-resource", NO_CREDENTIAL);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        resource: expect.stringContaining(world.origin),
        authorization_servers: [expect.stringContaining(world.origin)],
        scopes_supported: expect.arrayContaining(["insights:read", "scans:write"]),
      });
    },
  );

  covers(["4.14./ask"], "/ask answers questions with typed results and sources, at once or as a stream", async () => {
    const path = "/ask?query=How+do+I+stop+your+crawler%3F";
    const { status, body } = await call(path, { ...NO_CREDENTIAL, headers: { accept: "application/json" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      query_id: expect.any(String),
      results: expect.arrayContaining([
        expect.objectContaining({
          url: `${world.origin}/bot#stop-it`,
          site: new URL(world.origin).host,
          score: expect.any(Number),
          schema_object: expect.objectContaining({ "@type": "TechArticle" }),
        }),
      ]),
    });
    const stream = await call(path, NO_CREDENTIAL);
    expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(stream.text).toContain('"message_type":"complete"');
  });
  covers(["4.14./ask"], "/ask promises a scan that is asked for, with its id", async () => {
    const { body } = await call<{ _meta: object; promise: { token: string } }>("/ask", {
      method: "POST",
      body: { query: { text: `light scan of ${world.deadSite}` } },
    });
    expect(body._meta).toMatchObject({ response_type: "Promise" });
    expect((await call(`/api/insights/scan/${body.promise.token}/status`)).status).toBe(200);
  });
  covers(["4.14./ask"], "/ask refuses a credential that is not valid, though it needs none", async () => {
    const { status, body } = await call("/ask?query=x", { ...NO_CREDENTIAL, headers: { "x-mcp-api-key": "nonsense" } });
    expect([status, body["code"]]).toEqual([401, "INVALID_CREDENTIALS"]);
  });
});
