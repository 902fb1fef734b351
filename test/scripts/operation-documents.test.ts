import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ErrorCode } from "../../src/model/errors.ts";
import type { Scope } from "../../src/model/scopes.ts";
import { curlExample } from "../../src/operations/curl-example.ts";
import { defineOperation, type Operation } from "../../src/operations/define-operation.ts";
import { isOpen } from "../../src/operations/is-open.ts";
import { javascriptExample } from "../../src/operations/javascript-example.ts";
import { listFields } from "../../src/operations/list-fields.ts";
import { listParameters, type Parameter } from "../../src/operations/list-parameters.ts";
import { pythonExample } from "../../src/operations/python-example.ts";
import { blocksToMarkdown } from "../../src/render/blocks-to-markdown.ts";
import { accessOf } from "../../src/surfaces/pages/developers/operation-words.ts";

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
      name: z.string().min(1).max(40).describe("the new name"),
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
      parameter({ name: "id", place: "path", type: "string, uuid", isRequired: true, description: "the id" }),
      parameter({ name: "x-owner-token", member: "token", place: "header", description: "shown once" }),
      parameter({ name: "name", type: "string, 1 to 40 characters", isRequired: true, description: "the new name" }),
      parameter({
        name: "tone",
        type: "one of calm, loud",
        choices: ["calm", "loud"],
        default: '"calm"',
        description: "how to say it",
      }),
    ]);
  });
});

const parameter = (over: Partial<Parameter> & { name: string }): Parameter => ({
  member: over.name,
  place: "body",
  type: "string",
  choices: [],
  isRequired: false,
  default: null,
  description: "",
  ...over,
});

describe("the members of an answer", () => {
  const Evidence = z.object({ url: z.url(), quote: z.string().max(200) });
  const tellAll = (schema: z.ZodType) =>
    listFields(schema, "output").map(({ path, fields }) => [
      path,
      ...fields.map(({ name, type, isRequired }) => `${name}: ${type}${isRequired ? "" : ", optional"}`),
    ]);

  it("are told level by level, each object where it stands first", () => {
    const answer = z.object({
      total: z.number().int().min(0),
      next: z.string().nullable(),
      range: z.tuple([z.number(), z.number()]).optional(),
      items: z.array(z.object({ kind: z.enum(["a", "b"]), evidence: z.array(Evidence) })),
      first: Evidence,
      byName: z.record(z.string(), z.object({ hours: z.number() })),
    });
    expect(tellAll(answer)).toEqual([
      [
        "",
        "total: integer, at least 0",
        "next: string or null",
        "range: [number, number], 2 items, optional",
        "items: array of object",
        "first: object",
        "byName: object of object",
      ],
      ["items[]", "kind: one of a, b", "evidence: array of object, as first"],
      ["first", "url: string, uri", "quote: string, at most 200 characters"],
      ["byName.*", "hours: number"],
    ]);
  });

  it("are found through names, choices and objects that hold their own kind", () => {
    interface Node {
      name: string;
      parts: Node[];
    }
    const Node: z.ZodType<Node> = z
      .object({ name: z.string(), parts: z.lazy(() => z.array(Node)) })
      .meta({ id: "Node" });
    expect(tellAll(z.object({ root: z.union([Node, z.null()]) }))).toEqual([
      ["", "root: object or null"],
      ["root", "name: string", "parts: array of object, as root"],
    ]);
  });
});

describe("the example of an operation", () => {
  it("is a command that a shell reads as it stands", () => {
    expect(curlExample(rename(), ORIGIN))
      .toBe(`curl -X POST '${ORIGIN}/api/things/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11' \\
  -H 'x-mcp-api-key: YOUR_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{"name":"it'\\''s"}'`);
  });

  it("carries a key where one is needed", () => {
    expect(curlExample(rename({ scopes: ["analytics:read"] }), ORIGIN)).toContain("-H 'x-mcp-api-key: YOUR_KEY'");
    const { headers: _headers, ...open } = rename({ scopes: ["insights:read"] }) as unknown as Operation;
    expect(curlExample(open, ORIGIN)).not.toContain("YOUR_KEY");
  });
});

