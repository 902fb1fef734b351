import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { migrate } from "./service.ts";
import { ask, cookieOf, mailedLink, mails, own, signIn, userIdOf } from "./sign-in.ts";

beforeAll(migrate);

describe("signing in", () => {
  it("mails a link that opens a page, and changes nothing by being opened", async () => {
    const link = await mailedLink("ada@example.com");
    expect(mails.at(-1)).toMatchObject({ to: "ada@example.com", subject: "Sign in to Foresite" });
    for (let i = 0; i < 3; i++) {
      const opened = await ask(`/sign-in/confirm?${new URLSearchParams(link).toString()}`);
      expect(opened.status).toBe(200);
      expect(opened.headers.getSetCookie()).toEqual([]);
      expect(opened.text).toContain("signed in as <strong>a•••@example.com</strong>");
    }
    const confirmed = await ask("/sign-in/confirm", { form: link, headers: own });
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.get("location")).toBe("/account");
    const [cookie = ""] = confirmed.headers.getSetCookie();
    expect(cookie).toMatch(/^foresite\.session_token=.*HttpOnly.*SameSite=Lax/);
    expect((await ask("/sign-in", { cookie: cookieOf(confirmed.headers) })).text).toContain("ada@example.com");
  });

  it("offers no button for a link that was used, is too old, or never was", async () => {
    const used = await mailedLink("used@example.com", "/sign-in", "198.18.9.3");
    await ask("/sign-in/confirm", { form: used, headers: own });
    const old = await mailedLink("old@example.com", "/sign-in", "198.18.9.3");
    await env.DB.prepare("update verification set expires_at = ? where json_extract(value, '$.email') = ?")
      .bind(Date.now() - 1, "old@example.com")
      .run();
    for (const token of [used.token, old.token, "x".repeat(32)]) {
      const opened = await ask(`/sign-in/confirm?token=${token}`);
      expect(opened.status).toBe(400);
      expect(opened.text).toContain("This link does not work");
    }
  });

  it("knows the browser that asked, and lets another one sign in only after it was told", async () => {
    const asked = await ask("/sign-in", { form: { email: "bound@example.com" }, headers: own, address: "198.18.9.20" });
    const [set = ""] = asked.headers.getSetCookie();
    expect(set).toMatch(/^foresite\.sign_in=\w{40}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(asked.headers);
    const [link = ""] = /http\S+/.exec(mails.at(-1)?.text ?? "") ?? [];
    expect(link).not.toContain(cookie.split("=")[1]);
    const path = link.slice(new URL(link).origin.length);
    const mark = new URL(link).searchParams.get("asker") ?? "";
    const here = await ask(path, { cookie });
    expect(here.text).not.toContain("another browser");
    expect(here.text).not.toContain("elsewhere");
    for (const other of [path, path.replace(mark, ""), path.replace(mark, "0".repeat(32))]) {
      const elsewhere = await ask(other, { cookie: `foresite.sign_in=${"a".repeat(40)}` });
      expect(elsewhere.text).toContain("<h1>This link was asked for in another browser</h1>");
      expect(elsewhere.text).toContain('name="elsewhere" value="yes"');
    }
    const form = { token: new URL(link).searchParams.get("token") ?? "", next: "/account", asker: mark };
    const unaware = await ask("/sign-in/confirm", { form, headers: own });
    expect(unaware.status).toBe(400);
    expect(unaware.headers.getSetCookie()).toEqual([]);
    expect((await ask("/sign-in/confirm", { form, headers: own, cookie })).status).toBe(303);
  });

  it("keeps the mark of a browser that asks twice, so that its first link stays its own", async () => {
    const first = await ask("/sign-in", { form: { email: "twice@example.com" }, headers: own, address: "198.18.9.21" });
    const [link = ""] = /http\S+/.exec(mails.at(-1)?.text ?? "") ?? [];
    const cookie = cookieOf(first.headers);
    const again = await ask("/sign-in", {
      form: { email: "twice@example.com" },
      headers: own,
      address: "198.18.9.21",
      cookie,
    });
    expect(cookieOf(again.headers)).toBe(cookie);
    expect((await ask(link.slice(new URL(link).origin.length), { cookie })).text).not.toContain("another browser");
  });

  it("leads whoever is signed in already on to where they wanted to go", async () => {
    const cookie = await signIn("onward@example.com");
    const page = await ask("/sign-in?next=/account/keys", { cookie });
    expect(page.text).toContain("onward@example.com");
    expect(page.text).toContain('href="/account/keys"');
  });

  it("gives one session to eight who use one link at once", async () => {
    const link = await mailedLink("race@example.com");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask("/sign-in/confirm", { form: link, headers: own })),
    );
    expect(
      answers
        .map(({ status }) => String(status))
        .toSorted()
        .map(Number),
    ).toEqual([303, 400, 400, 400, 400, 400, 400, 400]);
    const { sessions } = (await env.DB.prepare("select count(*) as sessions from session where user_id = ?")
      .bind(await userIdOf("race@example.com"))
      .first<{ sessions: number }>()) ?? { sessions: -1 };
    expect(sessions).toBe(1);
  });

  it("keeps no link, address or program of who signs in", async () => {
    const link = await mailedLink("quiet@example.com");
    const { results } = await env.DB.prepare("select identifier from verification").all<{ identifier: string }>();
    expect(JSON.stringify(results)).not.toContain(link.token);
    await ask("/sign-in/confirm", { form: link, headers: { ...own, "User-Agent": "Mozilla/5.0" } });
    const row = await env.DB.prepare("select ip_address, user_agent from session where user_id = ?")
      .bind(await userIdOf("quiet@example.com"))
      .first();
    expect(row).toEqual({ ip_address: null, user_agent: null });
  });

  it("makes one account of one address, however it is written", async () => {
    await signIn("grace@example.com");
    const answer = await ask("/sign-in", {
      form: { email: " Grace@Example.COM " },
      headers: own,
      address: "198.18.9.1",
    });
    expect(answer.status).toBe(200);
    expect(mails.at(-1)?.to).toBe("grace@example.com");
  });

  it.each(["", "nobody", "a@b", `${"a".repeat(300)}@example.com`])(
    "tells what is wrong with the address %.12j",
    async (email) => {
      const answer = await ask("/sign-in", { form: { email }, headers: own });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('role="alert"');
    },
  );

  it("counts only forms of its own pages", async () => {
    const link = await mailedLink("target@example.com", "/sign-in", "198.18.9.2");
    const evil = { Origin: "https://evil.example" };
    expect((await ask("/sign-in", { form: { email: "x@example.com" }, headers: evil })).status).toBe(403);
    expect((await ask("/sign-in/confirm", { form: link, headers: evil })).status).toBe(403);
    expect((await ask("/sign-in/confirm", { form: link, headers: { Origin: "null" } })).status).toBe(403);
    const cookie = await signIn("out@example.com");
    expect((await ask("/sign-in/out", { form: {}, cookie })).status).toBe(403);
    expect((await ask("/sign-in", { cookie })).text).toContain("out@example.com");
    expect((await ask("/sign-in/out", { form: {}, cookie, headers: own })).status).toBe(303);
    expect((await ask("/sign-in", { cookie })).text).not.toContain("out@example.com");
  });

  it("shows pages that no script, frame or foreign style gets into, and that repeat nothing unescaped", async () => {
    const page = await ask(`/sign-in?next=${encodeURIComponent('/"><script>alert(1)</script>')}`);
    expect(page.text).not.toContain("<script");
    const policy = page.headers.get("content-security-policy") ?? "";
    for (const part of ["default-src 'none'", "style-src 'self'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const error = await ask("/sign-in/error?error=%3Cb%3Ex&error_description=%3Cscript%3E");
    expect(error.text).not.toMatch(/<b>x|<script/);
  });

  it("sends three mails in a quarter of an hour to one recipient, and twenty an hour for one network", async () => {
    const toOne = [];
    for (let i = 0; i < 4; i++)
      toOne.push(
        await ask("/sign-in", { form: { email: "flood@example.com" }, headers: own, address: `198.18.7.${i}` }),
      );
    expect(toOne.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const fromOne = [];
    for (let i = 0; i < 21; i++)
      fromOne.push(
        await ask("/sign-in", { form: { email: `n${i}@example.com` }, headers: own, address: "198.18.8.1" }),
      );
    expect(fromOne.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(JSON.parse(fromOne[20]?.text ?? "")).toMatchObject({ code: "RATE_LIMIT", error: "rate_limited" });
    expect(Number(fromOne[20]?.headers.get("retry-after"))).toBeGreaterThan(0);
    const shown = await ask("/sign-in", {
      form: { email: "n99@example.com" },
      headers: { ...own, Accept: "text/html" },
      address: "198.18.8.1",
    });
    expect(shown.status).toBe(429);
    expect(shown.text).toContain("Too many requests of this kind");
  });
});

describe("a form that is none", () => {
  it.each(["/sign-in", "/sign-in/confirm", "/consent"])(
    "is refused at %s, whatever its body calls itself",
    async (path) => {
      for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
        const headers = { ...own, "Content-Type": type, Accept: "application/json" };
        const answer = await ask(path, { method: "POST", headers, body: "email=a@example.com" });
        expect([answer.status, JSON.parse(answer.text)]).toEqual([
          400,
          expect.objectContaining({ code: "INVALID_REQUEST" }),
        ]);
      }
    },
  );
});

describe("what the library answers beyond", () => {
  it.each([
    ["POST", "/auth/api-key/verify"],
    ["POST", "/auth/sign-up/email"],
    ["POST", "/auth/sign-in/email"],
    ["POST", "/auth/sign-in/magic-link"],
    ["GET", "/auth/magic-link/verify?token=abcdefghijklmnopqrstuvwxyzABCDEF"],
    ["GET", "/auth/token"],
    ["POST", "/auth/admin/oauth2/create-client"],
    ["GET", "/auth/admin/oauth2/resources"],
    ["POST", "/auth/update-user"],
    ["POST", "/auth/delete-user"],
    ["POST", "/auth/change-email"],
    ["POST", "/auth/link-social"],
    ["GET", "/auth/list-sessions"],
    // It would hand the session's token to scripts.
    ["GET", "/auth/get-session"],
    ["POST", "/auth/request-password-reset"],
    ["GET", "/auth/ok"],
    ["GET", "/auth/error"],
    ["GET", "/auth/oauth2/public-client?client_id=x"],
    ["POST", "/auth/oauth2/public-client-prelogin"],
    ["GET", "/auth//oauth2/../ok"],
  ])("is not reachable: %s %s", async (method, path) => {
    const answer = await ask(path, method === "POST" ? { json: {}, headers: own } : {});
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([
    ["POST", "/auth/oauth2/create-client"],
    ["GET", "/auth/oauth2/get-clients"],
    ["GET", "/auth/oauth2/get-consents"],
    ["POST", "/auth/oauth2/delete-client"],
  ])("needs a session: %s %s", async (method, path) => {
    const json = { client_id: "x", redirect_uris: ["https://a.example/cb"] };
    expect((await ask(path, method === "POST" ? { json, headers: own } : {})).status).toBe(401);
  });

  it("lets programs in pages of others read metadata and use tokens, and nothing where a cookie counts", async () => {
    const elsewhere = { Origin: "https://app.example.com" };
    const allowed = async (path: string, method: string) =>
      (await ask(path, { method, headers: elsewhere })).headers.get("access-control-allow-origin");
    for (const path of ["/.well-known/openid-configuration", "/.well-known/oauth-protected-resource"])
      expect(await allowed(path, "GET")).toBe("*");
    expect(await allowed("/auth/oauth2/token", "OPTIONS")).toBe("*");
    expect(await allowed("/auth/oauth2/register", "OPTIONS")).toBe("*");
    const withCookie = [
      "/sign-in",
      "/consent",
      "/auth/oauth2/authorize",
      "/auth/oauth2/get-consents",
      "/auth/sign-out",
    ];
    for (const path of withCookie)
      for (const method of ["GET", "OPTIONS"]) expect(await allowed(path, method)).toBeNull();
  });

  it("answers other methods with 405, and large bodies with 413", async () => {
    const other = await ask("/auth/oauth2/token");
    expect(other.status).toBe(405);
    expect(other.headers.get("allow")).toBe("POST");
    expect((await ask("/auth/oauth2/register", { json: { client_name: "x".repeat(70_000) } })).status).toBe(413);
  });
});
