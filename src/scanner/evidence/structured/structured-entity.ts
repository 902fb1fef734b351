// The business itself among the nodes of its pages, apart from brands, employers and partners named there.
import { registrableDomainOf } from "../../../model/target.ts";
import { listOf } from "../../../model/words.ts";
import {
  isOfType,
  mainTypeOf,
  nodesOfType,
  refOf,
  resolveNodes,
  textOf,
  textsOf,
  typeName,
} from "./collect-structured.ts";
import { isPlaceholderAddress, isPlaceholderEmail, isPlaceholderPhone } from "../contacts/placeholders.ts";
import { isSubtypeOf } from "./schema-types.ts";
import type { SiteNode, TargetFacts } from "../site-evidence.ts";

/** Properties whose value is another organization than the one that runs the site. */
const FOREIGN_ROLES: ReadonlySet<string> = new Set([
  "brand",
  "manufacturer",
  "worksFor",
  "alumniOf",
  "memberOf",
  "affiliation",
  "sponsor",
  "funder",
  "member",
  "recognizedBy",
  "issuedBy",
  "sourceOrganization",
  "parentOrganization",
  "subOrganization",
  "isPartOf",
  "knowsAbout",
  "mentions",
  "citation",
  "acceptedPaymentMethod",
  "hasCredential",
  "containedInPlace",
  "containsPlace",
]);

type EntityEvidence = { structured: readonly SiteNode[]; target: Pick<TargetFacts, "registrableDomain"> };

/** Organization nodes (with every class below) that describe the site's own business. */
export function ownOrganizations(evidence: EntityEvidence): SiteNode[] {
  const { structured, target } = evidence;
  const publishers = publishersOf(structured);
  const moved = new Set(movedPlaces(evidence));
  return nodesOfType(structured, "Organization").filter(
    (node) => isOwn(node, target.registrableDomain) || isPublisher(node, publishers) || moved.has(node),
  );
}

/** A publisher that stands within an article, and nowhere under an id, is named there and not described. */
export const isDescription = (node: Pick<SiteNode, "path" | "id">): boolean =>
  node.id !== null || !PUBLISHER.test(roleOf(node));

/** Ids of those whom the pages name as publisher: theirs is the site, also when their own address is another. */
function publishersOf(structured: readonly SiteNode[]): ReadonlySet<string> {
  const ids = structured.flatMap((node) => ["publisher", "copyrightHolder"].map((role) => refOf(node.props[role])));
  return new Set(ids.filter((id) => id !== null));
}

/**
 * The one place that the pages describe under an address of another site, as copies and sites that moved do: the
 * business itself, as long as nothing is described under an address of their own. Places of several sites are entries
 * of a list, and one that says neither where it is nor how to call it may be anybody.
 */
export function placesElsewhere({ structured, target }: EntityEvidence): SiteNode[] {
  const places = structured.filter(
    (node) => isPlaceBound(node) && node.path === "" && isStated([node], "address", "telephone"),
  );
  const foreign = places.filter((node) => !isOwn(node, target.registrableDomain));
  const hosts = new Set(foreign.map(({ props }) => domainOf(refOf(props.url))));
  return hosts.size === 1 && foreign.length === places.length ? foreign : [];
}

/** The one organization with a name that the pages describe for themselves, under an address of another site. */
export function namedElsewhere({ structured, target }: EntityEvidence): SiteNode[] {
  const named = nodesOfType(structured, "Organization").filter(
    (node) => node.path === "" && textOf(node.props.name) !== "" && !isOwn(node, target.registrableDomain),
  );
  return new Set(named.map(({ props }) => domainOf(refOf(props.url)))).size === 1 ? named : [];
}

const domainOf = (address: string | null): string =>
  address !== null && URL.canParse(address) ? registrableDomainOf(new URL(address).hostname) : "";

/** Whether any organization is described as that of these pages by its address, or by saying none. */
const describesItself = ({ structured, target }: EntityEvidence): boolean =>
  nodesOfType(structured, "Organization").some((node) => node.path === "" && isOwn(node, target.registrableDomain));

const movedPlaces = (evidence: EntityEvidence): SiteNode[] =>
  describesItself(evidence) ? [] : placesElsewhere(evidence);

const PUBLISHER = /^(?:publisher|copyrightHolder)$/;
const isPublisher = (node: SiteNode, publishers: ReadonlySet<string>): boolean =>
  PUBLISHER.test(roleOf(node)) || (node.id !== null && publishers.has(node.id));

function isOwn(node: SiteNode, domain: string): boolean {
  if (FOREIGN_ROLES.has(roleOf(node))) return false;
  const address = refOf(node.props.url) ?? "";
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return true;
  return registrableDomainOf(new URL(address).hostname) === domain;
}

/** Last step of the path: "author" of "article.author"; "" for a top-level node. */
const roleOf = (node: Pick<SiteNode, "path">): string =>
  node.path.split(/[./[\]]/).findLast((step) => /^[a-z]/i.test(step)) ?? "";

