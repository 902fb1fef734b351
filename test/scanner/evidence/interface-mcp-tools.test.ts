import { describe, expect, it } from "vitest";
import { readToolList, readTools } from "../../../src/scanner/evidence/interfaces/interface-mcp-tools.ts";
import { rpc } from "../../fixtures/live.ts";

const schema = (over: object) => ({ type: "object", ...over });
const defectsOf = (inputSchema: unknown) => readTools({ tools: [{ name: "t", inputSchema }] })[0]?.defects;

describe("the tools of an MCP server", () => {
  it("are read with what is described, titled and hinted", () => {
    const result = {
      tools: [
        {
          name: "find_slots",
          description: "Finds slots.",
          annotations: { title: "Find slots", readOnlyHint: true, note: "x" },
          inputSchema: schema({
            properties: { day: { type: "string", description: "A day." }, page: { type: "integer" } },
          }),
          outputSchema: { type: "object" },
        },
      ],
    };
    expect(readTools(result)).toEqual([
      {
        name: "find_slots",
        description: "Finds slots.",
        hasTitle: true,
        hasOutputSchema: true,
        parameters: 2,
        describedParameters: 1,
        annotations: { readOnlyHint: true },
        defects: [],
      },
    ]);
  });

  it("are kept in part when there are ten thousand, and counted in whole", () => {
    const tools = Array.from({ length: 10_000 }, (_, i) => ({ name: `t${i}`, inputSchema: schema({}) }));
    expect(readTools({ tools })).toHaveLength(200);
    const list = readToolList(rpc(), { tools, nextCursor: "x", ttlMs: 5, cacheScope: "public" });
    expect(list).toMatchObject({ total: 10_000, hasMore: true, ttlMs: 5, cacheScope: "public" });
    expect(list?.names).toHaveLength(500);
  });

  it("are none where the answer holds no list", () => {
    expect(readToolList(rpc(), { tools: "none" })).toBeNull();
    expect(readTools(undefined)).toEqual([]);
  });

  it.each([
    ["no schema", undefined, ["no inputSchema"]],
    ["another type", { type: "string" }, ['inputSchema without type "object"']],
    ["an unknown type", schema({ properties: { a: { type: "text" } } }), ["inputSchema.a: type is malformed"]],
    ["a property that is no schema", schema({ properties: { a: "string" } }), ["inputSchema.a is no schema"]],
    ["required as true", schema({ properties: { a: { required: true } } }), ["inputSchema.a: required is malformed"]],
    ["a list in place of properties", schema({ properties: [] }), ["inputSchema: properties is malformed"]],
    [
      "true, lists of types and references",
      schema({ properties: { a: true, b: { type: ["string", "null"] }, c: { $ref: "#/$defs/x" } } }),
      [],
    ],
  ])("are judged by their schema: %s", (_, inputSchema, defects) => {
    expect(defectsOf(inputSchema)).toEqual(defects);
  });

  it.each([
    ["a plain text property", schema({ properties: { a: { type: "string", "x-mcp-header": "Region" } } }), 0],
    [
      "a nested plain property",
      schema({ properties: { a: { type: "object", properties: { b: { type: "integer", "x-mcp-header": "B" } } } } }),
      0,
    ],
    ["a number", schema({ properties: { a: { type: "number", "x-mcp-header": "A" } } }), 1],
    [
      "an item of a list",
      schema({ properties: { a: { type: "array", items: { type: "string", "x-mcp-header": "A" } } } }),
      1,
    ],
    ["a name with a blank", schema({ properties: { a: { type: "string", "x-mcp-header": "My header" } } }), 1],
    ["an empty name", schema({ properties: { a: { type: "string", "x-mcp-header": "" } } }), 1],
    [
      "one name twice, in another case",
      schema({
        properties: { a: { type: "string", "x-mcp-header": "A" }, b: { type: "string", "x-mcp-header": "a" } },
      }),
      1,
    ],
  ])("may send as a header: %s (%#)", (_, inputSchema, defects) => {
    expect(defectsOf(inputSchema)).toHaveLength(defects);
  });

  it("are read in no time even when a schema is nested and broad", () => {
    let deep: unknown = { type: "string" };
    for (let i = 0; i < 60; i += 1) deep = { properties: { a: deep, b: deep } };
    expect(defectsOf(schema({ properties: { deep } }))).toEqual([]);
  });
});
