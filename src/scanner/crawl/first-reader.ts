// The agent under which a page or document appears while a scan runs: of those that will look at it, the one whose
// work it is most. For people who watch; no check depends on it.
import type { AgentId } from "../../model/scan.ts";
import type { PageKind } from "../evidence/page-facts.ts";
import { addressParts } from "../../model/address-parts.ts";
import { DOCUMENTS } from "../evidence/site/documents.ts";
import { judgePageKind } from "./page-kind.ts";

const OF_PAGE: Record<PageKind, AgentId> = {
  home: "essentials",
  about: "identity",
  services: "answerability",
  product: "commerce",
  pricing: "answerability",
  contact: "operations",
  faq: "answerability",
  booking: "operations",
  shop: "commerce",
  careers: "operations",
  legal: "trust-security",
  docs: "technology",
  blog: "communication",
  post: "communication",
  team: "identity",
  location: "structured-data",
  event: "structured-data",
  login: "operations",
  other: "page-experience",
};

/** By the document's id; what is not named here belongs to the interfaces for agents. */
const OF_DOCUMENT: Record<string, AgentId> = {
  "llms-txt": "essentials",
  "llms-full-txt": "communication",
  "pricing-md": "communication",
  "index-md": "communication",
  "sitemap-md": "crawl-access",
  "ai-txt": "crawl-access",
  "agent-permissions": "crawl-access",
  "security-txt": "trust-security",
  tdmrep: "trust-security",
  "auth-md": "identity",
  "oauth-authorization-server": "identity",
  "openid-configuration": "identity",
  "oauth-protected-resource": "identity",
  "http-message-signatures-directory": "identity",
  ucp: "commerce",
  acp: "commerce",
  x402: "commerce",
};

/** robots.txt, sitemaps and feeds have no fixed place among the documents. */
const SAYS_WHAT_TO_READ = /\/robots\.txt$|\.xml(?:\.gz)?$|sitemap|\/(?:feed|rss|atom)\b/i;

/** `agents`: those that take part in the scan; the first of them stands in for one that does not. */
export function firstReaderOf(
  { type, url }: { type: "page" | "document"; url: string },
  agents: readonly AgentId[],
): AgentId {
  const agent = type === "page" ? OF_PAGE[judgePageKind({ url })] : readerOfDocument(url);
  return agents.includes(agent) ? agent : (agents[0] ?? agent);
}

function readerOfDocument(url: string): AgentId {
  const path = addressParts(url)?.pathname ?? url;
  const spec = DOCUMENTS.find(({ paths }) => paths.includes(path));
  if (spec !== undefined) return OF_DOCUMENT[spec.id] ?? "agent-interfaces";
  return SAYS_WHAT_TO_READ.test(path) ? "crawl-access" : "agent-interfaces";
}
