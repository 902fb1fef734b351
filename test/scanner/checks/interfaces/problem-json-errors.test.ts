import { describe, expect, it } from "vitest";
import { problemJsonErrors } from "../../../../src/scanner/checks/interfaces/problem-json-errors.ts";
import type { DeclaredCall } from "../../../../src/scanner/evidence/live-facts.ts";
import { declaredCall } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const run = (...calls: Partial<DeclaredCall>[]) =>
  problemJsonErrors.run(
    site({
      live: {
        calls: calls.map((over) => declaredCall({ kind: "openapi", name: "GET /slots/{id}", status: 404, ...over })),
        mcpServers: [],
      },
    }),
  );

describe("problem-json-errors", () => {
  it.each([
    ["a problem document", { contentType: "application/problem+json", json: { title: "Not found" } }],
    ["a code", { json: { message: "Not found", code: "SLOT_NOT_FOUND" } }],
    ["a code within the error", { json: { error: { code: 404, message: "Not found" } } }],
    ["codes in a list", { json: { errors: [{ code: "missing", message: "x" }] } }],
    ["a word of its own", { json: { error: "invalid_request" } }],
  ])("passes an error with %s", (_, over) => {
    expect(run(over).status).toBe("pass");
  });

  it("warns of a message alone", () => {
    expect(run({ json: { error: "We could not find that slot." } })).toMatchObject({ status: "warn" });
    expect(run({ json: { message: "Not found" } }).situation).toBe("The one error received carries no stable code.");
  });

  it("fails an answer without JSON, showing it", () => {
    const verdict = run({ status: 401, contentType: "text/plain", excerpt: "Unauthorized" });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("status 401 text/plain: Unauthorized");
  });

  it("does not apply where nothing was refused or no operation was called", () => {
    expect(run({ status: 200, json: {} }).status).toBe("na");
    expect(run().status).toBe("na");
  });
});

it("is not asked of an address at which nothing is: the website answers there, and not the API", () => {
  expect(run({ status: 404, contentType: "text/html", excerpt: "<!doctype html>" }).status).toBe("na");
});
