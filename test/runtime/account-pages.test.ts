// The account as pages: every function by forms without a script, and what is refused.
import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { portsFromEnv } from "../../src/context.ts";
import { KEYS_PER_OWNER } from "../../src/model/limits.ts";
import { WEBHOOK_LIMITS } from "../../src/model/webhook-limits.ts";
import { dispatchEvents } from "../../src/services/dispatch-events.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { RECEIVER_HOSTS } from "./fake-receivers.ts";
import { call, makeTestKey, migrate, untilOver } from "./service.ts";
import { ORIGIN, signIn, userIdOf } from "./sign-in.ts";
import { type Seen, type Visitor, visitor } from "./visitor.ts";

let ada: Visitor;
let eve: Visitor;
let adaCookie: string;
const KEY = /fsk_[0-9A-Za-z]{36}/;
const keyIn = ({ html }: Seen): string => KEY.exec(html)?.[0] ?? "";
const usage = (key: string) => call("/api/usage", { headers: { "x-mcp-api-key": key } });

beforeAll(async () => {
  await migrate();
  adaCookie = await signIn("ada@example.com");
  ada = visitor(adaCookie);
  eve = visitor(await signIn("eve@example.com"));
});

async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const value = await read();
    if (holds(value)) return value;
    if (tries > 200) throw new Error("it did not come about");
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/** Ids of the keys that a page lists, newest first. */
const keyIds = ({ html }: Seen): string[] =>
  [...html.matchAll(/action="\/account\/keys\/(key_\w+)\/revoke"/g)].map(([, id = ""]) => id);

async function makeKey(of: Visitor, filled: Record<string, string | readonly string[]> = {}): Promise<string> {
  const made = await of.submit(await of.open("/account/keys"), "/account/keys", filled);
  expect(made.status).toBe(201);
  return keyIn(made);
}

const PAGES = ["/account", "/account/keys", "/account/webhooks", "/account/scans", "/account/delete"];

