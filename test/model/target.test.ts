import { describe, expect, it } from "vitest";
import {
  isSameHost,
  isWithin,
  judgeTarget,
  organizationalDomainOf,
  printableUrl,
  readTarget,
  registrableDomainOf,
  type TargetPolicy,
} from "../../src/model/target.ts";

const POLICY: TargetPolicy = { allowLoopback: false, mappedHosts: null, ownOrigins: ["https://foresite.dev"] };
const DEVELOPMENT: TargetPolicy = {
  allowLoopback: true,
  mappedHosts: new Set(["clinic.example"]),
  ownOrigins: ["http://127.0.0.1:8787"],
};

describe("addresses that a caller may give", () => {
  it.each([
    ["example.com", "https://example.com/"],
    ["  Example.COM/Path?q=1 ", "https://example.com/Path?q=1"],
    ["http://example.com", "http://example.com/"],
    ["example.co.uk:8443/a", "https://example.co.uk:8443/a"],
    ["bücher.de", "https://xn--bcher-kva.de/"],
    ["example.com.", "https://example.com/"],
    ["shop.github.io/x", "https://shop.github.io/x"],
    ["example.com/?next=https://other.example.com/", "https://example.com/?next=https://other.example.com/"],
    ["example.com/wiki/Help:Contents", "https://example.com/wiki/Help:Contents"],
  ])("takes %s as %s", (input, href) => {
    const verdict = readTarget(input, POLICY);
    expect(verdict.ok && verdict.url.href).toBe(href);
  });

  it.each([
    [""],
    ["ftp://example.com"],
    ["javascript:alert(1)"],
    ["mailto:a@example.com"],
    ["localhost"],
    ["http://127.0.0.1/"],
    ["http://2130706433/"],
    ["http://0x7f.1/"],
    ["http://[::1]/"],
    ["http://[::ffff:169.254.169.254]/"],
    ["http://169.254.169.254/latest/meta-data"],
    ["http://10.0.0.1/"],
    ["http://8.8.8.8/"],
    ["http://printer.local/"],
    ["http://db.internal/"],
    ["http://intranet/"],
    ["http://metadata.google.internal/"],
    ["http://user:pw@example.com/"],
    ["http://example.com:22/"],
    ["http://exa mple.com/"],
    ["http://example.com/\u0000"],
    ["http://hidden.onion/"],
    ["https://foresite.dev/"],
    ["co.uk"],
    [`https://example.com/${"a".repeat(2_100)}`],
  ])("refuses %s", (input) => {
    expect(readTarget(input, POLICY).ok).toBe(false);
  });

  it("says what was wrong and what would be right", () => {
    expect(readTarget("ftp://example.com/x", POLICY)).toMatchObject({
      reason: "url must be http or https; got ftp",
      expected: expect.stringContaining("example.com"),
    });
  });

  it("names the registrable domain by the public suffix list, private section included", () => {
    expect(judgeTarget("https://a.b.example.co.uk/", POLICY)).toMatchObject({ registrableDomain: "example.co.uk" });
    expect(judgeTarget("https://someone.github.io/", POLICY)).toMatchObject({ registrableDomain: "someone.github.io" });
  });

  it("refuses the service itself, at its own port where it runs locally", () => {
    for (const [input, policy] of [
      ["http://127.0.0.1:8787/", DEVELOPMENT],
      ["http://localhost:8787/", DEVELOPMENT],
      ["https://foresite.dev/", POLICY],
      ["https://foresite.dev:8443/", POLICY],
    ] as const)
      expect(readTarget(input, policy)).toMatchObject({ ok: false, reason: "this service does not scan itself" });
  });

  it("admits loopback and mapped names only where the policy does", () => {
    expect(readTarget("http://127.0.0.1:4301/", DEVELOPMENT)).toMatchObject({ ok: true, isLoopback: true });
    expect(readTarget("https://clinic.example/", DEVELOPMENT)).toMatchObject({ ok: true, isLoopback: false });
    expect(readTarget("https://clinic.example/", POLICY).ok).toBe(false);
    expect(readTarget("http://169.254.169.254/", DEVELOPMENT).ok).toBe(false);
  });
});

describe("who registered a name", () => {
  it.each([
    ["a.shop.example.co.uk", "example.co.uk", "example.co.uk"],
    ["a.someone.github.io", "someone.github.io", "github.io"],
    ["127.0.0.1", "127.0.0.1", "127.0.0.1"],
    ["localhost", "localhost", "localhost"],
  ])("of %s is %s, and %s as mail rules see it", (host, site, organization) => {
    expect([registrableDomainOf(host), organizationalDomainOf(host)]).toEqual([site, organization]);
  });

  it("runs one site with and without www. in front, and no other", () => {
    expect(isSameHost("www.Example.com", "example.com")).toBe(true);
    expect(isSameHost("a.www.example.com", "a.example.com")).toBe(false);
    expect(isSameHost("wwwxexample.com", "example.com")).toBe(false);
    expect(isWithin("mail.example.com", "example.com")).toBe(true);
    expect(isWithin("notexample.com", "example.com")).toBe(false);
  });
});

describe("addresses as they are printed", () => {
  it.each([
    ["https://user:pw@example.com/a?token=1#x", "https://example.com/a"],
    ["http://example.com:8080/a?token=1", "http://example.com:8080/a"],
    ["mailto:a@example.com", "mailto:…"],
    ["not an address?x=1", "not an address"],
  ])("prints %s as %s", (input, printed) => expect(printableUrl(input)).toBe(printed));
});