/** Place-bound kinds: businesses visited or sent for, also schools, hospitals, churches and museums. */
export const isPlaceBound = (node: Pick<SiteNode, "types">): boolean =>
  isOfType(node, "LocalBusiness") ||
  isOfType(node, "CivicStructure") ||
  isOfType(node, "EducationalOrganization") ||
  isOfType(node, "MedicalOrganization");

/** Classes of places and organizations that do not say of which kind. */
const GENERAL: ReadonlySet<string> = new Set([
  "Place",
  "Organization",
  "Corporation",
  "LocalBusiness",
  "CivicStructure",
  "Store",
  "MedicalOrganization",
]);

/** The class that says what kind of place a node is, "NGO" beside "LocalBusiness", too; null where none does. */
export const placeKindOf = (node: Pick<SiteNode, "types">): string | null =>
  isPlaceBound(node) ? mainTypeOf({ types: node.types.filter((type) => saysKind(typeName(type))) }) : null;

const saysKind = (type: string): boolean =>
  !GENERAL.has(type) && (isSubtypeOf(type, "Organization") || isSubtypeOf(type, "Place"));

/** Own organizations that are places. */
export const ownPlaces = (evidence: EntityEvidence): SiteNode[] => {
  const places = evidence.structured
    .filter(isPlaceBound)
    .filter((node) => isOwn(node, evidence.target.registrableDomain));
  return [...new Set([...places, ...movedPlaces(evidence)])];
};

/** The places that nodes have within them: each with an address, a phone number and hours of its own. */
export const placesWithin = (nodes: readonly SiteNode[], all: readonly SiteNode[]): SiteNode[] =>
  nodes.flatMap((node) => WITHIN.flatMap((name) => resolveNodes(all, node.props[name], node)));
const WITHIN = ["location", "department", "hasPOS"];

/** Whether a property says something: no empty text, list or object without members. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === "object" && value !== null) return Object.keys(value).some((key) => key !== "@type");
  return textOf(value) !== "";
}

/** What tells a sample that nobody can be reached by from what people are reached by. */
const SAMPLES: Readonly<Record<string, (text: string) => boolean>> = {
  telephone: isPlaceholderPhone,
  email: isPlaceholderEmail,
};

/** Whether any of the nodes says something under any of the names; a sample of a template says nothing. */
export const isStated = (nodes: readonly SiteNode[], ...names: readonly string[]): boolean =>
  nodes.some(({ props }) => names.some((name) => isFilled(props[name]) && !isSample(name, props[name])));

function isSample(name: string, value: unknown): boolean {
  const texts = textsOf(value);
  return texts.length > 0 && texts.every((text) => SAMPLES[name]?.(text) ?? false);
}

/** Properties that hold a sample in place of a fact: "telephone" with 01234 567890. */
export const samplesIn = (nodes: readonly SiteNode[], all: readonly SiteNode[]): string[] => [
  ...Object.keys(SAMPLES).filter((name) =>
    nodes.some(({ props }) => isFilled(props[name]) && isSample(name, props[name])),
  ),
  ...(nodes.some((node) => resolveNodes(all, node.props.address, node).some(isSampleAddress)) ? ["address"] : []),
];

/** A sentence about the samples, to follow another; "" where there are none. */
export const sentenceOnSamples = (samples: readonly string[]): string =>
  samples.length === 0 ? "" : ` What it gives as ${listOf(samples)} is a sample that reaches nobody.`;

const isSampleAddress = ({ props }: SiteNode): boolean => isPlaceholderAddress(textOf(props.streetAddress));

/** Tells one place from another by postal code and house number, or by town and street; "" for a node without an address. */
export function placeKeyOf(node: SiteNode, all: readonly SiteNode[]): string {
  const [address] = resolveNodes(all, node.props.address, node);
  if (!address) return "";
  const [street, postal, town] = ["streetAddress", "postalCode", "addressLocality"].map((name) =>
    textOf(address.props[name])
      .toLowerCase()
      .replace(/[\s.,-]+/g, ""),
  );
  return postal ? `${postal} ${/\d+/.exec(street ?? "")?.[0] ?? ""}` : `${town ?? ""} ${street ?? ""}`.trim();
}

/** The postal address of the first of the nodes that has one with parts, references resolved. */
export function addressOf(nodes: readonly SiteNode[], all: readonly SiteNode[]): SiteNode | null {
  for (const node of nodes) {
    const [address] = resolveNodes(all, node.props.address, node);
    if (address && isFilled(address.props.streetAddress) && !isSampleAddress(address)) return address;
  }
  return null;
}

/** Places with tables and a menu; a butcher, a bakery and a winery may have neither. */
export const SERVED = ["Restaurant", "BarOrPub", "CafeOrCoffeeShop", "IceCreamShop"];
