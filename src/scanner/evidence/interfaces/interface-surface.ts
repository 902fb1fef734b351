// Whether a site talks to software at all: the rows on agent interfaces and sign-in apply only then.
import type { Profile, SiteType } from "../../../model/profile.ts";
import { parseLinkHeader } from "../access/access-link-header.ts";
import type { DocumentFacts, SiteEvidence } from "../site-evidence.ts";

/** Documents that only a site with an interface for programs or agents publishes. */
const AGENT_DOCUMENTS = [
  "api-catalog",
  "openapi",
  "mcp-server-card",
  "agent-card",
  "agent-json",
  "agents-json",
  "ai-plugin",
  "agent-skills-index",
  "ai-catalog",
  "auth-md",
];

const IDENTITY_DOCUMENTS = [
  "oauth-authorization-server",
  "openid-configuration",
  "oauth-protected-resource",
  "openapi",
  "mcp-server-card",
  "agent-card",
  "auth-md",
];

const SITE_TYPES_WITH_INTERFACES: readonly SiteType[] = ["saas-api", "docs", "marketplace", "ecommerce"];

/** RFC 9727, RFC 8631 and the relations that agent documents use. */
const INTERFACE_RELATIONS = ["api-catalog", "service-desc", "service-meta", "ai-catalog", "ard", "mcp"];

type SurfaceEvidence = Pick<SiteEvidence, "documents" | "home" | "pages">;

/** Whether any interface for agents was seen: a document, a link relation, or a form declared as a tool. */
export function hasAgentSurface({ documents, home, pages }: SurfaceEvidence): boolean {
  if (AGENT_DOCUMENTS.some((id) => isPublished(documents[id]))) return true;
  const header = parseLinkHeader(home.transfer.headers.link ?? "").flatMap((link) => link.rels);
  const inPage = home.links.flatMap((link) => link.rel.split(" "));
  if ([...header, ...inPage].some((rel) => INTERFACE_RELATIONS.includes(rel))) return true;
  return pages.some((page) => page.forms.some((form) => form.attributes.toolname !== undefined));
}

/** Whether the site says that it runs an agent or an MCP server, not only documents about an API. */
export const declaresAgentEndpoint = (documents: SiteEvidence["documents"]): boolean =>
  ["mcp-server-card", "agent-card", "agent-json"].some((id) => isPublished(documents[id]));

/** Whether the site says that it runs an MCP server. */
export const declaresMcpServer = (documents: SiteEvidence["documents"]): boolean =>
  isPublished(documents["mcp-server-card"]);

/** Whether rows about agent interfaces concern this site: by its kind, or because it has such an interface. */
export function concernsAgents(evidence: SurfaceEvidence & Pick<SiteEvidence, "profile">): boolean {
  return isKindWithInterfaces(evidence.profile) || hasAgentSurface(evidence);
}

function isKindWithInterfaces({ siteType }: Profile): boolean {
  return [siteType.value, siteType.secondary].some(
    (type) => type !== null && SITE_TYPES_WITH_INTERFACES.includes(type),
  );
}

/** Whether anybody signs in here: a login, an API, an MCP server, an authorization document or a 401 challenge. */
export function hasSignIn({
  documents,
  pages,
  channels,
}: Pick<SiteEvidence, "documents" | "pages" | "channels">): boolean {
  if (channels.some((channel) => channel.type === "login")) return true;
  if (IDENTITY_DOCUMENTS.some((id) => isPublished(documents[id]))) return true;
  if (Object.values(documents).some((document) => document.headers["www-authenticate"] !== undefined)) return true;
  return pages.some((page) => page.kind === "login");
}

/** False where nothing that the document names is known to work. */
export const leadsSomewhere = ({ yields }: DocumentFacts): boolean => yields === undefined;

/** Present by its content: a page of HTML under such an address is a page that answers everything. */
export function isPublished(document: DocumentFacts | undefined): document is DocumentFacts {
  if (document?.state !== "present") return false;
  return !(document.json === undefined && /^\s*<(?:!doctype|html|head|body)/i.test(document.text));
}
