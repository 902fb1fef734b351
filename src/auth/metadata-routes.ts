// The discovery documents, at the root. What they say follows the configuration of this very service.
import { Hono } from "hono";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { z } from "zod";
import { agentAuthMetadata } from "../model/agent-keys.ts";
import {
  AUTH_BASE,
  AUTHORIZATION_SERVER_PATH,
  JWKS_PATH,
  MCP_PATH,
  OPENID_CONFIGURATION_PATH,
  PROTECTED_RESOURCE_PATH,
} from "../model/auth-paths.ts";
import { unavailable } from "../model/errors.ts";
import type { Ports } from "../model/ports.ts";
import { SCOPES } from "../model/scopes.ts";
import type { AuthBindings, AuthEnv } from "./auth-env.ts";
import { callAuth } from "./call-auth.ts";
import { createAuthForMetadata } from "./instance.ts";
import { resourcesOf } from "./seed-resources.ts";

const Document = z.record(z.string(), z.unknown());
const CACHED = { "Cache-Control": "public, max-age=300" };
/**
 * The API takes no DPoP proofs, so the server does not offer tokens that would need one. Nor does it tell clients of
 * a sign-out: that would be requests to addresses that anybody registers.
 */
const NOT_OFFERED = [
  "dpop_signing_alg_values_supported",
  "backchannel_logout_supported",
  "backchannel_logout_session_supported",
];

export const metadataRoutes = new Hono<AuthEnv>();
metadataRoutes.use("/.well-known/*", cors({ origin: "*", allowMethods: ["GET", "HEAD"] }), etag());

/** RFC 8414 and OpenID Connect Discovery 1.0: what the library says, with the keys where they stand for the public. */
for (const path of [AUTHORIZATION_SERVER_PATH, OPENID_CONFIGURATION_PATH])
  metadataRoutes.get(path, async (c) => {
    const { publicOrigin } = c.env.ports.config;
    const auth = createAuthForMetadata(c.env);
    const answer = await auth.handler(new Request(publicOrigin + path, { headers: { Accept: "application/json" } }));
    const document = Document.parse(await answer.json());
    const own = {
      // There is no page to choose an account on.
      prompt_values_supported: ["none", "login", "consent", "create"],
      jwks_uri: publicOrigin + JWKS_PATH,
      service_documentation: `${publicOrigin}/developers/`,
      agent_auth: agentAuthMetadata(publicOrigin),
      protected_resources: resourcesOf(publicOrigin).map(({ identifier }) => identifier),
    };
    const offered = Object.entries(document).filter(([member]) => !NOT_OFFERED.includes(member));
    return c.json({ ...Object.fromEntries(offered), ...own }, 200, CACHED);
  });

/** The keys as this isolate read them last: they change every few months, and those who verify tokens must have them. */
const lastKeys = new WeakMap<Ports, Record<string, unknown>>();

metadataRoutes.get(JWKS_PATH, async (c) => {
  const { ports, outage } = c.env;
  const answer = await callAuth(c.env, `${AUTH_BASE}/jwks`).catch((error: unknown) => {
    if (outage.isSeen) return null;
    throw error;
  });
  if (answer?.ok === true) lastKeys.set(ports, Document.parse(await answer.json()));
  const keys = lastKeys.get(ports);
  if (keys === undefined) throw unavailable();
  outage.isSeen = false;
  return c.json(keys, 200, CACHED);
});

metadataRoutes.get(PROTECTED_RESOURCE_PATH, (c) => c.json(protectedResource(c.env, ""), 200, CACHED));
metadataRoutes.get(PROTECTED_RESOURCE_PATH + MCP_PATH, (c) => c.json(protectedResource(c.env, MCP_PATH), 200, CACHED));

/** RFC 9728 section 2. */
function protectedResource({ ports }: AuthBindings, path: string): Record<string, unknown> {
  const { publicOrigin } = ports.config;
  const resource = publicOrigin + path;
  return {
    resource,
    resource_name: resourcesOf(publicOrigin).find(({ identifier }) => identifier === resource)?.name,
    authorization_servers: [publicOrigin],
    scopes_supported: [...SCOPES],
    bearer_methods_supported: ["header"],
    resource_documentation: `${publicOrigin}/developers/`,
  };
}
