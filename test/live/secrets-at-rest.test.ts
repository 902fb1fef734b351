// What opens something is shown once, and stands nowhere afterwards: neither in what the service stores nor in its log.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as client from "openid-client";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { openBrowser } from "./browser.ts";
import { authorizationRequest, LOOPBACK, REDIRECT, signIn } from "./oauth-client.ts";

const { origin, state, logFile, key } = inject("live");
const ADDRESS = "203.0.113.214";
const EMAIL = "at-rest@example.com";
const OWN_SECRET = "a secret of the subscriber's own, 7 times over";
const MAIL_TO = "report-to@example.com";

/** Everything that was handed out or sent in, by what it opens. */
const handedOut: Record<string, string> = { "pro key": key };
const json = { "content-type": "application/json", "cf-connecting-ip": ADDRESS };

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
const textOf = (value: unknown, ...path: string[]): string =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value) as string;

/** All that is kept, byte by byte, but for what is published and for the operator's own keys. */
function storedFiles(): { name: string; text: string }[] {
  return readdirSync(state, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !name.startsWith(join(state, "public")) && !name.endsWith("secrets.env"))
    .flatMap((name) => {
      const text = textOfFile(name);
      return text === null ? [] : [{ name, text }];
    });
}
/** null for one that is kept no longer: a database's journal lives only as long as its transaction. */
function textOfFile(name: string): string | null {
  try {
    return readFileSync(name, "latin1");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
const placesOf = (secret: string): string[] =>
  storedFiles()
    .filter(({ text }) => text.includes(secret) || text.includes(Buffer.from(secret).toString("base64")))
    .map(({ name }) => name.slice(state.length));

async function takeOAuthSecrets(): Promise<void> {
  const registered = await post("/auth/oauth2/register", {
    client_name: "At rest",
    redirect_uris: [REDIRECT],
    grant_types: ["authorization_code", "refresh_token"],
    token_endpoint_auth_method: "client_secret_post",
  });
  const secret = textOf(registered, "client_secret");
  handedOut["client secret"] = secret;
  const config = await client.discovery(new URL(origin), textOf(registered, "client_id"), secret, undefined, {
    ...LOOPBACK,
    algorithm: "oauth2",
  });
  const browser = openBrowser(origin, ADDRESS);
  const { url, checks } = await authorizationRequest(config, "offline_access insights:read");
  const consent = await signIn(browser, url.href, EMAIL);
  const back = await browser.submit(consent, { accept: "yes" });
  handedOut["authorization code"] = new URL(back.url).searchParams.get("code") ?? "";
  const tokens = await client.authorizationCodeGrant(config, new URL(back.url), checks);
  handedOut["access token"] = tokens.access_token;
  handedOut["refresh token"] = tokens.refresh_token ?? "";
  handedOut["session cookie"] = decodeURIComponent(
    [...browser.cookies.values()].find((value) => value.length > 60) ?? "",
  );
}

beforeAll(async () => {
  const owner = { "x-mcp-api-key": key };
  const once = { ...owner, "idempotency-key": "secrets-at-rest-key" };
  handedOut["made key"] = textOf(await post("/api/keys", { label: "at rest" }, once), "key");
  handedOut["agent's key"] = textOf(await post("/agent/auth", { type: "anonymous" }), "credential");
  const callback = (path: string) => ({
    callback_url: `http://127.0.0.1:4712/${path}?hush=callback-query-7`,
    events: ["scan.completed"],
  });
  await post("/api/webhooks/subscribe", { ...callback("own"), secret: OWN_SECRET }, owner);
  handedOut["subscriber's secret"] = OWN_SECRET;
  const anonymous = await post("/api/webhooks/subscribe", callback("made"));
  handedOut["made secret"] = textOf(anonymous, "subscription", "secret");
  handedOut["manage token"] = textOf(anonymous, "subscription", "manageToken");
  const order = { url: `https://${CLINIC_HOST}/?session=scanned-query-7`, scanType: "light", email: MAIL_TO };
  handedOut["owner token"] = textOf(await post("/api/insights/scan", order), "ownerToken");
  // A key where it must not be: refused, and not noted.
  await fetch(`${origin}/api/health?key=${key}`);
  await fetch(`${origin}/api/insights/scans?x-mcp-api-key=${key}`);
  await takeOAuthSecrets();
  // The log and the databases lag behind the answers.
  await new Promise((resume) => setTimeout(resume, 1_500));
});

describe("what opens something", () => {
  it("was handed out, all of it", () => {
    expect(Object.entries(handedOut).filter(([, secret]) => typeof secret !== "string" || secret.length < 20)).toEqual(
      [],
    );
    expect(Object.keys(handedOut)).toHaveLength(12);
    expect(storedFiles().length).toBeGreaterThan(5);
  });

  it("stands in no file that the service keeps, its log included", () => {
    const found = Object.entries(handedOut).flatMap(([name, secret]) => {
      const places = placesOf(secret);
      return places.length > 0 ? [[name, places]] : [];
    });
    expect(found).toEqual([]);
  });
});

describe("the log", () => {
  it("has lines of the service, and no address of a person, machine, callback or scanned page in them", () => {
    const lines = readFileSync(logFile, "utf8")
      .split("\n")
      .filter((line) => line.startsWith('{"event":'));
    expect(lines.length).toBeGreaterThan(3);
    for (const hidden of [EMAIL, MAIL_TO, ADDRESS, "callback-query-7", "scanned-query-7", "/own?", "/made?"])
      expect([hidden, lines.filter((line) => line.includes(hidden))]).toEqual([hidden, []]);
  });
});
