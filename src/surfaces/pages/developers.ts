import { ERROR_TABLE, type ErrorCode } from "../../model/errors.ts";
import { REQUEST_BODY_BYTES } from "../../model/limits.ts";
import { planWith } from "../../model/plans.ts";
import { PRODUCT } from "../../model/product.ts";
import { SCOPES } from "../../model/scopes.ts";
import type { Site } from "../../model/site.ts";
import { OPERATIONS } from "../../operations/registry.ts";
import {
  type Block,
  code,
  codeBlock,
  fromBackticks,
  h2,
  link,
  list,
  p,
  type Page,
  prose,
  table,
} from "../../render/blocks.ts";
import { operationBlocks } from "./operation-blocks.ts";
import { webhookBlocks } from "./webhook-blocks.ts";
import { NAMED } from "../../render/navigation.ts";

export const developersPage = (site: Site): Page => ({
  ...NAMED.developers,
  title: "For developers",
  description: `How to scan websites with ${PRODUCT.name} by program: the first scan in three calls, credentials, limits, errors, and every operation.`,
  updated: "2026-11-20",
  blocks: [
    ...firstScan(site),
    ...credentials(site),
    ...limitsAndErrors(),
    h2("Operations"),
    p`The same list for programs: ${link("OpenAPI 3.1", "/openapi.json")} and ${link("OpenAPI 3.0", "/openapi-3.0.json")}.`,
    ...OPERATIONS.flatMap((operation) => operationBlocks(operation, site.origin)),
    ...eventStream(site),
    ...webhookBlocks(site),
    ...agentInterfaces(site),
  ],
});

const firstScan = ({ origin }: Site): Block[] => [
  h2("The first scan in three calls"),
  p`No account is needed. The base address is ${code(origin)}; bodies are JSON.`,
  codeBlock(
    "sh",
    `# 1. Start; the answer carries scanId
curl -X POST ${origin}/api/insights/scan -H 'Content-Type: application/json' -d '{"url": "example.com"}'
# 2. Ask again after pollAfterSeconds until status is complete or error
curl ${origin}/api/insights/scan/SCAN_ID/status
# 3. Read the report
curl ${origin}/api/insights/scan/SCAN_ID/results`,
  ),
];

const credentials = ({ limits }: Site): Block[] => [
  h2("Credentials"),
  p`Without a credential you have the plan ${code("anonymous")}, with the scopes ${planWith("anonymous", limits).scopes.join(", ")}.`,
  list(
    prose`An API key in the header ${code("x-mcp-api-key")}, or as ${code("Authorization: Bearer fsk_…")}. Never in an address.`,
    prose`An OAuth 2.0 access token as ${code("Authorization: Bearer …")}. ${link("Server metadata", "/.well-known/oauth-authorization-server")}, ${link("metadata of this resource", "/.well-known/oauth-protected-resource")}.`,
  ),
  p`A credential that is sent and not valid is refused with ${link("INVALID_CREDENTIALS", "/developers/errors/INVALID_CREDENTIALS")}, also where none is needed. The scopes: ${SCOPES.join(", ")}. How to get a credential: ${link("auth.md", "/auth.md")}.`,
];

const limitsAndErrors = (): Block[] => [
  h2("Limits"),
  p`The limits of each plan, and what counts, are on the ${link("pricing page", "/pricing")}. A request body has at most ${REQUEST_BODY_BYTES / 1024} KiB. Send an ${code("Idempotency-Key")} when you start a scan: the same key and body get the same answer again and cost one scan.`,
  h2("Errors"),
  p`Every error has one body: ${code("error")} (kind), ${code("code")} (stable, for programs), ${code("message")} (what was wrong and what would be right), ${code("details")}, ${code("requestId")}, and the members of ${link("RFC 9457", "https://www.rfc-editor.org/rfc/rfc9457")}. Ask for ${code("application/problem+json")} to get it under that type.`,
  table(
    ["Code", "Status", "Kind"],
    (Object.keys(ERROR_TABLE) as ErrorCode[]).map((name) => [
      prose`${link(name, `/developers/errors/${name}`)}`,
      prose`${ERROR_TABLE[name].status}`,
      prose`${code(ERROR_TABLE[name].error)}`,
    ]),
  ),
];

const eventStream = ({ origin }: Site): Block[] => [
  h2("Follow a scan live"),
  p`Pages and agents as they arrive, as ${link("server-sent events", "https://html.spec.whatwg.org/multipage/server-sent-events.html")}, until the scan is over; ${code("Last-Event-ID")} resumes:`,
  codeBlock("sh", `curl -N ${origin}/api/insights/scan/SCAN_ID/events`),
];

const agentInterfaces = ({ origin }: Site): Block[] => [
  h2("Interfaces for agents"),
  p`The MCP endpoint is ${code(`${origin}/.well-known/mcp`)} (${link("Model Context Protocol", "https://modelcontextprotocol.io/")}, Streamable HTTP, stateless). Its tools are operations of the list above, with the same input, output and scopes; their calls are counted apart from the reads of REST, with the same limit a minute:`,
  table(
    ["Tool", "What it does"],
    OPERATIONS.filter(({ tool }) => tool !== false).map(({ id, description }) => [
      prose`${link(id, `#${id}`)}`,
      fromBackticks(description),
    ]),
  ),
  list(
    prose`${link("Server card", "/.well-known/mcp/server-card.json")} of the MCP endpoint, ${link("agent card", "/.well-known/agent-card.json")} of the A2A endpoint ${code(`${origin}/a2a`)}.`,
    prose`Questions in plain language: ${code(`${origin}/ask?query=How+do+I+start`)}, by GET or POST as ${link("NLWeb", "https://github.com/nlweb-ai/NLWeb")} has it. Answers come from the directory, public reports and these pages, with their sources, composed by rule without a language model: as a stream, or as JSON with ${code("Accept: application/json")}. “scan example.com” starts a scan; ${code("POST /await")} tells what became of it. A plan has as many questions a minute as reads, on a count of their own.`,
    prose`${link("Skills", "/.well-known/agent-skills/index.json")}, ${link("API catalog", "/.well-known/api-catalog")}, ${link("AI catalog", "/.well-known/ai-catalog.json")}, ${link("agents.md", "/agents.md")}, ${link("llms.txt", "/llms.txt")}.`,
  ),
];
