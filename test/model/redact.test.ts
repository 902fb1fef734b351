import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeKey } from "../../src/model/api-key.ts";
import { redactField, redactText } from "../../src/model/redact.ts";

const KEY = composeKey("0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT");
const TOKEN = "Zt7Gq2LmX9vB4nC6wR1yK8pS3dF5hJ0aQeUiOoTr";
const JWT = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg";
const UUID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";

describe("a text that is logged", () => {
  it.each([
    ["an API key", `refused ${KEY} twice`, "refused [an API key] twice"],
    ["a key that was cut", `key ${KEY.slice(0, 20)}`, "key [an API key]"],
    ["a webhook secret", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "[a webhook secret]"],
    ["a bearer token", `Authorization: Bearer ${TOKEN}`, "Authorization: Bearer [redacted]"],
    ["a signed token", `got ${JWT}`, "got [a secret]"],
    ["credentials of Basic", "authorization: Basic dXNlcjpwYXNz", "authorization: Basic [redacted]"],
    ["a token of ours", `/email/stop/${TOKEN}`, "/email/stop/[a token]"],
    ["a hash", `no row for ${"0a".repeat(32)}`, "no row for [a token]"],
    ["a cookie", "Cookie: foresite.session_token=abc.def; theme=dark", "Cookie: [redacted]"],
    ["a cookie that is set", "set-cookie: __Host-foresite.session_token=abc; Path=/", "set-cookie: [redacted]"],
    ["a header of ours", "x-owner-token: abc", "x-owner-token: [redacted]"],
    ["a member of JSON", '{"client_secret":"hush","scope":"a"}', '{"client_secret":"[redacted]","scope":"a"}'],
    ["a parameter of a form", "grant_type=x&refresh_token=hush&y=1", "grant_type=x&refresh_token=[redacted]&y=1"],
    ["a secret sealed by the vault", "cannot open v2.0a1b2c3d.AAAAAAAAAAAAAAAAAAAAAAAA", "cannot open [sealed]"],
    ["a secret of somebody else's", "AKIAQWERTYUIOPASDFGH", "[a secret]"],
    ["an e-mail address", "params: jo.o'neil+x@mail.example.org,3", "params: [an email address],3"],
    ["an e-mail address on this machine", "to root@localhost", "to [an email address]"],
    ["an IPv4 address", "from 203.0.113.7:443", "from [an address]:443"],
    ["an IPv6 address", "from 2001:db8::7 and ::1", "from [an address] and [an address]"],
    ["an IPv4 address inside an IPv6 one", "from ::ffff:203.0.113.7", "from [an address]"],
    [
      "path and query of a scanned URL",
      "read https://shop.example.com/a?session=7#x failed",
      "read https://shop.example.com/… failed",
    ],
    ["a callback", "POST https://hooks.example.com/services/T0/B1/XyZ: 500", "POST https://hooks.example.com/… 500"],
    ["user name and password in a URL", "(https://user:pw@example.com:8443/)", "(https://example.com:8443/…)"],
    ["a URL that is none", "at http://[::/", "at [a URL]"],
  ])("shows nothing of %s", (_, text, shown) => expect(redactText(text)).toBe(shown));

  it.each([
    UUID,
    `scan ${UUID} of example.com: timeout`,
    `whk_${TOKEN.slice(0, 24)} key_${TOKEN.slice(0, 20)} req_${TOKEN.slice(0, 20)}`,
    `evt_scan-completed_${UUID}`,
    "at run (file:///srv/worker.js:12:34)",
    "due at 12:30:45, took 00:10",
    "2026-11-20T18:40:54.000Z",
    "no such column: sealed_secret: SQLITE_ERROR",
    "a basic scan, version 1.2.3",
    "the name leads to an address that is not public",
    "readConfigurationOfEverything",
  ])("keeps %j, which lines are found and understood by", (text) => expect(redactText(text)).toBe(text));

  it("is bounded", () => expect(redactText("a ".repeat(100_000)).length).toBeLessThan(5_000));

  it("shows no key, secret or address of a person, whatever stands around it", () => {
    const secret = fc.constantFrom(
      KEY,
      TOKEN,
      JWT,
      "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      "jo@example.org",
      "203.0.113.7",
    );
    const around = fc.constantFrom(
      " ",
      "\n",
      '"',
      "'",
      "(",
      ")",
      ": ",
      "=",
      ", ",
      "https://example.com/?a=",
      "<",
      "[",
      "]",
    );
    fc.assert(
      fc.property(around, secret, around, secret, around, (a, one, b, other, c) => {
        const shown = redactText(`failed${a}${one}${b}${other}${c}`);
        for (const hidden of [one, other]) expect(shown).not.toContain(hidden);
      }),
      { numRuns: 2_000 },
    );
  });

  it("takes time in proportion to its length, even of text made to slow it down", () => {
    const slow = ["a@", "1:", "1.1.1.1", "://", "v1.", "token=", "a.", "::", "Bearer ", "Cookie:"];
    for (const part of slow) {
      const started = performance.now();
      redactText(part.repeat(20_000));
      expect(performance.now() - started).toBeLessThan(200);
    }
  });
});

describe("a field of a log line", () => {
  it.each(["secret", "authorization", "set-cookie", "Cookie", "ownerToken", "email"])(
    "is hidden whole where its name says what it is: %s",
    (name) => expect(redactField(name, "harmless")).toBe("[redacted]"),
  );

  it.each([
    ["keyId", "key_abc"],
    ["ms", 12],
    ["sent", false],
    ["refusal", null],
    ["host", "hooks.example.com"],
  ] as const)("is kept otherwise: %s", (name, value) => expect(redactField(name, value)).toBe(value));
});
