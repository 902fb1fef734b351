import { describe, expect, it } from "vitest";
import { ardCatalog } from "../../../../src/scanner/checks/interfaces/ard-catalog.ts";
import { document, site } from "../../../fixtures/site.ts";

const open = { "access-control-allow-origin": "*" };
const ENTRY = {
  identifier: "urn:air:example-clinic.com:mcp:slots",
  displayName: "Slots",
  type: "application/mcp-server-card+json",
  url: "https://example-clinic.com/.well-known/mcp/server-card.json",
};
const CATALOG = { specVersion: "1.0", host: { displayName: "Example Clinic" }, entries: [ENTRY] };
const run = (json: unknown, headers: Record<string, string> = open) =>
  ardCatalog.run(site({ documents: { "ai-catalog": document("ai-catalog", { json, headers }) } }));

describe("ard-catalog", () => {
  it("passes a valid catalog that every origin may read", () => {
    expect(run(CATALOG)).toMatchObject({ status: "pass", situation: "The catalog lists 1 AI resource: Slots." });
  });

  it("warns of a closed origin and of the older name of a member", () => {
    expect(run(CATALOG, {}).status).toBe("warn");
    expect(run({ ...CATALOG, entries: [{ ...ENTRY, type: undefined, mediaType: ENTRY.type }] }).status).toBe("warn");
  });

  it("fails without version, host, entries or a usable entry", () => {
    expect(run({ ...CATALOG, specVersion: undefined }).status).toBe("fail");
    expect(run({ ...CATALOG, host: {} }).status).toBe("fail");
    expect(run({ ...CATALOG, entries: [] }).status).toBe("fail");
    expect(run({ ...CATALOG, entries: [{ ...ENTRY, data: {} }] }).evidence[0]?.received).toBe(
      "Slots: both url and data",
    );
    expect(run({ ...CATALOG, entries: [{ ...ENTRY, url: undefined }] }).status).toBe("fail");
    expect(run({ ...CATALOG, entries: [{ ...ENTRY, url: "/card.json" }] }).status).toBe("fail");
  });

  it("does not apply where there is none", () => {
    expect(ardCatalog.run(site({ documents: { "ai-catalog": document("ai-catalog") } })).status).toBe("na");
  });
});
