import { describe, expect, it } from "vitest";
import { bare, node, page, site } from "../../../fixtures/site.ts";
import type { JsonLdBlock } from "../../../../src/scanner/evidence/page-facts.ts";
import { jsonldValid } from "../../../../src/scanner/checks/structured-data/jsonld-valid.ts";

const run = (...blocks: Partial<JsonLdBlock>[]) => {
  const jsonLd = blocks.map((over) => ({
    bytes: 100,
    error: null,
    hasSchemaContext: true,
    nodes: [bare(node("Dentist"))],
    ...over,
  }));
  return jsonldValid.run(site({ pages: [page({ structured: { jsonLd, microdata: [], rdfaTypes: [] } })] }));
};

describe("jsonld-valid", () => {
  it("passes blocks of known types", () => {
    expect(run({}, { nodes: [bare(node(["Organization", "MadeUp"]))] }).status).toBe("pass");
  });

  it.each([
    ["a syntax error", { error: "has a comma before a closing bracket", nodes: [] }, "comma"],
    ["no schema.org context", { hasSchemaContext: false }, "no schema.org context"],
    ["no type", { nodes: [] }, "no type"],
    ["an unknown type", { nodes: [bare(node("Dentistry"))] }, "type Dentistry"],
  ])("fails on %s", (_, over, received) => {
    const verdict = run({}, over);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain(received);
  });

  it("says of an unknown type that it is one, and of a broken block that it cannot be read", () => {
    const headline = (...blocks: Partial<JsonLdBlock>[]) => {
      const { evidence, situation } = run(...blocks);
      return `${jsonldValid.headline?.({ name: "Acme", people: "people" }, evidence)}. ${situation}`;
    };
    expect(headline({ nodes: [bare(node("Dentistry"))] })).not.toContain("cannot be read");
    expect(headline({ error: "has a comma before a closing bracket", nodes: [] })).toMatch(/cannot be read.*cannot be/);
  });

  it("does not judge blocks that the scan did not read", () => {
    expect(run({ error: "is too large and was not read (400 KiB)", nodes: [] }).status).toBe("na");
  });

  it("does not apply without blocks", () => {
    expect(run().status).toBe("na");
  });
});
