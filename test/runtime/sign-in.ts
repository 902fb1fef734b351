// Accounts under test: pages and OAuth endpoints as a browser asks for them, with the mail kept here.
import { env } from "cloudflare:test";
import { authApp } from "../../src/auth/app.ts";
import { authBindingsFromEnv } from "../../src/context.ts";

export const ORIGIN = "http://127.0.0.1:8787";
export const REDIRECT = "http://127.0.0.1:4711/callback";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
export const mails: Mail[] = [];

const bindings = authBindingsFromEnv(env);
const withMail = {
  ...bindings,
  ports: { ...bindings.ports, mail: { send: async (mail: Mail) => void mails.push(mail) } },
};

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  json?: unknown;
  /** As it is, of the type that `headers` name. */
  body?: string;
  cookie?: string;
  address?: string;
}

/** One request to the auth room, redirects not followed. */
export async function ask(
  path: string,
  { method, headers = {}, form, json, body: given, cookie, address = "203.0.113.9" }: Ask = {},
) {
  const all = new Headers({ "CF-Connecting-IP": address, ...headers });
  if (cookie !== undefined) all.set("Cookie", cookie);
  if (json !== undefined) all.set("Content-Type", "application/json");
  if (form !== undefined) all.set("Content-Type", "application/x-www-form-urlencoded");
  const body =
    form === undefined
      ? json === undefined
        ? (given ?? null)
        : JSON.stringify(json)
      : new URLSearchParams(form).toString();
  const request = new Request(ORIGIN + path, {
    method: method ?? (body === null ? "GET" : "POST"),
    headers: all,
    body,
  });
  const answer = await authApp.fetch(request, withMail);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export const own = { Origin: ORIGIN };

/**
 * Asks for a link, and gives what the page that it opens sends. No cookie is kept here: it is followed as in another
 * browser, which says that it means to.
 */
export async function mailedLink(
  email: string,
  next = "/account",
  address?: string,
): Promise<{ token: string; next: string; asker: string; elsewhere: string }> {
  const answer = await ask("/sign-in", {
    form: { email, next },
    headers: own,
    ...(address === undefined ? {} : { address }),
  });
  if (answer.status !== 200) throw new Error(`asking for a link answered ${answer.status}: ${answer.text}`);
  const [link = ""] = /http\S+/.exec(mails.findLast(({ to }) => to === email)?.text ?? "") ?? [];
  const { searchParams } = new URL(link);
  const [token = "", back = "", asker = ""] = ["token", "next", "asker"].map((name) => searchParams.get(name) ?? "");
  return { token, next: back, asker, elsewhere: "yes" };
}

export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

let networks = 0;
/** Signs in from a network of its own; answers the cookie. */
export async function signIn(email: string): Promise<string> {
  const link = await mailedLink(email, "/account", `198.18.0.${++networks}`);
  const answer = await ask("/sign-in/confirm", { form: link, headers: own });
  if (answer.status !== 303) throw new Error(`confirming answered ${answer.status}: ${answer.text}`);
  return cookieOf(answer.headers);
}

export async function userIdOf(email: string): Promise<string> {
  const row = await env.DB.prepare("select id from user where email = ?").bind(email).first<{ id: string }>();
  if (row === null) throw new Error(`nobody has the address ${email}`);
  return row.id;
}
