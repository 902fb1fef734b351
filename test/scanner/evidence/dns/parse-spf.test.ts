import { describe, expect, it } from "vitest";
import { isSpf, parseSpf } from "../../../../src/scanner/evidence/dns/parse-spf.ts";

describe("an SPF record", () => {
  it("is told by its version, in any case, and by nothing longer", () => {
    expect(["v=spf1", "v=spf1 -all", "V=SPF1 mx"].every(isSpf)).toBe(true);
    expect(
      ["v=spf10 -all", "v=spf1;-all", " v=spf1 -all", "spf2.0/pra -all", "google-site-verification=x"].some(isSpf),
    ).toBe(false);
  });

  it.each([
    ["v=spf1 -all", "fail"],
    ["v=spf1 include:_spf.example.com ~all", "softfail"],
    ["v=spf1 mx ?all", "neutral"],
    ["v=spf1 +all", "pass"],
    ["v=spf1 ALL", "pass"],
    ["v=spf1 redirect=_spf.example.com", "redirect"],
    ["v=spf1 redirect=_spf.example.com -all", "fail"],
    ["v=spf1 -all +all", "fail"],
    ["v=spf1 a mx", "silent"],
    ["v=spf1", "silent"],
  ])("%s does with the rest: %s", (text, rest) => {
    expect(parseSpf(text)).toMatchObject({ rest, faults: [] });
  });

  it("takes every form that RFC 7208 allows", () => {
    const text =
      "v=spf1  a a:mail.example.com a/24 a:mail.example.com/24//64 mx/28 ptr ip4:192.0.2.0/24 ip4:192.0.2.1 ip6:2001:db8::/32 ip6:::1 exists:%{i}._spf.%{d2} exp=explain.%{d} unknown=ignored -all";
    expect(parseSpf(text)).toEqual({ rest: "fail", lookups: 7, faults: [] });
  });

  it.each([
    ["v=spf1 ip4:192.0.2.256 -all", '"ip4" has no IPv4 address'],
    ["v=spf1 ip4:192.0.2.0/33 -all", '"ip4" has no IPv4 address'],
    ["v=spf1 ip4 -all", '"ip4" has no IPv4 address'],
    ["v=spf1 ip6:2001:db8::/129 -all", '"ip6" has no IPv6 address'],
    ["v=spf1 ip6:example.com -all", '"ip6" has no IPv6 address'],
    ["v=spf1 include -all", '"include" names no domain'],
    ["v=spf1 include: -all", '"include" names no domain'],
    ["v=spf1 mx: -all", '"mx" has a value of another form'],
    ["v=spf1 all:x", '"all" takes no value'],
    ["v=spf1 -all include", '"include" names no domain'],
    ["v=spf1 spf.example.com -all", '"spf" is no mechanism'],
    ["v=spf1 redirect=a.example redirect=b.example", '"redirect" stands twice'],
    ["v=spf1 redirect=", '"redirect" names no domain'],
  ])("%s has the fault: %s", (text, fault) => expect(parseSpf(text).faults).toEqual([fault]));

  it("counts the terms that make receivers ask further names", () => {
    const many = Array.from({ length: 11 }, (_, i) => `include:s${i}.example.com`).join(" ");
    expect(parseSpf(`v=spf1 ip4:192.0.2.1 ${many} -all`).lookups).toBe(11);
  });

  it("stays linear on a record that somebody made long", () => {
    const startedAt = performance.now();
    parseSpf(`v=spf1 ${"a:".repeat(50_000)} ${"?".repeat(50_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});
