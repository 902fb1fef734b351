import type { Site } from "../../model/site.ts";
import { PATHS } from "./paths.ts";

/** Agents of AI companies that search, and that fetch a page for a person, by the tokens that they document. */
const ANSWERING = [
  "OAI-SearchBot",
  "ChatGPT-User",
  "Claude-User",
  "Claude-SearchBot",
  "PerplexityBot",
  "Perplexity-User",
];
/** Those that gather what models are trained with. */
const TRAINING = [
  "GPTBot",
  "ClaudeBot",
  "Google-Extended",
  "Applebot-Extended",
  "meta-externalagent",
  "Amazonbot",
  "CCBot",
];

/**
 * Search and answers may use these pages. Training is not granted, since reports quote other people's sites; whoever
 * trains is told so in both languages that there are, the rules and the signal.
 */
const CONTENT_SIGNAL = "search=yes, ai-input=yes, ai-train=no";

/** Links out of messages do something when they are opened. Everything else, the API included, may be read. */
const RULES = ["Disallow: /email/", "Allow: /"];

/** robots.txt (RFC 9309) with Content-Signal (contentsignals.org), which belongs inside a group. */
export const robotsTxt = ({ origin }: Site): string =>
  `${group(["*"], RULES)}
${group(ANSWERING, RULES)}
${group(TRAINING, ["Disallow: /"])}
Sitemap: ${origin}${PATHS.sitemap}
`;

const group = (agents: readonly string[], rules: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), `Content-Signal: ${CONTENT_SIGNAL}`, ...rules, ""].join("\n");
