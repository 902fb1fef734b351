import type { Site } from "../../model/site.ts";
import { PATHS } from "./paths.ts";

/** Crawlers and fetchers of AI companies, by the tokens that they document; each is welcome. */
const AI_AGENTS = [
  "GPTBot",
  "OAI-SearchBot",
  "ChatGPT-User",
  "ClaudeBot",
  "Claude-User",
  "Claude-SearchBot",
  "Google-Extended",
  "PerplexityBot",
  "Perplexity-User",
  "Applebot-Extended",
  "meta-externalagent",
  "Amazonbot",
  "CCBot",
];

/** Search and answers may use these pages; training is not granted, since reports quote other people's sites. */
const CONTENT_SIGNAL = "search=yes, ai-input=yes, ai-train=no";

/** Links out of messages do something when they are opened. Everything else, the API included, may be read. */
const RULES = ["Disallow: /email/", "Allow: /"];

/** robots.txt (RFC 9309) with Content-Signal (contentsignals.org), which belongs inside a group. */
export const robotsTxt = ({ origin }: Site): string =>
  `${group(["*"])}
${group(AI_AGENTS)}
Sitemap: ${origin}${PATHS.sitemap}
`;

const group = (agents: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), `Content-Signal: ${CONTENT_SIGNAL}`, ...RULES, ""].join("\n");
