import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ErrorCode } from "../../src/model/errors.ts";
import type { Scope } from "../../src/model/scopes.ts";
import { curlExample } from "../../src/operations/curl-example.ts";
import { defineOperation } from "../../src/operations/define-operation.ts";
import { isOpen } from "../../src/operations/is-open.ts";
import { listParameters } from "../../src/operations/list-parameters.ts";
import { blocksToMarkdown } from "../../src/render/blocks-to-markdown.ts";
import { operationBlocks } from "../../src/surfaces/pages/operation-blocks.ts";

const ORIGIN = "https://scan.example.com";

/** An operation that uses every place an input can come from. */
const rename = (more: { scopes?: Scope[]; errors?: ErrorCode[] } = {}) =>
  defineOperation({
    id: "rename_thing",
    summary: "Rename a thing",
    description: "Gives a thing the `name` it gets.",
    scopes: more.scopes ?? [],
    counts: "read",
    http: { method: "post", path: "/api/things/{id}", status: 200 },
    tool: false,
    errors: more.errors ?? [],
    input: z.object({
      id: z.uuid().describe("the id"),
      token: z.string().optional().describe("shown once"),
      name: z.string().describe("the new name"),
      tone: z.enum(["calm", "loud"]).default("calm").describe("how to say it"),
    }),
    headers: { token: "x-owner-token" },
    output: z.object({}),
    example: { input: { id: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11", name: "it's" }, output: {} },
    run: async () => ({ body: {} }),
  });

describe("the parameters of an operation", () => {
  it("are listed with place, type, default and meaning", () => {
    expect(listParameters(rename())).toEqual([
      { name: "id", place: "path", type: "string", isRequired: true, default: null, description: "the id" },
      {
        name: "x-owner-token",
        place: "header",
        type: "string",
        isRequired: false,
        default: null,
        description: "shown once",
      },
      { name: "name", place: "body", type: "string", isRequired: true, default: null, description: "the new name" },
      {
        name: "tone",
        place: "body",
        type: "calm, loud",
        isRequired: false,
        default: '"calm"',
        description: "how to say it",
      },
    ]);
  });
});

describe("the example of an operation", () => {
  it("is a command that a shell reads as it stands", () => {
    expect(curlExample(rename(), ORIGIN))
      .toBe(`curl -X POST '${ORIGIN}/api/things/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11' \\
  -H 'Content-Type: application/json' \\
  -d '{"name":"it'\\''s"}'`);
  });

  it("carries a key where one is needed", () => {
    expect(curlExample(rename({ scopes: ["analytics:read"] }), ORIGIN)).toContain("-H 'x-mcp-api-key: YOUR_KEY'");
    expect(curlExample(rename({ scopes: ["insights:read"] }), ORIGIN)).not.toContain("YOUR_KEY");
  });
});

describe("access to an operation", () => {
  const told = (operation: ReturnType<typeof rename>): string =>
    blocksToMarkdown(operationBlocks(operation, ORIGIN), ORIGIN);

  it("is open when anonymous callers have the scopes and nobody has to be known", () => {
    expect(isOpen(rename({ scopes: ["insights:read"] }))).toBe(true);
    expect(isOpen(rename({ scopes: ["analytics:read"] }))).toBe(false);
    expect(isOpen(rename({ errors: ["AUTH_REQUIRED"] }))).toBe(false);
  });

  it("is told as it is", () => {
    expect(told(rename())).toContain("Open to everyone.");
    expect(told(rename({ scopes: ["scans:write"] }))).toContain("where a credential is sent, it needs `scans:write`.");
    expect(told(rename({ scopes: ["analytics:read"] }))).toContain(
      "Needs a credential with `analytics:read`, or the header `x-owner-token`.",
    );
    expect(told(rename({ errors: ["AUTH_REQUIRED"] }))).toContain("Needs a credential, or the header `x-owner-token`.");
  });
});
