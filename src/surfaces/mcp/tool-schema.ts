// Zod to the JSON Schema of a tool. Tools get no `$ref`: many hosts hand schemas to models that do not follow it.
import { isRecord } from "../../model/read-json.ts";
import { z } from "zod";

export interface ObjectSchema {
  type: "object";
  [keyword: string]: unknown;
}

type JsonNode = unknown;

/** JSON Schema 2020-12, the dialect MCP assumes where `$schema` is absent; older clients refuse to see it named. */
export function toolSchema(schema: z.ZodType, io: "input" | "output"): ObjectSchema {
  const { $schema: _, $defs: definitions = {}, ...root } = z.toJSONSchema(schema, { io });
  const inlined = inlineRefs(root, definitions);
  if (!isObjectSchema(inlined)) throw new Error("a tool takes and gives JSON objects");
  return inlined;
}

function inlineRefs(node: JsonNode, definitions: Record<string, JsonNode>): JsonNode {
  if (Array.isArray(node)) return node.map((entry) => inlineRefs(entry, definitions));
  if (!isRecord(node)) return node;
  const { $ref, ...own } = node;
  const inlined = Object.fromEntries(Object.entries(own).map(([key, entry]) => [key, inlineRefs(entry, definitions)]));
  if (typeof $ref !== "string") return portable(inlined);
  const named = inlineRefs(definitions[$ref.replace("#/$defs/", "")], definitions);
  const { id: _, ...target } = isRecord(named) ? named : {};
  // What stands beside a reference says more of this use than the shared definition does.
  return { ...target, ...inlined };
}

/** Says the same in the keywords that every dialect reads alike. */
function portable({ prefixItems, type, ...node }: Record<string, JsonNode>): Record<string, JsonNode> {
  // Hosts that map schemas onto one type a node drop a list of types.
  if (Array.isArray(type)) return { ...node, anyOf: type.map((one: unknown) => ({ type: one })) };
  const typed = type === undefined ? node : { type, ...node };
  if (!Array.isArray(prefixItems)) return typed;
  // A tuple as a list of fixed length: clients of the 2025 era validate with older drafts, which read
  // `items: false` beside `prefixItems` as "no items at all".
  const kinds = new Map(prefixItems.map((item) => [JSON.stringify(item), item as JsonNode]));
  const items: JsonNode = kinds.size === 1 ? prefixItems[0] : { anyOf: [...kinds.values()] };
  return { ...typed, items, minItems: prefixItems.length, maxItems: prefixItems.length };
}

const isObjectSchema = (node: JsonNode): node is ObjectSchema => isRecord(node) && node["type"] === "object";
