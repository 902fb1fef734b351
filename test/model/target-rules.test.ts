// Every rule of the address policy from both sides: what it refuses, and the nearest address that it lets pass.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeCallback } from "../../src/model/callback.ts";
import { URL_CHARS } from "../../src/model/limits.ts";
import { isOwnAddress, judgeTarget, readTarget, type TargetPolicy } from "../../src/model/target.ts";

const PUBLIC: TargetPolicy = { allowLoopback: false, mappedHosts: null, ownOrigins: ["https://foresite.dev"] };
const LOCAL: TargetPolicy = {
  allowLoopback: true,
  mappedHosts: new Set(["clinic.example", "foresite.dev"]),
  ownOrigins: ["http://127.0.0.1:8787", "https://foresite.dev"],
};
const verdictOf = (address: string, policy = PUBLIC): string => {
  const verdict = judgeTarget(address, policy);
  return verdict.ok ? `ok ${verdict.url.href}` : verdict.reason;
};
const IP = "url must name a domain, not an IP address";
const RESERVED = "url names a private or reserved host";
const NO_SUFFIX = "url must name a host under a public suffix";
const NO_HOST = "url does not name a valid host";
const PRIVATE = "url points to a private address";
const OURS = "this service does not scan itself";

describe("the rules of the address policy", () => {
  it.each([
    // Schemes.
    ["http://example.com/", "ok http://example.com/"],
    ["HTTPS://example.com/", "ok https://example.com/"],
    ["ftp://example.com/", "url must be http or https; got ftp"],
    ["file:///etc/passwd", "url must be http or https; got file"],
    ["data:text/html,hi", "url must be http or https; got data"],
    ["wss://example.com/", "url must be http or https; got wss"],
    ["gopher://example.com/", "url must be http or https; got gopher"],
    // Ports.
    ["http://example.com:80/", "ok http://example.com/"],
    ["https://example.com:80/", "ok https://example.com:80/"],
    ["http://example.com:443/", "ok http://example.com:443/"],
    ["https://example.com:443/", "ok https://example.com/"],
    ["https://example.com:8080/", "ok https://example.com:8080/"],
    ["https://example.com:8443/", "ok https://example.com:8443/"],
    ["https://example.com:8444/", "port 8444 is not one that public websites use"],
    ["https://example.com:22/", "port 22 is not one that public websites use"],
    ["https://example.com:0/", "port 0 is not one that public websites use"],
    ["https://example.com:65536/", "url is not a valid domain or address"],
    // User name and password.
    ["https://@example.com/", "ok https://example.com/"],
    ["https://user@example.com/", "url must not carry a user name or password"],
    ["https://:pw@example.com/", "url must not carry a user name or password"],
    ["https://example.com@127.0.0.1/", "url must not carry a user name or password"],
    ["https://example.com/@127.0.0.1", "ok https://example.com/@127.0.0.1"],
    ["https://example.com\\@127.0.0.1/", "ok https://example.com/@127.0.0.1/"],
    // White space and control characters.
    ["https://example.com/a%20b", "ok https://example.com/a%20b"],
    ["https://example.com/a b", "url contains white space or control characters"],
    ["ht\ntp://example.com/", "url contains white space or control characters"],
    ["https://example.com/\u001f", "url contains white space or control characters"],
    ["https://example.com/\u007f", "url contains white space or control characters"],
    ["https://example.com/!", "ok https://example.com/!"],
    ["https://example.com/~", "ok https://example.com/~"],
    // IPv4 in every notation that the URL parser knows.
    ["http://8.8.8.8/", IP],
    ["http://134744072/", IP],
    ["http://0x08080808/", IP],
    ["http://010.8.8.8/", IP],
    ["http://8.8.2056/", IP],
    ["http://8.8.8.8./", IP],
    ["http://８.８.８.８/", IP],
    ["http://⑧.8.8.8/", IP],
    ["http://%38.8.8.8/", IP],
    ["http://169.254.169.254/", IP],
    ["http://0/", IP],
    ["http://8.8.8.8.8/", "url is not a valid domain or address"],
    ["http://8.8.8.256/", "url is not a valid domain or address"],
    ["http://8.8.8.8.example.com/", "ok http://8.8.8.8.example.com/"],
    ["http://1.2.3.4-dns.com/", "ok http://1.2.3.4-dns.com/"],
    ["http://127.0.0.1/", PRIVATE],
    ["http://2130706433/", PRIVATE],
    ["http://127.1/", PRIVATE],
    ["http://127.0.0.2/", IP],
    // IPv6.
    ["http://[2606:4700:4700::1111]/", IP],
    ["http://[::ffff:127.0.0.1]/", IP],
    ["http://[64:ff9b::7f00:1]/", IP],
    ["http://[fd00::1]/", IP],
    ["http://[::]/", IP],
    ["http://[::1]/", PRIVATE],
    ["http://[0:0:0:0:0:0:0:1]/", PRIVATE],
    // Dots and labels.
    ["http://example.com./", "ok http://example.com/"],
    ["http://example.com../", NO_HOST],
    ["http://.example.com/", NO_HOST],
    ["http://example..com/", NO_HOST],
    ["http://./", NO_HOST],
    ["http://127.0.0.1../", NO_HOST],
    ["http://169.254.169.254../", NO_HOST],
    ["http://a_b.example.com/", "ok http://a_b.example.com/"],
    ["http://a$b.example.com/", NO_HOST],
    ["http://a'b.example.com/", NO_HOST],
    [`http://${"a".repeat(63)}.com/`, `ok http://${"a".repeat(63)}.com/`],
    [`http://${"a".repeat(64)}.com/`, NO_HOST],
    [`http://${"a.".repeat(124)}co.uk/`, `ok http://${"a.".repeat(124)}co.uk/`],
    [`http://${"a.".repeat(125)}co.uk/`, NO_HOST],
    // Internationalized names are judged in the form that is asked for.
    ["http://bücher.de/", "ok http://xn--bcher-kva.de/"],
    ["http://xn--bcher-kva.de/", "ok http://xn--bcher-kva.de/"],
    ["http://例え.jp/", "ok http://xn--r8jz45g.jp/"],
    ["http://ｅｘａｍｐｌｅ.com/", "ok http://example.com/"],
    ["http://ｌｏｃａｌｈｏｓｔ/", PRIVATE],
    ["http://example。com/", "ok http://example.com/"],
    ["http://printer。local/", RESERVED],
    // Names that are nobody's website.
    ["http://localhost/", PRIVATE],
    ["http://LOCALHOST./", PRIVATE],
    ["http://app.localhost/", RESERVED],
    ["http://localhost.example.com/", "ok http://localhost.example.com/"],
    ["http://printer.local/", RESERVED],
    ["http://local/", RESERVED],
    ["http://notlocal.com/", "ok http://notlocal.com/"],
    ["http://metadata.google.internal/", RESERVED],
    ["http://router.home.arpa/", RESERVED],
    ["http://1.0.0.127.in-addr.arpa/", RESERVED],
    ["http://wallet.alt/", RESERVED],
    ["http://nas.lan/", RESERVED],
    ["http://mail.corp/", RESERVED],
    ["http://a.test/", RESERVED],
    ["http://a.invalid/", RESERVED],
    ["http://clinic.example/", RESERVED],
    ["http://clinic.example.com/", "ok http://clinic.example.com/"],
    ["http://hidden.onion/", RESERVED],
    ["http://intranet/", NO_SUFFIX],
    ["http://server.localdomain/", NO_SUFFIX],
    ["http://fritz.box/", "ok http://fritz.box/"],
    ["http://co.uk/", NO_SUFFIX],
    ["http://github.io/", NO_SUFFIX],
    ["http://someone.github.io/", "ok http://someone.github.io/"],
    ["http://com/", NO_SUFFIX],
    // Ourselves.
    ["https://foresite.dev/", OURS],
    ["http://FORESITE.dev.:8080/report", OURS],
    ["https://www.foresite.dev/", OURS],
    ["https://docs.foresite.dev/", "ok https://docs.foresite.dev/"],
    ["https://foresite.dev.example.com/", "ok https://foresite.dev.example.com/"],
    ["", "url is not a valid domain or address"],
    ["example.com", "url is not a valid domain or address"],
  ])("judge %j as %j", (address, verdict) => expect(verdictOf(address)).toBe(verdict));

  it("bounds the length of an address, as it was sent and as it is written out", () => {
    const filled = (length: number, char = "a"): string => "https://example.com/".padEnd(length, char);
    expect(judgeTarget(filled(URL_CHARS), PUBLIC).ok).toBe(true);
    expect(verdictOf(filled(URL_CHARS + 1))).toBe(`url is longer than ${URL_CHARS} characters`);
    expect(verdictOf(filled(URL_CHARS - 1, "ü"))).toBe(`url is longer than ${URL_CHARS} characters`);
    expect(judgeTarget(filled(300, "ü"), PUBLIC).ok).toBe(true);
    expect(verdictOf(`https://example.com/${"a/../".repeat(URL_CHARS)}`)).toBe(
      `url is longer than ${URL_CHARS} characters`,
    );
  });

  it("admits in development what it refuses elsewhere: loopback, and names that are mapped, on any port", () => {
    for (const [address, loopback] of [
      ["http://127.0.0.1:4301/", true],
      ["http://localhost:4301/", true],
      ["http://[::1]:22/", true],
      ["http://2130706433:4301/", true],
      ["https://clinic.example:9999/", false],
      ["https://CLINIC.example./", false],
    ] as const) {
      expect(judgeTarget(address, LOCAL)).toMatchObject({ ok: true, isLoopback: loopback });
      expect(judgeTarget(address, PUBLIC).ok).toBe(false);
    }
  });

  it("admits no other address of the machine or its network there", () => {
    for (const address of [
      "http://127.0.0.2:4301/",
      "http://0.0.0.0:4301/",
      "http://[::]:4301/",
      "http://[::ffff:127.0.0.1]:4301/",
      "http://10.0.0.1:4301/",
      "http://192.168.1.1/",
      "http://169.254.169.254/",
      "http://[fe80::1]/",
      "http://app.localhost:4301/",
      "http://other.example/",
    ])
      expect(judgeTarget(address, LOCAL)).toMatchObject({ ok: false });
  });

  it("lets our own name be scanned where it is mapped, and never our own port", () => {
    expect(judgeTarget("https://foresite.dev/", LOCAL)).toMatchObject({ ok: true, registrableDomain: "foresite.dev" });
    expect(verdictOf("https://www.foresite.dev/", LOCAL)).toBe(OURS);
    for (const host of ["127.0.0.1", "localhost", "[::1]"]) expect(verdictOf(`http://${host}:8787/`, LOCAL)).toBe(OURS);
    expect(judgeTarget("http://127.0.0.1:8788/", LOCAL).ok).toBe(true);
  });

  it("names the loopback port as the domain of a local target, and the registrable domain of others", () => {
    expect(judgeTarget("http://127.0.0.1:4301/a", LOCAL)).toMatchObject({ registrableDomain: "127.0.0.1:4301" });
    expect(judgeTarget("https://a.b.example.co.uk/", PUBLIC)).toMatchObject({ registrableDomain: "example.co.uk" });
  });
});

