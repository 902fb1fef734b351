import { PRODUCT } from "../../model/product.ts";
import { operationPagePath } from "../../model/documentation-paths.ts";
import type { Site } from "../../model/site.ts";
import { OPERATIONS } from "../../operations/registry.ts";
import { startScan } from "../../operations/start-scan.ts";
import { type Page, type TextDocument, twinPath } from "../../render/blocks.ts";
import { PATHS } from "./paths.ts";
import type { Skill } from "./skills/skill.ts";
import { skillPath } from "./skills/skill-markdown.ts";

export interface LlmsSources {
  pages: readonly Page[];
  agents: TextDocument;
  auth: TextDocument;
  skills: readonly Skill[];
}

/** llms.txt (llmstxt.org): title, summary, then sections of links, each with one sentence. */
export function llmsTxt({ origin }: Site, { pages, agents, auth, skills }: LlmsSources): string {
  const line = (name: string, path: string, note: string): string => `- [${name}](${origin}${path}): ${note}`;
  const lineOf = ({ name, path, description }: Page): string => line(name, twinPath(path), description);
  const [home] = pages;
  // Pages below the guides, of operations and error codes, are found through their lists.
  const guides = pages.filter(({ portal }) => portal !== undefined && portal.trail.length <= 1);
  const others = pages.filter(({ portal }) => portal === undefined);
  return `# ${PRODUCT.name}

> ${home?.description ?? ""}

Scans are started with one call and read with a second; no account is needed. Every page of this site also stands as Markdown under the addresses below, and answers in Markdown when asked with \`Accept: text/markdown\`.

## Start here

${line("agents.md", "/agents.md", agents.description)}
${line("auth.md", "/auth.md", auth.description)}
${line("OpenAPI 3.1", PATHS.openapi, `The REST API: ${OPERATIONS.length} operations with schemas, examples and errors.`)}
${line("OpenAPI 3.0", PATHS.openapi30, "The same for tools that do not read 3.1.")}

## Interfaces for agents

${line("MCP server card", PATHS.serverCardJson, `The MCP endpoint is ${origin}${PATHS.mcp} (Streamable HTTP).`)}
${line("A2A agent card", PATHS.agentCard, `The A2A endpoint is ${origin}${PATHS.a2a}.`)}
${line("Questions in plain language", `${PATHS.ask}?query=How+do+I+start`, "NLWeb, with your own question as query: answers with sources from the directory, public reports and these pages, or starts a scan that is asked for.")}
${line("AI catalog", PATHS.aiCatalog, "Servers and agents at this host.")}
${line("API catalog", PATHS.apiCatalog, "The APIs at this host as a linkset (RFC 9727).")}
${line("Health", PATHS.health, "Whether the service works, measured when asked.")}

## Skills

${skills.map((skill) => line(skill.name, skillPath(skill), skill.description)).join("\n")}

## For developers

${guides.map(lineOf).join("\n")}
${line(startScan.id, twinPath(operationPagePath(startScan.id)), `One of the ${OPERATIONS.length} pages of operations; the others stand beside it, each under its id.`)}

## Pages

${others.map(lineOf).join("\n")}
${line("Method for programs", PATHS.method, "Every check with weight, evidence grade and source, and every figure behind the estimates, as JSON.")}
${line("Directory", "/directory.md", "Businesses by AI readiness, each with a page of its own.")}

## Optional

${line("llms-full.txt", PATHS.llmsFull, "All of these documents in one.")}
`;
}
