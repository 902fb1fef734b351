// Addresses that documents name. Those that other surfaces serve are here too, so that one list holds them all.
export const PATHS = {
  mcp: "/.well-known/mcp",
  a2a: "/a2a",
  ask: "/ask",
  openapi: "/openapi.json",
  openapi30: "/openapi-3.0.json",
  health: "/api/health",
  developers: "/developers/",
  terms: "/legal/terms",
  icon: "/favicon.svg",
  serverCard: "/.well-known/mcp/server-card",
  serverCardJson: "/.well-known/mcp/server-card.json",
  agentCard: "/.well-known/agent-card.json",
  agentCardOld: "/.well-known/agent.json",
  aiCatalog: "/.well-known/ai-catalog.json",
  apiCatalog: "/.well-known/api-catalog",
  skills: "/.well-known/agent-skills/index.json",
  methodPage: "/method",
  method: "/method.json",
  methodSchema: "/method.schema.json",
  llms: "/llms.txt",
  llmsFull: "/llms-full.txt",
  sitemap: "/sitemap.xml",
  sitemapPages: "/sitemap-pages.xml",
  sitemapDirectory: "/sitemap-directory.xml",
} as const;

/** Clients send headers of their own to these (A2A-Version, If-None-Match): browsers send a preflight first. */
export const CARD_PATHS = [PATHS.agentCard, PATHS.agentCardOld, PATHS.serverCard, PATHS.serverCardJson] as const;

export const SERVER_CARD_TYPE = "application/mcp-server-card+json";
export const AGENT_CARD_TYPE = "application/a2a-agent-card+json";
/** RFC 9727 section 4.2. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
/** Relation of Agent Resource Discovery 1.0. */
export const AI_CATALOG_REL = "ai-catalog";
