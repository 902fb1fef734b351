import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { createKeyStore } from "../../src/adapters/storage/key-store.ts";
import { createDigest } from "../../src/adapters/digest.ts";
import { ids } from "../../src/adapters/ids.ts";
import { composeKey, KEY_RANDOM_CHARS, keyPrefix } from "../../src/model/api-key.ts";
import { KEYS_PER_OWNER } from "../../src/model/limits.ts";
import type { NewKey } from "../../src/model/key-ports.ts";
import { SCOPES } from "../../src/model/scopes.ts";
import { call, makeTestKey, migrate, untilOver } from "./service.ts";
import { mailedLink, ORIGIN, signIn, userIdOf } from "./sign-in.ts";

const DAY = 86_400_000;
let cookie: string;
let stranger: string;
beforeAll(async () => {
  await migrate();
  cookie = await signIn("keeper@example.com");
  stranger = await makeTestKey();
});

const here = (more: Record<string, string> = {}) => ({ cookie, origin: ORIGIN, ...more });
const create = (body: unknown = {}, headers: Record<string, string> = here()) =>
  call<{ id: string; key: string; code?: string }>("/api/keys", { method: "POST", body, headers });
const withKey = (key: string) => ({ "x-mcp-api-key": key });
const usage = (headers: Record<string, string>) => call("/api/usage", { headers });

/** A key as only the database can make it. */
async function plantKey(change: Partial<NewKey>): Promise<string> {
  const key = composeKey(ids.token(KEY_RANDOM_CHARS));
  const id = `key_${ids.token(12)}`;
  await createKeyStore(env.DB).insert({
    id,
    owner: `key:${id}`,
    subject: `key:${id}`,
    hash: await createDigest("x").sha256(key),
    prefix: keyPrefix(key),
    plan: "free",
    scopes: [...SCOPES],
    label: null,
    createdAt: Date.now() - 100 * DAY,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    idleMs: null,
    ...change,
  });
  return key;
}

