import { describe, expect, it } from "vitest";
import { corsDiscovery } from "../../../../src/scanner/checks/interfaces/cors-discovery.ts";
import { document, site } from "../../../fixtures/site.ts";

const open = { "access-control-allow-origin": "*" };
const card = (headers: Record<string, string>) => document("agent-card", { json: { name: "a" }, headers });
const api = (headers: Record<string, string>) => document("openapi", { json: { openapi: "3.1.0" }, headers });

describe("cors-discovery", () => {
  it("passes when every discovery document may be read from anywhere", () => {
    const verdict = corsDiscovery.run(site({ documents: { "agent-card": card(open), openapi: api(open) } }));
    expect(verdict).toMatchObject({
      status: "pass",
      situation: "Both discovery documents can be read from a browser.",
    });
  });

  it("warns with the share and names each closed document", () => {
    const closed = api({ "access-control-allow-origin": "https://example-clinic.com" });
    const verdict = corsDiscovery.run(site({ documents: { "agent-card": card(open), openapi: closed } }));
    expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
    expect(verdict.evidence).toMatchObject([{ url: closed.url, received: "https://example-clinic.com" }]);
  });

  it("never fails, since other readers are served", () => {
    expect(corsDiscovery.run(site({ documents: { openapi: api({}) } }))).toMatchObject({ status: "warn", score: 0 });
  });

  it("does not apply where nothing is published", () => {
    expect(corsDiscovery.run(site({ documents: { openapi: document("openapi") } })).status).toBe("na");
  });
});
