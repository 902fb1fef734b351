import type { PageFacts, StructuredNode } from "../page-facts.ts";
import { isKnownType, isSubtypeOf, lineageOf } from "./schema-types.ts";
import type { SiteNode } from "../site-evidence.ts";
import { STRUCTURED_NODES } from "../site/site-limits.ts";

/**
 * The nodes of all pages in page order, each with its page; at most 2,000. Where there are more, every page keeps the same
 * number at most, those that stand within others left out first: what a page states must not be lost to the pages before.
 */
export function collectStructured(pages: readonly PageFacts[]): SiteNode[] {
  const ofPages = pages.map(nodesOfPage);
  const most = fairShare(
    ofPages.map(({ length }) => length),
    STRUCTURED_NODES,
  );
  return ofPages.flatMap((nodes) => outermost(nodes, most));
}

/** The largest number that each may have at most for all to fit into the room. */
function fairShare(wanted: readonly number[], room: number): number {
  let left = room;
  const ascending = wanted.toSorted((a, b) => a - b);
  for (const [at, count] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - at));
    if (count > share) return share;
    left -= count;
  }
  return room;
}

function outermost(nodes: SiteNode[], most: number): SiteNode[] {
  if (nodes.length <= most) return nodes;
  const depthOf = ({ path }: SiteNode): number => path.split(".").length;
  const kept = new Set(nodes.toSorted((a, b) => depthOf(a) - depthOf(b)).slice(0, most));
  return nodes.filter((node) => kept.has(node));
}

function nodesOfPage({ url, structured }: PageFacts): SiteNode[] {
  const place = (node: StructuredNode, syntax: SiteNode["syntax"]): SiteNode => ({
    ...node,
    pageUrl: url,
    syntax,
    ...readAs(node),
  });
  const isRdfa = (node: StructuredNode): boolean =>
    node.types.length > 0 && node.types.every((type) => structured.rdfaTypes.includes(type));
  return [
    ...structured.jsonLd.flatMap((block) => block.nodes.map((node) => place(node, "json-ld"))),
    ...structured.microdata.map((node) => place(node, isRdfa(node) ? "rdfa" : "microdata")),
  ];
}

const REACHED = ["telephone", "email", "contactPoint", "sameAs"];
const VISITED = ["openingHours", "openingHoursSpecification", "priceRange", "geo"];
/** What people, events, jobs and things for sale state and businesses do not. */
const OF_OTHERS = ["jobTitle", "givenName", "familyName", "worksFor", "startDate", "offers", "datePosted", "sku"];

/** A word that the vocabulary does not have ("DrivingSchool") makes what stands below it neither unseen nor untrue. */
function readAs(node: StructuredNode): Pick<SiteNode, "readAs"> {
  const { path, props, types } = node;
  const states = (names: readonly string[], of = props): boolean => names.some((name) => of[name] !== undefined);
  if (path !== "" || types.length === 0 || unknownTypesOf(node).length < types.length) return {};
  if (textOf(props["name"]) === "" || !states(REACHED) || states(OF_OTHERS)) return {};
  const places = [props["location"]].flat().filter((place) => isObject(place));
  const isVisited = [props, ...places].some((one) => states(VISITED, one));
  return { readAs: isVisited ? "LocalBusiness" : "Organization" };
}

/** "https://schema.org/Dentist", "schema:Dentist" and "Dentist" -> "Dentist". */
export function typeName(type: string): string {
  const end = Math.max(type.lastIndexOf("/"), type.lastIndexOf("#"), type.lastIndexOf(":"));
  return type.slice(end + 1);
}

/** True when a type of the node is that class or below it: a Dentist is an Organization. */
export const isOfType = ({ types, readAs }: Pick<SiteNode, "types" | "readAs">, type: string): boolean =>
  types.some((own) => isSubtypeOf(typeName(own), type)) || (readAs !== undefined && isSubtypeOf(readAs, type));

/** Nodes of a class and of all classes below it. */
export const nodesOfType = (nodes: readonly SiteNode[], type: string): SiteNode[] =>
  nodes.filter((node) => isOfType(node, type));

