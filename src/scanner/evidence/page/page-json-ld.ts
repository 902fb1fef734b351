// <script type="application/ld+json"> -> schema.org nodes. https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { decodeReferences } from "./decode-references.ts";
import { isRecord, readJson } from "../../../model/read-json.ts";
import { describeJsonFault } from "./page-json-fault.ts";
import type { JsonLdBlock, StructuredNode } from "../page-facts.ts";
import type { ParserState } from "./page-parser-state.ts";

type JsonObject = Record<string, unknown>;

const SCHEMA_PREFIX = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;
const KEYWORDS = new Set(["@context", "@type", "@id", "@graph", "__proto__"]);

/** Reads one block; its sizes and its fault, if any, are kept with its nodes. */
export function readJsonLd(state: ParserState, text: string): void {
  const { jsonLd } = state.facts.structured;
  if (jsonLd.length < HTML_LIMITS.jsonLdBlocks) jsonLd.push(readBlock(state, text));
  else state.caps.add("json-ld");
}

/** "https://schema.org/Person", "schema:Person" and "Person" are one type. */
export const schemaName = (type: string): string => cut(type.trim().replace(SCHEMA_PREFIX, ""), TEXT_LIMITS.name);

function readBlock(state: ParserState, raw: string): JsonLdBlock {
  const bytes = new TextEncoder().encode(raw).length;
  const block: JsonLdBlock = { bytes, error: null, hasSchemaContext: false, nodes: [] };
  const text = unwrap(raw);
  const refusal = refusalOf(state, text, bytes);
  if (refusal !== null) return { ...block, error: refusal };
  const read = readJson(text, { chars: HTML_LIMITS.jsonLdBytes, depth: HTML_LIMITS.jsonDepth });
  if (!read.ok) return { ...block, error: read.reason === "too-deep" ? TOO_DEEP : describeJsonFault(text) };
  const { value } = read;
  return { ...block, hasSchemaContext: hasSchemaContext(value), nodes: collectNodes(state, value) };
}

/** Why a block is not parsed at all. */
function refusalOf(state: ParserState, text: string, bytes: number): string | null {
  if (text === "") return "is empty";
  if (bytes > HTML_LIMITS.jsonLdBytes || bytesRead(state) + bytes > HTML_LIMITS.jsonLdBytesPerPage) {
    state.caps.add("json-ld");
    return `is too large and was not read (${Math.round(bytes / 1024)} KiB)`;
  }
  return null;
}

const TOO_DEEP = `is nested more than ${HTML_LIMITS.jsonDepth} deep and was not read`;

const bytesRead = ({ facts }: ParserState): number =>
  facts.structured.jsonLd.reduce((sum, { bytes }) => sum + bytes, 0);

/** Templates wrap the block in HTML comments or CDATA, and end it like a statement. */
function unwrap(raw: string): string {
  return raw
    .trim()
    .replace(/^(?:<!--|\/\/<!\[CDATA\[|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)/, "")
    .replace(/(?:\/\/\]\]>|\/\*\]\]>\*\/|\]\]>|\/\/-->|-->)$/, "")
    .trim()
    .replace(/;$/, "")
    .trim();
}

function hasSchemaContext(value: unknown): boolean {
  return [value].flat(1).some((item) => isRecord(item) && namesSchema(item["@context"]));
}

function namesSchema(context: unknown): boolean {
  if (typeof context === "string") return /^https?:\/\/(?:www\.)?schema\.org\b/i.test(context.trim());
  if (Array.isArray(context)) return context.some(namesSchema);
  return isRecord(context) && Object.values(context).some((value) => typeof value === "string" && namesSchema(value));
}

/** Top-level nodes first, then nested ones level by level, so that the cap cuts the deepest. */
function collectNodes(state: ParserState, root: unknown): StructuredNode[] {
  const nodes: StructuredNode[] = [];
  const queue: { value: unknown; path: string }[] = [{ value: root, path: "" }];
  for (let at = 0; at < queue.length; at++) {
    const { value, path } = queue[at] ?? { value: null, path: "" };
    if (Array.isArray(value)) for (const item of value) enqueue(queue, item, path);
    if (!isRecord(value)) continue;
    const types = typesOf(value);
    if (types.length > 0 && nodes.length >= HTML_LIMITS.structuredNodes) {
      state.caps.add("json-ld");
      break;
    }
    if (types.length > 0) nodes.push(nodeOf(value, types, path));
    for (const [key, child] of Object.entries(value)) if (key !== "@context") enqueue(queue, child, pathTo(path, key));
  }
  return nodes;
}

function enqueue(queue: { value: unknown; path: string }[], value: unknown, path: string): void {
  if (typeof value === "object" && value !== null) queue.push({ value, path });
}

const nodeOf = (value: JsonObject, types: string[], path: string): StructuredNode => ({
  types,
  id: idOf(value),
  path,
  props: copyProps(value),
  ...escapedIn(value, types),
});

/** Plain text by the vocabulary; texts of answers and of job offers may be markup. */
const PLAIN = ["name", "alternateName", "legalName", "headline", "description", "streetAddress", "addressLocality"];
/** Letters and signs as markup spells them. An ampersand alone is passed over, since readers of it get over "&amp;". */
const SPELT = /&(?!amp;)(?:[a-z]{2,8}|#\d{2,5});/i;

function escapedIn(value: JsonObject, types: readonly string[]): Pick<StructuredNode, "escaped"> {
  for (const name of types.includes("JobPosting") ? ["title", "name"] : PLAIN) {
    const text = value[name];
    if (typeof text === "string" && SPELT.test(text) && !/<[a-z/]/i.test(text)) return { escaped: `${name}: ${text}` };
  }
  return {};
}

/** @graph only groups nodes: what it holds is top level. */
function pathTo(path: string, key: string): string {
  if (key.startsWith("@")) return path;
  return cut(path === "" ? key : `${path}.${key}`, TEXT_LIMITS.name);
}

function typesOf(value: JsonObject): string[] {
  const types = [value["@type"]].flat(1).filter((type): type is string => typeof type === "string");
  return types
    .map(schemaName)
    .filter((type) => type !== "")
    .slice(0, 8);
}

function idOf(value: JsonObject): string | null {
  const id = value["@id"];
  return typeof id === "string" ? cut(id, TEXT_LIMITS.url) : null;
}

function copyProps(value: JsonObject): JsonObject {
  const props: JsonObject = {};
  for (const key of Object.keys(value).slice(0, HTML_LIMITS.propKeys)) {
    if (!KEYWORDS.has(key)) props[key.slice(0, TEXT_LIMITS.name)] = copyValue(value[key], 1);
  }
  return props;
}

/** References that end as they should: "&copy=2" in an address is none. */
const decodeWhole = (text: string): string =>
  text.replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi, (reference) => decodeReferences(reference));

/** Recursion ends at the depth cap; what lies deeper is null. */
function copyValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cut(decodeWhole(value), TEXT_LIMITS.prop);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= HTML_LIMITS.propDepth) return null;
  if (Array.isArray(value)) return value.slice(0, HTML_LIMITS.propItems).map((item) => copyValue(item, depth + 1));
  const copy: JsonObject = {};
  for (const [key, child] of Object.entries(value).slice(0, HTML_LIMITS.propKeys)) {
    if (key !== "__proto__") copy[key.slice(0, TEXT_LIMITS.name)] = copyValue(child, depth + 1);
  }
  return copy;
}
