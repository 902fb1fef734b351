import { describe, expect, it } from "vitest";
import { document, profile, site } from "../../../fixtures/site.ts";
import { acpDiscovery } from "../../../../src/scanner/checks/commerce/acp-discovery.ts";

const shop = profile({ sells: true });
const run = (json: unknown) => acpDiscovery.run(site({ profile: shop, documents: { acp: document("acp", { json }) } }));
const GOOD = {
  protocol: { name: "acp", version: "2026-04-17" },
  api_base_url: "https://api.example-clinic.com/acp",
  transports: ["rest"],
  capabilities: { services: ["checkout", "orders"] },
};

describe("acp-discovery", () => {
  it("passes a complete document", () => {
    expect(run(GOOD).status).toBe("pass");
  });

  it.each([
    ["another protocol", { ...GOOD, protocol: { name: "agent", version: "1" } }, 'protocol.name "agent"'],
    ["a relative address", { ...GOOD, api_base_url: "/acp" }, 'api_base_url "/acp"'],
    ["no transports", { ...GOOD, transports: [] }, "no transports"],
    ["no services", { ...GOOD, capabilities: {} }, "no capabilities.services"],
  ])("fails a published document with %s", (_, json, received) => {
    const verdict = run(json);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe(received);
  });

  it("never takes absence for a fault", () => {
    expect(acpDiscovery.run(site({ documents: { acp: document("acp") } })).status).toBe("na");
  });
});
