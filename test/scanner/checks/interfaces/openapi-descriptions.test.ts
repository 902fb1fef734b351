import { describe, expect, it } from "vitest";
import { openapiDescriptions } from "../../../../src/scanner/checks/interfaces/openapi-descriptions.ts";
import { document, site } from "../../../fixtures/site.ts";

const run = (operation: object, more: object = {}) => {
  const json = { openapi: "3.1.0", paths: { "/slots": { get: operation, ...more } } };
  return openapiDescriptions.run(site({ documents: { openapi: document("openapi", { json }) } }));
};
const summary = "List the free slots of one practitioner.";
const day = { name: "day", description: "Day in the form 2026-11-20." };

describe("openapi-descriptions", () => {
  it("passes described operations and parameters", () => {
    expect(run({ summary, parameters: [day] })).toMatchObject({
      status: "pass",
      situation: "A description that says enough stands at the one operation and the one parameter.",
    });
  });

  it("names no parameters where there are none", () => {
    expect(run({ summary: "slots" }).situation).toBe("A description that says enough stands at no operation.");
  });

  it("counts a short description in Japanese signs, which say more each", () => {
    expect(run({ summary: "空き時間の一覧を返す" }).status).toBe("pass");
    expect(run({ summary: "slots" }).status).toBe("fail");
  });

  it("reads parameters through references and from the path", () => {
    const json = {
      openapi: "3.1.0",
      components: { parameters: { Day: { name: "day" } } },
      paths: { "/slots": { parameters: [{ $ref: "#/components/parameters/Day" }], get: { summary } } },
    };
    const verdict = openapiDescriptions.run(site({ documents: { openapi: document("openapi", { json }) } }));
    expect(verdict).toMatchObject({ status: "fail", score: 0.5 });
    expect(verdict.evidence[0]?.received).toBe("day of GET /slots");
  });

  it("warns while at least half of each is described", () => {
    expect(run({ summary }, { post: {} })).toMatchObject({ status: "warn", score: 0.75 });
  });

  it("has nothing to judge without a description", () => {
    expect(openapiDescriptions.run(site()).status).toBe("na");
  });
});
