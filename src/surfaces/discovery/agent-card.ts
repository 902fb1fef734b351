import { planWith, type PlanLimits } from "../../model/plans.ts";
import { PRODUCT } from "../../model/product.ts";
import { AGENTS_BY_SCAN_TYPE, SCAN_TYPES } from "../../model/scan.ts";
import { countOf } from "../../model/words.ts";
import { PATHS } from "./paths.ts";

const MODES = { inputModes: ["text/plain", "application/json"], outputModes: ["application/json", "text/markdown"] };

/**
 * The A2A agent card: one document that clients of 1.0 (`supportedInterfaces`) and of 0.3 (`protocolVersion`, `url`,
 * `preferredTransport`) both read. It names no security schemes: the two versions write them differently, and none
 * is needed.
 */
export function agentCard(origin: string, limits: PlanLimits = {}): object {
  const url = `${origin}${PATHS.a2a}`;
  const scans = planWith("anonymous", limits).scansPerDay;
  return {
    name: PRODUCT.name,
    description: `Reads a business website and reports how ready the business is for AI, with evidence for every claim. Works without a credential for ${countOf(scans, "scan")} a day.`,
    version: PRODUCT.version,
    supportedInterfaces: ["1.0", "0.3"].map((protocolVersion) => ({
      url,
      protocolBinding: "JSONRPC",
      protocolVersion,
    })),
    protocolVersion: "0.3.0",
    url,
    preferredTransport: "JSONRPC",
    additionalInterfaces: [{ url, transport: "JSONRPC" }],
    provider: { organization: PRODUCT.name, url: origin },
    documentationUrl: `${origin}${PATHS.developers}`,
    iconUrl: `${origin}${PATHS.icon}`,
    capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
    defaultInputModes: MODES.inputModes,
    defaultOutputModes: MODES.outputModes,
    skills: SCAN_TYPES.map((scanType) => ({
      id: `scan-website-${scanType}`,
      name: `Scan of a website (${scanType})`,
      description: `Starts a ${scanType} scan (${countOf(AGENTS_BY_SCAN_TYPE[scanType].length, "scan agent")}) and follows it; the report comes back as artifact in JSON and Markdown.`,
      tags: ["ai-readiness", "aeo", "automation", scanType],
      examples: [JSON.stringify({ url: "example.com", scanType })],
    })),
  };
}
