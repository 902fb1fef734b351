import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it, vi } from "vitest";
import { ERROR_TABLE } from "../../../src/model/errors.ts";
import { EVENT_TYPES } from "../../../src/model/events.ts";
import { PLANS } from "../../../src/model/plans.ts";
import { SCOPES } from "../../../src/model/scopes.ts";
import { OPERATIONS } from "../../../src/operations/registry.ts";
import { DOCUMENTS, ORIGIN } from "./documents.ts";
import { examplesOf, operationsOf, type Json } from "./operation-objects.ts";

/** Ajv compiles every schema of the document; a busy machine needs more than the usual time. */
vi.setConfig({ testTimeout: 60_000 });
const [{ document }, { document: twin }] = DOCUMENTS;

describe.each(DOCUMENTS)("the $name description", ({ document }) => {
  const operations = operationsOf(document);

  it("has every operation of the registry, under its path and method", () => {
    const paths = document["paths"] as Record<string, Record<string, { operationId: string }>>;
    for (const { id, http } of OPERATIONS) expect(paths[http.path]?.[http.method]?.operationId).toBe(id);
  });

  it("names every operation once, with words for people and a tag that is described", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = (document["tags"] as { name: string; description: string }[]).map(({ name }) => name);
    for (const { operation } of operations) {
      expect(operation.summary.length).toBeGreaterThan(5);
      expect(operation.description.length).toBeGreaterThan(20);
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
    }
  });

  it("describes every parameter and body, each with an example", () => {
    const lacking = operations.flatMap(({ at, operation }) => [
      ...(operation.parameters ?? []).flatMap(({ name, description, example }) =>
        description.length > 5 && example !== undefined ? [] : [`${at} ${name}`],
      ),
      ...(operation.requestBody?.description === "" ? [`${at} body`] : []),
    ]);
    expect(lacking).toEqual([]);
  });

  it("has an example of every JSON answer of an operation, and one for each error code", () => {
    const ids = new Set(OPERATIONS.map(({ id }) => id));
    const lacking = operations
      .filter(({ operation }) => ids.has(operation.operationId))
      .flatMap(({ at, operation }) =>
        Object.entries(operation.responses).flatMap(([status, { content = {}, description }]) => {
          const media = content["application/json"];
          const lines = description.split("\n\n");
          const named = Object.keys(ERROR_TABLE).filter((code) => lines.some((line) => line.startsWith(`${code}: `)));
          const has = status.startsWith("2") ? media?.example !== undefined : named.length > 0;
          return has && named.every((code) => media?.examples?.[code] !== undefined) ? [] : [`${at} ${status}`];
        }),
      );
    expect(lacking).toEqual([]);
  });

  it("asks for a credential exactly where anonymous callers lack a scope", () => {
    for (const { id, scopes, only } of OPERATIONS) {
      const { security } = operations.find(({ operation }) => operation.operationId === id)?.operation ?? {};
      const isOpen = only === undefined && scopes.every((scope) => PLANS.anonymous.scopes.includes(scope));
      expect(security?.some((one) => Object.keys(one).length === 0)).toBe(isOpen);
      const ways: Record<string, Record<string, readonly string[]>[]> = {
        everyone: [{ apiKey: [] }, { oauth2: [...scopes] }],
        sessions: [{ session: [] }],
      };
      const named = ways[only ?? "everyone"] ?? [{ session: [] }, { apiKey: [] }];
      expect(security).toEqual(expect.arrayContaining(named));
    }
  });

  it("tells what every operation can answer", () => {
    for (const { id, counts, scopes } of OPERATIONS) {
      const { responses = {} } = operations.find(({ operation }) => operation.operationId === id)?.operation ?? {};
      const statuses = [
        "400",
        "401",
        "405",
        "500",
        "503",
        ...(counts === "none" ? [] : ["429"]),
        ...(scopes.length === 0 ? [] : ["403"]),
      ];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses));
      expect(Object.keys(responses["405"]?.headers ?? {})).toContain("Allow");
      expect(Object.keys(responses["401"]?.headers ?? {})).toContain("WWW-Authenticate");
      if (counts !== "none")
        expect(Object.keys(responses["429"]?.headers ?? {})).toEqual(
          expect.arrayContaining(["Retry-After", "X-RateLimit-Limit", "X-RateLimit-Remaining"]),
        );
    }
  });

  it("describes every scope, and where tokens come from", () => {
    const { apiKey, oauth2 } =
      (document["components"] as Record<string, Record<string, Json>>)["securitySchemes"] ?? {};
    expect(apiKey).toMatchObject({ type: "apiKey", in: "header", name: "x-mcp-api-key" });
    const { authorizationCode } = (oauth2 ?? {})["flows"] as {
      authorizationCode: { authorizationUrl: string; tokenUrl: string; scopes: object };
    };
    expect(authorizationCode.authorizationUrl).toBe(`${ORIGIN}/auth/oauth2/authorize`);
    expect(authorizationCode.tokenUrl).toBe(`${ORIGIN}/auth/oauth2/token`);
    expect(Object.keys(authorizationCode.scopes)).toEqual(SCOPES);
  });
});

describe("the examples of the OpenAPI 3.1 description", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: "doc" });

  it("are all taken by the schemas beside them", () => {
    const examples = examplesOf(document);
    expect(examples.length).toBeGreaterThan(OPERATIONS.length * 8);
    const refused = examples.flatMap(({ where, schema, value }) =>
      ajv.validate(absolute(schema), value) ? [] : [`${where}: ${ajv.errorsText()}`],
    );
    expect(refused).toEqual([]);
  });

  it("would not be taken if they were wrong", () => {
    const error = examplesOf(document).find(({ where }) => where.includes("INTERNAL_ERROR"));
    expect(ajv.validate(absolute(error?.schema ?? {}), { ...(error?.value as Json), code: "NO_SUCH_CODE" })).toBe(
      false,
    );
  });
});

describe("the webhooks", () => {
  it("are described in 3.1, one for each event, and left out of 3.0, which knows none", () => {
    expect(Object.keys(document["webhooks"] as Json)).toEqual([...EVENT_TYPES]);
    expect(twin["webhooks"]).toBeUndefined();
  });
});

describe("the OpenAPI 3.0 twin", () => {
  it("says what 3.1 says in the words of 3.0", () => {
    expect(twin["openapi"]).toBe("3.0.3");
    expect(JSON.stringify(twin)).not.toMatch(
      /"(const|prefixItems|propertyNames|\$defs|identifier)":|"type":\[|"exclusiveM\w+":\d/,
    );
    const shown = (doc: Json): string[] => operationsOf(doc).map(({ at }) => at);
    expect(shown(twin)).toEqual(shown({ ...document, webhooks: {} }));
  });
});

const absolute = (schema: Json): Json => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')) as Json;