describe("the example of an operation in a program", () => {
  const FLAG = { ...rename(), example: { input: { id: "x", name: "it's", tone: "calm" as const }, output: {} } };

  it("is a module in JavaScript", () => {
    expect(javascriptExample(FLAG, ORIGIN)).toBe(`const response = await fetch("${ORIGIN}/api/things/x", {
  method: "POST",
  headers: { "x-mcp-api-key": "YOUR_KEY", "Content-Type": "application/json" },
  body: JSON.stringify({
    "name": "it's",
    "tone": "calm"
  }),
});
const answer = await response.json();
if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message}\`);
console.log(answer);`);
  });

  it("is a program in Python", () => {
    expect(pythonExample(FLAG, ORIGIN)).toBe(`import json
import urllib.error
import urllib.request

request = urllib.request.Request(
    "${ORIGIN}/api/things/x",
    method="POST",
    headers={"x-mcp-api-key": "YOUR_KEY", "Content-Type": "application/json"},
    data=json.dumps({"name": "it's", "tone": "calm"}).encode(),
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(json.load(response))
except urllib.error.HTTPError as error:
    problem = json.load(error)
    raise SystemExit(f"{problem['code']}: {problem['message']}")`);
  });

  it("writes the values of JSON as Python has them", () => {
    const order = defineOperation({
      id: "order",
      summary: "Order",
      description: "Orders.",
      scopes: [],
      counts: "read",
      http: { method: "post", path: "/api/things", status: 200 },
      tool: false,
      errors: [],
      input: z.object({ all: z.unknown() }),
      output: z.object({}),
      example: { input: { all: [true, false, null, 1.5, { "a'b": "\\ \n é" }] }, output: {} },
      run: async () => ({ body: {} }),
    });
    expect(pythonExample(order, ORIGIN)).toContain(
      `json.dumps({"all": [True, False, None, 1.5, {"a'b": "\\\\ \\n é"}]}).encode()`,
    );
  });
});

describe("access to an operation", () => {
  const told = (operation: Operation): string =>
    blocksToMarkdown([{ kind: "paragraph", prose: accessOf(operation) }], ORIGIN);
  // As the registry widens operations: seen from outside they take unknown input.
  const mine = (more: Parameters<typeof rename>[0] = {}) => rename(more) as unknown as Operation;
  const anyones = (more: Parameters<typeof rename>[0] = {}): Operation => {
    const { headers: _headers, ...operation } = mine(more);
    return operation;
  };

  it("is open when anonymous callers have the scopes and nobody has to be known", () => {
    expect(isOpen(rename({ scopes: ["insights:read"] }))).toBe(true);
    expect(isOpen(rename({ scopes: ["analytics:read"] }))).toBe(false);
    expect(isOpen(rename({ errors: ["AUTH_REQUIRED"] }))).toBe(false);
  });

  it("is told as it is", () => {
    expect(told(mine())).toBe("For whom it belongs to: the header `x-owner-token`, or a credential.");
    expect(told(anyones())).toBe("Open to everyone.");
    expect(told(anyones({ scopes: ["scans:write"] }))).toBe(
      "Open to everyone; a credential that is sent needs the scope `scans:write`.",
    );
    expect(told(mine({ scopes: ["analytics:read"] }))).toBe(
      "Needs a credential with the scope `analytics:read`, or the header `x-owner-token`.",
    );
    expect(told(mine({ errors: ["AUTH_REQUIRED"] }))).toBe("Needs a credential, or the header `x-owner-token`.");
    expect(told({ ...anyones(), only: "sessions" })).toBe("Needs a session, which signing in at /sign-in gives.");
  });
});
