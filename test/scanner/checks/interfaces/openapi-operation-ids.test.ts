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

  it("tells what the description lacks while nothing of it works, and does not judge it", () => {
    const paths = { "/a": { get: { operationId: "listSlots" } }, "/b": { get: {} } };
    const openapi = { ...document("openapi", { json: { openapi: "3.1.0", paths } }), yields: "nothing" as const };
    const verdict = openapiOperationIds.run(site({ documents: { openapi } }));
    expect(verdict.status).toBe("na");
    expect(verdict.situation).toMatch(
      /^Not judged while nothing that .+ describes is known to work\. 1 of 2 API operations has/,
    );
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
