import { describe, expect, it } from "vitest";
import { OPENAPI_BYTES } from "../../../../src/model/limits.ts";
import { openapiPresent } from "../../../../src/scanner/checks/interfaces/openapi-present.ts";
import type { DocumentFacts } from "../../../../src/scanner/evidence/site-evidence.ts";
import { document, profile, site } from "../../../fixtures/site.ts";

const run = (over: Partial<DocumentFacts>) =>
  openapiPresent.run(site({ documents: { openapi: document("openapi", over) } }));
const paths = { "/slots": { get: { responses: {} }, post: { responses: {} } } };

describe("openapi-present", () => {
  it("passes a version 3 description and counts its operations", () => {
    const verdict = run({ json: { openapi: "3.1.0", info: { title: "Slots" }, paths } });
    expect(verdict).toMatchObject({
      status: "pass",
      situation: "An OpenAPI 3.1.0 description lists 2 operations on 1 path.",
    });
  });

  it("passes YAML by its first lines and says that it was not examined", () => {
    const verdict = run({ text: "# API\nopenapi: '3.0.3'\npaths:\n  /a: {}" });
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toContain("YAML");
  });

  it("warns of version 2 and of a description with webhooks only", () => {
    expect(run({ json: { swagger: "2.0", paths } }).status).toBe("warn");
    expect(run({ text: "swagger: '2.0'" }).status).toBe("warn");
    expect(run({ json: { openapi: "3.1.0", webhooks: { done: {} } } }).status).toBe("warn");
  });

  it("fails a description without version, without operations or that cannot be read", () => {
    expect(run({ json: { paths } }).status).toBe("fail");
    expect(run({ json: { openapi: "3.1.0", paths: {} } }).status).toBe("fail");
    expect(run({ text: '{"openapi": ', jsonError: "Unexpected end" }).status).toBe("fail");
  });

  it("is unable to judge one that is longer than what is read", () => {
    expect(run({ text: '{"openapi": ', jsonError: "Unexpected end", bytes: OPENAPI_BYTES }).status).toBe("unable");
  });

  it("takes a page of HTML at the address for no description", () => {
    expect(run({ text: "<!doctype html><html>", contentType: "text/html" }).status).toBe("na");
  });

  it("never fails for absence, whatever the kind of site", () => {
    const saas = profile({ siteType: { value: "saas-api" } });
    expect(openapiPresent.run(site({ profile: saas, documents: { openapi: document("openapi") } })).status).toBe(
      "info",
    );
    expect(openapiPresent.run(site({ documents: { openapi: document("openapi") } })).status).toBe("na");
  });
});
