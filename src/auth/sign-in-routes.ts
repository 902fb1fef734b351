// Signing in by a mailed link: ask, mail, confirm, out.
import { Hono, type Context } from "hono";
import { z } from "zod";
import { AUTH_BASE, SIGN_IN_PATH } from "../model/auth-paths.ts";
import { sessionCookieName } from "../model/session-cookie.ts";
import type { AuthEnv } from "./auth-env.ts";
import { callAuth } from "./call-auth.ts";
import { isMarkedBrowser, markBrowser } from "./asking-browser.ts";
import { createAuth } from "./instance.ts";
import { findMailedAddress } from "./find-mailed-address.ts";
import { countSignInMail } from "./limit-requests.ts";
import { readForm } from "./read-form.ts";
import { resumeAddress, safeNext } from "./oauth-query.ts";
import { confirmPage, mailSentPage, problemPage, signedInPage, signInPage } from "./pages/sign-in-pages.ts";
import { expectOwnOrigin } from "./own-origin.ts";
import { WORDS } from "../render/words/index.ts";

const EMAIL_CHARS = 254;
const Email = z.string().trim().toLowerCase().max(EMAIL_CHARS).pipe(z.email());
const Token = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/);
const Asker = z.string().regex(/^[0-9a-f]{32}$/);
const { linkOver: LINK_IS_OVER, elsewhere: ASKED_ELSEWHERE } = WORDS.doors.problems;

export const signInRoutes = new Hono<AuthEnv>();

signInRoutes.get("/", async (c) => {
  const { search, searchParams } = new URL(c.req.url);
  if (searchParams.has("client_id")) return signInPage({ next: resumeAddress(search) });
  const auth = await createAuth(c.env);
  const session = await auth.api.getSession({ headers: c.req.raw.headers });
  const next = safeNext(searchParams.get("next"), c.env.ports.config.publicOrigin);
  return session === null ? signInPage({ next }) : signedInPage(session.user.email, next);
});

signInRoutes.post("/", async (c) => {
  expectOwnOrigin(c, { isRequired: false });
  const form = await readForm(c);
  const next = safeNext(textOf(form["next"]), c.env.ports.config.publicOrigin);
  const email = Email.safeParse(form["email"]);
  if (!email.success)
    return signInPage({
      next,
      email: (textOf(form["email"]) ?? "").slice(0, EMAIL_CHARS),
      problem: WORDS.doors.signIn.emailProblem,
    });
  await countSignInMail(c, email.data);
  const auth = await createAuth(c.env);
  const { mark, cookie } = await markBrowser(c.env.ports, c.req.header("cookie") ?? null);
  const body = { email: email.data, callbackURL: next, metadata: { asker: mark } };
  await auth.api.signInMagicLink({ body, headers: new Headers() });
  const answer = mailSentPage(email.data);
  answer.headers.append("Set-Cookie", cookie);
  return answer;
});

signInRoutes.get("/confirm", async (c) => {
  const token = Token.safeParse(c.req.query("token"));
  const email = token.success ? await findMailedAddress(c.env, token.data) : null;
  if (!token.success || email === null) return problemPage(LINK_IS_OVER);
  return confirmPage({
    email: maskAddress(email),
    token: token.data,
    next: safeNext(c.req.query("next") ?? null, c.env.ports.config.publicOrigin),
    ...(await findAsker(c, c.req.query("asker"))),
  });
});

signInRoutes.post("/confirm", async (c) => {
  expectOwnOrigin(c, { isRequired: false });
  const form = await readForm(c);
  const token = Token.safeParse(form["token"]);
  if (!token.success) return problemPage(LINK_IS_OVER);
  const { isAsker } = await findAsker(c, textOf(form["asker"]));
  if (!isAsker && form["elsewhere"] !== "yes") return problemPage(ASKED_ELSEWHERE);
  const query = new URLSearchParams({ token: token.data, callbackURL: SIGN_IN_PATH });
  const answer = await callAuth(c.env, `${AUTH_BASE}/magic-link/verify?${query.toString()}`);
  const cookies = answer.headers.getSetCookie();
  const name = sessionCookieName(c.env.ports.config.isDevelopment);
  if (!cookies.some((cookie) => cookie.startsWith(`${name}=`))) return problemPage(LINK_IS_OVER);
  return seeOther(safeNext(textOf(form["next"]), c.env.ports.config.publicOrigin), cookies);
});

signInRoutes.post("/out", async (c) => {
  expectOwnOrigin(c, { isRequired: true });
  const answer = await callAuth(c.env, `${AUTH_BASE}/sign-out`, { method: "POST", headers: cookieOf(c), body: "{}" });
  return seeOther(SIGN_IN_PATH, answer.headers.getSetCookie());
});

signInRoutes.get("/error", (c) => {
  // Codes as the library names them; whatever else stands there is not repeated.
  const code = /^[A-Za-z_]{1,60}$/.exec(c.req.query("error") ?? "")?.[0] ?? "unknown";
  return problemPage(WORDS.doors.problems.application(code));
});

async function findAsker(
  c: Context<AuthEnv>,
  given: string | null = null,
): Promise<{ asker: string; isAsker: boolean }> {
  const asker = Asker.safeParse(given).data ?? "";
  return { asker, isAsker: await isMarkedBrowser(c.env.ports, c.req.header("cookie") ?? null, asker) };
}

export function cookieOf(c: Context<AuthEnv>): Record<string, string> {
  const cookie = c.req.header("cookie");
  return cookie === undefined ? {} : { Cookie: cookie };
}

export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** Enough for its owner to know it by; the link may have gone to somebody else. */
const maskAddress = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