describe("making a key", () => {
  it("shows it once, and never again", async () => {
    const made = await create({ label: "nightly", scopes: ["scans:write"], expiresInDays: 2 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ label: "nightly", scopes: ["scans:write"], plan: "free", revokedAt: null });
    expect(made.body.key).toMatch(/^fsk_\w{36}$/);
    const listed = await call<{ keys: { id: string; expiresAt: number }[] }>("/api/keys", { headers: here() });
    const mine = listed.body.keys.find(({ id }) => id === made.body.id);
    expect(mine?.expiresAt).toBeGreaterThan(Date.now() / 1000 + 86_400);
    const one = await call(`/api/keys/${made.body.id}`, { headers: here() });
    expect(JSON.stringify([listed.body, one.body])).not.toMatch(/fsk_\w{20}|hash/);
  });

  it("needs no body", async () => {
    const answer = await call("/api/keys", { method: "POST", headers: here() });
    expect(answer).toMatchObject({ status: 201, body: { scopes: [...SCOPES], label: null, expiresAt: null } });
  });

  it("counts on the account: its keys share quota and ownership", async () => {
    const [a, b] = await Promise.all([create(), create()]);
    const before = await usage(withKey(a.body.key));
    await usage(withKey(b.body.key));
    const after = await usage(withKey(a.body.key));
    const used = (answer: typeof before) => (answer.body["reads"] as { used: number }).used;
    expect(used(after) - used(before)).toBe(2);
  });

  it("lasts no longer than the key that made it, nor is one with a later end rotated by it", async () => {
    const maker = await create({ expiresInDays: 1 });
    const child = await create({ expiresInDays: 300 }, withKey(maker.body.key));
    expect(child.status).toBe(201);
    expect((child.body as unknown as { expiresAt: number }).expiresAt).toBeLessThan(Date.now() / 1000 + 86_401);
    const endless = await create();
    const path = `/api/keys/${endless.body.id}/rotate`;
    const stolen = await call(path, { method: "POST", headers: withKey(maker.body.key) });
    expect(stolen).toMatchObject({ status: 403, body: { code: "INSUFFICIENT_SCOPE" } });
    expect((await call(path, { method: "POST", headers: here() })).status).toBe(201);
  });

  it.each([
    [{ label: "" }, "label"],
    [{ label: "x".repeat(101) }, "label"],
    [{ scopes: [] }, "scopes"],
    [{ scopes: ["admin"] }, "scopes.0"],
    [{ expiresInDays: 0 }, "expiresInDays"],
    [{ expiresInDays: 1.5 }, "expiresInDays"],
  ])("refuses %j and names the field", async (body, field) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST", details: { field } } });
  });

  it("stops at the number of live keys, also when many are asked for at once", async () => {
    const headers = { cookie: await signIn("many@example.com"), origin: ORIGIN };
    const answers = await Promise.all(Array.from({ length: KEYS_PER_OWNER + 6 }, () => create({}, headers)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(KEYS_PER_OWNER);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe("INVALID_REQUEST");
    const first = answers.find(({ status }) => status === 201);
    await call(`/api/keys/${first?.body.id}`, { method: "DELETE", headers });
    expect((await create({}, headers)).status).toBe(201);
  });
});

describe("rotating and revoking a key", () => {
  it("rotates into a key with the same rights, and lets the old one open for a day", async () => {
    const old = await create({ label: "deploy", scopes: ["insights:read"] });
    const next = await call<{ id: string; key: string }>(`/api/keys/${old.body.id}/rotate`, {
      method: "POST",
      headers: here(),
    });
    expect(next).toMatchObject({ status: 201, body: { label: "deploy", scopes: ["insights:read"] } });
    for (const key of [old.body.key, next.body.key]) expect((await usage(withKey(key))).status).toBe(200);
    const { body } = await call<{ rotatedTo: string; expiresAt: number }>(`/api/keys/${old.body.id}`, {
      headers: here(),
    });
    expect(body.rotatedTo).toBe(next.body.id);
    expect(Math.abs(body.expiresAt - Date.now() / 1000 - 86_400)).toBeLessThan(60);
    const again = await call(`/api/keys/${old.body.id}/rotate`, { method: "POST", headers: here() });
    expect(again.body).toMatchObject({ code: "INVALID_REQUEST", details: { field: "keyId" } });
  });

  it("gives one new key to eight who rotate at once", async () => {
    const old = await create();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(`/api/keys/${old.body.id}/rotate`, { method: "POST", headers: here() })),
    );
    expect(
      answers
        .map(({ status }) => String(status))
        .toSorted()
        .map(Number),
    ).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
  });

  it("revokes at once here, and says so again when asked again", async () => {
    const made = await create();
    expect((await usage(withKey(made.body.key))).status).toBe(200);
    const first = await call(`/api/keys/${made.body.id}`, { method: "DELETE", headers: here() });
    expect(first.body["revokedAt"]).toEqual(expect.any(Number));
    expect(await usage(withKey(made.body.key))).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
    expect((await call(`/api/keys/${made.body.id}`, { method: "DELETE", headers: here() })).body).toEqual(first.body);
  });

  it("holds elsewhere within five seconds", async () => {
    const made = await create();
    expect((await usage(withKey(made.body.key))).status).toBe(200);
    // As another isolate would have done it.
    await createKeyStore(env.DB).revoke(`user:${await userIdOf("keeper@example.com")}`, made.body.id, Date.now());
    await new Promise((resume) => setTimeout(resume, 5_100));
    expect((await usage(withKey(made.body.key))).status).toBe(401);
  });

  it.each(["GET", "DELETE", "POST"])("tells nothing of keys of others: %s", async (method) => {
    const made = await create();
    const path = `/api/keys/${made.body.id}${method === "POST" ? "/rotate" : ""}`;
    const theirs = await call(path, { method, headers: withKey(stranger) });
    const none = await call(path.replace(made.body.id, "key_none"), { method, headers: withKey(stranger) });
    expect(theirs).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect(String(theirs.body["message"]).replace(made.body.id, "")).toBe(
      String(none.body["message"]).replace("key_none", ""),
    );
    expect((await usage(withKey(made.body.key))).status).toBe(200);
  });
});

