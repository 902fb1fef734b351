// Which declared interfaces a full scan calls, and with what. Only what the site's own documents name, the cheapest
// request that tells whether it is alive, and few of each kind: a scan must not become a load test.
import { asObject, objectsOf, parseUrl, textAt } from "../evidence/interfaces/interface-json.ts";
import { linksIn, readDiscoveryGraph } from "../evidence/interfaces/interface-graph.ts";
import { readMcpCards } from "../evidence/interfaces/interface-mcp-card.ts";
import { isPublished } from "../evidence/interfaces/interface-surface.ts";
import { readOpenApi } from "../evidence/interfaces/interface-openapi.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { DeclaredCall, DocumentFacts, SiteEvidence } from "../evidence/site-evidence.ts";
import { planOpenApiCalls } from "./plan-openapi-calls.ts";

export type PlannedCall = Pick<DeclaredCall, "kind" | "name" | "url" | "declaredIn" | "promised"> & { accept: string };

export interface CallPlan {
  mcpServers: { url: string; declaredIn: string }[];
  calls: PlannedCall[];
}

/** Two servers are a current one and its predecessor; more on one site are seldom. */
const MOST_MCP_SERVERS = 2;
const MOST_AGENTS = 2;
const MOST_CATALOG_LINKS = 10;
const MOST_SKILLS = 8;
const MOST_ARD_ENTRIES = 8;
/** All calls together, beside the MCP servers: a quarter of the requests of a full scan. */
const MOST_CALLS = 30;

const CATALOG_RELATIONS = ["service-desc", "service-doc", "service-meta", "status", "item"];
const JSON_FIRST = "application/json, */*;q=0.1";
const ANYTHING = "*/*";

interface Declared {
  documents: SiteEvidence["documents"];
  pages: readonly PageFacts[];
}

export function planCalls(site: Declared): CallPlan {
  const published = readDiscoveryGraph(site.documents);
  const of = (id: string): DocumentFacts | undefined => published.find((document) => document.id === id);
  const calls = [
    ...planAgents(of("agent-card") ?? of("agent-json")),
    ...planOpenApiCalls(of("openapi")),
    ...planSkills(of("agent-skills-index")),
    ...planCatalog(of("api-catalog")),
    ...planAiCatalog(of("ai-catalog")),
    ...planAsk(site, published),
    ...planGraphql(site, published),
  ];
  return { mcpServers: planMcp(of("mcp-server-card"), of("ai-catalog")), calls: calls.slice(0, MOST_CALLS) };
}

/** Addresses of a document made absolute, each once. */
function absolute(urls: readonly string[], base: string): string[] {
  const made = urls.flatMap((url) => (url === "" ? [] : (parseUrl(url, base)?.href ?? [])));
  return [...new Set(made.filter((url) => /^https?:/.test(url)))];
}

function planMcp(card: DocumentFacts | undefined, catalog: DocumentFacts | undefined): CallPlan["mcpServers"] {
  const inline = objectsOf(asObject(catalog?.json)?.entries).map((entry) => entry.data);
  const servers = [
    ...endpointsIn(card, [card?.json]),
    ...endpointsIn(
      catalog,
      inline.filter((data) => asObject(data)?.remotes !== undefined),
    ),
  ];
  return servers
    .filter(({ url }, at) => servers.findIndex((other) => other.url === url) === at)
    .slice(0, MOST_MCP_SERVERS);
}

function endpointsIn(document: DocumentFacts | undefined, cards: readonly unknown[]): CallPlan["mcpServers"] {
  if (document === undefined) return [];
  const urls = cards.flatMap((card) => readMcpCards(card).flatMap(({ endpoints }) => endpoints.map(({ url }) => url)));
  return absolute(urls, document.url).map((url) => ({ url, declaredIn: document.url }));
}

function planAgents(card: DocumentFacts | undefined): PlannedCall[] {
  const json = asObject(card?.json);
  if (card === undefined || json === null) return [];
  const urls = [...objectsOf(json.supportedInterfaces).map((one) => textAt(one, "url")), textAt(json, "url")];
  return absolute(urls, card.url)
    .slice(0, MOST_AGENTS)
    .map((url) => ({ kind: "a2a", name: "agent", url, declaredIn: card.url, promised: "", accept: JSON_FIRST }));
}

function planSkills(index: DocumentFacts | undefined): PlannedCall[] {
  if (index === undefined) return [];
  return objectsOf(asObject(index.json)?.skills, MOST_SKILLS).flatMap((skill) =>
    absolute([textAt(skill, "url")], index.url).map((url): PlannedCall => {
      const name = textAt(skill, "name").slice(0, 64);
      return { kind: "skill", name, url, declaredIn: index.url, promised: "", accept: ANYTHING };
    }),
  );
}