describe("which addresses are ours", () => {
  const isOurs = (address: string, ...ownOrigins: string[]): boolean =>
    isOwnAddress(new URL(address), { ...PUBLIC, ownOrigins });

  it.each([
    ["https://foresite.dev:8443/", "https://foresite.dev", true],
    ["http://foresite.dev./", "https://foresite.dev", true],
    ["https://www.foresite.dev/", "https://foresite.dev", true],
    ["https://foresite.dev/", "https://www.foresite.dev:4433", true],
    ["https://xforesite.dev/", "https://foresite.dev", false],
    ["http://127.0.0.1/", "http://localhost", true],
    ["http://127.0.0.1/", "http://localhost:80", true],
    ["https://127.0.0.1/", "http://localhost", false],
    ["https://127.0.0.1:80/", "http://localhost", true],
    ["http://127.0.0.1:443/", "https://localhost", true],
    ["https://127.0.0.1/", "https://localhost", true],
    ["http://127.0.0.1:8787/", "http://localhost", false],
    ["http://127.0.0.1:8787/", "https://foresite.dev", false],
    ["https://foresite.dev:8787/", "http://127.0.0.1:8787", false],
  ])("%s with %s: %s", (address, own, expected) => expect(isOurs(address, own)).toBe(expected));

  it("counts every configured origin", () => {
    const own = ["https://foresite.dev", "https://foresite.someone.workers.dev"];
    expect(isOurs("https://foresite.someone.workers.dev/", ...own)).toBe(true);
    expect(isOurs("https://other.someone.workers.dev/", ...own)).toBe(false);
    expect(isOurs("https://foresite.dev/")).toBe(false);
  });
});

