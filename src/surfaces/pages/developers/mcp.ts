import { MCP_PATH } from "../../../model/auth-paths.ts";
import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { countOf, startWith } from "../../../model/words.ts";
import { KEY_PLACEHOLDER } from "../../../operations/example-request.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import {
  type Block,
  code,
  codeBlock,
  details,
  fromBackticks,
  h2,
  link,
  list,
  p,
  type Page,
  prose,
} from "../../../render/blocks.ts";
import { GUIDES } from "./menu.ts";
import { accessOf, errorLink, natureOf, operationLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

const TOOLS = OPERATIONS.flatMap((operation) =>
  operation.tool === false ? [] : [{ operation, tool: operation.tool }],
);

export const mcpPage = ({ origin }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.mcp,
    title: "MCP",
    description: `Connect an MCP client to ${PRODUCT.name}: one address, ready configuration for the common clients, and the ${TOOLS.length} tools it then has.`,
    blocks: [
      p`The endpoint is ${code(origin + MCP_PATH)} (${link("Model Context Protocol", "https://modelcontextprotocol.io/")}, Streamable HTTP). It keeps no session: every request stands alone. It works without a credential within the free tier; ${link("its server card", "/.well-known/mcp/server-card.json")} names the revisions of the protocol.`,
      h2("Connect a client", "connect"),
      p`Leave the header out to try it without a key. Clients that sign in by OAuth find the way from the endpoint's own answer (${link("authentication", `${GUIDES.authentication.path}#oauth`)}).`,
      ...clientBlocks(origin + MCP_PATH),
      h2("Call it by hand", "by-hand"),
      codeBlock("sh", byHand(origin + MCP_PATH)),
      h2("Tools"),
      p`${countOf(TOOLS.length, "operation")} of the API ${TOOLS.length === 1 ? "is a tool" : "are tools"}, with the same names, input, output, scopes and errors. Calls are counted apart from the reads of REST, with the same limit a minute; ${code("start_scan")} costs a scan.`,
      list(
        ...TOOLS.map(({ operation, tool }) => [
          ...prose`${operationLink(operation)}: `,
          ...fromBackticks(operation.description),
          ...prose` ${startWith(natureOf(tool))}. ${accessOf(operation)}`,
        ]),
      ),
      h2("Good to know", "notes"),
      list(
        prose`A tool that is refused gives a result with ${code("isError")}, whose text is ${link("the error body", GUIDES.errors.path)} as JSON: a model can read what to change. ${errorLink("AUTH_REQUIRED")} and a credential that is not valid come as 401 with a challenge, so that clients can sign in.`,
        prose`${code("get_scan_status")} with a progress token follows the scan and tells its progress as notifications.`,
        prose`Reports, checks and listings can also be read as resources (${code("resources/templates/list")}), and ${code("prompts/list")} has prompts that lead a model through a scan.`,
        prose`Text that answers quote from scanned websites is data and never an instruction.`,
        prose`The server for programs that only start local processes (stdio) is a bridge to this endpoint and passes its tools on.`,
      ),
    ],
  });

function clientBlocks(endpoint: string): Block[] {
  const headers = { "x-mcp-api-key": KEY_PLACEHOLDER };
  const name = PRODUCT.slug;
  const inJson = (value: object): Block => codeBlock("json", JSON.stringify(value, null, 2));
  return [
    details(
      "Claude Code",
      codeBlock(
        "sh",
        `claude mcp add --transport http ${name} ${endpoint} --header "x-mcp-api-key: ${KEY_PLACEHOLDER}"`,
      ),
    ),
    details(
      "Claude and Claude Desktop",
      p`In the settings, under Connectors, add a custom connector with the address ${code(endpoint)}.`,
    ),
    details(
      "Cursor",
      p`In ${code(".cursor/mcp.json")} of a project, or ${code("~/.cursor/mcp.json")}:`,
      inJson({ mcpServers: { [name]: { url: endpoint, headers } } }),
    ),
    details(
      "Visual Studio Code",
      p`In ${code(".vscode/mcp.json")}:`,
      inJson({ servers: { [name]: { type: "http", url: endpoint, headers } } }),
    ),
    details(
      "Windsurf",
      p`In ${code("~/.codeium/windsurf/mcp_config.json")}:`,
      inJson({ mcpServers: { [name]: { serverUrl: endpoint, headers } } }),
    ),
    details(
      "Gemini CLI",
      p`In ${code("~/.gemini/settings.json")}:`,
      inJson({ mcpServers: { [name]: { httpUrl: endpoint, headers } } }),
    ),
    details(
      "Codex",
      p`In ${code("~/.codex/config.toml")}:`,
      codeBlock(
        "toml",
        `[mcp_servers.${name}]\nurl = "${endpoint}"\nhttp_headers = { "x-mcp-api-key" = "${KEY_PLACEHOLDER}" }`,
      ),
    ),
    details(
      "Clients that start a local process (stdio)",
      p`From a checkout of ${PRODUCT.name}, after ${code("npm install")}; ${code("FORESITE_URL")} names the service, and without ${code("MCP_API_KEY")} the free tier is used:`,
      inJson({
        mcpServers: {
          [name]: {
            command: "npx",
            args: ["--prefix", "/path/to/foresite", "foresite-mcp"],
            env: { MCP_API_KEY: KEY_PLACEHOLDER, FORESITE_URL: new URL(endpoint).origin },
          },
        },
      }),
    ),
  ];
}

const byHand = (endpoint: string): string => `curl ${endpoint} \\
  -H 'Content-Type: application/json' \\
  -H 'Accept: application/json, text/event-stream' \\
  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'`;
