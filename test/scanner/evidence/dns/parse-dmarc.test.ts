import { describe, expect, it } from "vitest";
import { effectivePolicy, findDmarc, isDmarc, parseDmarc } from "../../../../src/scanner/evidence/dns/parse-dmarc.ts";
import { dnsOf, failing, txt } from "../../../fixtures/dns-records.ts";

describe("a DMARC record", () => {
  it("is told by its version, first and in capitals", () => {
    expect(["v=DMARC1; p=none", "v = DMARC1 ;p=none", "v=DMARC1"].every(isDmarc)).toBe(true);
    expect(["v=dmarc1; p=none", "p=none; v=DMARC1", "v=DMARC10; p=none", "v=spf1 -all"].some(isDmarc)).toBe(false);
  });

  it.each([
    ["v=DMARC1; p=reject", { policy: "reject", subdomainPolicy: null, isTest: false }],
    [
      "v=DMARC1;p=Quarantine ; sp=none; rua=mailto:d@example.com",
      { policy: "quarantine", subdomainPolicy: "none", isTest: false },
    ],
    ["v=DMARC1; rua=mailto:d@example.com; p=reject; t=y", { policy: "reject", subdomainPolicy: null, isTest: true }],
    ["v=DMARC1; rua=mailto:d@example.com", { policy: "none", subdomainPolicy: null, isTest: false }],
    ["v=DMARC1; p=rejekt; sp=quarantin", { policy: "none", subdomainPolicy: "none", isTest: false }],
    ["v=DMARC1; p=none; p=reject; unknown=1; =; ;;", { policy: "none", subdomainPolicy: null, isTest: false }],
  ])("%s is read", (text, record) => expect(parseDmarc(text)).toEqual(record));

  it("asks for one step less while it is tested", () => {
    const under = (policy: "none" | "quarantine" | "reject") => effectivePolicy({ policy, isTest: true });
    expect([under("reject"), under("quarantine"), under("none")]).toEqual(["quarantine", "none", "none"]);
    expect(effectivePolicy({ policy: "reject", isTest: false })).toBe("reject");
  });
});

describe("the policy of a domain", () => {
  const PARENT = txt("_dmarc.hosting.example", "v=DMARC1; p=reject; sp=quarantine");
  const find = (...lookups: Parameters<typeof dnsOf>) =>
    findDmarc(dnsOf(...lookups), "shop.hosting.example", "hosting.example");

  it("is its own first", () => {
    const own = txt("_dmarc.shop.hosting.example", "some other text", "v=DMARC1; p=none");
    expect(find(own, PARENT)).toMatchObject({ state: "found", policy: "none", name: "_dmarc.shop.hosting.example" });
  });

  it("is else what the organizational domain says of subdomains", () => {
    const none = txt("_dmarc.shop.hosting.example");
    expect(find(none, PARENT)).toMatchObject({ state: "found", policy: "quarantine", name: "_dmarc.hosting.example" });
    const plain = txt("_dmarc.hosting.example", "v=DMARC1; p=reject");
    expect(find(none, plain)).toMatchObject({ policy: "reject" });
  });

  it("is none where two records stand, and unknown where nobody answered", () => {
    expect(find(txt("_dmarc.shop.hosting.example", "v=DMARC1; p=none", "v=DMARC1; p=reject"), PARENT)).toEqual({
      state: "several",
      name: "_dmarc.shop.hosting.example",
      count: 2,
    });
    expect(find(failing("_dmarc.shop.hosting.example", "TXT"), PARENT)).toEqual({ state: "unknown" });
    expect(find(txt("_dmarc.shop.hosting.example"), txt("_dmarc.hosting.example"))).toEqual({ state: "none" });
  });
});
