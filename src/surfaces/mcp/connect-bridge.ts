// Hands what a local client asks on to the service's own MCP endpoint, word for word.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { McpError, ResultSchema, type Progress, type ServerCapabilities } from "@modelcontextprotocol/sdk/types.js";
import { Server, type CallToolResult } from "@modelcontextprotocol/server";
import { PRODUCT } from "../../model/product.ts";
import { failureMessage, toProtocolError } from "./bridge-failure.ts";
import { LIST_CACHE } from "./list-cache.ts";
import { ENDPOINT_PATH } from "./mcp-call.ts";

export interface BridgeOptions {
  /** Origin of the service. */
  server: string;
  key: string | null;
}

export interface Bridge {
  /** A server for one local connection; all of them share the connection to the service. */
  open(): Server;
  close(): Promise<void>;
}

/** Throws an Error for the user when the service does not answer, or refuses the key. */
export async function connectBridge({ server, key }: BridgeOptions): Promise<Bridge> {
  const client = new Client({ name: `${PRODUCT.slug}-stdio`, version: PRODUCT.version });
  const transport = new StreamableHTTPClientTransport(new URL(ENDPOINT_PATH, server), {
    requestInit: { headers: key === null ? {} : { "x-mcp-api-key": key } },
  });
  // The SDK's own transport states its optional members less exactly than this project's compiler asks.
  await client.connect(transport as Parameters<Client["connect"]>[0]).catch((error: unknown) => {
    throw new Error(failureMessage(error, server));
  });
  return { open: () => mirror(client, server), close: () => client.close() };
}

/** A server that is to its client what the service is to `client`. */
function mirror(client: Client, origin: string): Server {
  const known = client.getServerVersion();
  const instructions = client.getInstructions();
  const server = new Server(
    { name: PRODUCT.slug, title: known?.title ?? PRODUCT.name, version: known?.version ?? PRODUCT.version },
    {
      capabilities: capabilitiesOf(client.getServerCapabilities()),
      cacheHints: LIST_CACHE,
      ...(instructions === undefined ? {} : { instructions }),
    },
  );
  mirrorReads(server, client, origin);
  mirrorCalls(server, client, origin);
  return server;
}

/** A client that reads both in one piece forgets the progress; apart by this much they come one by one. */
const LAST_PROGRESS_MS = 25;

const READS = [
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "prompts/list",
  "prompts/get",
] as const;

function mirrorReads(server: Server, client: Client, origin: string): void {
  for (const method of READS)
    server.setRequestHandler(method, async ({ params }, { mcpReq }) => {
      try {
        return await forward(client, { method, params: { ...params } }, { signal: mcpReq.signal });
      } catch (error) {
        throw toProtocolError(error, origin);
      }
    });
}

function mirrorCalls(server: Server, client: Client, origin: string): void {
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    const told: Promise<void>[] = [];
    const onprogress = (progress: Progress): void =>
      void told.push(mcpReq.notify({ method: "notifications/progress", params: { ...progress, progressToken } }));
    const options = { signal: mcpReq.signal, ...(progressToken === undefined ? {} : { onprogress }) };
    const { name, arguments: args = {} } = params;
    try {
      const request = { method: "tools/call", params: { name, arguments: args } };
      const result = await forward<CallToolResult>(client, request, options);
      // After its answer a client no longer listens for the progress of a call.
      await Promise.allSettled(told);
      if (told.length > 0) await new Promise((resume) => setTimeout(resume, LAST_PROGRESS_MS));
      return result;
    } catch (error) {
      if (error instanceof McpError) throw toProtocolError(error, origin);
      return { content: [{ type: "text", text: failureMessage(error, origin) }], isError: true };
    }
  });
}

async function forward<T>(
  client: Client,
  request: { method: string; params: Record<string, unknown> },
  options: { signal: AbortSignal; onprogress?: (progress: Progress) => void },
): Promise<T> {
  const result = await client.request(request, ResultSchema, { ...options, resetTimeoutOnProgress: true });
  // The service made it for this method, and the server checks it again on its way out.
  return result as T;
}

const capabilitiesOf = ({ tools, resources, prompts }: ServerCapabilities = {}) => ({
  ...(tools === undefined ? {} : { tools: {} }),
  ...(resources === undefined ? {} : { resources: {} }),
  ...(prompts === undefined ? {} : { prompts: {} }),
});