function planCatalog(catalog: DocumentFacts | undefined): PlannedCall[] {
  if (catalog === undefined) return [];
  const links = objectsOf(asObject(catalog.json)?.linkset).flatMap((entry) =>
    CATALOG_RELATIONS.flatMap((name) => objectsOf(entry[name]).map((link) => ({ name, link }))),
  );
  return links.slice(0, MOST_CATALOG_LINKS).flatMap(({ name, link }) =>
    absolute([textAt(link, "href")], catalog.url).map((url): PlannedCall => {
      const promised = textAt(link, "type");
      const accept = promised === "" ? ANYTHING : `${promised}, */*;q=0.1`;
      return { kind: "api-catalog", name, url, declaredIn: catalog.url, promised, accept };
    }),
  );
}

function planAiCatalog(catalog: DocumentFacts | undefined): PlannedCall[] {
  if (catalog === undefined) return [];
  return objectsOf(asObject(catalog.json)?.entries, MOST_ARD_ENTRIES).flatMap((entry) =>
    absolute([textAt(entry, "url")], catalog.url).map((url): PlannedCall => {
      const promised = textAt(entry, "type") || textAt(entry, "mediaType");
      const name = (textAt(entry, "displayName") || textAt(entry, "identifier")).slice(0, 100);
      const accept = promised === "" ? ANYTHING : `${promised}, */*;q=0.1`;
      return { kind: "ai-catalog", name, url, declaredIn: catalog.url, promised, accept };
    }),
  );
}

/** NLWeb answers questions at /ask: a harmless one, not streamed, in the form that every generation of it takes. */
function planAsk({ documents, pages }: Declared, published: readonly DocumentFacts[]): PlannedCall[] {
  const rel = (pages[0]?.links ?? []).filter((link) => link.rel.split(" ").includes("nlweb")).map(({ href }) => href);
  const openapi = published.find(({ id }) => id === "openapi");
  const described = readOpenApi(asObject(documents.openapi?.json) ?? {})?.operations.some(({ name }) =>
    /^(?:GET|POST) \/ask$/.test(name),
  );
  const found = [
    ...rel.map((href) => ({ href, declaredIn: pages[0]?.url ?? "" })),
    ...published.flatMap(({ url, json }) =>
      linksIn(json)
        .filter((link) => /\/ask\/?$/.test(parseUrl(link)?.pathname ?? ""))
        .map((href) => ({ href, declaredIn: url })),
    ),
    ...(openapi !== undefined && described === true ? [{ href: "/ask", declaredIn: openapi.url }] : []),
  ];
  return found.slice(0, 1).flatMap(({ href, declaredIn }) =>
    absolute([href], declaredIn).map((address): PlannedCall => {
      const url = new URL(address);
      url.searchParams.set("query", "What do you offer?");
      url.searchParams.set("streaming", "false");
      return { kind: "nlweb", name: "ask", url: url.href, declaredIn, promised: "", accept: JSON_FIRST };
    }),
  );
}

const GRAPHQL_PATH = /\/graphql\/?$/;
/** GraphQL over HTTP: a GET may only carry a query, never a mutation. */
const GRAPHQL_QUERY = "{__schema{queryType{name}}}";
const LLMS_CHARS = 60_000;

function planGraphql({ documents, pages }: Declared, published: readonly DocumentFacts[]): PlannedCall[] {
  const llms = documents["llms-txt"];
  const inText = isPublished(llms) ? (llms.text.slice(0, LLMS_CHARS).match(/https?:\/\/[^\s)"'<>\]]{1,500}/g) ?? []) : [];
  const named = [
    ...published.flatMap(({ url, json }) => linksIn(json).map((href) => ({ href, declaredIn: url }))),
    ...inText.map((href) => ({ href, declaredIn: llms?.url ?? "" })),
    ...pages.flatMap((page) => page.anchors.map(({ href }) => ({ href, declaredIn: page.url }))),
  ].find(({ href }) => GRAPHQL_PATH.test(parseUrl(href)?.pathname ?? ""));
  const url = named === undefined ? null : parseUrl(named.href);
  if (named === undefined || url === null || !/^https?:$/.test(url.protocol)) return [];
  url.search = "";
  url.searchParams.set("query", GRAPHQL_QUERY);
  const accept = "application/graphql-response+json, application/json;q=0.9";
  return [{ kind: "graphql", name: "query", url: url.href, declaredIn: named.declaredIn, promised: "", accept }];
}
