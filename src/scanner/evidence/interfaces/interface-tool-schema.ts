// Whether the input schema of a tool can be used: JSON Schema 2020-12 as far as every reader relies on it, and the
// rules for parameters that travel as headers (MCP 2026-07-28, streamable HTTP, custom headers).
import { isRecord } from "../../../model/read-json.ts";
import { type Json } from "./interface-json.ts";

const TYPES = ["string", "number", "integer", "boolean", "object", "array", "null"];
/** RFC 9110 section 5.6.2. */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;
const HEADER_TYPES = ["string", "integer", "boolean"];
const MAPS_OF_SCHEMAS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
const LISTS_OF_SCHEMAS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SCHEMAS = ["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"];
const MOST_SCHEMAS = 2_000;
const DEPTH = 16;

interface Place {
  schema: unknown;
  /** Dotted way from the root. */
  at: string;
  depth: number;
  /** Reached by `properties` alone, the only place from which a header can be filled. */
  isPlain: boolean;
}

export function findSchemaDefects(root: Json): string[] {
  const defects: string[] = [];
  const headers: string[] = [];
  const waiting: Place[] = [{ schema: root, at: "inputSchema", depth: 0, isPlain: true }];
  for (let seen = 0; seen < MOST_SCHEMAS; seen += 1) {
    const place = waiting.pop();
    if (place === undefined) break;
    const { schema, at, depth } = place;
    if (typeof schema === "boolean") continue;
    if (!isRecord(schema)) {
      defects.push(`${at} is no schema`);
      continue;
    }
    defects.push(...wrongKeywords(schema).map((keyword) => `${at}: ${keyword} is malformed`));
    const header = schema["x-mcp-header"];
    if (header !== undefined) {
      const name = typeof header === "string" ? header.toLowerCase() : "";
      if (name === "" || headers.includes(name) || !isHeaderAllowed(header, place))
        defects.push(`${at}: x-mcp-header is not allowed here`);
      headers.push(name);
    }
    if (depth < DEPTH) waiting.push(...partsOf(place, schema));
  }
  return defects;
}

function wrongKeywords(schema: Json): string[] {
  const types = [schema.type ?? []].flat();
  const wrong: string[] = [];
  if (!types.every((type) => typeof type === "string" && TYPES.includes(type))) wrong.push("type");
  if (schema.required !== undefined && !isListOfTexts(schema.required)) wrong.push("required");
  wrong.push(...MAPS_OF_SCHEMAS.filter((keyword) => schema[keyword] !== undefined && !isRecord(schema[keyword])));
  wrong.push(...LISTS_OF_SCHEMAS.filter((keyword) => schema[keyword] !== undefined && !Array.isArray(schema[keyword])));
  if (schema.enum !== undefined && !Array.isArray(schema.enum)) wrong.push("enum");
  return wrong;
}

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function isHeaderAllowed(header: unknown, { schema, depth, isPlain }: Place): boolean {
  const type = isRecord(schema) ? schema.type : undefined;
  const isPrimitive = typeof type === "string" && HEADER_TYPES.includes(type);
  return typeof header === "string" && TOKEN.test(header) && isPlain && depth > 0 && isPrimitive;
}

function partsOf({ at, depth, isPlain }: Place, schema: Json): Place[] {
  const below = (keyword: string, part: unknown, name: string): Place => ({
    schema: part,
    at: `${at}.${name.slice(0, 40)}`,
    depth: depth + 1,
    isPlain: isPlain && keyword === "properties",
  });
  const named = MAPS_OF_SCHEMAS.flatMap((keyword) =>
    Object.entries(isRecord(schema[keyword]) ? schema[keyword] : {}).map(([name, part]) => below(keyword, part, name)),
  );
  const listed = LISTS_OF_SCHEMAS.flatMap((keyword) =>
    (Array.isArray(schema[keyword]) ? schema[keyword] : []).map((part: unknown) => below(keyword, part, keyword)),
  );
  // Before 2020-12 the value of `items` could be a list.
  const alone = SCHEMAS.flatMap((keyword) =>
    schema[keyword] === undefined || Array.isArray(schema[keyword]) ? [] : [below(keyword, schema[keyword], keyword)],
  );
  return [...named, ...listed, ...alone].slice(0, MOST_SCHEMAS);
}
