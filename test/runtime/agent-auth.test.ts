import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { AGENT_KEY_IDLE_MS, AGENT_KEYS } from "../../src/model/agent-keys.ts";
import { PLANS } from "../../src/model/plans.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, untilOver } from "./service.ts";

beforeAll(migrate);

interface Registered {
  registration_id: string;
  credential: string;
  scopes: string[];
}
const register = (address: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  call<Registered>(AGENT_KEYS.path, { method: "POST", body, address, headers });
/** Runs a scan to its end, and tells what is left of the day's scans after it. */
async function scansLeft(credential: string, address: string): Promise<string | null> {
  const headers = { "x-mcp-api-key": credential };
  const body = { url: CLINIC_HOST, scanType: "light" };
  const started = await call<{ scanId: string }>("/api/insights/scan", { method: "POST", body, headers, address });
  await untilOver(started.body.scanId);
  return started.headers.get("x-ratelimit-remaining");
}

describe("POST /agent/auth", () => {
  it("gives a key at once, in the shape that auth.md names, with its limits and its end", async () => {
    const order = {
      type: "anonymous",
      requested_credential_type: "api_key",
      name: "Reader",
      contact: "ops@reader.example",
    };
    const { status, headers, body } = await register("198.51.101.1", order);
    expect(status).toBe(201);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      registration_type: "anonymous",
      credential_type: "api_key",
      credential: expect.stringMatching(/^fsk_\w{36}$/),
      credential_expires: null,
      expires_after_idle_days: AGENT_KEYS.idleDays,
      scopes: AGENT_KEYS.scopes,
      limits: { scans_per_day: PLANS.free.scansPerDay, reads_per_minute: PLANS.free.readsPerMinute },
      revocation: { method: "DELETE", url: `http://127.0.0.1:8787/api/keys/${body.registration_id}` },
    });
    const row = await env.DB.prepare("select * from api_keys where id = ?").bind(body.registration_id).first();
    expect(row).toMatchObject({
      owner: `key:${body.registration_id}`,
      subject: expect.stringMatching(/^agents:[0-9a-f]{32}$/),
      plan: "free",
      scopes: AGENT_KEYS.scopes.join(" "),
      label: "Reader, ops@reader.example",
      idle_ms: AGENT_KEY_IDLE_MS,
      expires_at: null,
    });
    expect(JSON.stringify(row)).not.toContain(body.credential);
  });

  it("gives keys that work as header and as bearer, and share the scans of a day within one network", async () => {
    const address = "198.51.101.2";
    const [first, second] = [(await register(address)).body, (await register(address)).body];
    expect(await scansLeft(first.credential, address)).toBe(String(PLANS.free.scansPerDay - 1));
    expect(await scansLeft(second.credential, "203.0.113.77")).toBe(String(PLANS.free.scansPerDay - 2));
    const elsewhere = (await register("198.51.101.3")).body;
    expect(await scansLeft(elsewhere.credential, address)).toBe(String(PLANS.free.scansPerDay - 1));
    const bearer = { authorization: `Bearer ${first.credential}` };
    expect((await call("/api/health", { headers: bearer })).status).toBe(200);
  });

  it("admits two registrations a day from one network, IPv6 by its /64", async () => {
    const answers = [];
    for (const host of ["1", "2", "3"]) answers.push(await register(`2001:db8:7:7::${host}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    const refused = answers[2];
    expect(refused?.body).toMatchObject({ code: "RATE_LIMIT", details: { retry_after_seconds: expect.any(Number) } });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await register("2001:db8:7:8::1")).status).toBe(201);
  });

  it("is for those without a credential alone; a bad one is told", async () => {
    const mine = await makeTestKey("free");
    const known = await register("198.51.101.4", {}, { "x-mcp-api-key": mine });
    expect(known.status).toBe(400);
    const agent = (await register("198.51.101.4")).body.credential;
    expect((await register("198.51.101.5", {}, { "x-mcp-api-key": agent })).status).toBe(400);
    expect((await register("198.51.101.5", {}, { "x-mcp-api-key": "fsk_nonsense" })).status).toBe(401);
  });

  it.each([
    [{ type: "identity_assertion", assertion: "x" }, "type", "198.51.101.60"],
    [{ requested_credential_type: "access_token" }, "requested_credential_type", "198.51.101.61"],
    [{ name: "x".repeat(81) }, "name", "198.51.101.62"],
    [{ contact: 7 }, "contact", "198.51.101.63"],
  ])("refuses %j, names the field, and counts no registration", async (body, field, address) => {
    const answer = await register(address, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "INVALID_REQUEST", details: { field, expected: expect.any(String) } });
    for (let i = 0; i < AGENT_KEYS.registrationsPerDay; i++) expect((await register(address)).status).toBe(201);
  });

  it("is where the authorization server's metadata send agents", async () => {
    const { body } = await call("/.well-known/oauth-authorization-server");
    expect(body["agent_auth"]).toEqual({
      skill: "http://127.0.0.1:8787/auth.md",
      register_uri: "http://127.0.0.1:8787/agent/auth",
      identity_types_supported: ["anonymous"],
      anonymous: { credential_types_supported: ["api_key"] },
    });
  });
});
