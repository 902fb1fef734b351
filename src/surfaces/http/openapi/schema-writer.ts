// Turns zod schemas into the schemas of an OpenAPI document; those with an id become components. zod writes
// both dialects: JSON Schema 2020-12 for OpenAPI 3.1, and the older subset of OpenAPI 3.0.
import { isRecord } from "../../../model/read-json.ts";
import { z } from "zod";

export type Dialect = "3.1" | "3.0";
export type JsonObject = Record<string, unknown>;

export interface SchemaWriter {
  /** What a caller sends: members with a default may be left out. */
  input(schema: z.ZodType): JsonObject;
  /** What the service answers. */
  output(schema: z.ZodType): JsonObject;
  /** Every schema with an id that was written so far. */
  components(): JsonObject;
}

const TARGETS = { "3.1": "draft-2020-12", "3.0": "openapi-3.0" } as const;
const COMPONENTS = "#/components/schemas/";
/** A format says it; the pattern that zod adds is for validators that know no formats. */
const FORMATS = new Set(["uuid", "date-time", "date", "email", "uri"]);

export function createSchemaWriter(dialect: Dialect): SchemaWriter {
  const components: JsonObject = {};
  function write(schema: z.ZodType, io: "input" | "output"): JsonObject {
    const target = TARGETS[dialect];
    const {
      $schema: _schema,
      $defs,
      definitions,
      ...own
    } = z.toJSONSchema(schema, {
      target,
      io,
      unrepresentable: "any",
      override: ({ jsonSchema }) => plainer(jsonSchema, dialect),
    });
    for (const [name, component] of Object.entries({ ...$defs, ...(isRecord(definitions) ? definitions : {}) }))
      if (isRecord(component)) keep(components, name, toComponentRefs(component));
    return toComponentRefs(own);
  }
  return {
    input: (schema) => write(schema, "input"),
    output: (schema) => write(schema, "output"),
    components: () => components,
  };
}

/** Two schemas of one id would describe one of them wrongly. */
function keep(components: JsonObject, name: string, component: JsonObject): void {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(component))
    throw new Error(`The schema ${name} differs between requests and answers: give one of them an id of its own.`);
  components[name] = component;
}

function plainer(schema: z.core.JSONSchema.BaseSchema, dialect: Dialect): void {
  // Answers gain members over time, and unknown members of requests are ignored.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.format !== undefined && FORMATS.has(schema.format)) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // A record over known names: say them.
  if (
    schema.required !== undefined &&
    schema.properties === undefined &&
    typeof schema.additionalProperties === "object"
  )
    nameMembers(schema, schema.required, schema.additionalProperties);
  // maxItems says it, and the rule sets of linters ask for a schema here.
  if (schema.items === false) schema.items = {};
  if (dialect === "3.0" && Array.isArray(schema.examples)) {
    [schema["example"]] = schema.examples;
    delete schema.examples;
  }
}

function nameMembers(
  schema: z.core.JSONSchema.BaseSchema,
  names: string[],
  member: z.core.JSONSchema.BaseSchema,
): void {
  schema.properties = Object.fromEntries(names.map((name) => [name, { ...member }]));
  delete schema.additionalProperties;
  delete schema.propertyNames;
}

const within = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(within) : isRecord(value) ? toComponentRefs(value) : value;

function toComponentRefs(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).map(([name, inner]): [string, unknown] =>
    name === "$ref" && typeof inner === "string"
      ? [name, inner.replace(/^#\/(\$defs|definitions)\//, COMPONENTS)]
      : [name, within(inner)],
  );
  return bareReference(nullableWithType(withoutRepeats(Object.fromEntries(entries))));
}

const NULL = { type: "object", nullable: true, enum: [null] };

/**
 * OpenAPI 3.0.3: nullable means something only beside a type, an enum has to name null itself, and allOf with a
 * schema that refuses null refuses it.
 */
function nullableWithType(schema: JsonObject): JsonObject {
  if (schema["nullable"] !== true) return schema;
  const { nullable: _nullable, allOf, ...rest } = schema;
  if (Array.isArray(rest["enum"])) return { ...schema, enum: [...new Set([...(rest["enum"] as unknown[]), null])] };
  if (rest["type"] !== undefined) return schema;
  return Array.isArray(allOf) ? { ...rest, anyOf: [...(allOf as unknown[]), NULL] } : rest;
}

/** A tuple of equal members becomes alternatives that say the same. */
function withoutRepeats(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const texts = [...new Set(anyOf.map((one) => JSON.stringify(one)))];
  const [only, second] = texts.map((text): unknown => JSON.parse(text));
  return isRecord(only) && second === undefined ? { ...only, ...rest } : schema;
}

/** zod wraps references for the words beside them; without words the reference stands alone. */
function bareReference(schema: JsonObject): JsonObject {
  const { allOf, ...rest } = schema;
  const [only, second]: unknown[] = Array.isArray(allOf) ? allOf : [];
  return isRecord(only) && second === undefined && Object.keys(rest).length === 0 ? only : schema;
}
