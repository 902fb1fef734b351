// A JSON Schema in a few words: "string, email, at most 254 characters", "array of object", "one of light, basic, full".
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: boolean | JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const ANY = "any";

export type Resolve = (schema: JsonSchema) => JsonSchema;

/** `resolve` follows a reference to what it names. */
export function describeType(given: JsonSchema, resolve: Resolve): string {
  const schema = resolve(given);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((one) => describeType(one, resolve)))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return `${schema.enum.length > 1 ? "one of " : ""}${schema.enum.map(String).join(", ")}`;
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? ANY);
  if (type === "array") return `${arrayOf(schema, resolve)}${boundsOf(schema.minItems, schema.maxItems, "items")}`;
  if (type === "object" && schema.properties === undefined && typeof schema.additionalProperties === "object")
    return withItems("object", describeType(schema.additionalProperties, resolve));
  return [
    type,
    schema.format === undefined ? "" : `, ${schema.format}`,
    boundsOf(schema.minLength, schema.maxLength, "characters"),
    boundsOf(safe(schema.minimum), safe(schema.maximum), ""),
  ].join("");
}

function arrayOf({ items, prefixItems }: JsonSchema, resolve: Resolve): string {
  if (prefixItems !== undefined) return `[${prefixItems.map((item) => describeType(item, resolve)).join(", ")}]`;
  return typeof items === "object" ? withItems("array", describeType(items, resolve)) : "array";
}

function withItems(type: string, items: string): string {
  if (items === ANY) return type;
  return items.startsWith("one of ") ? `${type}, each ${items}` : `${type} of ${items}`;
}

/** Whole numbers are bounded by what a double can tell apart; nobody has to be told. */
const safe = (bound: number | undefined): number | undefined =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;

function boundsOf(least: number | undefined, most: number | undefined, unit: string): string {
  const words = unit === "" ? "" : ` ${unit}`;
  if (least !== undefined && most !== undefined)
    return least === most ? `, ${least}${words}` : `, ${least} to ${most}${words}`;
  if (most !== undefined) return `, at most ${most}${words}`;
  // "At least one character" is what anybody expects of a value that is asked for.
  return least === undefined || (unit !== "" && least <= 1) ? "" : `, at least ${least}${words}`;
}

const REFERENCE = /^#\/\$defs\/(.+)$/;

/** Follows references within `root`; words beside a reference win over those of what it names. */
export const resolverOf =
  (root: JsonSchema): Resolve =>
  (schema) => {
    const [, name = ""] = REFERENCE.exec(schema.$ref ?? "") ?? [];
    const { $ref: _reference, ...beside } = schema;
    return name === "" ? schema : { ...root.$defs?.[name], ...beside };
  };
