// Which declared interfaces a full scan calls, and with what. Only what the site's own documents name, the cheapest
// request that tells whether it is alive, and few of each kind: a scan must not become a load test.
import { asObject, objectsOf, textAt } from "../evidence/interfaces/interface-json.ts";
import { readDiscoveryGraph } from "../evidence/interfaces/interface-graph.ts";
import { readMcpCards } from "../evidence/interfaces/interface-mcp-card.ts";
import type { DocumentFacts } from "../evidence/site-evidence.ts";
import { planAgents } from "./plan-agents.ts";
import { planMentionedCalls, type Declaring } from "./plan-mentioned-calls.ts";
import { planOpenApiCalls } from "./plan-openapi-calls.ts";
import { soundsActingAddress } from "./sounds-acting.ts";
import { absolute, type PlannedCall } from "./planned-call.ts";

export interface CallPlan {
  mcpServers: { url: string; declaredIn: string }[];
  calls: PlannedCall[];
}

/** Two servers are a current one and its predecessor; more on one site are seldom. */
const MOST_MCP_SERVERS = 2;
const MOST_CATALOG_LINKS = 10;
const MOST_SKILLS = 8;
const MOST_ARD_ENTRIES = 8;
/** All calls together, beside the MCP servers: a quarter of the requests of a full scan. */
const MOST_CALLS = 30;

const CATALOG_RELATIONS = ["service-desc", "service-doc", "service-meta", "status", "item"];
const ANYTHING = "*/*";

export function planCalls(site: Declaring): CallPlan {
  const published = readDiscoveryGraph(site.documents);
  const of = (id: string): DocumentFacts | undefined => published.find((document) => document.id === id);
  const calls = [
    ...planAgents(of("agent-card") ?? of("agent-json")),
    ...planOpenApiCalls(of("openapi")),
    ...planSkills(of("agent-skills-index")),
    ...planCatalog(of("api-catalog")),
    ...planAiCatalog(of("ai-catalog")),
    ...planMentionedCalls(site, published),
  ];
  return { mcpServers: planMcp(of("mcp-server-card"), of("ai-catalog")), calls: calls.slice(0, MOST_CALLS) };
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
  const urls = cards.flatMap((card) =>
    readMcpCards(card).flatMap(({ endpoints }) =>
      endpoints.filter(({ transport }) => transport !== "stdio").map(({ url }) => url),
    ),
  );
  return absolute(urls, document.url).map((url) => ({ url, declaredIn: document.url }));
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
  const found = links.flatMap(({ name, link }) =>
    absolute([textAt(link, "href")], catalog.url)
      .filter((url) => isHarmlessLink(name, url))
      .map((url) => ({ name, link, url })),
  );
  return found.slice(0, MOST_CATALOG_LINKS).map(({ name, link, url }): PlannedCall => {
    const promised = textAt(link, "type");
    const accept = promised === "" ? ANYTHING : `${promised}, */*;q=0.1`;
    return { kind: "api-catalog", name, url, declaredIn: catalog.url, promised, accept };
  });
}

/** An interface is called as it stands, without the parameters that somebody put there for a call of their own. */
const isHarmlessLink = (name: string, url: string): boolean =>
  !soundsActingAddress(url) && !(["item", "status"].includes(name) && new URL(url).search !== "");

/** Files of discovery are named after what they describe, acts among them; they are read, not called. */
const isHarmlessEntry = (url: string): boolean =>
  /^\/\.well-known\/[^?]*\.(?:md|json|ya?ml|txt)$/.test(new URL(url).pathname + new URL(url).search) ||
  !soundsActingAddress(url);

function planAiCatalog(catalog: DocumentFacts | undefined): PlannedCall[] {
  if (catalog === undefined) return [];
  return objectsOf(asObject(catalog.json)?.entries, MOST_ARD_ENTRIES).flatMap((entry) =>
    absolute([textAt(entry, "url")], catalog.url)
      .filter(isHarmlessEntry)
      .map((url): PlannedCall => {
        const promised = textAt(entry, "type") || textAt(entry, "mediaType");
        const name = (textAt(entry, "displayName") || textAt(entry, "identifier")).slice(0, 100);
        const accept = promised === "" ? ANYTHING : `${promised}, */*;q=0.1`;
        return { kind: "ai-catalog", name, url, declaredIn: catalog.url, promised, accept };
      }),
  );
}
