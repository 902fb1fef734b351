import { describe, expect, it } from "vitest";
import { mcpRegistryListed } from "../../../../src/scanner/checks/interfaces/mcp-registry-listed.ts";
import type { McpRegistryFacts } from "../../../../src/scanner/evidence/site-evidence.ts";
import { document, site } from "../../../fixtures/site.ts";

const documents = {
  "mcp-server-card": document("mcp-server-card", { json: { name: "x", url: "https://example-clinic.com/mcp" } }),
};
const run = (facts: Partial<McpRegistryFacts> | null) =>
  mcpRegistryListed.run(
    site({
      documents,
      outside: { mcpRegistry: facts && { namespace: "com.example-clinic", state: "read", servers: [], ...facts } },
    }),
  );

describe("mcp-registry-listed", () => {
  it("reports the names that the registry has", () => {
    expect(run({ servers: ["com.example-clinic/booking"] })).toMatchObject({
      status: "info",
      situation: "The MCP registry has 1 server of example-clinic.com.",
      evidence: [{ received: "com.example-clinic/booking" }],
    });
  });

  it("reports that it has none", () => {
    expect(run({})).toMatchObject({
      status: "info",
      situation: "The MCP registry has no server of example-clinic.com.",
      evidence: [{ received: "no name begins with com.example-clinic" }],
    });
  });

  it("does not concern a site without such a server, and is open when nobody answered", () => {
    expect(mcpRegistryListed.run(site()).status).toBe("na");
    expect(run({ state: "failed" }).status).toBe("unable");
    expect(run(null).status).toBe("unable");
    expect(
      mcpRegistryListed.run(site({ documents, outside: { notAsked: "the service runs in development" } })).status,
    ).toBe("unable");
    expect(mcpRegistryListed.counts).toEqual([]);
  });
});
