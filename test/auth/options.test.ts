import { betterAuth } from "better-auth/minimal";
import { describe, expect, it } from "vitest";
import { authOptions } from "../../src/auth/options.ts";
import { readConfig } from "../../src/model/config.ts";
import type { Ports } from "../../src/model/ports.ts";
import { TEST_BOT_KEY } from "../fixtures/bot-key.ts";
import { readCookie, sessionCookieName } from "../../src/model/session-cookie.ts";

const SECRET = "a-secret-of-tests-that-is-long-enough";
const instanceAt = (PUBLIC_ORIGIN: string) => {
  const secrets = { ADDRESS_KEY: SECRET, AUTH_SECRET: SECRET, DATA_KEY: SECRET, BOT_KEY: JSON.stringify(TEST_BOT_KEY) };
  const config = readConfig({ PUBLIC_ORIGIN, ...secrets });
  return betterAuth(authOptions({ ports: { config } as Ports, database: {} as D1Database }));
};

describe("the cookie of a session", () => {
  it("is bound to our host and to secure connections in production", async () => {
    const { authCookies } = await instanceAt("https://foresite.example").$context;
    expect(authCookies.sessionToken.name).toBe("__Host-foresite.session_token");
    expect(authCookies.sessionToken.name).toBe(sessionCookieName(false));
    expect(authCookies.sessionToken.attributes).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: "lax",
      path: "/",
    });
    expect(authCookies.sessionToken.attributes.domain).toBeUndefined();
  });

  it("works over plain http in development alone", async () => {
    const { authCookies } = await instanceAt("http://127.0.0.1:8787").$context;
    expect(authCookies.sessionToken.name).toBe(sessionCookieName(true));
    expect(authCookies.sessionToken.attributes).toMatchObject({ secure: false, httpOnly: true });
  });

  it.each([
    ["a=1; b=2", "b", "2"],
    ["ab=1;b=2=3", "b", "2=3"],
    ["xb=1", "b", null],
    ["", "b", null],
    [null, "b", null],
  ])("is found in %j by its whole name", (header, name, value) => {
    expect(readCookie(header, name)).toBe(value);
  });
});
