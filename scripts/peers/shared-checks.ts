// Which of our checks ask the same question as an audit of a peer. Data.

export const PEERS = ["lighthouse", "aiseo-audit", "agent-readability", "afdocs"] as const;
export type PeerId = (typeof PEERS)[number];

export interface SharedCheck {
  /** Key of the truth; the id of our check. */
  id: string;
  /** Our further checks that answer a part of the question. Only their `fail` counts, a `warn` asks something else. */
  alsoOurs?: readonly string[];
  /** Audits of a peer by its own ids; the question is answered by all of them together. */
  peers: Partial<Record<PeerId, readonly string[]>>;
  /** Where the questions are not quite the same. */
  note?: string;
  /** Peers and we hold different views of what a fault is: shown, and left out of the totals. */
  policy?: string;
}

export const SHARED_CHECKS: readonly SharedCheck[] = [
  { id: "target-reachable", peers: { lighthouse: ["http-status-code"], "aiseo-audit": ["Fetch Success"] } },
  { id: "soft-404-control", peers: { "agent-readability": ["Soft 404 detection"], afdocs: ["http-status-codes"] } },
  { id: "bot-challenge-detected", peers: { afdocs: ["bot-protection-interference"] } },
  { id: "login-wall", peers: { "agent-readability": ["Auth gate detection"], afdocs: ["auth-gate-detection"] } },
  { id: "redirect-chain", peers: { "agent-readability": ["Redirect behavior"], afdocs: ["redirect-behavior"] } },
  {
    id: "robots-txt-syntax",
    alsoOurs: ["robots-txt-present"],
    peers: { lighthouse: ["robots-txt"] },
    note: "A web page in its place counts as a faulty file.",
  },
  {
    id: "sitemap-present",
    peers: { "agent-readability": ["sitemap.xml"] },
    note: "agent-readability also wants dates in it.",
  },
  { id: "home-indexable", peers: { lighthouse: ["is-crawlable"] } },
  {
    id: "canonical-present",
    peers: { lighthouse: ["canonical"], "agent-readability": ["Canonical URL"] },
    note: "Exactly one. Lighthouse reports contradictions and is silent where there is none.",
  },
  { id: "hreflang-valid", peers: { lighthouse: ["hreflang"] } },
  {
    id: "content-without-js",
    peers: { "agent-readability": ["Server-rendered content"], afdocs: ["rendering-strategy"] },
  },
  { id: "internal-links-crawlable", peers: { lighthouse: ["crawlable-anchors"] } },
  { id: "title-quality", peers: { lighthouse: ["document-title"] } },
  {
    id: "meta-description",
    peers: { lighthouse: ["meta-description"], "agent-readability": ["Meta description"] },
  },
  { id: "html-lang", peers: { lighthouse: ["html-has-lang", "html-lang-valid"] } },
  {
    id: "jsonld-present",
    peers: { "agent-readability": ["Structured data"] },
  },
  { id: "organization-present", peers: { "aiseo-audit": ["Organization Identity"] } },
  { id: "image-alt", peers: { lighthouse: ["image-alt"], "aiseo-audit": ["Image Accessibility"] } },
  { id: "control-names", peers: { lighthouse: ["link-name", "button-name", "link-text"] } },
  {
    id: "form-labels",
    peers: { lighthouse: ["label", "select-name"] },
    note: "Lighthouse takes sample text in a field for a name.",
  },
  { id: "iframe-titles", peers: { lighthouse: ["frame-title"] } },
  { id: "meta-refresh", peers: { lighthouse: ["meta-refresh"] } },
  { id: "positive-tabindex", peers: { lighthouse: ["tabindex"] } },
  { id: "landmarks", peers: { lighthouse: ["landmark-one-main"] } },
  {
    id: "llms-txt-valid",
    peers: { lighthouse: ["llms-txt"], "agent-readability": ["llms.txt valid"], afdocs: ["llms-txt-valid"] },
  },
  {
    id: "llms-txt-links-resolve",
    peers: { "agent-readability": ["llms.txt links resolve"], afdocs: ["llms-txt-links-resolve"] },
  },
  { id: "llms-txt-size", peers: { "agent-readability": ["llms.txt size"], afdocs: ["llms-txt-size"] } },
  {
    id: "markdown-negotiation",
    peers: { "agent-readability": ["Accept header → markdown"], afdocs: ["content-negotiation"] },
  },
  { id: "markdown-vary", peers: { "agent-readability": ["Vary: Accept"] } },
  { id: "page-size-text", peers: { "agent-readability": ["Page size (HTML text)"], afdocs: ["page-size-html"] } },
  { id: "page-size-transfer", peers: { afdocs: ["page-size-transfer"] } },
  {
    id: "content-start-position",
    peers: { afdocs: ["content-start-position"] },
    policy:
      "afdocs wants the content to begin within a tenth of the page, so short pages with a menu fail; we count what stands before it.",
  },
  {
    id: "open-graph-core",
    peers: { "aiseo-audit": ["Structured Data"] },
    policy:
      "aiseo-audit asks for Open Graph tags beside JSON-LD; we report them and score nothing, since no answer engine says that it reads them.",
  },
  {
    id: "ai-search-bots-allowed",
    peers: { "aiseo-audit": ["AI Crawler Access"], "agent-readability": ["robots.txt"] },
    policy: "Peers also count crawlers that gather training data; shutting those out is the owner's choice.",
  },
  {
    id: "llms-txt-present",
    peers: { "agent-readability": ["llms.txt"], afdocs: ["llms-txt-exists"] },
    policy: "Peers ask every site for an llms.txt; we report it and count nothing where there is none.",
  },
  {
    id: "markdown-url",
    peers: { "agent-readability": [".md URL → markdown"], afdocs: ["markdown-url-support"] },
    policy: "Peers ask every page for a twin at .md; we judge twins where a site has them.",
  },
  {
    id: "markdown-alternate",
    peers: { "agent-readability": ["Markdown link alternate"] },
    policy: "agent-readability asks every page for it; we ask pages that have a Markdown form.",
  },
];

/** Checks that none of these peers has; the truth about them is held all the same. */
export const OURS_ALONE: readonly string[] = [
  "jsonld-valid",
  "localbusiness-present",
  "hidden-instructions",
  "crawler-trap-detected",
  "price-parity",
  "mcp-server-card",
  "declared-capability-works",
  "mcp-endpoint-live",
];

/** Rows that only report: what they found stands in their evidence. */
export const REPORTED: ReadonlySet<string> = new Set(["crawler-trap-detected"]);
