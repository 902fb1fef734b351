import { describe, expect, it } from "vitest";
import { document, profile, site } from "../../../fixtures/site.ts";
import { ucpProfile } from "../../../../src/scanner/checks/commerce/ucp-profile.ts";

const shop = profile({ sells: true });
const run = (json: unknown, over = shop) =>
  ucpProfile.run(site({ profile: over, documents: { ucp: document("ucp", { json }) } }));
const SERVICE = { version: "2026-04-08", transport: "rest", endpoint: "https://example-clinic.com/ucp" };
const GOOD = {
  version: "2026-04-08",
  services: { "dev.ucp.shopping": [SERVICE] },
  capabilities: { "dev.ucp.shopping.checkout": [{ version: "2026-04-08" }] },
};

describe("ucp-profile", () => {
  it("passes lists by name, and the older form with endpoints inside transports", () => {
    expect(run({ ucp: GOOD }).status).toBe("pass");
    const older = {
      ...GOOD,
      services: { shopping: { rest: { endpoint: "https://example-clinic.com/ucp" } } },
      capabilities: [{ name: "checkout" }],
    };
    expect(run({ ucp: older }).status).toBe("pass");
  });

  it.each([
    ["no version", { ...GOOD, version: "" }, "no version"],
    ["no services", { ...GOOD, services: {} }, "no services"],
    [
      "an endpoint without https",
      { ...GOOD, services: { a: [{ ...SERVICE, endpoint: "http://localhost:8182/" }] } },
      "http://localhost:8182/",
    ],
    ["no capabilities", { ...GOOD, capabilities: [] }, "no capabilities"],
  ])("fails a published profile with %s", (_, ucp, received) => {
    const verdict = run({ ucp });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe(received);
  });

  it("never takes absence for a fault", () => {
    const absent = { ucp: document("ucp") };
    expect(ucpProfile.run(site({ documents: absent })).status).toBe("na");
    expect(ucpProfile.run(site({ documents: absent, profile: shop })).status).toBe("info");
  });
});
