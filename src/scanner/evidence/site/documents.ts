import { DOCUMENT_BYTES, OPENAPI_BYTES } from "../../../model/limits.ts";
import type { ScanType } from "../../../model/scan.ts";

export interface DocumentSpec {
  id: string;
  /** Paths at the origin, tried in this order until one is present. Empty: asked for only where a page links to it. */
  paths: readonly string[];
  /** The scan type from which on it is asked for. */
  from: ScanType;
  /** How many of the paths a scan type tries that is not full; all of them when absent. */
  shallowPaths?: number;
  /** What the body must be. A web page in place of anything but "html" and "any" is the server's answer to everything. */
  expects: "text" | "markdown" | "json" | "json-or-yaml" | "xml" | "html" | "any";
  accept: string;
  /** Most bytes read of it; DOCUMENT_BYTES when absent. */
  maxBytes?: number;
}

const TEXT = "text/plain, text/markdown;q=0.9, */*;q=0.1";
const MARKDOWN = "text/markdown, text/plain;q=0.9, */*;q=0.1";
const JSON_TYPE = "application/json, */*;q=0.1";

/**
 * Root and well-known documents, in the order in which they are asked for; robots.txt and sitemaps are read apart.
 * Sources: llmstxt.org, RFC 9116 (security.txt), RFC 8414, 8615, 9727, 9728, OpenID Connect Discovery, A2A, MCP server
 * card (SEP-2127), ARD, Agent Skills Discovery, TDMRep, Web Bot Auth, ucp.dev, agenticcommerce.dev, x402.org.
 */
