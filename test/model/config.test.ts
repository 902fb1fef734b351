import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/model/config.ts";
import { WEBHOOK_TIMES_MS } from "../../src/model/webhook-limits.ts";
import { TEST_BOT_KEY } from "../fixtures/bot-key.ts";

const LOCAL = { PUBLIC_ORIGIN: "http://127.0.0.1:8787" };
const SECRET = "0123456789abcdef0123456789abcdef";
const BOT_KEY = JSON.stringify(TEST_BOT_KEY);
const PUBLIC = {
  PUBLIC_ORIGIN: "https://foresite.example.com",
  ADDRESS_KEY: SECRET,
  AUTH_SECRET: SECRET,
  DATA_KEY: SECRET,
  BOT_KEY,
};

describe("configuration", () => {
  it("is development exactly when the public origin is a loopback address", () => {
    expect(readConfig(LOCAL).isDevelopment).toBe(true);
    expect(readConfig(PUBLIC).isDevelopment).toBe(false);
  });

  it("ignores the development switches anywhere else", () => {
    const map = { DEV_HOST_MAP: '{"Clinic.example":"http://127.0.0.1:4301/"}', ALLOW_PRIVATE_TARGETS: "true" };
    expect(readConfig({ ...LOCAL, ...map })).toMatchObject({
      allowPrivateTargets: true,
      devHostMap: { "clinic.example": "http://127.0.0.1:4301" },
    });
    expect(readConfig({ ...PUBLIC, ...map })).toMatchObject({ allowPrivateTargets: false, devHostMap: null });
  });

  it("reads the crawler's key, and goes without one in development alone", () => {
    expect(readConfig(PUBLIC).botKey).toMatchObject({ crv: "Ed25519" });
    expect(readConfig(LOCAL).botKey).toBeNull();
  });

  it("changes the times of webhooks that are named, and leaves the others", () => {
    const { webhookTimesMs } = readConfig({ ...LOCAL, WEBHOOK_TIMES_MS: '{"hostInterval": 250}' });
    expect(webhookTimesMs).toEqual({ ...WEBHOOK_TIMES_MS, hostInterval: 250 });
    for (const wrong of ['{"hostInterval": 0}', '{"overlap": "day"', "[]", '{"disableAfter": -1}'])
      expect(() => readConfig({ ...LOCAL, WEBHOOK_TIMES_MS: wrong })).toThrow("WEBHOOK_TIMES_MS");
  });

  it("looks names up over HTTPS alone, and not at all in development", () => {
    const DNS_RESOLVER = "https://dns.example.net/dns-query";
    expect(readConfig(PUBLIC).dnsResolver).toMatch(/^https:/);
    expect(readConfig({ ...PUBLIC, DNS_RESOLVER }).dnsResolver).toBe(DNS_RESOLVER);
    expect(readConfig({ ...LOCAL, DNS_RESOLVER }).dnsResolver).toBeNull();
    expect(() => readConfig({ ...PUBLIC, DNS_RESOLVER: "http://dns.example.net/" })).toThrow(/DNS_RESOLVER/);
  });

  it("knows further origins that are ours, as JSON", () => {
    const OWN_ORIGINS = '["https://foresite.someone.workers.dev"]';
    expect(readConfig({ ...PUBLIC, OWN_ORIGINS }).ownOrigins).toEqual(["https://foresite.someone.workers.dev"]);
    expect(readConfig(PUBLIC).ownOrigins).toEqual([]);
    expect(() => readConfig({ ...PUBLIC, OWN_ORIGINS: '["workers.dev"]' })).toThrow(/OWN_ORIGINS/);
  });

  it("lets an operator override single limits and keeps the rest", () => {
    const config = readConfig({
      ...LOCAL,
      LIMITS: '{"pro":{"scansPerDay":7}}',
      SCAN_DEADLINES_MS: '{"light":1000}',
      CRAWL_MAX_RPS: "50",
    });
    expect(config.limits).toEqual({ pro: { scansPerDay: 7 } });
    expect(config.scanDeadlinesMs).toMatchObject({ light: 1000, basic: 300_000 });
    expect(config.crawlMaxRps).toBe(50);
  });

  it.each([
    [{}, /PUBLIC_ORIGIN/],
    [{ PUBLIC_ORIGIN: "ftp://x" }, /PUBLIC_ORIGIN/],
    [{ ...LOCAL, DEV_HOST_MAP: "{" }, /DEV_HOST_MAP/],
    [{ ...LOCAL, CRAWL_MAX_RPS: "0" }, /CRAWL_MAX_RPS/],
    [{ PUBLIC_ORIGIN: "https://foresite.example.com" }, /ADDRESS_KEY, AUTH_SECRET, DATA_KEY, BOT_KEY/],
    [{ ...PUBLIC, DATA_KEY: "short" }, /DATA_KEY/],
    [{ ...PUBLIC, BOT_KEY: '{"kty":"RSA"}' }, /BOT_KEY/],
    [{ ...LOCAL, BOT_KEY: "not a key" }, /BOT_KEY/],
  ])("names what is wrong in %j", (env, message) => expect(() => readConfig(env)).toThrow(message));
});
