import { describe, expect, it } from "vitest";
import { openapiOperationIds } from "../../../../src/scanner/checks/interfaces/openapi-operation-ids.ts";
import { document, site } from "../../../fixtures/site.ts";

const run = (...ids: (string | undefined)[]) => {
  const paths = Object.fromEntries(ids.map((operationId, at) => [`/p${at}`, { get: { operationId } }]));
  return openapiOperationIds.run(
    site({ documents: { openapi: document("openapi", { json: { openapi: "3.1.0", paths } }) } }),
  );
};

describe("openapi-operation-ids", () => {
  it("passes when every operation has an id of its own", () => {
    expect(run("listSlots", "bookSlot")).toMatchObject({
      status: "pass",
      situation: "Both API operations have names of their own.",
    });
  });

  it("warns while at least half have one and none is doubled", () => {
    expect(run("listSlots", undefined)).toMatchObject({ status: "warn", score: 0.5 });
  });

  it("fails duplicates and descriptions that name few operations", () => {
    const verdict = run("get", "get", "other", "more");
    expect(verdict).toMatchObject({ status: "fail", score: 0.75 });
    expect(verdict.evidence[0]?.received).toBe("get");
    expect(run("one", undefined, undefined).status).toBe("fail");
  });

  it("has nothing to judge without a description, and cannot judge YAML", () => {
    expect(openapiOperationIds.run(site()).status).toBe("na");
    const yaml = document("openapi", { text: "openapi: 3.1.0\npaths: {}" });
    expect(openapiOperationIds.run(site({ documents: { openapi: yaml } })).status).toBe("unable");
  });
});
