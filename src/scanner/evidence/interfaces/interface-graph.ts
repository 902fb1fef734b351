// How the discovery documents of a site refer to one another.
import { plainUrl } from "../../../model/target.ts";
import { declaredStates } from "./interface-declared.ts";
import { asObject, objectsOf, parseUrl, textAt } from "./interface-json.ts";
import { readMcpCards } from "./interface-mcp-card.ts";
import { isPublished } from "./interface-surface.ts";
import type { DocumentFacts, SiteEvidence } from "../site-evidence.ts";

/** The documents by which agents find what a site offers them. */
export const DISCOVERY = [
  "api-catalog",
  "openapi",
  "mcp-server-card",
  "agent-card",
  "agent-skills-index",
  "ai-catalog",
  "oauth-protected-resource",
  "oauth-authorization-server",
  "openid-configuration",
];
const EARLIER = ["agent-json", "agents-json"];

export interface GraphFault {
  url: string;
  received: string;
  meaning: string;
}

/** The documents for agents that the site publishes. */
export function readDiscoveryGraph(documents: SiteEvidence["documents"]): DocumentFacts[] {
  return [...DISCOVERY, ...EARLIER].map((id) => documents[id]).filter(isPublished);
}

/** Two documents that name different addresses for the same thing. */
export function findContradictions(documents: readonly DocumentFacts[]): GraphFault[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const faults: GraphFault[] = [];
  const compare = (what: string, ids: [string, string], read: (document: DocumentFacts) => string) => {
    const [one, other] = [byId.get(ids[0]), byId.get(ids[1])];
    if (!one || !other) return;
    const [first, second] = [read(one), read(other)];
    if (first === "" || second === "" || sameAddress(first, second)) return;
    faults.push({
      url: one.url,
      received: `${first} here, ${second} in ${parseUrl(other.url)?.pathname ?? other.url}`,
      meaning: `The two documents name different ${what}.`,
    });
  };
  const member = (name: string) => (document: DocumentFacts) => textAt(asObject(document.json), name);
  compare("issuers", ["oauth-authorization-server", "openid-configuration"], member("issuer"));
  compare("token endpoints", ["oauth-authorization-server", "openid-configuration"], member("token_endpoint"));
  compare("addresses of the agent", ["agent-card", "agent-json"], agentAddress);
  return [...faults, ...undescribedServers(byId)];
}

/** The AI catalog and the server card each may hold the card; then both must name one endpoint. */
function undescribedServers(byId: ReadonlyMap<string, DocumentFacts>): GraphFault[] {
  const card = byId.get("mcp-server-card");
  const catalog = byId.get("ai-catalog");
  if (!card || !catalog) return [];
  const known = readMcpCards(card.json).flatMap((one) => one.endpoints.map((endpoint) => endpoint.url));
  const inline = objectsOf(asObject(catalog.json)?.entries)
    .filter((entry) => (textAt(entry, "type") || textAt(entry, "mediaType")).includes("mcp"))
    .flatMap((entry) => (entry.data === undefined ? [] : readMcpCards(entry.data)))
    .flatMap((one) => one.endpoints.map((endpoint) => endpoint.url));
  return inline
    .filter((url) => known.length > 0 && !known.some((other) => sameAddress(url, other)))
    .map((url) => ({
      url: catalog.url,
      received: url,
      meaning: "The server card names another address for the tool server.",
    }));
}

function agentAddress(document: DocumentFacts): string {
  const card = asObject(document.json);
  return textAt(card, "url") || textAt(objectsOf(card?.supportedInterfaces)[0] ?? null, "url");
}

const sameAddress = (one: string, other: string): boolean => one.replace(/\/$/, "") === other.replace(/\/$/, "");

/** Links of a document that this scan also asked for and that answered with an error, or that a call found dead. */
export function findDeadLinks(
  documents: readonly DocumentFacts[],
  { exchanges, live }: Pick<SiteEvidence, "exchanges" | "live">,
): GraphFault[] {
  // 401, 403 and 405 are answers of a living interface to a plain reader.
  const read = exchanges.filter(({ purpose }) => purpose !== "call");
  const dead = new Map([
    ...read
      .filter(({ status }) => status === 404 || status === 410 || status >= 500)
      .map(({ url, status }) => [url, `answers ${status}`] as const),
    ...declaredStates(live)
      .filter(({ state }) => state === "dead")
      .map(({ url }) => [url, "gave no answer of use when called without a key"] as const),
  ]);
  const declaredDead = declaredStates(live).filter(({ state }) => state === "dead");
  return documents.flatMap((document) => {
    const named = linksIn(document.json).flatMap((link) => {
      const answer = dead.get(parseUrl(link)?.href ?? link);
      if (answer === undefined || link === document.url) return [];
      return [{ url: document.url, received: plainUrl(link), meaning: `This address is named here and ${answer}.` }];
    });
    // What a document declares by a relative address is dead all the same.
    const declared = declaredDead
      .filter(({ url, declaredIn }) => sameAddress(declaredIn, document.url) && url !== document.url)
      .map(({ url }) => plainUrl(url))
      .filter((received) => !named.some((fault) => fault.received === received))
      .map((received) => ({
        url: document.url,
        received,
        meaning: "This address is declared here and gave no answer of use when called without a key.",
      }));
    return [...named, ...declared];
  });
}

const MOST_LINKS = 300;
const DEPTH = 8;

/** Absolute addresses that stand anywhere in a document, at most 300. */
export function linksIn(json: unknown): string[] {
  const links = new Set<string>();
  const visit = (value: unknown, depth: number) => {
    if (links.size >= MOST_LINKS || depth > DEPTH) return;
    if (typeof value === "string" && /^https?:\/\//.test(value)) links.add(value);
    else if (typeof value === "object" && value !== null)
      for (const part of Object.values(value)) visit(part, depth + 1);
  };
  visit(json, 0);
  return [...links];
}

/** Documents whose address stands in no other document, header, link, robots.txt or llms.txt. */
export function findUnmentioned(
  documents: readonly DocumentFacts[],
  { home, robots, documents: all }: Pick<SiteEvidence, "home" | "robots" | "documents">,
): DocumentFacts[] {
  const places = [
    {
      id: "home",
      text: [home.transfer.headers.link, ...home.links.map((l) => l.href), ...home.anchors.map((a) => a.href)].join(
        " ",
      ),
    },
    { id: "robots", text: robots.text },
    ...Object.values(all).filter(isPublished),
  ];
  return documents.filter((document) => {
    const path = parseUrl(document.url)?.pathname ?? document.url;
    return !places.some((place) => place.id !== document.id && place.text.includes(path));
  });
}
