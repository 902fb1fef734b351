import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { PATHS } from "./paths.ts";

/** Newest first; a client takes the first that it knows. */
const PROTOCOL_VERSIONS = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"];
/** The newest version in which `initialize` exists, for readers of the older form of this card. */
const HANDSHAKE_VERSION = "2025-11-25";

/**
 * The card of the MCP server: the form of the server card extension (SEP-2127, schema v1), and beside it the members
 * of the older proposal (SEP-1649) that directories still look for. The same bytes stand at both paths.
 */
export function serverCard({ origin }: Site): object {
  const endpoint = `${origin}${PATHS.mcp}`;
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: `${reverseDns(origin)}/${PRODUCT.slug}`,
    version: PRODUCT.version,
    title: PRODUCT.name,
    description: "Scans business websites for AI readiness, AEO and automation, with evidence for every claim.",
    websiteUrl: `${origin}/`,
    icons: [{ src: `${origin}${PATHS.icon}`, mimeType: "image/svg+xml", sizes: ["any"] }],
    remotes: [
      {
        type: "streamable-http",
        url: endpoint,
        supportedProtocolVersions: PROTOCOL_VERSIONS,
        headers: [
          {
            name: "x-mcp-api-key",
            description: "API key; raises the limits. Not needed for the free tier.",
            isRequired: false,
            isSecret: true,
          },
        ],
      },
    ],
    serverInfo: { name: PRODUCT.slug, version: PRODUCT.version },
    endpoint,
    transport: { type: "streamable-http", endpoint },
    protocolVersion: HANDSHAKE_VERSION,
    capabilities: { tools: {}, resources: {}, prompts: {} },
  };
}

/** "https://scan.example.com" -> "com.example.scan" */
const reverseDns = (origin: string): string => new URL(origin).hostname.split(".").toReversed().join(".");
