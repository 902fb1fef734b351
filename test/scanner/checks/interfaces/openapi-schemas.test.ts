import { describe, expect, it } from "vitest";
import { openapiSchemas } from "../../../../src/scanner/checks/interfaces/openapi-schemas.ts";
import { document, site } from "../../../fixtures/site.ts";

const run = (post: object, components: object = {}) => {
  const json = { openapi: "3.1.0", paths: { "/bookings": { post } }, components };
  return openapiSchemas.run(site({ documents: { openapi: document("openapi", { json }) } }));
};
const body = { content: { "application/json": { schema: { type: "object" }, example: { slot: 1 } } } };

describe("openapi-schemas", () => {
  it("passes an operation with typed request and answer, an example and an error", () => {
    expect(run({ requestBody: body, responses: { 201: body, 422: body } })).toMatchObject({
      status: "pass",
      situation: "Of 1 API operation, 1 typed, 1 with an example and 1 with error answers.",
    });
  });

  it("follows references and finds examples on properties", () => {
    const components = {
      responses: { Made: { content: { "application/json": { schema: { $ref: "#/components/schemas/Booking" } } } } },
      schemas: { Booking: { properties: { id: { example: "b1" } } } },
    };
    expect(run({ responses: { 201: { $ref: "#/components/responses/Made" }, default: {} } }, components).status).toBe(
      "pass",
    );
  });

  it("accepts an answer without a body", () => {
    expect(run({ parameters: [{ name: "id", example: 7 }], responses: { 204: {}, 404: {} } }).status).toBe("pass");
  });

  it("warns when one of the three is missing and fails when most are", () => {
    const noError = run({ requestBody: body, responses: { 201: body } });
    expect(noError).toMatchObject({ status: "warn" });
    expect(noError.score).toBeCloseTo(2 / 3);
    expect(noError.evidence[0]?.received).toBe("POST /bookings");
    expect(run({ requestBody: { content: { "application/json": {} } }, responses: { 200: {} } }).status).toBe("fail");
  });

  it("does not loop on a reference to itself", () => {
    const components = { responses: { Loop: { $ref: "#/components/responses/Loop" } } };
    expect(run({ responses: { 200: { $ref: "#/components/responses/Loop" } } }, components).status).toBe("fail");
  });

  it("has nothing to judge without a description", () => {
    expect(openapiSchemas.run(site()).status).toBe("na");
  });
});

it("takes nothing described for an answer to a read for no type, and for one to a deletion", () => {
  const typed = (method: string) =>
    openapiSchemas.run(
      site({
        documents: {
          openapi: document("openapi", {
            json: {
              openapi: "3.1.0",
              paths: { "/stops": { [method]: { responses: { 200: { description: "OK" } } } } },
            },
          }),
        },
      }),
    ).situation;
  expect(typed("get")).toContain("0 typed");
  expect(typed("delete")).toContain("1 typed");
});
