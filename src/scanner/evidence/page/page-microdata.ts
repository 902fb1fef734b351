// Microdata items and RDFa types. https://html.spec.whatwg.org/multipage/microdata.html#values
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { inherit, keepFact, onClose, textOf } from "./page-elements.ts";
import { schemaName } from "./page-json-ld.ts";
import { normaliseText } from "./page-text-log.ts";
import { resolveUrl } from "./page-urls.ts";
import type { StructuredNode } from "../page-facts.ts";
import type { ItemDraft, OpenElement, ParserState } from "./page-parser-state.ts";

/** Names that one itemprop, or types that one itemtype, may list. */
const MAX_NAMES = 8;
const ADDRESS_ATTRIBUTES = new Map<string, "href" | "src" | "data">([
  ["a", "href"],
  ["area", "href"],
  ["link", "href"],
  ["img", "src"],
  ["iframe", "src"],
  ["audio", "src"],
  ["video", "src"],
  ["embed", "src"],
  ["source", "src"],
  ["track", "src"],
  ["object", "data"],
]);
/** itemref is left out: it is rare, and would need the elements of the whole page. */
export function readMicrodata(state: ParserState, element: OpenElement): void {
  const { itemscope, itemprop } = element.attributes;
  if (itemscope === undefined && itemprop === undefined) return;
  const owner = element.within.item;
  const names = itemprop === undefined ? [] : namesIn(itemprop);
  if (itemscope === undefined) return readValue(state, element, owner, names);
  const item = startItem(state, element, owner, names[0] ?? "");
  inherit(element, item.node.types.includes("Review") ? { item, isQuoted: true } : { item });
  if (owner === null || item.depth > HTML_LIMITS.propDepth) return;
  const nested: Record<string, unknown> = item.node.types.length > 0 ? { "@type": item.node.types[0] } : {};
  for (const name of names) addProperty(owner.node, name, nested);
  state.atEnd.push(() => Object.assign(nested, item.node.props));
}

export function readRdfa(state: ParserState, { attributes }: OpenElement): void {
  if (attributes.typeof === undefined) return;
  for (const type of namesIn(attributes.typeof).map(schemaName)) {
    const { rdfaTypes } = state.facts.structured;
    if (!rdfaTypes.includes(type)) keepFact(state, rdfaTypes, type, { most: HTML_LIMITS.rdfaTypes });
  }
}

function startItem(state: ParserState, element: OpenElement, owner: ItemDraft | null, name: string): ItemDraft {
  const { itemtype = "", itemid } = element.attributes;
  const path = owner === null || name === "" ? "" : owner.node.path === "" ? name : `${owner.node.path}.${name}`;
  const node: StructuredNode = {
    types: namesIn(itemtype).map(schemaName),
    id: itemid === undefined ? null : cut(itemid.trim(), TEXT_LIMITS.url),
    path: cut(path, TEXT_LIMITS.name),
    props: {},
  };
  keepFact(state, state.facts.structured.microdata, node, { most: HTML_LIMITS.microdataItems, cap: "microdata" });
  return { node, depth: (owner?.depth ?? 0) + 1 };
}

function readValue(state: ParserState, element: OpenElement, owner: ItemDraft | null, names: readonly string[]): void {
  if (owner === null || names.length === 0) return;
  const attribute = valueInAttributes(state, element);
  if (attribute !== null) return addAll(owner, names, attribute);
  onClose(element, () => addAll(owner, names, textOf(state, element, TEXT_LIMITS.prop, "all")));
}

/** null when the value is the element's text. A content attribute counts on every element, as all consumers read it. */
function valueInAttributes(state: ParserState, { tag, attributes }: OpenElement): string | null {
  if (attributes.content !== undefined) return normaliseText(cut(attributes.content, TEXT_LIMITS.prop));
  if (tag === "meta") return "";
  if (tag === "time" && attributes.datetime !== undefined) return cut(attributes.datetime.trim(), TEXT_LIMITS.name);
  if ((tag === "data" || tag === "meter") && attributes.value !== undefined)
    return cut(attributes.value, TEXT_LIMITS.name);
  const address = ADDRESS_ATTRIBUTES.get(tag);
  const raw = address === undefined ? undefined : attributes[address];
  return raw === undefined ? null : resolveUrl(state, raw);
}

function addAll(owner: ItemDraft, names: readonly string[], value: string): void {
  for (const name of names) addProperty(owner.node, name, value);
}

/** A second value of the same name makes a list. */
function addProperty({ props }: StructuredNode, name: string, value: unknown): void {
  if (name === "__proto__") return;
  if (!Object.hasOwn(props, name)) {
    if (Object.keys(props).length < HTML_LIMITS.propKeys) props[name] = value;
    return;
  }
  const before = props[name];
  if (!Array.isArray(before)) props[name] = [before, value];
  else if (before.length < HTML_LIMITS.propItems) before.push(value);
}

function namesIn(list: string): string[] {
  const names = list.slice(0, TEXT_LIMITS.url).trim().split(/\s+/, MAX_NAMES);
  return names.filter((name) => name !== "").map((name) => cut(name, TEXT_LIMITS.name));
}