describe("what a person types", () => {
  it.each([
    ["example.com:8443", "https://example.com:8443/"],
    ["//example.com/a", "https://example.com/a"],
    ["\u00a0example.com\u00a0", "https://example.com/"],
    ["HTTP://example.com", "http://example.com/"],
  ])("%j is %s", (input, href) => {
    const verdict = readTarget(input, PUBLIC);
    expect(verdict.ok && verdict.url.href).toBe(href);
  });

  it.each([
    ["mailto:a@example.com", "url must be http or https; got mailto"],
    ["javascript:alert(1)", "url must be http or https; got javascript"],
    ["https:example.com", 'url lacks // after "https:"'],
    ["HTTPS:/example.com", 'url lacks // after "https:"'],
    ["http:\\\\127.0.0.1\\", 'url lacks // after "http:"'],
    ["x-very-long-scheme-of-its-own://example.com", "url must be http or https; got x-very-long-scheme-o"],
    ["   ", "url is empty"],
    ["127.0.0.1:8080", PRIVATE],
    ["10.0.0.1", IP],
    ["localhost:3000", PRIVATE],
  ])("%j is refused: %s", (input, reason) => expect(readTarget(input, PUBLIC)).toMatchObject({ ok: false, reason }));
});

/** Text of every kind, and text that looks like an address. */
const anyAddress = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .tuple(fc.constantFrom("http://", "https://", "//", ""), fc.string({ unit: "grapheme" }))
    .map((parts) => parts.join("")),
  fc
    .tuple(
      fc.constantFrom("http", "https"),
      fc.oneof(
        fc.ipV4Extended(),
        fc.ipV6().map((ip) => `[${ip}]`),
      ),
      fc.webPath(),
    )
    .map(([protocol, host, path]) => `${protocol}://${host}${path}`),
);
const publicHost = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/),
    fc.constantFrom("com", "de", "co.uk", "com.br", "dev", "github.io"),
  )
  .map((parts) => parts.join("."));

