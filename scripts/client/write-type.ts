// A JSON Schema of the API description as a TypeScript type: the part of JSON Schema that the description uses.
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: readonly Schema[];
  description?: string;
  default?: unknown;
}

/** Components of these names would hide what every program knows by them. */
const RENAMED: Readonly<Record<string, string>> = { Error: "ErrorBody" };

export const typeName = (component: string): string => RENAMED[component] ?? component;

/** `depth` is how far the members of an object are indented. */
export function writeType(schema: Schema, depth = 0): string {
  const { $ref, anyOf, items, prefixItems } = schema;
  if ($ref !== undefined) return typeName($ref.slice($ref.lastIndexOf("/") + 1));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (anyOf !== undefined) return union(anyOf.map((one) => writeType(one, depth)));
  if (prefixItems !== undefined) return `[${prefixItems.map((one) => writeType(one, depth)).join(", ")}]`;
  if (items !== undefined && schema.type === "array") return arrayOf(writeType(items, depth));
  if (Array.isArray(schema.type))
    return union(schema.type.map((type: string) => writeType({ ...schema, type }, depth)));
  return writeNamed(schema, depth);
}

function writeNamed(schema: Schema, depth: number): string {
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "number":
    case "integer":
      return "number";
    case "array":
      return "unknown[]";
    case "object":
      return schema.properties === undefined ? writeRecord(schema, depth) : writeMembers(schema, depth);
    case undefined:
      return "unknown";
    default:
      throw new Error(`No type is known for the schema ${JSON.stringify(schema).slice(0, 200)}.`);
  }
}

function writeRecord({ additionalProperties }: Schema, depth: number): string {
  const isDescribed = typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0;
  return `Record<string, ${isDescribed ? writeType(additionalProperties, depth) : "unknown"}>`;
}

/** Members that may be left out may also be undefined: callers build objects with what they have. */
export function writeMembers({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
  const pad = "  ".repeat(depth + 1);
  const lines = Object.entries(properties).flatMap(([name, schema]) => [
    ...comment(wordsOf(schema), pad),
    required.includes(name)
      ? `${pad}${keyOf(name)}: ${writeType(schema, depth + 1)};`
      : `${pad}${keyOf(name)}?: ${writeType(schema, depth + 1)} | undefined;`,
  ]);
  // Answers of a kind that is described elsewhere, such as the API description itself.
  if (additionalProperties !== undefined && additionalProperties !== false)
    lines.push(`${pad}[name: string]: unknown;`);
  return lines.length === 0 ? "Record<string, unknown>" : `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
}

const wordsOf = ({ description, default: fallback }: Schema): string =>
  [description, fallback === undefined ? undefined : `Default: ${JSON.stringify(fallback)}`]
    .filter((words) => words !== undefined)
    .join(". ");

export const comment = (words: string, pad: string): string[] =>
  words === "" ? [] : [`${pad}/** ${words.replaceAll("*/", "*\\/").replaceAll(/[ \n]+/g, " ")} */`];

const union = (types: readonly string[]): string => [...new Set(types)].join(" | ");
const arrayOf = (type: string): string => (/ \| /.test(type) ? `(${type})[]` : `${type}[]`);
export const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
