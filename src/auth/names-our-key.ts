// Whether a signed token claims to be ours. The library fails over tokens whose key or algorithm it does not have, such
// as those of other issuers and of keys that have been retired: nobody can check them, so they are invalid ones.
import type { Context } from "hono";
import { z } from "zod";
import { AUTH_BASE } from "../model/auth-paths.ts";
import type { AuthEnv } from "./auth-env.ts";
import { callAuth } from "./call-auth.ts";

const KeySet = z.object({ keys: z.array(z.object({ kid: z.string(), alg: z.string() })) });
const Header = z.object({ kid: z.string(), alg: z.string() });

export async function namesOurKey(c: Context<AuthEnv>, token: string): Promise<boolean> {
  const header = Header.safeParse(readPart(token.split(".", 1)[0] ?? ""));
  if (!header.success) return false;
  const published = await callAuth(c.env, `${AUTH_BASE}/jwks`);
  const { keys } = KeySet.safeParse(await published.json().catch(() => null)).data ?? { keys: [] };
  return keys.some(({ kid, alg }) => kid === header.data.kid && alg === header.data.alg);
}

function readPart(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}
