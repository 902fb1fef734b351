import { createHash, createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createBotSigner } from "../../src/adapters/signing/create-bot-signer.ts";
import { KEY_DIRECTORY_PATH } from "../../src/model/bot-key.ts";
import { BOT_SIGNATURE_SECONDS, KEY_DIRECTORY_CACHE_SECONDS } from "../../src/model/limits.ts";
import { TEST_BOT_KEY, TEST_KEY_ID } from "../fixtures/bot-key.ts";
import { verifyBotRequest, verifyDirectory } from "../fixtures/verify-bot.ts";

const ORIGIN = "https://foresite.example.com";
const NOW = 1_800_000_000;
const signer = createBotSigner({ key: TEST_BOT_KEY, publicOrigin: ORIGIN, now: () => NOW * 1000 });
const REQUEST = { method: "GET", url: "https://Shop.example.com:443/about?x=1" };

describe("a request of the crawler", () => {
  it("carries a signature that another library verifies, made now, soon over, by the key's thumbprint", async () => {
    const headers = await signer.signRequest(REQUEST);
    expect(headers["Signature-Agent"]).toBe(`sig1="${ORIGIN}"`);
    const { parameters, components } = await verifyBotRequest({ ...REQUEST, headers }, TEST_BOT_KEY, NOW);
    expect(parameters).toMatchObject({
      created: NOW,
      expires: NOW + BOT_SIGNATURE_SECONDS,
      keyid: TEST_KEY_ID,
      tag: "web-bot-auth",
    });
    expect(components.map(({ name }) => name)).toEqual(["@authority", "signature-agent"]);
  });

  it("is signed over the very text that RFC 9421 prescribes", async () => {
    const { Signature = "", "Signature-Input": input = "" } = await signer.signRequest(REQUEST);
    const base = [
      '"@authority": shop.example.com',
      `"signature-agent";key="sig1": "${ORIGIN}"`,
      `"@signature-params": ${input.slice("sig1=".length)}`,
    ].join("\n");
    const { kty, crv, x } = TEST_BOT_KEY;
    const key = createPublicKey({ key: { kty, crv, x }, format: "jwk" });
    const bytes = Buffer.from(Signature.slice("sig1=:".length, -1), "base64");
    expect(verify(null, Buffer.from(base), key, bytes)).toBe(true);
  });

  it("verifies for no other host, agent or time", async () => {
    const headers = await signer.signRequest(REQUEST);
    const check = (changed: object, now = NOW) =>
      verifyBotRequest({ ...REQUEST, headers, ...changed }, TEST_BOT_KEY, now);
    await expect(check({ url: "https://other.example.com/about" })).rejects.toThrow();
    await expect(
      check({ headers: { ...headers, "Signature-Agent": 'sig1="https://evil.example"' } }),
    ).rejects.toThrow();
    await expect(check({}, NOW + BOT_SIGNATURE_SECONDS + 10)).rejects.toThrow();
  });

  it("is made for an address with a fragment too, which redirects may lead to and nobody sends", async () => {
    const headers = await signer.signRequest({ ...REQUEST, url: `${REQUEST.url}#team` });
    await expect(verifyBotRequest({ ...REQUEST, headers }, TEST_BOT_KEY, NOW)).resolves.toBeDefined();
  });

  it("is signed once for a host, and anew for another and when half of its time is over", async () => {
    let seconds = NOW;
    const own = createBotSigner({ key: TEST_BOT_KEY, publicOrigin: ORIGIN, now: () => seconds * 1000 });
    const first = await own.signRequest(REQUEST);
    expect(await own.signRequest({ url: "https://shop.example.com/admin" })).toEqual(first);
    expect(await own.signRequest({ url: "https://shop.example.com:8443/" })).not.toEqual(first);
    seconds += BOT_SIGNATURE_SECONDS / 2;
    const later = await own.signRequest(REQUEST);
    expect(later).not.toEqual(first);
    await expect(verifyBotRequest({ ...REQUEST, headers: later }, TEST_BOT_KEY, seconds)).resolves.toBeDefined();
  });
});

describe("the key directory", () => {
  it("lists the public half alone, and proves for our own host that we hold the other", async () => {
    const { body, headers } = await signer.signDirectory();
    const { kty, crv, x } = TEST_BOT_KEY;
    expect(JSON.parse(body)).toEqual({ keys: [{ kty, crv, x, kid: TEST_KEY_ID, use: "sig" }] });
    expect(headers["Content-Digest"]).toBe(`sha-256=:${createHash("sha256").update(body).digest("base64")}:`);
    const { parameters } = await verifyDirectory(`${ORIGIN}${KEY_DIRECTORY_PATH}`, headers, TEST_BOT_KEY, NOW);
    expect(parameters).toMatchObject({ created: NOW, keyid: TEST_KEY_ID, tag: "http-message-signatures-directory" });
    expect(Number(parameters.expires)).toBeGreaterThan(NOW + KEY_DIRECTORY_CACHE_SECONDS);
    const elsewhere = verifyDirectory(`https://evil.example${KEY_DIRECTORY_PATH}`, headers, TEST_BOT_KEY, NOW);
    await expect(elsewhere).rejects.toThrow();
  });
});
