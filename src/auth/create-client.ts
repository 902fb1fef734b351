// Makes a client of the account that is signed in. A client that shall speak for itself (client credentials, RFC 6749
// section 4.4) has a quota of its own, so only an admin makes one.
import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "../model/errors.ts";
import type { AuthEnv } from "./auth-env.ts";
import { judgeClientMetadata } from "./client-metadata-rules.ts";
import { createAuth, type Auth } from "./instance.ts";
import { expectOwnOrigin } from "./own-origin.ts";

const MachineClient = z.looseObject({ client_credentials_scopes: z.array(z.string()).min(1) });

export async function createClient(c: Context<AuthEnv>): Promise<Response> {
  const auth = await createAuth(c.env);
  const machine = MachineClient.safeParse(
    await c.req.raw
      .clone()
      .json()
      .catch(() => null),
  );
  if (!machine.success) return auth.handler(c.req.raw);
  expectOwnOrigin(c, { isRequired: true });
  const { headers } = c.req.raw;
  const session = await auth.api.getSession({ headers });
  if (session?.user.role !== "admin")
    throw new AppError(
      "INSUFFICIENT_SCOPE",
      "Only an admin gives a client scopes of its own (client_credentials_scopes).",
    );
  // What a hook throws, a call of this kind throws as well: so the rules are asked here.
  const judged = judgeClientMetadata(machine.data);
  if (!judged.ok) return c.json({ error: judged.error, error_description: judged.description }, 400);
  return adminApi(auth).adminCreateOAuthClient({ body: judged.metadata, headers, asResponse: true });
}

interface AdminApi {
  adminCreateOAuthClient(call: {
    body: Record<string, unknown>;
    headers: Headers;
    asResponse: true;
  }): Promise<Response>;
}

/** The endpoint is the plugin's own (oauth-provider, adminCreateOAuthClient); `toPlugin` hides it from the types. */
function adminApi({ api }: Auth): AdminApi {
  return api as unknown as AdminApi;
}