describe("who may", () => {
  it.each([
    ["GET", "/api/keys"],
    ["POST", "/api/keys"],
    ["GET", "/api/keys/key_x"],
    ["DELETE", "/api/keys/key_x"],
    ["POST", "/api/keys/key_x/rotate"],
    ["GET", "/api/account"],
    ["DELETE", "/api/account"],
  ])("%s %s needs somebody, and no agent's key", async (method, path) => {
    const body = path === "/api/keys" && method === "POST" ? {} : undefined;
    const nobody = await call(path, { method, body });
    expect(nobody).toMatchObject({ status: 401, body: { code: "AUTH_REQUIRED" } });
    expect(nobody.headers.get("www-authenticate")).toContain("resource_metadata=");
    const agent = await plantKey({ idleMs: 30 * DAY, createdAt: Date.now() });
    expect(await call(path, { method, body, headers: withKey(agent) })).toMatchObject({
      status: 403,
      body: { code: "INSUFFICIENT_SCOPE" },
    });
  });
});

describe("a key with few scopes", () => {
  it("neither reads, makes nor ends what the account has", async () => {
    const narrow = withKey((await create({ scopes: ["directory:read", "scans:write"] })).body.key);
    const other = await create();
    for (const [method, path] of [
      ["GET", "/api/account"],
      ["GET", "/api/keys"],
      ["POST", "/api/keys"],
      ["GET", `/api/keys/${other.body.id}`],
      ["POST", `/api/keys/${other.body.id}/rotate`],
      ["DELETE", `/api/keys/${other.body.id}`],
    ] as const)
      expect(await call(path, { method, headers: narrow }), `${method} ${path}`).toMatchObject({
        status: 403,
        body: { code: "INSUFFICIENT_SCOPE", message: expect.stringContaining("session") },
      });
    expect((await usage(withKey(other.body.key))).status).toBe(200);
  });

  it("reads, rotates and revokes itself", async () => {
    const { id, key } = (await create({ scopes: ["directory:read"] })).body;
    const headers = withKey(key);
    expect(await call(`/api/keys/${id}`, { headers })).toMatchObject({ status: 200, body: { id } });
    const next = await call<{ id: string; key: string }>(`/api/keys/${id}/rotate`, { method: "POST", headers });
    expect(next).toMatchObject({ status: 201, body: { scopes: ["directory:read"] } });
    const itself = `/api/keys/${next.body.id}`;
    expect((await call(itself, { method: "DELETE", headers })).status).toBe(403);
    expect((await call(itself, { method: "DELETE", headers: withKey(next.body.key) })).status).toBe(200);
    expect((await usage(withKey(next.body.key))).status).toBe(401);
  });
});

describe("an agent's key", () => {
  it("reads and revokes itself, as its registration says, and is not rotated", async () => {
    const made = await call<{ registration_id: string; credential: string }>("/agent/auth", {
      method: "POST",
      body: {},
      address: "203.0.113.77",
    });
    const path = `/api/keys/${made.body.registration_id}`;
    const headers = withKey(made.body.credential);
    expect((await call(path, { headers })).status).toBe(200);
    expect(await call(`${path}/rotate`, { method: "POST", headers })).toMatchObject({
      status: 403,
      body: { code: "INSUFFICIENT_SCOPE", message: expect.stringContaining("register again") },
    });
    expect((await call(path, { method: "DELETE", headers })).status).toBe(200);
    expect((await usage(headers)).status).toBe(401);
  });
});

describe("a full key of an account", () => {
  it("manages the account's keys, and does not export the account", async () => {
    const full = withKey((await create()).body.key);
    expect((await call("/api/keys", { headers: full })).status).toBe(200);
    const made = await create({ scopes: ["directory:read"] }, full);
    expect((await call(`/api/keys/${made.body.id}`, { method: "DELETE", headers: full })).status).toBe(200);
    expect(await call("/api/account", { headers: full })).toMatchObject({
      status: 403,
      body: { code: "INSUFFICIENT_SCOPE" },
    });
  });
});

