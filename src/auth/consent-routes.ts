// Asks for consent, and hands the answer to the authorization endpoint.
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { z } from "zod";
import { AUTH_BASE } from "../model/auth-paths.ts";
import type { AuthBindings, AuthEnv } from "./auth-env.ts";
import { callAuth } from "./call-auth.ts";
import { createAuth } from "./instance.ts";
import { isSignedQuery } from "./is-signed-query.ts";
import { resumeAddress } from "./oauth-query.ts";
import { expectOwnOrigin } from "./own-origin.ts";
import { consentPage } from "./pages/consent-page.ts";
import { problemPage, signInPage } from "./pages/sign-in-pages.ts";
import { oauthClient } from "./schema.ts";
import { readForm } from "./read-form.ts";
import { cookieOf, seeOther } from "./sign-in-routes.ts";
import { WORDS } from "../render/words/index.ts";

const Answer = z.object({ url: z.string().min(1) });
const IS_OVER = WORDS.doors.problems.questionOver;

export const consentRoutes = new Hono<AuthEnv>();

consentRoutes.get("/", async (c) => {
  const { search, searchParams } = new URL(c.req.url);
  // What is not signed may name any redirect, which the page would show and let its form lead to.
  const { config, clock } = c.env.ports;
  if (!(await isSignedQuery(search, { authSecret: config.authSecret, now: clock.now() }))) return problemPage(IS_OVER);
  const client = await findClient(c.env, searchParams.get("client_id") ?? "");
  if (client === null) return problemPage(IS_OVER);
  const auth = await createAuth(c.env);
  const session = await auth.api.getSession({ headers: c.req.raw.headers });
  if (session === null) return signInPage({ next: resumeAddress(search) });
  return consentPage({
    clientName: client.name ?? client.clientId,
    clientHost: client.clientDiscoveryId === null ? null : new URL(client.clientId).host,
    redirectUri: searchParams.get("redirect_uri"),
    scopes: (searchParams.get("scope") ?? "").split(" ").filter((scope) => scope !== ""),
    resources: searchParams.getAll("resource"),
    email: session.user.email,
    query: search.slice(1),
  });
});

consentRoutes.post("/", async (c) => {
  expectOwnOrigin(c, { isRequired: true });
  const { oauth_query, accept } = await readForm(c);
  if (typeof oauth_query !== "string") return problemPage(IS_OVER);
  // The query is signed: whatever was changed in it is refused there.
  const body = JSON.stringify({ accept: accept === "yes", oauth_query });
  const answer = await callAuth(c.env, `${AUTH_BASE}/oauth2/consent`, { method: "POST", headers: cookieOf(c), body });
  if (answer.status === 401) return signInPage({ next: resumeAddress(oauth_query) });
  const decided = Answer.safeParse(await answer.json().catch(() => null));
  return answer.ok && decided.success ? seeOther(decided.data.url) : problemPage(IS_OVER);
});

async function findClient({ database }: AuthBindings, clientId: string) {
  const [client] = await drizzle(database)
    .select()
    .from(oauthClient)
    .where(eq(oauthClient.clientId, clientId))
    .limit(1);
  return client ?? null;
}
