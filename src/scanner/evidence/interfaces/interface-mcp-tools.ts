// Tools as an MCP server lists them (specification 2026-07-28, server/tools).
import { isRecord } from "../../../model/read-json.ts";
import { asObject, objectsOf, textAt, type Json } from "./interface-json.ts";
import type { McpToolFacts, McpToolList, RpcAnswer } from "../live-facts.ts";
import { findSchemaDefects } from "./interface-tool-schema.ts";

const MOST_TOOLS = 200;
const MOST_NAMES = 500;
const NAME_CHARS = 128;
const DESCRIPTION_CHARS = 300;
const MOST_DEFECTS = 5;
const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];

/** Order, number and caching of a list; null when the answer holds none. */
export function readToolList(answer: RpcAnswer, result: unknown): McpToolList | null {
  const root = asObject(result);
  if (!Array.isArray(root?.tools)) return null;
  const { ttlMs, cacheScope } = root;
  return {
    // The tools stand beside it, each as facts.
    answer: { ...answer, data: undefined },
    names: root.tools.slice(0, MOST_NAMES).map((tool) => nameOf(asObject(tool))),
    total: root.tools.length,
    hasMore: textAt(root, "nextCursor") !== "",
    ...(isPlain(ttlMs) ? { ttlMs } : {}),
    ...(isPlain(cacheScope) ? { cacheScope } : {}),
  };
}

export const readTools = (result: unknown): McpToolFacts[] =>
  objectsOf(asObject(result)?.tools, MOST_TOOLS).map(readTool);

const isPlain = (value: unknown): value is number | string => typeof value === "number" || typeof value === "string";

const nameOf = (tool: Json | null): string => textAt(tool, "name").slice(0, NAME_CHARS + 1);

function readTool(tool: Json): McpToolFacts {
  const properties = Object.values(asObject(asObject(tool.inputSchema)?.properties) ?? {}).slice(0, MOST_NAMES);
  const annotations = asObject(tool.annotations);
  const hints = HINTS.flatMap((name) => {
    const value = annotations?.[name];
    return typeof value === "boolean" ? [[name, value] as const] : [];
  });
  return {
    name: nameOf(tool),
    description: textAt(tool, "description").slice(0, DESCRIPTION_CHARS),
    hasTitle: textAt(tool, "title") !== "" || textAt(annotations, "title") !== "",
    hasOutputSchema: isRecord(tool.outputSchema),
    parameters: properties.length,
    describedParameters: properties.filter((property) => textAt(asObject(property), "description") !== "").length,
    annotations: Object.fromEntries(hints),
    defects: findToolDefects(tool).slice(0, MOST_DEFECTS),
  };
}

function findToolDefects(tool: Json): string[] {
  const name = nameOf(tool) === "" ? ["no name"] : [];
  if (!isRecord(tool.inputSchema)) return [...name, "no inputSchema"];
  const type = tool.inputSchema.type === "object" ? [] : ['inputSchema without type "object"'];
  return [...name, ...type, ...findSchemaDefects(tool.inputSchema)];
}
