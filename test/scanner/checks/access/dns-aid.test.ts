import { describe, expect, it } from "vitest";
import { dnsAid } from "../../../../src/scanner/checks/access/dns-aid.ts";
import type { DnsFacts } from "../../../../src/scanner/evidence/site-evidence.ts";
import { dnsOf, failing } from "../../../fixtures/dns-records.ts";
import { document, site } from "../../../fixtures/site.ts";

const NAME = "_index._agents.example-clinic.com";
const documents = {
  "mcp-server-card": document("mcp-server-card", { json: { name: "x", url: "https://example-clinic.com/mcp" } }),
};
const service = (type: "SVCB" | "HTTPS", over: object | null, authenticated = false): DnsFacts["lookups"][number] => ({
  name: NAME,
  type,
  outcome: "ok",
  authenticated,
  records:
    over === null
      ? []
      : [
          {
            name: NAME,
            type,
            priority: 1,
            target: "agents.example-clinic.com",
            alpn: ["mcp", "h2"],
            port: 443,
            ...over,
          },
        ],
});
const run = (...lookups: DnsFacts["lookups"]) => dnsAid.run(site({ documents, dns: dnsOf(...lookups) }));

describe("dns-aid", () => {
  it("reports a complete record, and that it is signed", () => {
    const verdict = run(service("SVCB", {}, true), service("HTTPS", null));
    expect(verdict).toMatchObject({
      status: "info",
      situation: "example-clinic.com announces its agents by its name, and DNSSEC vouches for it.",
    });
    expect(verdict.evidence[0]?.received).toBe(`${NAME} SVCB 1 agents.example-clinic.com alpn=mcp,h2 port=443`);
  });

  it("reports what a record lacks", () => {
    expect(run(service("HTTPS", { priority: 0, alpn: [], port: null })).situation).toBe(
      "example-clinic.com announces its agents by its name, but of its records all are aliases, none names a protocol and none is vouched for by DNSSEC.",
    );
  });

  it("reports that nothing is announced", () => {
    expect(run(service("SVCB", null), service("HTTPS", null))).toMatchObject({
      status: "info",
      situation: "example-clinic.com does not announce its agents by its name.",
    });
  });

  it("does not concern a site without agents, and claims nothing unasked", () => {
    expect(dnsAid.run(site()).status).toBe("na");
    expect(run(failing(NAME, "SVCB"), failing(NAME, "HTTPS")).status).toBe("unable");
    expect(
      dnsAid.run(site({ documents, dns: { notAsked: "the service runs in development", lookups: [] } })).status,
    ).toBe("unable");
    expect(dnsAid.counts).toEqual([]);
  });
});
