import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { AGENT_CARD_TYPE, PATHS, SERVER_CARD_TYPE } from "./paths.ts";

/** The AI catalog of Agent Resource Discovery 1.0: which servers and agents are at this host. It knows no API; the API catalog does. */
export function aiCatalog({ origin }: Site): object {
  const host = new URL(origin).hostname;
  const shared = { version: PRODUCT.version, tags: ["ai-readiness", "aeo", "website-scan", "automation"] };
  const entry = (kind: string, displayName: string, type: string, path: string, description: string): object => ({
    identifier: `urn:air:${host}:${kind}:${PRODUCT.slug}`,
    displayName,
    type,
    url: `${origin}${path}`,
    description,
    representativeQueries: QUERIES,
    ...shared,
  });
  return {
    specVersion: "1.0",
    host: {
      displayName: PRODUCT.name,
      identifier: origin,
      documentationUrl: `${origin}${PATHS.developers}`,
      logoUrl: `${origin}${PATHS.icon}`,
    },
    entries: [
      entry("mcp", `${PRODUCT.name} MCP server`, SERVER_CARD_TYPE, PATHS.serverCard, "Tools over Streamable HTTP."),
      entry("agent", `${PRODUCT.name} agent`, AGENT_CARD_TYPE, PATHS.agentCard, "Scans on a message, over A2A."),
    ],
  };
}

const QUERIES = [
  "How ready is example.com for AI?",
  "What could this business automate, going by its website?",
  "Why do answer engines not quote example.com?",
];