export const DOCUMENTS: readonly DocumentSpec[] = [
  { id: "llms-txt", paths: ["/llms.txt"], from: "light", expects: "text", accept: TEXT },
  {
    id: "mcp-server-card",
    paths: [
      "/.well-known/mcp/server-card.json",
      "/.well-known/mcp.json",
      "/.well-known/mcp/server-cards.json",
      "/.well-known/mcp",
    ],
    from: "light",
    shallowPaths: 2,
    expects: "json",
    accept: "application/mcp-server-card+json, application/json;q=0.9, */*;q=0.1",
  },

  { id: "llms-full-txt", paths: ["/llms-full.txt"], from: "basic", expects: "text", accept: TEXT },
  { id: "security-txt", paths: ["/.well-known/security.txt"], from: "basic", expects: "text", accept: TEXT },
  { id: "tdmrep", paths: ["/.well-known/tdmrep.json"], from: "basic", expects: "json", accept: JSON_TYPE },
  {
    id: "agents-md",
    paths: ["/agents.md", "/AGENTS.md"],
    from: "basic",
    shallowPaths: 1,
    expects: "markdown",
    accept: MARKDOWN,
  },
  {
    id: "openapi",
    paths: ["/openapi.json", "/openapi.yaml", "/.well-known/openapi.json", "/swagger.json"],
    from: "basic",
    shallowPaths: 1,
    expects: "json-or-yaml",
    maxBytes: OPENAPI_BYTES,
    accept: "application/vnd.oai.openapi+json, application/json;q=0.9, application/yaml;q=0.8, */*;q=0.1",
  },

  {
    id: "api-catalog",
    paths: ["/.well-known/api-catalog"],
    from: "full",
    expects: "json",
    accept: "application/linkset+json, application/json;q=0.9, */*;q=0.1",
  },
  {
    id: "agent-card",
    paths: ["/.well-known/agent-card.json"],
    from: "full",
    expects: "json",
    accept: "application/a2a-agent-card+json, application/json;q=0.9, */*;q=0.1",
  },
  { id: "agent-json", paths: ["/.well-known/agent.json"], from: "full", expects: "json", accept: JSON_TYPE },
  { id: "ai-plugin", paths: ["/.well-known/ai-plugin.json"], from: "full", expects: "json", accept: JSON_TYPE },
  {
    id: "agent-skills-index",
    paths: ["/.well-known/agent-skills/index.json", "/.well-known/skills/index.json"],
    from: "full",
    expects: "json",
    accept: JSON_TYPE,
  },
  {
    id: "ai-catalog",
    paths: ["/.well-known/ai-catalog.json"],
    from: "full",
    expects: "json",
    accept: "application/ai-catalog+json, application/json;q=0.9, */*;q=0.1",
  },
  {
    id: "oauth-authorization-server",
    paths: ["/.well-known/oauth-authorization-server"],
    from: "full",
    expects: "json",
    accept: JSON_TYPE,
  },
  {
    id: "openid-configuration",
    paths: ["/.well-known/openid-configuration"],
    from: "full",
    expects: "json",
    accept: JSON_TYPE,
  },
  {
    id: "oauth-protected-resource",
    paths: ["/.well-known/oauth-protected-resource"],
    from: "full",
    expects: "json",
    accept: JSON_TYPE,
  },
  {
    id: "http-message-signatures-directory",
    paths: ["/.well-known/http-message-signatures-directory"],
    from: "full",
    expects: "json",
    accept: "application/http-message-signatures-directory+json, application/json;q=0.9, */*;q=0.1",
  },
  { id: "ucp", paths: ["/.well-known/ucp"], from: "full", expects: "json", accept: JSON_TYPE },
  { id: "acp", paths: ["/.well-known/acp.json"], from: "full", expects: "json", accept: JSON_TYPE },
  { id: "x402", paths: ["/.well-known/x402"], from: "full", expects: "json", accept: JSON_TYPE },
  { id: "webmcp", paths: ["/.well-known/webmcp"], from: "full", expects: "json", accept: JSON_TYPE },
  {
    id: "agents-json",
    paths: ["/agents.json", "/.well-known/agents.json"],
    from: "full",
    expects: "json",
    accept: JSON_TYPE,
  },
  { id: "agent-permissions", paths: ["/agent-permissions.json"], from: "full", expects: "json", accept: JSON_TYPE },
  { id: "ai-txt", paths: ["/ai.txt"], from: "full", expects: "text", accept: TEXT },
  { id: "auth-md", paths: ["/auth.md"], from: "full", expects: "markdown", accept: MARKDOWN },
  { id: "pricing-md", paths: ["/pricing.md"], from: "full", expects: "markdown", accept: MARKDOWN },
  { id: "index-md", paths: ["/index.md"], from: "full", expects: "markdown", accept: MARKDOWN },
  { id: "sitemap-md", paths: ["/sitemap.md"], from: "full", expects: "markdown", accept: MARKDOWN },

  // Named by another document or page; there is no fixed path to try.
  { id: "jwks", paths: [], from: "full", expects: "json", accept: JSON_TYPE },
  {
    id: "feed",
    paths: [],
    from: "full",
    expects: "xml",
    accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.1",
  },
  {
    id: "rsl-license",
    paths: [],
    from: "full",
    expects: "xml",
    accept: "application/rsl+xml, application/xml;q=0.9, */*;q=0.1",
  },
];

const DEPTH: Record<ScanType, number> = { light: 0, basic: 1, full: 2 };

/** Documents that a scan of that type asks for, each with the paths it tries. */
export function documentsFor(scanType: ScanType): DocumentSpec[] {
  return DOCUMENTS.filter((spec) => DEPTH[spec.from] <= DEPTH[scanType]).map((spec) =>
    scanType === "full" ? spec : { ...spec, paths: spec.paths.slice(0, spec.shallowPaths) },
  );
}

/** The document of that id; undefined when there is none. */
export const documentOf = (id: string): DocumentSpec | undefined => DOCUMENTS.find((spec) => spec.id === id);

/** Most bytes that a scan reads of the document of that id. */
export const bytesReadOf = (id: string): number => documentOf(id)?.maxBytes ?? DOCUMENT_BYTES;
