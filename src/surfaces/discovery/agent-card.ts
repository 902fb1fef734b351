// The A2A agent card: one document that clients of 1.0 and of 0.3 both read.
import { A2A_CAPABILITIES, A2A_INPUT_MODES, A2A_OUTPUT_MODES, A2A_PATH, A2A_VERSIONS } from "../../model/a2a.ts";
import { planWith, type PlanLimits } from "../../model/plans.ts";
import { PRODUCT } from "../../model/product.ts";
import { AGENTS_BY_SCAN_TYPE, SCAN_TYPES, type ScanType } from "../../model/scan.ts";
import { startScan } from "../../operations/start-scan.ts";

/**
 * Members of 1.0 (`supportedInterfaces`) beside those that 0.3 requires (`protocolVersion`, `url`,
 * `preferredTransport`). It names no security schemes, since the two versions write them differently and none is
 * needed: a key in x-mcp-api-key or as bearer raises the limits, as the description says.
 */
export function agentCard(origin: string, limits: PlanLimits = {}) {
  const url = `${origin}${A2A_PATH}`;
  return {
    name: PRODUCT.name,
    description: descriptionOf(limits),
    version: PRODUCT.version,
    supportedInterfaces: A2A_VERSIONS.map((protocolVersion) => ({ url, protocolBinding: "JSONRPC", protocolVersion })),
    protocolVersion: "0.3.0",
    url,
    preferredTransport: "JSONRPC",
    additionalInterfaces: [{ url, transport: "JSONRPC" }],
    provider: { organization: PRODUCT.name, url: origin },
    documentationUrl: `${origin}/developers/`,
    iconUrl: `${origin}/favicon.svg`,
    capabilities: A2A_CAPABILITIES,
    defaultInputModes: A2A_INPUT_MODES,
    defaultOutputModes: A2A_OUTPUT_MODES,
    skills: SCAN_TYPES.map((scanType) => skillOf(scanType)),
  };
}

function descriptionOf(limits: PlanLimits): string {
  const scans = planWith("anonymous", limits).scansPerDay;
  return `Reads a business website and reports how ready the business is for AI, with evidence for every claim. Works without a credential for ${scans} scans a day; a key in the header x-mcp-api-key, or as bearer token, allows ${planWith("free", limits).scansPerDay} and more.`;
}

const DEPTHS: Record<ScanType, { name: string; tags: string[] }> = {
  light: { name: "Light scan of a website", tags: ["ai-readiness", "aeo", "quick"] },
  basic: { name: "Scan of a website", tags: ["ai-readiness", "aeo", "structured-data", "automation"] },
  full: { name: "Full scan of a website", tags: ["ai-readiness", "aeo", "agents", "security", "commerce"] },
};

function skillOf(scanType: ScanType) {
  const agents = AGENTS_BY_SCAN_TYPE[scanType];
  const many = agents.length === 1 ? "one scan agent" : `${agents.length} scan agents`;
  const word = scanType === DEFAULT_TYPE ? "scan" : `${scanType} scan of`;
  return {
    id: `scan-website-${scanType}`,
    name: DEPTHS[scanType].name,
    description: `Starts a ${scanType} scan (${many}: ${agents.join(", ")}) and follows it; the report comes back as artifact in JSON and Markdown. Uses one scan of the day's quota.`,
    tags: DEPTHS[scanType].tags,
    examples: [`${word} https://example.com`, JSON.stringify({ url: "example.com", scanType })],
    inputModes: A2A_INPUT_MODES,
    outputModes: A2A_OUTPUT_MODES,
  };
}

const DEFAULT_TYPE = startScan.input.shape.scanType.parse(undefined);