describe("whatever the address, the policy", () => {
  it("answers, and never throws", () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        for (const policy of [PUBLIC, LOCAL]) {
          expect(typeof judgeTarget(text, policy).ok).toBe("boolean");
          expect(typeof readTarget(text, policy).ok).toBe("boolean");
          expect(typeof judgeCallback(text, policy).ok).toBe("boolean");
        }
      }),
    );
  });

  it("admits in production only a name under a public suffix, http or https, one of five ports, no user name", () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const verdict = readTarget(text, PUBLIC);
        if (!verdict.ok) return;
        const { url } = verdict;
        expect(url.protocol).toMatch(/^https?:$/);
        expect(["", "80", "443", "8080", "8443"]).toContain(url.port);
        expect(url.username + url.password).toBe("");
        expect(url.hostname).toMatch(/^([a-z0-9_-]{1,63}\.)+[a-z0-9-]{2,63}$/);
        expect(url.hostname).not.toMatch(/^[0-9.]+$/);
        expect(verdict.isLoopback).toBe(false);
      }),
    );
  });

  it("comes to the same verdict on what it let pass", () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const verdict = readTarget(text, PUBLIC);
        if (verdict.ok) expect(judgeTarget(verdict.url.href, PUBLIC)).toEqual(verdict);
      }),
    );
  });

  it("refuses every IP address, in every notation", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.ipV4Extended(),
          fc.ipV6().map((ip) => `[${ip}]`),
        ),
        fc.webPath(),
        (host, path) => {
          expect(judgeTarget(`http://${host}${path}`, PUBLIC).ok).toBe(false);
          expect(readTarget(host, PUBLIC).ok).toBe(false);
        },
      ),
    );
  });

  it("lets every public name pass, whatever its path, query and case", () => {
    fc.assert(
      fc.property(publicHost, fc.webPath(), fc.webQueryParameters(), fc.boolean(), (host, path, query, isLoud) => {
        const address = `https://${isLoud ? host.toUpperCase() : host}${path}?${query}`;
        expect(judgeTarget(address, PUBLIC)).toMatchObject({ ok: true, isLoopback: false });
      }),
    );
  });

  it("lets no callback pass that could not be scanned, and none that is not https on one of two ports", () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const verdict = judgeCallback(text, PUBLIC);
        if (!verdict.ok) return;
        expect(judgeTarget(text, PUBLIC).ok).toBe(true);
        expect(verdict.url.protocol).toBe("https:");
        expect(["", "8443"]).toContain(verdict.url.port);
        expect(verdict.url.hash).toBe("");
      }),
    );
  });

  it("gives every refusal a reason, and says what would be right", () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const verdict = judgeTarget(text, PUBLIC);
        if (!verdict.ok) expect([verdict.reason, verdict.expected].every((words) => words.length > 10)).toBe(true);
      }),
    );
  });
});