describe("a key", () => {
  it.each<[string, Partial<NewKey>, number]>([
    ["that is live opens", {}, 200],
    ["that was revoked does not", { revokedAt: Date.now() - 1 }, 401],
    ["past its end does not", { expiresAt: Date.now() - 1 }, 401],
    ["of an agent opens while it is used", { idleMs: 30 * DAY, lastUsedAt: Date.now() - 29 * DAY }, 200],
    ["of an agent left idle does not", { idleMs: 30 * DAY, lastUsedAt: Date.now() - 31 * DAY }, 401],
    ["of an agent never used does not for ever", { idleMs: 30 * DAY }, 401],
  ])("%s", async (_, change, status) => {
    const answer = await usage(withKey(await plantKey(change)));
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.headers.get("www-authenticate")).toContain('Bearer error="invalid_token"');
  });

  it("with few scopes reads what anybody reads, and writes nothing more", async () => {
    const key = await plantKey({ scopes: ["analytics:read"] });
    const unknown = "/api/insights/scan/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11/status";
    expect((await call(unknown, { headers: withKey(key) })).status).toBe(404);
    const refused = await call("/api/insights/scan", {
      method: "POST",
      body: { url: "example.com" },
      headers: withKey(key),
    });
    expect(refused).toMatchObject({ status: 403, body: { code: "INSUFFICIENT_SCOPE" } });
    expect(refused.headers.get("www-authenticate")).toContain('scope="scans:write"');
  });

  it("has its last use noted, without the answer waiting for it", async () => {
    const made = await create();
    await usage(withKey(made.body.key));
    for (let tries = 0; tries < 50; tries++) {
      const { body } = await call<{ lastUsedAt: number | null }>(`/api/keys/${made.body.id}`, { headers: here() });
      if (body.lastUsedAt !== null) return expect(body.lastUsedAt).toBeGreaterThan(Date.now() / 1000 - 60);
      await new Promise((resume) => setTimeout(resume, 20));
    }
    expect.unreachable("the last use was never noted");
  });
});

describe("a session", () => {
  it("counts on requests of our own pages", async () => {
    const sites = [undefined, "same-origin", "none"];
    for (const site of sites) {
      const answer = await usage({ cookie, ...(site === undefined ? {} : { "sec-fetch-site": site }) });
      expect(answer).toMatchObject({ status: 200, body: { plan: "free" } });
    }
  });

  it("is nobody's when another site reads by it, and refused when another site writes by it", async () => {
    for (const site of ["cross-site", "same-site"])
      expect((await usage({ cookie, "sec-fetch-site": site })).body["plan"]).toBe("anonymous");
    for (const origin of ["https://evil.example", "null", undefined]) {
      const answer = await create({}, { cookie, ...(origin === undefined ? {} : { origin }) });
      expect(answer).toMatchObject({ status: 403, body: { code: "INSUFFICIENT_SCOPE" } });
    }
  });

  it("that is unknown, changed or cut off is none, as browsers send old ones", async () => {
    const [name = "", value = ""] = cookie.split("=");
    const bad = [
      `${name}=`,
      `${name}=x`,
      `${name}=%`,
      `${name}=${value.slice(0, -6)}`,
      `${name}=A${value}`,
      `${name}=${"x".repeat(5000)}`,
    ];
    for (const old of bad)
      expect(await usage({ cookie: old })).toMatchObject({ status: 200, body: { plan: "anonymous" } });
  });

  it("gives way to a key that is sent beside it", async () => {
    const key = await plantKey({ plan: "pro" });
    expect((await usage({ cookie, ...withKey(key) })).body["plan"]).toBe("pro");
    expect((await usage({ cookie, ...withKey("bad") })).status).toBe(401);
  });

  it("that has ended is none", async () => {
    const ended = await signIn("ended@example.com");
    await env.DB.prepare("update session set expires_at = ? where user_id = ?")
      .bind(Date.now() - 1, await userIdOf("ended@example.com"))
      .run();
    expect((await usage({ cookie: ended })).body["plan"]).toBe("anonymous");
  });
});

