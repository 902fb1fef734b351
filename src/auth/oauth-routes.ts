// The OAuth endpoints that are open to the world. Whatever else the library answers is not reachable.
import { drizzle } from "drizzle-orm/d1";
import { and, eq, lt } from "drizzle-orm";
import { Hono, type Context } from "hono";
import { cors } from "hono/cors";
import { AppError } from "../model/errors.ts";
import { REGISTRATIONS_PER_NETWORK, TOKEN_REQUESTS_PER_NETWORK } from "../model/limits.ts";
import type { AuthEnv } from "./auth-env.ts";
import { createClient } from "./create-client.ts";
import { createAuth } from "./instance.ts";
import { giveToken } from "./give-token.ts";
import { introspectToken, tellUserInfo } from "./judge-token.ts";
import { countRequest, tooManyRequests, type Limit } from "./limit-requests.ts";
import { revokeToken } from "./revoke-token.ts";
import { oauthClient } from "./schema.ts";
import { toOAuthError } from "./to-oauth-error.ts";

interface Endpoint {
  methods: readonly string[];
  /** Counted per network under the name of the path. */
  limit?: Limit;
  /** Called by programs in browsers, from pages anywhere; no cookie counts there. */
  isForPrograms?: boolean;
}

const GET = ["GET"];
const POST = ["POST"];
const BOTH = ["GET", "POST"];

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  "/oauth2/authorize": { methods: BOTH, limit: TOKEN_REQUESTS_PER_NETWORK },
  "/oauth2/token": { methods: POST, limit: TOKEN_REQUESTS_PER_NETWORK, isForPrograms: true },
  "/oauth2/introspect": { methods: POST, limit: TOKEN_REQUESTS_PER_NETWORK },
  "/oauth2/revoke": { methods: POST, limit: TOKEN_REQUESTS_PER_NETWORK, isForPrograms: true },
  "/oauth2/register": { methods: POST, limit: REGISTRATIONS_PER_NETWORK, isForPrograms: true },
  "/oauth2/userinfo": { methods: BOTH, isForPrograms: true },
  "/oauth2/end-session": { methods: BOTH },
  "/oauth2/end-session/confirm": { methods: POST },
  "/oauth2/consent": { methods: POST },
  "/oauth2/get-consents": { methods: GET },
  "/oauth2/delete-consent": { methods: POST },
  "/oauth2/create-client": { methods: POST },
  "/oauth2/get-clients": { methods: GET },
  "/oauth2/update-client": { methods: POST },
  "/oauth2/client/rotate-secret": { methods: POST },
  "/oauth2/delete-client": { methods: POST },
  "/jwks": { methods: GET, isForPrograms: true },
  "/sign-out": { methods: POST },
};

/** Between two notes that a client is in use. */
const NOTED_MS = 86_400_000;

export const oauthRoutes = new Hono<AuthEnv>();

for (const [path, endpoint] of Object.entries(ENDPOINTS)) {
  const { methods, limit, isForPrograms = false } = endpoint;
  const allow = methods.join(", ");
  if (isForPrograms)
    oauthRoutes.use(
      path,
      cors({
        origin: "*",
        allowMethods: [...methods],
        allowHeaders: ["Authorization", "Content-Type", "MCP-Protocol-Version"],
      }),
    );
  oauthRoutes.on([...methods], path, async (c) => {
    const refusal = limit === undefined ? null : await countRequest(c, path, limit);
    if (refusal !== null) return tooManyRequests(refusal);
    return toOAuthError(await answer(c, path), path);
  });
  oauthRoutes.all(path, () => {
    throw new AppError("METHOD_NOT_ALLOWED", `This address answers ${allow}.`, { headers: { Allow: allow } });
  });
}

async function answer(c: Context<AuthEnv>, path: string): Promise<Response> {
  if (path === "/oauth2/authorize") return authorize(c);
  if (path === "/oauth2/create-client") return createClient(c);
  if (path === "/oauth2/token") return giveToken(c);
  if (path === "/oauth2/revoke") return revokeToken(c);
  if (path === "/oauth2/introspect") return introspectToken(c);
  if (path === "/oauth2/userinfo") return tellUserInfo(c);
  return (await createAuth(c.env)).handler(c.req.raw);
}

/** RFC 6749 section 4.1.2: the answer is a redirect, whoever asks. The library tells scripts by other means otherwise. */
async function authorize(c: Context<AuthEnv>): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  const ofBrowsers = [...headers.keys()].filter((name) => name.startsWith("sec-fetch-"));
  for (const name of ofBrowsers) headers.delete(name);
  headers.set("Accept", "text/html");
  const auth = await createAuth(c.env);
  noteClientInUse(c);
  return auth.handler(new Request(c.req.raw, { headers }));
}

/** Clients that nobody asks for any more are deleted one day. */
function noteClientInUse(c: Context<AuthEnv>): void {
  const clientId = c.req.query("client_id");
  if (clientId === undefined) return;
  const now = c.env.ports.clock.now();
  const isOld = and(eq(oauthClient.clientId, clientId), lt(oauthClient.updatedAt, new Date(now - NOTED_MS)));
  const note = drizzle(c.env.database)
    .update(oauthClient)
    .set({ updatedAt: new Date(now) })
    .where(isOld);
  c.env.ports.inBackground(Promise.resolve(note));
}