describe("a page of the account", () => {
  it.each(PAGES)("%s is for whoever is signed in, and leads anybody else to signing in and back", async (path) => {
    expect((await ada.open(path)).status).toBe(200);
    const next = `/sign-in?next=${encodeURIComponent(path)}`;
    for (const nobody of [visitor(null), visitor("foresite.session_token=x")])
      expect(await nobody.open(path)).toMatchObject({ status: 303, location: next });
    expect(await ada.open(path, { "sec-fetch-site": "cross-site" })).toMatchObject({ status: 303, location: next });
    const key = await makeTestKey();
    expect(await visitor(null).open(path, { "x-mcp-api-key": key })).toMatchObject({ status: 303, location: next });
  });

  it.each(PAGES)("%s is kept by nobody, named to no search engine, and needs nothing from elsewhere", async (path) => {
    const { headers, html } = await ada.open(path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    const policy = headers.get("content-security-policy") ?? "";
    for (const part of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(part);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect([...html.matchAll(/\b(?:src|href|action)="(?![/#])([^"]*)"/g)].map(([, to]) => to)).toEqual([]);
    expect(html).not.toMatch(/<script|style="/);
  });

  it("answers one address with and without a slash, and unknown ones as a page", async () => {
    expect((await ada.open("/account/")).html).toContain("ada@example.com");
    const unknown = await ada.open("/account/nothing");
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain("<h1>Nothing of yours is here</h1>");
    expect((await ada.open("/account/webhooks/%FF%FE")).status).toBe(404);
  });

  it("answers no other method", async () => {
    const answer = await call("/account/keys", { method: "DELETE", headers: { cookie: adaCookie, origin: ORIGIN } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("says when too much was asked for, and until when", async () => {
    const busy = visitor(await signIn("busy@example.com"));
    const limiter = portsFromEnv(env).limiter(`pages:user:${await userIdOf("busy@example.com")}`);
    const openWhenUsedUp = async () => {
      while ((await limiter.takeReads(300, 300)).remaining > 0);
      return busy.open("/account/keys");
    };
    let answer = await openWhenUsedUp();
    // A minute may have begun in between.
    if (answer.status === 200) answer = await openWhenUsedUp();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.html).toContain("Try again in");
  });
});

describe("the overview", () => {
  it("tells who is signed in, the plan, what is left, and what is newest", async () => {
    const fresh = visitor(await signIn("fresh@example.com"));
    const { html } = await fresh.open("/account");
    for (const text of ["fresh@example.com", "Free", "of 25", "You have not started a scan yet", "1 browser signed in"])
      expect(html).toContain(text);
    await fresh.send("/scan", [["url", CLINIC_HOST]]);
    expect((await fresh.open("/account")).html).toContain(`>${CLINIC_HOST}</a>`);
  });

  it("leaves the reads of the plan to programs", async () => {
    const cookie = await signIn("thrifty@example.com");
    for (const path of PAGES) await visitor(cookie).open(path);
    const { body } = await call("/api/usage", { headers: { cookie } });
    expect(body["reads"]).toMatchObject({ used: 1 });
  });

  it("signs out by its button", async () => {
    const cookie = await signIn("leaves@example.com");
    const leaver = visitor(cookie);
    const out = await leaver.submit(await leaver.open("/account"), "/sign-in/out");
    expect(out).toMatchObject({ status: 303, location: "/sign-in" });
    expect((await leaver.open("/account")).status).toBe(303);
  });
});

describe("keys", () => {
  it("are made with a name and the scopes left standing, and shown in that answer alone", async () => {
    const page = await ada.open("/account/keys");
    expect(page.html).toContain("No key is in use.");
    const made = await ada.submit(page, "/account/keys", {
      label: "Nightly <b>",
      scopes: ["insights:read"],
      days: "30",
    });
    expect(made.status).toBe(201);
    expect(made.location).toBeNull();
    expect(made.headers.get("cache-control")).toBe("no-store");
    expect(made.html).toContain('data-copy="secret"');
    expect(made.html).toContain("Nightly &lt;b&gt;");
    const { body } = await call<{ scopes: string[]; expiresAt: number }>(
      `/api/keys/${keyIds(await ada.open("/account/keys"))[0]}`,
      {
        headers: { "x-mcp-api-key": keyIn(made) },
      },
    );
    expect(body.scopes).toEqual(["insights:read"]);
    expect(Math.abs(body.expiresAt - Date.now() / 1000 - 30 * 86_400)).toBeLessThan(60);
    const list = await ada.open("/account/keys");
    expect(list.html).not.toMatch(KEY);
    expect(list.html).toContain("Nightly &lt;b&gt;");
  });

  it.each([
    ["days", { days: "soon" }, "whole number from 1 to 3650"],
    ["days", { days: "0" }, "whole number from 1 to 3650"],
    ["scopes", { scopes: [] }, "Choose at least one"],
    ["scopes", { scopes: ["admin"] }, "Choose at least one"],
    ["label", { label: "x".repeat(101) }, "at most 100 characters"],
  ])("are refused at the field %s for %j, and what was typed stays", async (field, filled, text) => {
    const before = keyIds(await ada.open("/account/keys"));
    const typed = { label: "Kept name", ...filled };
    const refused = await ada.submit(await ada.open("/account/keys"), "/account/keys", typed);
    expect(refused.status).toBe(400);
    expect(refused.html).toMatch(new RegExp(`id="${field}-problem">[^<]*${text}`));
    expect(refused.html).toMatch(new RegExp(`role="alert">Nothing was done. <a href="#${field}">`));
    expect(refused.html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
    expect(refused.html).toContain(`value="${typed.label}"`);
    expect(keyIds(await ada.open("/account/keys"))).toEqual(before);
    const mended = await ada.submit(refused, "/account/keys", { label: "Mended", days: "", scopes: ["insights:read"] });
    expect(mended.status).toBe(201);
  });

  it("are made once of one form, however often and however fast it is sent", async () => {
    const page = await eve.open("/account/keys");
    const twice = await Promise.all([0, 1].map(() => eve.submit(page, "/account/keys")));
    expect(twice.map(({ status }) => String(status)).toSorted()).toEqual(["201", "303"]);
    const again = await eve.submit(page, "/account/keys");
    expect(again).toMatchObject({ status: 303, location: "/account/keys?done=sent-before" });
    const list = await eve.open("/account/keys?done=sent-before");
    expect(list.html).toContain("This form was sent before");
    expect(keyIds(list)).toHaveLength(1);
  });

  it("are not made by a form that no page of ours made", async () => {
    for (const once of ["", "x", "a".repeat(21)])
      expect(
        (
          await ada.send("/account/keys", [
            ["once", once],
            ["scopes", "insights:read"],
          ])
        ).status,
      ).toBe(400);
  });

  it("are replaced by one with the same rights; the old one opens for a day and cannot be replaced again", async () => {
    const old = await makeKey(ada, { label: "deploy", scopes: ["directory:read"] });
    const page = await ada.open("/account/keys");
    const path = `/account/keys/${keyIds(page)[0]}/rotate`;
    expect(page.html).toContain("24 hours more");
    const replaced = await ada.submit(page, path);
    expect(replaced.status).toBe(201);
    for (const key of [old, keyIn(replaced)]) expect((await usage(key)).status).toBe(200);
    expect(await ada.submit(page, path)).toMatchObject({ status: 303, location: "/account/keys?done=sent-before" });
    const list = await ada.open("/account/keys");
    expect(list.html).not.toContain(`action="${path}"`);
    expect((await ada.send(path, [["once", "a".repeat(20)]])).status).toBe(400);
    expect(await ada.open(path)).toMatchObject({ status: 303, location: "/account/keys" });
  });

  it("are revoked after a second look, and stay listed as ended", async () => {
    const key = await makeKey(ada, { label: "soon gone" });
    const page = await ada.open("/account/keys");
    const path = `/account/keys/${keyIds(page)[0]}/revoke`;
    expect(page.html).toMatch(/<details class="question">\s*<summary>Revoke<span class="hidden"> soon gone/);
    expect(await ada.submit(page, path)).toMatchObject({ status: 303, location: "/account/keys?done=key-revoked" });
    expect((await usage(key)).status).toBe(401);
    expect((await ada.submit(page, path)).status).toBe(303);
    const after = await ada.open("/account/keys?done=key-revoked");
    expect(after.html).toContain("The key is revoked.");
    expect(after.html).not.toContain(`action="${path}"`);
    expect(after.html).toContain("Revoked");
  });

  it("of others are as if there were none", async () => {
    const key = await makeKey(ada, { label: "not yours" });
    const [id] = keyIds(await ada.open("/account/keys"));
    for (const what of ["rotate", "revoke"]) {
      const answer = await eve.send(`/account/keys/${id}/${what}`, [["once", "b".repeat(20)]]);
      expect(answer.status).toBe(404);
      expect(answer.html).toContain("belongs to another account");
    }
    expect((await usage(key)).status).toBe(200);
  });

  it("have a most, told above the form", async () => {
    const many = visitor(await signIn("many@example.com"));
    const cookie = await signIn("many@example.com");
    for (let i = 0; i < KEYS_PER_OWNER; i++)
      await call("/api/keys", { method: "POST", body: {}, headers: { cookie, origin: ORIGIN } });
    const refused = await many.submit(await many.open("/account/keys"), "/account/keys");
    expect(refused.status).toBe(400);
    expect(refused.html).toContain(`at most ${KEYS_PER_OWNER} keys in use`);
  });
});

let hosts = RECEIVER_HOSTS.length;
const freshHost = (): string => RECEIVER_HOSTS[--hosts] ?? "";

async function subscribe(of: Visitor, kind = "ok", filled: Record<string, string | readonly string[]> = {}) {
  const url = `https://${freshHost()}/${kind}/hook`;
  const made = await of.submit(await of.open("/account/webhooks"), "/account/webhooks", { url, ...filled });
  const [, path = ""] = /href="(\/account\/webhooks\/whk_\w+)"/.exec(made.html) ?? [];
  return { made, path: made.location?.split("?")[0] ?? path, url };
}

/** Puts an event of ada's into the outbox, as a change of state does, and dispatches. */
async function emit(): Promise<void> {
  const about = crypto.randomUUID();
  const data = JSON.stringify({ scanId: about, domain: "example.com", scanType: "light" });
  await env.DB.prepare(
    "insert into outbox (event_id, type, owner, scan_id, data, created_at, due_at) values (?, 'scan.started', ?, ?, ?, ?, ?)",
  )
    .bind(`evt_scan-started_${about}`, `user:${await userIdOf("ada@example.com")}`, about, data, Date.now(), Date.now())
    .run();
  await dispatchEvents(portsFromEnv(env));
}

const countOf = ({ html }: Seen, text: string): number => html.split(text).length - 1;

describe("webhooks", () => {
  it("are subscribed with a secret of our making, shown once", async () => {
    expect((await ada.open("/account/webhooks")).html).toContain("No address is subscribed.");
    const { made, path, url } = await subscribe(ada);
    expect(made.status).toBe(201);
    const [secret = ""] = /whsec_[A-Za-z0-9+/=]+/.exec(made.html) ?? [];
    expect(secret.length).toBeGreaterThan(40);
    for (const page of [await ada.open("/account/webhooks"), await ada.open(path)]) {
      expect(page.html).toContain(url);
      expect(page.html).not.toContain(secret);
    }
  });

  it("are subscribed with a secret of one's own, which no page repeats", async () => {
    const secret = "a secret of the receiver's own";
    const { made, path } = await subscribe(ada, "ok", { secret });
    expect(made).toMatchObject({ status: 303, location: `${path}?done=subscribed` });
    const page = await ada.open(`${path}?done=subscribed`);
    expect(page.html).toContain("signed with your secret");
    expect(page.html).not.toContain(secret);
  });

  it.each([
    ["url", { url: "http://example.com/hooks" }, "The address must be https"],
    ["url", { url: "" }, "Expected: an https address"],
    ["url", { url: "https://127.0.0.1/hooks" }, "The address"],
    ["events", { events: [] }, "Choose at least one"],
    ["events", { events: ["scan.exploded"] }, "Choose at least one"],
    ["secret", { secret: "too short" }, "A secret is"],
  ])("are refused at the field %s for %j", async (field, filled, text) => {
    const { made } = await subscribe(ada, "ok", filled);
    expect(made.status).toBe(400);
    expect(made.html).toMatch(new RegExp(`id="${field}-problem">[^<]*${text}`));
    expect(made.html).not.toContain("too short");
  });

  it("are subscribed once of one form", async () => {
    const page = await eve.open("/account/webhooks");
    const url = `https://${freshHost()}/ok/hook`;
    const answers = await Promise.all([0, 1, 2].map(() => eve.submit(page, "/account/webhooks", { url })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["201", "303", "303"]);
    expect(countOf(await eve.open("/account/webhooks"), url)).toBe(1);
  });

  it("have a most an account, and a most a host", async () => {
    const many = visitor(await signIn("hooked@example.com"));
    const host = freshHost();
    const at = async (url: string) => many.submit(await many.open("/account/webhooks"), "/account/webhooks", { url });
    for (let i = 0; i < WEBHOOK_LIMITS.perHost; i++) expect((await at(`https://${host}/ok/${i}`)).status).toBe(201);
    const full = await at(`https://${host}/ok/more`);
    expect(full.html).toMatch(/id="url-problem">This host receives for 5 subscriptions/);
    const other = freshHost();
    for (let i = 0; i < WEBHOOK_LIMITS.perOwner - WEBHOOK_LIMITS.perHost; i++) await at(`https://${other}/ok/${i}`);
    expect((await at(`https://${freshHost()}/ok/one`)).html).toContain("at most 10 active subscriptions");
  });

  it("show what was sent, try by try, and send it again once for one press", async () => {
    const { path } = await subscribe(ada, "twice", { events: ["scan.started"] });
    expect((await ada.open(path)).html).toContain("Nothing was sent yet.");
    await emit();
    const page = await until(
      () => ada.open(path),
      ({ html }) => html.includes(">Delivered<"),
    );
    expect(page.html).toContain("Tried 3 times.");
    expect(page.html).toContain("500, no success");
    const [, action = ""] = /action="(\S+\/replay)"/.exec(page.html) ?? [];
    for (const done of ["replayed", "sent-before"])
      expect(await ada.submit(page, action)).toMatchObject({ status: 303, location: `${path}?done=${done}` });
    const after = await until(
      () => ada.open(path),
      (seen) => countOf(seen, ">Delivered<") === 2,
    );
    expect(countOf(after, "Sent again by hand.")).toBe(1);
  });

  it("page through the log by a cursor that is checked", async () => {
    const { path } = await subscribe(ada, "ok", { events: ["scan.started"] });
    await emit();
    expect((await ada.open(`${path}?cursor=nonsense`)).status).toBe(400);
  });

  it("get a new secret, shown once, and the one before signs for a day", async () => {
    const { made, path } = await subscribe(ada);
    const page = await ada.open(path);
    const changed = await ada.submit(page, `${path}/rotate`);
    expect(changed.status).toBe(200);
    const secretOf = ({ html }: Seen) => /whsec_[A-Za-z0-9+/=]+/.exec(html)?.[0];
    expect(secretOf(changed)).toBeDefined();
    expect(secretOf(changed)).not.toBe(secretOf(made));
    expect(changed.html).toMatch(/Until <time[^>]*>[^<]+<\/time> every message is signed with this secret/);
    expect(await ada.submit(page, `${path}/rotate`)).toMatchObject({
      status: 303,
      location: `${path}?done=sent-before`,
    });
    expect((await ada.open(path)).html).toContain("signs beside the new one until");
  });

  it("are deleted after a second look", async () => {
    const { path, url } = await subscribe(ada);
    const page = await ada.open(path);
    expect(page.html).toMatch(/<details class="question">\s*<summary>Delete/);
    const deleted = await ada.submit(page, `${path}/delete`);
    expect(deleted).toMatchObject({ status: 303, location: "/account/webhooks?done=subscription-deleted" });
    expect((await ada.open("/account/webhooks")).html).not.toContain(url);
    expect((await ada.open(path)).status).toBe(404);
    expect((await ada.submit(page, `${path}/delete`)).status).toBe(404);
  });

  it("of others are as if there were none", async () => {
    const { path } = await subscribe(ada);
    expect((await eve.open(path)).status).toBe(404);
    for (const what of ["rotate", "delete", "deliveries/dlv_x/replay"])
      expect((await eve.send(`${path}/${what}`, [["once", "c".repeat(20)]])).status).toBe(404);
    expect((await ada.open(path)).status).toBe(200);
  });
});

async function scanAs(of: Visitor): Promise<string> {
  const started = await of.send("/scan", [
    ["url", CLINIC_HOST],
    ["scanType", "light"],
  ]);
  const scanId = started.location?.slice("/scan/".length) ?? "";
  await untilOver(scanId);
  return scanId;
}

describe("scans", () => {
  it("are those of the account alone, each with its way to the report", async () => {
    const scanId = await scanAs(ada);
    const mine = await until(
      () => ada.open("/account/scans"),
      ({ html }) => html.includes(`href="/report/${scanId}"`),
    );
    expect(mine.html).toContain(">Complete<");
    expect((await eve.open("/account/scans")).html).not.toContain(scanId);
  });

  it("come in pages that a cursor tells apart", async () => {
    const owner = `user:${await userIdOf("pages@example.com").catch(() => "")}`;
    expect(owner).toBe("user:");
    const reader = visitor(await signIn("pages@example.com"));
    const userId = await userIdOf("pages@example.com");
    for (let i = 0; i < 25; i++)
      await env.DB.prepare(
        `insert into scans (id, domain, url, scan_type, status, visibility, is_local, owner, created_at, scorecard_version)
          values (?, ?, 'https://example.com/', 'light', 'error', 'unlisted', 0, ?, ?, '1.0')`,
      )
        .bind(crypto.randomUUID(), `site-${i}.example.com`, `user:${userId}`, Date.now() + i)
        .run();
    const first = await reader.open("/account/scans");
    expect(countOf(first, 'class="item-name"')).toBe(20);
    const [, older = ""] = /href="(\/account\/scans\?cursor=[^"]+)"/.exec(first.html) ?? [];
    const second = await reader.open(older);
    expect(countOf(second, 'class="item-name"')).toBe(5);
    expect(second.html).toContain('<a class="button quiet" href="/account/scans">Newest</a>');
    expect((await ada.open(older)).status).toBe(400);
  });

  it("are deleted after a second look, by whoever started them alone", async () => {
    const scanId = await scanAs(ada);
    const page = await ada.open("/account/scans");
    const path = `/account/scans/${scanId}/delete`;
    expect(page.html).toContain("This cannot be undone.");
    const theirs = await eve.send(path, [["once", "d".repeat(20)]]);
    expect(theirs.status).toBe(403);
    expect(theirs.html).toContain("only for what belongs to your account");
    expect((await call(`/api/insights/scan/${scanId}/status`)).status).toBe(200);
    expect(await ada.submit(page, path)).toMatchObject({ status: 303, location: "/account/scans?done=scan-deleted" });
    expect((await call(`/api/insights/scan/${scanId}/status`)).status).toBe(404);
    expect(await ada.submit(page, path)).toMatchObject({ status: 303, location: "/account/scans?done=sent-before" });
    expect((await ada.send(path, [["once", "e".repeat(20)]])).status).toBe(404);
  });
});

describe("a form", () => {
  const FORMS = [
    "/account/keys",
    "/account/keys/ID/rotate",
    "/account/keys/ID/revoke",
    "/account/webhooks",
    "/account/webhooks/whk_x/rotate",
    "/account/webhooks/whk_x/delete",
    "/account/webhooks/whk_x/deliveries/dlv_x/replay",
    "/account/scans/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11/delete",
    "/account/delete",
  ];
  const FIELDS = [
    ["once", "f".repeat(20)],
    ["scopes", "insights:read"],
    ["word", "delete"],
  ] as const;

  it.each(FORMS)("%s counts from our own pages alone", async (form) => {
    const key = await makeKey(ada, { label: "stays" });
    const before = keyIds(await ada.open("/account/keys"));
    const path = form.replace("ID", before[0] ?? "");
    for (const headers of [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
      {},
    ]) {
      const answer = await ada.send(path, FIELDS, headers);
      expect(answer.status).toBe(403);
      expect(answer.html).toContain("That was not done");
    }
    expect(keyIds(await ada.open("/account/keys"))).toEqual(before);
    expect((await usage(key)).status).toBe(200);
  });

  it.each(FORMS)("%s does nothing for who is not signed in, whatever they send", async (form) => {
    const path = form.replace("ID", "key_x");
    for (const nobody of [visitor(null), visitor("foresite.session_token=x")]) {
      const answer = await nobody.send(path, FIELDS);
      expect(answer.status).toBe(303);
      expect(answer.location).toMatch(/^\/sign-in\?next=%2Faccount/);
      // Signing in leads to a page, not to what would be sent again.
      expect(answer.location).not.toMatch(/rotate|revoke|replay|%2Fscans%2F/);
    }
    const key = await makeTestKey("free", ["insights:read"]);
    const byKey = await visitor(null).send(path, FIELDS, { "x-mcp-api-key": key, origin: ORIGIN });
    expect(byKey.status).toBe(303);
  });

  it("that is too large is refused", async () => {
    expect((await ada.send("/account/keys", [["label", "x".repeat(70_000)]])).status).toBe(413);
  });
});

describe("deleting the account", () => {
  it("wants the word, and then ends it with its session", async () => {
    const cookie = await signIn("gone@example.com");
    const leaver = visitor(cookie);
    const page = await leaver.open("/account/delete");
    expect(page.html).toContain("Your public scans stay and belong to nobody");
    const refused = await leaver.submit(page, "/account/delete", { word: "yes" });
    expect(refused.status).toBe(400);
    expect(refused.html).toMatch(/id="word-problem">[^<]*Nothing was deleted/);
    const done = await leaver.submit(refused, "/account/delete", { word: " Delete " });
    expect(done.status).toBe(200);
    expect(done.html).toContain("Your account is deleted");
    expect(done.headers.get("set-cookie")).toMatch(/^foresite\.session_token=; Max-Age=0; Path=\//);
    expect((await leaver.open("/account")).status).toBe(303);
    await expect(userIdOf("gone@example.com")).rejects.toThrow("nobody has the address");
  });
});
