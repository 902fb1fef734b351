// The endpoints that take a token to tell something of it.
import type { Context } from "hono";
import { challenge } from "../model/bearer-challenge.ts";
import type { AuthEnv } from "./auth-env.ts";
import { createAuth } from "./instance.ts";
import { namesOurKey } from "./names-our-key.ts";
import { NOT_STORED } from "./refusal-text.ts";

/** OpenID Connect Core section 5.3.3, RFC 6750 section 3.1. */
export async function tellUserInfo(c: Context<AuthEnv>): Promise<Response> {
  const answer = await (await createAuth(c.env)).handler(c.req.raw);
  const [, token = ""] = (c.req.header("authorization") ?? "").trim().split(/\s+/, 2);
  if (answer.status < 500 || (await namesOurKey(c, token))) return answer;
  const error = "invalid_token";
  return Response.json(
    { error, error_description: "Invalid access token" },
    { status: 401, headers: { ...NOT_STORED, "WWW-Authenticate": challenge({ error }) } },
  );
}

/** RFC 7662 section 2.2: of a token that is not valid nothing else is said. */
export async function introspectToken(c: Context<AuthEnv>): Promise<Response> {
  const { answer, isUncheckable } = await askAboutToken(c);
  return isUncheckable ? Response.json({ active: false }, { headers: NOT_STORED }) : answer;
}

/** The library's answer about the token of a form, and whether it failed over one that nobody can check. */
export async function askAboutToken(c: Context<AuthEnv>): Promise<{ answer: Response; isUncheckable: boolean }> {
  const body = await c.req.raw.text();
  const answer = await (await createAuth(c.env)).handler(new Request(c.req.raw, { method: "POST", body }));
  const token = new URLSearchParams(body).get("token") ?? "";
  return { answer, isUncheckable: answer.status >= 500 && !(await namesOurKey(c, token)) };
}
