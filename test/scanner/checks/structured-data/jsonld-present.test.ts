import { describe, expect, it } from "vitest";
import { bare, node, page, site } from "../../../fixtures/site.ts";
import type { JsonLdBlock } from "../../../../src/scanner/evidence/page-facts.ts";
import { jsonldPresent } from "../../../../src/scanner/checks/structured-data/jsonld-present.ts";

const block = (over: Partial<JsonLdBlock> = {}): JsonLdBlock => ({
  bytes: 100,
  error: null,
  hasSchemaContext: true,
  nodes: [bare(node("Dentist", { name: "Example Clinic" }))],
  ...over,
});
const withBlocks = (jsonLd: JsonLdBlock[], url = "https://example-clinic.com/") =>
  page({ url, structured: { jsonLd, microdata: [], rdfaTypes: [] } });

describe("jsonld-present", () => {
  it("passes a start page with a block that can be read", () => {
    expect(jsonldPresent.run(site({ pages: [withBlocks([block()])] })).status).toBe("pass");
  });

  it("accepts microdata and RDFa", () => {
    const microdata = page({ structured: { jsonLd: [], microdata: [bare(node("LocalBusiness"))], rdfaTypes: [] } });
    const rdfa = page({ structured: { jsonLd: [], microdata: [], rdfaTypes: ["Organization"] } });
    expect(jsonldPresent.run(site({ pages: [microdata] })).status).toBe("pass");
    expect(jsonldPresent.run(site({ pages: [rdfa] })).status).toBe("pass");
  });

  it("warns when only inner pages have facts", () => {
    const inner = withBlocks([block()], "https://example-clinic.com/services");
    expect(jsonldPresent.run(site({ pages: [page(), inner] })).status).toBe("warn");
  });

  it("fails when the only block is broken, and says why", () => {
    const verdict = jsonldPresent.run(site({ pages: [withBlocks([block({ error: "Unexpected token", nodes: [] })])] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("Unexpected token");
  });

  it("fails without any", () => {
    expect(jsonldPresent.run(site({ pages: [page()] })).status).toBe("fail");
  });
});
