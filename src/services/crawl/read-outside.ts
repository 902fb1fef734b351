// What public registries say of the site: one request each, only where the site itself claims to be listed there, and
// never out of the site's budget or at its pace.
import { OUTSIDE_BYTES, OUTSIDE_TIMEOUT_MS } from "../../model/limits.ts";
import type { WebAnswer, WebClient } from "../../model/web-ports.ts";
import { declaresMcpServer } from "../../scanner/evidence/interfaces/interface-surface.ts";
import { namespaceOf, parseServers } from "../../scanner/evidence/outside/mcp-registry.ts";
import { claimedEntity, OFFICIAL_WEBSITE, parseWebsites } from "../../scanner/evidence/outside/wikidata.ts";
import type {
  DocumentFacts,
  McpRegistryFacts,
  OutsideFacts,
  SiteNode,
  WikidataFacts,
} from "../../scanner/evidence/site-evidence.ts";

const WIKIDATA_ITEMS = "https://www.wikidata.org/w/rest.php/wikibase/v1/entities/items";
const MCP_REGISTRY_SERVERS = "https://registry.modelcontextprotocol.io/v0.1/servers";

type Ask = (url: string) => Promise<WebAnswer>;

export async function readOutside(
  web: WebClient,
  site: { domain: string; structured: SiteNode[]; documents: Record<string, DocumentFacts> },
): Promise<OutsideFacts> {
  const ask: Ask = (url) =>
    web.get({ url, accept: "application/json", follow: false, maxBytes: OUTSIDE_BYTES, timeoutMs: OUTSIDE_TIMEOUT_MS });
  const claim = claimedEntity({ structured: site.structured, target: { registrableDomain: site.domain } });
  const [wikidata, mcpRegistry] = await Promise.all([
    claim === null ? null : askWikidata(ask, claim.id),
    declaresMcpServer(site.documents) ? askMcpRegistry(ask, namespaceOf(site.domain)) : null,
  ]);
  return { notAsked: null, wikidata, mcpRegistry };
}

async function askWikidata(ask: Ask, id: string): Promise<WikidataFacts> {
  const answer = await ask(`${WIKIDATA_ITEMS}/${id}/statements?property=${OFFICIAL_WEBSITE}`);
  const status = answer.ok ? answer.status : 0;
  if (status === 404) return { id, state: "missing", websites: [] };
  if (status >= 300 && status < 400) return { id, state: "moved", websites: [] };
  const websites = parseWebsites(textOf(answer));
  return websites === null ? { id, state: "failed", websites: [] } : { id, state: "read", websites };
}

async function askMcpRegistry(ask: Ask, namespace: string): Promise<McpRegistryFacts> {
  const query = new URLSearchParams({ search: namespace, version: "latest", limit: "100" }).toString();
  const servers = parseServers(textOf(await ask(`${MCP_REGISTRY_SERVERS}?${query}`)), namespace);
  return servers === null ? { namespace, state: "failed", servers: [] } : { namespace, state: "read", servers };
}

/** "" for everything but a whole good answer. */
const textOf = (answer: WebAnswer): string =>
  answer.ok && answer.status === 200 && !answer.truncated ? new TextDecoder().decode(answer.bytes) : "";
