import { describe, expect, it } from "vitest";
import { openapiServersAuth } from "../../../../src/scanner/checks/interfaces/openapi-servers-auth.ts";
import { document, site } from "../../../fixtures/site.ts";

const run = (over: object, get: object = { responses: { 200: {} } }) => {
  const json = {
    openapi: "3.1.0",
    servers: [{ url: "https://api.example-clinic.com" }],
    paths: { "/slots": { get } },
    ...over,
  };
  return openapiServersAuth.run(site({ documents: { openapi: document("openapi", { json }) } }));
};
const components = { securitySchemes: { key: { type: "apiKey", in: "header", name: "x-key" } } };

describe("openapi-servers-auth", () => {
  it("passes a public server with a scheme that is defined and applied", () => {
    expect(run({ components, security: [{ key: [] }] })).toMatchObject({
      status: "pass",
      situation: "The API description names 1 server and applies key.",
    });
  });

  it("passes an open API that asks for no sign-in", () => {
    expect(run({}).situation).toContain("asks for no sign-in");
  });

  it("warns of relative servers, unused schemes and refusals that nobody explains", () => {
    expect(run({ servers: [{ url: "/v1" }] }).status).toBe("warn");
    expect(run({ servers: [] }).status).toBe("warn");
    expect(run({ components }).status).toBe("warn");
    expect(run({}, { responses: { 401: {} } }).status).toBe("warn");
  });

  it("fails addresses that nobody outside can reach, and schemes that are nowhere defined", () => {
    expect(run({ servers: [{ url: "http://localhost:3000" }] }).status).toBe("fail");
    expect(run({ servers: [{ url: "http://api.example-clinic.com" }] }).status).toBe("fail");
    const verdict = run({ security: [{ oauth: [] }] });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("oauth");
  });

  it("has nothing to judge without a description", () => {
    expect(openapiServersAuth.run(site()).status).toBe("na");
  });
});
