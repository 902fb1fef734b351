// GET /openapi.json and its twin: made once per isolate, for everybody alike. No credential is looked at.
import type { Context } from "hono";
import { matchesEtag } from "../../model/matches-etag.ts";
import type { HttpEnv } from "./http-env.ts";

/** Values, not promises: one request may not wait for what another one has begun. */
const made = new Map<string, { json: string; etag: string }>();

export async function serveDescription(c: Context<HttpEnv>, dialect: "3.1" | "3.0"): Promise<Response> {
  const { publicOrigin } = c.env.ports.config;
  const key = `${dialect} ${publicOrigin}`;
  const document = made.get(key) ?? (await describe(publicOrigin, dialect));
  made.set(key, document);
  const { json, etag } = document;
  const headers = { ETag: etag, "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" };
  if (matchesEtag(c.req.header("if-none-match") ?? null, etag)) return c.body(null, 304, headers);
  return c.body(json, 200, { "Content-Type": "application/json", ...headers });
}

async function describe(publicOrigin: string, dialect: "3.1" | "3.0"): Promise<{ json: string; etag: string }> {
  const { openApiDocument } = await import("./openapi/open-api-document.ts");
  const json = JSON.stringify(openApiDocument(publicOrigin, dialect));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(json)));
  return {
    json,
    etag: `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`,
  };
}