describe("GET /api/usage", () => {
  it("tells anybody what is left, and when it starts anew", async () => {
    const { status, body } = await call("/api/usage", { address: "203.0.113.201" });
    expect(status).toBe(200);
    const now = Math.floor(Date.now() / 1000);
    expect(body).toEqual({
      plan: "anonymous",
      scans: { limit: 3, used: 0, remaining: 3, resetsAt: (Math.floor(now / 86_400) + 1) * 86_400 },
      reads: { limit: 60, used: 1, remaining: 59, resetsAt: expect.any(Number) },
    });
    expect((body["reads"] as { resetsAt: number }).resetsAt - now).toBeLessThanOrEqual(60);
  });
});

describe("an account", () => {
  it("exports what is kept about it, and nothing secret", async () => {
    const mine = await signIn("export@example.com");
    const made = await create({ label: "mine" }, { cookie: mine, origin: ORIGIN });
    const { status, body } = await call("/api/account", { headers: { cookie: mine } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: {
        id: await userIdOf("export@example.com"),
        email: "export@example.com",
        plan: "free",
        sessions: 1,
        applications: [],
      },
      keys: [{ id: made.body.id, label: "mine" }],
      scans: [],
      hasMoreScans: false,
    });
    expect(JSON.stringify(body)).not.toContain(made.body.key);
    const byKey = await call("/api/account", { headers: withKey(stranger) });
    expect(byKey.body).toMatchObject({ account: null, scans: [] });
  });

  it("takes its own sign-in links with it when deleted, and none of an address that its own is part of", async () => {
    const mine = await signIn("da@example.com");
    await mailedLink("da@example.com", "/sign-in", "198.18.9.10");
    await mailedLink("ada@example.com", "/sign-in", "198.18.9.10");
    await call("/api/account", { method: "DELETE", headers: { cookie: mine, origin: ORIGIN } });
    const { results } = await env.DB.prepare(
      "select json_extract(value, '$.email') as email from verification where value like '%da@example.com%'",
    ).all();
    expect(results).toEqual([{ email: "ada@example.com" }]);
  });

  it("is deleted with everything that opens it, by a session alone", async () => {
    const mine = await signIn("leaving@example.com");
    const userId = await userIdOf("leaving@example.com");
    const made = await create({}, { cookie: mine, origin: ORIGIN });
    const start = async (more: object): Promise<string> => {
      const { body } = await call<{ scanId: string }>("/api/insights/scan", {
        method: "POST",
        body: { url: "clinic.example.com/?secret=of-mine", scanType: "light", ...more },
        headers: withKey(made.body.key),
      });
      await untilOver(body.scanId);
      return body.scanId;
    };
    const shown = await start({ email: "leaving@example.com" });
    const unlisted = await start({ visibility: "unlisted" });
    expect((await call("/api/account", { method: "DELETE", headers: withKey(made.body.key) })).status).toBe(403);
    const gone = await call("/api/account", { method: "DELETE", headers: { cookie: mine, origin: ORIGIN } });
    expect(gone).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await usage({ cookie: mine })).body["plan"]).toBe("anonymous");
    await new Promise((resume) => setTimeout(resume, 5_100));
    expect((await usage(withKey(made.body.key))).status).toBe(401);
    const rowOf = (id: string) => env.DB.prepare("select owner, email from scans where id = ?").bind(id).first();
    expect(await rowOf(shown)).toEqual({ owner: "nobody", email: null });
    expect(await rowOf(unlisted)).toBeNull();
    const objects = await Promise.all([shown, unlisted].map((id) => env.BUCKET.list({ prefix: `scans/${id}/` })));
    expect(objects.map((list) => list.objects.map(({ key }) => key.split("/")[2]))).toEqual([["report.jsonl"], []]);
    const rest = await env.DB.prepare(
      "select (select count(*) from user where id = ?1) + (select count(*) from session where user_id = ?1) + (select count(*) from api_keys where owner = ?2) + (select count(*) from outbox where owner = ?2) as rows",
    )
      .bind(userId, `user:${userId}`)
      .first();
    expect(rest).toEqual({ rows: 0 });
  });
});
