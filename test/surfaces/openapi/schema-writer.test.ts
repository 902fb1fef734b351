import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createSchemaWriter } from "../../../src/surfaces/http/openapi/schema-writer.ts";

const Part = z.object({ name: z.string() }).meta({ id: "Part" });
const REF = { $ref: "#/components/schemas/Part" };

/** How both dialects write one member of an answer. */
function written(schema: z.ZodType): { "3.1": unknown; "3.0": unknown } {
  const member = (dialect: "3.1" | "3.0"): unknown => {
    const { properties } = createSchemaWriter(dialect).output(z.object({ member: schema }));
    return (properties as { member: unknown }).member;
  };
  return { "3.1": member("3.1"), "3.0": member("3.0") };
}

describe("the schema writer", () => {
  it.each([
    ["null", z.string().nullable(), { type: ["string", "null"] }, { type: "string", nullable: true }],
    [
      "a choice or null",
      z.enum(["a", "b"]).nullable(),
      { anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "null" }] },
      { type: "string", nullable: true, enum: ["a", "b", null] },
    ],
    [
      "an exclusive bound",
      z.number().gt(3),
      { type: "number", exclusiveMinimum: 3 },
      { type: "number", minimum: 3, exclusiveMinimum: true },
    ],
    ["a constant", z.literal("x"), { type: "string", const: "x" }, { type: "string", enum: ["x"] }],
    [
      "an example",
      z.string().meta({ examples: ["a", "b"] }),
      { type: "string", examples: ["a", "b"] },
      { type: "string", example: "a" },
    ],
    ["a format", z.uuid(), { type: "string", format: "uuid" }, { type: "string", format: "uuid" }],
    ["a whole number", z.number().int().min(1), { type: "integer", minimum: 1 }, { type: "integer", minimum: 1 }],
    ["a shared schema", Part, REF, REF],
    [
      "a shared schema or null",
      Part.nullable(),
      { anyOf: [REF, { type: "null" }] },
      { anyOf: [REF, { type: "object", nullable: true, enum: [null] }] },
    ],
    [
      "a pair",
      z.tuple([z.number(), z.number()]),
      { type: "array", prefixItems: [{ type: "number" }, { type: "number" }], items: {}, minItems: 2, maxItems: 2 },
      { type: "array", items: { type: "number" }, minItems: 2, maxItems: 2 },
    ],
    [
      "a record over known names",
      z.record(z.enum(["a", "b"]), z.number()),
      { type: "object", properties: { a: { type: "number" }, b: { type: "number" } }, required: ["a", "b"] },
      { type: "object", properties: { a: { type: "number" }, b: { type: "number" } }, required: ["a", "b"] },
    ],
  ])("writes %s in the words of 3.1 and of 3.0", (_what, schema, newer, older) => {
    expect(written(schema)).toEqual({ "3.1": newer, "3.0": older });
  });

  it("lets callers leave out what has a default, and leaves answers open for new members", () => {
    const schema = z.object({ limit: z.number().default(20) });
    const writer = createSchemaWriter("3.1");
    expect(writer.input(schema)["required"]).toBeUndefined();
    expect(writer.output(schema)).toMatchObject({ required: ["limit"] });
    expect(writer.output(schema)).not.toHaveProperty("additionalProperties");
  });

  it("refuses one name for two schemas", () => {
    const writer = createSchemaWriter("3.1");
    writer.output(Part);
    const other = z.object({ other: z.number() }).meta({ id: "Other" });
    expect(() => writer.output(other)).not.toThrow();
    const withDefault = z.object({ a: z.string().default("") }).meta({ id: "WithDefault" });
    writer.input(z.object({ withDefault }));
    expect(() => writer.output(z.object({ withDefault }))).toThrow(/WithDefault/);
  });
});
