import { describe, expect, it } from "vitest";
import { apiCatalog } from "../../../../src/scanner/checks/interfaces/api-catalog.ts";
import { declaredCall } from "../../../fixtures/live.ts";
import { document, profile, site } from "../../../fixtures/site.ts";

const LINKSET = "application/linkset+json";
const entry = {
  anchor: "https://api.example-clinic.com",
  "service-desc": [{ href: "https://example-clinic.com/openapi.json" }],
};
const run = (json: unknown, contentType = LINKSET) =>
  apiCatalog.run(site({ documents: { "api-catalog": document("api-catalog", { json, contentType }) } }));

describe("api-catalog", () => {
  it("passes a catalog whose entries have an anchor and a description", () => {
    const verdict = run({ linkset: [entry] });
    expect(verdict.status).toBe("pass");
    expect(verdict.evidence[0]?.received).toContain("https://api.example-clinic.com");
  });

  it("warns of another media type, a missing anchor and a missing description", () => {
    expect(run({ linkset: [entry] }, "application/json").status).toBe("warn");
    expect(run({ linkset: [{ ...entry, anchor: undefined }] }).status).toBe("warn");
    expect(run({ linkset: [{ anchor: "https://a.example", item: [{ href: "https://a.example/api" }] }] }).status).toBe(
      "warn",
    );
  });

  it("fails a catalog without entries, without links, or with links that lead nowhere", () => {
    expect(run({ linkset: [] }).status).toBe("fail");
    expect(run({ linkset: [{ anchor: "https://a.example" }] }).status).toBe("fail");
    expect(run({ linkset: [{ ...entry, "service-desc": [{ href: "/openapi.json" }] }] }).status).toBe("fail");
  });

  it("fails a body that is no JSON, showing it", () => {
    const broken = document("api-catalog", { text: "{oops", jsonError: "Unexpected token o" });
    const verdict = apiCatalog.run(site({ documents: { "api-catalog": broken } }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: broken.url, received: "Unexpected token o" });
  });

  it("does not apply to a clinic without one, and is reported for a software service without one", () => {
    const documents = { "api-catalog": document("api-catalog") };
    expect(apiCatalog.run(site({ documents })).status).toBe("na");
    const saas = profile({ siteType: { value: "saas-api" } });
    expect(apiCatalog.run(site({ documents, profile: saas })).status).toBe("info");
  });

  it("is unable to say when the address refuses, and only where it matters", () => {
    const documents = { "api-catalog": document("api-catalog", { state: "forbidden", status: 403 }) };
    expect(apiCatalog.run(site({ documents })).status).toBe("na");
    expect(apiCatalog.run(site({ documents, profile: profile({ siteType: { value: "docs" } }) })).status).toBe(
      "unable",
    );
  });

  it("fails a catalog of which a link was asked for and leads nowhere", () => {
    const documents = { "api-catalog": document("api-catalog", { json: { linkset: [entry] }, contentType: LINKSET }) };
    const run = (status: number) =>
      apiCatalog.run(site({ documents, live: { calls: [declaredCall({ status })], mcpServers: [] } }));
    expect(run(404)).toMatchObject({ status: "fail", evidence: [{ meaning: "The service-desc link leads nowhere." }] });
    expect(run(401).status).toBe("pass");
    expect(run(503).status).toBe("pass");
  });
});
