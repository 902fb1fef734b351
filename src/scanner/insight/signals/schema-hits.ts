// schema T, schema in A, B, type T — types in structured data, with their subclasses.
import { isOfType } from "../../evidence/structured/collect-structured.ts";
import { isKnownType } from "../../evidence/structured/schema-types.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { quoteOf } from "../quote-of.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

const isSchemaName = (name: string): boolean => /^(?:schema(?: in)?|type) [A-Z]/.test(name);

/** Every type a condition names must be one that schema.org knows. */
export const isSchemaSignal = (name: string): boolean => isSchemaName(name) && typesIn(name).every(isKnownType);

export function schemaHits(reading: SiteReading, name: string): SignalHit[] {
  return nodesOfType(reading, ...typesIn(name))
    .slice(0, 4)
    .map((node) => ({ url: node.pageUrl, region: "schema", quote: describe(node), strength: 1 }));
}

/** Nodes of the types or their subclasses, each once however often its page was read. */
export function nodesOfType(reading: SiteReading, ...types: string[]): SiteNode[] {
  const seen = new Set<string>();
  return reading.structured.filter((node) => {
    if (!types.some((type) => isOfType(node, type))) return false;
    const key = `${node.types.join()} ${JSON.stringify(node.props).slice(0, 2_000)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const typesIn = (name: string): string[] =>
  name
    .replace(/^(?:schema in|schema|type)\s+/, "")
    .split(",")
    .map((type) => type.trim());

/** The type and what it is called; names of people never stand here, since none of the types is a person. */
function describe(node: SiteNode): string {
  const { name } = node.props;
  const type = node.types[0] ?? "";
  return quoteOf(typeof name === "string" && name !== "" ? `${type}: ${name}` : type);
}

/** A text property, or the first of several; "" when there is none. */
export function textOf(node: SiteNode, property: string): string {
  const value = node.props[property];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" || typeof first === "number" ? String(first) : "";
}
