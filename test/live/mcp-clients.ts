// The two clients that others wrote, over both transports, behind the few calls that the tests make.
import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as LegacyHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const IDENTITY = { name: "foresite-tests", version: "1.0.0" };

export interface Tool {
  name: string;
  inputSchema: object;
  outputSchema?: object | undefined;
  annotations?: object | undefined;
}
export interface ToolAnswer {
  isError?: boolean | undefined;
  structuredContent?: unknown;
  content: { type: string; text?: string }[];
}
export interface McpClient {
  /** The protocol revision that was negotiated. */
  version: string | undefined;
  instructions: string | undefined;
  listTools(): Promise<Tool[]>;
  callTool(name: string, args: Record<string, unknown>, onprogress?: (progress: number) => void): Promise<ToolAnswer>;
  readResource(uri: string): Promise<{ mimeType?: string | undefined; text?: string }[]>;
  getPrompt(name: string, args: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}
export interface Way {
  origin: string;
  key: string | null;
}

const endpoint = ({ origin }: Way): URL => new URL("/.well-known/mcp", origin);
const keyHeader = ({ key }: Way): Record<string, string> => (key === null ? {} : { "x-mcp-api-key": key });

/** How a desktop client starts the server: a command, and the key in its environment. */
export const stdioCommand = ({ origin, key }: Way) => ({
  command: process.execPath,
  args: [join(ROOT, "scripts/foresite-mcp.js"), "--server", origin],
  env: { PATH: process.env["PATH"] ?? "", ...(key === null ? {} : { MCP_API_KEY: key }) },
});

export const overModernHttp = (way: Way): Promise<McpClient> =>
  connectModern(new ModernHttp(endpoint(way), { requestInit: { headers: keyHeader(way) } }));
export const overModernStdio = (way: Way): Promise<McpClient> => connectModern(new ModernStdio(stdioCommand(way)));
export const overLegacyHttp = async (way: Way): Promise<McpClient> => {
  const transport = new LegacyHttp(endpoint(way), { requestInit: { headers: keyHeader(way) } });
  // The package types its optional members less exactly than this project's compiler asks.
  return connectLegacy(transport as Transport, () => transport.protocolVersion);
};
export const overLegacyStdio = async (way: Way): Promise<McpClient> => {
  const transport = new LegacyStdio(stdioCommand(way));
  let version: string | undefined;
  const heard = transport as Transport;
  heard.setProtocolVersion = (negotiated) => (version = negotiated);
  return connectLegacy(heard, () => version);
};

async function connectModern(transport: ModernHttp | ModernStdio): Promise<McpClient> {
  const client = new ModernClient(IDENTITY, { versionNegotiation: { mode: "auto" } });
  await client.connect(transport);
  return {
    version: client.getNegotiatedProtocolVersion(),
    instructions: client.getInstructions(),
    listTools: async () => (await client.listTools()).tools,
    callTool: async (name, args, onprogress) =>
      (await client.callTool(
        { name, arguments: args },
        onprogress === undefined ? {} : { onprogress: ({ progress }) => onprogress(progress) },
      )) as ToolAnswer,
    readResource: async (uri) => (await client.readResource({ uri })).contents,
    getPrompt: async (name, args) => JSON.stringify((await client.getPrompt({ name, arguments: args })).messages),
    close: () => client.close(),
  };
}

async function connectLegacy(transport: Transport, version: () => string | undefined): Promise<McpClient> {
  const client = new LegacyClient(IDENTITY);
  await client.connect(transport);
  return {
    version: version(),
    instructions: client.getInstructions(),
    listTools: async () => (await client.listTools()).tools,
    callTool: async (name, args, onprogress) =>
      (await client.callTool(
        { name, arguments: args },
        undefined,
        onprogress === undefined ? {} : { onprogress: ({ progress }) => onprogress(progress) },
      )) as ToolAnswer,
    readResource: async (uri) => (await client.readResource({ uri })).contents,
    getPrompt: async (name, args) => JSON.stringify((await client.getPrompt({ name, arguments: args })).messages),
    close: () => client.close(),
  };
}