/** Types of a node that the schema.org vocabulary does not know. */
export const unknownTypesOf = (node: Pick<StructuredNode, "types">): string[] =>
  node.types.filter((type) => !isKnownType(typeName(type)));

/** The most specific known class of a node: the one with the longest way up; null when none is known. */
export function mainTypeOf(node: Pick<StructuredNode, "types">): string | null {
  const known = node.types.map(typeName).filter(isKnownType);
  return known.toSorted((a, b) => lineageOf(b).length - lineageOf(a).length)[0] ?? null;
}

const TEXT_CHARS = 2_000;

/**
 * Text of a property: a string, number or boolean as it stands, of a list its first text, of an object its @value,
 * else its name; "" when there is none.
 */
export function textOf(value: unknown, depth = 3): string {
  if (typeof value === "string") return value.replace(/\s+/g, " ").trim().slice(0, TEXT_CHARS);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (depth <= 0 || !isObject(value)) return "";
  const members = Array.isArray(value) ? value.slice(0, 20) : [value["@value"], value["name"]];
  for (const member of members) {
    const text = textOf(member, depth - 1);
    if (text !== "") return text;
  }
  return "";
}

/** All texts of a property, each once; at most `most`. */
export function textsOf(value: unknown, most = 50): string[] {
  const items = Array.isArray(value) ? value.slice(0, most) : [value];
  return [...new Set(items.map((item) => textOf(item)).filter((text) => text !== ""))];
}

/** Address a property stands for: a string that is one, else the @id, url or contentUrl of an object; null otherwise. */
export function refOf(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === "string") return first.trim() === "" ? null : first.trim().slice(0, TEXT_CHARS);
  if (!isObject(first)) return null;
  for (const key of ["@id", "url", "contentUrl"]) {
    const text = textOf(first[key]);
    if (text !== "") return text;
  }
  return null;
}

/**
 * The nodes that a property stands for, in order: of a bare {"@id": …} the node with that id, on the same page if it
 * is there; of an inline object that object as a node. Texts and references that lead nowhere give none.
 */
export function resolveNodes(nodes: readonly SiteNode[], value: unknown, from: SiteNode): SiteNode[] {
  const items: unknown[] = Array.isArray(value) ? value.slice(0, 50) : [value];
  return items.flatMap((item) => {
    if (!isObject(item) || Array.isArray(item)) return [];
    const id = textOf(item["@id"]);
    if (id === "" || Object.keys(item).length > 1) return [inlineNode(item, from)];
    return findById(nodes, id, from.pageUrl) ?? [];
  });
}

/** An id may be relative to its page ("#business") in one place and absolute in another. */
function findById(nodes: readonly SiteNode[], id: string, pageUrl: string): SiteNode | null {
  const wanted = absoluteId(id, pageUrl);
  const same = nodes.filter(
    (node) => node.id !== null && node.types.length > 0 && absoluteId(node.id, node.pageUrl) === wanted,
  );
  return same.find((node) => node.pageUrl === pageUrl) ?? same[0] ?? null;
}

const absoluteId = (id: string, pageUrl: string): string =>
  URL.canParse(id, pageUrl) ? new URL(id, pageUrl).href : id;

function inlineNode(props: Record<string, unknown>, from: SiteNode): SiteNode {
  const types = textsOf(props["@type"]).map(typeName);
  const id = textOf(props["@id"]);
  return { types, id: id === "" ? null : id, path: from.path, props, pageUrl: from.pageUrl, syntax: from.syntax };
}

/** Narrows to an object or list; a list's own keys are its indexes, which no property name meets. */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The host of the address that a node gives as its own; what is no address as it stands. */
export function hostOfNode({ props }: SiteNode): string {
  const address = refOf(props["url"]) ?? "";
  return URL.canParse(address) ? new URL(address).hostname : address;
}

/** Those that stand on the page. */
export const nodesOn = (nodes: readonly SiteNode[], { url }: { url: string }): SiteNode[] =>
  nodes.filter(({ pageUrl }) => pageUrl === url);
