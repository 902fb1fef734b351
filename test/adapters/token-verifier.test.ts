import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createTokenVerifier } from "../../src/adapters/token-verifier.ts";

const ORIGIN = "https://foresite.example";
const OTHER = "https://id.example.com";
const NOW = 1_795_000_000_000;
const SECONDS = NOW / 1000;

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Pair;
let other: Pair;
beforeAll(async () => {
  [own, other] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
});
afterEach(() => vi.unstubAllGlobals());

const GOOD = {
  iss: ORIGIN,
  aud: ORIGIN,
  sub: "user-1",
  client_id: "client-1",
  scope: "insights:read scans:write",
  plan: "pro",
  exp: SECONDS + 60,
};

const sign = (payload: JWTPayload, { typ = "at+jwt", kid = "own-1", pair = own } = {}): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: "RS256", typ, kid }).sign(pair.privateKey);

async function verifier() {
  let reads = 0;
  let now = NOW;
  const rows = [{ id: "own-1", alg: "RS256", publicKey: JSON.stringify(await exportJWK(own.publicKey)) }];
  const all = async () => {
    reads += 1;
    return { results: rows };
  };
  const database = { prepare: () => ({ bind: () => ({ all }) }) } as unknown as D1Database;
  const trustedIssuers = [
    { issuer: OTHER, jwksUri: `${OTHER}/keys`, audience: "foresite", algorithms: ["RS256" as const] },
  ];
  const tokens = createTokenVerifier(database, { publicOrigin: ORIGIN, trustedIssuers }, () => now);
  return { tokens, reads: () => reads, pass: (ms: number) => (now += ms), rows };
}

describe("an access token of our own", () => {
  it("tells who, for whom and what", async () => {
    const { tokens } = await verifier();
    expect(await tokens.verify(await sign(GOOD), ORIGIN)).toEqual({
      isOwn: true,
      issuer: ORIGIN,
      subject: "user-1",
      clientId: "client-1",
      scopes: ["insights:read", "scans:write"],
      plan: "pro",
    });
  });

  it("may name several audiences", async () => {
    const { tokens } = await verifier();
    expect(
      await tokens.verify(await sign({ ...GOOD, aud: [ORIGIN, `${ORIGIN}/auth/oauth2/userinfo`] }), ORIGIN),
    ).not.toBeNull();
  });

  it.each<[string, Record<string, unknown>, { typ?: string }]>([
    ["that is over", { exp: SECONDS - 1 }, {}],
    ["that never ends", { exp: undefined }, {}],
    ["for another audience", { aud: `${ORIGIN}/.well-known/mcp` }, {}],
    ["without a subject", { sub: undefined }, {}],
    ["of another type, as ID tokens are", {}, { typ: "JWT" }],
    ["bound to a key that is not shown", { cnf: { jkt: "x" } }, {}],
    ["of an issuer nobody trusts", { iss: "https://evil.example" }, {}],
    ["that is not valid yet", { nbf: SECONDS + 60 }, {}],
  ])("%s is none", async (_, change, header) => {
    const { tokens } = await verifier();
    const payload = Object.fromEntries(
      Object.entries({ ...GOOD, ...change }).filter(([, value]) => value !== undefined),
    );
    expect(await tokens.verify(await sign(payload, header), ORIGIN)).toBeNull();
  });

  it("that was changed, signed by another, or not signed at all is none", async () => {
    const { tokens } = await verifier();
    const [head = "", body = "", signature = ""] = (await sign(GOOD)).split(".");
    const forged = Buffer.from(JSON.stringify({ ...GOOD, sub: "user-2" })).toString("base64url");
    const none = Buffer.from(JSON.stringify({ alg: "none", typ: "at+jwt" })).toString("base64url");
    const bad = [
      `${head}.${forged}.${signature}`,
      `${none}.${body}.`,
      `${head}.${body}.${signature.slice(0, -4)}AAAA`,
      await sign(GOOD, { pair: other }),
      "a.b.c",
      "",
      "x".repeat(10_000),
    ];
    for (const token of bad) expect(await tokens.verify(token, ORIGIN)).toBeNull();
  });

  it("needs the keys read once in five minutes, and for unknown keys once in ten seconds", async () => {
    const { tokens, reads, pass } = await verifier();
    for (let i = 0; i < 3; i++) await tokens.verify(await sign(GOOD), ORIGIN);
    for (let i = 0; i < 3; i++) await tokens.verify(await sign(GOOD, { kid: "invented" }), ORIGIN);
    expect(reads()).toBe(1);
    pass(10_000);
    for (let i = 0; i < 3; i++) await tokens.verify(await sign(GOOD, { kid: "invented" }), ORIGIN);
    expect(reads()).toBe(2);
  });

  it("signed by a new key is read as soon as the key is there", async () => {
    const { tokens, rows, pass } = await verifier();
    await tokens.verify(await sign(GOOD), ORIGIN);
    rows.push({ id: "own-2", alg: "RS256", publicKey: JSON.stringify(await exportJWK(other.publicKey)) });
    pass(10_000);
    expect(await tokens.verify(await sign(GOOD, { kid: "own-2", pair: other }), ORIGIN)).not.toBeNull();
  });
});

describe("an access token of a trusted issuer", () => {
  const GIVEN = {
    iss: OTHER,
    aud: "foresite",
    sub: "them|7",
    scp: ["insights:read", "admin"],
    plan: "pro",
    exp: SECONDS + 60,
  };

  async function publish(): Promise<ReturnType<typeof vi.fn>> {
    const keys = [{ ...(await exportJWK(other.publicKey)), kid: "other-1", alg: "RS256" }];
    const fetched = vi.fn(async () => Response.json({ keys }));
    vi.stubGlobal("fetch", fetched);
    return fetched;
  }

  it("is verified by the keys it publishes, fetched once", async () => {
    const fetched = await publish();
    const { tokens } = await verifier();
    const token = await sign(GIVEN, { typ: "JWT", kid: "other-1", pair: other });
    for (let i = 0; i < 2; i++)
      expect(await tokens.verify(token, ORIGIN)).toMatchObject({
        isOwn: false,
        issuer: OTHER,
        subject: "them|7",
        scopes: ["insights:read", "admin"],
      });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("for another audience, or signed by our key in its name, is none", async () => {
    await publish();
    const { tokens } = await verifier();
    expect(
      await tokens.verify(await sign({ ...GIVEN, aud: ORIGIN }, { kid: "other-1", pair: other }), ORIGIN),
    ).toBeNull();
    expect(await tokens.verify(await sign(GIVEN, { kid: "own-1", pair: own }), ORIGIN)).toBeNull();
  });

  it("cannot be judged while its keys cannot be had, and is not taken for bad", async () => {
    vi.stubGlobal("fetch", async () => new Response("down", { status: 503 }));
    const { tokens } = await verifier();
    await expect(tokens.verify(await sign(GIVEN, { kid: "other-1", pair: other }), ORIGIN)).rejects.toThrow("503");
  });
});
